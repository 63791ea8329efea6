/**
 * What a weapon looks like: a toy of its kind, drawn within 24 units around the middle of the wheel.
 * Each of our kinds has its own drawing; a weapon of no kind gets one made of the parts of its type. Colours vary with the kind.
 */
import type { WeaponCard } from '../index.ts';
import { circle, ellipse, gear, polygon, rect, regular, star } from './geometry.ts';
import { flat, shape, stroke, type Shape } from './picture.ts';
import { drawFrom } from '@kolbiste/board-kit/seed';

const METAL = '#e6edf2';
const STEEL = '#9fb2c1';
const WOOD = '#b9803f';
const DARK = '#3a4654';
const GOLD = '#f1c244';
const RED = '#e5533d';
const BLUE = '#4a93cf';
const GREEN = '#6cb548';
const PINK = '#f2a0b4';
const VIOLET = '#8a6bc0';
const CREAM = '#fbf0d6';
const BONE = '#f6efdc';
const ICE = '#bfe6f7';
const WHITE = '#ffffff';
const BROWN = '#8a5a34';

const grip = (y: number, fill = WOOD, w = 5, h = 12): Shape => shape(fill, rect(-w / 2, y, w, h, 2));
const guard = (y: number, w = 18, fill = GOLD): Shape => shape(fill, rect(-w / 2, y, w, 4, 2));
const shaft = (from: number, to: number, fill = WOOD, w = 4.5): Shape => shape(fill, rect(-w / 2, from, w, to - from, 1.5));
const tilt = 38;
export interface Toy {
  readonly turn: number;
  readonly shapes: readonly Shape[];
}

const toy = (turn: number, ...shapes: readonly Shape[]): Toy => ({ turn, shapes });
/** A bow's limb, string and arrow, upright. */
const bowLimb = (fill: string, d = 'M-6 -21C10 -14 10 14 -6 21L-3 22C16 15 16 -15 -3 -22z'): Shape => shape(fill, d);
const string = (d = 'M-5 -21L-5 21', ink = '#5b6773'): Shape => stroke(d, 1.2, ink);
const arrow = (fill = RED, tip = METAL): readonly Shape[] => [
  stroke('M-14 0H15', 2.4),
  shape(tip, polygon([14, -4], [22, 0], [14, 4])),
  shape(fill, polygon([-19, -4], [-12, -4], [-9, 0], [-12, 4], [-19, 4], [-16, 0])),
];

