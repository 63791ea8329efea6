/** Pictures of cards: signs before a burst on a halftone sky, composed from what the card does and from its name alone. */
import { streamOf } from '@kolbiste/board-kit/seed';
import { burst } from './hero-art.ts';
import type { Glyph } from './glyphs.ts';

export interface Picture {
  /** Dots that grow towards one corner. */
  readonly dots: string;
  readonly rays: string;
  readonly star: string;
  /** Lines of speed. */
  readonly speed: string;
  readonly signs: readonly {
    readonly glyph: Glyph;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
}

const W = 220;
const H = 150;
const at = (n: number): string => n.toFixed(1);

/** Dots on a slanted grid, larger the nearer they are to the light. */
export function halftone(width: number, height: number, step: number, x: number, y: number, most: number): string {
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  let d = '';
  for (let row = 0; row * step < height + step; row++)
    for (let column = 0; column * step < width + step; column++) {
      const cx = column * step + (row % 2 ? step / 2 : 0);
      const cy = row * step;
      const r = most * (1 - Math.hypot(cx - x, cy - y) / reach);
      if (r > 0.3) d += `M${at(cx - r)} ${at(cy)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0-${at(2 * r)} 0`;
    }
  return d;
}

const made = new Map<string, Picture>();
export function pictureOf(id: string, signs: readonly Glyph[]): Picture {
  const known = made.get(id);
  if (known) return known;
  const next = streamOf(id);
  const x = W * (0.3 + 0.4 * next());
  const y = H * (0.35 + 0.3 * next());
  const turn = next() * Math.PI;
  const light = [next() < 0.5 ? 0 : W, next() < 0.5 ? 0 : H] as const;
  const [first, second, third] = signs;
  const side = next() < 0.5 ? -1 : 1;
  const shown = [
    ...(third ? [{ glyph: third, x: W / 2 - side * 66, y: 40 + 30 * next(), size: 34, turn: side * 16 }] : []),
    ...(second ? [{ glyph: second, x: W / 2 + side * 62, y: 50 + 40 * next(), size: 48, turn: side * -12 }] : []),
    ...(first
      ? [{ glyph: first, x: W / 2 - (second ? side * 18 : 0), y: H / 2 + 2, size: second ? 88 : 100, turn: (next() - 0.5) * 22 }]
      : []),
  ];
  const lines = Array.from({ length: 5 }, () => {
    const from = H * next();
    const length = 30 + 50 * next();
    const start = side > 0 ? W * 0.02 : W * 0.98;
    return `M${at(start)} ${at(from)}h${at(side * length)}`;
  });
  const picture: Picture = {
    dots: halftone(W, H, 9 + Math.floor(next() * 3), light[0], light[1], 4.2),
    rays: burst(x, y, 11 + Math.floor(next() * 6), 30, 230, turn),
    star: burst(W / 2 - (second ? side * 18 : 0), H / 2, 12 + Math.floor(next() * 5), 52, 70, turn),
    speed: lines.join(''),
    signs: shown,
  };
  made.set(id, picture);
  return picture;
}
export const PICTURE = { width: W, height: H } as const;
