/**
 * A second reading of the books: what is on the table, what a card is worth there, and what a player may do with cards. Nothing here
 * comes from the rules of this game; what the books leave open is answered by the rulings [DR-…].
 */
import type { Seat } from '@kolbiste/engine';
import type { Equipment, Fact, Warrior, Warzone } from './cards.ts';

export interface Piece {
  /** Its place among `pieces`. */
  id: number;
  readonly name: string;
  readonly fact: Fact;
  readonly owner: Seat;
  zone: string;
  host: Piece | null;
  wounded: boolean;
  covered: boolean;
  /** The turn in which he left cover. */
  leftCover: number;
}
export type Fighter = Piece & { readonly fact: Warrior };
export type Ground = Piece & { readonly fact: Warzone };

export interface Side {
  destiny: number;
  victory: number;
  /** The top is the last. */
  readonly library: Piece[];
  /** Own turns finished. */
  turns: number;
  /** Whom he sabotaged since his last draw step. */
  sabotaged: Seat[];
  /** Own turns he has left to bring a warrior in; null when he has time. */
  countdown: number | null;
}

export interface Combat {
  readonly by: Seat;
  attacker: Fighter | null;
  defender: Fighter | null;
  tactic: 'fight' | 'shoot' | null;
  /** Where the defender defends; undefined while he has yet to say. */
  ground: Ground | null | undefined;
  readonly weapons: Map<Piece, Piece>;
  readonly played: { readonly seat: Seat; readonly card: Piece; readonly on: Piece; cancelled: boolean }[];
}
/** Somebody is about to be wounded or killed. */
export interface Harm {
  readonly victim: Fighter;
  readonly by: Fighter;
  readonly kill: boolean;
  saved: boolean;
  /** What the victim was worth as he died. */
  value: number;
}

export interface Model {
  readonly book: 'tournament' | 'standard';
  readonly target: number;
  readonly pieces: Piece[];
  readonly sides: readonly Side[];
  active: Seat;
  turn: number;
  combat: Combat | null;
  harms: Harm[];
  /** Cards played and not yet carried out, the last on top. */
  readonly pending: { readonly seat: Seat; readonly card: Piece; cancelled: boolean }[];
}

/** The game is over: who is first, several where it is a draw. Null where the second reading reads no further. */
export class Over {
  readonly winners: readonly Seat[] | null;
  constructor(winners: readonly Seat[] | null) {
    this.winners = winners;
  }
}
/** Who has most victory points. */
export function leaders({ sides }: Model): Seat[] {
  const best = Math.max(...sides.map(({ victory }) => victory));
  return sides.flatMap(({ victory }, seat) => (victory === best ? [seat] : []));
}

export interface Question {
  readonly about: string;
  readonly seat: Seat;
  /** Asked for when ids have been dealt again. */
  readonly options: () => readonly string[];
}
/** Asks and is answered. */
export type Asking<T = void> = Generator<Question, T, string>;

export const handOf = (m: Model, seat: Seat): Piece[] => m.pieces.filter(({ owner, zone }) => owner === seat && zone === 'hand');
export const isFighter = (piece: Piece): piece is Fighter => piece.fact.kind === 'warrior';
/** Warriors on the table, those in cover whom nobody has seen included. */
export const warriorsOf = (m: Model, seat: Seat): Fighter[] =>
  m.pieces.filter(isFighter).filter(({ owner, zone }) => owner === seat && ['squad', 'cohort', 'hidden'].includes(zone));
export const gearOf = (m: Model, on: Piece): Piece[] => m.pieces.filter(({ host }) => host === on);
export const clockwise = (m: Model, from: Seat): Seat[] => m.sides.map((_, i) => (from + i) % m.sides.length);

/** DOT 8.2, 8.3. */
export const homeOf = ({ fact }: Fighter): string => (fact.affiliation === 'legion' ? 'cohort' : 'squad');

/** Off the table, with everything on him (DOT 24.7.8). */
export function discard(m: Model, piece: Piece): void {
  for (const on of gearOf(m, piece)) discard(m, on);
  Object.assign(piece, { zone: 'discard', host: null, wounded: false, covered: false, leftCover: 0 });
}

