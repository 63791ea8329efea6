/** A small rasteriser, so that pictures can be compared as they are seen: paths of M, L, H, V, C, A and Z, scanned line by line. */
import type { Layer } from '../../src/board/art/pen.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Dot = readonly [x: number, y: number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
export function matrixOf(transform: string | undefined): Matrix {
  let m: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, word, inside] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = x] = inside!.split(/[ ,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    m = times(
      m,
      word === 'translate'
        ? [1, 0, 0, 1, x, y]
        : word === 'scale'
          ? [x, 0, 0, y, 0, 0]
          : [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0],
    );
  }
  return m;
}

/** The corners of a path; arcs here are always halves of a circle. */
export function flatten(d: string): readonly (readonly Dot[])[] {
  const rings: Dot[][] = [];
  let [x, y] = [0, 0];
  let ring: Dot[] = [];
  const go = (to: Dot): void => void ring.push(([x, y] = to));
  for (const [, command, inside] of d.matchAll(/([MLHVCAZmlhvcaz])([^MLHVCAZmlhvcaz]*)/g)) {
    const numbers = (inside!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [bx, by] = command === command!.toLowerCase() ? [x, y] : [0, 0];
    const at = (i: number): number => numbers[i]!;
    switch (command!.toUpperCase()) {
      case 'M':
        rings.push((ring = []));
        for (let i = 0; i + 1 < numbers.length; i += 2) go([bx + at(i), by + at(i + 1)]);
        break;
      case 'L':
        for (let i = 0; i + 1 < numbers.length; i += 2) go([bx + at(i), by + at(i + 1)]);
        break;
      case 'H':
        go([bx + at(0), y]);
        break;
      case 'V':
        go([x, by + at(0)]);
        break;
      case 'C':
        for (let i = 0; i + 5 < numbers.length; i += 6) {
          const [sx, sy] = [x, y];
          for (let k = 1; k <= 6; k++) {
            const [t, u] = [k / 6, 1 - k / 6];
            const mix = (s: number, o: number): number =>
              u * u * u * s + 3 * u * u * t * at(i + o) + 3 * u * t * t * at(i + 2 + o) + t * t * t * at(i + 4 + o);
            go([mix(sx, 0), mix(sy, 1)]);
          }
        }
        break;
      case 'A': {
        const [ex, ey] = [bx + at(5), by + at(6)];
        const [cx, cy, r] = [(x + ex) / 2, (y + ey) / 2, Math.hypot(ex - x, ey - y) / 2];
        const from = Math.atan2(y - cy, x - cx);
        const way = at(4) === 1 ? 1 : -1;
        for (let k = 1; k <= 8; k++)
          go([cx + Math.cos(from + (way * Math.PI * k) / 8) * r, cy + Math.sin(from + (way * Math.PI * k) / 8) * r]);
        break;
      }
    }
  }
  return rings;
}

const TONES: Record<Layer['ink'], number> = { far: 0.55, near: 0.42, dark: 0.1, tone: 0.3, light: 0.95, spot: 0.25 };

/** Layers over one another on a sheet of 200 by 160, as shades of grey, row by row. */
export function rasterise(layers: readonly Layer[], wide: number, high: number): Float64Array {
  const grey = new Float64Array(wide * high).fill(0.7);
  for (const { ink, d, at } of layers) {
    const [a, b, c, e, f, g] = matrixOf(at);
    const rings = flatten(d).map(ring => ring.map(([x, y]): Dot => [a * x + c * y + f, b * x + e * y + g]));
    for (let row = 0; row < high; row++) {
      const y = ((row + 0.5) * 160) / high;
      const hits: { readonly x: number; readonly up: number }[] = [];
      for (const ring of rings)
        for (let i = 0; i < ring.length; i++) {
          const [[x1, y1], [x2, y2]] = [ring[i]!, ring[(i + 1) % ring.length]!];
          if (y1 <= y === y2 <= y) continue;
          hits.push({ x: x1 + ((y - y1) * (x2 - x1)) / (y2 - y1), up: y1 < y2 ? 1 : -1 });
        }
      hits.sort((p, q) => p.x - q.x);
      let inside = 0;
      for (let i = 0; i + 1 < hits.length; i++) {
        inside += hits[i]!.up;
        if (inside === 0) continue;
        const to = Math.min(wide, Math.ceil((hits[i + 1]!.x * wide) / 200 - 0.5));
        for (let col = Math.max(0, Math.ceil((hits[i]!.x * wide) / 200 - 0.5)); col < to; col++) grey[row * wide + col] = TONES[ink];
      }
    }
  }
  return grey;
}

/** A perceptual hash: the sheet in 16 by 16 patches, each brighter or darker than the one to its right, and than the one below. */
export function hashOf(layers: readonly Layer[]): Uint8Array {
  const [n, fine] = [16, 4];
  const grey = rasterise(layers, n * fine, n * fine);
  const patch = (x: number, y: number): number => {
    let sum = 0;
    for (let dy = 0; dy < fine; dy++) for (let dx = 0; dx < fine; dx++) sum += grey[(y * fine + dy) * n * fine + x * fine + dx]!;
    return sum;
  };
  const patches = Array.from({ length: n * n }, (_, i) => patch(i % n, Math.floor(i / n)));
  const bits: number[] = [];
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const here = patches[y * n + x]!;
      if (x + 1 < n) bits.push(here > patches[y * n + x + 1]! + 0.5 ? 1 : 0);
      if (y + 1 < n) bits.push(here > patches[(y + 1) * n + x]! + 0.5 ? 1 : 0);
    }
  return Uint8Array.from(bits);
}
/** The share of the hash in which two differ. */
export function apart(a: Uint8Array, b: Uint8Array): number {
  let differ = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) differ++;
  return differ / a.length;
}
