/**
 * What a hero looks like: a bust in a round frame of 50 units, put together from parts. Each of our kinds names its parts; a hero
 * of no kind gets parts by its island and name. Colours, ground and small things come from the seed: all cards of a kind look alike,
 * no two kinds do.
 */
import type { HeroCard, Island } from '../index.ts';
import { circle, ellipse, gear, polar, polygon, rect, regular, star } from './geometry.ts';
import { CREAM, ISLAND_TINT } from './palette.ts';
import { flat, shape, stroke, type Shape } from './picture.ts';
import { drawFrom, type Draw } from '@kolbiste/board-kit/seed';

interface Colours {
  readonly skin: string;
  readonly body: string;
  readonly accent: string;
  readonly second: string;
}
type Part = (c: Colours, draw: Draw) => readonly Shape[];

const WHITE = '#ffffff';
const DARK = '#28313c';
const METAL = '#dfe6ec';
const STEEL = '#9fb0be';
const GOLD = '#f1c244';
const RED = '#e5533d';
const PINK = '#f4a9b8';
const GREEN = '#6cb548';
const WOOD = '#b07a42';
const shade = 'rgb(29 39 51 / 18%)';

const ears = (x: number, y: number, r: number, fill: string, inner: string): readonly Shape[] =>
  [-1, 1].flatMap(side => [shape(fill, circle(side * x, y, r)), flat(inner, circle(side * x, y, r * 0.5))]);

