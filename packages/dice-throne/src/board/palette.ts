/**
 * Two inks and white for each hero, and a screen of his own: the ground of his panels is printed in a pattern nobody else has, so
 * that colour is never alone. The first ink is dark enough to carry white letters, the second light enough to carry black ones.
 */
export interface Inks {
  readonly deep: string;
  readonly bright: string;
  /** A wash of the first ink on paper. */
  readonly tint: string;
  /** One tile of the screen, drawn in strokes, and its edge. */
  readonly tile: string;
  readonly size: number;
}

export const INK = '#17130f';
export const PAPER = '#fffaf0';
const inks = (deep: string, bright: string, tint: string, size: number, tile: string): Inks => ({ deep, bright, tint, size, tile });

const HEROES: { readonly [hero: string]: Inks } = {
  'black-panther': inks('#3b2470', '#b79cff', '#e6defa', 18, 'M2 16 8 4M7 17 13 5M12 18 17 8'),
  'black-widow': inks('#23262d', '#ff5a4f', '#e4e3e2', 16, 'M4 3h8L8 8l4 5H4l4-5z'),
  'captain-marvel': inks('#17479e', '#ffc233', '#dbe6f7', 24, 'M12 3v18M3 12h18M6 6l12 12M18 6 6 18'),
  'doctor-strange': inks('#0c5a5e', '#ff9a3c', '#d6ebe8', 22, 'M11 2a9 9 0 1 1 0 18 9 9 0 0 1 0-18M11 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8'),
  loki: inks('#1c5c2c', '#e8c24a', '#dcecd6', 20, 'M0 10c5-9 5-9 10 0s5 9 10 0'),
  'scarlet-witch': inks('#96123f', '#ff9cc2', '#f8dde6', 20, 'M10 1l8 4.5v9L10 19l-8-4.5v-9z'),
  'spider-man': inks('#b01222', '#5fd3e8', '#f7dcdb', 26, 'M13 0v26M0 13h26M2 2l22 22M24 2 2 24M13 5q-1 7-8 8 7 1 8 8 1-7 8-8-7-1-8-8'),
  thor: inks('#3a4b60', '#8fdcff', '#dfe6ee', 20, 'M12 1 5 11h6L8 19'),
};
/** Cards that every deck has belong to no hero: ink and brass. */
const COMMON = inks('#5b4300', '#ffd54a', '#f4e9cc', 12, 'M3 3h.1M9 9h.1');

/** The second costume, for the second of two players with one hero; printed in stripes, so that colour is not alone here either. */
const OTHERS: { readonly [hero: string]: readonly [deep: string, bright: string, tint: string] } = {
  'black-panther': ['#5b3d00', '#ffd76a', '#f6e8c8'],
  'black-widow': ['#4b5563', '#ffd9d2', '#eceef1'],
  'captain-marvel': ['#7d1230', '#9fd4ff', '#f5dde3'],
  'doctor-strange': ['#4a1f78', '#9be37a', '#e6dcf2'],
  loki: ['#23305e', '#c3cde0', '#dde1ee'],
  'scarlet-witch': ['#3f2a7a', '#ffb36b', '#e2dcf2'],
  'spider-man': ['#1d2a3a', '#ff8f8f', '#dde2e8'],
  thor: ['#6b1f1f', '#ffd24a', '#f1dcdc'],
};
const STRIPES = 'M0 14 14 0M-2 2 2-2M12 16l4-4';

/** `second` is for the second player with the same hero. */
export function inksOf(hero: string | null, second = false): Inks {
  const other = second && hero ? OTHERS[hero] : undefined;
  return other ? inks(...other, 14, STRIPES) : hero ? (HEROES[hero] ?? COMMON) : COMMON;
}

/** Colours of the classes of cards, as the book has them; a shape and a word always stand beside. */
export const CLASS_INK = { main: '#1d5fa8', roll: '#b4560a', instant: '#b3202c', upgrade: '#2f6b3a' } as const;
