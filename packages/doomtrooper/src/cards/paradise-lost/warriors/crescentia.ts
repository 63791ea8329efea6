/** Paradise Lost: warriors, Crescentia. */
import { beastOf } from '../../../rules/status.ts';
import { against, inTactic, isAttacking, isBeside, ofKind, toItself, toYourOthers, toYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { baseBecomes, isWithBeast, spentAfter } from '../pieces.ts';

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

export const brotherboundTrooper = warrior({
  code: '07010',
  name: { en: 'Brotherbound Trooper', cs: 'Pobratřený voják' },
  text: {
    en: 'May not have a beast. Your warriors on this Station with a beast, or that count as one, cannot be attacked in a Fight.',
    cs: 'Nesmí mít zvíře. Na tvoje bojovníky na této Stanici, kteří mají zvíře nebo se za ně počítají, nelze útočit zápasem.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 4, shoot: 3, armour: 5, value: 4 },
  abilities: ['noBeast'],
  grants: [{ ability: 'cannotBeFought', to: toYours(isBeside, isWithBeast) }],
});

export const crescentianMartyr = warrior({
  code: '07023',
  name: { en: 'Crescentian Martyr', cs: 'Půlměsíční martyr' },
  text: {
    en: 'Against a warrior with a beast, or that counts as one, his base Fight and Shoot are 20 and anyone he wounds is killed; after that combat he is removed from the game.',
    cs: 'Proti bojovníkovi, který má zvíře nebo se za ně počítá, je jeho základní Zápas i Střelba 20 a koho zraní, toho zabije; po takovém souboji se odstraní ze hry.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 5, shoot: 5, armour: 4, value: 8 },
  gives: [baseBecomes('fight', 20, against(isWithBeast)), baseBecomes('shoot', 20, against(isWithBeast))],
  grants: [{ ability: 'killsOnWound', to: toItself(against(isWithBeast)) }],
  ...spentAfter(against(isWithBeast)),
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

export const sacredTear = warrior({
  code: '07096',
  name: { en: 'Sacred Tear', cs: 'Posvěcený zápasník' },
  text: {
    en: 'When he attacks in a Fight, his base Fight is 16 and anyone he wounds is killed; after that combat he is removed from the game.',
    cs: 'Útočí-li zápasem, je jeho základní Zápas 16 a koho zraní, toho zabije; po takovém souboji se odstraní ze hry.',
  },
  affiliation: 'crescentia',
  ratings: { fight: 4, shoot: 4, armour: 4, value: 7 },
  gives: [baseBecomes('fight', 16, isAttacking, inTactic('fight'))],
  grants: [{ ability: 'killsOnWound', to: toItself(isAttacking, inTactic('fight')) }],
  ...spentAfter(isAttacking, inTactic('fight')),
});
