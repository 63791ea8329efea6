/** The board of Spider-Man: abilities, defences and their levels. */
import { attackMarked } from '../../rules/queries.ts';
import { has } from '../../rules/statuses.ts';
import {
  ability,
  basic,
  countSymbol,
  deal,
  defence,
  defenceBox,
  drawCards,
  fourOfAKind,
  gain,
  inflict,
  named,
  note,
  offenceBox,
  per,
  preventHalf,
  printed,
  reply,
  roll,
  say,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  when,
} from '../makers.ts';
import type { Box, Context } from '../vocabulary.ts';
import { combo, ensnare, punch, venomPunch } from './names.ts';

const ensnareSmall = named('Ensnare (small straight)', 'Do sítě (malá postupka)');
const ensnareLarge = named('Ensnare (large straight)', 'Do sítě (velká postupka)');
const total = (c: Context): number => c.dice.reduce((a, b) => a + b, 0);

export const boxes: readonly Box[] = [
  offenceBox(
    'punch',
    punch,
    [basic({ id: 'punch', name: punch, symbol: 'A', source: 'fact', damage: [4, 5, 6] })],
    [basic({ id: 'punch', name: punch, symbol: 'A', source: 'fact', damage: [5, 6, 7], effects: [fourOfAKind(gain('combo'))] })],
  ),
  offenceBox(
    'comboStrike',
    combo,
    [ability({ id: 'comboStrike', name: combo, needs: 'AACC', source: 'fact', effects: [gain('combo'), deal(5)] })],
    [
      ability({ id: 'comboStrike', name: combo, needs: 'AACC', source: 'fact', effects: [gain('combo'), deal(6)] }),
      ability({
        id: 'webShot',
        name: printed('Web Shot', 'Vrh pavučinou'),
        needs: 'BBC',
        source: 'fact',
        effects: [gain('invisibility'), inflict('webbed')],
      }),
    ],
  ),
  offenceBox('spiderReflexes', named('Spider-Reflexes', 'Pavoučí reflexy'), [
    ability({
      id: 'spiderReflexes',
      name: named('Spider-Reflexes', 'Pavoučí reflexy'),
      needs: 'ABBC',
      source: 'fact',
      effects: [
        roll(
          2,
          deal((_, c) => total(c), 'normal', say('deal as much damage as the dice total', 'uděl tolik zranění, kolik dá součet kostek')),
          when((_, c) => total(c) <= 5, say('a total of 5 or less', 'součet nejvýše 5'), [gain('combo')]),
        ),
      ],
    }),
  ]),
  offenceBox('wallCrawler', named('Wall Crawler', 'Lezec po zdech'), [
    ability({
      id: 'wallCrawler',
      name: named('Wall Crawler', 'Lezec po zdech'),
      needs: 'AABBB',
      source: 'fact',
      effects: [gain('invisibility'), deal(7)],
    }),
  ]),
  offenceBox(
    'ensnare',
    ensnare,
    [
      ability({
        id: 'ensnareSmall',
        under: 'ensnare',
        name: ensnareSmall,
        needs: 'SS',
        source: 'fact',
        effects: [deal(5), THEN, inflict('webbed')],
      }),
      ability({
        id: 'ensnareLarge',
        under: 'ensnare',
        name: ensnareLarge,
        needs: 'LS',
        source: 'fact',
        effects: [drawCards(1), deal(8), THEN, inflict('webbed')],
      }),
    ],
    [
      ability({
        id: 'ensnareSmall',
        under: 'ensnare',
        name: ensnareSmall,
        needs: 'SS',
        source: 'fact',
        effects: [deal(6), THEN, inflict('webbed')],
      }),
      ability({
        id: 'ensnareLarge',
        under: 'ensnare',
        name: ensnareLarge,
        needs: 'LS',
        source: 'fact',
        effects: [drawCards(1), deal(9), THEN, inflict('webbed')],
      }),
    ],
  ),
  offenceBox(
    'venomPunch',
    venomPunch,
    [ability({ id: 'venomPunch', name: venomPunch, needs: 'CCCC', source: 'fact', effects: [gain('invisibility'), undef(7)] })],
    [
      ability({ id: 'venomPunch', name: venomPunch, needs: 'CCCC', source: 'fact', effects: [gain('invisibility'), undef(8)] }),
      ability({
        id: 'comboUp',
        name: named('Combo Up', 'Nabité kombo'),
        needs: 'CCC',
        source: 'fact',
        effects: [gain('combo'), THEN, undef(2)],
      }),
    ],
  ),
  offenceBox('venomShockwave', named('Venom Shockwave!', 'Jedovatá rázová vlna!'), [
    ultimateAbility({
      id: 'venomShockwave',
      name: named('Venom Shockwave!', 'Jedovatá rázová vlna!'),
      needs: 'CCCCC',
      source: 'fact',
      effects: [gain('invisibility'), inflict('webbed'), THEN, ultimate(13)],
    }),
  ]),
  defenceBox('spiderSense', named('Spider-Sense', 'Pavoučí smysl'), [
    defence({
      id: 'spiderSense',
      name: named('Spider-Sense', 'Pavoučí smysl'),
      dice: 2,
      source: 'fact',
      reroll: {
        test: (w, c) => has(w, c.seat, 'invisibility'),
        discards: 'invisibility',
        words: say('', ''),
      },
      effects: [
        when((w, c) => countSymbol(w, c, attackMarked(w, 'swing') ? 'B' : 'C') >= 1, say('a Spider', 'Pavouk'), [
          preventHalf,
          note('sensed'),
        ]),
      ],
    }),
    defence({
      id: 'counterpunch',
      name: named('Counterpunch', 'Protiúder'),
      dice: 3,
      source: 'fact',
      effects: [reply(per(1, 'A'))],
    }),
  ]),
];
