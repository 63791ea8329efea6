/** Paradise Lost: warriors, the Sons of Rasputin. */
import { isAttacking, toItself } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { inFights } from '../pieces.ts';
import { besides, forEachOther } from './pieces.ts';

export const cossack = warrior({
  code: '07019',
  name: { en: 'Cossack', cs: 'Kozák' },
  text: { en: 'Counts as a beast; strikes first in Fight combats.', cs: 'Počítá se za zvíře; v zápase udeří první.' },
  affiliation: 'rasputin',
  ratings: { fight: 5, shoot: 4, armour: 5, value: 5 },
  labels: ['beast'],
  abilities: ['firstStrikeFight'],
});

export const cossackKommendant = warrior({
  code: '07020',
  name: { en: 'Cossack Kommendant', cs: 'Kozácký komandant' },
  text: {
    en: 'Commander; counts as Cossack and as a beast; strikes first in Fight combats. Your other Cossacks in the area have +3 Fight, Shoot and Armor.',
    cs: 'Velitel; počítá se za Kozáka a za zvíře; v zápase udeří první. Tvoji ostatní Kozáci v oblasti mají +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 7, shoot: 5, armour: 6, value: 7 },
  kinds: ['cossack'],
  labels: ['commander', 'beast'],
  abilities: ['firstStrikeFight'],
  gives: besides('cossack', 3),
});

export const cossackScout = warrior({
  code: '07021',
  name: { en: 'Cossack Scout', cs: 'Kozácký skaut' },
  text: {
    en: 'Counts as Cossack and as a beast; ALWAYS strikes first in Fight combats, even before others who strike first.',
    cs: 'Počítá se za Kozáka a za zvíře; v zápase VŽDY udeří první, i proti jiným s prvním útokem.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  kinds: ['cossack'],
  labels: ['beast'],
  grants: inFights('beforeFirst', 'fight', 'self'),
});

export const flammenSoldat = warrior({
  code: '07031',
  name: { en: 'Flammen Soldat', cs: 'Soldát plamenometčík' },
  text: {
    en: 'Counts as Soldat and as a flamethrower; has no weapons. Anyone he wounds is killed.',
    cs: 'Počítá se za Soldáta a plamenomet; nemá zbraně. Koho zraní, toho zabije.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 8, shoot: 8, armour: 4, value: 6 },
  kinds: ['soldat'],
  labels: ['flamethrower'],
  abilities: ['killsOnWound', 'noWeapons'],
});

export const jaegerCommando = warrior({
  code: '07053',
  name: { en: 'Jaeger Commando', cs: 'Jaegerovo komando' },
  text: { en: '+4 Fight, Shoot and Armor when attacking.', cs: 'Při útoku +4 Zápas, Střelba a Obrana.' },
  affiliation: 'rasputin',
  ratings: { fight: 5, shoot: 5, armour: 5, value: 7 },
  gives: [{ fight: 4, shoot: 4, armour: 4, to: toItself(isAttacking) }],
});

export const schwerwaffeSoldat = warrior({
  code: '07097',
  name: { en: 'Schwerwaffe Soldat', cs: 'Těžkotonážník' },
  text: { en: 'Counts as Soldat.', cs: 'Počítá se za Soldáta.' },
  affiliation: 'rasputin',
  ratings: { fight: 3, shoot: 7, armour: 5, value: 6 },
  kinds: ['soldat'],
});

export const shockSoldat = warrior({
  code: '07099',
  name: { en: 'Shock Soldat', cs: 'Zákeřný soldát' },
  text: {
    en: 'Counts as Soldat; has no weapons. Anyone he wounds is killed and removed from the game.',
    cs: 'Počítá se za Soldáta; nemá zbraně. Koho zraní, toho zabije a odstraní ze hry.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 5, shoot: 5, armour: 6, value: 6 },
  kinds: ['soldat'],
  abilities: ['killsOnWound', 'sacrificesVictims', 'noWeapons'],
});

export const soldat = warrior({
  code: '07101',
  name: { en: 'Soldat', cs: 'Soldát' },
  text: {
    en: '+2 Fight, Shoot and Armor for each Schwerwaffe Soldat of yours in the area.',
    cs: '+2 Zápas, Střelba a Obrana za každého tvého Těžkotonážníka v oblasti.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 5, shoot: 4, armour: 5, value: 5 },
  gives: forEachOther('schwerwaffe-soldat', 2),
});

export const soldatKommendant = warrior({
  code: '07102',
  name: { en: 'Soldat Kommendant', cs: 'Soldát komandant' },
  text: {
    en: 'Commander; counts as Soldat. Your other Soldats in the area have +3 Fight, Shoot and Armor.',
    cs: 'Velitel; počítá se za Soldáta. Tvoji ostatní Soldáti v oblasti mají +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  ratings: { fight: 6, shoot: 5, armour: 6, value: 7 },
  kinds: ['soldat'],
  labels: ['commander'],
  gives: besides('soldat', 3),
});
