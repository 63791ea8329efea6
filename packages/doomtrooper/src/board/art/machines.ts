/** Machines: in the air, on tracks, on wheels, on legs, under water. */
import { bar, blob, disc, hoop, limb, place, poly, put, rect, star, type Dice, type Layers, type Point } from './pen.ts';

const mirrored = (...points: readonly Point[]): string => poly(...points, ...points.toReversed().map(([x, y]): Point => [200 - x, y]));

/** Seen from above, nose up. */
function fighter(dice: Dice): Layers {
  const wing = dice.between(56, 90);
  const sweep = dice.between(-6, 44);
  const tail = dice.between(16, 38);
  const fat = dice.between(9, 16);
  return [
    put('dark', blob([100, 8], [100 + fat, 46], [100 + fat, 110], [108, 150], [92, 150], [100 - fat, 110], [100 - fat, 46])),
    put(
      'dark',
      mirrored([100 - wing, 84 + sweep], [100 - wing, 70 + sweep], [90, 48], [90, 96]),
      mirrored([100 - tail, 154], [100 - tail, 140], [94, 120], [94, 150]),
    ),
    put('tone', mirrored([100 - wing + 6, 80 + sweep], [100 - wing * 0.5, 62 + sweep * 0.5], [100 - wing * 0.5, 80 + sweep * 0.6])),
    put('light', blob([100, 26], [106, 44], [100, 60], [94, 44]), bar([100, 76], [100, 130], 2.6)),
    ...(dice.chance(0.6)
      ? [
          put('dark', disc(100 - wing * 0.62, 78 + sweep * 0.6, 10), disc(100 + wing * 0.62, 78 + sweep * 0.6, 10)),
          put('spot', disc(100 - wing * 0.62, 78 + sweep * 0.6, 4), disc(100 + wing * 0.62, 78 + sweep * 0.6, 4)),
        ]
      : []),
  ];
}
/** From the side, flying right. */
function plane(dice: Dice): Layers {
  const y = dice.between(66, 84);
  const biplane = dice.chance(0.5);
  return [
    put(
      'dark',
      blob([14, y - 4], [70, y - 16], [140, y - 18], [180, y - 4], [176, y + 12], [110, y + 18], [40, y + 10]),
      poly([14, y], [6, y - 40], [30, y - 36], [44, y - 8]),
      rect(60, y + 2, 78, 9),
    ),
    put(
      'dark',
      biplane
        ? `${rect(64, y - 44, 84, 8)}${bar([80, y - 40], [86, y - 10], 3)}${bar([132, y - 40], [126, y - 10], 3)}`
        : poly([70, y + 4], [124, y + 4], [96, y + 56], [74, y + 56]),
    ),
    put('light', blob([108, y - 16], [122, y - 32], [146, y - 16]), bar([30, y], [96, y], 2.4)),
    put('tone', rect(182, y - 30, 4, 60), disc(182, y + 2, 6)),
    put('spot', disc(60, y + 1, 5)),
  ];
}
function rotor(dice: Dice): Layers {
  const y = dice.between(72, 90);
  return [
    put(
      'dark',
      blob([44, y], [70, y - 24], [120, y - 26], [150, y], [128, y + 26], [76, y + 26]),
      limb(
        [
          [52, y - 4],
          [16, y - 12],
          [6, y - 30],
        ],
        12,
        6,
      ),
      rect(92, y - 46, 6, 22),
      bar([16, y - 46], [186, y - 52 + dice.between(0, 12)], 5),
      bar([66, y + 36], [146, y + 36], 5),
      bar([82, y + 22], [82, y + 36], 4),
      bar([122, y + 22], [122, y + 36], 4),
    ),
    put('light', blob([112, y - 16], [136, y - 14], [142, y + 4], [112, y + 4])),
    put('tone', rect(64, y - 10, 34, 8)),
    put('dark', bar([60, y + 16], [150, y + 22], 6)),
  ];
}
function zeppelin(dice: Dice): Layers {
  const y = dice.between(50, 64);
  return [
    put(
      'dark',
      blob([8, y], [40, y - 36], [110, y - 42], [170, y - 26], [194, y], [170, y + 26], [110, y + 40], [40, y + 34]),
      poly([8, y - 34], [36, y - 6], [36, y + 6], [8, y + 34]),
      blob([74, y + 44], [134, y + 44], [124, y + 64], [84, y + 64]),
    ),
    put('tone', blob([30, y + 4], [110, y - 8], [190, y + 2], [110, y + 12])),
    put('light', ...[0, 1, 2, 3].map(i => rect(84 + i * 11, y + 49, 7, 6))),
    put('dark', ...Array.from({ length: 2 + dice.below(3) }, (_, i) => bar([60 + i * 28, y + 60], [56 + i * 28, y + 84], 4))),
  ];
}
export function aircraft(dice: Dice, at: number): Layers {
  const layers = [fighter, plane, rotor, fighter, zeppelin, fighter][at % 6]!(dice);
  const turn = dice.between(-22, 22);
  return place(place(layers, -100, -80), 100, 80, { turn, flip: dice.chance(0.5), scale: dice.between(0.88, 1.02) });
}

