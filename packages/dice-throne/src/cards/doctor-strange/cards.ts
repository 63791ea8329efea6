/** Doctor Strange: cards. */
import { playerOf } from '../../rules/queries.ts';
import {
  action,
  call,
  chosenOpponent,
  coined,
  drawCards,
  gain,
  healSelf,
  inflict,
  modify,
  on,
  prevent,
  printed,
  roll,
  say,
  unsure,
  upgrade,
} from '../makers.ts';
import type { CardDefinition, Op } from '../vocabulary.ts';
import { casting } from './effects.ts';
import { augury, awareness, BANDS, binding, bolts, DEJA, grimoire, incursion, PRE, seal, wand } from './names.ts';
import { prepareProcedure, slotsFor } from './spells.ts';

const prepareFree: Op = call(
  (_, c) => prepareProcedure({ seat: c.seat, free: true }),
  say('prepare a spell for free', 'připrav si zdarma kouzlo'),
  (w, c) => (playerOf(w, c.seat).slots.length < slotsFor(w, c.seat) ? 2 : 0),
);

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'augury', name: augury, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'universalAwareness', name: awareness, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'astralIncursion', name: incursion, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'mysticBolts', name: bolts, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'binding', name: binding, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'wandOfWatoomb', name: wand, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'openGrimoire', name: grimoire, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'sealWard', name: seal, level: 2, cost: 2, source: 'house' }),
  unsure(
    action({
      id: 'icyTendrils',
      name: printed('Icy Tendrils', 'Mrazivé úponky'),
      timing: 'roll',
      cost: 1,
      source: 'fact',
      role: 'modifier',
      effects: [modify(1), casting()],
    }),
    say('The cost is house-made.', 'Cena je naše.'),
  ),
  action({
    id: 'quickStudy',
    name: coined('Quick Study!', 'Rychlé studium!'),
    timing: 'instant',
    cost: 0,
    source: 'house',
    effects: [prepareFree, drawCards(1)],
  }),
  action({
    id: 'foldedHour',
    name: coined('Folded Hour!', 'Přeložená hodina!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [gain(DEJA), gain(PRE, 2)],
  }),
  action({
    id: 'scarletSnare',
    name: coined('Scarlet Snare!', 'Rudá smyčka!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [chosenOpponent(inflict(BANDS)), drawCards(1)],
  }),
  action({
    id: 'sideDoor',
    name: coined('Side Door!', 'Postranní dveře!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'attacked',
    effects: [prevent(2), casting()],
  }),
  action({
    id: 'turnOfThePage',
    name: coined('Turn of the Page!', 'Obrácení listu!'),
    timing: 'main',
    cost: 0,
    source: 'house',
    effects: [
      roll(1, on('A', 1, gain(PRE)), on('B', 1, drawCards(1)), on('C', 1, healSelf(3)), on('D', 1, gain(DEJA), drawCards(1), prepareFree)),
    ],
  }),
];