const HEADS = {
  // Machines
  box: c => [
    shape(c.skin, rect(-18, -24, 36, 36, 5)),
    flat(shade, rect(10, -23, 7, 34, 3)),
    ...[-14, 14].flatMap(x => [-20, 8].map(y => flat(DARK, circle(x, y, 1.3)))),
    shape(c.accent, rect(-22, -10, 4, 10, 1)),
    shape(c.accent, rect(18, -10, 4, 10, 1)),
  ],
  can: c => [
    shape(c.skin, 'M-17 -24V12C-17 18 17 18 17 12V-24z'),
    shape(METAL, ellipse(0, -24, 17, 5)),
    stroke('M-17 -16c6 3 28 3 34 0M-17 8c6 3 28 3 34 0', 1.2),
    shape(c.accent, 'M-17 -3c6 3 28 3 34 0v7c-6 3 -28 3 -34 0z', 1.2),
  ],
  toaster: c => [
    shape(c.skin, rect(-23, -18, 46, 31, 10)),
    flat(shade, rect(-23, 5, 46, 8, 5)),
    shape(DARK, rect(-15, -19, 12, 4, 2)),
    shape(DARK, rect(3, -19, 12, 4, 2)),
    shape('#d99a4e', 'M-14 -17v-11c-2 -5 12 -5 10 0v11z'),
    shape('#d99a4e', 'M4 -17v-7c-2 -5 12 -5 10 0v7z'),
    shape(c.accent, rect(22, -8, 5, 10, 2)),
  ],
  vacuum: c => [
    stroke('M14 -16C30 -34 42 -14 33 6', 7),
    stroke('M14 -16C30 -34 42 -14 33 6', 4, c.accent),
    shape(c.skin, 'M-21 12V-8C-21 -22 -10 -27 0 -27S21 -22 21 -8V12z'),
    shape(c.accent, rect(-21, 4, 42, 6), 1.2),
    shape(DARK, rect(-8, -25, 16, 4, 2)),
  ],
  bulb: c => [
    shape(c.skin, 'M0 -30C18 -30 25 -14 17 -2C13 4 12 7 12 12H-12C-12 7 -13 4 -17 -2C-25 -14 -18 -30 0 -30z'),
    flat('rgb(255 255 255 / 50%)', ellipse(-8, -18, 4, 7)),
    shape(STEEL, rect(-10, 12, 20, 6, 2)),
  ],
  nut: c => [
    shape(c.skin, regular(0, -6, 24, 6, 30)),
    stroke(regular(0, -6, 20, 6, 30), 1.1),
    flat(shade, polygon([0, -6], [20.8, -18], [20.8, 6])),
  ],
  boiler: c => [
    shape(c.skin, rect(-19, -22, 38, 36, 14)),
    stroke('M-19 -10h38M-19 8h38', 1.2),
    ...[-14, -5, 5, 14].map(x => flat(DARK, circle(x, -14, 1.2))),
  ],
  battery: c => [
    shape(GOLD, rect(-7, -30, 14, 6, 2)),
    shape(c.skin, rect(-17, -25, 34, 38, 5)),
    shape(c.accent, rect(-17, -25, 34, 9, 4), 1.2),
    stroke('M10 -22v4M8 -20h4', 1.6),
  ],
  gauge: c => [
    shape(METAL, circle(0, -6, 22)),
    shape(c.skin, circle(0, -6, 18), 1.2),
    ...[-120, -80, -40, 0, 40, 80, 120].map(a =>
      stroke(`M${polar(16, a).x} ${polar(16, a).y - 6}L${polar(18, a).x} ${polar(18, a).y - 6}`, 1.2),
    ),
  ],
  // People and creatures
  round: c => [shape(c.skin, circle(0, -6, 20)), shape(c.skin, circle(-20, -5, 4)), shape(c.skin, circle(20, -5, 4))],
  long: c => [
    shape(c.skin, 'M0 -28C13 -28 17 -18 16 -4C15 10 8 17 0 17S-15 10 -16 -4C-17 -18 -13 -28 0 -28z'),
    shape(c.skin, circle(-16, -4, 3.5)),
    shape(c.skin, circle(16, -4, 3.5)),
  ],
  wide: c => [
    shape(c.skin, 'M-24 -4C-24 -20 -12 -24 0 -24S24 -20 24 -4S12 15 0 15S-24 12 -24 -4z'),
    flat(PINK, ellipse(-15, 2, 4, 2.6)),
    flat(PINK, ellipse(15, 2, 4, 2.6)),
  ],
  pointed: c => [
    shape(c.skin, 'M-18 -22h36C20 -4 12 14 0 18C-12 14 -20 -4 -18 -22z'),
    shape(c.skin, polygon([-17, -12], [-28, -18], [-18, -2])),
    shape(c.skin, polygon([17, -12], [28, -18], [18, -2])),
  ],
  troll: c => [
    shape(c.skin, 'M-14 -26h28C20 -18 18 -8 24 0C24 12 14 18 0 18S-24 12 -24 0C-18 -8 -20 -18 -14 -26z'),
    shape(c.skin, polygon([-19, -10], [-30, -15], [-20, -2])),
    shape(c.skin, polygon([19, -10], [30, -15], [20, -2])),
    flat(shade, ellipse(0, 13, 14, 3)),
  ],
  fairy: c => [
    shape('rgb(255 255 255 / 75%)', 'M-12 4C-44 -30 -46 10 -14 12z'),
    shape('rgb(255 255 255 / 75%)', 'M12 4C44 -30 46 10 14 12z'),
    shape(c.skin, circle(0, -6, 18)),
    shape(c.accent, 'M-19 -4C-24 -30 24 -30 19 -4C14 -16 4 -18 -2 -18C-10 -17 -16 -12 -19 -4z'),
  ],
  stump: c => [
    shape(c.skin, 'M-18 -22L-20 14C-10 18 10 18 20 14L18 -22z'),
    shape('#e6c795', ellipse(0, -22, 18, 6)),
    stroke('M-11 -22a11 3.6 0 1 0 22 0a11 3.6 0 1 0 -22 0M-5 -22a5 1.6 0 1 0 10 0a5 1.6 0 1 0 -10 0', 1),
    stroke('M-15 -12v10M14 -14v8M-16 6v6M15 4v8', 1.2),
    shape(GREEN, ellipse(22, -18, 7, 4)),
  ],
  hedgehog: c => [
    shape('#7a5a3f', star(0, -8, 30, 20, 16)),
    shape(c.skin, 'M-15 -10C-15 -22 15 -22 15 -10C16 2 10 10 0 14C-10 10 -16 2 -15 -10z'),
    shape(DARK, ellipse(0, 5, 4.5, 3.4)),
  ],
  bear: c => [
    ...ears(17, -24, 7, c.skin, '#e5c9a8'),
    shape(c.skin, circle(0, -6, 22)),
    shape('#f0dcc0', ellipse(0, 4, 10, 8)),
    shape(DARK, ellipse(0, 0, 4, 3)),
  ],
  wolf: c => [
    shape(c.skin, polygon([-20, -14], [-17, -36], [-5, -22])),
    shape(c.skin, polygon([20, -14], [17, -36], [5, -22])),
    shape(c.skin, 'M-21 -12C-18 -26 18 -26 21 -12C20 0 10 6 7 16C4 20 -4 20 -7 16C-10 6 -20 0 -21 -12z'),
    flat('rgb(255 255 255 / 55%)', 'M-8 2C-4 -4 4 -4 8 2L5 15h-10z'),
    shape(DARK, ellipse(0, 11, 4, 3)),
  ],
  mole: c => [
    shape(c.skin, 'M-20 12C-24 -20 -10 -26 0 -26S24 -20 20 12z'),
    shape(PINK, ellipse(0, 2, 9, 6)),
    flat('#c96a80', circle(-3, 2, 1.3)),
    flat('#c96a80', circle(3, 2, 1.3)),
    stroke('M-12 6l-9 2M-12 9l-8 4M12 6l9 2M12 9l8 4', 1.1),
  ],
  toad: c => [
    shape(c.skin, circle(-12, -22, 8)),
    shape(c.skin, circle(12, -22, 8)),
    shape(c.skin, 'M-27 2C-27 -16 -14 -21 0 -21S27 -16 27 2C27 12 14 17 0 17S-27 12 -27 2z'),
    ...[
      [-18, -8],
      [17, -9],
      [20, 4],
      [-8, -14],
    ].map(([x, y]) => flat(shade, circle(x!, y!, 2.4))),
  ],
  mushroom: () => [
    shape(CREAM, 'M-13 -10C-11 4 -14 10 -13 16H13C14 10 11 4 13 -10z'),
    shape(RED, 'M-28 -8C-28 -30 -12 -36 0 -36S28 -30 28 -8C18 -3 -18 -3 -28 -8z'),
    ...[
      [-15, -18, 4],
      [2, -28, 5],
      [16, -17, 3.6],
      [0, -13, 3],
    ].map(([x, y, r]) => flat(WHITE, circle(x!, y!, r!))),
  ],
  bat: c => [
    shape(c.skin, polygon([-20, -10], [-24, -40], [-3, -23])),
    shape(c.skin, polygon([20, -10], [24, -40], [3, -23])),
    flat(PINK, polygon([-17, -15], [-20, -32], [-8, -21])),
    flat(PINK, polygon([17, -15], [20, -32], [8, -21])),
    shape(c.skin, circle(0, -6, 20)),
    shape('#6a5160', ellipse(0, 1, 4, 3)),
  ],
  mummy: () => [
    shape('#efe6cf', 'M0 -28C14 -28 18 -16 17 -4C16 10 9 17 0 17S-16 10 -17 -4C-18 -16 -14 -28 0 -28z'),
    flat(DARK, rect(-13, -12, 26, 10, 4)),
    stroke('M-14 -20c10 4 20 2 28 -2M-17 -14l8 2M-16 4c10 -4 20 -2 32 2M-13 10c10 3 18 2 26 -1', 1.2),
    shape('#efe6cf', 'M15 -6C28 -10 22 4 34 0C36 4 22 10 15 2z'),
  ],
  penguin: c => [
    shape(DARK, 'M0 -30C18 -30 24 -14 22 14H-22C-24 -14 -18 -30 0 -30z'),
    flat(WHITE, 'M-14 14C-18 -4 -14 -20 -2 -14L0 -12L2 -14C14 -20 18 -4 14 14z'),
    shape(c.accent, polygon([-5, -4], [5, -4], [0, 5])),
  ],
  balloon: c => [
    shape(c.accent, 'M0 -40C22 -40 26 -16 10 -2H-10C-26 -16 -22 -40 0 -40z'),
    stroke('M-7 -39C-14 -24 -10 -12 -5 -2M7 -39C14 -24 10 -12 5 -2', 1.2),
    shape(c.skin, circle(0, 2, 13)),
  ],
  frog: () => [
    shape(GREEN, circle(-13, -20, 8)),
    shape(GREEN, circle(13, -20, 8)),
    shape(GREEN, 'M-24 -2C-24 -16 -12 -20 0 -20S24 -16 24 -2S12 16 0 16S-24 10 -24 -2z'),
    flat('#d8eeb0', ellipse(0, 9, 14, 5)),
  ],
  pale: c => [
    shape(c.skin, 'M0 -26C15 -26 18 -12 16 0C14 10 6 18 0 18S-14 10 -16 0C-18 -12 -15 -26 0 -26z'),
    shape(DARK, 'M-18 -4C-22 -30 -8 -32 0 -31S22 -30 18 -4C16 -12 12 -17 0 -10C-12 -17 -16 -12 -18 -4z'),
    shape(c.skin, polygon([-16, -6], [-23, -12], [-17, 2])),
    shape(c.skin, polygon([16, -6], [23, -12], [17, 2])),
  ],
} satisfies Record<string, Part>;
type Head = keyof typeof HEADS;

