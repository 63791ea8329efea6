/** Chapter 1: winning, ties, time, debts, and the three turns without a warrior. */
import { drawn, isDraw, proceduresOf, winners, won, type Outcome, type Seat } from '@kolbiste/engine';
import { isCapable } from './abilities.ts';
import {
  beginCountdown,
  beginLastTurns,
  discard,
  endCountdown,
  endGame,
  forgiveDebt,
  loseDestiny,
  loseVictory,
  putOut,
  tickCountdown,
  tickLastTurns,
} from './atoms.ts';
import type { Doomtrooper, Here } from './game.ts';
import type { Rule } from './rule.ts';
import { warriorsOf } from './status.ts';
import { rulesOf, seatsFrom } from './queries.ts';
import { type World } from './state.ts';

export const COUNTDOWN = 3; // DOT 1.17

/** A player's victory points, or his team's together [DR-97]. */
export function totalOf(w: World, seat: Seat): number {
  const { team } = w.sides[seat]!;
  if (team === null) return w.sides[seat]!.victory;
  let total = 0;
  for (const side of w.sides) if (side.team === team) total += side.victory;
  return total;
}

function end(g: Here, outcome: Outcome, rule: Rule): void {
  endGame(g, outcome, rule);
  // DOT 39.4: a record only, and none where nobody wins [DR-98].
  const cards = g.world.cards.flatMap(({ zone }, id) => (zone === 'ante' ? [id] : []));
  if (cards.length && !isDraw(outcome)) g.emit({ type: 'anteWon', seats: winners(outcome), cards, rule: 'DOT 39.4' });
}
/** Those still in the game with the highest total; a debtor is none of them while somebody owes nothing (DOT 1.9). */
function leaders(w: World): Seat[] {
  let best = -1;
  let out: Seat[] = [];
  const solvent = w.sides.some(side => !side.out && side.debt === 0);
  w.sides.forEach((side, seat) => {
    if (side.out || (solvent && side.debt > 0)) return;
    const total = totalOf(w, seat);
    if (total > best) {
      best = total;
      out = [seat];
    } else if (total === best) out.push(seat);
  });
  return out;
}
const sameTeam = (w: World, seats: readonly Seat[]): boolean =>
  seats.length === 1 || (w.sides[seats[0]!]!.team !== null && seats.every(seat => w.sides[seat]!.team === w.sides[seats[0]!]!.team));

/** DOT 1.2 to 1.4, after each complete award [DR-27]. A debtor cannot win (DOT 1.9). */
export function checkVictory(g: Here): void {
  const w = g.world;
  if (w.ended !== null || (w.lastTurns !== null && w.lastTurnsWhy === 'tie')) return;
  let best = w.target - 1;
  let first: Seat[] = [];
  let several = false;
  w.sides.forEach((side, seat) => {
    if (side.out || side.debt > 0) return;
    const total = totalOf(w, seat);
    if (total >= w.target && first.length) several = true;
    if (total > best) {
      best = total;
      first = [seat];
    } else if (total === best && total >= w.target) first.push(seat);
  });
  if (first.length === 0) return;
  const rule = w.mode === 'cartel' ? 'DOT 38.21' : first.length > 1 ? 'DOT 38.11' : several ? 'DOT 1.3' : 'DOT 1.2';
  if (sameTeam(w, first)) end(g, won(first, w.sides.length, rule, 'target'), rule);
  else if (rulesOf(w).tie === 'draw') end(g, tied(w, first, 'DOT 1.4s'), 'DOT 1.4s');
  else begin(g, 'tie', 'DOT 1.4t');
}
const tied = (w: World, seats: readonly Seat[], rule: Rule): Outcome =>
  seats.length === w.sides.length
    ? drawn(w.sides.length, rule, 'tie')
    : { places: w.sides.map((_, seat) => (seats.includes(seat) ? 1 : seats.length + 1)), rule, why: 'tie' };

/** One more turn for everybody after this one (DOT 1.4t, 1.7) [DR-28]. */
function begin(g: Here, why: 'time' | 'tie', rule: Rule): void {
  beginLastTurns(g, seatsFrom(g.world, 0).length + 1, why, rule);
}

/** At the end of a turn: the clock, the extra turns, and the countdown of whoever had it. */
export function afterTurn(g: Here, seat: Seat): void {
  const w = g.world;
  const side = w.sides[seat]!;
  if (side.countdown > 0 && tickCountdown(g, seat) === 0)
    eliminate(g, seat, w.sides.some(({ debt }, other) => debt > 0 && other !== seat) ? 'DOT 1.20' : 'DOT 1.19');
  if (w.ended !== null) return;
  if (w.lastTurns === null && w.house.turnLimit > 0 && w.turn >= w.house.turnLimit && rulesOf(w).timeLimit) begin(g, 'time', 'DOT 1.7');
  if (w.lastTurns !== null && w.lastTurns > 0 && tickLastTurns(g) === 0) settle(g);
}

