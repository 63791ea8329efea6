/** The board of Loki: abilities, defences and their levels. */
import {
  ability,
  AVERAGE,
  basic,
  cp,
  deal,
  defence,
  defenceBox,
  drawCards,
  fourOfAKind,
  gain,
  named,
  offenceBox,
  on,
  per,
  prevent,
  ultimate,
  ultimateAbility,
  undef,
  unsure,
} from '../makers.ts';
import { script } from '../registry.ts';
import type { Ability, Box, Defence } from '../vocabulary.ts';
import { giveBag, seal } from './effects.ts';
import { antics, confuddle, double, ILLUSION, kneel, mockery, smoke, vex, vilify } from './names.ts';

const anticsII: Ability = {
  id: 'antics',
  name: antics,
  ultimate: false,
  source: 'house',
  tiers: [
    { needs: 'CC', script: script(drawCards(1), cp(1), gain(ILLUSION), giveBag) },
    { needs: 'CCC', script: script(drawCards(2), cp(1), gain(ILLUSION), giveBag) },
  ],
};
const lying = (dice: number): Defence =>
  defence({
    id: 'smokeAndLies',
    name: smoke,
    dice,
    source: 'house',
    effects: [prevent(per(1, 'B')), on('C', 1, giveBag), on('D', 1, gain(ILLUSION))],
  });

export const boxes: readonly Box[] = [
  offenceBox(
    'mockery',
    mockery,
    [unsure(basic({ id: 'mockery', name: mockery, symbol: 'A', source: 'fact', damage: [6, 7, 8] }), AVERAGE)],
    [basic({ id: 'mockery', name: mockery, symbol: 'A', source: 'house', damage: [7, 8, 9], effects: [fourOfAKind(giveBag)] })],
  ),
  offenceBox(
    'antics',
    antics,
    [ability({ id: 'antics', name: antics, needs: 'CC', source: 'fact', effects: [drawCards(1), gain(ILLUSION), giveBag] })],
    [anticsII],
  ),
  offenceBox(
    'confuddle',
    confuddle,
    [unsure(ability({ id: 'confuddle', name: confuddle, needs: 'AABB', source: 'fact', effects: [seal(2), deal(7)] }), AVERAGE)],
    [
      ability({ id: 'confuddle', name: confuddle, needs: 'AABB', source: 'house', effects: [seal(2), deal(8)] }),
      ability({
        id: 'liarsGifts',
        name: named('Liar’s Gifts', 'Lhářovy dary'),
        needs: 'BBB',
        source: 'house',
        effects: [giveBag, giveBag, seal(2)],
      }),
    ],
  ),
  offenceBox(
    'vilify',
    vilify,
    [unsure(ability({ id: 'vilify', name: vilify, needs: 'ABCD', source: 'fact', effects: [gain(ILLUSION), giveBag, deal(7)] }), AVERAGE)],
    [ability({ id: 'vilify', name: vilify, needs: 'ABCD', source: 'house', effects: [gain(ILLUSION), giveBag, deal(9)] })],
  ),
  offenceBox(
    'vex',
    vex,
    [unsure(ability({ id: 'vex', name: vex, needs: 'SS', source: 'fact', effects: [giveBag, deal(7)] }), AVERAGE)],
    [ability({ id: 'vex', name: vex, needs: 'SS', source: 'house', effects: [giveBag, seal(1), deal(8)] })],
  ),
  offenceBox(
    'kneelToMe',
    kneel,
    [unsure(ability({ id: 'kneelToMe', name: kneel, needs: 'LS', source: 'fact', effects: [giveBag, deal(9)] }), AVERAGE)],
    [
      ability({ id: 'kneelToMe', name: kneel, needs: 'LS', source: 'house', effects: [giveBag, seal(1), deal(10)] }),
      ability({ id: 'bewilder', name: named('Bewilder', 'Omámení'), needs: 'BBC', source: 'house', effects: [gain(ILLUSION), seal(2)] }),
    ],
  ),
  offenceBox(
    'doubleTake',
    double,
    [
      unsure(
        ability({ id: 'doubleTake', name: double, needs: 'DDDD', source: 'fact', effects: [gain(ILLUSION), seal(2), undef(7)] }),
        AVERAGE,
      ),
    ],
    [
      ability({ id: 'doubleTake', name: double, needs: 'DDDD', source: 'house', effects: [gain(ILLUSION), giveBag, seal(2), undef(8)] }),
      ability({
        id: 'madeYouLook',
        name: named('Made You Look', 'Nachytal jsem tě'),
        needs: 'DDD',
        source: 'house',
        effects: [gain(ILLUSION), seal(1), undef(2)],
      }),
    ],
  ),
  offenceBox('gloriousPurpose', named('Glorious Purpose!', 'Vznešený záměr!'), [
    unsure(
      ultimateAbility({
        id: 'gloriousPurpose',
        name: named('Glorious Purpose!', 'Vznešený záměr!'),
        needs: 'DDDDD',
        source: 'fact',
        effects: [gain(ILLUSION), seal(3), ultimate(10)],
      }),
      AVERAGE,
    ),
  ]),
  defenceBox('smokeAndLies', smoke, [lying(3)], [lying(4)]),
];
