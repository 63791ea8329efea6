/** Mortificator: a card that may be any other. */
import { special } from '../makers.ts';
import { noTarget } from '../targets.ts';

export const joker = special({
  code: '04060',
  name: { en: 'Joker!', cs: 'Žolík' },
  text: {
    en: 'Play it as a copy of any card in play that is neither a personality nor a relic: of its type, for its price, with all its limits. When it leaves play it is a Joker again. One in a deck.',
    cs: 'Zahraj ho jako kopii libovolné karty ve hře, která není osobnost ani relikvie: je jejího typu, za její cenu a se všemi jejími omezeními. Když opustí hru, je zase Žolíkem. Jeden v balíčku.',
  },
  labels: ['poses'],
  limit: 1,
  // How it is played says the card it is played as.
  timing: 'any',
  refusal: noTarget,
  effect: () => null,
  after: 'stays',
});