const pupil = (x: number, y: number, r = 2): Shape => flat(DARK, circle(x, y, r));
const EYES = {
  dots: () => [pupil(-7, -8, 2.6), pupil(7, -8, 2.6)],
  wide: () => [-8, 8].flatMap(x => [shape(WHITE, circle(x, -9, 5.5)), pupil(x + 1, -8, 2.4)]),
  sleepy: () =>
    [-8, 8].flatMap(x => [
      shape(WHITE, circle(x, -8, 5)),
      flat('#b7a184', `M${x - 5} -8a5 5 0 0 1 10 0z`),
      stroke(`M${x - 5} -8h10`, 1.6),
      pupil(x, -5.5, 1.8),
    ]),
  angry: () =>
    [-8, 8].flatMap(x => [
      shape(WHITE, circle(x, -8, 5)),
      pupil(x * 0.85, -7, 2.2),
      stroke(x < 0 ? 'M-14 -16L-3 -12' : 'M14 -16L3 -12', 2.4),
    ]),
  visor: c => [
    shape(DARK, rect(-15, -14, 30, 9, 4)),
    shape(c.accent, rect(-4, -12, 12, 5, 2), 0),
    flat('rgb(255 255 255 / 60%)', rect(-12, -12.5, 4, 2, 1)),
  ],
  goggles: () => [
    stroke('M-22 -10H22', 3),
    ...[-8, 8].flatMap(x => [shape(STEEL, circle(x, -9, 7)), shape('#bfe6f7', circle(x, -9, 4.6), 1.2), pupil(x + 1, -8, 1.8)]),
  ],
  specs: () => [
    ...[-8, 8].flatMap(x => [shape('rgb(255 255 255 / 85%)', circle(x, -8, 6), 1.6), pupil(x, -7.5, 2)]),
    stroke('M-2 -8h4', 1.6),
  ],
  monocle: () => [
    pupil(-7, -8, 2.4),
    shape('rgb(255 255 255 / 85%)', circle(8, -8, 6.5), 2),
    pupil(8, -8, 2),
    stroke('M14 -5C16 4 14 10 12 16', 1.1),
  ],
  cyclops: () => [shape(WHITE, circle(0, -9, 8)), shape('#58b7e0', circle(1, -8, 4.4), 1.2), pupil(1, -8, 2)],
  wink: () => [shape(WHITE, circle(-8, -8, 5)), pupil(-7, -7, 2.2), stroke('M4 -8c3 -3 6 -3 9 0', 2)],
  crazy: () => [shape(WHITE, circle(-8, -9, 7)), pupil(-6, -10, 2.2), shape(WHITE, circle(9, -8, 4.4)), pupil(9, -7, 1.8)],
  high: () => [-12, 12].flatMap(x => [shape(WHITE, circle(x, -22, 5)), pupil(x, -21, 2.4)]),
  lashes: () =>
    [-8, 8].flatMap(x => [
      shape(WHITE, ellipse(x, -8, 5, 4.4)),
      pupil(x, -8, 2.2),
      stroke(`M${x - 5} -11l-3 -3M${x} -13v-3M${x + 5} -11l3 -3`, 1.3),
    ]),
  slits: () =>
    [-8, 8].flatMap(x => [
      shape('#f6e27a', ellipse(x, -7, 5, 3.6)),
      flat(DARK, ellipse(x, -7, 1.2, 3.4)),
      stroke(x < 0 ? 'M-14 -13L-3 -10' : 'M14 -13L3 -10', 2),
    ]),
} satisfies Record<string, Part>;
type Eyes = keyof typeof EYES;

