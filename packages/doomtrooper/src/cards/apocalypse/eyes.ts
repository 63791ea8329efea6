/** Apocalypse: a relic that gathers gifts. */
import { discard } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isThere } from '../../rules/status.ts';
import { relic } from '../makers.ts';
import { follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

/** Gifts a warrior has more than once. */
const stacked = (w: World, id: CardId): CardId[] => {
  const gifts = w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'symmetry');
  return gifts.filter(card => gifts.some(other => other !== card && w.cards[other]!.def === w.cards[card]!.def));
};
export const eyeOfAlgeroth = relic({
  code: '06024',
  name: { en: 'Eye of Algeroth', cs: 'Algerothovo oko' },
  text: {
    en: 'Heretics only: its bearer may have any number of copies of each Dark Symmetry card he may have, and all of them count. When the Eye is lost he loses every gift he has more than once.',
    cs: 'Jen Kacíř: smí mít každou kartu Černé symetrie, kterou může mít, v libovolném počtu kopií, a všechny se počítají. Když Oko ztratí, ztratí i všechny dary, které má víckrát.',
  },
  affiliation: 'legion',
  needs: { heretic: true },
  limit: 1,
  grants: ['stacksAnyGift'],
  lost: ({ world, self, host }) =>
    host >= 0 && isThere(world, host)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'lost', args: stacked(world, host) })
      : null,
  answered: ({ g, args }) => {
    for (const id of args) discard(g, id, 'DOT 13.10');
  },
});
