/** Signs of deeds, about 120 units across around 0, 0: of blows, orders, money and gear. */
import { heldOf } from './hands.ts';
import { HEADS } from './heads.ts';
import { around, bar, blob, disc, hoop, limb, place, poly, put, rect, star, twin, type Dice, type Layers } from './pen.ts';

export type Motif = (dice: Dice) => Layers;
/** A small man, running, falling, with his hands up. */
export function man(dice: Dice, how: 'run' | 'fall' | 'stand' | 'yield'): Layers {
  const lean = how === 'run' ? 14 : how === 'fall' ? 40 : 0;
  return place(
    [
      put(
        'dark',
        disc(0, -48, 11),
        limb(
          [
            [0, -34],
            [0, 6],
          ],
          20,
        ),
        how === 'run'
          ? limb(
              [
                [0, 6],
                [-22, 26],
                [-38, 24],
              ],
              11,
            ) +
              limb(
                [
                  [0, 6],
                  [20, 28],
                  [12, 54],
                ],
                11,
              )
          : limb(
              [
                [-5, 6],
                [-9, 54],
              ],
              11,
            ) +
              limb(
                [
                  [5, 6],
                  [9, 54],
                ],
                11,
              ),
      ),
      put(
        'dark',
        how === 'yield'
          ? limb(
              [
                [-8, -30],
                [-28, -44],
                [-26, -68],
              ],
              8,
            ) +
              limb(
                [
                  [8, -30],
                  [28, -44],
                  [26, -68],
                ],
                8,
              )
          : how === 'run'
            ? limb(
                [
                  [-8, -30],
                  [-26, -18],
                  [-16, -4],
                ],
                8,
              ) +
              limb(
                [
                  [8, -30],
                  [28, -20],
                  [38, -34],
                ],
                8,
              )
            : limb(
                [
                  [-8, -30],
                  [-20, -8],
                  [-16, 12],
                ],
                8,
              ) +
              limb(
                [
                  [8, -30],
                  [20, -8],
                  [16, 12],
                ],
                8,
              ),
      ),
      put('light', rect(-6, -51, 12, 3)),
    ],
    0,
    0,
    { turn: lean + dice.between(-4, 4) },
  );
}
const coin = (x: number, y: number): Layers => [put('dark', disc(x, y, 20)), put('light', hoop(x, y, 16, 3)), put('spot', star([x, y], 9))];
const sheet = (dice: Dice): Layers => [
  put('dark', poly([-40, -54], [24, -54], [42, -36], [42, 58], [-40, 58])),
  put('light', poly([-33, -47], [18, -47], [35, -30], [35, 51], [-33, 51])),
  put('dark', ...[0, 1, 2, 3, 4].map(i => rect(-24, -28 + i * 15, dice.between(26, 50), 5))),
];
const clap = (dice: Dice, r: number): string => star([0, 0], r, 8 + dice.below(6), dice.between(0.4, 0.66));