const MOUTHS = {
  none: () => [],
  smile: () => [stroke('M-7 4C-3 9 3 9 7 4', 2)],
  grin: () => [shape(WHITE, 'M-9 2H9C8 10 -8 10 -9 2z'), stroke('M-4 2v6M0 2v7M4 2v6', 1)],
  frown: () => [stroke('M-7 8C-3 3 3 3 7 8', 2)],
  flat: () => [stroke('M-6 6H6', 2)],
  open: () => [shape('#7a2530', ellipse(0, 6, 5, 5)), flat(PINK, ellipse(0, 9, 3, 1.8))],
  grill: () => [shape(DARK, rect(-9, 2, 18, 7, 1.5)), stroke('M-5 2v7M-1 2v7M3 2v7', 1.2, METAL)],
  fangs: () => [
    stroke('M-8 4C-3 8 3 8 8 4', 1.8),
    shape(WHITE, polygon([-6, 5.6], [-2.6, 6.6], [-4.6, 12]), 1.1),
    shape(WHITE, polygon([6, 5.6], [2.6, 6.6], [4.6, 12]), 1.1),
  ],
  braces: () => [
    shape(WHITE, rect(-9, 2, 18, 7, 3)),
    stroke('M-9 5.5H9', 1.2, STEEL),
    ...[-6, -2, 2, 6].map(x => flat(STEEL, rect(x - 1, 4.3, 2, 2.4))),
    shape(WHITE, polygon([-8, 9], [-5, 9], [-6.5, 13]), 1),
    shape(WHITE, polygon([8, 9], [5, 9], [6.5, 13]), 1),
  ],
  tusks: () => [
    stroke('M-9 5C-3 9 3 9 9 5', 1.8),
    shape(CREAM, polygon([-9, 6], [-5, 7.5], [-8, -1]), 1.2),
    shape(CREAM, polygon([9, 6], [5, 7.5], [8, -1]), 1.2),
  ],
  moustache: c => [shape(c.second, 'M0 1C-5 -1 -14 0 -15 6C-10 5 -4 8 0 4C4 8 10 5 15 6C14 0 5 -1 0 1z')],
  beard: c => [shape(c.second, 'M-17 -2C-18 18 -6 27 0 27S18 18 17 -2C12 4 6 2 0 2S-12 4 -17 -2z'), stroke('M-5 7C-2 10 2 10 5 7', 1.6)],
  tongue: () => [stroke('M-8 4C-3 8 3 8 8 4', 1.8), shape(PINK, 'M0 7h6v4a3 3 0 0 1 -6 0z', 1.2)],
  beak: c => [shape(c.accent, polygon([-6, -1], [6, -1], [0, 8]))],
  wide: () => [stroke('M-17 5C-8 11 8 11 17 5', 2)],
  lipstick: () => [shape('#d8283f', 'M-6 5C-3 2 -1 4 0 5C1 4 3 2 6 5C3 9 -3 9 -6 5z', 1.1)],
} satisfies Record<string, Part>;
type Mouth = keyof typeof MOUTHS;

const HATS = {
  none: () => [],
  antenna: c => [stroke('M0 -24V-36', 2), shape(c.accent, circle(0, -38, 4))],
  crown: () => [
    shape(GOLD, polygon([-15, -22], [-17, -38], [-8, -30], [0, -42], [8, -30], [17, -38], [15, -22])),
    ...[-8, 0, 8].map(x => flat(RED, circle(x, -26, 1.8))),
  ],
  tiara: c => [shape(GOLD, 'M-16 -22C-10 -27 10 -27 16 -22L14 -28L7 -29L0 -38L-7 -29L-14 -28z'), flat(c.accent, circle(0, -30, 2.4))],
  chef: () => [
    shape(WHITE, 'M-14 -20V-28C-24 -30 -20 -42 -11 -40C-6 -47 6 -47 11 -40C20 -42 24 -30 14 -28V-20z'),
    stroke('M-14 -24H14M-5 -30v4M5 -30v4', 1.1),
  ],
  tophat: c => [shape(DARK, rect(-13, -44, 26, 22, 2)), shape(c.accent, rect(-13, -29, 26, 5), 1.1), shape(DARK, ellipse(0, -22, 22, 4))],
  pilot: c => [
    shape('#8a5a34', 'M-20 -6C-22 -32 22 -32 20 -6C14 -20 -14 -20 -20 -6z'),
    shape('#8a5a34', rect(-23, -10, 6, 16, 3)),
    shape('#8a5a34', rect(17, -10, 6, 16, 3)),
    ...[-8, 8].flatMap(x => [shape(GOLD, circle(x, -22, 6.5)), shape('#bfe6f7', circle(x, -22, 4.2), 1.1)]),
    flat(c.accent, rect(-1.5, -23, 3, 2)),
  ],
  captain: c => [
    shape(WHITE, 'M-22 -26C-18 -38 18 -38 22 -26L18 -22H-18z'),
    shape(c.body, rect(-18, -25, 36, 6, 2)),
    shape(DARK, 'M-16 -19C-8 -15 8 -15 16 -19z'),
    shape(GOLD, star(0, -28, 4.5, 2, 5), 1.1),
  ],
  peaked: c => [
    shape(c.body, 'M-18 -22C-18 -34 18 -34 18 -22z'),
    shape(DARK, 'M-18 -22H18C22 -20 22 -18 20 -17C8 -21 -8 -21 -18 -22z'),
    shape(GOLD, circle(0, -27, 2.6), 1.1),
  ],
  chimney: () => [
    shape(STEEL, rect(4, -40, 10, 18)),
    shape(DARK, rect(2, -43, 14, 5, 1)),
    shape('rgb(255 255 255 / 80%)', 'M10 -46a4 4 0 0 1 6 -4a5 5 0 0 1 9 2a4 4 0 0 1 -2 7h-10a3 3 0 0 1 -3 -5z', 1.2),
  ],
  bun: c => [
    shape(c.second, circle(0, -32, 8)),
    shape(c.second, 'M-21 -6C-24 -30 24 -30 21 -6C16 -18 8 -20 0 -20S-16 -18 -21 -6z'),
    stroke('M-10 -38L10 -28', 1.6),
  ],
  scarf: c => [
    shape(c.accent, 'M-22 4C-26 -34 26 -34 22 4C18 -16 10 -20 0 -20S-18 -16 -22 4z'),
    ...[-12, 0, 12].map(x => flat(WHITE, circle(x, -23 + Math.abs(x) / 4, 2))),
  ],
  pot: c => [
    shape(STEEL, 'M-19 -18V-34C-19 -40 19 -40 19 -34V-18z'),
    shape(STEEL, rect(-23, -22, 46, 5, 2)),
    stroke('M-19 -32h-6v6M19 -32h6v6', 2.4),
    flat('rgb(255 255 255 / 55%)', rect(-13, -35, 4, 11, 2)),
    stroke('M4 -38L12 -48', 3),
    shape(c.accent, ellipse(14, -50, 5, 3.4)),
  ],
  leaf: () => [
    stroke('M0 -24V-34', 2),
    shape(GREEN, 'M0 -34C-12 -46 -20 -36 -16 -30C-10 -26 -4 -30 0 -34z'),
    shape(GREEN, 'M0 -36C8 -48 18 -42 16 -36C12 -30 6 -32 0 -36z'),
  ],
  cap: c => [shape(c.accent, 'M-19 -14C-20 -32 20 -32 19 -14z'), shape(c.accent, 'M12 -17h18c2 4 -2 6 -6 6h-12z')],
  bowler: c => [
    shape(DARK, 'M-15 -22C-16 -40 16 -40 15 -22z'),
    shape(c.accent, rect(-15, -26, 30, 4), 1.1),
    shape(DARK, ellipse(0, -21, 22, 4)),
  ],
  helmet: c => [
    shape(STEEL, 'M-21 -6C-23 -34 23 -34 21 -6L16 -8C14 -20 -14 -20 -16 -8z'),
    shape(c.accent, 'M-3 -27C-4 -44 14 -44 20 -34C12 -38 6 -34 3 -27z'),
    flat(DARK, circle(-14, -16, 1.2)),
    flat(DARK, circle(14, -16, 1.2)),
  ],
  hard: () => [
    shape(GOLD, 'M-20 -16C-20 -36 20 -36 20 -16z'),
    shape(GOLD, rect(-24, -18, 48, 5, 2)),
    stroke('M-6 -31V-18M6 -31V-18', 1.4),
    shape(WHITE, circle(0, -24, 4), 1.2),
  ],
  wild: c => [shape(c.second, star(0, -16, 30, 17, 13))],
  propeller: c => [
    shape(c.body, 'M-18 -16C-18 -32 18 -32 18 -16z'),
    stroke('M0 -28v-8', 2),
    shape(c.accent, ellipse(-10, -37, 10, 3)),
    shape(c.accent, ellipse(10, -37, 10, 3)),
    flat(DARK, circle(0, -37, 2)),
  ],
  crank: () => [stroke('M0 -24V-34H14V-42', 3.6), shape(GOLD, circle(14, -43, 4)), shape(GOLD, gear(0, -27, 8, 8, 2.4))],
  veil: c => [
    shape('#4a2f5e', 'M-24 14C-30 -38 30 -38 24 14C18 -16 12 -22 0 -22S-18 -16 -24 14z'),
    shape(GOLD, star(0, -27, 5, 2.2, 5), 1.1),
    shape(c.accent, 'M-10 -34C-8 -44 -4 -38 0 -46C4 -38 8 -44 10 -34z'),
  ],
  horns: () => [
    shape(CREAM, 'M-14 -20C-26 -22 -26 -36 -20 -40C-20 -32 -14 -30 -8 -25z'),
    shape(CREAM, 'M14 -20C26 -22 26 -36 20 -40C20 -32 14 -30 8 -25z'),
  ],
  straw: () => [
    shape('#e9c86a', 'M-14 -22C-14 -36 14 -36 14 -22z'),
    shape('#e9c86a', ellipse(0, -21, 27, 6)),
    stroke('M-14 -24c8 4 20 4 28 0', 2.4, RED),
  ],
  wig: () => [
    shape(WHITE, 'M-20 8C-30 4 -26 -8 -24 -14C-26 -34 26 -34 24 -14C26 -8 30 4 20 8C18 -8 14 -19 0 -19S-18 -8 -20 8z'),
    ...[-20, 20].flatMap(x => [-6, 2].map(y => stroke(`M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`, 1.1))),
  ],
} satisfies Record<string, Part>;
type Hat = keyof typeof HATS;

