/** What is no man: beasts, and the hulks and crawlers of the Legion. Each stands on the sheet. */
import { HEADS } from './heads.ts';
import { bar, blob, disc, limb, place, poly, put, rect, type Dice, type Layers, type Point } from './pen.ts';

const spikes = (dice: Dice, from: Point, to: Point, k: number): string =>
  Array.from({ length: k }, (_, i) => {
    const x = from[0] + ((to[0] - from[0]) * i) / (k - 1);
    const y = from[1] + ((to[1] - from[1]) * i) / (k - 1);
    return poly([x - 5, y + 4], [x - 2, y - dice.between(10, 24)], [x + 5, y + 4]);
  }).join('');

/** A four-legged beast that looks right, and where its rider sits. */
export function mountOf(dice: Dice, at: number): { readonly layers: Layers; readonly saddle: Point } {
  const kind = at % 4;
  const gallop = dice.chance(0.5);
  const leg = (x: number, way: number): string =>
    limb(
      [
        [x, 108],
        [x + way * 12, 132],
        [x + way * (gallop ? 30 : 4), 156],
      ],
      13,
      8,
    );
  const legs = leg(52, gallop ? -1 : 0.6) + leg(66, gallop ? -0.4 : -0.6) + leg(124, gallop ? 1 : 0.5) + leg(136, gallop ? 0.5 : -0.5);
  const body = blob([38, 92], [60, 80], [110, 84], [142, 84], [152, 100], [136, 120], [100, 118], [60, 122], [42, 112]);
  const tail = limb(
    [
      [44, 92],
      [26, 104],
      [20, 134],
    ],
    7,
    3,
  );
  if (kind === 0)
    return {
      saddle: [94, 60],
      layers: [
        put(
          'dark',
          body,
          legs,
          tail,
          limb(
            [
              [138, 94],
              [158, 66],
              [168, 54],
            ],
            26,
            18,
          ),
          blob([156, 52], [168, 42], [190, 66], [184, 76], [166, 68]),
          poly([160, 46], [164, 32], [170, 46]),
        ),
        put('tone', blob([134, 86], [148, 62], [160, 46], [156, 66], [144, 88]), rect(74, 84, 34, 26)),
        put('light', disc(173, 58, 2.4), bar([168, 66], [184, 62], 2)),
      ],
    };
  if (kind === 1)
    return {
      saddle: [86, 50],
      layers: [
        put(
          'dark',
          blob([30, 92], [50, 66], [100, 62], [150, 74], [160, 100], [136, 122], [60, 124]),
          legs,
          blob([140, 78], [164, 70], [184, 86], [182, 108], [160, 112], [146, 100]),
          limb(
            [
              [176, 104],
              [190, 98],
              [196, 80],
            ],
            8,
            3,
          ),
          limb(
            [
              [164, 106],
              [182, 118],
              [196, 110],
            ],
            8,
            3,
          ),
          limb(
            [
              [182, 100],
              [188, 122],
              [180, 146],
            ],
            9,
            5,
          ),
        ),
        put('tone', rect(64, 66, 42, 34)),
        put('light', disc(166, 86, 3), ...[0, 1, 2].map(i => rect(70 + i * 12, 72, 4, 22))),
      ],
    };
  if (kind === 2)
    return {
      saddle: [84, 66],
      layers: [
        put(
          'dark',
          limb(
            [
              [10, 120],
              [40, 112],
              [80, 106],
              [130, 104],
              [160, 92],
            ],
            30,
            22,
          ),
          spikes(dice, [36, 102], [140, 92], 7),
          blob([146, 84], [176, 74], [196, 90], [178, 104], [152, 104]),
          limb(
            [
              [60, 116],
              [48, 136],
              [62, 156],
            ],
            11,
          ),
          limb(
            [
              [124, 114],
              [140, 134],
              [130, 156],
            ],
            11,
          ),
          limb(
            [
              [20, 118],
              [6, 132],
              [2, 150],
            ],
            14,
            4,
          ),
        ),
        put('light', disc(172, 84, 3), ...[0, 1, 2, 3].map(i => poly([168 + i * 6, 94], [174 + i * 6, 93], [171 + i * 6, 100]))),
      ],
    };
  return {
    saddle: [80, 58],
    layers: [
      put(
        'dark',
        blob([26, 98], [46, 72], [104, 78], [146, 66], [166, 92], [140, 122], [60, 126]),
        legs,
        tail,
        blob([144, 70], [172, 76], [184, 104], [164, 118], [146, 104]),
      ),
      put('dark', poly([158, 78], [186, 50], [170, 88]), poly([148, 74], [158, 42], [162, 80])),
      put('tone', rect(62, 76, 34, 28)),
      put('light', disc(166, 92, 3), disc(178, 108, 2), bar([104, 84], [140, 78], 2.4)),
    ],
  };
}

export function beast(dice: Dice, at: number): Layers {
  const { layers } = mountOf(dice, at);
  return at % 2 ? layers : place(layers, 200, 0, { flip: true });
}

