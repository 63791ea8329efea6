/** Heads and what is worn on them, each about 48 units high around its middle at 0, 0. Looking left or right moves the face. */
import { bar, blob, disc, hoop, limb, pair, poly, put, rect, star, twin, type Dice, type Layers } from './pen.ts';

export interface Look {
  readonly dice: Dice;
  /** From −1, looking left, to 1. */
  readonly turn: number;
}
type Head = (look: Look) => Layers;
const skull = blob([0, -24], [17, -17], [19, 2], [13, 18], [0, 25], [-13, 18], [-19, 2], [-17, -17]);
const jaw = (wide: number, low: number): string => twin([0, -22], [-17, -14], [-18, 4], [-wide, low - 6], [-wide + 5, low]);
const eyes = (turn: number, y = 1, w = 9): string => rect(-13 + turn * 5, y, w, 3.4) + rect(4 + turn * 5, y, w, 3.4);
const slit = (turn: number, y = 0, h = 5): string => rect(-15 + turn * 3, y, 30, h);
const mouth = (turn: number, y = 14): string => rect(-5 + turn * 5, y, 10, 2.4);
const goggles = (turn: number): string => disc(-8 + turn * 4, 2, 7) + disc(8 + turn * 4, 2, 7) + rect(-4 + turn * 4, 0, 8, 3);
const beard = (turn: number, long: number): string =>
  blob([-16, 6], [0 + turn * 4, 12], [16, 6], [12, 18], [0 + turn * 3, 18 + long], [-12, 18]);
const teeth = (turn: number, y: number, k = 4): string =>
  Array.from({ length: k }, (_, i) => rect(-k * 2.5 + i * 5 + turn * 3, y, 3, 7)).join('');

/** What a face shows below whatever is worn. */
function face({ dice, turn }: Look): string {
  return dice.one([
    () => eyes(turn) + mouth(turn),
    () => eyes(turn) + poly([-7 + turn * 5, 11], [7 + turn * 5, 11], [4 + turn * 5, 15], [-4 + turn * 5, 15]),
    () => eyes(turn) + bar([-12, -8], [-2, 16], 2.4) + mouth(turn),
    () => goggles(turn) + mouth(turn, 15),
    () => rect(-14 + turn * 5, 0, 11, 8) + eyes(turn, 1, 8) + mouth(turn),
    () => slit(turn) + teeth(turn, 12, 3),
  ])();
}

