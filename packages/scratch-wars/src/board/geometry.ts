/** Paths the drawings are made of. Angles are degrees clockwise from the top, as on a wheel. */
import type { Colour } from '../index.ts';

const round = (n: number): number => Math.round(n * 100) / 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`;

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
  const a = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${a(1, 1)}v${round(h - 2 * r)}${a(-1, 1)}h${round(2 * r - w)}${a(-1, -1)}v${round(2 * r - h)}${a(1, -1)}z`;
}

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** A regular polygon with one corner at the top. */
export const regular = (x: number, y: number, r: number, corners: number, turn = 0): string =>
  polygon(
    ...Array.from({ length: corners }, (_, i) => {
      const p = polar(r, turn + (360 * i) / corners);
      return [x + p.x, y + p.y] as const;
    }),
  );

export const star = (x: number, y: number, outer: number, inner: number, rays: number, turn = 0): string =>
  polygon(
    ...Array.from({ length: 2 * rays }, (_, i) => {
      const p = polar(i % 2 ? inner : outer, turn + (180 * i) / rays);
      return [x + p.x, y + p.y] as const;
    }),
  );

/** A toothed wheel. */
export function gear(x: number, y: number, r: number, teeth: number, depth: number): string {
  const points: (readonly [number, number])[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const step = 360 / teeth,
      from = tooth * step;
    for (const [part, radius] of [
      [0.08, r],
      [0.42, r],
      [0.55, r - depth],
      [0.95, r - depth],
    ] as const) {
      const p = polar(radius, from + part * step);
      points.push([x + p.x, y + p.y]);
    }
  }
  return polygon(...points);
}

export const SECTOR_ANGLE = 40;
/** Where a sector's middle is when the wheel has not been turned. */
export const sectorAngle = (sector: number): number => sector * SECTOR_ANGLE;

/** How deep the outer edge is bitten, step by step: colour is told by the edge too. */
const EDGES: Record<Colour, readonly number[]> = {
  green: [],
  orange: [0, 2.5, 9, 3, 1, 8, 4, 0.5, 10, 3, 0],
  red: [0, 17, 0, 17, 0, 17, 0, 17, 0],
};

/**
 * A sector's outline around an angle. Green is whole, orange torn, red ragged like a saw.
 * `gap` is the width of the slit between neighbours.
 */
export function sectorPath(colour: Colour, inner: number, outer: number, around = 0, gap = 1.2): string {
  const half = SECTOR_ANGLE / 2;
  const slit = (radius: number): number => half - ((gap / 2 / radius) * 180) / Math.PI;
  const at = (radius: number, angle: number): string => {
    const p = polar(radius, around + angle);
    return `${p.x} ${p.y}`;
  };
  const bites = EDGES[colour];
  const from = slit(inner),
    to = slit(outer);
  const edge =
    bites.length === 0
      ? `A${outer} ${outer} 0 0 1 ${at(outer, to)}`
      : bites
          .slice(1)
          .map((bite, i) => `L${at(outer - bite, -to + (2 * to * (i + 1)) / (bites.length - 1))}`)
          .join('');
  return `M${at(inner, -from)}L${at(outer, -to)}${edge}L${at(inner, from)}A${inner} ${inner} 0 0 0 ${at(inner, -from)}z`;
}

/** A ring's piece between two angles. */
export function arcPath(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const large = to - from > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}z`;
}

/** Fine scratches in the foil, the same for the same seed. */
export function scratches(numbers: { between(low: number, high: number): number }, radius: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const p = polar(numbers.between(0, radius), numbers.between(0, 360));
    const way = polar(numbers.between(6, 22), numbers.between(55, 80));
    d += `M${p.x} ${p.y}l${way.x} ${way.y}`;
  }
  return d;
}

/** The turn that ends with this sector under the pointer, going forward from where the wheel stands. */
export function turnTo(now: number, sector: number, rounds: number): number {
  const home = (((-sectorAngle(sector) - now) % 360) + 360) % 360;
  return now + rounds * 360 + home;
}
