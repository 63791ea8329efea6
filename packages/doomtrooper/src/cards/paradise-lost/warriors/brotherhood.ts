/** Paradise Lost: warriors, brotherhood. */
import { spreads } from '../../attacks.ts';
import { warrior } from '../../makers.ts';

export const crenshawIslandTeamMember = warrior({
  code: '07022',
  name: { en: 'Crenshaw - Island Team Member', cs: 'Ostrovan Crenshaw' },
  text: {
    en: 'Enters and stays on Stations. Counts as Tribal and as a Doomtrooper, and as a Mortificator. Casts all Art. Anyone he wounds is killed.',
    cs: 'Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka i za Doomtroopera a za Mortifikátora. Používá celé Umění. Koho zraní, toho zabije.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 6, shoot: 7, armour: 8, value: 8 },
  personality: true,
  kinds: ['mortificator', 'island-team-member'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['casts:all', 'killsOnWound'],
});

export const highSeerCastor = warrior({
  code: '07045',
  name: { en: 'High Seer Castor', cs: 'Velký věštec Castor' },
  text: {
    en: 'Counts as a Mystic. Casts all Art. You always see the top card of every library.',
    cs: 'Počítá se za Mystika. Používá celé Umění. Stále vidíš vrchní kartu každé knihovny.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 6 },
  personality: true,
  kinds: ['mystic'],
  labels: ['seesTops'],
  abilities: ['casts:all'],
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

export const grinderIslandTeamMember = warrior({
  code: '07042',
  name: { en: 'Grinder - Island Team Member', cs: 'Ostrovan Grinder' },
  text: {
    en: 'Enters and stays on Stations. Counts as Tribal and as a Doomtrooper. Casts no Art, has no equipment and no relics. One attack action of his is up to four attacks, aimed as you like; each that you put into another gives that one +3 Fight and Shoot.',
    cs: 'Přichází na Stanici a zůstává tam. Počítá se za kmenového válečníka i za Doomtroopera. Nepoužívá Umění, nemá vybavení ani relikvie. Jedna jeho útočná akce jsou až čtyři útoky, na koho chceš; každý, který přidáš k jinému, mu dá +3 Zápas a Střelba.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 3, shoot: 3, armour: 6, value: 10 },
  personality: true,
  kinds: ['island-team-member'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['neverArt', 'noEquipment', 'noRelics'],
  ...spreads(4, 3),
});
