/** Paradise Lost: equipment. */
import { equipment } from '../makers.ts';
import { inFights } from './pieces.ts';

export const blitztank = equipment({
  code: '07006',
  name: { en: 'Blitztank', cs: 'Blitztank' },
  text: {
    en: 'Vehicle and tank, Sons of Rasputin only. Inside: +5 to all four ratings.',
    cs: 'Vozidlo a tank, jen Synové Rasputina. Uvnitř: +5 ke všem čtyřem hodnotám.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'tank'],
  needs: { affiliation: 'rasputin' },
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5 }],
});

export const tailwave = equipment({
  code: '07107',
  name: { en: 'Tailwave', cs: 'Ocasňák' },
  text: {
    en: 'Vehicle and airship, Sons of Rasputin only. Inside: +6 Shoot and Armor.',
    cs: 'Vozidlo a vzdušný koráb, jen Synové Rasputina. Uvnitř: +6 Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'rasputin' },
  gives: [{ shoot: 6, armour: 6 }],
});

export const veiledDart = equipment({
  code: '07121',
  name: { en: 'Veiled Dart', cs: 'Zákeřná šipka' },
  text: {
    en: 'Vehicle and airship, Sons of Rasputin only. Inside: +6 Armor, and its bearer strikes first in Shoot combats.',
    cs: 'Vozidlo a vzdušný koráb, jen Synové Rasputina. Uvnitř: +6 Obrana a nositel při střelbě udeří první.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'rasputin' },
  gives: [{ armour: 6 }],
  grants: inFights('firstStrike', 'shoot', 'bearer'),
});
