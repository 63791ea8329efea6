/** Paradise Lost: warriors, the Templars. */
import { ofKind, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { forEachOther } from './pieces.ts';

export const gendarme = warrior({
  code: '07035',
  name: { en: 'Gendarme', cs: 'Četník' },
  text: { en: 'Whoever he wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'templars',
  ratings: { fight: 7, shoot: 8, armour: 8, value: 9 },
  abilities: ['killsOnWound'],
});

export const hordeCenturion = warrior({
  code: '07048',
  name: { en: 'Horde Centurion', cs: 'Setník hordy' },
  text: {
    en: 'Commander. Whoever he wounds is killed. Your Horde Troopers have +2 Fight, Shoot and Armor.',
    cs: 'Velitel. Koho zraní, toho zabije. Tvoji Vojáci hordy mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'templars',
  ratings: { fight: 7, shoot: 7, armour: 5, value: 8 },
  labels: ['commander'],
  abilities: ['killsOnWound'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toYours(ofKind('horde-trooper')) }],
});

export const hordeTrooper = warrior({
  code: '07049',
  name: { en: 'Horde Trooper', cs: 'Voják hordy' },
  text: { en: 'Whoever he wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'templars',
  ratings: { fight: 5, shoot: 4, armour: 5, value: 5 },
  abilities: ['killsOnWound'],
});

export const templarLegionnaire = warrior({
  code: '07108',
  name: { en: 'Templar Legionnaire', cs: 'Templářský legionář' },
  text: {
    en: '+2 Fight, Shoot and Armor for each other Templar Legionnaire of yours in the area.',
    cs: '+2 Zápas, Střelba a Obrana za každého dalšího tvého Templářského legionáře v oblasti.',
  },
  affiliation: 'templars',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  gives: forEachOther('templar-legionnaire', 2),
});

export const templarMarine = warrior({
  code: '07109',
  name: { en: 'Templar Marine', cs: 'Templářský mariňák' },
  text: { en: 'Strikes first.', cs: 'Udeří první.' },
  affiliation: 'templars',
  ratings: { fight: 6, shoot: 6, armour: 7, value: 7 },
  abilities: ['firstStrike'],
});
