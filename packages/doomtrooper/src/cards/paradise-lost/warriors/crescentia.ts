/** Paradise Lost: warriors, Crescentia. */
import { beastOf } from '../../../rules/status.ts';
import { isBeside, ofKind, toYourOthers, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';

export const brotherboundSergeant = warrior({
  code: '07009',
  name: { en: 'Brotherbound Sergeant', cs: 'Pobratřený seržant' },
  text: {
    en: 'Commander; counts as a Brotherbound Trooper. Your other Brotherbound Troopers have +2 Fight, Shoot and Armor.',
    cs: 'Velitel; počítá se za Pobratřeného vojáka. Tvoji ostatní Pobratření vojáci mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 6, shoot: 5, armour: 7, value: 6 },
  kinds: ['brotherbound-trooper'],
  labels: ['commander'],
  gives: [{ fight: 2, shoot: 2, armour: 2, to: toYourOthers(ofKind('brotherbound-trooper')) }],
});

export const jihadInfantryTrooper = warrior({
  code: '07054',
  name: { en: 'Jihad Infantry Trooper', cs: 'Pěchota džihádu' },
  text: { en: 'May not have a beast.', cs: 'Nesmí mít zvíře.' },
  affiliation: 'crescentia',
  ratings: { fight: 7, shoot: 6, armour: 7, value: 7 },
  abilities: ['noBeast'],
});

export const mastodontHandler = warrior({
  code: '07063',
  name: { en: 'Mastodont Handler', cs: 'Mastodontský handlíř' },
  text: {
    en: 'Beasts of your warriors in the area give +2 Fight, Shoot and Armor more.',
    cs: 'Zvířata tvých bojovníků v oblasti dávají navíc +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 4 },
  gives: [{ layer: 'beast', fight: 2, shoot: 2, armour: 2, to: toYours(isBeside, (w, id) => beastOf(w, id) !== null) }],
});

export const prophet = warrior({
  code: '07085',
  name: { en: 'Prophet', cs: 'Prorok' },
  text: {
    en: 'Cannot be attacked while his player has others on the Station.',
    cs: 'Nelze na něj útočit, dokud má jeho hráč na Stanici jiné.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 3, shoot: 3, armour: 4, value: 4 },
  abilities: ['attackedLast'],
});