/** DOT 1.5, 1.8: compare; level again means another turn each. Two debtors settle first (DOT 1.10, 1.11). */
function settle(g: Here): void {
  const w = g.world;
  const inGame = seatsFrom(w, 0);
  const bothOwe = w.lastTurnsWhy === 'time' && inGame.every(seat => w.sides[seat]!.debt > 0);
  if (bothOwe) {
    for (const seat of inGame) {
      const paid = loseDestiny(g, seat, w.sides[seat]!.debt, 'debt', 'DOT 1.10');
      const rest = w.sides[seat]!.debt - paid;
      if (rest > 0) loseVictory(g, seat, rest, 'debt', 'DOT 1.11');
      forgiveDebt(g, seat);
    }
    const first = leaders(w);
    end(
      g,
      sameTeam(w, first) ? won(first, w.sides.length, 'DOT 1.12', 'debts') : tied(w, first, 'DOT 1.14'),
      sameTeam(w, first) ? 'DOT 1.12' : 'DOT 1.14',
    );
    return;
  }
  const first = leaders(w);
  if (w.sides[first[0]!]!.debt === 0 && sameTeam(w, first))
    end(
      g,
      won(first, w.sides.length, w.lastTurnsWhy === 'time' ? 'DOT 1.8' : 'DOT 1.5', w.lastTurnsWhy),
      w.lastTurnsWhy === 'time' ? 'DOT 1.8' : 'DOT 1.5',
    );
  // Those who stay level as long again as time was given will stay level: a draw.
  else if (w.lastTurnsWhy === 'time' && w.turn >= 2 * w.house.turnLimit) end(g, tied(w, leaders(w), 'DOT 1.14'), 'DOT 1.14');
  else begin(g, w.lastTurnsWhy, 'DOT 1.5');
}

const librariesAreEmpty = (w: World): boolean =>
  rulesOf(w).bothLibrariesEmptyEnds && w.step !== 'opening' && w.sides.every(({ out, library }) => out || library.length === 0);
/** DOT 1.21s: all libraries empty ends the game at once. */
function checkLibraries(g: Here): void {
  const w = g.world;
  if (!librariesAreEmpty(w)) return;
  const first = leaders(w);
  if (w.sides[first[0]!]!.debt > 0) end(g, drawn(w.sides.length, 'DOT 1.9', 'tie'), 'DOT 1.9');
  else if (sameTeam(w, first)) end(g, won(first, w.sides.length, 'DOT 1.21s', 'libraries'), 'DOT 1.21s');
  else end(g, tied(w, first, 'DOT 1.22'), 'DOT 1.22');
}

const fights = (w: World, seat: Seat): boolean => warriorsOf(w, seat).some(id => isCapable(w, id));

/** DOT 1.16t, 1.16s: at the start of a turn without a warrior who can fight. */
export function startCountdown(g: Here, seat: Seat, rule: Rule): void {
  const w = g.world;
  const side = w.sides[seat]!;
  if (side.countdown > 0 || fights(w, seat)) return;
  beginCountdown(g, seat, COUNTDOWN, rule);
}
export function checkCountdown(g: Here, seat: Seat): void {
  const w = g.world;
  const side = w.sides[seat]!;
  const always = rulesOf(w).noWarriorLoss === 'always';
  if (!always && side.library.length > 0) return;
  startCountdown(g, seat, always ? 'DOT 1.16s' : 'DOT 1.16t');
}

/** Why a countdown that runs ends now: somebody who can fight is there, or the library holds cards again [DR-29]. */
function reliefOf(w: World, seat: Seat): Rule | null {
  const { countdown, library } = w.sides[seat]!;
  if (countdown === 0) return null;
  if (fights(w, seat)) return 'DOT 1.18';
  return rulesOf(w).noWarriorLoss === 'onlyWithEmptyLibrary' && library.length > 0 ? 'DOT 1.16t' : null;
}
/** Whether the table as it stands ends the game or a countdown, whatever has brought it about. */
export const isDue = (w: World): boolean => w.sides.some((_, seat) => reliefOf(w, seat) !== null) || librariesAreEmpty(w);
export const reckoning = proceduresOf<Doomtrooper>().define<object, { begin: null }, null>('reckoning', {
  begin(g) {
    const w = g.world;
    w.sides.forEach((_, seat) => {
      const relief = reliefOf(w, seat);
      if (relief !== null) endCountdown(g, seat, relief);
    });
    checkLibraries(g);
    return g.done(null);
  },
});

/** DOT 1.19: he loses; with more than two the others play on [DR-97]. */
export function eliminate(g: Here, seat: Seat, rule: Rule): void {
  const w = g.world;
  putOut(g, seat, rule);
  const left = seatsFrom(w, 0);
  if (left.length === 0) end(g, drawn(w.sides.length, rule, 'noWarrior'), rule);
  else if (sameTeam(w, left)) {
    const all = w.sides.flatMap((side, other) =>
      left.includes(other) || (side.team !== null && side.team === w.sides[left[0]!]!.team) ? [other] : [],
    );
    end(g, won(all, w.sides.length, rule, 'noWarrior'), rule);
  } else for (const id of w.play.slice()) if (w.cards[id]!.by === seat && w.cards[id]!.zone !== 'attached') discard(g, id, rule, true);
}