/** What is in force of a warrior's equipment: one weapon in a combat, one of several copies (DOT 11.14, 24.5.4 to 24.5.7). */
function inForce(m: Model, warrior: Piece): Equipment[] {
  const seen = new Set<string>();
  const out: Equipment[] = [];
  for (const piece of gearOf(m, warrior)) {
    const fact = piece.fact as Equipment;
    if (fact.weapon !== null ? m.combat?.weapons.get(warrior) !== piece : seen.has(piece.name)) continue;
    seen.add(piece.name);
    out.push(fact);
  }
  return out;
}
/** Warzones of the defender's own area (DOT 16.9). */
export const groundsOf = (m: Model, { owner, zone }: Piece): Ground[] =>
  m.pieces.filter((piece): piece is Ground => piece.fact.kind === 'warzone' && piece.owner === owner && piece.zone === zone);

/**
 * DOT 24.5, 25.1: printed, what he carries, what was played on him in this combat, the ground he defends (DOT 16.10); three more Armor in
 * cover (DOT 9.3).
 */
export function ratingOf(m: Model, warrior: Fighter, of: 0 | 1 | 2 | 3): number {
  let sum = warrior.fact.ratings[of];
  for (const { gives } of inForce(m, warrior)) sum += gives[of];
  for (const { card, on, cancelled } of m.combat?.played ?? [])
    if (on === warrior && !cancelled && card.fact.kind === 'modifier') sum += card.fact.gives[of];
  const ground = m.combat?.defender === warrior ? m.combat.ground?.fact : null;
  if (ground) sum += ground.gives[of] + (of < 3 && ground.more?.for(warrior.name, warrior.fact.affiliation) ? ground.more.n : 0);
  return of === 2 && warrior.covered ? sum + 3 : sum;
}

/** DOT 9.6, 9.20: nobody attacks from cover, nor in the turn he left it. */
const canAttack = (m: Model, { covered, leftCover }: Fighter): boolean => !covered && leftCover !== m.turn;
/** DOT 24.2.9t: total war. DOT 24.2.9s to 24.2.19: friends and the Brotherhood are spared. */
export function mayAttack(m: Model, { fact: his }: Fighter, { fact: other }: Fighter): boolean {
  const outlaws: readonly string[] = ['legion', 'mercenary'];
  if (m.book === 'tournament' || his.anybody || outlaws.includes(his.affiliation) || outlaws.includes(other.affiliation)) return true;
  if (his.affiliation === 'brotherhood' || other.affiliation === 'brotherhood') return false;
  return his.affiliation !== other.affiliation;
}
/** Whom he may name: anyone who is hidden belongs to no area and may be anybody [DR-40]. */
export const targetsOf = (m: Model, attacker: Fighter): Fighter[] =>
  clockwise(m, 0)
    .filter(seat => seat !== attacker.owner)
    .flatMap(seat => warriorsOf(m, seat))
    .filter(target => target.zone === 'hidden' || mayAttack(m, attacker, target));
export const attackersOf = (m: Model, seat: Seat): Fighter[] =>
  warriorsOf(m, seat).filter(piece => piece.zone !== 'hidden' && canAttack(m, piece) && targetsOf(m, piece).length > 0);

/** A warrior came: who can fight stops the countdown (DOT 1.18). */
export function arrive(m: Model, warrior: Fighter): void {
  m.sides[warrior.owner]!.countdown = null;
}
/** Shows a hidden warrior: he is paid, or lost with all destiny points and the rest in victory points (DOT 9.29 to 9.33). */
export function reveal(m: Model, warrior: Fighter): boolean {
  const side = m.sides[warrior.owner]!;
  const price = warrior.fact.ratings[3];
  if (side.destiny >= price) {
    side.destiny -= price;
    warrior.zone = homeOf(warrior);
    return true;
  }
  side.victory = Math.max(0, side.victory - (price - side.destiny));
  side.destiny = 0;
  discard(m, warrior);
  return false;
}
