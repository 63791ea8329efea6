/** What a figure wears, from its back to its boots. */
import type { BladeName, GunName } from './hands.ts';
import type { HeadName } from './heads.ts';
import { around, bar, blob, disc, limb, pair, poly, put, rect, star, twin, type Dice, type Layers, type Point } from './pen.ts';

export type Posture = 'port' | 'aim' | 'shoulder' | 'raise' | 'rest' | 'twin' | 'order' | 'cast' | 'hang' | 'guard' | 'hip' | 'lunge';
export type Dress = 'plate' | 'coat' | 'robe' | 'suit' | 'bare' | 'power' | 'bones' | 'harness';
export type Pauldron = 'round' | 'spiked' | 'square' | 'layered' | 'none';
export type Back = 'cape' | 'pack' | 'jets' | 'banner' | 'wings' | 'halo' | 'spines' | 'cables' | 'none';
export type Legs = 'stand' | 'stride' | 'kneel';

export interface Figure {
  readonly head: HeadName;
  readonly posture: Posture;
  readonly dress: Dress;
  readonly pauldron: Pauldron;
  readonly back: Back;
  readonly legs: Legs;
  readonly held: GunName | BladeName | null;
  readonly other: GunName | BladeName | null;
  /** From spare, 0, to massive, 1. */
  readonly bulk: number;
  readonly woman: boolean;
  /** Bars on the chest: of rank. */
  readonly rank: number;
  readonly turn: number;
}

export function legsOf(legs: Legs, w: number, dress: Dress): string {
  if (dress === 'robe') return twin([-w * 0.7, 70], [-w - 16, 152]);
  const thick = dress === 'power' ? 26 : dress === 'bones' ? 9 : 18;
  const [left, right]: readonly [readonly Point[], readonly Point[]] =
    legs === 'stride'
      ? [
          [
            [-10, 76],
            [-34, 108],
            [-46, 150],
          ],
          [
            [10, 76],
            [36, 104],
            [30, 150],
          ],
        ]
      : legs === 'kneel'
        ? [
            [
              [-10, 76],
              [-38, 96],
              [-34, 124],
              [-62, 126],
            ],
            [
              [10, 76],
              [36, 96],
              [38, 126],
            ],
          ]
        : [
            [
              [-11, 76],
              [-17, 112],
              [-18, 150],
            ],
            [
              [11, 76],
              [17, 112],
              [18, 150],
            ],
          ];
  const foot = (points: readonly Point[], way: number): string =>
    limb([points.at(-1)!, [points.at(-1)![0] + way * 12, points.at(-1)![1] + 1]], thick * 0.7);
  return limb(left, thick, thick * 0.75) + limb(right, thick, thick * 0.75) + foot(left, -1) + foot(right, 1);
}