const BODIES = {
  shoulders: c => [
    shape(c.body, 'M-34 54C-34 28 -18 20 0 20S34 28 34 54z'),
    stroke('M0 24V54', 1.2),
    flat(DARK, circle(4, 32, 1.5)),
    flat(DARK, circle(4, 40, 1.5)),
  ],
  tank: c => [
    shape(c.body, rect(-30, 18, 60, 40, 8)),
    ...[-24, -12, 0, 12, 24].map(x => flat(DARK, circle(x, 23, 1.4))),
    shape(METAL, circle(0, 38, 7)),
    stroke('M0 38l3 -4', 1.6),
  ],
  coat: c => [
    shape(c.body, 'M-36 54C-36 30 -22 20 -8 18L0 28L8 18C22 20 36 30 36 54z'),
    shape(WHITE, polygon([-8, 18], [0, 28], [8, 18], [4, 44], [-4, 44]), 1.2),
    shape(c.accent, polygon([-2.5, 26], [2.5, 26], [3.5, 42], [0, 46], [-3.5, 42]), 1.1),
  ],
  apron: c => [
    shape(c.body, 'M-34 54C-34 28 -18 20 0 20S34 28 34 54z'),
    shape(WHITE, 'M-14 26H14L18 54H-18z'),
    stroke('M-14 26L-20 21M14 26L20 21', 1.6),
    flat(RED, circle(7, 40, 2.4)),
  ],
  robe: c => [shape(c.body, 'M-36 54C-34 30 -18 16 0 16S34 30 36 54z'), shape(c.accent, 'M-10 18L0 54L10 18L4 17L0 30L-4 17z', 1.2)],
  cape: c => [
    shape('#2b2030', 'M-44 54C-40 26 -34 12 -24 2L-10 20H10L24 2C34 12 40 26 44 54z'),
    shape(RED, 'M-24 2L-18 20L-10 20zM24 2L18 20L10 20z', 1.1),
    shape(c.body, 'M-20 54C-18 30 -10 20 0 20S18 30 20 54z'),
    shape(WHITE, polygon([-6, 20], [6, 20], [0, 34]), 1.1),
    shape(GOLD, circle(0, 24, 2.4), 1.1),
  ],
  fur: c => [shape(c.body, `M-36 54L-33 34L-28 36L-24 25L-18 29L-12 20L-6 25L0 19L6 25L12 20L18 29L24 25L28 36L33 34L36 54z`)],
  overalls: c => [
    shape(c.accent, 'M-34 54C-34 28 -18 20 0 20S34 28 34 54z'),
    shape(c.body, 'M-16 34H16V54H-16z'),
    stroke('M-16 34L-18 23M16 34L18 23', 3.4),
    flat(GOLD, circle(-14, 36, 2)),
    flat(GOLD, circle(14, 36, 2)),
  ],
  uniform: c => [
    shape(c.body, 'M-36 54C-36 28 -20 19 0 19S36 28 36 54z'),
    stroke('M0 22V54', 1.2),
    ...[28, 36, 44].flatMap(y => [-6, 6].map(x => shape(GOLD, circle(x, y, 1.8), 1))),
    shape(GOLD, rect(-35, 24, 14, 5, 2), 1.2),
    shape(GOLD, rect(21, 24, 14, 5, 2), 1.2),
  ],
  vines: c => [
    shape(c.body, 'M-34 54C-34 28 -18 20 0 20S34 28 34 54z'),
    stroke('M-30 42C-10 30 10 50 30 36', 2.4, GREEN),
    ...[
      [-18, 37],
      [0, 40],
      [18, 41],
    ].map(([x, y]) => shape(GREEN, ellipse(x!, y! - 4, 4, 2.6), 1.1)),
  ],
} satisfies Record<string, Part>;
type Body = keyof typeof BODIES;

