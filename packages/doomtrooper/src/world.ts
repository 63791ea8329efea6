/** The state of a game of Doomtrooper: plain data. What follows from it is asked of `status.ts`, `abilities.ts` and `values.ts`. */
import type { Outcome, Seat } from '@kolbiste/engine';
import { PROFILES, type ProfileName, type Switches } from './profiles/index.ts';
import type { Rule } from './rule.ts';

/** Index into `World.cards`. */
export type CardId = number;
export const NOBODY = -1;
export const NOTHING: CardId = -1;

/** DOT 33.1: exactly three areas. */
export type Area = 'squad' | 'cohort' | 'station';

/**
 * Where a card is. `outside`: in play but in none of the areas (DOT 8.5). `hidden`: a warrior played into cover whom nobody
 * has seen yet (DOT 9.26). `attached`: on another card. `player`: on a player. `table`: on the whole game. `stack`: just played.
 */
export type Zone =
  | 'library'
  | 'hand'
  | 'discard'
  | 'sacrificed'
  | 'sideboard'
  | Area
  | 'outside'
  | 'hidden'
  | 'attached'
  | 'player'
  | 'table'
  | 'stack'
  | 'ante';

/** DOT 37.15: cards on the table are in play. */
export const isInPlay = (zone: Zone): boolean =>
  zone === 'squad' ||
  zone === 'cohort' ||
  zone === 'station' ||
  zone === 'attached' ||
  zone === 'outside' ||
  zone === 'hidden' ||
  zone === 'player' ||
  zone === 'table';

export interface Card {
  def: number;
  readonly owner: Seat;
  /** Who controls it [DR-84]. */
  by: Seat;
  zone: Zone;
  host: CardId;
  /** Attachments, in order of coming. */
  gear: CardId[];
  /** The player it lies on, for zone `player`. */
  at: Seat;
  wounded: boolean;
  covered: boolean;
  /** A vehicle whose warrior sits inside. */
  inside: boolean;
  /** A gift its bearer has switched off (DOT 13.18s). */
  off: boolean;
  /** When it came into play, for orders that follow time. */
  stamp: number;
  /** Draw steps of its player before its last transfer (DOT 20.17). */
  moved: number;
  /** The turn in which it left cover (DOT 9.20). */
  uncovered: number;
  /** Markers its text speaks of. */
  marks: number;
  /** What was chosen for it: a victim, a side, a weapon. */
  chosen: number;
  /** The sergeant whose unit it belongs to (DOT 31.9). */
  sergeant: CardId;
  /** Turn in which its once-a-turn ability was last used. */
  used: number;
  /** The world's stamp when its player last changed his mind about it [DR-79] [DR-81]. */
  turned: number;
}

export interface Side {
  destiny: number;
  victory: number;
  /** Owed to the bank (DOT 1.9). */
  debt: number;
  library: CardId[];
  hand: CardId[];
  discard: CardId[];
  sacrificed: CardId[];
  sideboard: CardId[];
  /** Own turns finished. */
  turns: number;
  /** Draw steps begun: transfers and Sabotage count from one to the next (DOT 20.17, 26.7). */
  draws: number;
  /** Own turns left in which a warrior must come (DOT 1.17); 0 when no countdown runs. */
  countdown: number;
  /** Seats sabotaged since the last draw step (DOT 26.7). */
  sabotaged: Seat[];
  /** Turns to miss, and actions fewer in the next one. */
  missed: number;
  fewer: number;
  /** Turns to take again. */
  again: number;
  team: number;
  /** Out of the game (DOT 1.19 with more than two). */
  out: boolean;
}

/** Actions that belong together: the standard three of a turn, or those a card grants [DR-37]. */
export interface Pool {
  readonly seat: Seat;
  readonly standard: boolean;
  readonly source: CardId;
  /** Tokens whose kind is not yet fixed (DOT 7.13). */
  open: number;
  /** Tokens granted as attacks or as non-attacks (DOT 7.12). */
  attack: number;
  peaceful: number;
  /** How many open tokens may still become attacks (DOT 7.16). */
  allowance: number;
  /** After an attack out of the standard pool only attacks may follow (DOT 7.7). */
  locked: boolean;
  attacked: boolean;
}

export type Tactic = 'fight' | 'shoot';
export type Phase = 'declared' | 'paired' | 'tactic' | 'warzone' | 'modifiers' | 'strikes' | 'status' | 'points';

