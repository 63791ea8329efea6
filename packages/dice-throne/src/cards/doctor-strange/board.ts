/** The board of Doctor Strange: abilities, defences and their levels. */
import {
  ability,
  AVERAGE,
  deal,
  defence,
  defenceBox,
  drawCards,
  gain,
  inflict,
  named,
  offenceBox,
  on,
  passiveBox,
  per,
  prevent,
  printed,
  say,
  ultimate,
  ultimateAbility,
  undef,
  unsure,
} from '../makers.ts';
import type { Box, Defence, Passive } from '../vocabulary.ts';
import { casting } from './effects.ts';
import { augury, awareness, BANDS, binding, bolts, DEJA, grimoire, incursion, PRE, seal, wand } from './names.ts';

const small = printed('Mystic Bolts (small straight)', 'Mystické výboje (malá postupka)');
const large = printed('Mystic Bolts (large straight)', 'Mystické výboje (velká postupka)');
const warding = (dice: number): Defence =>
  defence({
    id: 'sealWard',
    name: seal,
    dice,
    source: 'house',
    effects: [prevent(per(1, 'A')), on('C', 1, gain(PRE)), on('D', 1, casting())],
  });
const passive = (better: boolean): Passive => ({
  id: 'openGrimoire',
  name: grimoire,
  source: 'house',
  text: say(
    better
      ? 'Once per turn in your main phase prepare a spell; four slots.'
      : 'Once per turn in your main phase prepare a spell; three slots.',
    better
      ? 'Jednou za tah si ve své hlavní fázi připrav kouzlo; čtyři místa.'
      : 'Jednou za tah si ve své hlavní fázi připrav kouzlo; tři místa.',
  ),
});

export const boxes: readonly Box[] = [
  offenceBox(
    'augury',
    augury,
    [unsure(ability({ id: 'augury', name: augury, needs: 'BBDD', source: 'fact', effects: [gain(DEJA), deal(8)] }), AVERAGE)],
    [ability({ id: 'augury', name: augury, needs: 'BBDD', source: 'house', effects: [gain(DEJA), gain(PRE), deal(9)] })],
  ),
  offenceBox(
    'universalAwareness',
    awareness,
    [
      ability({
        id: 'universalAwareness',
        name: awareness,
        needs: 'BBBB',
        source: 'fact',
        effects: [drawCards(1), gain(DEJA), gain(PRE, 2)],
      }),
    ],
    [
      ability({
        id: 'universalAwareness',
        name: awareness,
        needs: 'BBBB',
        source: 'house',
        effects: [drawCards(2), gain(DEJA), gain(PRE, 3)],
      }),
    ],
  ),
  offenceBox(
    'astralIncursion',
    incursion,
    [unsure(ability({ id: 'astralIncursion', name: incursion, needs: 'ABCD', source: 'fact', effects: [gain(PRE), deal(8)] }), AVERAGE)],
    [ability({ id: 'astralIncursion', name: incursion, needs: 'ABCD', source: 'house', effects: [gain(PRE, 2), deal(9), casting()] })],
  ),
  offenceBox(
    'mysticBolts',
    bolts,
    [
      ability({ id: 'mysticSmall', under: 'mysticBolts', name: small, needs: 'SS', source: 'house', effects: [deal(6), casting()] }),
      ability({ id: 'mysticLarge', under: 'mysticBolts', name: large, needs: 'LS', source: 'fact', effects: [deal(9), casting()] }),
    ],
    [
      ability({ id: 'mysticSmall', under: 'mysticBolts', name: small, needs: 'SS', source: 'house', effects: [deal(7), casting()] }),
      ability({ id: 'mysticLarge', under: 'mysticBolts', name: large, needs: 'LS', source: 'house', effects: [deal(10), casting()] }),
    ],
  ),
  offenceBox(
    'binding',
    binding,
    [unsure(ability({ id: 'binding', name: binding, needs: 'AACC', source: 'fact', effects: [inflict(BANDS), deal(9)] }), AVERAGE)],
    [ability({ id: 'binding', name: binding, needs: 'AACC', source: 'house', effects: [gain(PRE, 2), inflict(BANDS), deal(9)] })],
  ),
  offenceBox(
    'wandOfWatoomb',
    wand,
    [ability({ id: 'wandOfWatoomb', name: wand, needs: 'DDDD', source: 'house', effects: [inflict(BANDS), undef(5), casting()] })],
    [ability({ id: 'wandOfWatoomb', name: wand, needs: 'DDDD', source: 'house', effects: [inflict(BANDS), undef(7), casting()] })],
  ),
  offenceBox('allSeeingEye', named('All-Seeing Eye!', 'Vševidoucí oko!'), [
    ultimateAbility({
      id: 'allSeeingEye',
      name: named('All-Seeing Eye!', 'Vševidoucí oko!'),
      needs: 'DDDDD',
      source: 'house',
      effects: [gain(DEJA), inflict(BANDS), ultimate(10), casting(2)],
    }),
  ]),
  passiveBox('openGrimoire', grimoire, passive(false), passive(true)),
  defenceBox('sealWard', seal, [warding(4)], [warding(5)]),
];
