/** Thor: cards. */
import { no } from '@kolbiste/engine';
import { keepAlive } from '../../rules/atoms.ts';
import { dieRefusal } from '../../rules/die-changes.ts';
import { sumOf, threatened } from '../../rules/packets.ts';
import { alterDice } from '../../rules/procedures.ts';
import { countMarks, healthOf, playerOf } from '../../rules/queries.ts';
import { countOf } from '../../rules/statuses.ts';
import {
  able,
  action,
  call,
  cp,
  discardToken,
  drawCards,
  gain,
  named,
  on,
  only,
  perform,
  preventAll,
  roll,
  say,
  upgrade,
} from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { fetch } from './effects.ts';
import { THREW } from './mjolnir.ts';
import { bolt, bottled, chain, EK, hammered, mightySummon, odinforce, rod, wheel } from './names.ts';

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'hammered', name: hammered, level: 2, cost: 0, source: 'fact' }),
  upgrade({ box: 'hammered', name: hammered, level: 3, cost: 2, source: 'fact' }),
  upgrade({ box: 'mightySummon', name: mightySummon, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'chainLightning', name: chain, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'odinforce', name: odinforce, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'bottledLightning', name: bottled, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'lightningRod', name: rod, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'thunderBolt', name: bolt, level: 2, cost: 2, source: 'fact' }),
  upgrade({ box: 'thunderWheel', name: wheel, level: 2, cost: 2, source: 'fact' }),
  action({
    id: 'indomitableWill',
    name: named('Indomitable Will!', 'Nezdolná vůle!'),
    timing: 'roll',
    cost: 2,
    source: 'fact',
    role: 'attacked',
    condition: only(say('only if you would fall to 0', 'jen hrozí-li, že klesneš na 0'), (w, seat) =>
      w.packets.reduce((sum, packet) => sum + (packet.to === seat ? sumOf(w, packet).final : 0), 0) >= healthOf(w, seat)
        ? null
        : no('DIT 7.25', 'notLethal'),
    ),
    effects: [
      roll(
        1,
        on(
          'B',
          1,
          perform(({ world: w }, c) => keepAlive(w, c.seat), say('your health is set to 1 instead of 0', 'místo 0 budeš mít 1 zdraví'), 20),
        ),
      ),
    ],
  }),
  action({
    id: 'invulnerability',
    name: named('Invulnerability!', 'Nezranitelnost!'),
    timing: 'roll',
    cost: 2,
    source: 'fact',
    condition: able((w, seat) =>
      countOf(w, seat, EK) < 2 ? no('DIT R81', 'noToken') : threatened(w, seat) ? null : no('DIT R12', 'noDamage'),
    ),
    effects: [discardToken(EK, 2), preventAll],
  }),
  action({
    id: 'heIsWorthy',
    name: named('He Is Worthy!', 'Je toho hoden!'),
    timing: 'roll',
    cost: 1,
    source: 'fact',
    dice: true,
    condition: able((w, seat) => dieRefusal(w, seat, 'fourOrFive', 'own')),
    effects: [
      call(
        (_, c) => alterDice({ seat: c.seat, how: 'fourOrFive', of: 'own', rule: 'DIT 7.25' }),
        say('set one of your dice to 4 or 5', 'jednu svou kostku otoč na 4 nebo 5'),
      ),
    ],
  }),
  action({
    id: 'powerTrip',
    name: named('Power Trip!', 'Opojení mocí!'),
    timing: 'instant',
    cost: 1,
    source: 'fact',
    effects: [drawCards(1), gain(EK, 2)],
  }),
  action({
    id: 'timeToHammer',
    name: named('Time to Hammer!', 'Čas na kladivo!'),
    timing: 'instant',
    cost: 0,
    source: 'fact',
    effects: [fetch, cp(1), gain(EK)],
  }),
  action({
    id: 'stormbreak',
    name: named('Stormbreak!', 'Bouře!'),
    timing: 'instant',
    cost: 0,
    source: 'fact',
    condition: only(say('only if Mjölnir was thrown twice this turn', 'jen byl-li Mjölnir v tomto tahu vržen dvakrát'), (w, seat) =>
      countMarks(playerOf(w, seat).marks, THREW) >= 2 ? null : no('DIT 7.25', 'notThrownTwice'),
    ),
    effects: [drawCards(1), cp(1), gain('guardBreak'), gain(EK)],
  }),
];
