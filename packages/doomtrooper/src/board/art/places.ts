/** What stands behind a picture: the place it was taken at. Drawn on the whole sheet, in the colours of the distance. */
import { bar, blob, disc, limb, poly, put, rect, type Dice, type Layers, type Point } from './pen.ts';

type Place = (dice: Dice) => Layers;
const sun = (dice: Dice, r: number): string => disc(dice.between(24, 176), dice.between(20, 62), r);
const ridge = (dice: Dice, base: number, rise: number, k: number): string =>
  poly([0, 160], ...Array.from({ length: k + 1 }, (_, i): Point => [(200 * i) / k, base - dice.between(0, rise)]), [200, 160]);

export const PLACES = {
  city: dice => {
    let far = '';
    let lit = '';
    for (let x = -4; x < 200;) {
      const [w, h] = [dice.between(14, 34), dice.between(40, 140)];
      far += rect(x, 160 - h, w, h) + (dice.chance(0.3) ? rect(x + w / 2 - 1, 142 - h, 2, 20) : '');
      for (let y = 168 - h; y < 156; y += 14) if (dice.chance(0.45)) lit += rect(x + 4, y, Math.max(3, w - 10), 3);
      x += w + dice.between(0, 8);
    }
    return [put('light', sun(dice, dice.between(10, 22))), put('far', far), put('light', lit)];
  },
  trench: dice => [
    put('light', ...[0, 1, 2].map(() => bar([dice.between(0, 200), 0], [dice.between(0, 200), 110], 1.6))),
    put('far', ridge(dice, 108, 20, 9)),
    put(
      'near',
      ridge(dice, 138, 10, 12),
      ...Array.from({ length: 5 }, (_, i) => bar([12 + i * 44, 140], [12 + i * 44 + dice.between(-6, 6), 96], 3.4)),
      limb(
        Array.from({ length: 9 }, (_, i): Point => [i * 25, 108 + (i % 2) * 12]),
        2,
      ),
    ),
  ],
  jungle: dice => [
    put('light', sun(dice, 26)),
    put(
      'far',
      ...Array.from({ length: 7 }, () => {
        const [x, y] = [dice.between(0, 200), dice.between(20, 80)];
        return (
          limb(
            [
              [x, 160],
              [x + dice.between(-14, 14), y],
            ],
            6,
            3,
          ) +
          Array.from({ length: 5 }, (_, k) =>
            blob([x, y], [x + (k - 2) * 16, y - 12], [x + (k - 2) * 24, y + 14], [x + (k - 2) * 14, y]),
          ).join('')
        );
      }),
    ),
    put(
      'near',
      ...Array.from({ length: 9 }, (_, i) => blob([i * 25 - 10, 160], [i * 25 - 8, 134 - dice.between(0, 16)], [i * 25 + 22, 160])),
    ),
  ],
  citadel: dice => [
    put('spot', sun(dice, dice.between(8, 16))),
    put(
      'far',
      ...Array.from({ length: 8 }, (_, i) =>
        poly([i * 27 - 16, 160], [i * 27 + dice.between(-8, 8), dice.between(16, 96)], [i * 27 + 16, 160]),
      ),
    ),
    put('near', ridge(dice, 146, 16, 16)),
  ],
  desert: dice => [
    put('light', sun(dice, dice.between(14, 26)), dice.chance(0.5) ? sun(dice, 6) : ''),
    put('far', blob([0, 160], [0, 110], [60, 96 - dice.between(0, 14)], [120, 116], [200, 92], [200, 160])),
    put(
      'near',
      blob([0, 160], [0, 138], [80, 132], [140, 146 - dice.between(0, 16)], [200, 132], [200, 160]),
      dice.chance(0.5) ? poly([20, 112], [26, 70], [58, 66], [66, 114]) : poly([140, 108], [150, 60], [166, 64], [176, 106]),
    ),
  ],
  ice: dice => [
    put('light', ridge(dice, 92, 60, 5)),
    put('far', ridge(dice, 120, 40, 7)),
    put('light', ...Array.from({ length: 16 }, () => disc(dice.between(0, 200), dice.between(0, 120), 1.8))),
  ],
  ruins: dice => [
    put('light', sun(dice, 18)),
    put(
      'far',
      ...Array.from({ length: 6 }, (_, i) =>
        poly(
          [i * 36, 160],
          [i * 36, dice.between(60, 120)],
          [i * 36 + 9, dice.between(50, 90)],
          [i * 36 + 17, dice.between(66, 110)],
          [i * 36 + 25, 160],
        ),
      ),
    ),
    put('near', ridge(dice, 144, 14, 14)),
  ],
  asteroids: dice => [
    put('light', ...Array.from({ length: 18 }, () => disc(dice.between(0, 200), dice.between(0, 150), dice.between(0.8, 2)))),
    put(
      'far',
      ...Array.from({ length: 6 }, () => {
        const [x, y, r] = [dice.between(0, 200), dice.between(8, 150), dice.between(8, 26)];
        return blob(
          ...Array.from({ length: 7 }, (_, k): Point => [
            x + Math.cos(k * 0.9) * r * dice.between(0.8, 1.2),
            y + Math.sin(k * 0.9) * r * dice.between(0.8, 1.1),
          ]),
        );
      }),
    ),
  ],
  cathedral: dice => {
    const lean = dice.between(-20, 20);
    return [
      put('light', ...[0, 1, 2, 3, 4].map(i => poly([100 + lean, -10], [i * 50 - 18, 160], [i * 50 + 8, 160]))),
      put(
        'far',
        ...[0, 1, 2, 3, 4, 5].map(i =>
          poly(
            [i * 40 - 12, 160],
            [i * 40 - 12, 40 + dice.between(-16, 24)],
            [i * 40, 8 + dice.between(0, 30)],
            [i * 40 + 12, 40],
            [i * 40 + 12, 160],
          ),
        ),
      ),
    ];
  },
  pagoda: dice => [
    put('spot', sun(dice, 24)),
    put(
      'far',
      ...[0, 1].map(k => {
        const x = dice.between(20 + k * 90, 70 + k * 90);
        return [0, 1, 2, 3]
          .map(
            i =>
              poly([x - 40 + i * 8, 130 - i * 32], [x, 108 - i * 32], [x + 40 - i * 8, 130 - i * 32]) +
              rect(x - 22 + i * 4, 126 - i * 32, 44 - i * 8, 34),
          )
          .join('');
      }),
    ),
    put('near', ridge(dice, 150, 8, 8)),
  ],
  sky: dice => [
    put(
      'light',
      ...Array.from({ length: 6 }, () => {
        const [x, y] = [dice.between(0, 200), dice.between(14, 140)];
        return blob([x - 32, y], [x - 14, y - 12], [x + 12, y - 14], [x + 34, y], [x, y + 5]);
      }),
    ),
    put('far', ridge(dice, 150, 14, 6)),
  ],
  sea: dice => [
    put(
      'light',
      sun(dice, 16),
      ...[0, 1, 2, 3].map(i => bar([dice.between(0, 60), 104 + i * 15], [dice.between(120, 200), 104 + i * 15], 3)),
    ),
    put(
      'far',
      rect(0, 96, 200, 4),
      ridge(dice, 100, 22, 4)
        .replace(/L200 160/, 'L200 98')
        .replace('M0 160', 'M0 98'),
    ),
  ],
  lab: dice => [
    put(
      'far',
      ...Array.from({ length: 6 }, (_, i) => rect(i * 36 - 4, dice.between(10, 60), 24, 160)),
      ...[40, 84, 128].map(y => rect(0, y, 200, 3)),
    ),
    put('light', ...Array.from({ length: 14 }, () => rect(dice.between(0, 190), dice.between(20, 150), 8, 3))),
  ],
  rays: dice => {
    const [x, y, k] = [dice.between(60, 140), dice.between(40, 110), 9 + dice.below(8)];
    return [
      put(
        'far',
        ...Array.from({ length: k }, (_, i) =>
          poly(
            [x, y],
            [x + Math.cos((i * 6.283) / k) * 240, y + Math.sin((i * 6.283) / k) * 240],
            [x + Math.cos(((i + 0.5) * 6.283) / k) * 240, y + Math.sin(((i + 0.5) * 6.283) / k) * 240],
          ),
        ),
      ),
    ];
  },
  stripes: dice => {
    const lean = dice.between(30, 90);
    return [
      put(
        'far',
        ...Array.from({ length: 7 }, (_, i) => poly([i * 44 - lean, 160], [i * 44 - lean + 22, 160], [i * 44 + 22, 0], [i * 44, 0])),
      ),
    ];
  },
  map: dice => [
    put('far', ...[30, 62, 94, 126].map(y => rect(0, y, 200, 1.6)), ...[34, 74, 114, 154].map(x => rect(x, 0, 1.6, 160))),
    put('near', blob([dice.between(0, 30), 60], [60, dice.between(10, 50)], [dice.between(90, 130), 40], [110, 90], [70, 120], [20, 100])),
    put(
      'far',
      limb(
        Array.from({ length: 5 }, (_, i): Point => [i * 50, dice.between(90, 150)]),
        4,
      ),
    ),
  ],
} as const satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;
