/** The questions rules ask of a position. Values are asked for, never stored. */
import type { Refusal, Seat } from '@kolbiste/engine';
import { finalDamage, TYPES, type Sum } from './damage.ts';
import type { Ability, CardDefinition, Defence, Hero, Needs, No, Passive, StatusDefinition } from './heroes/definition.ts';
import { cardNamed, heroNamed, statusNamed } from './registry.ts';
import { HEAL_ABOVE, type Attack, type CardId, type Packet, type Player, type Roll, type Rule, type World } from './state.ts';

export const no = (rule: Rule, why: string, params: NonNullable<Refusal['params']> = {}): No => ({ rule, why, params });

// -- players ------------------------------------------------------------------------------------------------------

export const heroOf = (w: World, seat: Seat): Hero => heroNamed(w.players[seat]!.hero);
export const playerOf = (w: World, seat: Seat): Player => w.players[seat]!;
/** Seats go clockwise A1, A2, B1, B2 (DIT R57). */
export const teamOf = (w: World, seat: Seat): number => (w.mode === 'teams' ? seat >> 1 : seat);
export const sameTeam = (w: World, a: Seat, b: Seat): boolean => teamOf(w, a) === teamOf(w, b);
export const partnerOf = (w: World, seat: Seat): Seat => (w.mode === 'teams' ? seat ^ 1 : -1);
export const healthOf = (w: World, seat: Seat): number => w.dials[teamOf(w, seat)]!;
export const healthCap = (w: World): number => w.start + HEAL_ABOVE; // DIT 4.1, R44
export const alive = (w: World, seat: Seat): boolean => w.players[seat]!.alive;

/** Turn order: in teams A1, B1, A2, B2 (DIT 10.6, R57), else clockwise. */
const TEAM_CYCLE: readonly Seat[] = [0, 2, 1, 3];
export function nextSeat(w: World, seat: Seat): Seat {
  const n = w.players.length;
  let next = seat;
  do next = w.mode === 'teams' ? TEAM_CYCLE[(TEAM_CYCLE.indexOf(next) + 1) % 4]! : (next + 1) % n;
  while (!w.players[next]!.alive && next !== seat);
  return next;
}
/** The active player, then the others in turn order (DIT 14.8). */
export function inPriority(w: World): Seat[] {
  const all: Seat[] = [];
  let seat = w.active;
  for (let i = 0; i < w.players.length; i++) {
    if (w.players[seat]!.alive && !all.includes(seat)) all.push(seat);
    seat = nextSeat(w, seat);
  }
  return all;
}
export function opponentsOf(w: World, seat: Seat): Seat[] {
  const all: Seat[] = [];
  for (let other = 0; other < w.players.length; other++) if (w.players[other]!.alive && !sameTeam(w, seat, other)) all.push(other);
  return all;
}
export function livingSeats(w: World): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < w.players.length; seat++) if (w.players[seat]!.alive) all.push(seat);
  return all;
}
/** Locked out by somebody's ultimate: all his opponents (DIT 5.27, R50). */
export const locked = (w: World, seat: Seat): boolean => w.lock >= 0 && !sameTeam(w, w.lock, seat);
export const marked = (w: World, seat: Seat, mark: string): boolean => w.players[seat]!.marks.includes(mark);
/** May cast a prepared spell; each mark once, to the end of defensive step 5. */
export const MAY_CAST = 'mayCast';
export function endPermissions(w: World): void {
  for (const player of w.players) if (player.marks.includes(MAY_CAST)) player.marks = player.marks.filter(mark => mark !== MAY_CAST);
}
export const inRollPhase = (w: World): boolean => w.phase === 'offence' || w.phase === 'targeting' || w.phase === 'defence'; // DIT 12.4.1

// -- cards --------------------------------------------------------------------------------------------------------

export const definitionOf = (w: World, id: CardId): CardDefinition => cardNamed(w.cards[id]!);
/** Upgraded boxes: II covered by III counts once (DIT R80). */
export function upgradesInPlay(w: World, seat: Seat): number {
  let n = 0;
  for (const level of w.players[seat]!.levels) if (level > 1) n++;
  return n;
}
export const boxIndex = (hero: Hero, box: string): number => hero.boxes.findIndex(({ id }) => id === box);

// -- the board ----------------------------------------------------------------------------------------------------

