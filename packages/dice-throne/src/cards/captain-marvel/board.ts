/** The board of Captain Marvel: abilities, defences and their levels. */
import { attackPacket, sumOf } from '../../rules/packets.ts';
import type { World } from '../../rules/state.ts';
import {
  ability,
  basic,
  countSymbol,
  cp,
  deal,
  defence,
  defenceBox,
  fourOfAKind,
  gain,
  named,
  offenceBox,
  per,
  prevent,
  reply,
  say,
  THEN,
  ultimate,
  ultimateAbility,
  undef,
} from '../makers.ts';
import type { Box, Context, Defence } from '../vocabulary.ts';
import { absorb, aurora, FLARE, inner, photonic, punch, RADIANCE, RAY, supernova, torpedo } from './names.ts';

const barrel = named('Barrel Roll', 'Výkrut');
/** What is returned is what is prevented: no more than the attack holds at that moment. */
const returned = (w: World, c: Context): number => {
  const packet = attackPacket(w);
  return packet ? Math.min(2 * countSymbol(w, c, 'C'), sumOf(w, packet).final) : 0;
};
const absorbing = (dice: number): Defence =>
  defence({
    id: 'absorbAndReturn',
    name: absorb,
    dice,
    source: 'house',
    effects: [
      reply(returned, say('deal the attacker as much damage as you prevent', 'uděl útočníkovi tolik zranění, kolika zabráníš')),
      prevent(per(2, 'C')),
    ],
  });

export const boxes: readonly Box[] = [
  offenceBox(
    'photonPunch',
    punch,
    [basic({ id: 'photonPunch', name: punch, symbol: 'A', source: 'house', damage: [4, 5, 7] })],
    [basic({ id: 'photonPunch', name: punch, symbol: 'A', source: 'house', damage: [5, 6, 7] })],
    [basic({ id: 'photonPunch', name: punch, symbol: 'A', source: 'house', damage: [5, 6, 8], effects: [fourOfAKind(gain(FLARE))] })],
  ),
  offenceBox(
    'innerLight',
    inner,
    [ability({ id: 'innerLight', name: inner, needs: 'AACC', source: 'house', effects: [gain(RAY), THEN, deal(5)] })],
    [
      ability({ id: 'innerLight', name: inner, needs: 'AACC', source: 'house', effects: [gain(RAY), THEN, deal(6)] }),
      ability({
        id: 'cosmicRecharge',
        name: named('Cosmic Recharge', 'Kosmické dobití'),
        needs: 'BBBC',
        source: 'house',
        effects: [gain(RAY), gain(RADIANCE)],
      }),
    ],
  ),
  offenceBox(
    'auroraWave',
    aurora,
    [ability({ id: 'auroraWave', name: aurora, needs: 'AABCC', source: 'house', effects: [gain(FLARE, 2), deal(7)] })],
    [
      ability({ id: 'auroraWave', name: aurora, needs: 'AABCC', source: 'house', effects: [gain(FLARE, 3), deal(8)] }),
      ability({
        id: 'binaryRecharge',
        name: named('Binary Recharge', 'Binární dobití'),
        needs: 'BCC',
        source: 'house',
        effects: [gain(FLARE), gain(RADIANCE), cp(1)],
      }),
    ],
  ),
  offenceBox('barrelRoll', barrel, [
    ability({ id: 'barrelRoll', name: barrel, needs: 'ABBB', source: 'house', effects: [gain(RADIANCE), deal(5)] }),
  ]),
  offenceBox(
    'photonic',
    photonic,
    [ability({ id: 'photonic', name: photonic, needs: 'SS', source: 'house', effects: [gain(FLARE), deal(6)] })],
    [ability({ id: 'photonic', name: photonic, needs: 'SS', source: 'house', effects: [gain(FLARE), deal(7)] })],
  ),
  offenceBox(
    'lightTorpedo',
    torpedo,
    [ability({ id: 'lightTorpedo', name: torpedo, needs: 'LS', source: 'house', effects: [gain(RAY), deal(8)] })],
    [
      ability({ id: 'lightTorpedo', name: torpedo, needs: 'LS', source: 'house', effects: [gain(RAY), gain(FLARE), deal(9)] }),
      ability({ id: 'skyward', name: named('Skyward', 'Vzhůru'), needs: 'AABB', source: 'house', effects: [gain(RADIANCE), deal(4)] }),
    ],
  ),
  offenceBox(
    'supernova',
    supernova,
    [ability({ id: 'supernova', name: supernova, needs: 'CCCC', source: 'house', effects: [gain(FLARE, 2), gain(RADIANCE), undef(7)] })],
    [
      ability({ id: 'supernova', name: supernova, needs: 'CCCC', source: 'house', effects: [gain(FLARE, 3), gain(RADIANCE), undef(8)] }),
      ability({
        id: 'interstellar',
        name: named('Interstellar', 'Mezihvězdno'),
        needs: 'CCC',
        source: 'house',
        effects: [gain(RAY), undef(2)],
      }),
    ],
  ),
  offenceBox('binaryBlast', named('Binary Blast!', 'Binární výboj!'), [
    ultimateAbility({
      id: 'binaryBlast',
      name: named('Binary Blast!', 'Binární výboj!'),
      needs: 'CCCCC',
      source: 'house',
      effects: [gain(FLARE, 3), gain(RADIANCE), ultimate(12)],
    }),
  ]),
  defenceBox('absorbAndReturn', absorb, [absorbing(4)], [absorbing(5)]),
];
