/** Paradise Lost: warriors, general. */
import { warrior } from '../../makers.ts';

export const colonelHarding = warrior({
  code: '07016',
  name: { en: 'Colonel Harding', cs: 'Plukovník Harding' },
  text: {
    en: 'Skull-Seeker. Enters and stays on Stations. Counts as Tribal and as a mercenary; what he earns are destiny points. He never belongs to anything else and never becomes a Heretic.',
    cs: 'Sběratel lebek. Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka a za žoldnéře; co získá, jsou body osudu. Nikdy nepatří k nikomu jinému a nestane se Kacířem.',
  },
  ratings: { fight: 8, shoot: 7, armour: 7, value: 9 },
  personality: true,
  kinds: ['skull-seeker', 'freelancer'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['freelancer', 'destinyOnly', 'loyal', 'neverHeretic'],
});
