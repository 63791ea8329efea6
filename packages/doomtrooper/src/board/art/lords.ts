/** The lords of the Legion: its Nepharites and Apostles. */
import { heldOf } from './hands.ts';
import { HEADS } from './heads.ts';
import { around, bar, blob, disc, limb, pair, place, poly, put, star, twin, type Dice, type Layers, type Point } from './pen.ts';

/** Winged lords: each wing, crest, stance and weapon its own. */
export function nepharite(dice: Dice, at: number): Layers {
  const up = [0, 70, 34, 100, 52][at % 5]! + dice.between(-12, 12);
  const fingers = 2 + (at % 4);
  const wing = (side: number): string => {
    const tips = Array.from({ length: fingers }, (_, i): Point =>
      around(100, 72, -Math.PI / 2 + side * (1.3 + (i * 1.3) / fingers - up / 90), 118 - i * 14),
    );
    return poly(
      [100 + side * 16, 60],
      ...tips.flatMap((tip, i): Point[] =>
        i + 1 < tips.length ? [tip, [(tip[0] + tips[i + 1]![0]) / 2 - side * 22, (tip[1] + tips[i + 1]![1]) / 2 + 8]] : [tip],
      ),
      [100 + side * 14, 128],
    );
  };
  const body: Layers = [
    put(
      'dark',
      twin([-12, -6], [-36, 8], [-28, 48], [-24 - (at % 3) * 12, 106]),
      limb(
        [
          [-34, 12],
          [-52, 44],
          [-34, 70],
        ],
        17,
        10,
      ),
      at % 2
        ? limb(
            [
              [34, 12],
              [56, -8],
              [62, -44],
            ],
            17,
            10,
          )
        : limb(
            [
              [34, 12],
              [54, 40],
              [60, 74],
            ],
            17,
            10,
          ),
    ),
    put('light', ...Array.from({ length: 1 + (at % 4) }, (_, i) => bar([-14, 30 + i * 11], [14, 30 + i * 11], 3))),
    put('tone', pair([10, 2], [34, 10], [26, 26], [6, 18])),
    ...place(heldOf((['scythe', 'sword', 'axe', 'staff', 'hammer'] as const)[at % 5]!, dice), at % 2 ? 62 : 58, at % 2 ? -44 : 72, {
      turn: at % 2 ? -104 : -78,
      scale: 0.9,
    }),
  ];
  return [
    put('tone', wing(-1), wing(1)),
    ...place(
      [
        ...body,
        ...place(HEADS[(['horned', 'crowned', 'skull', 'maw', 'hollow'] as const)[at % 5]!]({ dice, turn: (at % 3) - 1 }), 0, -18, {
          scale: 0.95,
        }),
      ],
      100 + ((at % 3) - 1) * 12,
      62 + (at % 4) * 6,
      { scale: 0.8 + (at % 7) * 0.07, flip: at % 2 === 1 },
    ),
  ];
}

/** The Apostles: a throne, a mask and a sign each. `which` of the five. */
export function apostle(dice: Dice, which: number): Layers {
  const throne = [
    () =>
      put(
        'dark',
        ...[-5, -3, -1, 1, 3, 5].map(i => poly([100 + i * 15 - 12, 160], [100 + i * 20, 12 + Math.abs(i) * 12], [100 + i * 15 + 12, 160])),
      ),
    () => put('dark', blob([10, 160], [30, 70], [60, 30], [100, 44], [140, 30], [170, 70], [190, 160])),
    () => put('dark', disc(100, 78, 76)),
    () =>
      put('dark', poly([20, 160], [20, 40], [46, 8], [72, 40], [72, 160]), poly([180, 160], [180, 40], [154, 8], [128, 40], [128, 160])),
    () => put('dark', ...Array.from({ length: 9 }, (_, i) => bar([100, 90], around(100, 90, Math.PI + (Math.PI * i) / 8, 104), 14, 3))),
    () => put('dark', star([100, 86], 96, 7 + dice.below(9), dice.between(0.4, 0.8))),
  ][which % 6]!();
  const head = (['horned', 'hollow', 'crowned', 'skull', 'maw', 'longHair'] as const)[which % 6]!;
  return [
    throne,
    put('tone', blob([40, 160], [52, 110], [78, 92], [122, 92], [148, 110], [160, 160])),
    put('dark', twinAt([-26, 94], [-52, 112], [-60, 160]), twinAt([-10, 80], [-24, 96])),
    put('light', signOf(which)),
    ...place(HEADS[head]({ dice, turn: 0 }), 100, 66, { scale: 1.5 }),
  ];
}
const twinAt = (...points: readonly Point[]): string =>
  poly(...[...points, ...points.toReversed().map(([x, y]): Point => [-x, y])].map(([x, y]): Point => [100 + x, y]));
const signOf = (which: number): string =>
  poly(...Array.from({ length: 3 + which }, (_, i) => around(100, 134, (Math.PI * 2 * i) / (3 + which) - Math.PI / 2, 16)));