const TOYS: { readonly [kind: string]: Toy } = {
  // Swords of the first edition
  'giants-toothpick': toy(
    tilt,
    shape('#e9c48a', polygon([0, -23], [3, -16], [3.5, 14], [0, 23], [-3.5, 14], [-3, -16])),
    stroke('M-3.2 -9h6.4M-3.4 -5h6.8M-3.4 8h6.8M-3.4 12h6.8', 1.2),
    shape(GREEN, ellipse(0, 1, 6.5, 5)),
    shape(RED, circle(0, 1, 2)),
  ),
  swordfish: toy(
    tilt,
    shape(METAL, polygon([0, -24], [2, -6], [-2, -6])),
    shape(BLUE, ellipse(0, 2, 7, 10)),
    shape(BLUE, polygon([-1, 10], [8, 18], [0, 15], [-8, 18])),
    shape(BLUE, polygon([6, -2], [13, 2], [6, 6])),
    flat(WHITE, circle(-2.5, -2, 2.2)),
    flat(DARK, circle(-2.5, -2, 1.1)),
    shaft(15, 23),
  ),
  'final-notice-opener': toy(
    tilt,
    shape(METAL, polygon([0, -23], [4, -16], [3, 4], [-3, 4], [-4, -16])),
    guard(4, 12),
    grip(8, RED),
    shape(CREAM, rect(5, -2, 13, 10, 1)),
    flat(RED, rect(5, 1.5, 13, 2.5)),
  ),
  'gap-toothed-comb': toy(
    tilt,
    shape('#d98bb0', rect(-4, -22, 5, 44, 2)),
    ...[-20, -15, -10, 0, 5, 15, 20].map(y => shape('#d98bb0', rect(1, y - 1.6, 10, 3.2, 1))),
  ),
  'bad-weather-brolly': toy(
    tilt,
    shape('#3f6fb0', 'M0 -24L9 -2Q6 -5 3 -1Q0 -5 -3 -1Q-6 -5 -9 -2z'),
    stroke('M0 -24V-2', 1.2),
    shaft(-2, 15, STEEL, 3),
    stroke('M0 14v4a4 4 0 0 0 8 0', 3.4, BROWN),
  ),
  'rhubarb-rapier': toy(
    tilt,
    shape('#d5415c', 'M-2 -8L-3 14L3 14L2 -8z'),
    stroke('M0 -6V12', 1, '#f5a5b0'),
    shape(GREEN, 'M0 -24C8 -22 12 -14 6 -8C4 -5 -4 -5 -6 -8C-12 -14 -8 -22 0 -24z'),
    stroke('M0 -22V-8M0 -14l5 -4M0 -14l-5 -4', 1.2),
    guard(13, 14),
    grip(17, BROWN, 4, 6),
  ),
  'curtain-rod-foil': toy(
    tilt,
    shape(GOLD, circle(0, -20, 3.5)),
    shaft(-17, 10, METAL, 3),
    shape('#e7d3f0', 'M1.5 -14C9 -14 11 -8 10 6C7 2 5 6 1.5 4z'),
    stroke('M4 -12v15M7 -11v13', 1, '#b596c8'),
    shape(GOLD, 'M-9 10h18c0 6 -4 8 -9 8s-9 -2 -9 -8z'),
    grip(17, DARK, 4, 6),
  ),
  'hiccup-sabre': toy(
    tilt,
    shape(METAL, 'M-2 12L-3 -2L2 -5L-2 -10L4 -22C7 -12 2 -8 7 -3C5 2 5 7 3 12z'),
    guard(11, 16),
    grip(15, VIOLET, 5, 8),
    stroke('M9 -16h6M10 -12h4M9 -8h5', 1.4),
  ),
  'stale-baguette': toy(
    tilt,
    shape('#d99a4e', rect(-6, -23, 12, 46, 6)),
    stroke('M-5 -14l9 -4M-5 -6l10 -4M-5 2l10 -4M-5 10l10 -4M-4 17l9 -4', 2, '#f3cd8f'),
    shape('#7c9a4a', circle(3, 14, 2.5), 1),
  ),
  'instalment-excalibur': toy(
    tilt,
    shape('#cfe6f5', polygon([0, -24], [4.5, -18], [4.5, 4], [-4.5, 4], [-4.5, -18])),
    stroke('M0 -20V3', 1.2, '#7ba6c4'),
    shape(GOLD, rect(-12, 4, 24, 5, 2)),
    grip(9, '#7a3f94', 5, 9),
    shape(GOLD, circle(0, 20, 3.4)),
    shape(CREAM, rect(4, 9, 12, 9, 1)),
    stroke('M6.5 12h7M6.5 15h5', 1.1),
  ),
  // Axes of the first edition
  'swats-up': toy(
    tilt,
    shaft(-4, 23),
    shape(RED, rect(-9, -23, 18, 20, 4)),
    stroke('M-5 -20v14M0 -20v14M5 -20v14M-8 -17h16M-8 -12h16M-8 -8h16', 1.1, '#8f2417'),
    shape(DARK, ellipse(3, -13, 3, 2), 1),
    stroke('M1 -15l-3 -2M5 -15l3 -2', 1),
  ),
  'parsley-chopper': toy(
    tilt,
    shape(METAL, rect(-4, -22, 17, 22, 2)),
    stroke('M9 -18v14', 1.1, STEEL),
    circleHole(0, -18),
    grip(0, DARK, 6, 22),
    shape(GREEN, 'M12 -4c4 -3 8 0 6 4c4 2 2 7 -3 6c-4 1 -6 -5 -3 -10z'),
  ),
  'borrowed-mattock': toy(
    tilt,
    shaft(-20, 23),
    shape(STEEL, 'M-2 -22C8 -22 15 -18 17 -8L12 -6C10 -12 6 -14 -2 -14z'),
    shape(STEEL, rect(-9, -21, 8, 6, 1)),
    shape('#e9d27c', rect(-5, 4, 10, 6, 1)),
    stroke('M-3 7h6', 1.1),
  ),
  'carpet-beater': toy(
    tilt,
    shaft(-2, 23, '#d8a95c'),
    stroke('M0 0C-14 -6 -12 -22 0 -22S14 -6 0 0M0 0C-6 -8 -6 -16 0 -22C6 -16 6 -8 0 0M-9 -12H9', 3.4),
    stroke('M0 0C-14 -6 -12 -22 0 -22S14 -6 0 0M0 0C-6 -8 -6 -16 0 -22C6 -16 6 -8 0 0M-9 -12H9', 1.6, '#e6be78'),
  ),
  'pancake-mallet': toy(
    tilt,
    shaft(-6, 23),
    shape('#e9b765', ellipse(0, -9, 13, 4)),
    shape('#f3ca80', ellipse(0, -13, 13, 4)),
    shape('#e9b765', ellipse(0, -17, 13, 4)),
    shape(GOLD, rect(-3, -22, 6, 4, 1)),
  ),
  'fraction-smasher': toy(
    tilt,
    shaft(-10, 23),
    shape('#8fb0c6', rect(-14, -22, 28, 13, 2)),
    stroke('M-6 -15.5h5M3 -15.5h5', 1.5),
    flat(DARK, circle(-3.5, -19, 1.6)),
    flat(DARK, circle(-3.5, -12, 1.6)),
    flat(DARK, circle(5.5, -19, 1.6)),
    flat(DARK, circle(5.5, -12, 1.6)),
  ),
  'unsupervised-shovel': toy(
    tilt + 180,
    shape(STEEL, 'M-9 2h18v9c0 6 -4 10 -9 13c-5 -3 -9 -7 -9 -13z'),
    stroke('M0 4v12', 1.2),
    shaft(-16, 3),
    shape(WOOD, rect(-8, -22, 16, 5, 2.5)),
  ),
  'skillet-with-a-past': toy(
    tilt,
    grip(2, DARK, 5, 21),
    shape('#4a5561', circle(0, -9, 13)),
    shape('#66727f', circle(0, -9, 9.5), 1.2),
    stroke('M-5 -12l3 3l-2 3M4 -13l-2 4l4 3', 1.3, '#2a323b'),
    shape(CREAM, rect(-11, -5, 8, 5, 1), 1.2),
  ),
  'budget-axe': toy(
    tilt,
    shaft(-20, 23),
    shape(METAL, 'M2 -20C12 -24 18 -16 18 -9C12 -6 6 -7 2 -9z'),
    shape(GOLD, circle(-7, -14, 6)),
    stroke('M-7 -17v6M-9 -15.5h3.5M-9 -12.5h3.5', 1.2),
  ),
  'elastic-anvil': toy(
    20,
    shape(STEEL, 'M-14 -2h5v-3h22v4c-5 0 -8 2 -8 5h-13c-1 -3 -4 -4 -6 -6z'),
    shape(STEEL, rect(-8, 4, 15, 5, 1)),
    shape(STEEL, rect(-11, 9, 21, 5, 1)),
    stroke('M0 -6C-6 -9 7 -11 0 -14S-6 -18 1 -22', 2.4, RED),
  ),
  // Bows of the first edition
  'underpants-slingshot': toy(
    0,
    stroke('M0 22V4M0 5C-7 2 -11 -6 -12 -16M0 5C7 2 11 -6 12 -16', 6),
    stroke('M0 22V4M0 5C-7 2 -11 -6 -12 -16M0 5C7 2 11 -6 12 -16', 3.2, WOOD),
    shape('#f4f7fb', 'M-12 -18H12L10 -9L3 -7L0 -11L-3 -7L-10 -9z'),
    flat(RED, circle(-6, -14, 1.5)),
    flat(RED, circle(6, -14, 1.5)),
    flat(RED, circle(0, -14.5, 1.5)),
  ),
  'pea-shooter': toy(
    52,
    shape('#d8a95c', rect(-3.5, -18, 7, 40, 2)),
    stroke('M-3.5 -8h7M-3.5 4h7M-3.5 14h7', 1.3),
    shape(GREEN, circle(0, -20, 3.4)),
    shape(GREEN, circle(-7, -15, 2.6)),
    shape(GREEN, circle(7, -18, 2.2)),
  ),
  'coat-hanger-bow': toy(
    90,
    stroke('M0 -9C0 -14 7 -14 6 -19C5 -22 0 -22 -1 -19M0 -9L-20 8H20z', 5),
    stroke('M0 -9C0 -14 7 -14 6 -19C5 -22 0 -22 -1 -19M0 -9L-20 8H20z', 2.4, WOOD),
    stroke('M0 -14V20', 2),
    shape(METAL, polygon([-3.5, -14], [0, -21], [3.5, -14])),
  ),
  'accounting-elastic': toy(
    tilt,
    stroke('M0 -16C12 -16 12 14 0 14S-12 -16 0 -16', 5.5),
    stroke('M0 -16C12 -16 12 14 0 14S-12 -16 0 -16', 2.8, '#d99a6a'),
    shape(CREAM, rect(-5, 8, 10, 12, 1)),
    stroke('M-2.5 12h5M-2.5 15h5', 1.1),
    shape(METAL, rect(-2, -22, 4, 8, 1)),
  ),
  'one-hit-wonder': toy(
    tilt,
    shape('#c9662f', 'M0 0C9 -1 10 5 8 9C13 14 9 23 0 23S-13 14 -8 9C-10 5 -9 -1 0 0z'),
    shape(DARK, circle(0, 10, 3.6)),
    shaft(-20, 10, BROWN, 4),
    shape(BROWN, rect(-4, -24, 8, 6, 1)),
    stroke('M-1 -18V18M1.2 -18V18', 0.8, CREAM),
    shape(GOLD, star(9, -12, 5, 2.2, 5), 1.2),
  ),
  'porridge-crossbow': toy(
    tilt,
    shaft(-14, 23, WOOD, 6),
    stroke('M-18 -4C-10 -16 10 -16 18 -4', 5),
    stroke('M-18 -4C-10 -16 10 -16 18 -4', 2.6, STEEL),
    string('M-18 -4L0 4L18 -4'),
    shape(BROWN, 'M-8 -20h16c0 6 -3 9 -8 9s-8 -3 -8 -9z'),
    shape(CREAM, ellipse(0, -20, 8, 3)),
  ),
  'advanced-harp': toy(
    0,
    shape(GOLD, 'M-12 -21C-4 -24 0 -14 8 -16L12 -20L15 -17L-6 22L-12 22z M-8 -14V14L6 -11C0 -10 -4 -12 -8 -14z'),
    stroke('M-5 -12V9M-1 -11V2M3 -11V-5', 1, '#7d5a17'),
  ),
  'sparkler-ballista': toy(
    90,
    bowLimb(BROWN),
    string(),
    stroke('M0 18V-14', 2.6),
    shape(GOLD, star(0, -17, 8, 3, 8), 1.2),
    flat(WHITE, circle(0, -17, 2)),
  ),
  'rosehip-bow': toy(
    0,
    bowLimb('#7a9a3f'),
    string(),
    ...arrow(GREEN, RED),
    shape(RED, ellipse(7, -12, 4, 5)),
    shape(RED, ellipse(8, 12, 4, 5)),
  ),
  'rain-bow': toy(
    0,
    shape(RED, 'M-22 12A22 22 0 0 1 22 12h-5A17 17 0 0 0 -17 12z'),
    shape(GOLD, 'M-17 12A17 17 0 0 1 17 12h-5A12 12 0 0 0 -12 12z'),
    shape(BLUE, 'M-12 12A12 12 0 0 1 12 12h-5A7 7 0 0 0 -7 12z'),
    string('M-20 13H20', '#3a4654'),
    shape(WHITE, 'M-22 16a4 4 0 0 1 4 -5a4 4 0 0 1 7 1a3 3 0 0 1 0 6h-8a3 3 0 0 1 -3 -2z'),
    shape(WHITE, 'M10 16a4 4 0 0 1 4 -5a4 4 0 0 1 7 1a3 3 0 0 1 0 6h-8a3 3 0 0 1 -3 -2z'),
  ),
  // Wands of the first edition
  'broom-twig': toy(
    tilt,
    stroke('M0 22C2 8 -2 -2 0 -12M0 -6L-8 -18M0 -8L6 -20M0 -2L9 -10M0 4L-8 -4', 4.4),
    stroke('M0 22C2 8 -2 -2 0 -12M0 -6L-8 -18M0 -8L6 -20M0 -2L9 -10M0 4L-8 -4', 2.2, '#c08a45'),
    shape(GREEN, ellipse(8, -21, 3, 4.5), 1.2),
  ),
  'flat-remote': toy(
    tilt,
    shape(DARK, rect(-7, -20, 14, 40, 4)),
    shape(RED, circle(0, -15, 2.6), 1),
    ...[-8, -2, 4].flatMap(y => [-3.5, 0, 3.5].map(x => flat('#c8d2da', circle(x, y, 1.4)))),
    shape('#c8d2da', rect(-4, 9, 8, 8, 1), 1),
    stroke('M-3 10l6 6M3 10l-6 6', 1.1, RED),
  ),
  'ghost-torch': toy(
    tilt,
    shape(RED, rect(-4.5, 2, 9, 20, 2)),
    shape(STEEL, polygon([-8, -6], [8, -6], [5, 3], [-5, 3])),
    shape('#fff2a8', 'M-8 -7L-13 -22H13L8 -7z', 1.2),
    shape(WHITE, 'M-4 -10v-6a4 4 0 0 1 8 0v6l-2 -2l-2 2l-2 -2z', 1.1),
    flat(DARK, circle(-1.5, -15, 0.9)),
    flat(DARK, circle(1.5, -15, 0.9)),
    flat(DARK, circle(0, 7, 1.5)),
  ),
  'blackboard-sponge': toy(
    14,
    shape('#f2c84b', rect(-15, -10, 30, 18, 4)),
    shape('#3d7f5f', rect(-15, 4, 30, 8, 2)),
    ...(
      [
        [-9, -5],
        [-2, -2],
        [6, -6],
        [10, 0],
        [-6, 1],
      ] as const
    ).map(([x, y]) => flat('#c99a24', circle(x, y, 1.8))),
    stroke('M-18 -16l5 -3M-10 -18l6 -2', 2.2, WHITE),
  ),
  'tactless-baton': toy(
    tilt,
    shape(WHITE, polygon([0, -24], [2, 8], [-2, 8])),
    shape('#a03c2f', 'M-4 8h8c2 5 0 14 -4 14s-6 -9 -4 -14z'),
    stroke('M8 -14v-8l5 -1v8', 1.6),
    flat(DARK, circle(6.6, -13.5, 2.2)),
    flat(DARK, circle(11.6, -14.5, 2.2)),
  ),
  'bad-mark-eraser': toy(
    tilt,
    shape('#5aa0d8', rect(-5, -10, 10, 32, 3)),
    shape(WHITE, polygon([-4, -10], [4, -10], [2, -20], [-2, -20])),
    flat('#2e6ca6', rect(-5, 2, 10, 4)),
    stroke('M8 -20h6l-1 4c4 0 4 6 -1 6c-2 0 -3 -1 -4 -2', 1.8, RED),
  ),
  'malingerers-thermometer': toy(
    tilt,
    shape(WHITE, rect(-3.5, -22, 7, 34, 3.5)),
    shape(RED, circle(0, 15, 6.5)),
    stroke('M0 12V-12', 2.6, RED),
    stroke('M3.5 -14h4M3.5 -8h4M3.5 -2h4M3.5 4h4', 1.2),
  ),
  'steam-iron-sceptre': toy(
    tilt,
    shaft(-4, 23, GOLD),
    shape(STEEL, 'M-13 -4C-12 -14 -4 -18 6 -18L9 -10H14V-4z'),
    shape(RED, 'M-6 -14C-4 -22 8 -22 8 -16', 1.6),
    stroke('M-16 -10c-3 -2 0 -4 -2 -6M-14 -17c-2 -2 1 -3 0 -6', 1.6, '#8ea3b3'),
  ),
  'ancestral-selfie-stick': toy(
    tilt,
    shaft(-8, 23, STEEL, 3.4),
    shape(GOLD, rect(-9, -24, 18, 16, 1)),
    shape('#e8dcc0', rect(-6, -21.5, 12, 11), 1.1),
    flat('#8a6b4a', circle(0, -17, 2.6)),
    flat('#8a6b4a', 'M-4 -11c0 -4 8 -4 8 0z'),
    grip(13, DARK, 5, 10),
  ),
  'headstrong-wand': toy(
    tilt,
    shaft(-6, 23, VIOLET),
    shape(GOLD, circle(0, -13, 9)),
    flat(WHITE, circle(-3, -15, 2.6)),
    flat(WHITE, circle(3.5, -15, 2.6)),
    flat(DARK, circle(-2.4, -15, 1.2)),
    flat(DARK, circle(4, -15, 1.2)),
    stroke('M-3 -9c2 -2 4 -2 6 0M-6 -19l4 1M7 -19l-4 1', 1.4),
  ),
  // Canbalandia
  'olive-jabber': toy(
    tilt,
    shaft(-23, 23, '#e9c48a', 2.6),
    shape('#7f9a34', ellipse(0, -13, 6.5, 5.5)),
    shape(RED, circle(0, -13, 2.2), 1),
    shape('#7f9a34', ellipse(0, -1, 6.5, 5.5)),
    shape(RED, circle(0, -1, 2.2), 1),
    shape(CREAM, ellipse(0, 10, 6, 4.5)),
  ),
  'grill-pitchfork': toy(
    tilt,
    shaft(-2, 23),
    stroke('M-9 -22V-8C-9 -2 9 -2 9 -8V-22M0 -22V-4', 4.6),
    stroke('M-9 -22V-8C-9 -2 9 -2 9 -8V-22M0 -22V-4', 2, STEEL),
    shape('#c65a34', ellipse(0, -13, 5.5, 4)),
    shape('#c65a34', ellipse(9, -14, 4, 3.5)),
  ),
  'gnawed-tyrannosaur': toy(
    0,
    shape(BONE, 'M-20 -2C-18 -14 0 -18 14 -13C20 -11 21 -4 19 0L-3 2L-6 8L16 6L18 10C10 17 -10 17 -17 9z'),
    shape(DARK, circle(5, -8, 2.6)),
    ...[-0, 5, 10, 15].map(x => shape(WHITE, polygon([x, 1.2], [x + 3.4, 1], [x + 1.7, 5]), 1)),
    stroke('M-14 -6l3 3l-3 4', 1.3),
  ),
  'schnitzel-mallet': toy(
    tilt,
    shaft(-8, 23),
    shape('#cfd8de', rect(-14, -21, 28, 13, 1)),
    stroke('M-14 -18l-3 0M-14 -14.5h-3M-14 -11h-3M14 -18h3M14 -14.5h3M14 -11h3', 2.4),
    shape('#d99a4e', 'M-4 3c6 -4 14 0 12 6s-10 5 -12 0z'),
  ),
  'noggin-cracker': toy(
    0,
    stroke('M-5 -18C-14 -6 -12 8 -9 22M5 -18C14 -6 12 8 9 22', 6),
    stroke('M-5 -18C-14 -6 -12 8 -9 22M5 -18C14 -6 12 8 9 22', 3, STEEL),
    shape(GOLD, circle(0, -19, 4)),
    shape(BROWN, ellipse(0, -4, 6, 7)),
    stroke('M0 -11v14M-4 -4c2 2 6 2 8 0', 1.1),
  ),
  'mammoth-drumstick': toy(
    tilt,
    shape(BONE, 'M-2 4L-2 16C-7 15 -7 22 -2 21C-1 25 4 24 3 20C8 20 7 14 2 16L2 4z'),
    shape('#b5562f', 'M0 6C-12 4 -14 -10 -8 -18C-2 -25 8 -23 11 -15C14 -6 8 6 0 6z'),
    stroke('M-6 -14c2 -4 6 -5 9 -4', 2, '#e59a6a'),
  ),
  'rib-whistle': toy(
    tilt,
    shape(BONE, 'M-8 -20C6 -22 10 -10 8 2C7 10 4 16 2 22L-3 20C0 12 3 4 3 -4C3 -12 0 -15 -9 -15z'),
    flat(DARK, circle(5.5, -6, 1.4)),
    flat(DARK, circle(5, 0, 1.4)),
    flat(DARK, circle(4, 6, 1.4)),
    stroke('M-14 -20l-4 -2M-14 -16h-5', 1.6),
  ),
  'bow-al-dente': toy(
    0,
    bowLimb('#f3d37a', 'M-8 -21C2 -20 0 -12 6 -10S8 2 12 0S10 8 4 11S2 20 -8 21L-6 17C-1 16 -1 10 4 8S6 2 8 2S4 -6 3 -8S-2 -15 -8 -17z'),
    string('M-8 -19V19', '#d6a83c'),
    ...arrow(RED, CREAM),
  ),
  'soup-bone-lyre': toy(
    0,
    shape(
      BONE,
      'M-14 -20C-18 -16 -16 8 -8 16H8C16 8 18 -16 14 -20C11 -23 7 -20 9 -17C12 -8 9 4 5 9H-5C-9 4 -12 -8 -9 -17C-7 -20 -11 -23 -14 -20z',
    ),
    shaft(14, 22, BONE, 5),
    stroke('M-10 -10H10', 3),
    stroke('M-4 -9V9M0 -9V9M4 -9V9', 1, '#8a6b3f'),
  ),
  'salt-in-the-wound': toy(
    160,
    shape('#dbeef5', polygon([-7, -6], [7, -6], [9, 18], [-9, 18])),
    shape(STEEL, 'M-7 -6C-7 -14 7 -14 7 -6z'),
    flat(WHITE, rect(-6.5, 4, 13, 12)),
    ...(
      [
        [-3, -17],
        [2, -20],
        [5, -15],
        [-6, -21],
        [0, -24],
      ] as const
    ).map(([x, y]) => shape(WHITE, rect(x - 1.2, y - 1.2, 2.4, 2.4), 1)),
  ),
  'shamans-whisk': toy(
    tilt,
    shaft(-4, 23),
    ...[0, 60, 120].map(a =>
      shape(WOOD, `M0 -12l${Math.round(12 * Math.cos((a * Math.PI) / 180))} ${Math.round(12 * Math.sin((a * Math.PI) / 180))}`, 4),
    ),
    shape('#d99a4e', star(0, -12, 11, 5, 6)),
    shape(RED, circle(0, -12, 3)),
    stroke('M-2 6l-7 5M2 6l7 5', 1.4, RED),
  ),
  'gourmet-totem': toy(
    0,
    shape(WOOD, rect(-9, -22, 18, 15, 2)),
    shape('#d2672f', rect(-9, -7, 18, 14, 2)),
    shape(GREEN, rect(-9, 7, 18, 15, 2)),
    flat(WHITE, circle(-4, -16, 2.4)),
    flat(WHITE, circle(4, -16, 2.4)),
    flat(DARK, circle(-4, -16, 1)),
    flat(DARK, circle(4, -16, 1)),
    stroke('M-4 -10h8', 1.6),
    shape(WHITE, 'M-5 0h10v3h-10z', 1.2),
    flat(DARK, circle(-4, -3.5, 1.4)),
    flat(DARK, circle(4, -3.5, 1.4)),
    stroke('M-5 13l3 -2M5 13l-3 -2', 1.6),
    shape(RED, ellipse(0, 17, 4, 2.4), 1.2),
  ),
  // Vampiria
  'picket-stake': toy(
    tilt + 180,
    shape('#dfe6e0', polygon([-5, -22], [5, -22], [5, 12], [0, 23], [-5, 12])),
    stroke('M-2 -18V8M2 -16V10', 1, '#9aa89c'),
    flat(DARK, circle(0, -14, 1.3)),
    flat(DARK, circle(0, 0, 1.3)),
    shape('#c3cdc5', rect(-12, -8, 24, 5)),
  ),
  'grannys-spare-fang': toy(
    0,
    shape(PINK, 'M-18 -12C-10 -20 10 -20 18 -12L16 -4C8 -9 -8 -9 -16 -4z'),
    shape(WHITE, 'M-9 -9h7L-5 4z'),
    shape(BONE, 'M0 -10H11C11 4 8 14 5 22C2 14 0 4 0 -10z'),
    stroke('M3 -6c0 6 1 11 2 16', 1.1, '#c9bd9e'),
  ),
  'mosquito-rapier': toy(
    tilt,
    shape(STEEL, polygon([0, -24], [1.8, 2], [-1.8, 2])),
    shape('#7b6a8f', ellipse(0, 6, 4.5, 7)),
    shape('#e7eef8', 'M2 2C12 -8 18 -2 14 6C10 9 5 8 2 6z', 1.2),
    shape('#e7eef8', 'M-2 2C-12 -8 -18 -2 -14 6C-10 9 -5 8 -2 6z', 1.2),
    grip(13, DARK, 4, 10),
    flat(RED, circle(0, 7, 2.2)),
  ),
  'coffin-lid': toy(
    18,
    shape('#6b4a2f', polygon([-7, -23], [7, -23], [12, -11], [7, 22], [-7, 22], [-12, -11])),
    shape('#8a623f', polygon([-5, -19], [5, -19], [8.5, -10.5], [5, 18], [-5, 18], [-8.5, -10.5]), 1.2),
    stroke('M0 -14V4M-4.5 -8h9', 2.6, GOLD),
  ),
  'part-time-pickaxe': toy(
    tilt,
    shaft(-18, 23),
    shape(STEEL, 'M-21 -8C-12 -20 12 -20 21 -8C12 -14 -12 -14 -21 -8z'),
    shape(CREAM, rect(-6, 2, 12, 9, 1)),
    stroke('M0 4v3h3', 1.3),
    stroke('M-3.5 6.5a3.5 3 0 1 0 7 0a3.5 3 0 1 0 -7 0', 1.1),
  ),
  'bread-guillotine': toy(
    0,
    stroke('M-13 22V-20H13V22', 5),
    stroke('M-13 22V-20H13V22', 2.4, WOOD),
    shape(METAL, polygon([-10, -16], [10, -16], [10, -4], [-10, 2])),
    shape('#d99a4e', 'M-16 10C-16 4 16 4 16 10V18H-16z'),
    stroke('M-8 8l3 5M0 7l3 5M8 8l3 5', 1.6, '#f3cd8f'),
  ),
  'cobweb-bow': toy(
    0,
    bowLimb('#6b4f7f'),
    ...[0, 1, 2].map(i => stroke(`M-5 -${20 - 6 * i}L${8 - 2 * i} 0L-5 ${20 - 6 * i}`, 0.9, '#8f86a8')),
    string('M-5 -21V21M-5 0H10', '#8f86a8'),
    shape(DARK, circle(-8, 4, 3.4), 1),
    stroke('M-11 2l-4 -2M-11 5l-4 1M-8 7l-2 4', 1.2),
  ),
  'bat-a-pult': toy(
    0,
    shape(WOOD, 'M-16 18h32v4h-32z'),
    stroke('M-10 18L6 -2M8 18V4', 4),
    shape(BROWN, 'M4 -6h8c0 5 -8 5 -8 0z'),
    shape(
      '#4a3a6b',
      'M-2 -16C2 -13 4 -15 6 -18L8 -21L10 -18L12 -21L14 -18C16 -15 18 -13 22 -16C22 -8 16 -8 13 -6L10 -3L7 -6C4 -8 -2 -8 -2 -16z',
    ),
    flat(RED, circle(8.5, -14, 1)),
    flat(RED, circle(11.5, -14, 1)),
    shape(STEEL, circle(-10, 16, 5), 1.4),
    shape(STEEL, circle(10, 16, 5), 1.4),
  ),
  'clove-launcher': toy(
    52,
    shape(GREEN, rect(-6, -4, 12, 26, 3)),
    shape('#4f8a34', rect(-8, -10, 16, 7, 2)),
    shape(WHITE, 'M0 -24C7 -18 8 -8 0 -8S-7 -18 0 -24z'),
    stroke('M0 -21v11', 1, '#c9b7d6'),
    shape(WOOD, rect(-10, 8, 5, 11, 2)),
  ),
  'both-ends-candle': toy(
    tilt,
    shape(CREAM, rect(-4.5, -13, 9, 26, 2)),
    stroke('M-1 -8c3 3 0 6 2 9', 1.3, '#d8c69a'),
    shape(GOLD, 'M0 -24C5 -19 4 -14 0 -14S-5 -19 0 -24z'),
    shape(RED, 'M0 24C5 19 4 14 0 14S-5 19 0 24z'),
    stroke('M0 -15v2M0 15v-2', 1.4),
  ),
  'counts-straw': toy(
    tilt,
    shape(WHITE, 'M-2.5 22V-8L8 -22L12 -19L2.5 -6V22z'),
    ...[18, 11, 4, -3].map(y => flat(RED, polygon([-2.5, y], [2.5, y - 3], [2.5, y], [-2.5, y + 3]))),
    shape(RED, 'M-12 -6C-8 -12 -8 -14 -12 -18C-16 -14 -16 -12 -12 -6z'),
    shape(DARK, 'M-9 14h18l-3 6h-12z'),
  ),
  'mirror-without-reflection': toy(
    tilt,
    grip(6, GOLD, 5, 17),
    shape(GOLD, ellipse(0, -8, 12, 15)),
    shape('#e6f3fa', ellipse(0, -8, 8.5, 11.5)),
    stroke('M-4 -2l6 -12M1 0l4 -8', 1.6, WHITE),
    shape(GOLD, circle(0, 22, 2.6)),
  ),
  // Zepplandia
  'fair-weathercock': toy(
    0,
    shaft(4, 23, STEEL, 3.4),
    stroke('M-19 5H16', 3),
    shape(GOLD, polygon([15, 0], [23, 5], [15, 10])),
    shape(GOLD, polygon([-22, 0], [-15, 5], [-22, 10])),
    shape(RED, 'M-10 3C-14 -4 -12 -12 -7 -14C-7 -8 -2 -7 1 -10C1 -16 4 -19 8 -18L12 -15L8 -13C9 -6 7 1 2 3z'),
    shape(GOLD, polygon([11, -16], [15, -14.5], [11, -13]), 1),
    flat(DARK, circle(7, -15.5, 1)),
    stroke('M3 -19l1 -3l2 2l2 -3l1 4', 1.6),
  ),
  'handheld-lightning-rod': toy(
    tilt,
    grip(6, DARK, 6, 17),
    shaft(-10, 6, STEEL, 3),
    shape(GOLD, circle(0, -12, 3)),
    stroke('M-6 -8h12M-6 -3h12', 2),
    shape(GOLD, polygon([3, -24], [-7, -15], [-1, -15], [-5, -7], [8, -17], [1.5, -17]), 1.3),
  ),
  'cloud-poker': toy(
    tilt,
    shaft(-23, 10, METAL, 2.6),
    guard(9, 14),
    grip(13, BLUE, 4.5, 10),
    shape(WHITE, 'M-12 -6a5 5 0 0 1 4 -8a6 6 0 0 1 11 -2a5 5 0 0 1 8 5a4 4 0 0 1 -2 7h-17a3 3 0 0 1 -4 -2z'),
  ),
  'excess-baggage': toy(
    14,
    stroke('M-6 -10V-17H6V-10', 4),
    shape('#a8612f', rect(-17, -10, 34, 26, 4)),
    stroke('M-9 -10V16M9 -10V16', 3, '#6d3b18'),
    shape(GOLD, rect(-4, -1, 8, 6, 1), 1.3),
    shape(CREAM, polygon([10, 8], [20, 10], [18, 19], [8, 17]), 1.3),
    stroke('M11 12l5 1', 1.2),
  ),
  'sky-wrench': toy(
    tilt,
    shape(STEEL, 'M-4 22V-4C-11 -8 -11 -18 -6 -22V-12H6V-22C11 -18 11 -8 4 -4V22z'),
    shape(RED, rect(-4, 6, 8, 16, 2)),
    shape(WHITE, circle(0, 1, 2.6), 1.2),
  ),
  'gale-force-icicle': toy(
    tilt + 180,
    shape(ICE, polygon([-9, -20], [9, -20], [6, -8], [4, -10], [0, 23], [-3, -2], [-6, -6])),
    stroke('M-4 -16l2 10M3 -16l-2 16', 1.2, WHITE),
    shape(WHITE, 'M-13 -21a3 3 0 0 1 6 -2h14a3 3 0 0 1 6 2v3h-26z'),
  ),
  'dragon-on-a-string': toy(
    0,
    shape(RED, polygon([2, -22], [14, -10], [4, 6], [-8, -6])),
    stroke('M2 -22L4 6M-8 -6L14 -10', 1.4),
    flat(WHITE, circle(0, -9, 2.2)),
    flat(DARK, circle(0, -9, 1)),
    flat(WHITE, circle(7, -10, 2.2)),
    flat(DARK, circle(7, -10, 1)),
    stroke('M1 -4c2 1 4 1 5 -1', 1.4),
    stroke('M4 6C-2 10 8 13 0 17S-8 18 -12 23', 1.4),
    shape(GOLD, polygon([-3, 9], [3, 11], [-2, 13]), 1),
    shape(BLUE, polygon([2, 13], [7, 15], [2, 17]), 1),
  ),
  'snowman-mortar': toy(
    30,
    shape(STEEL, rect(-8, 0, 16, 18, 3)),
    shape(DARK, rect(-10, -3, 20, 5, 2)),
    shape(WOOD, circle(-8, 18, 5)),
    shape(WHITE, circle(0, -8, 7)),
    shape(WHITE, circle(0, -18, 5)),
    flat(DARK, circle(-1.7, -19, 0.9)),
    flat(DARK, circle(1.7, -19, 0.9)),
    shape('#f08a2e', polygon([0, -18], [6, -17], [0, -16]), 1),
  ),
  'stratospheric-popgun': toy(
    52,
    shape(BROWN, 'M-4 6h8l3 16h-8z'),
    shape('#6a9fc4', rect(-5, -16, 10, 24, 2)),
    shape(GOLD, rect(-6, -6, 12, 4)),
    shape('#d9a86a', rect(-3.5, -24, 7, 9, 2)),
    stroke('M5 -18C12 -16 4 -12 11 -8', 1.3),
  ),
  'nerve-racking-bubbles': toy(
    tilt,
    shaft(-2, 23, PINK, 3.4),
    stroke('M0 -11m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', 4.6),
    stroke('M0 -11m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', 2.2, PINK),
    shape('#dff4fb', circle(12, -18, 4.5), 1.2),
    shape('#dff4fb', circle(14, -5, 3), 1.2),
    shape('#dff4fb', circle(-13, -19, 3.4), 1.2),
  ),
  'party-pooper': toy(
    tilt,
    shaft(-6, 22, METAL, 2),
    shape(RED, circle(0, -8, 3.4)),
    shape(BLUE, 'M0 -12C-9 -13 -9 -24 0 -24S9 -13 0 -12z'),
    stroke('M-12 -20l-4 -3M12 -20l4 -3M-12 -13l-4 2M12 -13l4 2', 1.8),
    stroke('M-3 -20c1 -2 3 -2 4 -2', 1.4, WHITE),
  ),
  'yesterdays-forecast': toy(
    tilt,
    shaft(-2, 23, BLUE),
    shape(GOLD, star(4, -16, 9, 6, 8), 1.3),
    shape(WHITE, 'M-15 -4a5 5 0 0 1 4 -8a6 6 0 0 1 11 -1a5 5 0 0 1 7 5a4 4 0 0 1 -2 6h-17a3 3 0 0 1 -3 -2z'),
    stroke('M-10 3l-2 4M-4 3l-2 4M2 3l-2 4', 1.8, BLUE),
  ),
};