/** What the hero holds or has about: at the right shoulder. */
const THINGS = {
  none: () => [],
  drill: () => [
    shape(RED, 'M20 22H40V34H20z'),
    shape(RED, rect(24, 34, 9, 14, 2)),
    shape(STEEL, polygon([20, 25], [6, 28], [20, 31])),
    flat(DARK, circle(35, 28, 2)),
  ],
  spoon: () => [stroke('M28 48L36 14', 4.6), stroke('M28 48L36 14', 2.4, WOOD), shape(WOOD, ellipse(37, 8, 6, 8))],
  wrench: () => [stroke('M30 46V16', 6), stroke('M30 46V16', 3.4, STEEL), shape(STEEL, 'M22 4C21 16 39 16 38 4L34 4V10H26V4z')],
  ticket: () => [shape(CREAM, rect(22, 18, 18, 24, 1)), stroke('M25 24h12M25 29h12M25 34h8', 1.3), flat(RED, circle(36, 38, 2.4))],
  mug: () => [
    shape(WHITE, rect(20, 24, 16, 18, 2)),
    stroke('M36 28c8 -2 8 10 0 9', 2.4),
    stroke('M24 20c-2 -3 2 -4 0 -7M31 20c-2 -3 2 -4 0 -7', 1.6),
  ],
  basket: () => [shape(WOOD, 'M18 30H42L38 46H22z'), stroke('M20 30C22 16 38 16 40 30', 2.2), shape(RED, 'M24 30C24 22 34 22 34 30z')],
  book: () => [shape('#7a3f94', rect(20, 18, 20, 26, 2)), stroke('M24 18V44', 1.3), stroke('M28 25h8M28 30h6', 1.4, GOLD)],
  cauldron: () => [
    shape(DARK, 'M16 26H44C44 42 38 46 30 46S16 42 16 26z'),
    shape(GREEN, ellipse(30, 26, 14, 4)),
    shape(GREEN, circle(26, 18, 2.6), 1.1),
    shape(GREEN, circle(33, 14, 1.8), 1.1),
  ],
  cleaver: () => [shape(METAL, rect(20, 8, 18, 18, 1)), stroke('M36 26V42', 4.4), flat(WHITE, circle(24, 12, 1.4))],
  shovel: () => [stroke('M32 48V10', 4.4), stroke('M32 48V10', 2.2, WOOD), shape(STEEL, 'M24 -8h16v12c0 4 -4 6 -8 8c-4 -2 -8 -4 -8 -8z')],
  garlic: () => [
    stroke('M20 22C28 34 36 28 40 22', 1.6),
    ...[
      [22, 28],
      [30, 33],
      [38, 28],
    ].map(([x, y]) => shape(WHITE, `M${x} ${y! - 5}c5 4 5 10 0 10s-5 -6 0 -10z`, 1.2)),
  ],
  tray: () => [
    shape(STEEL, ellipse(28, 18, 16, 4)),
    shape('#bfe6f7', polygon([22, 16], [34, 16], [31, 4], [25, 4]), 1.3),
    stroke('M28 22V34', 4, DARK),
  ],
  cloud: () => [shape(WHITE, 'M14 34a6 6 0 0 1 4 -10a7 7 0 0 1 13 -3a6 6 0 0 1 10 5a5 5 0 0 1 -1 10h-22a4 4 0 0 1 -4 -2z')],
  net: () => [
    stroke('M20 48L32 16', 3.4),
    shape('rgb(255 255 255 / 60%)', 'M26 12C24 -4 44 -4 42 12C38 22 30 22 26 12z'),
    stroke('M29 2l8 16M39 2l-8 16M26 10h16', 0.9),
  ],
  toast: () => [
    shape('#d99a4e', 'M22 38V24c-5 -8 22 -8 17 0v14z'),
    flat('#f3cd8f', rect(25, 26, 11, 9, 2)),
    stroke('M18 18l-4 -4M30 12V6M42 18l4 -4', 1.8),
  ],
  flower: () => [
    stroke('M30 48V24', 2.4, '#3f7a4c'),
    ...[0, 72, 144, 216, 288].map(a => shape(PINK, circle(30 + polar(6, a).x, 18 + polar(6, a).y, 4), 1.2)),
    shape(GOLD, circle(30, 18, 3.4), 1.1),
  ],
  coin: () => [shape(GOLD, circle(30, 30, 9)), stroke('M30 25v10M27 28h6M27 32h6', 1.4), shape(GOLD, circle(38, 42, 5), 1.3)],
  spark: () => [shape(GOLD, polygon([32, 4], [20, 22], [28, 22], [24, 38], [40, 18], [31, 18]))],
  bone: () => [shape(CREAM, 'M18 40a3.5 3.5 0 1 1 4 -5l14 -16a3.5 3.5 0 1 1 6 -1a3.5 3.5 0 1 1 -3 5l-14 16a3.5 3.5 0 1 1 -7 1z')],
  balloonToy: c => [
    stroke('M28 46C26 36 32 30 30 18', 1.3),
    shape(c.accent, 'M30 18C16 14 18 -8 30 -8S44 14 30 18z'),
    flat('rgb(255 255 255 / 60%)', ellipse(26, 0, 2.4, 4)),
  ],
  gears: () => [
    shape(GOLD, gear(32, 30, 11, 9, 3)),
    shape(CREAM, circle(32, 30, 4), 1.2),
    shape(STEEL, gear(42, 16, 7, 8, 2.2)),
    flat(DARK, circle(42, 16, 2)),
  ],
  drop: () => [
    shape(RED, 'M30 12C38 24 40 28 38 34A8.5 8.5 0 0 1 22 34C20 28 22 24 30 12z'),
    flat('rgb(255 255 255 / 60%)', ellipse(26.5, 32, 1.8, 4)),
  ],
  bat: () => [
    shape('#4a3a6b', 'M16 20C22 22 24 20 27 16L29 12L31 15L33 12L35 16C38 20 40 22 46 20C44 28 38 27 35 30L31 34L27 30C24 27 18 28 16 20z'),
    flat(RED, circle(29.5, 20, 1)),
    flat(RED, circle(32.5, 20, 1)),
  ],
  anchor: () => [
    stroke('M30 14V44M20 34C20 42 26 45 30 45S40 42 40 34M24 22H36', 5),
    stroke('M30 14V44M20 34C20 42 26 45 30 45S40 42 40 34M24 22H36', 2.4, STEEL),
  ],
} satisfies Record<string, Part>;
type Thing = keyof typeof THINGS;

