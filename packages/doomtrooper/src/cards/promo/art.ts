/** Promotional cards: the Art. */
import { placeOnTargetPlayer } from '../effects.ts';
import { art } from '../makers.ts';
import { aPlayer } from '../targets.ts';

export const spellbound = art({
  code: '08018',
  name: { en: 'Spellbound', cs: 'Očarování' },
  text: {
    en: 'Manipulation. 3 actions, on a player: nobody searches his library or changes its order, and specials do nothing to it. It stays.',
    cs: 'Manipulace. 3 akce, na hráče: nikdo neprohledává jeho knihovnu ani nemění její pořadí a speciální karty na ni nepůsobí. Zůstává ve hře.',
  },
  aspect: 'manipulation',
  casting: 'any',
  timing: 'action',
  actions: 3,
  target: aPlayer(),
  effect: placeOnTargetPlayer(),
  labels: ['seals'],
  after: 'stays',
  limit: 0,
});
