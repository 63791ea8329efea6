/** Scarlet Witch: cards. */
import { dieRefusal } from '../../rules/die-changes.ts';
import { alterDice } from '../../rules/procedures.ts';
import {
  able,
  action,
  call,
  chosenOpponent,
  coined,
  cp,
  drawCards,
  gain,
  inflict,
  modify,
  on,
  per,
  prevent,
  roll,
  say,
  upgrade,
} from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { charged } from './effects.ts';
import { bewitch, chaos, CONJURE, CRACKLE, darkhold, hex, jinx, mind, PM, RW, spellcraft, ward } from './names.ts';

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'hexBolt', name: hex, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'darkhold', name: darkhold, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'jinx', name: jinx, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'mindBlast', name: mind, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'spellcraft', name: spellcraft, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'bewitch', name: bewitch, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'pureChaos', name: chaos, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'hexWard', name: ward, level: 2, cost: 2, source: 'house' }),
  action({
    id: 'scarletSpark',
    name: coined('Scarlet Spark!', 'Šarlatová jiskra!'),
    timing: 'instant',
    cost: 1,
    source: 'house',
    effects: [gain(CRACKLE), gain(PM)],
  }),
  action({
    id: 'loadedOdds',
    name: coined('Loaded Odds!', 'Falešné šance!'),
    timing: 'roll',
    cost: 0,
    source: 'house',
    dice: true,
    condition: able((w, seat) => dieRefusal(w, seat, 'even', 'any')),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'even', of: 'any', rule: 'DIT 7.25' }),
        say('turn any die that shows 2, 4 or 6 by 1', 'libovolnou kostku s hodnotou 2, 4 nebo 6 otoč o 1'),
      ),
    ],
  }),
  action({
    id: 'unravel',
    name: coined('Unravel!', 'Rozplétání!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [chosenOpponent(inflict(RW)), gain(CONJURE)],
  }),
  action({
    id: 'chaosSurge',
    name: coined('Chaos Surge!', 'Vzedmutí chaosu!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'modifier',
    effects: [roll(3, modify(per(1, 'A')), on('C', 1, gain(PM)), on('D', 1, gain(CRACKLE)))],
  }),
  action({
    id: 'rewrittenPage',
    name: coined('Rewritten Page!', 'Přepsaná stránka!'),
    timing: 'main',
    cost: 0,
    source: 'house',
    effects: [
      roll(1, on('A', 1, cp(1)), on('B', 1, drawCards(1)), on('C', 1, drawCards(1), gain(PM)), on('D', 1, gain(CONJURE), gain(CRACKLE))),
    ],
  }),
  action({
    id: 'notMyEnding',
    name: coined('Not My Ending!', 'Tohle není můj konec!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'attacked',
    effects: [
      prevent(
        (w, c) => Math.min(6, 3 + charged(w, c.seat)),
        say(
          'prevent 3 damage and 1 more per positive or negative token on your board, at most 6',
          'zabraň 3 zraněním a 1 navíc za každý zvýhodňující či znevýhodňující žeton na tvé desce, nejvýše 6',
        ),
      ),
    ],
  }),
];