const abilitiesByLevels = new Map<string, readonly Ability[]>();
/** Offensive abilities as they are now, upgrades and alternatives included (DIT 7.13). */
export function abilitiesOf(w: World, seat: Seat): readonly Ability[] {
  const { hero, levels } = w.players[seat]!;
  const key = hero + levels.join('');
  let all = abilitiesByLevels.get(key);
  if (!all) abilitiesByLevels.set(key, (all = heroNamed(hero).boxes.flatMap(({ levels: of }, i) => of[levels[i]! - 1]!.abilities)));
  return all;
}
export const abilityOf = (w: World, seat: Seat, id: string): Ability | undefined => abilitiesOf(w, seat).find(ability => ability.id === id);
export function defencesOf(w: World, seat: Seat): readonly Defence[] {
  const { hero, levels } = w.players[seat]!;
  return heroNamed(hero).boxes.flatMap(({ levels: of }, i) => of[levels[i]! - 1]!.defences);
}
export function passiveOf(w: World, seat: Seat): Passive | null {
  const { hero, levels } = w.players[seat]!;
  const { boxes } = heroNamed(hero);
  for (let i = 0; i < boxes.length; i++) if (boxes[i]!.kind === 'passive') return boxes[i]!.levels[levels[i]! - 1]!.passive;
  return null;
}

// -- dice ---------------------------------------------------------------------------------------------------------

export const currentRoll = (w: World): Roll | null => (w.rolls.length ? w.rolls[w.rolls.length - 1]! : null);
/** The symbol a die shows to its roller, or -1: a foreign die counts as a number only. */
export const symbolOf = (hero: Hero, value: number): number => hero.die[value - 1]!;

const SYMBOLS = 'ABCD';
interface Need {
  readonly counts: readonly number[];
  readonly straight: number;
}
const needs = new Map<Needs, Need>();
function needOf(text: Needs): Need {
  let need = needs.get(text);
  if (!need) {
    const straight = text === 'SS' ? 4 : text === 'LS' ? 5 : 0;
    const counts = [0, 0, 0, 0];
    if (straight === 0) for (const letter of text) counts[SYMBOLS.indexOf(letter)]!++;
    needs.set(text, (need = { counts, straight }));
  }
  return need;
}
const shown = new Int32Array(4);
/** Symbols: at least those; straights: that many numbers in a row (DIT 5.4, 5.5, 5.8, 15.9, 15.10, R18). */
export function satisfies(hero: Hero, dice: readonly number[], text: Needs, foreign = -1): boolean {
  const { counts, straight } = needOf(text);
  if (straight > 0) {
    let seen = 0;
    for (let i = 0; i < dice.length; i++) seen |= 1 << dice[i]!;
    const run = (1 << straight) - 1;
    for (let from = 1; from + straight <= 7; from++) if (((seen >> from) & run) === run) return true;
    return false;
  }
  shown.fill(0);
  for (let i = 0; i < dice.length; i++) if (i !== foreign) shown[hero.die[dice[i]! - 1]!]!++;
  for (let s = 0; s < 4; s++) if (shown[s]! < counts[s]!) return false;
  return true;
}
/** The highest tier the dice satisfy, or -1 (DIT R17). */
export function tierOf(hero: Hero, dice: readonly number[], ability: Ability, foreign = -1): number {
  for (let tier = ability.tiers.length - 1; tier >= 0; tier--) if (satisfies(hero, dice, ability.tiers[tier]!.needs, foreign)) return tier;
  return -1;
}
/** Equal numbers, not symbols (DIT 15.1). */
export function ofAKind(dice: readonly number[], n: number): boolean {
  for (let value = 1; value <= 6; value++) if (dice.filter(die => die === value).length >= n) return true;
  return false;
}

// -- statuses -----------------------------------------------------------------------------------------------------

export function countOf(w: World, seat: Seat, status: string): number {
  let n = 0;
  const { tokens } = w.players[seat]!;
  for (let i = 0; i < tokens.length; i++) if (tokens[i]!.status === status) n++;
  return n;
}
export const has = (w: World, seat: Seat, status: string): boolean => countOf(w, seat, status) > 0;
/** The stack limit on this board, raised by its owner or not (DIT 6.15, 6.17). */
export const limitOf = (w: World, seat: Seat, status: string): number => statusNamed(status).limit + (w.players[seat]!.raised[status] ?? 0);
/** Different statuses on a board, in order of arrival. */
export function statusesOn(w: World, seat: Seat): StatusDefinition[] {
  const all: StatusDefinition[] = [];
  for (const { status } of w.players[seat]!.tokens) {
    const definition = statusNamed(status);
    if (!all.includes(definition)) all.push(definition);
  }
  return all;
}

// -- damage -------------------------------------------------------------------------------------------------------

/** What raises the attack by itself: statuses held and passives (DIT 9.40, R25). Counted when it is asked for. */
export function attackBonus(w: World, packet: Packet): number {
  if (!packet.attack || !TYPES[packet.type].raisable) return 0;
  let n = passiveOf(w, packet.by)?.attackBonus?.(w, packet.by) ?? 0;
  const { tokens } = w.players[packet.by]!;
  for (let i = 0; i < tokens.length; i++) {
    const { status } = tokens[i]!;
    const bonus = statusNamed(status).attackBonus;
    if (bonus && tokens.findIndex(token => token.status === status) === i) n += bonus(w, packet.by);
  }
  return n;
}
export const sumOf = (w: World, packet: Packet): Sum => finalDamage(packet.type, packet.lines, attackBonus(w, packet));

