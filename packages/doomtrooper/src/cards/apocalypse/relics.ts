/** Apocalypse: relics. */
import { bearerOf, carrierOf } from '../../rules/status.ts';
import { relic } from '../makers.ts';
import { definitionOf } from '../registry.ts';

export const symmetryStone = relic({
  code: '06063',
  name: { en: 'Symmetry Stone', cs: 'Kámen symetrie' },
  text: {
    en: 'Dark Legion. Dark Symmetry cards in this Kohort are neither discarded nor removed from the game as long as the Stone is in play.',
    cs: 'Černá legie. Karty Černé symetrie v této Kohortě nelze vyřadit ani odstranit ze hry, dokud je Kámen ve hře.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  guards: ({ world, self, card }) => {
    const [bearer, own] = [bearerOf(world, card), carrierOf(world, self)];
    return (
      bearer !== null &&
      definitionOf(world, card).type === 'symmetry' &&
      world.cards[own]!.zone === 'cohort' &&
      world.cards[bearer]!.zone === 'cohort' &&
      world.cards[bearer]!.by === world.cards[own]!.by
    );
  },
});
