/** The moments at which players may act: one window, with the game's policy. Chapters 5, 24 and 28. */
import { isEngaged, takesOut, has } from './abilities.ts';
import { windowOf, type Call, type Opened, type Seat } from '@kolbiste/engine';
import { byBook, isPaired, rulesOf, seatsFrom, topFight } from './queries.ts';
import { NONE } from './events.ts';
import type { CardType } from '../cards/vocabulary.ts';
import { artMeans } from './art-means.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { seatsInCombat } from './combat/order.ts';
import { warzonesFor } from './combat/warzone.ts';
import { servicesOf } from './former.ts';
import type { Doomtrooper } from './game.ts';
import { giversOf } from './givers.ts';
import type { Rule } from './rule.ts';
import { cardMoves, mightMove, type CardMove, type CardPlay, type Moment } from './legality.ts';
import { playing, turning, type Playing } from './procedures.ts';
import { isLegion, isPresent, isThere, warriorsOf, isSteadfast } from './status.ts';
import { assignRefusal, isSergeantOf } from './units.ts';
import { type CardId, type Cast, type Fight, type World } from './state.ts';

/** What a window is about, as players are told: its moment, the card concerned or NONE, and the type of the card to answer, for those who want a stop there. */
export type Subject = { readonly moment: Moment; readonly card: CardId; readonly of: CardType | ''; readonly rule: Rule };

type InCombat = 'declared' | 'paired' | 'tactic' | 'warzone';
const RULES: Record<Exclude<Moment, InCombat>, Rule> = {
  free: 'DOT 5.13',
  start: 'DOT 5.4',
  end: 'DOT 5.9',
  drawing: 'DOT 5.3',
  action: 'DOT 7.23',
  modifiers: 'DOT 24.5.14',
  status: 'DOT 24.7.9',
  special: 'DOT 24.0.13',
  reaction: 'DOT 28.4',
  saving: 'DOT 24.7.3',
  points: 'DOT 24.8.6',
  healed: 'DOT DR-137',
  lost: 'DOT DR-137',
  found: 'DOT DR-137',
  won: 'DOT DR-137',
};

/** Moments for the cards that name them, and for nothing else. */
const ALONE: readonly Moment[] = ['reaction', 'saving', 'start', 'end', 'drawing', 'healed', 'lost', 'found', 'won'];

function reactions(w: World, seat: Seat, { subject: { moment } }: Opened<Subject>): CardMove[] {
  const out = cardMoves(w, seat, { moment, pool: null });
  if (ALONE.includes(moment)) return out;
  if (moment === 'points' && rulesOf(w).pointsWindow === 'restricted') return out;
  return withTableMoves(w, seat, moment, out);
}

/** Moves that need no card from hand: mercenaries' services paid, gifts switched, Cultists, units, spells strengthened, and a warzone in the standard book. */
function withTableMoves(w: World, seat: Seat, moment: Moment, out: CardMove[]): CardMove[] {
  const fight = topFight(w);
  if (moment === 'modifiers' && isPaired(fight) && !fight.zoned && !rulesOf(w).warzonePhase && w.cards[fight.defender]!.by === seat)
    for (const zone of warzonesFor(w, fight.defender)) out.push({ warzone: zone });
  if (moment === 'modifiers') for (const { card } of strengthenable(w, seat)) out.push({ strengthen: card });
  out.push(...servicesOf(w, seat));
  const optional = rulesOf(w).symmetryOptional;
  for (const id of giversOf(w).turners) {
    const card = w.cards[id]!;
    if (card.by !== seat) continue;
    const { type, labels } = definitionOf(w, id);
    const unturned = card.turned !== w.stamp;
    // DOT 34.2: only what is there moves; few cards get so far that it must be asked.
    if (unturned && optional && type === 'symmetry' && isLegion(w, card.host!) && isThere(w, id)) out.push({ switch: id });
    // Anyone who stays out of fights as he likes has decided once he is in one.
    if (unturned && labels.includes('optional') && isThere(w, id) && !(takesOut(definitionOf(w, id)) && isEngaged(w, card.host!)))
      out.push({ switch: id });
    if (type !== 'warrior' || card.zone === 'hidden') continue;
    if (unturned && labels.includes('cultist') && !isSteadfast(w, id) && !has(w, id, 'sideFixed', null) && isThere(w, id))
      out.push({ side: id });
    if (isSergeantOf(w, seat, id) && isThere(w, id))
      for (const member of warriorsOf(w, seat)) if (assignRefusal(w, seat, member, id) === null) out.push({ assign: member, to: id });
  }
  return out;
}