/** Packets the seat may prevent now: isolated damage only on its own (DIT 15.19), else what waits (DIT R12). */
export function preventable(w: World, seat: Seat): Packet[] {
  const isolated = w.isolated.length ? w.isolated[w.isolated.length - 1]! : null;
  if (isolated) return isolated.to === seat && TYPES[isolated.type].avoidable && sumOf(w, isolated).final > 0 ? [isolated] : [];
  const found: Packet[] = [];
  for (const packet of w.packets) if (packet.to === seat && TYPES[packet.type].avoidable && sumOf(w, packet).final > 0) found.push(packet);
  return found;
}
export const threatened = (w: World, seat: Seat): boolean => preventable(w, seat).length > 0;
export const attackPacket = (w: World): Packet | null => {
  for (const packet of w.packets) if (packet.attack) return packet;
  return null;
};

/** Why the seat may not modify the attack now, or null (DIT 9.43, 9.44, R24, R25). */
export function modifierRefusal(w: World, seat: Seat): No | null {
  const { attack } = w;
  if (!attack || !attack.is) return no('DIT 9.43', 'noAttack');
  if (attack.by !== seat || w.active !== seat) return no('DIT 9.44', 'notYourAttack');
  if (!attack.modifiable) return no('DIT R24', 'notNow');
  const packet = attackPacket(w);
  if (!packet) return no('DIT 9.43', 'noAttack');
  return TYPES[packet.type].raisable ? null : no(TYPES[packet.type].rules[2], 'notModifiable');
}
/** Why the seat is not somebody who was just attacked, or null. */
export function attackedRefusal(w: World, seat: Seat): No | null {
  const attack: Attack | null = w.attack;
  if (!attack || !attack.is || attack.target !== seat || w.phase !== 'defence') return no('DIT 15.13', 'notAttacked');
  return attack.ultimate ? no('DIT 5.24', 'ultimate') : null;
}
/** Statuses that silence: no cards in the own roll phase. */
export function silenced(w: World, seat: Seat): boolean {
  if (w.active !== seat || !inRollPhase(w)) return false;
  for (const { status } of w.players[seat]!.tokens) if (statusNamed(status).silences) return true;
  return false;
}

// -- kings --------------------------------------------------------------------------------------------------------

/** King of the Hill: the target leads, and the attacker is not the only leader (DIT 11.4 to 11.10, R65). */
export function kingBonus(w: World, attacker: Seat, target: Seat): boolean {
  if (w.mode !== 'hill') return false;
  const dials = w.switches.kingTest === 'now' ? w.dials : w.dialsBefore; // DIT R67
  let most = 0;
  for (const seat of livingSeats(w)) most = Math.max(most, dials[seat]!);
  return dials[target] === most && attacker !== target;
}

export function cloneWorld(w: World): World {
  const players: Player[] = [];
  for (const p of w.players) {
    const tokens = [];
    for (const { status, by, state } of p.tokens) tokens.push({ status, by, state });
    players.push({
      hero: p.hero,
      cp: p.cp,
      alive: p.alive,
      fell: p.fell,
      deck: p.deck.slice(),
      hand: p.hand.slice(),
      discard: p.discard.slice(),
      upgrades: p.upgrades.slice(),
      levels: p.levels.slice(),
      tokens,
      raised: { ...p.raised },
      companion: p.companion,
      slots: p.slots.slice(),
      secret: p.secret.slice(),
      marks: p.marks.slice(),
      leaving: p.leaving,
    });
  }
  const packetOf = (p: Packet): Packet => ({ to: p.to, by: p.by, type: p.type, attack: p.attack, lines: p.lines.slice() });
  return {
    mode: w.mode,
    turn: w.turn,
    starter: w.starter,
    active: w.active,
    phase: w.phase,
    start: w.start,
    dials: w.dials.slice(),
    dialsBefore: w.dialsBefore.slice(),
    players,
    cards: w.cards.slice(),
    owners: w.owners,
    known: w.known.slice(),
    playing: w.playing.slice(),
    rolls: w.rolls.map(r => ({
      seat: r.seat,
      purpose: r.purpose,
      dice: r.dice.slice(),
      left: r.left,
      open: r.open,
      changed: r.changed,
      foreign: r.foreign,
      announced: r.announced,
      source: r.source,
    })),
    attack: w.attack && { ...w.attack, pending: w.attack.pending.slice(), marks: w.attack.marks.slice() },
    packets: w.packets.map(packetOf),
    isolated: w.isolated.map(packetOf),
    heals: w.heals.slice(),
    pooling: w.pooling,
    lock: w.lock,
    again: w.again,
    falls: w.falls,
    switches: w.switches,
  };
}
