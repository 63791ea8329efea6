/** Golgotha: the Art. */
import { isLegion } from '../../rules/status.ts';
import { returnTarget } from '../effects.ts';
import { art } from '../makers.ts';
import { aWarrior } from '../targets.ts';

export const banishment = art({
  code: '05006',
  name: { en: 'Banishment', cs: 'Zahnání' },
  text: {
    en: 'Manipulation. 2 actions and 5 destiny points: a Dark Legion warrior returns to the hand of his owner; what he carries is discarded.',
    cs: 'Manipulace. 2 akce a 5 bodů osudu: bojovník Černé legie se vrátí do ruky majitele; co nese, se vyřadí.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'action',
  actions: 2,
  destiny: 5,
  target: aWarrior(isLegion),
  effect: returnTarget(),
  harmful: true,
});
