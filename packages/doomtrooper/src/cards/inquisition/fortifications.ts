/** Inquisition: fortifications. */
import { gainDestiny, shut } from '../../rules/atoms.ts';
import { isDoomtrooper, isHeretic } from '../../rules/status.ts';
import { toYours } from '../filters.ts';
import type { Part } from '../form.ts';
import { fortification } from '../makers.ts';
import type { Aspect } from '../vocabulary.ts';

/** For this many actions it works again. */
const reopens = (actions: number): Part => ({
  uses: [
    {
      timing: 'action',
      actions,
      condition: ({ world, self }) => world.cards[self]!.off,
      effect: ({ g, self }) => shut(g, self, false, 'DOT 7.24'),
    },
  ],
});

const cathedral = (aspect: Aspect): Part => ({
  areas: ['squad'],
  grants: [{ ability: `casts:${aspect}`, to: toYours(isDoomtrooper) }],
});

export const cardinalsBank = fortification({
  code: '02029',
  name: { en: "Cardinal's Bank", cs: 'Kardinálova pokladnice' },
  text: {
    en: 'In your Squad: cards of others take none of your victory and destiny points.',
    cs: 'Do tvého Mužstva: karty ostatních ti neberou vítězné body ani body osudu.',
  },
  affiliation: 'brotherhood',
  areas: ['squad'],
  keepsPoints: () => true,
});

export const factory = fortification({
  code: '02063',
  name: { en: 'Factory', cs: 'Továrna' },
  text: {
    en: 'Squad or Kohort. In each of your draw steps: 1 destiny point. Any number. Shut down, it is opened again for 2 actions.',
    cs: 'Mužstvo nebo Kohorta. V každém svém kroku dobírání: 1 bod osudu. Libovolný počet. Je-li zavřená, otevřeš ji za 2 akce.',
  },
  areas: ['squad', 'cohort'],
  atDraw: ({ g, seat }) => gainDestiny(g, seat, 1, { cause: 'card', rule: 'DOT 5.28' }),
  copies: 'any',
  ...reopens(2),
});

export const hideout = fortification({
  code: '02078',
  name: { en: 'Hideout', cs: 'Skrýš' },
  text: { en: 'Kohort: your Heretics have +2 Armor.', cs: 'Kohorta: tvoji Kacíři mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  gives: [{ armour: 2, to: toYours(isHeretic) }],
});

export const industrialComplex = fortification({
  code: '02084',
  name: { en: 'Industrial Complex', cs: 'Průmyslový komplex' },
  text: {
    en: 'Squad or Kohort. In each of your draw steps: 3 destiny points. Any number. Shut down, it is opened again for 3 actions.',
    cs: 'Mužstvo nebo Kohorta. V každém svém kroku dobírání: 3 body osudu. Libovolný počet. Je-li zavřený, otevřeš ho za 3 akce.',
  },
  areas: ['squad', 'cohort'],
  atDraw: ({ g, seat }) => gainDestiny(g, seat, 3, { cause: 'card', rule: 'DOT 5.28' }),
  copies: 'any',
  ...reopens(3),
});

export const sewers = fortification({
  code: '02123',
  name: { en: 'Sewers', cs: 'Stoka' },
  text: {
    en: 'In your Kohort: your Heretics may attack in the turn in which they left cover.',
    cs: 'Do tvé Kohorty: tvoji Kacíři smějí útočit v kole, ve kterém opustili úkryt.',
  },
  affiliation: 'legion',
  areas: ['cohort'],
  grants: [{ ability: 'attacksAfterCover', to: toYours(isHeretic) }],
});

export const theBurroughsCathedral = fortification({
  code: '02146',
  name: { en: 'The Burroughs Cathedral', cs: 'Burroughská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast Premonition.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Předtucha.' },
  affiliation: 'brotherhood',
  ...cathedral('premonition'),
});

export const theFukidoCathedral = fortification({
  code: '02150',
  name: { en: 'The Fukido Cathedral', cs: 'Katedrála Fukida' },
  text: { en: 'Squad: your Doomtroopers cast Mentalism.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Mentalismus.' },
  affiliation: 'brotherhood',
  ...cathedral('mentalism'),
});

export const theGibsonCathedral = fortification({
  code: '02151',
  name: { en: 'The Gibson Cathedral', cs: 'Gibsonská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast Changeling.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Metamorfóza.' },
  affiliation: 'brotherhood',
  ...cathedral('changeling'),
});

export const theHeimburgCathedral = fortification({
  code: '02152',
  name: { en: 'The Heimburg Cathedral', cs: 'Heimburgská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast Exorcism.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Exorcismus.' },
  affiliation: 'brotherhood',
  ...cathedral('exorcism'),
});

export const theLongshoreCathedral = fortification({
  code: '02154',
  name: { en: 'The Longshore Cathedral', cs: 'Longshoreská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast the Elements.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Živly.' },
  affiliation: 'brotherhood',
  ...cathedral('elements'),
});

export const theSanDoradoCathedral = fortification({
  code: '02155',
  name: { en: 'The San Dorado Cathedral', cs: 'San doradská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast Manipulation.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Manipulace.' },
  affiliation: 'brotherhood',
  ...cathedral('manipulation'),
});

export const theStoneArchives = fortification({
  code: '02158',
  name: { en: 'The Stone Archives', cs: 'Kamenný archiv' },
  text: { en: 'Squad: your Doomtroopers cast Summoning.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Vyvolávání.' },
  affiliation: 'brotherhood',
  ...cathedral('summoning'),
});

export const theVolksburgCathedral = fortification({
  code: '02160',
  name: { en: 'The Volksburg Cathedral', cs: 'Volksburgská katedrála' },
  text: { en: 'Squad: your Doomtroopers cast Kinetics.', cs: 'Mužstvo: tvoji Doomtroopeři používají aspekt Kinetika.' },
  affiliation: 'brotherhood',
  ...cathedral('kinetics'),
});
