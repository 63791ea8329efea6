/** What is held in a hand: lies along the x axis, its grip at 0, 0. */
import { bar, blob, disc, hoop, limb, poly, put, rect, star, type Dice, type Layers } from './pen.ts';

type Held = (dice: Dice) => Layers;

export const GUNS = {
  rifle: dice => {
    const long = dice.between(58, 78);
    return [
      put(
        'dark',
        rect(-14, -6, 40, 12),
        rect(26, -4, long - 30, 6),
        poly([-14, -4], [-36, 0], [-34, 14], [-14, 6]),
        poly([-4, 4], [6, 4], [2, 20], [-8, 20]),
        poly([14, 4], [24, 4], [30, 24], [20, 24]),
        dice.chance(0.5) ? rect(0, -14, 24, 5) + rect(4, -10, 4, 6) : '',
      ),
      put('light', rect(8, -2, 14, 3)),
    ];
  },
  carbine: dice => [
    put('dark', rect(-10, -7, 34, 13), rect(24, -4, dice.between(12, 22), 7), poly([-4, 4], [6, 4], [2, 20], [-8, 20]), disc(18, 14, 9)),
    put('light', disc(18, 14, 3.4), rect(-4, -3, 10, 3)),
  ],
  heavy: dice => {
    const barrels = 2 + dice.below(2);
    return [
      put(
        'dark',
        rect(-30, -10, 54, 24),
        ...Array.from({ length: barrels }, (_, i) => rect(24, -9 + (i * 20) / barrels, dice.between(40, 52), 5)),
        rect(56, -10, 6, 22),
        limb(
          [
            [-10, 14],
            [-4, 36],
            [-30, 44],
          ],
          9,
        ),
      ),
      put('light', ...[0, 1, 2, 3].map(i => rect(-24 + i * 10, -4, 5, 12))),
    ];
  },
  flamer: dice => [
    put('dark', rect(-20, -6, 66, 11), disc(-4, 16, 12), poly([44, -8], [60, -12], [60, 10], [44, 8])),
    put('spot', blob([60, 0], [78, -16 - dice.between(0, 10)], [96, -10], [108, 4], [92, 12], [76, 14])),
    put('light', disc(-4, 16, 5)),
  ],
  rocket: dice => [
    put(
      'dark',
      rect(-40, -10, 92, 20),
      poly([52, -14], [52, 14], [74 + dice.between(0, 8), 0]),
      poly([-40, -10], [-52, -16], [-52, 16], [-40, 10]),
      rect(-4, 8, 8, 18),
    ),
    put('light', rect(-26, -3, 20, 6)),
  ],
  sniper: dice => [
    put(
      'dark',
      rect(-16, -5, 42, 9),
      rect(26, -3, dice.between(58, 66), 4),
      poly([-16, -4], [-42, 2], [-40, 14], [-16, 5]),
      rect(-4, -16, 34, 7),
      rect(2, -10, 4, 7),
      rect(20, -10, 4, 7),
      bar([40, 2], [30, 30], 3),
      bar([40, 2], [50, 30], 3),
    ),
    put('light', disc(28, -12.5, 2.6)),
  ],
  pistol: dice => [
    put('dark', rect(-6, -7, dice.between(28, 38), 11), poly([-6, 2], [6, 2], [3, 20], [-9, 20])),
    put('light', rect(6, -4, 12, 3)),
  ],
} as const satisfies Record<string, Held>;