type Recipe = readonly [head: Head, eyes: Eyes, mouth: Mouth, hat: Hat, body: Body, thing: Thing, skin?: string];

const RECIPES: { readonly [kind: string]: Recipe } = {
  'vacuum-of-justice': ['vacuum', 'visor', 'grill', 'none', 'tank', 'none'],
  'sir-tincan': ['can', 'visor', 'none', 'helmet', 'tank', 'none'],
  'toast-launcher': ['toaster', 'wide', 'grin', 'none', 'tank', 'toast'],
  'lift-inspector': ['long', 'specs', 'moustache', 'peaked', 'uniform', 'ticket'],
  'idling-robot': ['box', 'sleepy', 'flat', 'antenna', 'tank', 'mug'],
  'mother-of-all-nuts': ['nut', 'lashes', 'smile', 'none', 'tank', 'wrench'],
  'steam-granny': ['boiler', 'specs', 'smile', 'chimney', 'apron', 'spoon'],
  'neighbour-with-a-drill': ['round', 'angry', 'grin', 'hard', 'overalls', 'drill'],
  'battery-princess': ['battery', 'lashes', 'lipstick', 'tiara', 'robe', 'spark'],
  'professor-short-circuit': ['bulb', 'crazy', 'frown', 'wild', 'coat', 'spark'],
  'admiral-gearbox': ['gauge', 'monocle', 'moustache', 'captain', 'uniform', 'gears'],
  'lucky-crank': ['box', 'wink', 'grin', 'crank', 'robe', 'coin'],
  'underpass-troll': ['troll', 'angry', 'tusks', 'none', 'fur', 'ticket', '#9db77a'],
  'nettle-rash-fairy': ['fairy', 'lashes', 'smile', 'leaf', 'vines', 'flower'],
  'basketless-mushroomer': ['round', 'dots', 'beard', 'straw', 'overalls', 'none', '#e2c49a'],
  'opinionated-stump': ['stump', 'angry', 'frown', 'none', 'vines', 'none', '#a98463'],
  'hedgehog-before-coffee': ['hedgehog', 'sleepy', 'none', 'none', 'fur', 'mug', '#e6c8a0'],
  'retired-bogeyman': ['wide', 'specs', 'beard', 'wild', 'fur', 'none', '#93b58a'],
  'bear-after-winter': ['bear', 'sleepy', 'none', 'none', 'fur', 'spoon', '#b07c4c'],
  'mole-sapper': ['mole', 'goggles', 'none', 'hard', 'overalls', 'shovel', '#77697a'],
  'toadstool-countess': ['mushroom', 'lashes', 'lipstick', 'none', 'robe', 'none'],
  'well-read-wolf': ['wolf', 'specs', 'none', 'none', 'coat', 'book', '#a3adb7'],
  'toad-without-a-prince': ['toad', 'high', 'wide', 'tiara', 'vines', 'none', '#8fb05a'],
  'queen-of-compost': ['round', 'lashes', 'grin', 'crown', 'vines', 'flower', '#b9d08a'],
  'nibbling-scullion': ['round', 'wide', 'tongue', 'chef', 'apron', 'spoon'],
  'bottomless-diner': ['wide', 'dots', 'open', 'none', 'apron', 'bone'],
  'waiter-with-the-bill': ['long', 'sleepy', 'moustache', 'none', 'coat', 'ticket'],
  'bite-sized-dwarf': ['wide', 'angry', 'beard', 'horns', 'fur', 'cleaver'],
  'auntie-cauldron': ['round', 'wink', 'smile', 'scarf', 'apron', 'cauldron'],
  'lapsed-vegetarian': ['long', 'crazy', 'grin', 'leaf', 'shoulders', 'bone'],
  'recipe-hunter': ['pointed', 'monocle', 'smile', 'cap', 'coat', 'book'],
  'chief-second-helping': ['wide', 'wide', 'grin', 'pot', 'robe', 'spoon', '#f2a65e'],
  'vampire-in-braces': ['pale', 'dots', 'braces', 'none', 'cape', 'none'],
  'afternoon-shift-bat': ['bat', 'sleepy', 'fangs', 'cap', 'overalls', 'mug', '#9a8bab'],
  'piecework-gravedigger': ['long', 'sleepy', 'flat', 'bowler', 'shoulders', 'shovel'],
  'garlic-missionary': ['round', 'wide', 'smile', 'straw', 'robe', 'garlic'],
  'unravelled-mummy': ['mummy', 'wide', 'flat', 'none', 'shoulders', 'none'],
  'ground-floor-count': ['pale', 'monocle', 'fangs', 'tophat', 'cape', 'none'],
  'blood-banker': ['pale', 'specs', 'lipstick', 'bun', 'coat', 'drop'],
  'baroness-midnight': ['pale', 'slits', 'fangs', 'veil', 'cape', 'bat'],
  'penguin-steward': ['penguin', 'dots', 'none', 'peaked', 'coat', 'tray'],
  'breathless-balloonist': ['balloon', 'dots', 'none', 'none', 'shoulders', 'none'],
  'holidaying-forecaster': ['frog', 'visor', 'wide', 'straw', 'shoulders', 'cloud'],
  'paperless-pilot': ['round', 'wink', 'grin', 'pilot', 'shoulders', 'none'],
  'cloud-smuggler': ['long', 'slits', 'flat', 'bowler', 'coat', 'cloud'],
  'sparrow-catcher': ['pointed', 'wide', 'smile', 'propeller', 'vines', 'net'],
  'captain-doldrums': ['long', 'lashes', 'flat', 'captain', 'uniform', 'anchor'],
  'helium-grand-duke': ['balloon', 'dots', 'none', 'none', 'robe', 'balloonToy'],
};

