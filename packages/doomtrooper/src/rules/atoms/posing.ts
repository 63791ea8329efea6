/** Cards that pass for others. */
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { CardId, World } from '../state.ts';

/** It is that card until it leaves play, in all that rules ask. */
export function pose(g: Here, id: CardId, as: number, rule: Rule): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const was = card.def;
  card.was ??= was;
  card.def = as;
  if (g.world.play.includes(id)) w.play = w.play.slice();
  g.emit({ type: 'posed', card: id, was, as, rule });
}
/** It is itself again. Silent: what takes it away tells. */
export function unmask(w: Draft<World>, id: CardId): void {
  const card = w.cards[id]!;
  if (card.was === null) return;
  card.def = card.was;
  card.was = null;
}
