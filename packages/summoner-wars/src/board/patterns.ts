/** Grounds by faction, as one path that fills a tile; the frame of a card and the banner of its owner carry it. */
import type { Pattern } from './palette.ts';

export interface Tile {
  readonly size: number;
  readonly d: string;
}

export const TILES: Record<Pattern, Tile> = {
  facets: { size: 12, d: 'M0 6L6 0L12 6L6 12zM3 6L6 3L9 6L6 9z' },
  tendrils: { size: 14, d: 'M0 7C3 1 6 1 7 7C8 13 11 13 14 7M7 7C9 4 11 3 12 1M0 7C1 10 2 11 4 12' },
  dunes: { size: 12, d: 'M0 4C3 0 6 0 9 4M3 10C6 6 9 6 12 10M10.5 1.5h.1M1.5 8h.1' },
  dusk: { size: 7, d: 'M1 0V7M4.5 1V6' },
  peaks: { size: 12, d: 'M0 10L6 3L12 10M3 12L6 8.5L9 12' },
  ripples: { size: 14, d: 'M2 7a5 5 0 1 0 10 0a5 5 0 1 0-10 0M5 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
  plain: { size: 16, d: 'M0 8H16M8 0V8M0 0V0M0 16H16M0 8V16' },
};