/** Parts an unknown hero may have, by island. */
const BY_ISLAND: Record<Island, readonly Head[]> = {
  techlandia: ['box', 'can', 'nut', 'bulb', 'gauge', 'boiler'],
  biolandia: ['troll', 'stump', 'bear', 'wolf', 'toad', 'mole'],
  canbalandia: ['round', 'wide', 'troll', 'pointed', 'long'],
  vampiria: ['pale', 'bat', 'mummy', 'long'],
  zepplandia: ['round', 'penguin', 'frog', 'long'],
};
const keys = <T extends string>(record: Record<T, unknown>): readonly T[] => Object.keys(record) as T[];

/** The island behind the bust. */
function ground(island: Island, draw: Draw): readonly Shape[] {
  const tint = ISLAND_TINT[island];
  const base = [flat(tint.sky, circle(0, 0, 50))];
  const at = draw.between(-26, 26);
  switch (island) {
    case 'techlandia':
      return [
        ...base,
        flat(tint.pattern, gear(at - 20, -16, 26, 12, 6)),
        flat(tint.sky, circle(at - 20, -16, 10)),
        flat(tint.pattern, gear(at + 26, 14, 20, 10, 5)),
        flat(tint.ground, rect(-50, 36, 100, 20)),
      ];
    case 'biolandia':
      return [
        ...base,
        flat(tint.pattern, circle(-30 + at / 3, 34, 34)),
        flat(tint.ground, circle(28 + at / 3, 46, 30)),
        flat(tint.pattern, `M${at} -46C${at + 20} -36 ${at + 18} -16 ${at} -8C${at - 18} -16 ${at - 20} -36 ${at} -46z`),
      ];
    case 'canbalandia':
      return [
        ...base,
        flat('#f7b552', circle(at, -18, 22)),
        flat(tint.pattern, 'M-50 20L-30 2L-12 18L10 0L30 16L50 4V50H-50z'),
        flat(tint.ground, rect(-50, 34, 100, 20)),
      ];
    case 'vampiria':
      return [
        ...base,
        flat('#f3e6b8', circle(at, -20, 16)),
        flat(tint.pattern, 'M-50 50V10L-40 10V-4L-32 -14L-24 -4V10H-10V22H14V6L22 -10L30 6V0H38V50z'),
        flat(tint.ground, 'M-50 50V30C-20 20 20 36 50 24V50z'),
      ];
    case 'zepplandia':
      return [
        ...base,
        flat('#ffffff', `M${at - 34} -6a8 8 0 0 1 8 -12a10 10 0 0 1 19 -2a8 8 0 0 1 10 9a6 6 0 0 1 -2 9h-30a6 6 0 0 1 -5 -4z`),
        flat(tint.pattern, `M${at - 4} -30a5 5 0 0 1 6 -6a7 7 0 0 1 13 -1a5 5 0 0 1 4 9h-20z`),
        flat(tint.ground, 'M-50 50V34a12 12 0 0 1 22 -4a14 14 0 0 1 26 0a13 13 0 0 1 24 -2a12 12 0 0 1 28 6V50z'),
      ];
  }
}

/** @testonly */
export const hasOwnParts = (kind: string): boolean => kind in RECIPES;

/** The bust of a hero, ground included, to be cut to a circle of 50 units. */
export function heroPicture(hero: Pick<HeroCard, 'kind' | 'island' | 'name'>): readonly Shape[] {
  const own = RECIPES[hero.kind];
  const draw = drawFrom(`${hero.island} ${own ? hero.kind : `${hero.kind} ${hero.name}`}`);
  const tint = ISLAND_TINT[hero.island];
  const backdrop = ground(hero.island, draw);
  const skin = draw.one(tint.skin);
  const colours: Colours = {
    skin: own?.[6] ?? skin,
    body: draw.one(tint.body),
    accent: draw.one(tint.accent),
    second: draw.one(['#8a5a34', '#c9782f', '#e9e2d2', '#4a3b33', '#d9a441', '#6b6f78']),
  };
  const [head, eyes, mouth, hat, body, thing]: Recipe = own ?? [
    draw.one(BY_ISLAND[hero.island]),
    draw.one(keys(EYES)),
    draw.one(keys(MOUTHS)),
    draw.one(keys(HATS)),
    draw.one(keys(BODIES)),
    draw.one(keys(THINGS)),
  ];
  const make = (part: Part | undefined): readonly Shape[] => part?.(colours, draw) ?? [];
  const behind: readonly Hat[] = ['wild', 'horns'];
  const low = head === 'balloon';
  const face: readonly Shape[] = low
    ? [
        pupil(-5, 0),
        pupil(5, 0),
        hero.kind === 'helium-grand-duke'
          ? shape(GOLD, polygon([-9, -8], [-10, -18], [-5, -13], [0, -20], [5, -13], [10, -18], [9, -8]))
          : stroke('M-3 6C-1 4 1 4 3 6', 1.6),
        ...(hero.kind === 'helium-grand-duke' ? MOUTHS.moustache(colours) : [flat(PINK, circle(-8, 5, 2)), flat(PINK, circle(8, 5, 2))]),
      ]
    : [...make(EYES[eyes]), ...make(MOUTHS[mouth])];
  return [
    ...backdrop,
    ...make(BODIES[body]),
    ...(behind.includes(hat) ? make(HATS[hat]) : []),
    ...make(HEADS[head]),
    ...face,
    ...(behind.includes(hat) ? [] : make(HATS[hat])),
    ...make(THINGS[thing]),
  ];
}