export const OF_WAR = {
  blow: dice => [
    put('spot', clap(dice, 62)),
    put('dark', blob([-30, -22], [10, -34], [40, -24], [44, 14], [16, 34], [-30, 26]), rect(-66, -16, 44, 38)),
    put('light', ...[0, 1, 2].map(i => bar([6 + i * 12, -24], [2 + i * 12, 10], 2.6))),
  ],
  shot: dice => [
    put('dark', poly([-60, -9], [10, -9], [34, 0], [10, 9], [-60, 9])),
    put('tone', rect(-60, -9, 14, 18)),
    put('spot', star([56, 0], 20, 8, 0.4)),
    put('light', ...[-22, 22].map(y => bar([-70, y], [dice.between(-20, 10), y * 0.6], 3))),
  ],
  aim: dice => [
    put('dark', hoop(0, 0, 54, 7), rect(-68, -2.5, 136, 5), rect(-2.5, -68, 5, 136)),
    put('light', hoop(0, 0, 30, 3)),
    put('spot', disc(0, 0, dice.between(6, 12))),
  ],
  shield: dice => [
    ...place(heldOf('shield', dice), 0, 0, { scale: 1.4 }),
    put('spot', star([dice.between(24, 44), dice.between(-40, -10)], 16, 7, 0.4)),
    put('light', bar([70, -60], [38, -28], 3)),
  ],
  ambush: dice => [
    put('dark', blob([-70, 60], [-66, -20], [-30, -54], [0, -30], [30, -58], [66, -20], [70, 60])),
    put('light', ...[-34, 0, 36].map(x => blob([x - 12, dice.between(-6, 14)], [x, -4], [x + 12, 6], [x, 10]))),
    put('spot', disc(-34, 4, 3), disc(0, 5, 3), disc(36, 4, 3)),
  ],
  burst: dice => [
    put('spot', clap(dice, 66)),
    put('light', star([0, 0], 40, 9, 0.6)),
    put(
      'dark',
      star([0, 0], 22, 7, 0.5),
      ...Array.from({ length: 6 }, (_, i) => disc(...around(0, 0, i * 1.05 + 0.3, dice.between(54, 74)), dice.between(3, 7))),
    ),
  ],
  broken: dice => [
    ...place(heldOf('sword', dice), -34, 40, { scale: 0.72, turn: -50 }),
    put('dark', poly([8, -20], [30, -44], [44, -62], [40, -36], [18, -8])),
    put('spot', star([2, -2], 14, 6, 0.3)),
  ],
  empty: dice => [
    ...place(heldOf(dice.one(['rifle', 'pistol', 'carbine'] as const), dice), -16, -8, { scale: 1.1, turn: dice.between(-12, 20) }),
    put('spot', bar([-52, -52], [52, 52], 9), bar([52, -52], [-52, 52], 9)),
  ],
  swap: dice => [
    put(
      'dark',
      limb(
        [
          [-44, -18],
          [-10, -44],
          [34, -30],
        ],
        13,
      ),
      poly([28, -56], [60, -24], [20, -10]),
      limb(
        [
          [44, 18],
          [10, 44],
          [-34, 30],
        ],
        13,
      ),
      poly([-28, 56], [-60, 24], [-20, 10]),
    ),
    put('spot', dice.chance(0.5) ? disc(0, 0, 9) : star([0, 0], 13)),
  ],
  cover: dice => [
    ...place(HEADS[dice.one(['brimmed', 'beret', 'visor', 'furCap'] as const)]({ dice, turn: 0.5 }), dice.between(-24, 24), -8, {
      scale: 0.9,
    }),
    put('dark', ...[0, 1, 2].flatMap(row => [-2, -1, 0, 1, 2].map(i => rect(i * 30 - 15 + (row % 2) * 14, 12 + row * 18, 27, 15)))),
  ],
  flee: dice => [...man(dice, 'run'), put('light', ...[-20, 4, 26].map(y => bar([-72, y], [dice.between(-44, -30), y], 4)))],
  join: dice => [-38, 0, 38].flatMap((x, i) => place(man(dice, 'stand'), x, i === 1 ? 6 : -6, { scale: i === 1 ? 1 : 0.82 })),
  fury: dice => place(HEADS[dice.one(['maw', 'bare', 'horned'] as const)]({ dice, turn: dice.between(-1, 1) }), 0, 0, { scale: 1.9 }),
  silence: dice => [
    put('dark', poly([-56, -40], [56, -40], [56, 26], [6, 26], [-22, 56], [-18, 26], [-56, 26])),
    put('light', ...[0, 1, 2].map(i => rect(-42, -26 + i * 16, dice.between(40, 84), 5))),
    put('spot', bar([-60, 50], [60, -56], 10)),
  ],
  heart: dice => [
    put('spot', blob([0, 48], [-52, 0], [-46, -40], [-16, -44], [0, -20], [16, -44], [46, -40], [52, 0])),
    put(
      'light',
      limb(
        [
          [-60, 4],
          [-24, 4],
          [-10, -26],
          [8, 30],
          [20, 4],
          [60, 4],
        ],
        dice.between(4, 7),
      ),
    ),
  ],
  medal: dice => [
    put('tone', poly([-26, -62], [-2, -62], [10, -10], [-12, -10]), poly([26, -62], [2, -62], [-10, -10], [12, -10])),
    put('dark', dice.chance(0.5) ? star([0, 22], 42, 8, 0.7) : disc(0, 22, 36)),
    put('light', hoop(0, 22, 25, 3)),
    put('spot', star([0, 22], 15, 5 + dice.below(3))),
  ],
  coins: dice => [-2, -1, 0, 1, 2].flatMap(i => coin(i * 24, 26 - Math.abs(i) * 4 - dice.between(0, 50))),
  drain: dice => [
    put('dark', twin([-46, -30], [-30, 52])),
    put('light', ...[0, 1, 2].map(i => rect(-26, -14 + i * 18, 52, 5))),
    ...coin(dice.between(-40, 40), -50),
    put('spot', poly([50, -10], [66, 30], [34, 30])),
  ],
  dice: dice =>
    [-1, 1, 0].slice(0, 1 + dice.below(3)).flatMap((side, i, all) =>
      place(
        [
          put(i === 1 ? 'tone' : 'dark', rect(-27, -27, 54, 54)),
          put(
            'light',
            ...[
              [0, 0],
              [-13, -13],
              [13, 13],
              [13, -13],
              [-13, 13],
              [0, 0],
            ]
              .slice(0, 1 + dice.below(6))
              .map(([x, y]) => disc(x!, y!, 5)),
          ),
        ],
        all.length > 1 ? side * 36 : 0,
        side * dice.between(-26, 26) + (side === 0 ? -38 : 0),
        { turn: dice.between(-40, 40), scale: all.length > 1 ? dice.between(0.7, 1) : 1.5 },
      ),
    ),
  march: dice =>
    [-1, 0, 1].map(i =>
      put(
        i === 0 ? 'tone' : 'dark',
        blob(
          [i * 40 - 10, -46 + i * 6],
          [i * 40 + 10, -46],
          [i * 40 + 8, 18],
          [i * 40 + 34, 34],
          [i * 40 + 34, 46 + dice.between(0, 4)],
          [i * 40 - 12, 46],
        ),
        rect(i * 40 - 12, 46, 46, 7),
      ),
    ),
  cog: dice => [
    put('dark', star([0, 0], 58, 9 + dice.below(4), 0.78), disc(0, 0, 46)),
    put('light', disc(0, 0, 20)),
    put('spot', dice.chance(0.5) ? bar([-50, -46], [50, 46], 10) : disc(0, 0, 8)),
  ],
  paper: dice => [
    ...place(sheet(dice), dice.between(-24, 0), 4, { turn: dice.between(-30, -4), scale: dice.between(0.8, 1) }),
    ...(dice.chance(0.6)
      ? place(sheet(dice), dice.between(10, 34), -6, { turn: dice.between(6, 34), scale: dice.between(0.7, 0.95) })
      : []),
    put('spot', dice.one([star([30, 36], 16), bar([-50, 50], [50, -50], 8), hoop(-20, -20, 20, 5), ''])),
  ],
  stamp: dice => [...place(sheet(dice), 0, 0, { turn: dice.between(-16, 16) }), put('spot', hoop(16, 22, 24, 6), star([16, 22], 12))],
  scales: dice => [
    put(
      'dark',
      rect(-3, -56, 6, 108),
      rect(-32, 50, 64, 9),
      bar([-54, -44 + dice.between(-12, 12)], [54, -44 + dice.between(-12, 12)], 6),
      blob([-74, 6], [-34, 6], [-54, 24]),
      blob([74, 6], [34, 6], [54, 24]),
    ),
    put('dark', bar([-54, -40], [-72, 6], 2), bar([-54, -40], [-36, 6], 2), bar([54, -40], [72, 6], 2), bar([54, -40], [36, 6], 2)),
    put('spot', disc(0, -56, 7)),
  ],
  eye: dice => [
    put('dark', blob([-66, 0], [0, -42 - dice.between(0, 10)], [66, 0], [0, 42])),
    put('light', blob([-46, 0], [0, -26], [46, 0], [0, 26])),
    put('tone', disc(0, 0, 22)),
    put('dark', disc(0, 0, 11)),
    put('spot', disc(dice.between(-6, 6), -4, 4)),
  ],
  take: dice => [
    ...place(sheet(dice), 18, -8, { scale: 0.72, turn: dice.between(4, 24) }),
    put(
      'dark',
      limb(
        [
          [-70, 62],
          [-40, 30],
          [-10, 18],
        ],
        26,
        20,
      ),
      ...[0, 1, 2, 3].map(i =>
        limb(
          [
            [-14, 12 + i * 6],
            [10, -2 + i * 10],
            [24, 2 + i * 9],
          ],
          9,
          6,
        ),
      ),
    ),
  ],
  crate: dice => [
    put('dark', rect(-50, -24, 100, 76)),
    put('light', rect(-42, -16, 84, 60)),
    put('dark', bar([-42, -16], [42, 44], 7), bar([42, -16], [-42, 44], 7), poly([-56, -30], [56, -30], [56, -18], [-56, -18])),
    put('spot', star([0, dice.between(-58, -46)], 13)),
  ],
  cards: dice =>
    [-2, -1, 0, 1, 2].flatMap(i =>
      place(
        [put('dark', rect(-22, -74, 44, 64)), put(i === 0 ? 'spot' : 'light', rect(-16, -68, 32, 26)), put('tone', rect(-16, -36, 32, 5))],
        0,
        56,
        { turn: i * dice.between(13, 19) },
      ),
    ),
  fire: dice => [
    put('spot', blob([0, -66], [26, -24], [44, 10], [30, 52], [-30, 52], [-44, 12], [-22, -14])),
    put('light', blob([dice.between(-8, 8), -20], [20, 18], [12, 48], [-14, 48], [-20, 18])),
    put('dark', bar([-54, 60], [54, 48], 10), bar([-54, 48], [54, 60], 10)),
  ],
  quake: dice => [
    put(
      'dark',
      ...[-1, 1].map(side =>
        poly(
          [side * 6, -4],
          [side * 18, 20],
          [side * 8, 36],
          [side * 24, 62],
          [side * 76, 62],
          [side * 76, dice.between(-16, 0)],
          [side * 40, -10],
        ),
      ),
      rect(22, -58, 36, 56),
      poly([-64, -52], [-22, -66], [-20, 2], [-56, 8]),
    ),
    put('spot', poly([0, -10], [10, 16], [2, 34], [14, 62], [-14, 62], [-6, 34], [-10, 14])),
  ],
  gate: dice => [
    put('dark', rect(-58, -50, 116, 110), poly([-66, -50], [0, -74], [66, -50])),
    put('light', poly([-30, 60], [-30, 6], [0, -18 - dice.between(0, 8)], [30, 6], [30, 60])),
    put('dark', ...[-20, -8, 4, 16].map(x => rect(x, -6, 4, 66))),
    put('spot', star([dice.between(18, 40), dice.between(-30, 10)], 22, 8, 0.4)),
  ],
  wrench: dice => [
    ...place(heldOf('wrench', dice), -26, 30, { scale: 1.4, turn: -46 }),
    put('spot', star([34, -38], 18, 6, 0.3), star([58, -10], 10, 6, 0.3)),
    put('dark', disc(20, 40, 6)),
  ],
  chain: dice =>
    [-44, -15, 15, 44].map((x, i) => put(i % 2 ? 'tone' : 'dark', i % 2 ? rect(x - 20, -6, 40, 12) : hoop(x, dice.between(-4, 4), 22, 7))),
} as const satisfies Record<string, Motif>;
