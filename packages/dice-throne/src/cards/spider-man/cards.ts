/** Spider-Man: cards. */
import { no } from '@kolbiste/engine';
import { currentRoll } from '../../rules/dice.ts';
import { threatened } from '../../rules/packets.ts';
import { attackMarked } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { has } from '../../rules/statuses.ts';
import {
  able,
  action,
  chosenOpponent,
  chosenPlayer,
  cp,
  discardToken,
  gain,
  healSelf,
  inflict,
  modify,
  named,
  note,
  on,
  only,
  prevent,
  reply,
  roll,
  say,
  upgrade,
} from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { combo, ensnare, punch, venomPunch } from './names.ts';

const needsVeil = (w: World, seat: number) => (has(w, seat, 'invisibility') ? null : no('DIT R81', 'noToken'));

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'punch', name: punch, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'comboStrike', name: combo, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'ensnare', name: ensnare, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'venomPunch', name: venomPunch, level: 2, cost: 2, source: 'fact' }),
  action({ id: 'yikes', name: named('Yikes!', 'Jejda!'), timing: 'instant', cost: 1, source: 'fact', effects: [gain('invisibility')] }),
  action({
    id: 'radioactiveBlood',
    name: named('Radioactive Blood!', 'Radioaktivní krev!'),
    timing: 'instant',
    cost: 3,
    source: 'fact',
    effects: [gain('combo')],
  }),
  action({
    id: 'swingEscape',
    name: named('Swing Escape!', 'Únik na vlákně!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    condition: only(say('only on your own Spider-Sense roll', 'jen při svém hodu na Pavoučí smysl'), (w, seat) => {
      const dice = currentRoll(w);
      return w.attack?.defence === 'spiderSense' && w.attack.target === seat && dice?.purpose === 'defence' && dice.open
        ? null
        : no('DIT 7.25', 'noDefence');
    }),
    effects: [note('swing', say('Spider-Sense succeeds on Web instead of Spider', 'Pavoučí smysl uspěje za Pavučinu místo Pavouka'))],
  }),
  action({
    id: 'niceTry',
    name: named('Nice Try!', 'Dobrý pokus!'),
    timing: 'roll',
    cost: 0,
    source: 'fact',
    role: 'attacked',
    condition: able((w, seat) => needsVeil(w, seat) ?? (threatened(w, seat) ? null : no('DIT R12', 'noDamage'))),
    effects: [discardToken('invisibility'), prevent(3)],
  }),
  action({
    id: 'invisiblePunch',
    name: named('Invisible Punch!', 'Neviditelný úder!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    role: 'attacked',
    condition: only(say('only if Spider-Sense prevented damage', 'jen zabránil-li zranění Pavoučí smysl'), w =>
      attackMarked(w, 'sensed') ? null : no('DIT 7.25', 'notPrevented'),
    ),
    effects: [reply(3)],
  }),
  action({
    id: 'ambush',
    name: named('Ambush!', 'Ze zálohy!'),
    timing: 'roll',
    cost: 0,
    source: 'fact',
    role: 'modifier',
    condition: able(needsVeil),
    effects: [discardToken('invisibility'), modify(3)],
  }),
  action({
    id: 'webShooters',
    name: named('Web Shooters!', 'Pavučinomety!'),
    timing: 'main',
    cost: 1,
    source: 'fact',
    effects: [chosenPlayer(null, inflict('webbed'))],
  }),
  action({
    id: 'booyah',
    name: named('Booyah!', 'A máš to!'),
    timing: 'main',
    cost: 1,
    source: 'fact',
    effects: [roll(1, on('A', 1, gain('invisibility')), on('B', 1, chosenOpponent(inflict('webbed'))), on('C', 1, gain('combo')))],
  }),
  action({
    id: 'milkshakeMe',
    name: named('Milkshake Me!', 'Koktejl pro mě!'),
    timing: 'main',
    cost: 1,
    source: 'fact',
    effects: [healSelf(3)],
  }),
  action({ id: 'chaChing', name: named('Cha-Ching!', 'Cink!'), timing: 'main', cost: 0, source: 'fact', effects: [cp(2)] }),
];