export interface Fight {
  readonly id: number;
  /** The attacking player. */
  readonly by: Seat;
  phase: Phase;
  attacker: CardId;
  defender: CardId;
  /** Null until announced. */
  tactic: Tactic | null;
  warzone: CardId;
  /** Whether the defender has had his say about a warzone. */
  zoned: boolean;
  /** The weapon each side uses, -1 for none. */
  weapons: [CardId, CardId];
  /** Who joined, on either side. */
  helpers: CardId[];
  /** Ended before its strikes were resolved [DR-49]. */
  over: boolean;
  /** One of the attacking player's warriors was lost since the declaration [DR-48]. */
  lost: boolean;
  /** Cards played on warriors in this combat: seat, definition, warrior (DOT 24.5.18s). */
  copies: number[];
  /** Plays of the attacking player in the modifier window, for the defender's one word about warzones [DR-53]. */
  plays: number;
  /** Only warriors of this affiliation may attack (a Corporate Leader's action), or 0. */
  only: number;
  /** The attacker was chosen by a card. */
  forced: CardId;
  /** A card makes this combat: even friends may meet in it (DOT 24.2.5). */
  free: boolean;
  /** Combat spells whose strength was paid for: more may follow (DOT 21.10). */
  cast: Cast[];
  /** Wounded in it and not killed: victim, who did it. */
  hurt: CardId[];
  /** Killed in it: victim, who did it, the victim's affiliations. */
  felled: number[];
}
/** Just declared: nobody is paired yet. */
export const newFight = (id: number, by: Seat): Fight => ({
  id,
  by,
  phase: 'declared',
  attacker: NOTHING,
  defender: NOTHING,
  tactic: null,
  warzone: NOTHING,
  zoned: false,
  weapons: [NOTHING, NOTHING],
  helpers: [],
  over: false,
  lost: false,
  copies: [],
  plays: 0,
  only: 0,
  forced: NOTHING,
  free: false,
  cast: [],
  hurt: [],
  felled: [],
});
export interface Cast {
  readonly card: CardId;
  readonly def: number;
  readonly seat: Seat;
  readonly on: CardId;
  readonly caster: CardId;
  readonly spent: number;
}

/** An attack a player must make in a turn of his, as far as he can; one that names nobody forbids him to attack. */
export interface Order {
  readonly seat: Seat;
  /** Own turns he will have finished when it falls due. */
  readonly due: number;
  readonly attacker: CardId;
  readonly defender: CardId;
  readonly tactic: Tactic | null;
  done: boolean;
}
/** A mission's reward earned while the mission was not on the table. */
export interface Secret {
  readonly seat: Seat;
  /** The mission's definition. */
  readonly def: number;
  readonly points: number;
  readonly kind: 'choice' | 'victory' | 'destiny';
  readonly orDestiny: number;
}

/** Something that changes values or abilities for a time. */
export interface Effect {
  readonly source: CardId;
  /** Its definition: the card itself may lie face down by now, and what it did stays known. */
  readonly def: number;
  readonly by: Seat;
  /** The warrior, or -1 for whomever `what` names. */
  readonly on: CardId;
  /** `ratings`, or the name of an ability or lock. */
  readonly what: string;
  readonly ratings: readonly [number, number, number, number];
  readonly layer: 'base' | 'multiply' | 'add';
  /** Ends with this combat; 0 when it does not. */
  readonly fight: number;
  /** Ends when this player's next turn begins; -1 when it does not. */
  readonly until: Seat;
  /** Whether it ends at his draw step instead. */
  readonly draw: boolean;
  readonly n: number;
  readonly stamp: number;
}

/** A wound or death about to happen; saving cards change it (DOT 24.7.3). */
export interface Harm {
  readonly victim: CardId;
  /** The warrior who did it, -1 when none did. */
  readonly by: CardId;
  /** Whoever earns points for it. */
  readonly earner: Seat;
  kill: boolean;
  saved: boolean;
  /** The victim is removed from the game. */
  readonly sacrifice: boolean;
  /** What a wound follows from. */
  readonly rule: Rule;
  readonly fight: number;
}

/** A change of the position that waits for consent [DR-100]: about a card or about a player. */
export interface Proposal {
  readonly by: Seat;
  readonly change: string;
  readonly card: CardId;
  readonly player: Seat;
  /** Who has yet to agree, the next first. */
  readonly waits: readonly Seat[];
}

/** Points announced and not yet given (DOT 24.8.5). */
export interface Award {
  readonly seat: Seat;
  readonly for: CardId;
  victory: number;
  destiny: number;
}

/** A card or ability announced and not yet resolved: what reactions answer. */
export interface Announced {
  readonly seat: Seat;
  readonly card: CardId;
  /** -1 for playing the card; otherwise which of its uses. */
  readonly use: number;
  /** A warrior or card, -1 none. */
  readonly on: CardId;
  /** A player, -1 none. */
  readonly at: Seat;
  readonly to: Area | 'none';
  /** Further targets, each paid for. */
  readonly also?: readonly CardId[];
  /** Destiny points spent on its strength. */
  readonly spent: number;
  /** The warrior who casts it. */
  readonly caster: CardId;
  readonly fight: number;
  cancelled: boolean;
}