/** A hulk on two legs, all shoulders. */
export function hulk(dice: Dice): Layers {
  const s = dice.between(46, 66);
  const blade = dice.chance(0.5);
  const up = dice.chance(0.5);
  const y = dice.between(52, 70);
  return [
    put(
      'dark',
      blob([100 - s, y], [100, y - 14], [100 + s, y], [100 + s * 0.8, y + 40], [100 + 30, 132], [100 - 30, 132], [100 - s * 0.8, y + 40]),
    ),
    put(
      'dark',
      spikes(dice, [100 - s + 8, y - 4], [100 + s - 8, y - 4], 5),
      limb(
        [
          [84, 126],
          [70, 142],
          [66, 160],
        ],
        24,
      ),
      limb(
        [
          [116, 126],
          [130, 142],
          [134, 160],
        ],
        24,
      ),
    ),
    put(
      'dark',
      limb(
        [
          [100 - s, y + 8],
          [100 - s - 20, y + 40],
          [100 - s + 2, y + 74],
        ],
        26,
        16,
      ),
      up
        ? limb(
            [
              [100 + s, y + 8],
              [100 + s + 22, y - 16],
              [100 + s + 6, y - 46],
            ],
            26,
            16,
          )
        : limb(
            [
              [100 + s, y + 8],
              [100 + s + 20, y + 42],
              [100 + s - 4, y + 72],
            ],
            26,
            16,
          ),
    ),
    put(
      'dark',
      blade
        ? up
          ? poly([100 + s - 2, y - 40], [100 + s + 16, y - 48], [100 + s - 40, y - 60])
          : poly([100 + s - 14, y + 62], [100 + s + 6, y + 78], [100 + s - 50, y + 92])
        : disc(100 - s + 2, y + 76, 12),
    ),
    put('tone', blob([74, y + 14], [100, y + 8], [126, y + 14], [116, y + 46], [84, y + 46])),
    put('light', ...[0, 1, 2].map(i => bar([88, y + 56 + i * 9], [112, y + 56 + i * 9], 3))),
    ...place(HEADS[dice.one(['maw', 'horned', 'skull', 'hollow'] as const)]({ dice, turn: dice.between(-1, 1) }), 100, y - 8, {
      scale: 0.8,
    }),
  ];
}

/** Many legs below, a torso above. */
export function crawler(dice: Dice, at: number): Layers {
  return place(place(crawling(dice), -100, -160), 100 + dice.between(-16, 16), 160, {
    scale: [1, 0.82, 1.12, 0.92, 0.74][at % 5]!,
    flip: at % 2 === 0,
  });
}
function crawling(dice: Dice): Layers {
  const legs = 3 + dice.below(2);
  const low = dice.between(104, 116);
  const torso = dice.chance(0.6);
  return [
    put(
      'dark',
      ...Array.from(
        { length: legs },
        (_, i) =>
          limb(
            [
              [90 - i * 6, low],
              [54 - i * 14, low - 34 + i * 10],
              [26 - i * 6, 156],
            ],
            11,
            4,
          ) +
          limb(
            [
              [110 + i * 6, low],
              [146 + i * 14, low - 34 + i * 10],
              [174 + i * 6, 156],
            ],
            11,
            4,
          ),
      ),
    ),
    put(
      'dark',
      blob([56, low], [76, low - 22], [124, low - 22], [144, low], [124, low + 26], [76, low + 26]),
      torso ? blob([78, low - 16], [72, low - 56], [100, low - 66], [128, low - 56], [122, low - 16]) : '',
    ),
    put(
      'tone',
      torso
        ? blob([86, low - 20], [84, low - 48], [116, low - 48], [114, low - 20])
        : blob([70, low], [100, low - 16], [130, low], [100, low + 12]),
    ),
    ...(torso
      ? [
          put(
            'dark',
            limb(
              [
                [74, low - 48],
                [40, low - 54],
                [34, low - 86],
              ],
              13,
              6,
            ),
            limb(
              [
                [126, low - 48],
                [160, low - 54],
                [166, low - 88],
              ],
              13,
              6,
            ),
            poly([28, low - 82], [34, low - 122], [42, low - 82]),
            poly([160, low - 84], [168, low - 124], [172, low - 84]),
          ),
        ]
      : []),
    ...place(HEADS[dice.one(['maw', 'skull', 'horned'] as const)]({ dice, turn: 0 }), 100, torso ? low - 70 : low - 20, { scale: 0.78 }),
    put('spot', disc(86, low + 8, 3), disc(100, low + 12, 3), disc(114, low + 8, 3)),
  ];
}

/** A heap with tentacles and eyes. */
export function spawn(dice: Dice): Layers {
  const arms = 5 + dice.below(4);
  return [
    put(
      'dark',
      ...Array.from({ length: arms }, (_, i) => {
        const x = 24 + (152 * i) / (arms - 1);
        const way = x < 100 ? -1 : 1;
        return limb(
          [
            [100 + (x - 100) * 0.4, 96],
            [x, dice.between(50, 90)],
            [x + way * 10, dice.between(16, 48)],
            [x + way * dice.between(-16, 24), dice.between(6, 40)],
          ],
          15,
          4,
        );
      }),
    ),
    put('dark', blob([40, 160], [44, 104], [76, 66 - dice.between(0, 16)], [124, 70], [158, 108], [162, 160])),
    put('light', blob([66, 122], [100, 112], [134, 122], [118, 146], [82, 146])),
    put('dark', ...[74, 86, 98, 110, 122].map(x => poly([x - 6, 114], [x, 132], [x + 6, 114]))),
    put('spot', disc(84, 92, 6), disc(112, 88, 8), disc(98, 100, 4)),
  ];
}
