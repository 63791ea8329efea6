/** Promotional cards: Dark Symmetry. */
import { discard, spoilFind } from '../../rules/atoms.ts';
import { friends } from '../../rules/queries.ts';
import { symmetry } from '../makers.ts';

export const powerOfPerception = symmetry({
  code: '08015',
  name: { en: 'Power of Perception', cs: 'Síla věštby' },
  text: {
    en: 'Gift of the Dark Symmetry. When an opponent takes a card out of his library, discard pile or collection: discard the gift, and that card is removed from the game, unseen by you.',
    cs: 'Dar Černé symetrie. Když si soupeř bere kartu z knihovny, hrobu nebo sbírky: vyřaď dar a ta karta se odstraní ze hry, aniž bys ji viděl.',
  },
  gift: 'generic',
  limit: 0,
  uses: [
    {
      timing: 'found',
      hears: ({ world, seat, happening }) => !friends(world, seat, happening.seat) && !happening.void,
      effect: ({ g, self }) => {
        discard(g, self, 'DOT 37.10');
        spoilFind(g, null);
      },
    },
  ],
});