/** Combat spells that may still be paid for: cast in this combat, not cancelled, their caster there (DOT 21.10). */
export function strengthenable(w: World, seat: Seat): Cast[] {
  const fight = topFight(w);
  if (fight === null || fight.cast.length === 0) return [];
  return fight.cast.filter(spell => {
    const { step, most } = DEFINITIONS[spell.def]!.play!.per!;
    return (
      spell.seat === seat &&
      artMeans(w, seat, spell.caster!) >= step &&
      (most === undefined || spell.spent + step <= most * step) &&
      isPresent(w, spell.caster!) &&
      w.effects.some(effect => effect.source === spell.card && effect.fight === fight.id)
    );
  });
}

export const playOf = (w: World, seat: Seat, move: CardPlay, pool: number | null): Call<null> => {
  const fight = topFight(w)?.id ?? 0;
  const locals: Playing = {
    seat,
    card: 'play' in move ? move.play : move.use,
    use: 'use' in move ? move.as : null,
    as: 'play' in move ? (move.as ?? null) : null,
    target: 'on' in move ? move.on : null,
    player: 'at' in move ? move.at : null,
    area: 'to' in move ? move.to : null,
    also: [],
    spent: 0,
    caster: null,
    fight,
    pool,
  };
  return playing(locals);
};

const windows = windowOf<Doomtrooper>()<Subject, CardMove>('window', {
  reactions,
  mightReact: (w, seat) => mightMove(w, seat) || servicesOf(w, seat).length > 0,
  respond: (seat, move) => turning({ seat, move }),
  rule: ({ subject }) => subject.rule,
});
export const windowProcedure = windows.procedure;

const open = (moment: Moment, seats: readonly Seat[], card: CardId | null, rule: Rule): Call<number> =>
  windows.open({ kind: moment, subject: { moment, card: card ?? NONE, of: '', rule }, seats, closes: 'round' });

/** A window outside combat: from `first` on, who is the active player or the one the rules name. */
export const openWindow = (
  w: World,
  moment: Exclude<Moment, InCombat>,
  first: Seat,
  { card = null, rule = RULES[moment] }: { readonly card?: CardId | null; readonly rule?: Rule } = {},
): Call<number> => open(moment, seatsFrom(w, first), card, rule);

/** A window of a combat, in the combat's order (DOT 5.21). */
export function openCombatWindow(w: World, fight: Fight, moment: Moment, card: CardId | null = null): Call<number> {
  const seats = seatsInCombat(w, fight);
  const turnedRound = isPaired(fight) && seats[0] !== w.cards[fight.attacker]!.by;
  return open(moment, seats, card, ruleInCombat(w, moment, turnedRound));
}
/** Why there is a window at this moment; a defender who strikes first turns the order round. */
function ruleInCombat(w: World, moment: Moment, turnedRound: boolean): Rule {
  switch (moment) {
    case 'declared':
    case 'paired':
    case 'tactic':
    case 'warzone':
      return turnedRound ? 'DOT 5.22' : byBook(w, 'DOT 24.0.12t', 'DOT 24.0.12s');
    case 'modifiers':
      return turnedRound ? 'DOT 25.11' : RULES[moment];
    default:
      return RULES[moment];
  }
}
/** The window of something that happens in a combat or outside one. */
export function openWindowHere(w: World, moment: 'saving' | 'points', first: Seat, card: CardId): Call<number> {
  const fight = topFight(w);
  return fight === null ? openWindow(w, moment, first, { card }) : openCombatWindow(w, fight, moment, card);
}

/** Answers to a card just announced: the one player it affects first, then in turn order [DR-12]. */
export function openReactions(w: World, affected: Seat | null): Call<number> {
  const { card } = w.announced[w.announced.length - 1]!;
  return windows.open({
    kind: 'reaction',
    subject: { moment: 'reaction', card, of: definitionOf(w, card).type, rule: affected !== null ? 'DOT 28.14' : RULES.reaction },
    seats: affectedFirst(w, affected),
    closes: 'round',
  });
}

/** The chance to prevent a Sabotage, first of whom it is aimed at (DOT 26.10) [DR-85]: an any-time window. */
export const openSabotage = (w: World, against: Seat, saboteur: CardId): Call<number> =>
  windows.open({
    kind: 'sabotage',
    subject: { moment: 'free', card: saboteur, of: '', rule: 'DOT 26.10' },
    seats: affectedFirst(w, against),
    closes: 'round',
  });

/** The one player something affects, then the others in turn order [DR-12]. */
function affectedFirst(w: World, affected: Seat | null): Seat[] {
  const order = seatsFrom(w, w.active);
  return affected !== null && order.includes(affected) ? [affected, ...order.filter(seat => seat !== affected)] : order;
}
