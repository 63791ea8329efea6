/** The board of Thor: abilities, defences and their levels. */
import { threaten } from '../../rules/atoms.ts';
import { playerOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { countOf } from '../../rules/statuses.ts';
import {
  ability,
  basic,
  call,
  cp,
  deal,
  defence,
  defenceBox,
  fourOfAKind,
  gain,
  healSelf,
  kind,
  named,
  offenceBox,
  on,
  per,
  perform,
  pickDice,
  prevent,
  roll,
  rollWithReroll,
  say,
  strike,
  THEN,
  total,
  ultimate,
  ultimateAbility,
  unsure,
  when,
} from '../makers.ts';
import type { Box, Context, Op } from '../vocabulary.ts';
import { fetch } from './effects.ts';
import { home, mjolnir } from './mjolnir.ts';
import { bolt, bottled, chain, EK, hammered, mightySummon, odinforce, rod, wheel } from './names.ts';

const swing = (times = 1, upTo = false): Op =>
  call(
    (_, c) => mjolnir(c.seat, { left: times, upTo }),
    say(
      `throw or retrieve Mjölnir${times > 1 ? `, ${upTo ? 'up to ' : ''}${times} times` : ''}`,
      `vrhni nebo přivolej Mjölnir${times > 1 ? `, ${upTo ? 'až ' : ''}${times}×` : ''}`,
    ),
    (w, c) => 0.8 * times + (home(w, c.seat) ? 0.2 : 0),
  );
const hurl: Op = call(
  (_, c) => mjolnir(c.seat, { only: 'throw' }),
  say('throw Mjölnir', 'vrhni Mjölnir'),
  (w, c) => (home(w, c.seat) ? 1 : 0),
);
const perEk = (w: World, c: Context): number => countOf(w, c.seat, EK);
const ekWords = say('deal 1 damage per Electrokinesis you hold', 'uděl 1 zranění za každou svou Elektrokinézi');
const chainOf = (dice: number, collateral: number): Op[] => [
  roll(
    dice,
    pickDice(
      2,
      deal(
        total,
        'normal',
        say(
          'deal as much damage as two of the dice of your choice total',
          'uděl tolik zranění, kolik dá součet dvou kostek podle tvé volby',
        ),
      ),
    ),
  ),
  strike({ n: collateral, type: 'collateral', to: 'opponents', isolated: true }),
];
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
          threaten(
            g,
            { to: playerOf(g.world, c.seat).companion, by: c.seat, type: 'collateral', attack: false },
            { does: 'base', n: collateral, source: c.source, rule: 'DIT R40' },
          ),
        say(`${collateral} collateral damage to its holder`, `${collateral} plošná zranění tomu, kdo ho má`),
        collateral,
      ),
      fetch,
    ],
  ),
];
const force = (n: number, reroll: boolean): Op => {
  const lines = [on('A', 2, swing()), on('B', 2, cp(1)), gain(EK, per(1, 'C')), deal(n), THEN, deal(perEk, 'normal', ekWords)];
  return reroll ? rollWithReroll(5, ...lines) : roll(5, ...lines);
};

