/** Black Widow: cards. */
import { no } from '@kolbiste/engine';
import { reveal } from '../../rules/atoms.ts';
import { currentRoll } from '../../rules/dice.ts';
import { countMarks, playerOf } from '../../rules/queries.ts';
import {
  action,
  call,
  chosenOpponent,
  cp,
  gain,
  inflict,
  modify,
  named,
  on,
  only,
  perform,
  preventAll,
  preventHalf,
  roll,
  say,
  upgrade,
  when,
} from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { cunning } from './covert-ops.ts';
import { atLeast, upgradeWords } from './effects.ts';
import { baton, BOMB, gauntlets, grapple, hacked, infiltrate, sabotage, training, vengeance } from './names.ts';

export const cards: readonly CardDefinition[] = [
  upgrade({
    box: 'batonStrike',
    name: baton,
    level: 2,
    cost: 1,
    source: 'fact',
    played: [
      chosenOpponent(
        perform(
          (g, c) => reveal(g, c.target!, playerOf(g.world, c.target!).hand, { why: 'batonStrike', rule: 'DIT 7.13' }),
          say('shows their hand', 'ukáže karty v ruce'),
        ),
      ),
    ],
  }),
  upgrade({ box: 'infiltrate', name: infiltrate, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'gauntlets', name: gauntlets, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'hacked', name: hacked, level: 2, cost: 1, source: 'fact' }),
  upgrade({ box: 'vengeance', name: vengeance, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'grapple', name: grapple, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'sabotage', name: sabotage, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'redRoom', name: training, level: 2, cost: 2, source: 'fact' }),
  action({
    id: 'assemble',
    name: named('Assemble!', 'Avengers, do boje!'),
    timing: 'instant',
    cost: 1,
    source: 'fact',
    effects: [gain('agility', 2)],
  }),
  action({
    id: 'elude',
    name: named('Elude!', 'Vyklouznutí!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    dice: true,
    condition: only(say('only if your Agility die shows 5 or 6', 'jen padla-li ti na kostce Mrštnosti 5 nebo 6'), (w, seat) => {
      const dice = currentRoll(w);
      return dice?.source === 'agility' && dice.seat === seat && dice.dice[0]! >= 5 ? null : no('DIT 7.25', 'noDie');
    }),
    effects: [preventAll],
  }),
  action({
    id: 'recoil',
    name: named('Recoil!', 'Zpětný ráz!'),
    timing: 'roll',
    cost: 0,
    source: 'fact',
    role: 'attacked',
    effects: [roll(2, on('A', 1, cp(1)), on('C', 1, preventHalf))],
  }),
  action({
    id: 'subversion',
    name: named('Subversion!', 'Podvracení!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    role: 'modifier',
    effects: [
      modify(
        (w, c) => 2 + countMarks(playerOf(w, c.seat).marks, 'upgraded'),
        say(
          'attack modifier: add 2 damage and 1 more per upgrade played this turn',
          'ovlivnění útoku: přidej 2 zranění a 1 navíc za každé vylepšení zahrané v tomto tahu',
        ),
      ),
    ],
  }),
  action({
    id: 'undercoverMission',
    name: named('Undercover Mission!', 'Mise v utajení!'),
    timing: 'main',
    cost: 2,
    source: 'fact',
    effects: [chosenOpponent(inflict(BOMB)), when(atLeast(4), upgradeWords(4), [gain('agility')])],
  }),
  action({
    id: 'cunning',
    name: named('Cunning!', 'Lstivost!'),
    timing: 'main',
    cost: 2,
    source: 'fact',
    effects: [
      call(
        (_, c) => cunning({ seat: c.seat, seen: [] }),
        say(
          'look at the top 5 cards, take all upgrades, put the rest back in any order',
          'podívej se na 5 vrchních karet, všechna vylepšení si vezmi, zbytek vrať v libovolném pořadí',
        ),
        4,
      ),
    ],
  }),
];
