/** How the board uses the room it gets: which arrangement, and how wide a square may be. */
export type Mode = 'wide' | 'medium' | 'flat' | 'lying' | 'narrow';

/** Columns beside the map need room; two joined boards take all of it. */
export function modeFor(width: number, height: number, columns: number, rem: number): Mode {
  const w = width / rem;
  if (columns > 6) return w >= 60 && height / rem >= 30 ? 'flat' : 'narrow';
  // A telephone on its side: the map at one hand, everything else at the other.
  if (height / rem < 30 && w >= 26) return 'lying';
  return w >= 57 ? 'wide' : w >= 39 ? 'medium' : 'narrow';
}

const LEAST = 56;
/** In rem. */
const FINGER = 2.75;
const ROWS = 8;

/** Widths of a square one can zoom through, and the one to start with. A map that fits needs no zoom. */
export function sizesFor(
  mode: Mode,
  width: number,
  height: number,
  columns: number,
  rem: number,
  ratio: number,
): { readonly cells: readonly number[]; readonly start: number } {
  const edge = (mode === 'narrow' || mode === 'lying' ? 1.1 : 1.5) * rem;
  const across = (taken: number): number => (width - taken * rem - edge) / columns;
  const along = (taken: number): number => ((height - taken * rem - edge) / ROWS) * ratio;
  const floor = (cell: number): number => Math.max(20, Math.floor(cell));
  if (mode === 'wide') {
    // The same bounds as in the board's style: columns beside the map and cards in hand grow with the window.
    const w = width / rem;
    const bounded = (least: number, wished: number, most: number): number => Math.min(most, Math.max(least, wished));
    const beside = bounded(11.5, w * 0.11, 17) + bounded(14.5, w * 0.145, 24);
    const hand = bounded(8.25, w * 0.08, 11);
    return { cells: [Math.max(LEAST, floor(Math.min(across(beside + 3.5), along(4.6 + hand * 0.715))))], start: 0 };
  }
  if (mode === 'medium') return { cells: [Math.max(LEAST + 6, floor(Math.min(across(14), along(10))))], start: 0 };
  if (mode === 'lying') {
    const whole = floor(Math.min(across(11), along(0.75)));
    return { cells: [whole, floor(whole * 1.45), floor(whole * 2)], start: 0 };
  }
  // Two plates and the dock have their place above and below; a square stays large enough for a finger.
  const upright = Math.min(across(0.85), Math.max(FINGER * rem * ratio, along(14.75)));
  const whole = floor(mode === 'flat' ? Math.min(across(3), along(13)) : columns > 6 ? across(0.85) : upright);
  if (columns <= 6) return { cells: [whole, floor(whole * 1.45), floor(whole * 2)], start: 0 };
  const half = floor((width - 0.85 * rem - edge) / 6);
  const cells = [...new Set([whole, ...[Math.max(LEAST, Math.min(half, 84)), 120].filter(cell => cell > whole * 1.15)])];
  return { cells, start: whole >= LEAST ? 0 : Math.min(1, cells.length - 1) };
}
