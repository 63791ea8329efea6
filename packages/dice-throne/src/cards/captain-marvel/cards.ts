/** Captain Marvel: cards. */
import { no } from '@kolbiste/engine';
import { currentRoll } from '../../rules/dice.ts';
import { countOf } from '../../rules/statuses.ts';
import { action, coined, cp, drawCards, gain, modify, on, only, prevent, reply, roll, say, upgrade } from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { absorb, aurora, FLARE, inner, photonic, punch, RADIANCE, RAY, supernova, torpedo } from './names.ts';

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'photonPunch', name: punch, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'photonPunch', name: punch, level: 3, cost: 2, source: 'house' }),
  upgrade({ box: 'innerLight', name: inner, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'auroraWave', name: aurora, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'photonic', name: photonic, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'lightTorpedo', name: torpedo, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'supernova', name: supernova, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'absorbAndReturn', name: absorb, level: 2, cost: 2, source: 'house' }),
  action({
    id: 'afterglow',
    name: coined('Afterglow!', 'Dosvit!'),
    timing: 'instant',
    cost: 1,
    source: 'house',
    effects: [gain(RADIANCE)],
  }),
  action({
    id: 'solarWind',
    name: coined('Solar Wind!', 'Sluneční vítr!'),
    timing: 'main',
    cost: 1,
    source: 'house',
    effects: [gain(FLARE, 2)],
  }),
  action({
    id: 'chargedCore',
    name: coined('Charged Core!', 'Nabité jádro!'),
    timing: 'main',
    cost: 2,
    source: 'house',
    effects: [gain(RAY)],
  }),
  action({
    id: 'overdrive',
    name: coined('Overdrive!', 'Přetížení!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'modifier',
    effects: [
      modify(
        (w, c) => Math.min(5, 2 + countOf(w, c.seat, FLARE)),
        say(
          'attack modifier: add 2 damage and 1 more per Cosmic Flare you hold, at most 5',
          'ovlivnění útoku: přidej 2 zranění a 1 navíc za každou svou Kosmickou erupci, nejvýše 5',
        ),
      ),
    ],
  }),
  action({
    id: 'feedback',
    name: coined('Feedback!', 'Zpětný náraz!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'attacked',
    condition: only(say('only if your defensive roll shows a Binary', 'jen padl-li ti při hodu na obranu Binár'), w => {
      const dice = currentRoll(w);
      return dice?.purpose === 'defence' && !dice.open && dice.dice.includes(6) ? null : no('DIT 7.25', 'noDefence');
    }),
    effects: [prevent(2), reply(2)],
  }),
  action({
    id: 'flightPlan',
    name: coined('Flight Plan!', 'Letový plán!'),
    timing: 'main',
    cost: 0,
    source: 'house',
    effects: [roll(1, on('A', 1, gain(FLARE)), on('B', 1, cp(1), drawCards(1)), on('C', 1, gain(RAY)))],
  }),
];
