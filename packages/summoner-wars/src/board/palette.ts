/**
 * Dyes of the factions. They differ in lightness as well as in hue, so that a grey print still tells them apart, and each has a
 * pattern of its own, so that colour is never alone.
 */
import type { FactionId } from '../index.ts';

/** How the ground of a faction's cards is cut. */
export type Pattern = 'facets' | 'tendrils' | 'dunes' | 'dusk' | 'peaks' | 'ripples' | 'plain';

export interface Dye {
  readonly ink: string;
  /** Dark enough to carry small letters of paper. */
  readonly deep: string;
  /** A lighter bath of the same dye. */
  readonly tint: string;
  readonly pattern: Pattern;
}

/** Unbleached paper the cards are printed on. */
export const PAPER = '#f6ecd4';
export const PAPER_SHADE = '#e6d6b2';
export const CHARCOAL = '#2b241b';
/** Sealing wax: life. */
export const WAX = '#a1211b';
export const WAX_DARK = '#6d120e';

const DYES: { readonly [faction: string]: Dye } = {
  'shadow-elves': { ink: '#221c3d', deep: '#221c3d', tint: '#c9c4d8', pattern: 'dusk' },
  'deep-dwarves': { ink: '#193b6b', deep: '#193b6b', tint: '#c3d0e2', pattern: 'facets' },
  'mountain-vargath': { ink: '#8c2d15', deep: '#8c2d15', tint: '#e9c8b4', pattern: 'peaks' },
  'swamp-orcs': { ink: '#3d691e', deep: '#3d691e', tint: '#cddbb4', pattern: 'tendrils' },
  benders: { ink: '#a8539e', deep: '#8f4186', tint: '#ecd0e6', pattern: 'ripples' },
  'sand-goblins': { ink: '#b0781a', deep: '#865508', tint: '#f3dfb0', pattern: 'dunes' },
};
/** Walls and whatever belongs to nobody. */
const STONE: Dye = { ink: '#5b5347', deep: '#5b5347', tint: '#ddd3bf', pattern: 'plain' };

export const dyeOf = (faction: FactionId | null): Dye => DYES[faction ?? ''] ?? STONE;

/** Whether another side before this one plays the same faction: its cards wear stripes and fly a cleft flag. */
export const isSecond = (sides: readonly { readonly faction: FactionId | null }[], side: number): boolean =>
  sides[side]?.faction !== null && sides.findIndex(({ faction }) => faction === sides[side]?.faction) < side;
