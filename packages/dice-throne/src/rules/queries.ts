/** Facts about seats, phases and cards. Values are asked for, never stored. Abilities, dice, statuses and damage have their own files. */
import type { Seat } from '@kolbiste/engine';
import { cardNamed, heroNamed } from '../cards/registry.ts';
import type { CardDefinition, Hero } from '../cards/vocabulary.ts';
import { HEAL_ABOVE, type CardId, type Mark, type Player, type World } from './state.ts';

export const heroOf = (w: World, seat: Seat): Hero => heroNamed(w.players[seat]!.hero);
export const playerOf = (w: World, seat: Seat): Player => w.players[seat]!;
/** Seats go clockwise A1, A2, B1, B2 (DIT R57). */
export const teamOf = (w: Pick<World, 'mode'>, seat: Seat): number => (w.mode === 'teams' ? seat >> 1 : seat);
export const sameTeam = (w: World, a: Seat, b: Seat): boolean => teamOf(w, a) === teamOf(w, b);
export const partnerOf = (w: Pick<World, 'mode'>, seat: Seat): Seat | null => (w.mode === 'teams' ? seat ^ 1 : null);
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
/** Locked out by an opponent's ultimate (DIT 5.27, R50). */
export const locked = (w: World, seat: Seat): boolean => w.lock !== null && !sameTeam(w, w.lock, seat);
export const inRollPhase = (w: World): boolean => w.phase === 'offence' || w.phase === 'targeting' || w.phase === 'defence'; // DIT 12.4.1

/** How often a mark was set, of one thing or of anything. */
export function countMarks(marks: readonly Mark[], what: string, of: Mark['of'] = null): number {
  let n = 0;
  for (const mark of marks) if (mark.what === what && (of === null || mark.of === of)) n++;
  return n;
}
export const marked = (w: World, seat: Seat, what: string, of: Mark['of'] = null): boolean =>
  countMarks(w.players[seat]!.marks, what, of) > 0;
export const attackMarked = (w: World, what: string): boolean => w.attack !== null && countMarks(w.attack.marks, what) > 0;
/** The mark of a player who has already drawn the card of the income phase. */
export const INCOME_DRAWN = 'incomeDrawn';

/** Who sees a hand: its player, in teams the partner too (DIT 10.3, R63). */
export function handBits(w: Pick<World, 'mode' | 'switches'>, seat: Seat): number {
  const partner = partnerOf(w, seat);
  return (1 << seat) | (partner !== null && w.switches.sharedHands ? 1 << partner : 0);
}
export const definitionOf = (w: World, id: CardId): CardDefinition => cardNamed(w.cards[id]!);
export const isUpgrade = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'upgrade';
/** Upgraded boxes: II covered by III counts once (DIT R80). */
export function upgradesInPlay(w: World, seat: Seat): number {
  let n = 0;
  for (const level of w.players[seat]!.levels) if (level > 1) n++;
  return n;
}
export const boxIndex = (hero: Hero, box: string): number => hero.boxes.findIndex(({ id }) => id === box);

/** King of the Hill: those with the most health (DIT 11.4). */
export function kings(w: World): Seat[] {
  if (w.mode !== 'hill') return [];
  const dials = w.switches.kingTest === 'now' ? w.dials : w.dialsBefore; // DIT R67
  const living = livingSeats(w);
  const most = Math.max(...living.map(seat => dials[seat]!));
  return living.filter(seat => dials[seat] === most);
}
/** Attacking a king brings a card (DIT 11.4 to 11.10, R65). */
export const kingBonus = (w: World, target: Seat): boolean => kings(w).includes(target);
