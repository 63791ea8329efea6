/** Paradise Lost: warriors, brotherhood. */
import { warrior } from '../../makers.ts';

export const crenshawIslandTeamMember = warrior({
  code: '07022',
  name: { en: 'Crenshaw - Island Team Member', cs: 'Ostrovan Crenshaw' },
  text: {
    en: 'Enters and stays on Stations. Counts as Tribal and as a Doomtrooper, and as a Mortificator. Casts all Art. Whoever he wounds is killed.',
    cs: 'Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka i za Doomtroopera a za Mortifikátora. Používá celé Umění. Koho zraní, toho zabije.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 6, shoot: 7, armour: 8, value: 8 },
  personality: true,
  kinds: ['mortificator', 'island-team-member'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['casts:all', 'killsOnWound'],
});

export const indigoIslandTeamMember = warrior({
  code: '07050',
  name: { en: 'Indigo - Island Team Member', cs: 'Ostrovan Indigo' },
  text: {
    en: 'Enters and stays on Stations. Counts as Tribal and as a Doomtrooper. Casts no Art and has no weapons.',
    cs: 'Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka i za Doomtroopera. Nepoužívá Umění a nemá zbraně.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 14, armour: 8, value: 8 },
  personality: true,
  kinds: ['island-team-member'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['neverArt', 'noWeapons'],
});