/** The trunk in ink, and what is painted and cut on it. */
export function trunk({ dress, woman, bulk }: Figure, s: number, dice: Dice): Layers {
  const waist = woman ? s * 0.5 : dress === 'power' ? s * 0.84 : s * (0.62 + bulk * 0.14);
  const body = twin([-7, -4], [-s * 0.6, 4], [-s, 10], [-s + 2, 34], [-waist, 62], [-s * (woman ? 0.74 : 0.66), 82]);
  switch (dress) {
    case 'coat': {
      const flare = dice.between(6, 30);
      return [
        put('dark', body, twin([-waist, 60], [-s - flare * 0.6, 118 + dice.between(0, 18)], [-8, 112])),
        put('tone', poly([-s * 0.62, 3], [-4, 40], [-14, 44], [-s + 3, 12]), poly([s * 0.62, 3], [4, 40], [14, 44], [s - 3, 12])),
        put('light', bar([0, 42], [0, 108], 2.2), ...[50, 62, 74].map(y => disc(7, y, 2)), rect(-waist, 64, waist * 2, 4)),
      ];
    }
    case 'robe':
      return [
        put('dark', body, twin([-s, 10], [-s - 12, 152])),
        put('tone', poly([-9, 0], [9, 0], [13, 152], [-13, 152])),
        put('light', dice.chance(0.5) ? rect(-3, 16, 6, 34) + rect(-12, 26, 24, 6) : hoop2(0, 34), bar([-s * 0.7, 78], [s * 0.7, 72], 3)),
      ];
    case 'suit':
      return [
        put('dark', body),
        put('light', poly([-9, 0], [9, 0], [0, 34])),
        put('spot', poly([-3, 3], [3, 3], [5, 30], [0, 36], [-5, 30])),
        put('tone', pair([9, 1], [18, 2], [6, 44], [1, 36])),
      ];
    case 'bare':
      return [
        put('dark', body),
        put(
          'light',
          blob([-s * 0.3, 22], [-2, 26], [-4, 34], [-s * 0.5, 32]),
          blob([s * 0.3, 22], [2, 26], [4, 34], [s * 0.5, 32]),
          ...[44, 54, 64].map(y => bar([-7, y], [7, y], 2)),
          bar([-s + 4, 14], [s * 0.5, 74], 5),
        ),
      ];
    case 'power':
      return [
        put('dark', body, rect(-s * 0.9, 30, s * 1.8, 40)),
        put('tone', twin([-s * 0.6, 12], [-s * 0.66, 36], [-10, 46])),
        put('light', ...[0, 1, 2].map(i => rect(-9, 52 + i * 8, 18, 3)), dice.chance(0.5) ? disc(0, 28, 6) : bar([-12, 28], [12, 28], 5)),
      ];
    case 'bones':
      return [
        put(
          'dark',
          limb(
            [
              [0, 0],
              [0, 78],
            ],
            8,
          ),
          ...[12, 24, 36, 47].map((y, i) =>
            limb(
              [
                [-s * (0.86 - i * 0.14), y + 7],
                [-s * 0.5, y],
                [s * 0.5, y],
                [s * (0.86 - i * 0.14), y + 7],
              ],
              6,
            ),
          ),
          twin([-s, 5], [-s, 13], [0, 11]),
          twin([-s * 0.6, 72], [-s * 0.4, 88]),
        ),
      ];
    case 'harness':
      return [
        put('dark', body),
        put('tone', poly([-s + 4, 10], [-s + 14, 8], [s * 0.6, 76], [s * 0.4, 80])),
        put('light', bar([-waist, 66], [waist, 66], 5), ...[0, 1, 2].map(i => rect(-waist + 6 + i * 13, 70, 9, 10)), disc(-s * 0.4, 26, 3)),
      ];
    case 'plate':
      return [
        put('dark', body),
        put(
          'light',
          dice.one([
            () => bar([0, 12], [0, 60], 2.6) + bar([-s * 0.7, 38], [s * 0.7, 38], 2.4),
            () => poly([-18, 10], [0, 30], [18, 10], [12, 10], [0, 22], [-12, 10]),
            () => [0, 1, 2].map(i => bar([-s * 0.5, 42 + i * 9], [s * 0.5, 42 + i * 9], 2.4)).join(''),
            () => rect(-s * 0.66, 20, s * 0.5, 12) + rect(s * 0.16, 20, s * 0.5, 12) + bar([-s * 0.6, 52], [s * 0.6, 52], 2.4),
          ])(),
        ),
        put('tone', dice.chance(0.5) ? rect(-waist, 60, waist * 2, 7) : twin([-7, 0], [-14, 14], [0, 26])),
      ];
  }
}
const hoop2 = (x: number, y: number): string => star([x, y], 12, 6, 0.5);

