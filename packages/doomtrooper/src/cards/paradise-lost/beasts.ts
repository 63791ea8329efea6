/** Paradise Lost: beasts. */
import { ofKind, toBearer } from '../filters.ts';
import { beast } from '../makers.ts';

export const crescentianTwotusk = beast({
  code: '07024',
  name: { en: 'Crescentian Twotusk', cs: 'Půlměsíční dvoukelec' },
  text: {
    en: 'Beast for a Crescentia warrior: +4 Fight, Armor and Value.',
    cs: 'Zvíře pro bojovníka Půlměsíce: +4 Zápas, Obrana a Hodnota.',
  },
  affiliation: 'crescentia',
  bonus: { fight: 4, armour: 4, value: 4 },
});

export const equine = beast({
  code: '07029',
  name: { en: 'Equine', cs: 'Koňský postroj' },
  text: {
    en: 'Beast for a Lutheran warrior: +2 Fight and Armor; its rider counts as Cavalier.',
    cs: 'Zvíře pro Luterána: +2 Zápas a Obrana; jezdec se počítá za Jezdce.',
  },
  affiliation: 'lutheran',
  bonus: { fight: 2, armour: 2 },
  standing: { kind: 'cavalier' },
});

export const marineSerett = beast({
  code: '07060',
  name: { en: 'Marine Serett', cs: 'Mariňácký štít' },
  text: {
    en: 'Beast for a Templar: +2 Fight and Armor (+4 on a Templar Marine), −4 Shoot; airships cannot attack its rider.',
    cs: 'Zvíře pro Templáře: +2 Zápas a Obrana (u Templářského mariňáka +4), −4 Střelba; vzdušné koráby na jezdce nesmějí útočit.',
  },
  affiliation: 'templars',
  bonus: { fight: 2, shoot: -4, armour: 2 },
  gives: [{ layer: 'beast', fight: 2, armour: 2, to: toBearer(ofKind('templar-marine')) }],
  grants: ['noAirshipAttacks'],
});

export const rivetbull = beast({
  code: '07094',
  name: { en: 'Rivetbull', cs: 'Ocelový býk' },
  text: {
    en: 'Beast for a Son of Rasputin: +4 Fight, +3 Armor, +2 Value.',
    cs: 'Zvíře pro Syna Rasputina: +4 Zápas, +3 Obrana, +2 Hodnota.',
  },
  affiliation: 'rasputin',
  bonus: { fight: 4, armour: 3, value: 2 },
});