export const boxes: readonly Box[] = [
  offenceBox(
    'hammered',
    hammered,
    [basic({ id: 'hammered', name: hammered, symbol: 'A', source: 'fact', damage: [4, 5, 7], effects: [hurl] })],
    [
      basic({
        id: 'hammered',
        name: hammered,
        symbol: 'A',
        source: 'fact',
        damage: [5, 6, 7],
        effects: [swing(), fourOfAKind(gain(EK))],
      }),
    ],
    [
      basic({
        id: 'hammered',
        name: hammered,
        symbol: 'A',
        source: 'fact',
        damage: [5, 6, 8],
        effects: [swing(), when(kind(3), say('three of a kind', 'tři stejná čísla'), [gain(EK)])],
      }),
    ],
  ),
  offenceBox(
    'mightySummon',
    mightySummon,
    [ability({ id: 'mightySummon', name: mightySummon, needs: 'ABBC', source: 'fact', effects: [...summon(2, 3)] })],
    [
      ability({ id: 'mightySummon', name: mightySummon, needs: 'ABBC', source: 'fact', effects: [...summon(3, 4)] }),
      ability({ id: 'boomBoom', name: named('Boom Boom!', 'Bum bác!'), needs: 'AACC', source: 'fact', effects: [gain(EK, 2), deal(6)] }),
    ],
  ),
  offenceBox(
    'chainLightning',
    chain,
    [
      unsure(
        ability({ id: 'chainLightning', name: chain, needs: 'AAACC', source: 'fact', effects: [...chainOf(3, 2)] }),
        say(
          'Whom the collateral damage hits is not said: all opponents here.',
          'Není řečeno, koho plošné zranění zasáhne: zde všechny soupeře.',
        ),
      ),
    ],
    [ability({ id: 'chainLightning', name: chain, needs: 'AAACC', source: 'fact', effects: [...chainOf(4, 3)] })],
  ),
  offenceBox(
    'odinforce',
    odinforce,
    [ability({ id: 'odinforce', name: odinforce, needs: 'AABBB', source: 'fact', effects: [force(5, false)] })],
    [ability({ id: 'odinforce', name: odinforce, needs: 'AABBB', source: 'fact', effects: [force(6, true)] })],
  ),
  offenceBox(
    'bottledLightning',
    bottled,
    [
      ability({
        id: 'bottledLightning',
        name: bottled,
        needs: 'CCCC',
        source: 'fact',
        effects: [
          swing(2),
          gain('guardBreak', 2),
          THEN,
          deal(
            (w, c) => 7 + perEk(w, c),
            'normal',
            say('deal 7 damage and 1 more per Electrokinesis you hold', 'uděl 7 zranění a 1 navíc za každou svou Elektrokinézi'),
          ),
        ],
      }),
    ],
    [
      ability({
        id: 'bottledLightning',
        name: bottled,
        needs: 'CCCC',
        source: 'fact',
        effects: [
          swing(3),
          gain('guardBreak', 2),
          THEN,
          deal(
            (w, c) => 8 + perEk(w, c),
            'normal',
            say('deal 8 damage and 1 more per Electrokinesis you hold', 'uděl 8 zranění a 1 navíc za každou svou Elektrokinézi'),
          ),
        ],
      }),
      ability({ id: 'ricochet', name: named('Ricochet!', 'Odraz!'), needs: 'CCC', source: 'fact', effects: [swing(6, true)] }),
    ],
  ),
  offenceBox(
    'lightningRod',
    rod,
    [
      ability({
        id: 'lightningRod',
        name: rod,
        needs: 'SS',
        source: 'fact',
        effects: [when((w, c) => !home(w, c.seat), say('an opponent has Mjölnir', 'Mjölnir má soupeř'), [deal(9)], [deal(7), gain(EK)])],
      }),
    ],
    [ability({ id: 'lightningRod', name: rod, needs: 'SS', source: 'fact', effects: [swing(), gain(EK), deal(9)] })],
  ),
  offenceBox(
    'thunderBolt',
    bolt,
    [ability({ id: 'thunderBolt', name: bolt, needs: 'LS', source: 'fact', effects: [swing(), gain(EK, 2), deal(10)] })],
    [
      ability({ id: 'thunderBolt', name: bolt, needs: 'LS', source: 'fact', effects: [swing(), gain(EK, 2), deal(12)] }),
      ability({
        id: 'asgardianBrawn',
        name: named('Asgardian Brawn', 'Ásgardská síla'),
        needs: 'BBB',
        source: 'fact',
        effects: [healSelf(4)],
      }),
    ],
  ),
  offenceBox('forAsgard', named('For Asgard!', 'Za Ásgard!'), [
    ultimateAbility({
      id: 'forAsgard',
      name: named('For Asgard!', 'Za Ásgard!'),
      needs: 'CCCCC',
      source: 'fact',
      effects: [gain('guardBreak'), swing(4, true), ultimate(14)],
    }),
  ]),
  defenceBox(
    'thunderWheel',
    wheel,
    [
      defence({
        id: 'thunderWheel',
        name: wheel,
        dice: 3,
        source: 'fact',
        effects: [on('A', 2, swing()), prevent(per(2, 'B')), gain(EK, per(1, 'C'))],
      }),
    ],
    [
      defence({
        id: 'thunderWheel',
        name: wheel,
        dice: 4,
        source: 'fact',
        effects: [on('A', 2, swing()), on('A', 4, swing()), prevent(per(2, 'B')), gain(EK, per(1, 'C'))],
      }),
    ],
  ),
];