export function pauldrons({ pauldron, bulk }: Figure, s: number, dice: Dice): Layers {
  const r = 13 + bulk * 10;
  switch (pauldron) {
    case 'round':
      return [put('dark', disc(-s, 14, r), disc(s, 14, r)), put('tone', disc(-s, 14, r * 0.62), disc(s, 14, r * 0.62))];
    case 'spiked':
      return [
        put(
          'dark',
          disc(-s, 14, r * 0.8),
          disc(s, 14, r * 0.8),
          pair([s - 6, 6], [s + r + 8, -16 - dice.between(0, 18)], [s + r, 18]),
          pair([s + 2, 10], [s + r + 16, 4], [s + r - 2, 24]),
        ),
      ];
    case 'square':
      return [
        put('dark', rect(-s - r, 0, r * 2, r * 1.7), rect(s - r, 0, r * 2, r * 1.7)),
        put('tone', rect(-s - r + 4, 4, r * 2 - 8, 5), rect(s - r + 4, 4, r * 2 - 8, 5)),
      ];
    case 'layered':
      return [
        put(
          'dark',
          ...[0, 1, 2].map(i =>
            pair([s - 8, i * 9], [s + r + 4 - i * 2, 8 + i * 10], [s + r + 2 - i * 2, 18 + i * 10], [s - 8, 14 + i * 9]),
          ),
        ),
        put('light', ...[1, 2].map(i => pair([s - 4, 5 + i * 9], [s + r - 1, 9 + i * 10], [s + r - 1, 11 + i * 10], [s - 4, 7 + i * 9]))),
      ];
    case 'none':
      return [];
  }
}

export function behind({ back, turn }: Figure, s: number, dice: Dice): Layers {
  switch (back) {
    case 'cape': {
      const sway = dice.between(-26, 26);
      return [
        put(
          'tone',
          blob(
            [-s, 6],
            [s, 6],
            [s + 18 + sway * 0.4, 70],
            [s + 26 + sway, 146],
            [sway, 136],
            [-s - 26 + sway, 148],
            [-s - 16 + sway * 0.3, 70],
          ),
        ),
      ];
    }
    case 'pack':
      return [
        put(
          'dark',
          rect(-s * 0.9, -10, s * 1.8, 44),
          limb(
            [
              [-s * 0.9, -10],
              [s * 0.9, -10],
            ],
            14,
          ),
        ),
        put('tone', rect(-s * 0.7, -14, s * 1.4, 5)),
      ];
    case 'jets':
      return [
        put('dark', rect(-s - 14, -24, 20, 74), rect(s - 6, -24, 20, 74), disc(-s - 4, -24, 10), disc(s + 4, -24, 10)),
        put('spot', poly([-s - 12, 50], [-s + 4, 50], [-s - 4, 84]), poly([s + 12, 50], [s - 4, 50], [s + 4, 84])),
      ];
    case 'banner': {
      const x = -turn * 26 || 24;
      return [
        put('dark', rect(x - 2, -98, 4, 120), rect(x - 2, -98, 34, 4)),
        put('tone', rect(x + 2, -94, 28, 74)),
        put('light', disc(x + 16, -66, 8), rect(x + 8, -48, 16, 3)),
      ];
    }
    case 'wings': {
      const up = dice.between(30, 74);
      return [
        put(
          'dark',
          pair([s * 0.5, 14], [s + 30, -up], [s + 74, -up - 16], [s + 62, 0], [s + 66, 24], [s + 42, 26], [s + 40, 52], [s + 18, 44]),
        ),
      ];
    }
    case 'halo':
      return [
        put(
          'light',
          Array.from({ length: 14 }, (_, i) =>
            bar(around(0, -24, (Math.PI * 2 * i) / 14, 36), around(0, -24, (Math.PI * 2 * i) / 14, i % 2 ? 50 : 60), 3.4),
          ).join(''),
        ),
        put('tone', disc(0, -24, 36)),
      ];
    case 'spines':
      return [
        put(
          'dark',
          ...[-2, -1, 1, 2].map(i => poly([i * 12 - 6, 12], [i * dice.between(26, 34), -50 + Math.abs(i) * 16], [i * 12 + 6, 12])),
        ),
      ];
    case 'cables':
      return [
        put(
          'dark',
          limb(
            [
              [-s, 20],
              [-s - 24, -16],
              [-20, -40],
            ],
            6,
          ),
          limb(
            [
              [s, 20],
              [s + 26, -12],
              [22, -38],
            ],
            6,
          ),
          limb(
            [
              [s, 30],
              [s + 34, 30],
              [s + 20, 70],
            ],
            5,
          ),
        ),
      ];
    case 'none':
      return [];
  }
}
