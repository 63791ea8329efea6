/** Promo: fortifications. */
import { isFreelancer } from '../../rules/status.ts';
import { placeOnYou } from '../effects.ts';
import { toYours } from '../filters.ts';
import { fortification } from '../makers.ts';

export const luna = fortification({
  code: '08010',
  name: { en: 'Luna', cs: 'Luna' },
  text: { en: 'Your warriors have +1 Armor, your freelancers +2.', cs: 'Tvoji bojovníci mají +1 Obrana, tvoji žoldnéři +2.' },
  limit: 0,
  target: null,
  effect: placeOnYou('DOT 12.1'),
  gives: [
    { armour: 1, to: toYours() },
    { armour: 1, to: toYours(isFreelancer) },
  ],
});
