/** Turns, phases, what units did in them, and what lasts. */
import { draft } from '@kolbiste/engine/draft';
import { definitionAt } from '../../cards/registry.ts';
import type { Here } from '../game.ts';
import { ATTACKED, type CardId, type Lasting, type Phase, type Rule, type Side, type World } from '../state.ts';

export function beginTurn(g: Here, side: Side, rule: Rule): void {
  const w = draft(g.world);
  w.turn++;
  w.active = side;
  w.phase = 'start';
  g.emit({ type: 'turnBegan', side, turn: w.turn, rule });
}
export function enterPhase(g: Here, side: Side, phase: Phase, rule: Rule): void {
  draft(g.world).phase = phase;
  g.emit({ type: 'phaseBegan', side, phase, rule });
}
/** The end of the turn is no phase of the book: nothing is told. */
export function endPhases(w: World): void {
  draft(w).phase = 'end';
}

/** Bookkeeping as a turn begins: nobody has done anything yet. */
export function resetTurn(world: World): void {
  const w = draft(world);
  for (const card of w.cards) card.marks = 0;
  w.moves = 0;
  w.attacks = 0;
  w.eventSummons = false;
}
/** Bookkeeping: how many units may move and attack in this turn. */
export function setLimits(w: World, limits: { readonly moveLimit: number; readonly attackLimit: number }): void {
  Object.assign(draft(w), limits);
}
/** Bookkeeping: what a card did in this turn, or what is true of it. */
export function mark(w: World, id: CardId, bits: number): void {
  draft(w).cards[id]!.marks |= bits;
}
/** Bookkeeping: the unit counts once, however often it attacks (SUM 7.5.4). */
export function countAttack(w: World, id: CardId): void {
  draft(w).attacks++;
  mark(w, id, ATTACKED);
}
/** Bookkeeping: whether units may be summoned in the Events phase (SUM C18). */
export function allowSummons(w: World, allowed: boolean): void {
  draft(w).eventSummons = allowed;
}

export function beginLasting(g: Here, lasting: Lasting, rule: Rule): void {
  draft(g.world).lasting.push(lasting);
  const { by, against, definition } = lasting;
  g.emit({ type: 'lastingBegan', by, against: against ?? -1, definition: definitionAt(definition).id, rule });
}
export function endLasting(g: Here, ends: (lasting: Lasting) => boolean): void {
  const w = draft(g.world);
  if (w.lasting.length === 0) return;
  const ended = w.lasting.filter(ends);
  if (ended.length === 0) return;
  w.lasting = w.lasting.filter(lasting => !ended.includes(lasting));
  for (const { by, definition } of ended) g.emit({ type: 'lastingEnded', by, definition: definitionAt(definition).id, rule: 'SUM C1' });
}

/** Time is up: after the turn that is on everybody plays one more, then the game is drawn as at its cap (house, SUM B8). */
export function callTime(g: Here): void {
  const w = draft(g.world);
  const turns = w.sides.filter(({ alive }) => alive).length;
  // Copies of a world share their switches.
  w.switches = { ...w.switches, turnCap: Math.min(w.switches.turnCap, w.turn + turns) };
  g.emit({ type: 'timeCalled', turns, rule: 'SUM B8' });
}
