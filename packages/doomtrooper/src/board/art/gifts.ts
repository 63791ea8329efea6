/** Gifts of the Dark Symmetry, strokes of the ki, alliances, and the grounds of war. */
import { around, bar, blob, disc, hoop, limb, poly, put, rect, star, type Dice, type Layers, type Point } from './pen.ts';
import type { Subject } from './subject.ts';

/** A gift of the Dark Symmetry: an eye in hooked arms. */
export function sigil({ place: at }: Subject, dice: Dice): Layers {
  const arms = 3 + (at % 7);
  const reach = dice.between(50, 74);
  const twist = dice.between(0.15, 1.1) * (at % 2 ? -1 : 1);
  const hook = dice.between(0.45, 0.8);
  const r = dice.between(18, 36);
  const spoke = (i: number): string => {
    const turn = (2 * Math.PI * i) / arms - Math.PI / 2;
    return poly(
      around(100, 82, turn - 0.3, r),
      around(100, 82, turn + twist * 0.4, reach * hook),
      around(100, 82, turn + twist, reach + 6),
      around(100, 82, turn + twist * 0.5 + 0.16, reach * hook),
      around(100, 82, turn + 0.3, r),
    );
  };
  const mid = [
    () => [
      put('light', blob([72, 82], [100, 62 - dice.between(0, 8)], [128, 82], [100, 102])),
      put('spot', disc(100, 82, dice.between(6, 11))),
    ],
    () => [put('light', hoop(100, 82, r - 4, 5)), put('spot', star([100, 82], r - 10, arms, 0.4))],
    () => [
      put(
        'light',
        ...[-1, 1].map(side => poly([100 + side * 5, 78], [100 + side * 17, 72], [100 + side * 15, 84])),
        ...[0, 1, 2].map(i => rect(91 + i * 7, 92, 4, 8)),
      ),
    ],
    () => [put('light', poly([100, 64], [116, 92], [84, 92])), put('spot', disc(100, 83, 5))],
  ][at % 4]!();
  return [
    ...(at % 3 === 0
      ? [put('tone', hoop(100, 82, reach * 0.9, 6))]
      : at % 3 === 1
        ? [put('tone', star([100, 82], reach * 0.95, arms * 2, 0.8))]
        : []),
    put('dark', ...Array.from({ length: arms }, (_, i) => spoke(i)), disc(100, 82, r)),
    ...mid,
  ];
}

export function terrain({ words }: Subject, dice: Dice): Layers {
  const layers = Array.from({ length: 4 }, (_, i) => {
    const base = 62 + i * 26;
    const peaks = Array.from({ length: 7 }, (_, k): Point => [
      k * 34 - 2,
      base - dice.between(0, /desert|sea|archip/.test(words) ? 12 : 44 - i * 8),
    ]);
    return put(i < 1 ? 'far' : i < 2 ? 'near' : i < 3 ? 'tone' : 'dark', poly([0, 160], ...peaks, [204, 160]));
  });
  return [
    put(dice.chance(0.5) ? 'spot' : 'light', disc(dice.between(40, 160), dice.between(22, 44), dice.between(10, 20))),
    ...layers,
    put(
      'light',
      ...Array.from({ length: 3 + dice.below(4) }, () =>
        bar([dice.between(10, 90), dice.between(146, 156)], [dice.between(100, 190), dice.between(146, 156)], 2),
      ),
    ),
  ];
}

export function brush(dice: Dice): Layers {
  const from = dice.between(0, 6.283);
  const span = dice.between(4.6, 5.9);
  const ring = Array.from({ length: 22 }, (_, i): Point => around(100, 80, from + (span * i) / 21, 52));
  return [
    put(
      'dark',
      limb(ring, dice.between(16, 24), 3),
      ...Array.from({ length: 3 + dice.below(3) }, (_, i) =>
        limb(
          [
            [dice.between(72, 92), 52 + i * 16],
            [dice.between(108, 130), 50 + i * 16 + dice.between(-4, 8)],
          ],
          dice.between(4, 9),
          3,
        ),
      ),
      limb(
        [
          [dice.between(92, 108), 46],
          [dice.between(90, 110), 116],
        ],
        7,
        4,
      ),
    ),
    put('spot', disc(dice.between(130, 150), dice.between(112, 130), 9)),
  ];
}

/** Two or three rings of those who hold together. */
export function linked(dice: Dice, at: number): Layers {
  const gap = dice.between(20, 40);
  const high = [0, -26, 22, 34][at % 4]!;
  return [
    put('dark', hoop(100 - gap, 80 - high, dice.between(34, 48), 14)),
    put('tone', hoop(100 + gap, 80 + high, dice.between(34, 48), 14)),
    ...(at % 3 === 0 ? [put('dark', hoop(100, 80 + dice.between(20, 34), 34, 9))] : []),
    put('spot', star([100, 80], dice.between(12, 24), 4 + (at % 5))),
  ];
}
