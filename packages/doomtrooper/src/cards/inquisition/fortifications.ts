/** Inquisition: fortifications. */
import { gainDestiny } from '../../rules/atoms.ts';
import { isDoomtrooper, isHeretic } from '../../rules/status.ts';
import { toYours } from '../filters.ts';
import type { Part } from '../form.ts';
import { fortification } from '../makers.ts';
import type { Aspect } from '../vocabulary.ts';

const cathedral = (aspect: Aspect): Part => ({
  areas: ['squad'],
  grants: [{ ability: `casts:${aspect}`, to: toYours(isDoomtrooper) }],
});

export const factory = fortification({
  code: '02063',
  name: { en: 'Factory', cs: 'Továrna' },
  text: {
    en: 'In each of your draw steps: 1 destiny point. Any number.',
    cs: 'V každém svém kroku dobírání: 1 bod osudu. Libovolný počet.',
  },
  areas: ['squad', 'cohort'],
  atDraw: ({ g, seat }) => gainDestiny(g, seat, 1, 'card', 'DOT 5.28'),
  copies: 'any',
});

export const hideout = fortification({
  code: '02078',
  name: { en: 'Hideout', cs: 'Skrýš' },
  text: { en: 'Your Heretics have +2 Armor.', cs: 'Tvoji Kacíři mají +2 Obrana.' },
  affiliation: 'legion',
  areas: ['cohort'],
  gives: [{ armour: 2, to: toYours(isHeretic) }],
});

export const industrialComplex = fortification({
  code: '02084',
  name: { en: 'Industrial Complex', cs: 'Průmyslový komplex' },
  text: {
    en: 'In each of your draw steps: 3 destiny points. Any number.',
    cs: 'V každém svém kroku dobírání: 3 body osudu. Libovolný počet.',
  },
  areas: ['squad', 'cohort'],
  atDraw: ({ g, seat }) => gainDestiny(g, seat, 3, 'card', 'DOT 5.28'),
  copies: 'any',
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
  text: { en: 'Your Doomtroopers cast Premonition.', cs: 'Tvoji Doomtroopeři používají aspekt Předtucha.' },
  affiliation: 'brotherhood',
  ...cathedral('premonition'),
});

export const theFukidoCathedral = fortification({
  code: '02150',
  name: { en: 'The Fukido Cathedral', cs: 'Katedrála Fukida' },
  text: { en: 'Your Doomtroopers cast Mentalism.', cs: 'Tvoji Doomtroopeři používají aspekt Mentalismus.' },
  affiliation: 'brotherhood',
  ...cathedral('mentalism'),
});

export const theGibsonCathedral = fortification({
  code: '02151',
  name: { en: 'The Gibson Cathedral', cs: 'Gibsonská katedrála' },
  text: { en: 'Your Doomtroopers cast Changeling.', cs: 'Tvoji Doomtroopeři používají aspekt Metamorfóza.' },
  affiliation: 'brotherhood',
  ...cathedral('changeling'),
});

export const theHeimburgCathedral = fortification({
  code: '02152',
  name: { en: 'The Heimburg Cathedral', cs: 'Heimburgská katedrála' },
  text: { en: 'Your Doomtroopers cast Exorcism.', cs: 'Tvoji Doomtroopeři používají aspekt Exorcismus.' },
  affiliation: 'brotherhood',
  ...cathedral('exorcism'),
});

export const theLongshoreCathedral = fortification({
  code: '02154',
  name: { en: 'The Longshore Cathedral', cs: 'Longshoreská katedrála' },
  text: { en: 'Your Doomtroopers cast the Elements.', cs: 'Tvoji Doomtroopeři používají aspekt Živly.' },
  affiliation: 'brotherhood',
  ...cathedral('elements'),
});

export const theSanDoradoCathedral = fortification({
  code: '02155',
  name: { en: 'The San Dorado Cathedral', cs: 'San doradská katedrála' },
  text: { en: 'Your Doomtroopers cast Manipulation.', cs: 'Tvoji Doomtroopeři používají aspekt Manipulace.' },
  affiliation: 'brotherhood',
  ...cathedral('manipulation'),
});

export const theStoneArchives = fortification({
  code: '02158',
  name: { en: 'The Stone Archives', cs: 'Kamenný archiv' },
  text: { en: 'Your Doomtroopers cast Summoning.', cs: 'Tvoji Doomtroopeři používají aspekt Vyvolávání.' },
  affiliation: 'brotherhood',
  ...cathedral('summoning'),
});

export const theVolksburgCathedral = fortification({
  code: '02160',
  name: { en: 'The Volksburg Cathedral', cs: 'Volksburgská katedrála' },
  text: { en: 'Your Doomtroopers cast Kinetics.', cs: 'Tvoji Doomtroopeři používají aspekt Kinetika.' },
  affiliation: 'brotherhood',
  ...cathedral('kinetics'),
});
