/** The board of Black Panther: abilities, defences and their levels. */
import {
  ability,
  basic,
  DAMAGED,
  deal,
  defence,
  defenceBox,
  drawCards,
  fourOfAKind,
  gain,
  named,
  offenceBox,
  on,
  passiveBox,
  per,
  printed,
  reply,
  roll,
  say,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  unsure,
} from '../makers.ts';
import { script } from '../registry.ts';
import type { Box, Op, Passive } from '../vocabulary.ts';
import { absorption, ancestral, claws, honour, KE, meteoric, stealth, SUIT, threat } from './names.ts';

const herb = printed('Heart-Shaped Herb', 'Srdčitá bylina');
const small = printed('Meteoric Punch (small straight)', 'Meteorický úder (malá postupka)');
const large = printed('Meteoric Punch (large straight)', 'Meteorický úder (velká postupka)');
const forever = printed('Wakanda Forever!', 'Wakanda nechť žije!');
const triple = (dice: number): Op[] => [deal(6), roll(dice, deal(per(1, 'A')), on('B', 1, gain(KE, 2)), on('C', 1, drawCards(1)))];
const passive = (better: boolean): Passive => ({
  id: 'energyAbsorption',
  name: absorption,
  text: say(
    `Whenever damage is really dealt to you, not by an ultimate, gain 1 Kinetic Energy.${better ? ' Also whenever you spend a Vibranium Suit.' : ''}`,
    `Kdykoli ti je opravdu uděleno zranění, ne však ultimátní, získáš 1 Kinetickou energii.${better ? ' Také kdykoli využiješ Vibraniový oblek.' : ''}`,
  ),
  source: better ? 'house' : 'fact',
  damaged: script(gain(KE)),
  ...(better && { spent: { status: SUIT, script: script(gain(KE)) } }),
});

export const boxes: readonly Box[] = [
  offenceBox(
    'vibraniumClaws',
    claws,
    [unsure(basic({ id: 'vibraniumClaws', name: claws, symbol: 'A', source: 'fact', damage: [4, 5, 6] }), DAMAGED)],
    [basic({ id: 'vibraniumClaws', name: claws, symbol: 'A', source: 'house', damage: [5, 6, 7] })],
    [basic({ id: 'vibraniumClaws', name: claws, symbol: 'A', source: 'house', damage: [5, 6, 8], effects: [fourOfAKind(gain(KE))] })],
  ),
  offenceBox(
    'stealthStrike',
    stealth,
    [ability({ id: 'stealthStrike', name: stealth, needs: 'AACC', source: 'fact', effects: [undef(3)] })],
    [ability({ id: 'stealthStrike', name: stealth, needs: 'AACC', source: 'house', effects: [gain(KE), THEN, undef(4)] })],
  ),
  offenceBox('heartShapedHerb', herb, [
    ability({ id: 'heartShapedHerb', name: herb, needs: 'BBB', source: 'fact', effects: [gain(SUIT), gain(KE, 3)] }),
  ]),
  offenceBox(
    'meteoricPunch',
    meteoric,
    [
      ability({
        id: 'meteoricSmall',
        under: 'meteoricPunch',
        name: small,
        needs: 'SS',
        source: 'fact',
        effects: [gain(KE), THEN, deal(6)],
      }),
      ability({
        id: 'meteoricLarge',
        under: 'meteoricPunch',
        name: large,
        needs: 'LS',
        source: 'fact',
        effects: [gain(KE, 2), THEN, deal(8)],
      }),
    ],
    [
      ability({
        id: 'meteoricSmall',
        under: 'meteoricPunch',
        name: small,
        needs: 'SS',
        source: 'house',
        effects: [gain(KE), THEN, deal(7)],
      }),
      ability({
        id: 'meteoricLarge',
        under: 'meteoricPunch',
        name: large,
        needs: 'LS',
        source: 'house',
        effects: [gain(KE, 2), THEN, deal(9)],
      }),
    ],
  ),
  offenceBox(
    'tripleThreat',
    threat,
    [unsure(ability({ id: 'tripleThreat', name: threat, needs: 'AABBC', source: 'fact', effects: [...triple(2)] }), DAMAGED)],
    [ability({ id: 'tripleThreat', name: threat, needs: 'AABBC', source: 'house', effects: [...triple(3)] })],
  ),
  offenceBox(
    'ancestralPower',
    ancestral,
    [
      ability({
        id: 'ancestralPower',
        name: ancestral,
        needs: 'CCCC',
        source: 'fact',
        effects: [gain(SUIT), gain(KE, 2), THEN, deal(4)],
      }),
    ],
    [
      ability({
        id: 'ancestralPower',
        name: ancestral,
        needs: 'CCCC',
        source: 'house',
        effects: [gain(SUIT), gain(KE, 3), THEN, deal(5)],
      }),
      ability({
        id: 'pantherReflexes',
        name: named('Panther Reflexes', 'Panteří reflexy'),
        needs: 'CCC',
        source: 'house',
        effects: [gain(SUIT), THEN, undef(2)],
      }),
    ],
  ),
  offenceBox('wakandaForever', forever, [
    ultimateAbility({
      id: 'wakandaForever',
      name: forever,
      needs: 'CCCCC',
      source: 'fact',
      effects: [gain(SUIT), gain(KE, 3), THEN, ultimate(11)],
    }),
  ]),
  passiveBox('energyAbsorption', absorption, passive(false), passive(true)),
  defenceBox(
    'bashengasHonour',
    honour,
    [unsure(defence({ id: 'bashengasHonour', name: honour, dice: 3, source: 'fact', effects: [reply(per(1, 'A'))] }), DAMAGED)],
    [defence({ id: 'bashengasHonour', name: honour, dice: 4, source: 'house', effects: [reply(per(1, 'A'))] })],
  ),
];
