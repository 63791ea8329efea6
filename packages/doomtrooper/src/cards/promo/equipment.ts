/** Promo: equipment. */
import { no } from '@kolbiste/engine';
import { discard } from '../../rules/atoms.ts';
import { placeOnYou } from '../effects.ts';
import { isPersonality, labelled, ofKind } from '../filters.ts';
import { equipment } from '../makers.ts';
import { aCard } from '../targets.ts';

export const bulletproofVest = equipment({
  code: '08002',
  name: { en: 'Bulletproof Vest', cs: 'Neprůstřelná vesta' },
  text: {
    en: 'Personalities only. Discard it: Snipers! in play are discarded, wherever one lies.',
    cs: 'Jen osobnost. Vyřaď ji: vyřaď kartu Ostřelovači! ve hře, ať leží kdekoli.',
  },
  limit: 0,
  needs: { refusal: ({ world, target }) => (isPersonality(world, target) ? null : no('DOT 11.18', 'wrongKind')) },
  uses: [
    {
      timing: 'any',
      removes: 'discard',
      target: aCard(ofKind('snipers')),
      effect: ({ g, self, target }) => {
        discard(g, self, 'DOT 37.10');
        discard(g, target, 'DOT 37.10');
      },
    },
  ],
});

export const homingMissile = equipment({
  code: '08008',
  name: { en: 'Homing Missile', cs: 'Zbloudilá střela ráže 70 mm' },
  text: {
    en: '1 action, on no warrior. Discard it: discard a vehicle in play, be it equipment or a warrior; nobody earns points.',
    cs: '1 akce, na žádného bojovníka. Vyřaď ji: vyřaď vozidlo ve hře, ať je to vybavení, nebo bojovník; nikdo nezíská body.',
  },
  limit: 0,
  target: null,
  effect: placeOnYou('DOT 11.10'),
  uses: [
    {
      timing: 'any',
      removes: 'discard',
      target: aCard(labelled('vehicle')),
      effect: ({ g, self, target }) => {
        discard(g, self, 'DOT 37.10');
        discard(g, target, 'DOT 37.10');
      },
    },
  ],
});
