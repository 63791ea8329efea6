/** Black Panther: board, passive and tokens by the rulebook; his own cards are house-made. */
import {
  ability,
  action,
  basic,
  chosenOpponent,
  countSymbol,
  cp,
  deal,
  defenceBox,
  defenceOf,
  discardToken,
  drawCards,
  fourOfAKind,
  gain,
  modify,
  offenceBox,
  on,
  passiveBox,
  per,
  perWords,
  perform,
  prevent,
  reply,
  roll,
  say,
  straight,
  strike,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
  upgrade,
  coined,
  inferred,
  named,
  printed,
  unsure,
  DAMAGED,
} from '../../effects/words.ts';
import { script } from '../../registry.ts';
import type { Seat } from '@kolbiste/engine';
import { addLine } from '../../atoms.ts';
import type { Packet, World } from '../../state.ts';
import { countOf, currentRoll, limitOf, no, preventable, threatened } from '../../world.ts';
import type { Hero, Op, Passive } from '../definition.ts';

const KE = 'kineticEnergy';
const SUIT = 'vibraniumSuit';
const claws = named('Vibranium Claws', 'Vibraniové drápy');
const stealth = printed('Stealth Strike', 'Útok ze zálohy');
const herb = printed('Heart-Shaped Herb', 'Srdčitá bylina');
const meteoric = printed('Meteoric Punch', 'Meteorický úder');
const small = printed('Meteoric Punch (small straight)', 'Meteorický úder (malá postupka)');
const large = printed('Meteoric Punch (large straight)', 'Meteorický úder (velká postupka)');
const threat = printed('Triple Threat', 'Trojitá hrozba');
const ancestral = printed('Ancestral Power', 'Síla předků');
const forever = printed('Wakanda Forever!', 'Wakanda nechť žije!');
const absorption = inferred('Energy Absorption', 'Pohlcení energie');
const honour = inferred('Bashenga’s Honour', 'Bashengova čest');

/** The damage of this roll phase that a Suit has lowered and that still threatens: packets do not outlive their phase. */
const suited = (w: World, seat: Seat): Packet | undefined =>
  preventable(w, seat).find(({ lines }) => lines.some(({ source }) => source === SUIT));
const triple = (dice: number): Op[] => [
  deal(6),
  roll(dice, deal(per(1, 'A'), 'normal', perWords(1, 'A')), on('B', 1, gain(KE, 2)), on('C', 1, drawCards(1))),
];
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

