/** Turns and their steps, the countdown, the last turns, and the end of the game. */
import type { Outcome, Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { World } from '../state.ts';

/** Silent: `startDecided` told. */
export function startWith(g: Here, seat: Seat): void {
  draft(g.world).active = seat;
}
/** Silent: the windows of a step show it. */
export function enterStep(g: Here, step: World['step'], seat: Seat = g.world.active): void {
  const w = draft(g.world);
  w.step = step;
  w.active = seat;
}
export function beginTurn(g: Here, seat: Seat): void {
  const w = draft(g.world);
  w.turn++;
  w.stamp++;
  w.active = seat;
  w.step = 'start';
  w.sides[seat]!.attacked = false;
  w.shown.length = 0;
  g.emit({ type: 'turnBegan', seat, turn: w.turn, rule: 'DOT 5.1' });
}
/** Transfers and Sabotage count from one draw step to the next (DOT 20.17, 26.7). Silent. */
export function beginDrawStep(g: Here, seat: Seat): void {
  const w = draft(g.world);
  w.step = 'draw';
  w.sides[seat]!.draws++;
  w.sides[seat]!.struck = false;
  w.sides[seat]!.sabotaged = [];
}
/** Actions fewer in this turn, by cards played before it, are counted. Silent. */
export function forgetFewer(g: Here, seat: Seat): void {
  draft(g.world).sides[seat]!.fewer = 0;
}
export function endTurn(g: Here, seat: Seat): void {
  g.emit({ type: 'turnEnded', seat, rule: 'DOT 27.5' });
  draft(g.world).sides[seat]!.turns++;
}
/** Two players change places: turns go round as they sit now. */
export function changePlaces(g: Here, seat: Seat, other: Seat, rule: Rule): void {
  const w = draft(g.world);
  w.around = w.around.map(at => (at === seat ? other : at === other ? seat : at));
  g.emit({ type: 'changedPlaces', seat, other, rule });
}
export function missTurn(g: Here, seat: Seat): void {
  draft(g.world).sides[seat]!.missed--;
  g.emit({ type: 'turnMissed', seat, rule: 'DOT 5.2' });
}
/** What a card does to a player's next turns. Silent: the card was played for all to see. */
export function changeTurns(g: Here, seat: Seat, what: 'missed' | 'fewer' | 'again', n: 1 | -1 = 1): void {
  draft(g.world).sides[seat]![what] += n;
}
export function announceSabotage(g: Here, seat: Seat, against: Seat, saboteur: number): void {
  draft(g.world).sides[seat]!.sabotaged.push(against);
  g.emit({ type: 'sabotageAnnounced', seat, against, card: saboteur, rule: 'DOT 26.9' });
}

export function beginCountdown(g: Here, seat: Seat, turns: number, rule: Rule): void {
  draft(g.world).sides[seat]!.countdown = turns;
  g.emit({ type: 'countdownBegan', seat, turns, rule });
}
export function endCountdown(g: Here, seat: Seat, rule: Rule): void {
  draft(g.world).sides[seat]!.countdown = 0;
  g.emit({ type: 'countdownStopped', seat, rule });
}
/** A turn of the countdown is over; gives back how many are left. Silent. */
export const tickCountdown = (g: Here, seat: Seat): number => --draft(g.world).sides[seat]!.countdown;
export function putOut(g: Here, seat: Seat, rule: Rule): void {
  draft(g.world).sides[seat]!.out = true;
  g.emit({ type: 'eliminated', seat, rule });
}

/** `turns` follow, after the one that is on, if one is. */
export function beginLastTurns(
  g: Here,
  { turns, on, why }: { readonly turns: number; readonly on: boolean; readonly why: World['lastTurnsWhy'] },
  rule: Rule,
): void {
  const w = draft(g.world);
  w.lastTurns = on ? turns + 1 : turns;
  w.lastTurnsWhy = why;
  g.emit({ type: 'lastTurns', turns, why, rule });
}
/** One of the last turns is over; gives back how many are left. Silent. */
export function tickLastTurns(g: Here): number {
  const w = draft(g.world);
  w.lastTurns = w.lastTurns! - 1;
  return w.lastTurns;
}
export function endGame(g: Here, outcome: Outcome, rule: Rule): void {
  draft(g.world).ended = draft(outcome);
  g.emit({ type: 'gameEnded', why: outcome.why, rule });
}
