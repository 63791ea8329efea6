/** Cards in play that are turned face down, and up again. */
import { draft } from '@kolbiste/engine/draft';
import { definitionOf } from '../../cards/registry.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { CardId } from '../state.ts';
import { endEffectsWhere, last } from './effects.ts';
import { cover, noteLeft, uncover } from './moving.ts';

/** It does nothing from now on; a warrior counts as in cover, and nobody sits in a vehicle. */
export function turnDown(g: Here, source: { readonly card: CardId; readonly seat: number }, id: CardId, rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  const isWarrior = definitionOf(g.world, id).type === 'warrior';
  last(g, source, { what: 'eclipsed', on: id, off: card.off, covered: card.covered }, { rule });
  card.inside = false;
  card.off = true;
  if (isWarrior) cover(g, id, 'DOT 9.1');
  g.emit({ type: 'switched', card: id, off: true, rule });
}
/** It is as it was before. */
export function turnUp(g: Here, id: CardId, rule: Rule): void {
  const effect = g.world.effects.find(({ what, on }) => what === 'eclipsed' && on === id);
  if (effect?.what !== 'eclipsed') return;
  endEffectsWhere(g, ({ what, on }) => what === 'eclipsed' && on === id);
  draft(g.world).cards[id]!.off = effect.off;
  g.emit({ type: 'switched', card: id, off: effect.off, rule });
  if (definitionOf(g.world, id).type !== 'warrior' || effect.covered || !g.world.cards[id]!.covered) return;
  uncover(g, id, rule);
  noteLeft(g, id);
}
