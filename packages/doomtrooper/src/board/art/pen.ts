/** The pen of the stencils: shapes as paths on a sheet of 200 by 160, and layers of ink from the back to the front. */

/** What a shape is sprayed in: the distance, ink, the affiliation's paint, the light that falls through, warning paint. */
export type Ink = 'far' | 'near' | 'dark' | 'tone' | 'light' | 'spot';
export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  /** Where it stands, as a transform. */
  readonly at?: string;
}
export type Layers = readonly Layer[];
export type Point = readonly [x: number, y: number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const poly = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
/** A disc with a hole. */
export const hoop = (x: number, y: number, r: number, w: number): string =>
  `${disc(x, y, r)}M${n(x - r + w)} ${n(y)}a${n(r - w)} ${n(r - w)} 0 1 1 ${n(2 * (r - w))} 0a${n(r - w)} ${n(r - w)} 0 1 1 ${n(-2 * (r - w))} 0z`;
/** From one point to another, as thick there as here, or thinner. */
export function bar([x1, y1]: Point, [x2, y2]: Point, w: number, end = w): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [-(y2 - y1) / length / 2, (x2 - x1) / length / 2];
  return poly([x1 + dx * w, y1 + dy * w], [x2 + dx * end, y2 + dy * end], [x2 - dx * end, y2 - dy * end], [x1 - dx * w, y1 - dy * w]);
}
/** Bars through points, round at the joints: an arm, a leg, a tentacle. */
export function limb(points: readonly Point[], w: number, end = w): string {
  const at = (i: number): number => w + ((end - w) * i) / (points.length - 1);
  let d = '';
  for (let i = 0; i + 1 < points.length; i++)
    d += bar(points[i]!, points[i + 1]!, at(i), at(i + 1)) + disc(...points[i + 1]!, at(i + 1) / 2);
  return d + disc(...points[0]!, w / 2);
}
/** Mirrored at the line x = 0, closed. */
export const twin = (...points: readonly Point[]): string => poly(...points, ...points.toReversed().map(([x, y]): Point => [-x, y]));
/** Both of a pair, left and right of x = 0. */
export const pair = (...points: readonly Point[]): string => poly(...points) + poly(...points.map(([x, y]): Point => [-x, y]));
export const around = (x: number, y: number, turn: number, r: number): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
export function star([x, y]: Point, r: number, points = 5, inner = 0.42): string {
  return poly(...Array.from({ length: points * 2 }, (_, i) => around(x, y, (Math.PI * i) / points - Math.PI / 2, i % 2 ? r * inner : r)));
}
/** A closed line through points, smooth. */
export function blob(...points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return `${d}z`;
}

export const put = (ink: Ink, ...shapes: readonly string[]): Layer => ({ ink, d: shapes.join('') });
/** Layers moved to their place: scaled, turned, then moved. */
export function place(layers: Layers, x: number, y: number, { scale = 1, turn = 0, flip = false } = {}): Layers {
  const at = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${flip ? -Math.round(scale * 1000) / 1000 : Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;
  return layers.map(({ ink, d, at: inner }) => ({ ink, d, at: inner ? `${at} ${inner}` : at }));
}

/** Numbers that belong to a card. */
export interface Dice {
  between(low: number, high: number): number;
  chance(share: number): boolean;
  below(end: number): number;
  one<T>(list: readonly T[]): T;
}
export function diceOf(next: () => number): Dice {
  return {
    between: (low, high) => low + next() * (high - low),
    chance: share => next() < share,
    below: end => Math.floor(next() * end),
    one: list => list[Math.floor(next() * list.length)]!,
  };
}
