/** Inquisition: fortifications. */
import { gainDestiny } from '../../rules/atoms.ts';
import { fortification } from '../makers.ts';

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