function circleHole(x: number, y: number): Shape {
  return shape('#ffffff', circle(x, y, 1.8), 1.1);
}

/** A weapon we have no drawing for: typed in from elsewhere. Put together from its type, in colours of its own name. */
function plainToy(type: WeaponCard['type'], seed: string): Toy {
  const draw = drawFrom(seed);
  const accent = draw.one([RED, BLUE, GREEN, VIOLET, GOLD, PINK]);
  const metal = draw.one([METAL, STEEL, ICE]);
  const w = draw.between(3, 6);
  switch (type) {
    case 'sword':
      return toy(
        tilt,
        shape(metal, polygon([0, -24], [w, -17], [w, 5], [-w, 5], [-w, -17])),
        guard(5, draw.between(14, 22), accent),
        grip(9),
        shape(accent, circle(0, 22, 2.6)),
      );
    case 'axe':
      return toy(
        tilt,
        shaft(-22, 23),
        shape(metal, `M2 -20C12 -26 ${14 + w} -14 ${12 + w} -6C10 -5 6 -7 2 -9z`),
        shape(accent, gear(-6, -14, 5 + w / 3, 6, 2)),
      );
    case 'bow':
      return toy(0, bowLimb(accent), string(), ...arrow(draw.one([RED, GREEN, BLUE]), metal));
    case 'wand':
      return toy(
        tilt,
        shaft(-6, 23, draw.one([WOOD, DARK, VIOLET])),
        shape(accent, draw.below(2) ? star(0, -13, 10, 4.5, 5 + draw.below(3)) : regular(0, -13, 9, 5 + draw.below(3))),
      );
  }
}

/** The toy of a weapon: its shapes, and how far the whole is turned. */
export const weaponPicture = (weapon: Pick<WeaponCard, 'kind' | 'type'> & { readonly name?: string }): Toy =>
  TOYS[weapon.kind] ?? plainToy(weapon.type, `${weapon.type} ${weapon.kind} ${weapon.name ?? ''}`);

/** @testonly */
export const hasOwnToy = (kind: string): boolean => kind in TOYS;