export const blackPanther: Hero = {
  id: 'black-panther',
  name: printed('Black Panther', 'Black Panther'),
  complexity: 2,
  die: [0, 0, 0, 1, 1, 2],
  symbols: [printed('Claws', 'Drápy'), printed('Vibranium', 'Vibranium'), printed('Panther', 'Panter')],
  boxes: [
    offenceBox(
      'vibraniumClaws',
      claws,
      [unsure(basic('vibraniumClaws', claws, 'A', 'fact', [4, 5, 6]), DAMAGED)],
      [basic('vibraniumClaws', claws, 'A', 'house', [5, 6, 7])],
      [basic('vibraniumClaws', claws, 'A', 'house', [5, 6, 8], fourOfAKind(gain(KE)))],
    ),
    offenceBox(
      'stealthStrike',
      stealth,
      [ability('stealthStrike', stealth, 'AACC', 'fact', undef(3))],
      [ability('stealthStrike', stealth, 'AACC', 'house', gain(KE), THEN, undef(4))],
    ),
    offenceBox('heartShapedHerb', herb, [ability('heartShapedHerb', herb, 'BBB', 'fact', gain(SUIT), gain(KE, 3))]),
    offenceBox(
      'meteoricPunch',
      meteoric,
      [
        straight('meteoricPunch', 'meteoricSmall', small, 'SS', 'fact', gain(KE), THEN, deal(6)),
        straight('meteoricPunch', 'meteoricLarge', large, 'LS', 'fact', gain(KE, 2), THEN, deal(8)),
      ],
      [
        straight('meteoricPunch', 'meteoricSmall', small, 'SS', 'house', gain(KE), THEN, deal(7)),
        straight('meteoricPunch', 'meteoricLarge', large, 'LS', 'house', gain(KE, 2), THEN, deal(9)),
      ],
    ),
    offenceBox(
      'tripleThreat',
      threat,
      [unsure(ability('tripleThreat', threat, 'AABBC', 'fact', ...triple(2)), DAMAGED)],
      [ability('tripleThreat', threat, 'AABBC', 'house', ...triple(3))],
    ),
    offenceBox(
      'ancestralPower',
      ancestral,
      [unsure(ability('ancestralPower', ancestral, 'CCCC', 'fact', gain(SUIT), gain(KE, 2), THEN, undef(4)), DAMAGED)],
      [
        ability('ancestralPower', ancestral, 'CCCC', 'house', gain(SUIT), gain(KE, 3), THEN, undef(5)),
        ability('pantherReflexes', named('Panther Reflexes', 'Panteří reflexy'), 'CCC', 'house', gain(SUIT), THEN, undef(2)),
      ],
    ),
    offenceBox('wakandaForever', forever, [
      ultimateAbility('wakandaForever', forever, 'CCCCC', 'fact', gain(SUIT), gain(KE, 3), THEN, ultimate(11)),
    ]),
    passiveBox('energyAbsorption', absorption, passive(false), passive(true)),
    defenceBox(
      'bashengasHonour',
      honour,
      [unsure(defenceOf('bashengasHonour', honour, 3, 'fact', null, reply(per(1, 'A'), perWords(1, 'A'))), DAMAGED)],
      [defenceOf('bashengasHonour', honour, 4, 'house', null, reply(per(1, 'A'), perWords(1, 'A')))],
    ),
  ],
  statuses: [
    {
      id: KE,
      name: printed('Kinetic Energy', 'Kinetická energie'),
      kind: 'positive',
      limit: 8,
      worth: 1.25,
      movable: true,
      removable: true,
      source: 'fact',
      text: say(
        'Your attacks deal 1 more for every 2 held; they are not spent. On reaching the limit remove them all, then gain 2 CP, draw 2 cards and deal 5 undefendable damage to an opponent as an isolated source.',
        'Za každé 2 držené udělují tvé útoky o 1 zranění víc; žetony se tím nevyužijí. Při dosažení nejvyššího počtu je všechny odstraň, poté získej 2 BB, dober si 2 karty a uděl 5 neblokovatelných zranění libovolnému soupeři jako samostatný zdroj.',
      ),
      attackBonus: (w, seat) => Math.floor(countOf(w, seat, KE) / 2), // whole pairs (DIT R35)
      gained: {
        test: (w, seat) => countOf(w, seat, KE) >= limitOf(w, seat, KE),
        script: script(discardToken(KE, 99), THEN, cp(2), drawCards(2), chosenOpponent(strike(5, 'undefendable', 'target', true))),
      },
    },
    {
      id: SUIT,
      name: printed('Vibranium Suit', 'Vibraniový oblek'),
      kind: 'unique',
      limit: 1,
      worth: 2.7,
      movable: false,
      removable: true,
      source: 'fact',
      text: say(
        'Spend to prevent 3 of the damage that threatens you. Cannot be transferred.',
        'Využij a zabraň 3 hrozícím zraněním. Nelze přesunout.',
      ),
      spend: {
        n: 1,
        rule: 'DIT 6.33',
        refusal: (w, seat) => (threatened(w, seat) ? null : no('DIT R12', 'noDamage')),
        script: script(prevent(3)),
      },
    },
  ],
  cards: [
    upgrade('vibraniumClaws', claws, 2, 1, 'house'),
    upgrade('vibraniumClaws', claws, 3, 2, 'house'),
    upgrade('stealthStrike', stealth, 2, 1, 'house'),
    upgrade('meteoricPunch', meteoric, 2, 2, 'house'),
    upgrade('tripleThreat', threat, 2, 2, 'house'),
    upgrade('ancestralPower', ancestral, 2, 2, 'house'),
    upgrade('energyAbsorption', absorption, 2, 2, 'house'),
    upgrade('bashengasHonour', honour, 2, 1, 'house'),
    action('suitUp', coined('Suit Up!', 'Obléknout se!'), 'instant', 1, 'house', {}, gain(SUIT)),
    action(
      'resonance',
      coined('Resonance!', 'Rezonance!'),
      'roll',
      1,
      'house',
      { role: 'modifier' },
      modify(
        (w, c) => (countOf(w, c.seat, KE) >= 4 ? 4 : 2),
        say('2, with at least 4 Kinetic Energy 4', '2, s aspoň 4 Kinetickými energiemi 4'),
      ),
    ),
    action(
      'royalDecree',
      coined('Royal Decree!', 'Královský výnos!'),
      'main',
      0,
      'house',
      {},
      roll(1, on('A', 1, drawCards(1)), on('B', 1, gain(KE, 2)), on('C', 1, gain(SUIT), gain(KE))),
    ),
    action(
      'reinforcedWeave',
      coined('Reinforced Weave!', 'Zesílená tkanina!'),
      'roll',
      0,
      'house',
      {
        refusal: (w, seat) => (suited(w, seat) ? null : no('DIT R81', 'suitNotSpent')),
      },
      perform(
        // Answers to the card may have prevented the rest of that damage before it takes effect.
        (g, c) => {
          const packet = suited(g.world, c.seat);
          if (packet) addLine(g, packet, { does: 'minus', n: 3, source: c.source, rule: 'DIT 9.5' });
        },
        say('the Vibranium Suit prevents 3 more of the same damage', 'Vibraniový oblek zabrání dalším 3 z téhož zranění'),
        3,
      ),
    ),
    action('coiledLeap', coined('Coiled Leap!', 'Prudký skok!'), 'main', 2, 'house', {}, gain(KE, 3)),
    action(
      'turnedBlow',
      coined('Turned Blow!', 'Odvrácená rána!'),
      'roll',
      1,
      'house',
      {
        role: 'attacked',
        refusal: (w, seat) => {
          const dice = currentRoll(w);
          return dice?.purpose === 'defence' && dice.seat === seat && !dice.open ? null : no('DIT R81', 'noDefence');
        },
      },
      prevent(
        (w, c) => countSymbol(w, { ...c, dice: currentRoll(w)?.dice ?? [] }, 'A'),
        say('1 per Claws of your defensive roll', '1 za každé Drápy ve tvém hodu na obranu'),
      ),
    ),
  ],
  begins: { tokens: {}, companion: false, slots: [] },
  companion: null,
  uses: [],
};
