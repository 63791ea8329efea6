/** What figures are made of: parts, and a body in a pose. */
import type { Plate, Shape } from './hero-art.ts';

export type Point = readonly [x: number, y: number];
/** A field has an outline of ink; a limb is a broad stroke with one; a line is only a line; shade is printed in dots. */
export interface Part extends Shape {
  readonly kind: 'field' | 'limb' | 'line' | 'shade';
}

export const field = (plate: Plate, d: string): Part => ({ kind: 'field', plate, d });
export const limb = (plate: Plate, line: number, d: string): Part => ({ kind: 'limb', plate, line, d });
export const line = (plate: Plate, width: number, d: string): Part => ({ kind: 'line', plate, line: width, d });
export const shade = (d: string): Part => ({ kind: 'shade', plate: 'ink', d });
const to = (...points: readonly Point[]): string => `M${points.map(point => point.join(' ')).join('L')}`;

interface Pose {
  readonly neck: Point;
  readonly hip: Point;
  /** Half of their breadth. */
  readonly shoulders: number;
  readonly waist: number;
  /** Elbow and hand, knee and foot: `60 140 44 186`. */
  readonly backArm: string;
  readonly frontArm: string;
  readonly backLeg: string;
  readonly frontLeg: string;
  readonly arms?: number;
  readonly legs?: number;
}
interface Dress {
  readonly suit: Plate;
  readonly gloves: Plate;
  readonly boots: Plate;
}

function pointsOf(points: string): readonly [Point, Point] {
  const [x = 0, y = 0, u = 0, v = 0] = points.split(' ').map(Number);
  return [
    [x, y],
    [u, v],
  ];
}
/** Part of the way between two points. */
const between = ([x, y]: Point, [u, v]: Point, part: number): Point => [x + (u - x) * part, y + (v - y) * part];

export function person(pose: Pose, { suit, gloves, boots }: Dress) {
  const { neck, hip, shoulders: s, waist: w, arms = 17, legs = 23 } = pose;
  const [nx, ny] = neck;
  const [hx, hy] = hip;
  const shoulder = (side: number): Point => [nx + side * (s - 6), ny + 12];
  const arm = (from: Point, points: string): Part[] => {
    const [elbow, hand] = pointsOf(points);
    return [limb(suit, arms, to(from, elbow, hand)), limb(gloves, arms + 1, to(between(elbow, hand, 0.42), hand))];
  };
  const leg = (from: Point, points: string): Part[] => {
    const [knee, foot] = pointsOf(points);
    return [limb(suit, legs, to(from, knee, foot)), limb(boots, legs - 1, `${to(between(knee, foot, 0.35), foot)}l11 3`)];
  };
  return {
    backArm: arm(shoulder(-1), pose.backArm),
    frontArm: arm(shoulder(1), pose.frontArm),
    backLeg: leg([hx - w * 0.45, hy], pose.backLeg),
    frontLeg: leg([hx + w * 0.45, hy], pose.frontLeg),
    torso: [
      field(
        suit,
        `M${nx - s} ${ny + 14}Q${nx - s + 4} ${ny + 1} ${nx - 8} ${ny}H${nx + 8}Q${nx + s - 4} ${ny + 1} ${nx + s} ${ny + 14}L${hx + w} ${hy - 4}Q${hx} ${hy + 16} ${hx - w} ${hy - 4}z`,
      ),
      shade(
        `M${nx - s + 2} ${ny + 14}Q${nx - s + 6} ${ny + 3} ${nx - 8} ${ny + 2}L${nx - 10} ${ny + 40}L${hx - 6} ${hy + 4}L${hx - w + 2} ${hy - 4}z`,
      ),
    ],
    shoulder: shoulder(1),
  };
}
