/** Thor: dice, board, upgrades, statuses and cards. */
import {
  ability,
  action,
  basic,
  call,
  cp,
  deal,
  defenceBox,
  defenceOf,
  discardToken,
  drawCards,
  fourOfAKind,
  gain,
  healSelf,
  kind,
  makeUndefendable,
  offenceBox,
  on,
  per,
  perWords,
  perform,
  pickDice,
  prevent,
  preventAll,
  roll,
  rollWithReroll,
  say,
  strike,
  THEN,
  total,
  ultimate,
  ultimateAbility,
  upgrade,
  when,
  named,
  printed,
  unsure,
} from '../../effects/words.ts';
import { script } from '../../registry.ts';
import type { World } from '../../state.ts';
import { threaten } from '../../atoms.ts';
import { alterDice } from '../../procedures.ts';
import { dieRefusal } from '../../cards/legal.ts';
import { attackPacket, countOf, healthOf, no, playerOf, sumOf, threatened } from '../../world.ts';
import type { Context, Hero, Op } from '../definition.ts';
import { cardForMjolnir, home, mjolnir } from './mjolnir.ts';

const EK = 'electrokinesis';
const swing = (times = 1): Op =>
  call(
    (_, c) => mjolnir(c.seat, times),
    say(
      `throw or retrieve Mjölnir${times > 1 ? `, up to ${times} times` : ''}`,
      `vrhni nebo přivolej Mjölnir${times > 1 ? `, až ${times}×` : ''}`,
    ),
    (w, c) => 0.8 * times + (home(w, c.seat) ? 0.2 : 0),
  );
const hurl: Op = call(
  (_, c) => mjolnir(c.seat, 1, 'throw'),
  say('throw Mjölnir', 'vrhni Mjölnir'),
  (w, c) => (home(w, c.seat) ? 1 : 0),
);
const fetch: Op = call(
  (w, c) => (home(w, c.seat) ? null : mjolnir(c.seat, 1, 'retrieve')),
  say('retrieve Mjölnir', 'přivolej Mjölnir'),
  (w, c) => (home(w, c.seat) ? 0 : 0.7),
);
const perEk = (w: World, c: Context): number => countOf(w, c.seat, EK);
const ekWords = named('1 × Electrokinesis held', '1 × počet Elektrokinézí');
const chainOf = (dice: number, collateral: number): Op[] => [
  roll(dice, pickDice(2, deal(total, 'normal', say('the total of any two of the dice', 'součet libovolných dvou kostek')))),
  strike(collateral, 'collateral', 'opponents', true),
];

const hammered = named('Hammered', 'Rány kladivem');
const mightySummon = named('Mighty Summon', 'Mocné přivolání');
const chain = named('Chain Lightning', 'Řetězový blesk');
const odinforce = named('Odinforce', 'Ódinova síla');
const bottled = named('Bottled Lightning', 'Spoutaný blesk');
const rod = named('Lightning Rod', 'Hromosvod');
const bolt = named('Thunder Bolt', 'Úder hromu');
const wheel = named('Thunder Wheel', 'Hromové kolo');

const summon = (heals: number, collateral: number): Op[] => [
  gain('guardBreak', 2),
  healSelf(heals),
  when(
    (w, c) => home(w, c.seat),
    say('Mjölnir is home', 'Mjölnir je doma'),
    [gain(EK, 3)],
    [
      // Not isolated: it waits for the total (DIT R40).
      perform(
        (g, c) =>
          threaten(g, playerOf(g.world, c.seat).companion, c.seat, 'collateral', false, {
            does: 'base',
            n: collateral,
            source: c.source,
            rule: 'DIT R40',
          }),
        say(`${collateral} collateral damage to its holder`, `${collateral} plošná zranění tomu, kdo ho má`),
        collateral,
      ),
      fetch,
    ],
  ),
];
const force = (n: number, reroll: boolean): Op => {
  const lines = [on('A', 2, swing()), on('B', 2, cp(1)), gain(EK, per(1, 'C')), deal(n), THEN, deal(perEk, 'normal', ekWords)];
  return reroll ? rollWithReroll(5, () => true, ...lines) : roll(5, ...lines);
};