export const BLADES = {
  sword: dice => {
    const [long, wide] = [dice.between(66, 92), dice.between(6, 12)];
    return [
      put(
        'dark',
        poly([8, -wide / 2], [long, -wide / 2], [long + 14, 0], [long, wide / 2], [8, wide / 2]),
        rect(3, -14, 6, 28),
        rect(-14, -3.5, 18, 7),
        disc(-16, 0, 5),
      ),
      put('light', bar([16, 0], [long, 0], 2)),
    ];
  },
  katana: dice => [
    put('dark', blob([4, -4], [44, -8], [dice.between(82, 98), -18], [70, -6], [40, 2], [4, 4]), disc(2, 0, 7), rect(-26, -3, 28, 6)),
  ],
  axe: dice => [
    put(
      'dark',
      rect(-24, -3, 92, 6),
      blob([46, -3], [42, -26], [66, -24 - dice.between(0, 8)], [74, -3]),
      dice.chance(0.5) ? blob([46, 3], [44, 22], [64, 22], [72, 3]) : poly([52, 3], [58, 20], [64, 3]),
    ),
    put('light', bar([50, -14], [66, -14], 2.4)),
  ],
  hammer: () => [put('dark', rect(-24, -3.5, 88, 7), rect(56, -20, 22, 40), rect(52, -14, 30, 28)), put('light', rect(62, -12, 4, 24))],
  chain: dice => [
    put(
      'dark',
      rect(-14, -8, 30, 16),
      rect(14, -7, 66, 14),
      ...Array.from({ length: 8 }, (_, i) => poly([16 + i * 8, -7], [20 + i * 8, -13], [24 + i * 8, -7])),
      ...Array.from({ length: 8 }, (_, i) => poly([16 + i * 8, 7], [20 + i * 8, 13], [24 + i * 8, 7])),
    ),
    put('light', rect(22, -1.5, dice.between(40, 54), 3)),
  ],
  spear: dice => [
    put('dark', rect(-60, -2.5, 132, 5), poly([70, -9], [98, 0], [70, 9])),
    dice.chance(0.4) ? put('tone', poly([66, -2], [66, -34], [30, -28], [38, -16], [26, -4])) : put('light', bar([76, 0], [90, 0], 2)),
  ],
  scythe: dice => [put('dark', rect(-60, -3, 130, 6), blob([66, -3], [72, -26], [50 - dice.between(0, 12), -58], [58, -28], [56, -2]))],
  staff: dice => [
    put('dark', rect(-70, -2.6, 140, 5.2), hoop(80, 0, 13, 4)),
    put(dice.chance(0.5) ? 'spot' : 'light', dice.chance(0.5) ? star([80, 0], 8) : disc(80, 0, 5)),
  ],
  banner: dice => [
    put('dark', rect(-60, -2.6, 150, 5.2), disc(92, 0, 4)),
    put('tone', poly([86, 2], [86, 58], [70, 48], [dice.between(30, 44), 60], [40, 2])),
    put('light', disc(64, 26, 9)),
  ],
  claw: () => [
    put(
      'dark',
      limb(
        [
          [-8, 0],
          [12, 0],
        ],
        14,
      ),
      ...[-9, 0, 9].map(y => poly([12, y - 4], [46, y * 1.8], [12, y + 4])),
    ),
  ],
  shovel: () => [
    put('dark', rect(-40, -2.6, 86, 5.2), blob([44, -10], [66, -11], [78, 0], [66, 11], [44, 10])),
    put('light', bar([50, 0], [66, 0], 2)),
  ],
  wrench: () => [put('dark', rect(-20, -4, 62, 8), hoop(50, 0, 14, 6)), put('light', rect(-10, -1, 40, 2))],
  book: () => [
    put('dark', rect(-4, -22, 34, 44)),
    put('light', rect(2, -17, 22, 34)),
    put('spot', rect(10, -12, 5, 24), rect(4, -5, 17, 5)),
  ],
  shield: dice => [
    put('dark', blob([0, -40], [26, -32], [24, 10], [0, 46], [-24, 10], [-26, -32])),
    put('tone', blob([0, -30], [18, -24], [16, 8], [0, 32], [-16, 8], [-18, -24])),
    put('light', dice.chance(0.5) ? rect(-3, -26, 6, 50) + rect(-14, -10, 28, 6) : star([0, -2], 12)),
  ],
} as const satisfies Record<string, Held>;
export type GunName = keyof typeof GUNS;
export type BladeName = keyof typeof BLADES;
export const heldOf = (name: GunName | BladeName, dice: Dice): Layers =>
  (name in GUNS ? GUNS[name as GunName] : BLADES[name as BladeName])(dice);
