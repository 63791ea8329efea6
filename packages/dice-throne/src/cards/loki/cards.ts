/** Loki: cards. */
import { no } from '@kolbiste/engine';
import { attackPacket } from '../../rules/packets.ts';
import { countOf } from '../../rules/statuses.ts';
import { action, call, chosenOpponent, coined, drawCards, gain, modify, on, only, roll, say, stealPoints, upgrade } from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { giveBag, illusory, seal } from './effects.ts';
import { shownIllusion, swapIllusion } from './illusions.ts';
import { antics, BAG, confuddle, double, ILLUSION, kneel, mockery, SEAL, smoke, vex, vilify } from './names.ts';

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'mockery', name: mockery, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'antics', name: antics, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'confuddle', name: confuddle, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'vilify', name: vilify, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'vex', name: vex, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'kneelToMe', name: kneel, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'doubleTake', name: double, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'smokeAndLies', name: smoke, level: 2, cost: 2, source: 'house' }),
  action({
    id: 'falseTrail',
    name: coined('False Trail!', 'Falešná stopa!'),
    timing: 'instant',
    cost: 1,
    source: 'house',
    effects: [gain(ILLUSION), drawCards(1)],
  }),
  action({
    id: 'wrappedWithCare',
    name: coined('Wrapped With Care!', 'Pečlivě zabaleno!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [giveBag, giveBag],
  }),
  action({
    id: 'silverTongue',
    name: coined('Silver Tongue!', 'Stříbrný jazyk!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [chosenOpponent(seal(2), stealPoints(1))],
  }),
  action({
    id: 'knifeFromNowhere',
    name: coined('Knife From Nowhere!', 'Dýka odnikud!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'modifier',
    effects: [
      modify(
        w => Math.min(5, 2 + countOf(w, w.attack!.target!, SEAL) + countOf(w, w.attack!.target!, BAG)),
        say(
          'attack modifier: add 2 damage and 1 more per Spellbound and Bag of Tricks on the defender, at most 5',
          'ovlivnění útoku: přidej 2 zranění a 1 navíc za každé Zakletí a každý Pytel problémů na obráncově desce, nejvýše 5',
        ),
      ),
    ],
  }),
  action({
    id: 'wrongOne',
    name: coined('Wrong One!', 'Vedle!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'attacked',
    condition: only(say('only if an Illusion was shown', 'jen byla-li ukázána Iluze'), w =>
      shownIllusion(w) === null ? no('DIT 7.25', 'noIllusion') : attackPacket(w) ? null : no('DIT R81', 'noDamage'),
    ),
    effects: [
      call(
        (_, c) => swapIllusion({ seat: c.seat }),
        say('the shown Illusion counts as one of the other two', 'ukázaná Iluze platí jako jedna ze zbylých dvou'),
        w => (shownIllusion(w) === 0 ? illusory(w) * 1.5 : 0),
      ),
    ],
  }),
  action({
    id: 'borrowedThrone',
    name: coined('Borrowed Throne!', 'Vypůjčený trůn!'),
    timing: 'main',
    cost: 0,
    source: 'house',
    effects: [
      roll(
        1,
        on('A', 1, chosenOpponent(stealPoints(1))),
        on('B', 1, giveBag),
        on('C', 1, drawCards(2)),
        on('D', 1, gain(ILLUSION), giveBag),
      ),
    ],
  }),
];
