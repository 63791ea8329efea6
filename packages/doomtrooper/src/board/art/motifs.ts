/** Signs of deeds: all of them; here those of light, mind, death and place. */
import { heldOf } from './hands.ts';
import { HEADS } from './heads.ts';
import { man, OF_WAR, type Motif } from './motifs-of-war.ts';
import { around, bar, blob, disc, hoop, limb, pair, place, poly, put, rect, star, twin, type Point } from './pen.ts';

const OF_MIND = {
  light: dice => {
    const [rays, r] = [6 + dice.below(14), dice.between(18, 40)];
    return [
      put(
        'light',
        ...Array.from({ length: rays }, (_, i) =>
          bar(
            around(0, 0, (i * 6.283) / rays, r + 4),
            around(0, 0, (i * 6.283) / rays, i % 2 ? r + 18 : dice.between(r + 24, 78)),
            dice.between(4, 9),
            2,
          ),
        ),
      ),
      put(
        'tone',
        dice.one([
          disc(0, 0, r),
          star([0, 0], r, 6, 0.7),
          rect(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6),
          blob([0, -r * 1.3], [r * 0.8, 0], [0, r * 1.3], [-r * 0.8, 0]),
        ]),
      ),
      put(
        'light',
        dice.one([
          star([0, 0], r * 0.7, 4 + dice.below(4), 0.4),
          rect(-3, -r * 0.7, 6, r * 1.4) + rect(-r * 0.5, -r * 0.3, r, 6),
          hoop(0, 0, r * 0.6, 5),
          blob([-r * 0.7, 0], [0, -r * 0.4], [r * 0.7, 0], [0, r * 0.4]),
        ]),
      ),
    ];
  },
  flame: dice => [
    put('tone', hoop(0, -12, 56, 4)),
    put(
      'light',
      ...Array.from({ length: 12 }, (_, i) => bar(around(0, -12, i * 0.524, 40), around(0, -12, i * 0.524, dice.between(48, 56)), 4)),
    ),
    put('dark', rect(-14, 18, 28, 46), rect(-30, 58, 60, 9)),
    put('spot', blob([0, -46], [18, -14], [14, 14], [-14, 14], [-18, -12])),
    put('light', blob([0, -16], [7, 4], [0, 12], [-7, 4])),
  ],
  fog: dice => [
    put(
      'dark',
      ...[-30, 6, 38].map(x =>
        limb(
          [
            [x, 60],
            [x, dice.between(-40, -10)],
          ],
          12,
          8,
        ),
      ),
    ),
    put(
      'light',
      ...[0, 1, 2, 3, 4].map(i =>
        blob([-78, -34 + i * 22], [-30, -44 + i * 22], [20, -34 + i * 22], [78, -42 + i * 22], [60, -26 + i * 22], [0, -28 + i * 22]),
      ),
    ),
  ],
  chasm: dice => [
    put(
      'dark',
      poly([-78, -14], [-20, -14], [-34, 14], [-18, 36], [-30, 64], [-78, 64]),
      poly([78, -14], [24, -14], [14, 10], [30, 34], [16, 64], [78, 64]),
    ),
    ...place(man(dice, 'stand'), -50, -40, { scale: 0.5 }),
    ...place(man(dice, 'stand'), 50, -40, { scale: 0.5 }),
  ],
  shadow: dice => [
    put('tone', disc(dice.between(-20, 20), -6, 58)),
    put('dark', blob([-20, 64], [-24, 0], [-34, -20], [0, -62], [34, -20], [24, 0], [24, 64])),
    put('light', pair([4, -22], [16, -26], [14, -18])),
  ],
  banner: dice => place(heldOf('banner', dice), -40, 40, { scale: 1.05, turn: -78 }),
  clasp: dice => [
    put(
      'dark',
      limb(
        [
          [-74, 30],
          [-30, 4],
        ],
        26,
      ),
      ...[0, 1, 2, 3].map(i =>
        limb(
          [
            [-20, -14 + i * 9],
            [18, -12 + i * 9],
          ],
          9,
        ),
      ),
    ),
    put(
      'tone',
      limb(
        [
          [74, 30],
          [30, 4],
          [4, -6],
        ],
        26,
        20,
      ),
    ),
    put('spot', star([dice.between(-8, 8), -52], 12)),
  ],
  skull: dice => [
    ...place(HEADS.skull({ dice, turn: dice.between(-1, 1) }), 0, -6, { scale: dice.between(1.5, 2) }),
    dice.one([
      put('dark', bar([-58, 36], [58, 62], 10), bar([58, 36], [-58, 62], 10)),
      put('spot', poly([-10, -50], [8, -14], [-4, -16], [6, 10], [-16, -20], [-4, -18])),
      put(
        'tone',
        limb(
          [
            [-60, 50],
            [0, 62],
            [60, 50],
          ],
          9,
        ),
        limb(
          [
            [-50, 20],
            [-62, 50],
          ],
          7,
        ),
        limb(
          [
            [50, 20],
            [62, 50],
          ],
          7,
        ),
      ),
      put('dark', star([0, -60], 15, 6, 0.4), star([-44, -44], 9, 6, 0.4), star([44, -44], 9, 6, 0.4)),
    ]),
  ],
  crown: dice => [
    put(
      'dark',
      poly([-54, 40], [-64, -30], [-28, 0], [0, -56 - dice.between(0, 10)], [28, 0], [64, -30], [54, 40]),
      rect(-54, 44, 108, 13),
    ),
    put('spot', disc(0, 16, 9), disc(-30, 20, 6), disc(30, 20, 6)),
  ],
  knife: dice => [
    ...place(man(dice, 'stand'), -14, 4),
    ...place(heldOf('sword', dice), 58, -34, { scale: 0.56, turn: 146 }),
    put('spot', star([4, -14], 11, 6, 0.3)),
  ],
  orb: dice => [
    put('tone', star([0, -10], 66, 14, 0.84)),
    put('dark', disc(0, -10, 46), poly([-34, 58], [-22, 30], [22, 30], [34, 58])),
    put('light', hoop(0, -10, 36, 3), disc(-14, -26, 8)),
    put('spot', dice.chance(0.5) ? star([6, -6], 16) : disc(6, -6, 10)),
  ],
  flask: dice => [
    put('dark', blob([-20, -60], [20, -60], [16, -20], [48, 44], [-48, 44], [-16, -20]), rect(-24, -66, 48, 10)),
    put('spot', blob([-16, 8], [16, dice.between(0, 8)], [34, 38], [-34, 38])),
    put('light', disc(-6, 22, 5), disc(10, 14, 4), disc(6, 30, 3)),
  ],
  bars: dice => [
    ...place(HEADS[dice.one(['bare', 'bearded', 'skull'] as const)]({ dice, turn: 0 }), 0, 0, { scale: 1.4 }),
    put('tone', ...[-54, -27, 0, 27, 54].map(x => rect(x - 5, -66, 10, 130)), rect(-64, -66, 128, 9), rect(-64, 56, 128, 9)),
  ],
  phone: dice => [
    put(
      'dark',
      limb(
        [
          [-46, -10],
          [-40, -44],
          [40, -44],
          [46, -10],
        ],
        22,
      ),
      rect(-36, -10, 72, 66),
    ),
    put('light', hoop(0, 24, 22, 7)),
    put('spot', ...[-1, 1].map(s => bar([s * 54, -54], [s * dice.between(66, 74), -66], 5))),
  ],
  rest: dice => [
    put('spot', disc(30, -30, 22)),
    put(
      'dark',
      limb(
        [
          [-20, 56],
          [-16, 0],
          [-4, -30],
        ],
        9,
        6,
      ),
      ...[-2, -1, 0, 1, 2].map(i => blob([-4, -32], [i * 24, -52], [i * 32, dice.between(-30, -18)], [i * 14, -36])),
      blob([-70, 60], [0, 48], [70, 60]),
    ),
  ],
  maze: dice => [
    put('dark', ...[0, 1, 2, 3].map(i => hoop(0, 0, 60 - i * 15, 6))),
    put('light', ...[0, 1, 2, 3].map(() => bar(around(0, 0, dice.between(0, 6.28), 10), around(0, 0, dice.between(0, 6.28), 62), 8))),
    put('spot', disc(0, 0, 8)),
  ],
  grave: dice => [
    put('dark', poly([-52, 62], [-46, 40], [46, 40], [52, 62])),
    put('dark', blob([-34, 44], [-34, -30], [0, -60], [34, -30], [34, 44])),
    put('light', rect(-5, -38, 10, 56), rect(-20, -22, 40, 10)),
    put('spot', disc(dice.between(-30, 30), 50, 6)),
  ],
  reaper: dice => [
    ...place(HEADS.hood({ dice, turn: 0 }), -10, -10, { scale: 1.2 }),
    put('dark', twin([-24, 20], [-48, 66])),
    ...place(heldOf('scythe', dice), 30, 20, { scale: 0.8, turn: -84 }),
  ],
  bomb: dice => [
    put('dark', disc(-6, 12, 44), rect(10, -42, 22, 20)),
    put('light', disc(-22, -4, 9)),
    put(
      'tone',
      limb(
        [
          [22, -40],
          [38, -58],
          [54, -50],
        ],
        5,
      ),
    ),
    put('spot', star([58, dice.between(-54, -46)], 17, 8, 0.4)),
  ],
  plane: dice => [
    put(
      'dark',
      blob([-60, 6], [0, -8], [60, 0], [50, 12], [-10, 18]),
      poly([-8, 4], [20, 4], [-14, 50], [-30, 50]),
      poly([-56, 6], [-66, -28], [-46, -26], [-34, 2]),
    ),
    put('light', ...[-36, -16, 30].map(y => bar([dice.between(-76, -40), y], [dice.between(20, 70), y - 6], 3))),
  ],
  book: dice => [...place(heldOf('book', dice), -20, -4, { scale: 2.2, turn: dice.between(-14, 14) })],
  mind: dice => [
    put('dark', blob([-36, 60], [-34, 26], [-46, -10], [-20, -56], [24, -56], [44, -18], [52, 6], [36, 12], [34, 36], [10, 38], [12, 60])),
    put(
      'light',
      dice.one([
        [0, 1, 2].map(i => hoop(-2, -16, 30 - i * 10, 3)).join(''),
        star([-2, -16], 30, 5 + dice.below(6), dice.between(0.3, 0.7)),
        limb(
          [
            [-28, -20],
            [-10, -40],
            [2, -8],
            [16, -36],
            [30, -12],
          ],
          5,
        ),
        blob([-28, -16], [0, -36], [28, -16], [0, 4]),
        rect(-5, -44, 9, 56) + rect(-26, -26, 50, 9),
        limb(
          Array.from({ length: 14 }, (_, i): Point => around(-2, -16, i * 0.7, 4 + i * 2)),
          4,
        ),
      ]),
    ),
    put('spot', disc(-2, -16, dice.between(3, 9))),
  ],
  bolt: dice => [
    put('spot', poly([14, -66], [-36, 10], [-4, 10], [-18, 66], [40, -14], [8, -14])),
    put('dark', ...[0, 1, 2, 3].map(i => disc(...around(0, 0, i * 1.57 + dice.between(0, 0.6), 60), 6))),
  ],
  wall: dice => [
    put('tone', ...[0, 1, 2, 3].flatMap(row => [-2, -1, 0, 1].map(i => rect(i * 34 + (row % 2) * 16 - 10, -40 + row * 25, 31, 22)))),
    put('light', star([dice.between(-24, 24), dice.between(-20, 20)], 22, 8, 0.4)),
  ],
  hand: dice => [
    put(
      'dark',
      blob([-30, 64], [-34, 10], [-20, -6], [26, -6], [36, 16], [24, 64]),
      ...[-22, -7, 8, 22].map((x, i) =>
        limb(
          [
            [x, 0],
            [x + (i - 1.5) * 5, -44 - (i % 2) * 10],
          ],
          12,
          9,
        ),
      ),
      limb(
        [
          [-30, 22],
          [-54, 2],
        ],
        13,
        10,
      ),
    ),
    put('spot', star([0, 26], 17, 5 + dice.below(4), 0.4)),
  ],
  wings: dice => [
    put('tone', pair([8, 10], [40, -54], [76, -60], [70, -24], [58, 6], [34, 26])),
    put(
      'dark',
      limb(
        [
          [0, -30],
          [0, 30],
        ],
        22,
        14,
      ),
      disc(0, -46, 13),
    ),
    put('light', ...[0, 1, 2].map(i => bar([-60, 40 + i * 9], [dice.between(20, 60), 40 + i * 9], 3))),
  ],
  spiral: dice => [
    put(
      'dark',
      limb(
        Array.from({ length: 26 }, (_, i): Point => around(0, 0, i * 0.55, 4 + i * 2.4)),
        5,
        11,
      ),
    ),
    put('spot', disc(0, 0, dice.between(6, 11))),
  ],
  route: dice => {
    const points = [-60, -24, 12].map((x): Point => [x, dice.between(-44, 44)]);
    const end: Point = [46, dice.between(-34, 34)];
    return [
      put(
        'dark',
        limb([...points, end], 5),
        ...points.map(([x, y]) => disc(x, y, 9)),
        hoop(...end, 25, 7),
        rect(end[0] - 34, end[1] - 2, 68, 4),
        rect(end[0] - 2, end[1] - 34, 4, 68),
      ),
      put('light', ...points.map(([x, y]) => disc(x, y, 4))),
      put('spot', disc(...end, 7)),
    ];
  },
  man: dice => man(dice, dice.one(['stand', 'yield', 'fall', 'run'] as const)),
} as const satisfies Record<string, Motif>;

export const MOTIFS = { ...OF_WAR, ...OF_MIND };
export type MotifName = keyof typeof MOTIFS;
