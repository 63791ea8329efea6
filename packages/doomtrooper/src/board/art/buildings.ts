/** Buildings: what is fortified, and what is defended. */
import { bar, blob, disc, hoop, limb, poly, put, rect, star, type Dice, type Layers, type Point } from './pen.ts';
import type { Subject } from './subject.ts';

export function fortification({ labels, words }: Subject, dice: Dice): Layers {
  const says = (re: RegExp): boolean => re.test(words);
  if (labels.includes('citadel') || says(/citadel/)) {
    const k = 4 + dice.below(5);
    return [
      put(
        'dark',
        ...Array.from({ length: k }, (_, i) =>
          poly(
            [100 + (i - (k - 1) / 2) * 26 - 16, 160],
            [100 + (i - (k - 1) / 2) * 24, 30 + Math.abs(i - (k - 1) / 2) * 18 - dice.between(0, 24)],
            [100 + (i - (k - 1) / 2) * 26 + 16, 160],
          ),
        ),
        rect(0, 146, 200, 14),
      ),
      put('light', poly([88, 160], [92, 118], [100, 104], [108, 118], [112, 160])),
      put('spot', disc(100, 84, dice.between(4, 9))),
    ];
  }
  if (labels.includes('city') || says(/city|palace|hq\b|directorate|embassy|hospital|bank|board room|museum|club/)) {
    const dome = dice.chance(0.4);
    const h = dice.between(70, 118);
    return [
      put(
        'dark',
        rect(30, 160 - h * 0.7, 40, h),
        rect(66, 160 - h, 68, h + 10),
        rect(132, 160 - h * dice.between(0.5, 0.9), 44, h),
        dome ? disc(100, 160 - h, 34) : poly([66, 160 - h], [100, 132 - h], [134, 160 - h]),
      ),
      put(
        'light',
        ...Array.from(
          { length: 4 },
          (_, i) => rect(74, 172 - h + i * 18, 12, 9) + rect(94, 172 - h + i * 18, 12, 9) + rect(114, 172 - h + i * 18, 12, 9),
        ),
        rect(92, 136, 16, 24),
      ),
      put('tone', rect(98, 118 - h, 3, 30), poly([101, 118 - h], [126, 124 - h], [101, 132 - h])),
    ];
  }
  if (says(/cathedral|sanctuary|archive/)) {
    const towers = 1 + dice.below(3);
    return [
      put(
        'dark',
        poly([40, 160], [40, 90], [100, 40 - dice.between(0, 14)], [160, 90], [160, 160]),
        ...Array.from(
          { length: towers },
          (_, i) =>
            rect(i % 2 ? 150 : 26, 50 - i * 8, 24, 110) +
            poly([i % 2 ? 148 : 24, 52 - i * 8], [i % 2 ? 162 : 38, 8 - i * 4], [i % 2 ? 176 : 52, 52 - i * 8]),
        ),
      ),
      put('light', hoop(100, 88, 20, 5), poly([86, 160], [86, 130], [100, 114], [114, 130], [114, 160])),
      put('tone', star([100, 88], 13, 8, 0.5)),
    ];
  }
  if (says(/factory|industrial|complex|lab|armory|refinery/))
    return [
      put(
        'dark',
        poly([20, 160], [20, 96], [60, 76], [60, 96], [100, 76], [100, 96], [140, 76], [140, 96], [180, 96], [180, 160]),
        ...[0, 1, 2].map(i => rect(40 + i * 44, 30 + dice.between(-12, 16), 16, 60)),
      ),
      put('light', ...[0, 1, 2, 3].map(i => rect(32 + i * 36, 118, 20, 14))),
      put('far', ...[0, 1, 2].map(i => blob([48 + i * 44, 30], [34 + i * 44, 12], [60 + i * 44, -4], [84 + i * 44, 8]))),
    ];
  if (says(/fence|wire|barricade|minefield|prison|camp/))
    return [
      put(
        'dark',
        ...[0, 1, 2, 3, 4].map(i => rect(12 + i * 42, 60, 7, 100)),
        ...[78, 102, 126].map(y =>
          limb(
            Array.from({ length: 11 }, (_, i): Point => [i * 20, y + (i % 2) * dice.between(3, 10)]),
            3,
          ),
        ),
        rect(20, 26, 46, 40),
        poly([14, 28], [43, 8], [72, 28]),
      ),
      put('light', rect(30, 34, 26, 14)),
      put('spot', disc(43, 41, 5)),
    ];
  if (says(/foxhole|entrench|trench|outpost|installation|bunker|hideout|sewers|perimeter|line\b/))
    return [
      put('dark', blob([0, 160], [8, 112], [50, 96 - dice.between(0, 12)], [100, 88], [150, 98], [194, 116], [200, 160])),
      put('light', rect(50, 112, 100, 13)),
      put('dark', rect(dice.between(80, 110), 104, 46, 5)),
      put('tone', ...Array.from({ length: 8 }, (_, i) => disc(20 + i * 23, 148 - (i % 2) * 6, 12))),
    ];
  if (says(/balloon/))
    return [
      put(
        'dark',
        ...[0, 1, 2].map(
          i =>
            blob([30 + i * 56, 60 + i * 6], [50 + i * 56, 26], [74 + i * 56, 60], [52 + i * 56, 84]) +
            bar([52 + i * 56, 84], [60 + i * 50, 160], 2),
        ),
      ),
      put('spot', ...[0, 1, 2].map(i => disc(52 + i * 56, 54, 6))),
    ];
  const wide = dice.between(54, 86);
  const roof = dice.between(50, 86);
  return [
    put(
      'dark',
      poly(
        [100 - wide + 18, roof],
        [100 + wide - 18, roof],
        [100 + wide, 108],
        [100 + wide + 8, 160],
        [100 - wide - 8, 160],
        [100 - wide, 108],
      ),
      dice.chance(0.5)
        ? rect(58, roof - 24, 10, 26) + rect(76, roof - 36, 10, 38)
        : rect(98, roof - 36, 4, 38) + poly([102, roof - 36], [132, roof - 26], [102, roof - 16]),
    ),
    put('light', rect(100 - wide + 22, roof + 22, 2 * wide - 44, 8), rect(88, 126, 24, 34)),
    put('tone', rect(100 - wide, 112, wide * 2, 6)),
  ];
}
