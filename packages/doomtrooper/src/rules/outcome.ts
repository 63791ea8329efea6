/** Chapter 1: winning, ties, time, debts, and the three turns without a warrior. */
import { drawn, isDraw, proceduresOf, winners, won, type Outcome, type Scored, type Seat } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import { isCapable } from './abilities.ts';
import {
  askClaim,
  beginCountdown,
  beginLastTurns,
  claimVictory,
  discard,
  dropClaim,
  endCountdown,
  endGame,
  forgiveDebt,
  loseDestiny,
  loseVictory,
  putOut,
  showHands,
  tickCountdown,
  tickLastTurns,
} from './atoms.ts';
import type { Doomtrooper, Here } from './game.ts';
import type { Rule } from './rule.ts';
import { isAwaited } from './happenings.ts';
import { areOpenHands, openHands } from './hands.ts';
import { happening } from './procedures.ts';
import { warriorsOf } from './status.ts';
import { friends, rulesOf, seatsFrom } from './queries.ts';
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

/** The points and the stakes [DR-98]. */
export const scored = (w: World): Scored => ({
  points: w.sides.map((_, seat) => totalOf(w, seat)),
  staked: w.sides.map((_, seat) =>
    w.cards.flatMap(({ zone, owner, def }) => (zone === 'ante' && owner === seat ? [DEFINITIONS[def]!.code] : [])),
  ),
});

function end(g: Here, outcome: Outcome, rule: Rule): void {
  endGame(g, outcome, rule);
  // DOT 39.4: a record only, and none where nobody wins [DR-98].
  const cards = g.world.cards.flatMap(({ zone }, id) => (zone === 'ante' ? [id] : []));
  if (cards.length && !isDraw(outcome)) g.emit({ type: 'anteWon', seats: winners(outcome), cards, rule: 'DOT 39.4' });
}
/** Those who win or lose as one: a team, or a player alone [DR-97]. */
type Camp = readonly Seat[];
/** With somebody still in the game. */
function campsOf(w: World): Camp[] {
  const camps: Seat[][] = [];
  for (const seat of seatsFrom(w, 0))
    if (!camps.some(camp => camp.includes(seat))) camps.push(w.sides.flatMap((_, other) => (friends(w, seat, other) ? [other] : [])));
  return camps;
}
/** DOT 1.9: anyone who owes does not win, nor does a team while one of those who are still in the game owes. */
const owes = (w: World, camp: Camp): boolean => camp.some(seat => !w.sides[seat]!.out && w.sides[seat]!.debt > 0);
/** Those with the highest total; a debtor is none of them while somebody owes nothing. */
function leaders(w: World): Camp[] {
  const camps = campsOf(w);
  const solvent = camps.filter(camp => !owes(w, camp));
  const able = solvent.length > 0 ? solvent : camps;
  const best = Math.max(...able.map(camp => totalOf(w, camp[0]!)));
  return able.filter(camp => totalOf(w, camp[0]!) === best);
}

/** DOT 1.2 to 1.4, after each complete award [DR-27]. A debtor cannot win (DOT 1.9). */
export function checkVictory(g: Here): void {
  const w = g.world;
  if (w.ended !== null || w.claim !== null || (w.lastTurns !== null && w.lastTurnsWhy === 'tie')) return;
  const there = campsOf(w).filter(camp => totalOf(w, camp[0]!) >= w.target && !owes(w, camp));
  if (there.length === 0) return;
  const best = Math.max(...there.map(camp => totalOf(w, camp[0]!)));
  const first = there.filter(camp => totalOf(w, camp[0]!) === best);
  const rule = w.mode === 'cartel' ? 'DOT 38.21' : w.mode === 'teams' ? 'DOT 38.11' : there.length > 1 ? 'DOT 1.3' : 'DOT 1.2';
  if (first.length === 1) claim(g, won(first[0]!, w.sides.length, rule, 'target'), rule);
  else if (rulesOf(w).tie === 'draw') end(g, tied(w, first, 'DOT 1.4s'), 'DOT 1.4s');
  else begin(g, 'tie', 'DOT 1.4t');
}
/** He has won, unless somebody has an answer to that. */
function claim(g: Here, outcome: Outcome, rule: Rule): void {
  if (isAwaited(g.world, 'won')) claimVictory(g, outcome, rule);
  else end(g, outcome, rule);
}
const tied = (w: World, camps: readonly Camp[], rule: Rule): Outcome => won(camps.flat(), w.sides.length, rule, 'tie');

