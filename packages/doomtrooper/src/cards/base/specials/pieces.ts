/** Base set: what several cards are made of. */
import type { Seat } from '@kolbiste/engine';
import { discard } from '../../../rules/atoms.ts';
import { topFight } from '../../../rules/queries.ts';
import { type CardId, type World } from '../../../rules/state.ts';
import { isThere } from '../../../rules/status.ts';
import type { Filter, Played } from '../../form.ts';

/** Discards every such card in play. */
export const discardsAll = (...which: readonly Filter[]): Played => {
  const all = (w: World, self: CardId, seat: Seat): CardId[] =>
    w.play.filter(id => isThere(w, id) && which.every(filter => filter(w, id, { self, seat, fight: topFight(w) })));
  return {
    timing: 'any',
    condition: ({ world, self, seat }) => all(world, self, seat).length > 0,
    effect: ({ g, world, self, seat }) => {
      for (const id of all(world, self, seat)) if (world.play.includes(id)) discard(g, id, 'DOT 37.10');
    },
  };
};
