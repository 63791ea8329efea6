/** Paradise Lost: warriors, the Lutheran tribe. */
import { cancel, sacrifice } from '../../../rules/atoms.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { hasLabel, isKind, vehicleOf, warriorsOf } from '../../../rules/status.ts';
import { isBeside, not, ofKind, toItself, toOpponent, toYourOthers } from '../../filters.ts';
import { warrior } from '../../makers.ts';
import { isSpecialOfAnother } from '../../pieces.ts';
import { shareArea } from '../pieces.ts';
import { besides, forEachOther } from './pieces.ts';

const isInAirship = (w: World, id: CardId): boolean => {
  const vehicle = vehicleOf(w, id);
  return vehicle !== null && hasLabel(w, vehicle, 'airship');
};

export const cavalier = warrior({
  code: '07014',
  name: { en: 'Cavalier', cs: 'Jezdec' },
  text: {
    en: 'Counts as a beast. +1 Fight, Shoot and Armor for each other Cavalier of yours in the area.',
    cs: 'Počítá se za zvíře. +1 Zápas, Střelba a Obrana za každého dalšího tvého Jezdce v oblasti.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 5, shoot: 3, armour: 4, value: 4 },
  labels: ['beast'],
  gives: forEachOther('cavalier', 1),
});

export const corsair = warrior({
  code: '07018',
  name: { en: 'Corsair', cs: 'Korzár' },
  text: { en: 'Anyone he wounds is killed.', cs: 'Koho zraní, toho zabije.' },
  affiliation: 'lutheran',
  ratings: { fight: 7, shoot: 3, armour: 6, value: 6 },
  abilities: ['killsOnWound'],
});

export const fusilier = warrior({
  code: '07032',
  name: { en: 'Fusilier', cs: 'Střelec pluku' },
  text: {
    en: 'His base Fight, Shoot and Armor are four times the number of your Fusiliers in the area.',
    cs: 'Jeho základní Zápas, Střelba a Obrana jsou čtyřnásobkem počtu tvých Střelců pluku v oblasti.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 0, shoot: 0, armour: 0, value: 4 },
  gives: [
    {
      layer: 'base',
      fight: 4,
      shoot: 4,
      armour: 4,
      to: toItself(),
      count: ({ world, self }) =>
        warriorsOf(world, world.cards[self]!.by).filter(id => shareArea(world, self, id) && isKind(world, id, 'fusilier')).length,
    },
  ],
});

export const greymournTrenchartillery = warrior({
  code: '07040',
  name: { en: 'Greymourn Trenchartillery', cs: 'Graymournova zákopová artilerie' },
  text: {
    en: 'Does not attack in Fights; has no weapons. An opponent in an airship has −4 Armor.',
    cs: 'Neútočí zápasem; nemá zbraně. Soupeř v letounu má −4 Obrana.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 3, shoot: 9, armour: 6, value: 6 },
  abilities: ['cannotAttackFight', 'noWeapons'],
  gives: [{ armour: -4, to: toOpponent(isInAirship) }],
});

export const heavyCavalier = warrior({
  code: '07044',
  name: { en: 'Heavy Cavalier', cs: 'Těžká jízda' },
  text: {
    en: 'Counts as Cavalier and as a beast. +1 Fight, Shoot and Armor for each other Cavalier of yours in the area.',
    cs: 'Počítá se za Jezdce a za zvíře. +1 Zápas, Střelba a Obrana za každého dalšího tvého Jezdce v oblasti.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 3, shoot: 6, armour: 5, value: 5 },
  kinds: ['cavalier'],
  labels: ['beast'],
  gives: forEachOther('cavalier', 1),
});

export const lutheranDisciple = warrior({
  code: '07057',
  name: { en: 'Lutheran Disciple', cs: 'Luteránský učedník' },
  text: {
    en: 'Unwounded, he may be sacrificed: a special that another player has just played has no effect.',
    cs: 'Není-li zraněn, lze ho obětovat: speciální karta, kterou právě zahrál jiný hráč, nemá účinek.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 5, shoot: 4, armour: 4, value: 4 },
  uses: [
    {
      timing: 'reaction',
      answers: to => !to.world.cards[to.self]!.wounded && isSpecialOfAnother(to),
      effect: ({ g, world, self }) => {
        sacrifice(g, self, 'DOT 37.9');
        cancel(g, world.announced[world.announced.length - 1]!);
      },
    },
  ],
});

export const lutheranSergeant = warrior({
  code: '07058',
  name: { en: 'Lutheran Sergeant', cs: 'Luteránský seržant' },
  text: {
    en: 'Commander. Your Lutheran Disciples in the area have +2 Fight, Shoot and Armor.',
    cs: 'Velitel. Tvoji Luteránští učedníci v oblasti mají +2 Zápas, Střelba a Obrana.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 7, shoot: 6, armour: 6, value: 6 },
  labels: ['commander'],
  gives: besides('lutheran-disciple', 2),
});

export const patriarch = warrior({
  code: '07077',
  name: { en: 'Patriarch', cs: 'Patriarcha' },
  text: {
    en: 'Cannot be attacked while his player has others on the Station. Lets you use Rituals.',
    cs: 'Nelze na něj útočit, dokud má jeho hráč na Stanici jiné. Umožňuje Rituály.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 3, shoot: 3, armour: 3, value: 3 },
  abilities: ['attackedLast'],
});

export const scoutCavalier = warrior({
  code: '07098',
  name: { en: 'Scout Cavalier', cs: 'Jezdecký skaut' },
  text: {
    en: 'Counts as a Cavalier and as a beast. +1 Fight, Shoot and Armor for each other Cavalier of yours in the area. On your Station nobody but a Scout can be attacked.',
    cs: 'Počítá se za Jezdce a za zvíře. +1 Zápas, Střelba a Obrana za každého dalšího tvého Jezdce v oblasti. Na tvé Stanici nelze útočit na nikoho jiného než na Skauta.',
  },
  affiliation: 'lutheran',
  ratings: { fight: 4, shoot: 4, armour: 5, value: 4 },
  kinds: ['cavalier'],
  labels: ['beast'],
  gives: forEachOther('cavalier', 1),
  grants: [{ ability: 'cannotBeAttacked', to: { ...toYourOthers(isBeside, not(ofKind('scout-cavalier'))), at: 'station' } }],
});
