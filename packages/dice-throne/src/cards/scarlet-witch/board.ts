/** The board of Scarlet Witch: abilities, defences and their levels. */
import {
  ability,
  AVERAGE,
  basic,
  cp,
  deal,
  defence,
  defenceBox,
  drawCards,
  gain,
  healSelf,
  inflict,
  named,
  offenceBox,
  on,
  per,
  prevent,
  stealPoints,
  ultimate,
  ultimateAbility,
  undef,
  unsure,
} from '../makers.ts';
import type { Box, Defence } from '../vocabulary.ts';
import { bewitch, chaos, CONJURE, CRACKLE, darkhold, hex, jinx, mind, PM, RW, spellcraft, ward } from './names.ts';

const small = named('Spellcraft (small straight)', 'Kouzelnictví (malá postupka)');
const large = named('Spellcraft (large straight)', 'Kouzelnictví (velká postupka)');
const warding = (dice: number): Defence =>
  defence({
    id: 'hexWard',
    name: ward,
    dice,
    source: 'house',
    effects: [prevent(per(1, 'A')), on('C', 1, gain(PM)), on('D', 1, inflict(RW))],
  });

export const boxes: readonly Box[] = [
  offenceBox(
    'hexBolt',
    hex,
    [unsure(basic({ id: 'hexBolt', name: hex, symbol: 'A', source: 'fact', damage: [4, 6, 8] }), AVERAGE)],
    [
      basic({ id: 'hexBolt', name: hex, symbol: 'A', source: 'house', damage: [5, 7, 9] }),
      ability({
        id: 'conjuration',
        name: named('Conjuration', 'Zaříkání'),
        needs: 'AAC',
        source: 'house',
        effects: [gain(CONJURE), undef(2)],
      }),
    ],
  ),
  offenceBox(
    'darkhold',
    darkhold,
    [ability({ id: 'darkhold', name: darkhold, needs: 'CC', source: 'fact', effects: [drawCards(1), cp(1), gain(CRACKLE), gain(PM)] })],
    [ability({ id: 'darkhold', name: darkhold, needs: 'CC', source: 'house', effects: [drawCards(1), cp(2), gain(CRACKLE), gain(PM)] })],
  ),
  offenceBox(
    'jinx',
    jinx,
    [unsure(ability({ id: 'jinx', name: jinx, needs: 'AABB', source: 'fact', effects: [deal(7)] }), AVERAGE)],
    [ability({ id: 'jinx', name: jinx, needs: 'AABB', source: 'house', effects: [gain(PM), deal(8)] })],
  ),
  offenceBox(
    'mindBlast',
    mind,
    [
      unsure(
        ability({ id: 'mindBlast', name: mind, needs: 'ABCD', source: 'fact', effects: [gain(CRACKLE), gain(PM), undef(6)] }),
        AVERAGE,
      ),
    ],
    [ability({ id: 'mindBlast', name: mind, needs: 'ABCD', source: 'house', effects: [gain(CRACKLE), gain(PM), undef(7)] })],
  ),
  offenceBox(
    'spellcraft',
    spellcraft,
    [
      unsure(
        ability({ id: 'spellcraftSmall', under: 'spellcraft', name: small, needs: 'SS', source: 'fact', effects: [gain(PM), deal(7)] }),
        AVERAGE,
      ),
      unsure(
        ability({
          id: 'spellcraftLarge',
          under: 'spellcraft',
          name: large,
          needs: 'LS',
          source: 'fact',
          effects: [inflict(RW), deal(9)],
        }),
        AVERAGE,
      ),
    ],
    [
      ability({ id: 'spellcraftSmall', under: 'spellcraft', name: small, needs: 'SS', source: 'house', effects: [gain(PM), deal(8)] }),
      ability({
        id: 'spellcraftLarge',
        under: 'spellcraft',
        name: large,
        needs: 'LS',
        source: 'house',
        effects: [gain(PM), inflict(RW), deal(10)],
      }),
    ],
  ),
  offenceBox(
    'bewitch',
    bewitch,
    [unsure(ability({ id: 'bewitch', name: bewitch, needs: 'ADDD', source: 'fact', effects: [gain(CONJURE), deal(9)] }), AVERAGE)],
    [
      ability({ id: 'bewitch', name: bewitch, needs: 'ADDD', source: 'house', effects: [gain(CONJURE), gain(CRACKLE), deal(10)] }),
      ability({
        id: 'energyDrain',
        name: named('Energy Drain', 'Vysátí energie'),
        needs: 'BBC',
        source: 'house',
        effects: [gain(CRACKLE), healSelf(1), stealPoints(1)],
      }),
    ],
  ),
  offenceBox(
    'pureChaos',
    chaos,
    [
      unsure(
        ability({ id: 'pureChaos', name: chaos, needs: 'DDDD', source: 'fact', effects: [gain(CONJURE), inflict(RW), undef(6)] }),
        AVERAGE,
      ),
    ],
    [
      ability({ id: 'pureChaos', name: chaos, needs: 'DDDD', source: 'house', effects: [gain(CONJURE), inflict(RW), undef(8)] }),
      ability({
        id: 'chaosAlt',
        name: named('Chaos', 'Chaos'),
        needs: 'DDD',
        source: 'house',
        effects: [gain(CONJURE), gain(CRACKLE), undef(2)],
      }),
    ],
  ),
  offenceBox('sealedYourFate', named('Sealed Your Fate!', 'Tvůj osud je zpečetěn!'), [
    unsure(
      ultimateAbility({
        id: 'sealedYourFate',
        name: named('Sealed Your Fate!', 'Tvůj osud je zpečetěn!'),
        needs: 'DDDDD',
        source: 'fact',
        effects: [gain(CONJURE), gain(PM), ultimate(12)],
      }),
      AVERAGE,
    ),
  ]),
  defenceBox('hexWard', ward, [warding(3)], [warding(4)]),
];
