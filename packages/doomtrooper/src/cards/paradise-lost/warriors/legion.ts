/** Paradise Lost: warriors, legion. */
import { transfer } from '../../../rules/atoms.ts';
import { topFight } from '../../../rules/queries.ts';
import { isLegion } from '../../../rules/status.ts';
import { transferRefusal, transferTo } from '../../../rules/turn/station.ts';
import { isYours } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { aWarrior } from '../../targets.ts';
import { devours } from '../pieces.ts';

export const gomorrianEmasculator = warrior({
  code: '07038',
  name: { en: 'Gomorrian Emasculator', cs: 'Gomorský kleštěnec' },
  text: {
    en: 'Follower of Algeroth. Enters and stays on Stations; counts as Tribal and as Dark Legion. Has no Shoot weapons, nor any for both.',
    cs: 'Stoupenec Algerothův. Přichází na Stanici a zůstává tam; počítá se za kmenového válečníka i za Černou legii. Nemá střelné ani kombinované zbraně.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 9, armour: 7, value: 8 },
  follower: 'algeroth',
  labels: ['tribal', 'stationOnly'],
  abilities: ['noGuns'],
});

export const masterValpurgius = warrior({
  code: '07061',
  name: { en: 'Master Valpurgius', cs: 'Mistr Valpurgius' },
  text: {
    en: 'Skull-Seeker, follower of Algeroth. Enters and stays on Stations; counts as Tribal and as Dark Legion. Casts all Art. Outside combat your warriors of the Dark Legion are transferred at any time without actions.',
    cs: 'Sběratel lebek, stoupenec Algerothův. Přichází na Stanici a zůstává tam; počítá se za kmenového válečníka i za Černou legii. Používá celé Umění. Mimo souboj se tvoji bojovníci Černé legie přesouvají kdykoli bez akcí.',
  },
  affiliation: 'legion',
  ratings: { fight: 6, shoot: 6, armour: 9, value: 10 },
  follower: 'algeroth',
  personality: true,
  kinds: ['skull-seeker'],
  labels: ['tribal', 'stationOnly'],
  abilities: ['casts:all'],
  uses: [
    {
      timing: 'any',
      condition: ({ world }) => topFight(world) === null,
      target: aWarrior(isYours, isLegion),
      refusal: ({ world, seat, target }) => transferRefusal(world, seat, target),
      effect: ({ g, world, target }) => transfer(g, target, transferTo(world, target), 'DOT 20.3'),
    },
  ],
});

export const nassal = warrior({
  code: '07066',
  name: { en: 'Nassal', cs: 'Nassal' },
  text: {
    en: 'Follower of Algeroth. Enters and stays on Stations; counts as Tribal and as Dark Legion. It never kills by wounding, whatever it has.',
    cs: 'Stoupenec Algerothův. Přichází na Stanici a zůstává tam; počítá se za kmenového válečníka i za Černou legii. Zraněním nikdy rovnou nezabije, ať má cokoli.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 2 },
  follower: 'algeroth',
  labels: ['tribal', 'stationOnly'],
  abilities: ['onlyWounds'],
});

export const phische = warrior({
  code: '07078',
  name: { en: 'Phische', cs: 'Pshische' },
  text: {
    en: 'Follower of Algeroth. Enters and stays on Stations; counts as a beast, as Tribal and as Dark Legion. Has no equipment. Anyone it wounds in a Fight is killed and removed from the game.',
    cs: 'Stoupenec Algerothův. Přichází na Stanici a zůstává tam; počítá se za zvíře, kmenového válečníka i Černou legii. Nemá vybavení. Koho zraní při zápase, je zabit a odstraněn ze hry.',
  },
  affiliation: 'legion',
  ratings: { fight: 8, shoot: 1, armour: 7, value: 6 },
  follower: 'algeroth',
  labels: ['tribal', 'stationOnly', 'beast'],
  abilities: ['noEquipment'],
  ...devours('fight'),
});

export const zhurgon = warrior({
  code: '07124',
  name: { en: 'Zhurgon', cs: 'Zhurgon' },
  text: {
    en: 'Follower of Algeroth. Enters and stays on Stations; counts as a beast, as Tribal and as Dark Legion. Has no equipment. Anyone it wounds when shooting is killed and removed from the game.',
    cs: 'Stoupenec Algerothův. Přichází na Stanici a zůstává tam; počítá se za zvíře, kmenového válečníka i Černou legii. Nemá vybavení. Koho zraní při střelbě, je zabit a odstraněn ze hry.',
  },
  affiliation: 'legion',
  ratings: { fight: 1, shoot: 8, armour: 7, value: 6 },
  follower: 'algeroth',
  labels: ['tribal', 'stationOnly', 'beast'],
  abilities: ['noEquipment'],
  ...devours('shoot'),
});