export interface World {
  readonly profile: ProfileName;
  readonly target: number;
  readonly mode: 'duel' | 'everybody' | 'targets' | 'teams' | 'cartel';
  readonly house: House;
  turn: number;
  active: Seat;
  step: 'opening' | 'start' | 'draw' | 'actions' | 'discard' | 'end' | 'between';
  /** Whether somebody's first warrior has opened the Stations (DOT 20.8t). */
  opened: boolean;
  stamp: number;
  fightCount: number;
  readonly cards: Card[];
  readonly sides: Side[];
  /** Everything on the table, in order of coming. Replaced, never changed in place: what was found out about it holds as long as it is the same list. */
  play: readonly CardId[];
  effects: Effect[];
  fights: Fight[];
  harms: Harm[];
  awards: Award[];
  announced: Announced[];
  pools: Pool[];
  orders: Order[];
  secrets: Secret[];
  /** Whose card or ability was carried out last. */
  doer: Seat;
  /** Cards a seat is being shown: seat, card. */
  shown: number[];
  /** Turns left after time ran out or after a tie; -1 when the game is not in its last turns. */
  lastTurns: number;
  lastTurnsWhy: 'time' | 'tie';
  /** Whether the position was ever changed by consent: such games are marked. */
  judged: boolean;
  proposal: Proposal | null;
  ended: Outcome | null;
}

/** Table options that the rules read while playing. */
export interface House {
  readonly cardinal: boolean;
  /** Turns after which time is up (DOT 1.6t); 0 for none. */
  readonly turnLimit: number;
  /** Only capable warriors sabotage in the standard profile [DR-87]. */
  readonly capableSaboteurs: boolean;
  readonly ante: 'off' | 'top' | 'vote';
  /** Whether players may propose a change of the position [DR-100]. */
  readonly judge: boolean;
  /** The seat that decides about it alone; -1 where all must agree. */
  readonly arbiter: Seat;
}

export const rulesOf = (w: World): Switches => PROFILES[w.profile];
/** A rule both books have, each in its own words. */
export const byBook = (w: World, tournament: Rule, standard: Rule): Rule => (w.profile === 'tournament' ? tournament : standard);
export const topFight = (w: World): Fight | null => (w.fights.length ? w.fights[w.fights.length - 1]! : null);
export const fightNumbered = (w: World, id: number): Fight | null => {
  for (const fight of w.fights) if (fight.id === id) return fight;
  return null;
};

/** Team-mates, oneself included, count as friends [DR-97]. */
export const friends = (w: World, a: Seat, b: Seat): boolean => a === b || (w.sides[a]!.team >= 0 && w.sides[a]!.team === w.sides[b]!.team);

/** The seat the others play against together (DOT 38.12, 38.14). */
export const isLegionOfCartel = (w: World, seat: Seat): boolean => w.mode === 'cartel' && seat === w.sides.length - 1;

/** Seats still in the game, from `first` on, clockwise (DOT 38.1). */
export function seatsFrom(w: World, first: Seat): Seat[] {
  const n = w.sides.length;
  const out: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    if (!w.sides[seat]!.out) out.push(seat);
  }
  return out;
}
export const nextSeat = (w: World, seat: Seat): Seat => {
  const seats = seatsFrom(w, (seat + 1) % w.sides.length);
  return seats[0] ?? seat;
};

export const newCard = (def: number, owner: Seat, zone: Zone): Card => ({
  def,
  owner,
  by: owner,
  zone,
  host: NOTHING,
  gear: [],
  at: NOBODY,
  wounded: false,
  covered: false,
  inside: false,
  off: false,
  stamp: 0,
  moved: -1,
  uncovered: -1,
  marks: 0,
  chosen: -1,
  sergeant: NOTHING,
  used: -1,
  turned: -1,
});

export const newSide = (team: number): Side => ({
  destiny: 0,
  victory: 0,
  debt: 0,
  library: [],
  hand: [],
  discard: [],
  sacrificed: [],
  sideboard: [],
  turns: 0,
  draws: 0,
  countdown: 0,
  sabotaged: [],
  missed: 0,
  fewer: 0,
  again: 0,
  team,
  out: false,
});

