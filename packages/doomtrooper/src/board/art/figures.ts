/** A figure from head to foot: its neck is at 0, 0, its shoulders a hand below, its feet 150 below. Posture, dress and arms are chosen apart. */
import { behind, legsOf, pauldrons, trunk, type Figure, type Posture } from './dress.ts';
import { heldOf } from './hands.ts';
import { HEADS } from './heads.ts';
import { disc, limb, place, poly, put, star, type Dice, type Layers, type Point } from './pen.ts';

interface Arms {
  /** Elbow and hand, viewer's left and right. */
  readonly left: readonly [Point, Point];
  readonly right: readonly [Point, Point];
  /** Where the weapon is held, and its angle. */
  readonly at: Point;
  readonly angle: number;
  readonly second?: { readonly at: Point; readonly angle: number };
}
/** By half the breadth of the shoulders. */
const ARMS: Record<Posture, (s: number, dice: Dice) => Arms> = {
  port: (s, dice) => ({
    left: [
      [-s - 8, 38],
      [-6, 56],
    ],
    right: [
      [s + 8, 40],
      [16, 34],
    ],
    at: [0, 46],
    angle: -28 - dice.between(0, 22),
  }),
  aim: s => ({
    left: [
      [-s + 4, 40],
      [22, 20],
    ],
    right: [
      [s + 4, 34],
      [44, 16],
    ],
    at: [24, 12],
    angle: -4,
  }),
  shoulder: (s, dice) => ({
    left: [
      [-s - 10, 44],
      [-s - 4, 78],
    ],
    right: [
      [s + 12, 42],
      [s - 2, 54],
    ],
    at: [s + 2, 46],
    angle: -84 - dice.between(0, 22),
  }),
  raise: (s, dice) => ({
    left: [
      [-s - 14, 40],
      [-s + 4, 66],
    ],
    right: [
      [s + 24, -4],
      [s + 18, -40],
    ],
    at: [s + 18, -42],
    angle: -112 + dice.between(0, 44),
  }),
  rest: s => ({
    left: [
      [-s - 8, 42],
      [-3, 62],
    ],
    right: [
      [s + 8, 42],
      [3, 62],
    ],
    at: [0, 58],
    angle: 90,
  }),
  twin: (s, dice) => {
    const down = dice.chance(0.5);
    return {
      left: [
        [-s - 18, 34],
        [-s - 22, down ? 62 : 0],
      ],
      right: [
        [s + 18, 34],
        [s + 22, down ? 62 : 0],
      ],
      at: [s + 22, down ? 62 : 0],
      angle: down ? 58 : -62,
      second: { at: [-s - 22, down ? 62 : 0], angle: down ? 122 : -118 },
    };
  },
  order: (s, dice) => ({
    left: [
      [-s - 22, 20],
      [-s - 52, -8 + dice.between(-10, 14)],
    ],
    right: [
      [s + 14, 44],
      [s + 2, 72],
    ],
    at: [s + 4, 72],
    angle: 74,
  }),
  cast: (s, dice) => ({
    left: [
      [-s - 22, 14],
      [-s - 16, -30 - dice.between(0, 14)],
    ],
    right: [
      [s + 22, 14],
      [s + 16, -30],
    ],
    at: [s + 16, -30],
    angle: -90,
  }),
  hang: (s, dice) => ({
    left: [
      [-s - 20, 44],
      [-s - 12, 88],
    ],
    right: [
      [s + 20, 44],
      [s + 12 + dice.between(0, 10), 88],
    ],
    at: [s + 14, 88],
    angle: 70,
    second: { at: [-s - 12, 88], angle: 110 },
  }),
  guard: s => ({
    left: [
      [-s - 6, 40],
      [-20, 46],
    ],
    right: [
      [s + 20, 6],
      [s + 10, -22],
    ],
    at: [s + 10, -24],
    angle: -130,
    second: { at: [-18, 46], angle: 0 },
  }),
  hip: (s, dice) => ({
    left: [
      [-s - 12, 42],
      [-14, 66],
    ],
    right: [
      [s + 14, 44],
      [34, 68],
    ],
    at: [6, 66],
    angle: 6 + dice.between(-14, 12),
  }),
  lunge: (s, dice) => ({
    left: [
      [-s - 16, 30],
      [-s - 30, 8],
    ],
    right: [
      [s + 20, 22],
      [s + 50, 16],
    ],
    at: [s + 52, 14],
    angle: -10 + dice.between(-16, 12),
  }),
};

export function figureOf(figure: Figure, dice: Dice): Layers {
  const s = 24 + figure.bulk * 18 - (figure.woman ? 4 : 0);
  const arms = ARMS[figure.posture](s, dice);
  const thick = figure.dress === 'bones' ? 8 : figure.woman ? 12 : 14 + figure.bulk * 8;
  const arm = ([elbow, hand]: readonly [Point, Point], side: number): string =>
    limb([[side * (s - 4), 13], elbow, hand], thick, thick * 0.7);
  const weapon = figure.held
    ? place(heldOf(figure.held, dice), ...arms.at, { turn: arms.angle, flip: false, scale: 1 + figure.bulk * 0.15 })
    : [];
  const second = figure.other && arms.second ? place(heldOf(figure.other, dice), ...arms.second.at, { turn: arms.second.angle }) : [];
  const inFront = figure.posture !== 'shoulder';
  const glow = figure.posture === 'cast' ? [put('spot', star([-s - 16, -44], 12, 8, 0.5), star([s + 16, -44], 12, 8, 0.5))] : [];
  return [
    ...behind(figure, s, dice),
    ...(inFront ? [] : weapon),
    put('dark', legsOf(figure.legs, s, figure.dress), arm(arms.left, -1), arm(arms.right, 1)),
    ...trunk(figure, s, dice),
    ...pauldrons(figure, s, dice),
    ...place(HEADS[figure.head]({ dice, turn: figure.turn }), figure.turn * 4, -22, { scale: figure.bulk > 0.7 ? 0.84 : 0.95 }),
    ...(figure.rank
      ? [
          put(
            'light',
            ...Array.from({ length: figure.rank }, (_, i) =>
              poly(
                [-s + 4, 22 + i * 6],
                [-s + 12, 18 + i * 6],
                [-s + 20, 22 + i * 6],
                [-s + 20, 25 + i * 6],
                [-s + 12, 21 + i * 6],
                [-s + 4, 25 + i * 6],
              ),
            ),
          ),
        ]
      : []),
    ...second,
    ...(inFront ? weapon : []),
    ...(inFront && figure.held ? [put('dark', disc(...arms.right[1], thick * 0.45), disc(...arms.left[1], thick * 0.45))] : []),
    ...glow,
  ];
}
