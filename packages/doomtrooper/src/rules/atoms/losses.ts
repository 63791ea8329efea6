/** Equipment that somebody may hold on to when it would be lost [DR-140]. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { definitionOf } from '../../cards/registry.ts';
import type { Here } from '../game.ts';
import { giversOf } from '../givers.ts';
import { destinyOf } from '../queries.ts';
import type { Rule } from '../rule.ts';
import type { CardId, Loss, World } from '../state.ts';
import { hasLabel, isThere } from '../status.ts';

/** Cards whose players can pay to keep equipment from being lost. */
export const holdersOf = (w: World): CardId[] =>
  giversOf(w).holders.filter(id => isThere(w, id) && destinyOf(w, w.cards[id]!.by) >= definitionOf(w, id).holds!);
/** Whether it waits for its holders instead of being lost now. Not where the loss is the price of its own use. */
export function slip(g: Here, id: CardId, how: Loss['how'], rule: Rule, taken?: { readonly by: Seat; readonly to: CardId }): boolean {
  const w = g.world;
  if (giversOf(w).holders.length === 0 || definitionOf(w, id).type !== 'equipment') return false;
  const waiting = w.losses.find(({ card }) => card === id);
  if (waiting !== undefined) return !waiting.settled;
  if (w.deed === w.cards[id]!.def || hasLabel(w, id, 'usedUp') || holdersOf(w).length === 0) return false;
  draft(w).losses.push({ card: id, how, rule, by: taken?.by ?? w.cards[id]!.by, to: taken?.to ?? null, settled: false });
  g.emit({ type: 'slipping', card: id, rule: 'DOT DR-140' });
  return true;
}
/** Somebody has paid: it stays. Silent: the payment tells. */
export function holdFast(g: Here, id: CardId): void {
  const w = draft(g.world);
  w.losses = w.losses.filter(({ card }) => card !== id);
}
/** Nobody has: what waited comes about. Silent: the loss tells. */
export function settleLoss(g: Here, id: CardId): void {
  const w = draft(g.world);
  w.losses = w.losses.map(loss => (loss.card === id ? { ...loss, settled: true } : loss));
}