/** One more turn for everybody after this one (DOT 1.4t, 1.7) [DR-28]. `on`: this one has not been counted yet. */
function begin(g: Here, why: 'time' | 'tie', rule: Rule, on = true): void {
  beginLastTurns(g, { turns: seatsFrom(g.world, 0).length, on, why }, rule);
}

/** The table's clock says so (DOT 1.7), by the standard rules where the players agreed on one (DOT 1.6s): as after the last of this many turns. */
export function timeUp(g: Here): void {
  const w = g.world;
  if (w.ended === null && w.lastTurns === null) begin(g, 'time', 'DOT 1.7', w.turn > 0);
}

/** At the end of a turn: the clock, the extra turns, and the countdown of the one who had it. */
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
  const time = w.lastTurnsWhy === 'time';
  if (time && campsOf(w).every(camp => owes(w, camp))) {
    for (const seat of seatsFrom(w, 0)) {
      const paid = loseDestiny(g, seat, w.sides[seat]!.debt, { cause: 'debt', rule: 'DOT 1.10' });
      const rest = w.sides[seat]!.debt - paid;
      if (rest > 0) loseVictory(g, seat, rest, { cause: 'debt', rule: 'DOT 1.11' });
      forgiveDebt(g, seat);
    }
    const first = leaders(w);
    if (first.length === 1) end(g, won(first[0]!, w.sides.length, 'DOT 1.12', 'debts'), 'DOT 1.12');
    else end(g, tied(w, first, 'DOT 1.14'), 'DOT 1.14');
    return;
  }
  const first = leaders(w);
  const rule = time ? 'DOT 1.8' : 'DOT 1.5';
  if (first.length === 1 && !owes(w, first[0]!)) end(g, won(first[0]!, w.sides.length, rule, w.lastTurnsWhy), rule);
  // Those who stay level as long again as time was given will stay level.
  else if (time && (w.house.timeTie === 'draw' || w.turn >= 2 * w.house.turnLimit)) end(g, tied(w, first, 'DOT DR-102'), 'DOT DR-102');
  else begin(g, w.lastTurnsWhy, 'DOT 1.5', false);
}

const librariesAreEmpty = (w: World): boolean =>
  rulesOf(w).bothLibrariesEmptyEnds && w.step !== 'opening' && w.sides.every(({ out, library }) => out || library.length === 0);
/** DOT 1.21s: all libraries empty ends the game at once. */
function checkLibraries(g: Here): void {
  const w = g.world;
  if (!librariesAreEmpty(w)) return;
  const first = leaders(w);
  if (owes(w, first[0]!)) end(g, drawn(w.sides.length, 'DOT 1.9', 'tie'), 'DOT 1.9');
  else if (first.length === 1) end(g, won(first[0]!, w.sides.length, 'DOT 1.21s', 'libraries'), 'DOT 1.21s');
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
export function isDue(w: World): boolean {
  for (let seat = 0; seat < w.sides.length; seat++) if (w.sides[seat]!.countdown > 0 && reliefOf(w, seat) !== null) return true;
  if (w.claim !== null && !w.claim.asked) return true;
  return librariesAreEmpty(w) || !areOpenHands(w, w.open);
}
export const reckoning = proceduresOf<Doomtrooper>().define<object, { begin: null; answered: unknown }, null>('reckoning', {
  begin(g) {
    const w = g.world;
    w.sides.forEach((_, seat) => {
      const relief = reliefOf(w, seat);
      if (relief !== null) endCountdown(g, seat, relief);
    });
    showHands(g, openHands(w));
    checkLibraries(g);
    if (w.claim === null || w.claim.asked) return g.done(null);
    askClaim(g);
    return g.call('answered', happening({ what: 'won', card: null, def: null, seat: winners(w.claim.outcome)[0]! }));
  },
  answered(g) {
    const { claim: made } = g.world;
    dropClaim(g);
    if (made !== null && g.world.ended === null) end(g, made.outcome, made.rule);
    return g.done(null);
  },
});

/** DOT 1.19: he loses; with more than two the others play on [DR-97]. */
export function eliminate(g: Here, seat: Seat, rule: Rule): void {
  const w = g.world;
  putOut(g, seat, rule);
  const left = campsOf(w);
  if (left.length === 0) end(g, drawn(w.sides.length, rule, 'noWarrior'), rule);
  else if (left.length === 1) end(g, won(left[0]!, w.sides.length, rule, 'noWarrior'), rule);
  else for (const id of w.play.slice()) if (w.cards[id]!.by === seat && w.cards[id]!.zone !== 'attached') discard(g, id, rule, true);
}