export const HEADS = {
  spiked: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      twin([0, -26], [-22, -14], [-24, 0], [-21, 4]),
      poly([-4, -24], [0, -26 - dice.between(12, 30)], [4, -24]),
      rect(-26, -3, 52, 6),
    ),
    put('light', face({ dice, turn })),
  ],
  brimmed: ({ dice, turn }) => [
    put('dark', skull, blob([0, -30], [22, -20], [24, -6], [34, 2], [0, -2], [-34, 2], [-24, -6], [-22, -20])),
    put('light', face({ dice, turn }), dice.chance(0.5) ? star([turn * 6, -15], 6) : rect(-3 + turn * 6, -22, 6, 12)),
  ],
  visor: ({ dice, turn }) => [
    put(
      'dark',
      jaw(dice.between(8, 14), 25),
      rect(-24, -8, 8, 18),
      rect(16, -8, 8, 18),
      dice.chance(0.5) ? bar([20, -8], [26, -34], 3) : '',
    ),
    put('light', slit(turn, -1, dice.between(4, 8)), bar([-5, 14], [-5, 22], 2), bar([5, 14], [5, 22], 2)),
  ],
  beret: ({ dice, turn }) => [
    put('dark', skull, blob([-20, -10], [-14, -28], [10, -32], [32, -20], [30, -8], [0, -12])),
    put('tone', blob([-19, -13], [-12, -27], [10, -30], [29, -20], [10, -14])),
    put('light', face({ dice, turn }), disc(-11, -19, 3.6)),
  ],
  bearskin: ({ dice, turn }) => [
    put('dark', skull, blob([-22, -8], [-24, -40], [0, -54], [24, -40], [22, -8])),
    put(
      'light',
      face({ dice, turn }),
      limb(
        [
          [-17, -6],
          [-12, 20],
          [12, 20],
          [17, -6],
        ],
        2,
      ),
    ),
  ],
  peaked: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      blob([-30, -20], [0, -36], [30, -20], [20, -8], [-20, -8]),
      blob([-20, -9], [20, -9], [24 + turn * 6, -1], [turn * 6, 2], [-24 + turn * 6, -1]),
    ),
    put('tone', rect(-20, -16, 40, 6)),
    put('light', face({ dice, turn }), star([turn * 4, -23], 6)),
  ],
  fedora: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      blob([-18, -10], [-16, -34], [0, -30], [16, -34], [18, -10]),
      blob([-36, -8], [0, -16], [36, -10], [30, -3], [0, -6], [-30, -2]),
    ),
    put('tone', rect(-17, -17, 34, 5)),
    put('light', face({ dice, turn }), dice.chance(0.4) ? bar([3, 15], [20 + turn * 6, 18], 2) : ''),
  ],
  hood: ({ dice, turn }) => [
    put('dark', blob([0, -36 - dice.between(0, 8)], [24, -18], [28, 14], [22, 34], [-22, 34], [-28, 14], [-24, -18])),
    put('light', dice.chance(0.5) ? blob([turn * 5, -16], [14 + turn * 4, 0], [turn * 5, 24], [-14 + turn * 4, 0]) : ''),
    put(dice.chance(0.5) ? 'dark' : 'spot', eyes(turn, 0, 7)),
  ],
  plumed: ({ turn }) => [
    put('tone', blob([-4, -24], [4 - turn * 6, -50], [-turn * 28, -56], [-turn * 40, -30], [-turn * 22, -10], [-turn * 14, -22])),
    put('dark', jaw(13, 24), bar([-20, -6], [20, -6], 6)),
    put('light', slit(turn, 0, 5), bar([turn * 4, 4], [turn * 4, 20], 3)),
  ],
  kabuto: ({ dice }) => {
    const horn = dice.between(16, 34);
    return [
      put(
        'dark',
        jaw(12, 24),
        twin([0, -26], [-20, -16], [-36, 14], [-28, 18], [-18, 2]),
        pair([3, -20], [14, -22 - horn * 0.6], [24, -24 - horn], [20, -22], [10, -14]),
      ),
      put(
        'light',
        pair([3, 3], [14, -2], [14, 4], [5, 8]),
        dice.chance(0.5) ? bar([-9, 15], [9, 15], 2.4) + bar([-7, 20], [7, 20], 2.4) : poly([-8, 13], [8, 13], [0, 22]),
      ),
    ];
  },
  wrapped: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      limb(
        [
          [16, -14],
          [34, -6 + dice.between(-8, 8)],
          [46, -18],
        ],
        6,
        2,
      ),
    ),
    put('light', blob([-14 + turn * 4, -1], [turn * 4, -4], [15 + turn * 4, -1], [turn * 4, 6])),
    put('dark', disc(-6 + turn * 5, 1, 2.6), disc(7 + turn * 5, 1, 2.6)),
  ],
  bare: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      blob([-18, 0], [-19, -20], [0, -30], [19, -20], [18, 0], [8, -14], [-8, -14]),
      dice.chance(0.4) ? poly([-6, -24], [-4, -44], [4, -46], [8, -24]) : '',
    ),
    put('light', face({ dice, turn }), dice.chance(0.3) ? bar([-16, -6], [-6, -14], 2) : ''),
  ],
  bearded: ({ dice, turn }) => [
    put('dark', skull, blob([-18, 0], [-20, -20], [0, -28], [20, -20], [18, 0], [0, -12])),
    put('tone', beard(turn, dice.between(4, 24))),
    put('light', eyes(turn, 0), rect(-6 + turn * 5, 14, 12, 2)),
  ],
  longHair: ({ dice, turn }) => [
    put(
      'dark',
      blob(
        [0, -30],
        [20, -24],
        [26, 0],
        [24, 30],
        [34 - turn * 10, 50],
        [8, 34],
        [-8, 34],
        [-34 - turn * 10, 48],
        [-24, 30],
        [-26, 0],
        [-20, -24],
      ),
    ),
    put(
      'light',
      blob([turn * 4, -14], [13 + turn * 3, -2], [10 + turn * 3, 12], [turn * 4, 21], [-10 + turn * 3, 12], [-13 + turn * 3, -2]),
    ),
    put(
      'dark',
      eyes(turn, -1, 7),
      rect(-4 + turn * 5, 12, 8, 2.6),
      dice.chance(0.5) ? blob([-16, -6], [0, -24], [16, -10], [4, -12]) : bar([-18, -10], [18, -10], 4),
    ),
  ],
  bun: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      disc(-turn * 12, -30, 11),
      blob([-19, 4], [-20, -18], [0, -28], [20, -18], [19, 4], [10, -12], [-10, -12]),
      dice.chance(0.5) ? bar([-turn * 12 - 16, -38], [-turn * 12 + 16, -22], 2.4) : '',
    ),
    put('light', blob([turn * 4, -10], [12 + turn * 3, -2], [turn * 4, 20], [-12 + turn * 3, -2])),
    put('dark', eyes(turn, -1, 7), rect(-4 + turn * 5, 12, 8, 2.6)),
  ],
  mitre: ({ dice, turn }) => [
    put('dark', skull, poly([-22, -8], [-26, -30], [0, -60], [26, -30], [22, -8])),
    put('tone', poly([-4, -10], [-4, -50], [4, -50], [4, -10])),
    put('light', eyes(turn), mouth(turn), rect(-12, -32, 24, 4), dice.chance(0.6) ? beard(turn, 14) : ''),
  ],
  gasMask: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      blob([-20, -8], [-18, -28], [18, -28], [20, -8]),
      disc(turn * 9, 18, 10),
      limb(
        [
          [turn * 9, 24],
          [turn * 9 + 12, 40],
          [22, 50],
        ],
        7,
      ),
    ),
    put('light', goggles(turn), hoop(turn * 9, 18, 6, 2), dice.chance(0.5) ? rect(-14, -20, 28, 3) : ''),
  ],
  cyborg: ({ dice, turn }) => [
    put('dark', jaw(14, 24), rect(15, -10, 9, 22), bar([20, -8], [30, -30 - dice.between(0, 12)], 2.6), disc(30, -32, 3)),
    put('tone', poly([0, -22], [17, -14], [18, 4], [4, 8])),
    put(
      'light',
      hoop(9, -2, 7, 3),
      rect(-14 + turn * 3, 0, 9, 3.4),
      [0, 1, 2].map(i => bar([-8, 12 + i * 4], [8, 12 + i * 4], 1.8)).join(''),
    ),
    put('spot', disc(9, -2, 3)),
  ],
  dome: ({ dice, turn }) => [
    put('dark', blob([0, -32], [26, -14], [24, 16], [0, 26], [-24, 16], [-26, -14])),
    put('light', blob([turn * 4, -20], [18 + turn * 2, -6], [14, 12], [0, 16], [-14, 12], [-18 + turn * 2, -6])),
    put('dark', dice.chance(0.5) ? eyes(turn, -2, 8) + mouth(turn, 9) : slit(turn, -4, 8)),
  ],
  pot: ({ dice, turn }) => [
    put('dark', twin([0, -30], [-18, -27], [-21, 20], [-10, 26])),
    put(
      'light',
      slit(turn, -4, 4.5),
      rect(-2 + turn * 4, -20, 4, 40),
      disc(-9, 12, 1.8),
      disc(9, 12, 1.8),
      dice.chance(0.5) ? disc(-6, 17, 1.8) + disc(6, 17, 1.8) : '',
    ),
  ],
  turban: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      limb(
        [
          [16, 0],
          [28, 24],
          [20, 44],
        ],
        10,
        16,
      ),
    ),
    put('tone', blob([-22, -8], [-24, -26], [0, -38], [24, -26], [22, -8], [0, -14])),
    put(
      'light',
      eyes(turn),
      dice.chance(0.6) ? beard(turn, 8) : poly([-18, 8], [18, 8], [10, 24], [-10, 24]),
      bar([-16, -14], [10, -30], 2),
    ),
  ],
  furCap: ({ dice, turn }) => [
    put(
      'dark',
      skull,
      blob([-26, -6], [-26, -28], [0, -36], [26, -28], [26, -6], [28, 18], [18, 16], [18, -4], [-18, -4], [-18, 16], [-28, 18]),
    ),
    put('light', face({ dice, turn }), star([0, -19], 7)),
  ],
  lensed: ({ dice, turn }) => [
    put('dark', skull, rect(-22, -14, 44, 9), disc(turn * 10 + 8, -2, 10), bar([turn * 10 + 8, -2], [turn * 10 + 22, -2], 9)),
    put('light', hoop(turn * 10 + 8, -2, 6, 2.4), rect(-14, 0, 8, 3), mouth(turn), dice.chance(0.5) ? beard(turn, 2) : ''),
  ],
  skull: ({ dice, turn }) => [
    put(
      'dark',
      blob([0, -28], [20, -20], [22, 0], [12, 10], [11, 24], [-11, 24], [-12, 10], [-22, 0], [-20, -20]),
      dice.chance(0.5) ? twin([0, -44], [-6, -26]) : '',
    ),
    put('light', pair([4, -4], [15, -8], [16, 3], [7, 6]), poly([turn * 3, 6], [4 + turn * 3, 12], [-4 + turn * 3, 12]), teeth(turn, 16)),
  ],
  horned: ({ dice, turn }) => {
    const [out, up] = [dice.between(22, 44), dice.between(10, 40)];
    return [
      put(
        'dark',
        blob([0, -26], [18, -20], [22, -2], [12, 12], [10, 26], [-10, 26], [-12, 12], [-22, -2], [-18, -20]),
        pair([12, -22], [out, -18 - up], [out + 8, -30 - up], [20, -8]),
      ),
      put('spot', pair([4, -3], [15, -8], [15, 1])),
      put('light', teeth(turn, 16, 3), bar([-6, -18], [6, -18], 2)),
    ];
  },
  maw: ({ dice, turn }) => [
    put(
      'dark',
      blob([0, -24], [22, -18], [28, 6], [20, 30], [0, 36], [-20, 30], [-28, 6], [-22, -18]),
      [-14, 0, 14].map(x => poly([x - 4, -18], [x, -32 - dice.between(0, 10)], [x + 4, -18])).join(''),
    ),
    put('light', blob([-20, 6], [0, 2], [20, 6], [14, 26], [-14, 26])),
    put('dark', [-12, -4, 4, 12].map(x => poly([x - 4, 4], [x, 16], [x + 4, 4]) + poly([x - 4, 28], [x, 18], [x + 4, 28])).join('')),
    put('spot', dice.chance(0.5) ? disc(turn * 5, -8, 5) : disc(-8, -8, 3.4) + disc(8, -8, 3.4)),
  ],
  crowned: ({ dice, turn }) => [
    put('dark', skull, poly([-24, -10], [-28, -38], [-14, -22], [0, -46 - dice.between(0, 10)], [14, -22], [28, -38], [24, -10])),
    put('light', eyes(turn), rect(-20, -14, 40, 3), teeth(turn, 14, 3)),
    put('spot', disc(0, -22, 3.6)),
  ],
  hollow: ({ dice, turn }) => [
    put(
      'dark',
      blob([0, -30], [16, -24], [20, 4], [14, 34 + dice.between(0, 10)], [-14, 34], [-20, 4], [-16, -24]),
      dice.chance(0.5)
        ? limb(
            [
              [-16, -10],
              [-30, 10],
              [-24, 34],
            ],
            5,
            2,
          ) +
            limb(
              [
                [16, -10],
                [30, 12],
                [22, 36],
              ],
              5,
              2,
            )
        : '',
    ),
    put('light', blob([turn * 2, 10], [7 + turn * 2, 20], [turn * 2, 32], [-7 + turn * 2, 20]), disc(-8, -4, 5), disc(8, -4, 5)),
    put('dark', disc(-8, -4, 2), disc(8, -4, 2)),
  ],
} as const satisfies Record<string, Head>;
export type HeadName = keyof typeof HEADS;