export function tank(dice: Dice): Layers {
  const barrels = 1 + dice.below(2);
  const high = dice.between(48, 64);
  const long = dice.between(52, 84);
  const round = dice.chance(0.5);
  const wheels = 4 + dice.below(3);
  const layers: Layers = [
    put(
      'dark',
      blob([20, 112], [100, 106], [180, 112], [190, 132], [176, 152], [24, 152], [10, 132]),
      poly([34, 112], [52, 84], [154, 84], [170, 112]),
    ),
    put('dark', round ? blob([62, 88], [76, high], [124, high], [140, 88]) : poly([66, 86], [78, high], [130, high], [140, 86])),
    put(
      'dark',
      ...Array.from({ length: barrels }, (_, i) =>
        bar([120, high + 16 + i * 10], [122 + long, high + 6 + i * 10 + dice.between(-6, 4)], 9),
      ),
      rect(84, high - 10, 24, 12),
      dice.chance(0.5) ? bar([90, high], [82, high - 40], 2.6) : '',
    ),
    put('tone', poly([56, 88], [150, 88], [158, 98], [50, 98])),
    put('light', ...Array.from({ length: wheels }, (_, i) => disc(34 + (i * 132) / (wheels - 1), 131, 9)), rect(84, high + 10, 26, 5)),
    put('dark', ...Array.from({ length: wheels }, (_, i) => disc(34 + (i * 132) / (wheels - 1), 131, 4))),
  ];
  return dice.chance(0.5) ? layers : place(layers, 200, 0, { flip: true });
}

export function wheels(dice: Dice): Layers {
  const r = dice.between(20, 30);
  const bike = dice.chance(0.5);
  const layers: Layers = bike
    ? [
        put(
          'dark',
          hoop(46, 150 - r, r, 8),
          hoop(156, 150 - r, r, 8),
          limb(
            [
              [46, 150 - r],
              [84, 112],
              [128, 96],
              [156, 150 - r],
            ],
            10,
          ),
          blob([60, 108], [92, 86], [134, 80], [140, 100], [96, 122]),
          limb(
            [
              [136, 84],
              [150, 60],
              [138, 54],
            ],
            6,
          ),
        ),
        put('tone', blob([96, 92], [130, 84], [132, 96], [104, 104])),
        put('light', disc(146, 88, 5), bar([66, 112], [92, 100], 2.4)),
        put('spot', blob([40, 118], [16, 112 + dice.between(-8, 8)], [2, 120], [24, 124])),
      ]
    : [
        put(
          'dark',
          disc(50, 150 - r, r),
          disc(150, 150 - r, r),
          poly([22, 116], [40, 84], [86, 78], [106, 50], [150, 54], [178, 100], [180, 124], [22, 124]),
          bar([132, 56], [164, 34 + dice.between(-8, 8)], 7),
        ),
        put('light', disc(50, 150 - r, r - 11), disc(150, 150 - r, r - 11), poly([94, 80], [112, 60], [136, 62], [134, 80])),
        put('tone', rect(34, 98, 138, 7)),
      ];
  return dice.chance(0.5) ? layers : place(layers, 200, 0, { flip: true });
}