export function newWorld(options: { profile: ProfileName; target: number; mode: World['mode']; house: House }, seats: number): World {
  const teamOf = (seat: Seat): number =>
    options.mode === 'teams' ? seat % 2 : options.mode === 'cartel' ? (seat === seats - 1 ? 1 : 0) : -1;
  return {
    profile: options.profile,
    target: options.target,
    mode: options.mode,
    house: options.house,
    turn: 0,
    active: 0,
    step: 'opening',
    opened: false,
    stamp: 0,
    fightCount: 0,
    cards: [],
    sides: Array.from({ length: seats }, (_, seat) => newSide(teamOf(seat))),
    play: [],
    effects: [],
    fights: [],
    harms: [],
    awards: [],
    announced: [],
    pools: [],
    orders: [],
    secrets: [],
    doer: NOBODY,
    shown: [],
    lastTurns: -1,
    lastTurnsWhy: 'time',
    judged: false,
    proposal: null,
    ended: null,
  };
}

const EMPTY_CARD_ZONES: readonly Zone[] = ['library', 'hand', 'discard', 'sacrificed', 'sideboard'];

export function cloneWorld(w: World): World {
  const cards: Card[] = [];
  for (const c of w.cards)
    cards.push({
      def: c.def,
      owner: c.owner,
      by: c.by,
      zone: c.zone,
      host: c.host,
      gear: c.gear.length ? c.gear.slice() : [],
      at: c.at,
      wounded: c.wounded,
      covered: c.covered,
      inside: c.inside,
      off: c.off,
      stamp: c.stamp,
      moved: c.moved,
      uncovered: c.uncovered,
      marks: c.marks,
      chosen: c.chosen,
      sergeant: c.sergeant,
      used: c.used,
      turned: c.turned,
    });
  const sides: Side[] = [];
  for (const s of w.sides)
    sides.push({
      destiny: s.destiny,
      victory: s.victory,
      debt: s.debt,
      library: s.library.slice(),
      hand: s.hand.slice(),
      discard: s.discard.slice(),
      sacrificed: s.sacrificed.slice(),
      sideboard: s.sideboard.slice(),
      turns: s.turns,
      draws: s.draws,
      countdown: s.countdown,
      sabotaged: s.sabotaged.slice(),
      missed: s.missed,
      fewer: s.fewer,
      again: s.again,
      team: s.team,
      out: s.out,
    });
  const fights: Fight[] = [];
  for (const f of w.fights)
    fights.push({
      id: f.id,
      by: f.by,
      phase: f.phase,
      attacker: f.attacker,
      defender: f.defender,
      tactic: f.tactic,
      warzone: f.warzone,
      zoned: f.zoned,
      weapons: [f.weapons[0], f.weapons[1]],
      helpers: f.helpers.slice(),
      over: f.over,
      lost: f.lost,
      copies: f.copies.slice(),
      plays: f.plays,
      only: f.only,
      forced: f.forced,
      free: f.free,
      cast: f.cast.slice(),
      hurt: f.hurt.slice(),
      felled: f.felled.slice(),
    });
  return {
    profile: w.profile,
    target: w.target,
    mode: w.mode,
    house: w.house,
    turn: w.turn,
    active: w.active,
    step: w.step,
    opened: w.opened,
    stamp: w.stamp,
    fightCount: w.fightCount,
    cards,
    sides,
    play: w.play, // replaced, never changed in place: copies may share it
    effects: w.effects.slice(),
    fights,
    harms: w.harms.map(h => ({
      victim: h.victim,
      by: h.by,
      earner: h.earner,
      kill: h.kill,
      saved: h.saved,
      sacrifice: h.sacrifice,
      rule: h.rule,
      fight: h.fight,
    })),
    awards: w.awards.map(a => ({ seat: a.seat, for: a.for, victory: a.victory, destiny: a.destiny })),
    announced: w.announced.map(copyAnnounced),
    pools: w.pools.map(copyPool),
    orders: w.orders.map(o => ({
      seat: o.seat,
      due: o.due,
      attacker: o.attacker,
      defender: o.defender,
      tactic: o.tactic,
      done: o.done,
    })),
    secrets: w.secrets.slice(),
    doer: w.doer,
    shown: w.shown.slice(),
    lastTurns: w.lastTurns,
    lastTurnsWhy: w.lastTurnsWhy,
    judged: w.judged,
    proposal: w.proposal,
    ended: w.ended,
  };
}

const copyAnnounced = (a: Announced): Announced => ({
  seat: a.seat,
  card: a.card,
  use: a.use,
  on: a.on,
  at: a.at,
  to: a.to,
  ...(a.also && { also: a.also }),
  spent: a.spent,
  caster: a.caster,
  fight: a.fight,
  cancelled: a.cancelled,
});
const copyPool = (p: Pool): Pool => ({
  seat: p.seat,
  standard: p.standard,
  source: p.source,
  open: p.open,
  attack: p.attack,
  peaceful: p.peaceful,
  allowance: p.allowance,
  locked: p.locked,
  attacked: p.attacked,
});

/** Where cards carry no state of play. */
export const isAtRest = (zone: Zone): boolean => EMPTY_CARD_ZONES.includes(zone);