export const thor: Hero = {
  id: 'thor',
  name: printed('Thor', 'Thor'),
  complexity: 3,
  die: [0, 0, 0, 1, 1, 2],
  symbols: [named('Hammer', 'Kladivo'), named('Worthy', 'Hodný'), named('Thunder', 'Hrom')],
  boxes: [
    offenceBox(
      'hammered',
      hammered,
      [basic('hammered', hammered, 'A', 'fact', [4, 5, 7], hurl)],
      [basic('hammered', hammered, 'A', 'fact', [5, 6, 7], swing(), fourOfAKind(gain(EK)))],
      [basic('hammered', hammered, 'A', 'fact', [5, 6, 8], swing(), when(kind(3), say('three of a kind', 'tři stejná čísla'), [gain(EK)]))],
    ),
    offenceBox(
      'mightySummon',
      mightySummon,
      [ability('mightySummon', mightySummon, 'ABBC', 'fact', ...summon(2, 3))],
      [
        ability('mightySummon', mightySummon, 'ABBC', 'fact', ...summon(3, 4)),
        ability('boomBoom', named('Boom Boom!', 'Bum bác!'), 'AACC', 'fact', gain(EK, 2), deal(6)),
      ],
    ),
    offenceBox(
      'chainLightning',
      chain,
      [
        unsure(
          ability('chainLightning', chain, 'AAACC', 'fact', ...chainOf(3, 2)),
          say(
            'Whom the collateral damage hits is not said: all opponents here.',
            'Není řečeno, koho plošné zranění zasáhne: zde všechny soupeře.',
          ),
        ),
      ],
      [ability('chainLightning', chain, 'AAACC', 'fact', ...chainOf(4, 3))],
    ),
    offenceBox(
      'odinforce',
      odinforce,
      [ability('odinforce', odinforce, 'AABBB', 'fact', force(5, false))],
      [ability('odinforce', odinforce, 'AABBB', 'fact', force(6, true))],
    ),
    offenceBox(
      'bottledLightning',
      bottled,
      [
        ability(
          'bottledLightning',
          bottled,
          'CCCC',
          'fact',
          swing(2),
          gain('guardBreak', 2),
          THEN,
          deal((w, c) => 7 + perEk(w, c), 'normal', say('7 + Electrokinesis held', '7 + 1 za každou Elektrokinézi')),
        ),
      ],
      [
        ability(
          'bottledLightning',
          bottled,
          'CCCC',
          'fact',
          swing(3),
          gain('guardBreak', 2),
          THEN,
          deal((w, c) => 8 + perEk(w, c), 'normal', say('8 + Electrokinesis held', '8 + 1 za každou Elektrokinézi')),
        ),
        ability('ricochet', named('Ricochet!', 'Odraz!'), 'CCC', 'fact', swing(6)),
      ],
    ),
    offenceBox(
      'lightningRod',
      rod,
      [
        ability(
          'lightningRod',
          rod,
          'SS',
          'fact',
          when((w, c) => !home(w, c.seat), say('an opponent has Mjölnir', 'Mjölnir má soupeř'), [deal(9)], [deal(7), gain(EK)]),
        ),
      ],
      [ability('lightningRod', rod, 'SS', 'fact', swing(), gain(EK), deal(9))],
    ),
    offenceBox(
      'thunderBolt',
      bolt,
      [ability('thunderBolt', bolt, 'LS', 'fact', swing(), gain(EK, 2), deal(10))],
      [
        ability('thunderBolt', bolt, 'LS', 'fact', swing(), gain(EK, 2), deal(12)),
        ability('asgardianBrawn', named('Asgardian Brawn', 'Ásgardská síla'), 'BBB', 'fact', healSelf(4)),
      ],
    ),
    offenceBox('forAsgard', named('For Asgard!', 'Za Ásgard!'), [
      ultimateAbility('forAsgard', named('For Asgard!', 'Za Ásgard!'), 'CCCCC', 'fact', gain('guardBreak'), swing(4), ultimate(14)),
    ]),
    defenceBox(
      'thunderWheel',
      wheel,
      [
        defenceOf(
          'thunderWheel',
          wheel,
          3,
          'fact',
          null,
          on('A', 2, swing()),
          prevent(per(2, 'B'), perWords(2, 'B')),
          gain(EK, per(1, 'C')),
        ),
      ],
      [
        defenceOf(
          'thunderWheel',
          wheel,
          4,
          'fact',
          null,
          on('A', 2, swing()),
          on('A', 4, swing()),
          prevent(per(2, 'B'), perWords(2, 'B')),
          gain(EK, per(1, 'C')),
        ),
      ],
    ),
  ],
  statuses: [
    {
      id: EK,
      name: printed('Electrokinesis', 'Elektrokinéze'),
      kind: 'positive',
      limit: 4,
      worth: 0.6,
      movable: true,
      removable: true,
      source: 'uncertain',
      note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
      text: say('Once per turn in your main phase spend 4: draw 1 card.', 'Jednou za tah ve své hlavní fázi využij 4: dober si 1 kartu.'),
      spend: { n: 4, main: true, oncePerTurn: true, rule: 'DIT 6.10', refusal: () => null, script: script(drawCards(1)) },
    },
    {
      id: 'guardBreak',
      name: named('Guard Break', 'Prolomení obrany'),
      kind: 'positive',
      limit: 2,
      worth: 0.75,
      movable: true,
      removable: true,
      source: 'uncertain',
      note: say('Editions print other numbers; the newer one is used.', 'Vydání se v číslech liší; platí novější.'),
      text: say(
        'At the end of your offensive roll with an attack spend it and roll 1: on 4 or 5 the attack becomes undefendable.',
        'Na konci svého hodu na útok, vznikl-li útok, využij a hoď 1 kostkou: za 4–5 je útok neblokovatelný.',
      ),
      spend: {
        n: 1,
        rule: 'DIT R28',
        refusal: (w, seat) => {
          if (!w.attack?.is || w.attack.by !== seat) return no('DIT 9.43', 'noAttack');
          if (w.attack.committed) return no('DIT R28', 'tooLate');
          return attackPacket(w)?.type === 'normal' ? null : no('DIT R81', 'alreadyUndefendable');
        },
        script: script(
          roll(
            1,
            when((_, c) => c.dice[0] === 4 || c.dice[0] === 5, say('4 or 5', '4 nebo 5'), [makeUndefendable]),
          ),
        ),
      },
    },
  ],
  cards: [
    upgrade('hammered', hammered, 2, 0, 'fact'),
    upgrade('hammered', hammered, 3, 2, 'fact'),
    upgrade('mightySummon', mightySummon, 2, 2, 'fact'),
    upgrade('chainLightning', chain, 2, 2, 'fact'),
    upgrade('odinforce', odinforce, 2, 2, 'fact'),
    upgrade('bottledLightning', bottled, 2, 2, 'fact'),
    upgrade('lightningRod', rod, 2, 2, 'fact'),
    upgrade('thunderBolt', bolt, 2, 2, 'fact'),
    upgrade('thunderWheel', wheel, 2, 2, 'fact'),
    action(
      'indomitableWill',
      named('Indomitable Will!', 'Nezdolná vůle!'),
      'roll',
      2,
      'fact',
      {
        role: 'attacked',
        refusal: (w, seat) =>
          w.packets.reduce((sum, packet) => sum + (packet.to === seat ? sumOf(w, packet).final : 0), 0) >= healthOf(w, seat)
            ? null
            : no('DIT R81', 'notLethal'),
      },
      roll(
        1,
        on(
          'B',
          1,
          perform(
            ({ world: w }, c) => void w.attack!.marks.push(`survives ${c.seat}`),
            say('your health is set to 1 instead of 0', 'místo 0 budeš mít 1 zdraví'),
            20,
          ),
        ),
      ),
    ),
    action(
      'invulnerability',
      named('Invulnerability!', 'Nezranitelnost!'),
      'roll',
      2,
      'fact',
      {
        refusal: (w, seat) =>
          countOf(w, seat, EK) < 2 ? no('DIT R81', 'noToken') : threatened(w, seat) ? null : no('DIT R12', 'noDamage'),
      },
      discardToken(EK, 2),
      preventAll,
    ),
    action(
      'heIsWorthy',
      named('He Is Worthy!', 'Je toho hoden!'),
      'roll',
      1,
      'fact',
      { dice: true, refusal: (w, seat) => dieRefusal(w, seat, 'fourOrFive', 'own') },
      call(
        (_, c) => alterDice(c.seat, 'fourOrFive', 'own', 1, 'DIT 7.25'),
        say('set one of your dice to 4 or 5', 'jednu svou kostku otoč na 4 nebo 5'),
      ),
    ),
    action('powerTrip', named('Power Trip!', 'Opojení mocí!'), 'instant', 1, 'fact', {}, drawCards(1), gain(EK, 2)),
    action('timeToHammer', named('Time to Hammer!', 'Čas na kladivo!'), 'instant', 0, 'fact', {}, fetch, cp(1), gain(EK)),
    action(
      'stormbreak',
      named('Stormbreak!', 'Bouře!'),
      'instant',
      0,
      'fact',
      {
        refusal: (w, seat) =>
          playerOf(w, seat).marks.filter(mark => mark === 'threw').length >= 2 ? null : no('DIT R81', 'notThrownTwice'),
      },
      drawCards(1),
      cp(1),
      gain('guardBreak'),
      gain(EK),
    ),
  ],
  begins: { tokens: {}, companion: true, slots: [] },
  companion: {
    id: 'mjolnir',
    name: printed('Mjölnir', 'Mjölnir'),
    holderFell: script(gain(EK)),
    text: say(
      'Starts at home. Throw: onto a chosen opponent’s board, 1 undefendable damage as an isolated source. Retrieve: back home, gain Electrokinesis. Discard a card at any time to throw or retrieve it.',
      'Začíná doma. Vrh: na desku zvoleného soupeře, 1 neblokovatelné zranění jako samostatný zdroj. Přivolání: zpět domů a získáš Elektrokinézi. Kdykoli můžeš odložit kartu a Mjölnir vrhnout nebo přivolat.',
    ),
  },
  uses: [
    {
      id: 'mjolnir',
      name: say('Discard a card: throw or retrieve Mjölnir', 'Odlož kartu: vrhni nebo přivolej Mjölnir'),
      main: false,
      rule: 'DIT 6.25',
      refusal: (w, seat) => (playerOf(w, seat).hand.length && playerOf(w, seat).companion >= 0 ? null : no('DIT R82', 'noCard')),
      script: script(
        call(
          (_, c) => cardForMjolnir({ seat: c.seat }),
          say('discard a card, then throw or retrieve Mjölnir', 'odlož kartu, poté vrhni nebo přivolej Mjölnir'),
        ),
      ),
    },
  ],
};