export function submarine(dice: Dice): Layers {
  return [
    put(
      'dark',
      blob([10, 92], [50, 68], [130, 66], [182, 84], [194, 96], [170, 116], [60, 118]),
      rect(84, 40, 34, 32),
      bar([108, 42], [108, 16], 4),
      poly([10, 92], [0, 70], [16, 72], [30, 92]),
    ),
    put('tone', rect(40, 96, 120, 7)),
    put('light', ...Array.from({ length: 4 + dice.below(3) }, (_, i) => disc(60 + i * 18, 86, 4))),
    put('light', blob([0, 132], [50, 126], [100, 134], [150, 126], [200, 132], [200, 136], [100, 139], [0, 136])),
  ];
}

/** A machine that walks. */
export function walker(dice: Dice, at: number): Layers {
  const drawn = walking(dice, at % 3);
  return place(place(drawn, -100, -160), 100 + dice.between(-14, 14), 160, { scale: [1, 0.84, 1.12, 0.92][at % 4]!, flip: at % 2 === 0 });
}
function walking(dice: Dice, kind: number): Layers {
  const wide = dice.between(26, 48);
  if (kind === 1)
    return place(
      [
        put(
          'dark',
          limb(
            [
              [70, 84],
              [40, 104],
              [56, 156],
            ],
            14,
            9,
          ),
          limb(
            [
              [96, 88],
              [82, 118],
              [94, 156],
            ],
            14,
            9,
          ),
          limb(
            [
              [124, 84],
              [160, 100],
              [148, 156],
            ],
            14,
            9,
          ),
          blob([44, 74], [70, 44], [130, 40], [166, 66], [150, 92], [70, 96]),
        ),
        put(
          'dark',
          rect(134, 52, 56, 8),
          rect(134, 66, 50, 8),
          limb(
            [
              [76, 50],
              [66, dice.between(10, 24)],
            ],
            4,
          ),
          disc(66, 18, 9),
        ),
        put('tone', blob([60, 70], [90, 52], [130, 56], [140, 70], [90, 82])),
        put('light', disc(142, 76, 6), rect(78, 62, 24, 4)),
        put('spot', disc(142, 76, 3)),
      ],
      0,
      0,
    );
  if (kind === 2)
    return [
      put(
        'dark',
        rect(72, 92, 20, 64),
        rect(108, 92, 20, 64),
        rect(58, 148, 40, 12),
        rect(102, 148, 40, 12),
        poly([54, 36], [146, 36], [138, 100], [62, 100]),
        limb(
          [
            [52, 46],
            [24, 76],
            [30, 118],
          ],
          20,
          16,
        ),
        limb(
          [
            [148, 46],
            [178, 40],
            [188, 8],
          ],
          20,
          14,
        ),
        rect(78, 10, 44, 30),
      ),
      put('tone', poly([64, 44], [136, 44], [130, 62], [70, 62])),
      put('light', rect(84, 20, 32, 7), ...[0, 1, 2].map(i => rect(78, 72 + i * 8, 44, 3)), disc(30, 118, 5)),
      put('spot', disc(dice.between(92, 108), 23.5, 4), star([188, 6], 12, 8, 0.4)),
    ];
  return [
    put(
      'dark',
      limb(
        [
          [82, 96],
          [52, 120],
          [62, 156],
        ],
        17,
        12,
      ),
      limb(
        [
          [118, 96],
          [148, 120],
          [138, 156],
        ],
        17,
        12,
      ),
      rect(44, 150, 34, 10),
      rect(122, 150, 34, 10),
    ),
    put(
      'dark',
      poly([100 - wide, 40], [100 + wide, 40], [100 + wide + 10, 74], [100 + wide - 6, 102], [100 - wide + 6, 102], [100 - wide - 10, 74]),
    ),
    put(
      'dark',
      rect(100 - wide - 40, 58, 34, 18),
      rect(100 - wide - 58, 62, 22, 5),
      rect(100 - wide - 58, 70, 22, 5),
      rect(100 + wide + 6, 58, 34, 18),
      rect(100 + wide + 36, 64, dice.between(14, 24), 7),
    ),
    put('tone', poly([100 - wide + 8, 46], [100 + wide - 8, 46], [100 + wide - 14, 60], [100 - wide + 14, 60])),
    put('light', rect(82, 66, 36, 7), ...[0, 1, 2, 3].map(i => rect(82 + i * 10, 82, 5, 12))),
    put('spot', disc(100 + dice.between(-8, 8), 69.5, 5)),
  ];
}
