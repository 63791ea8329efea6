/**
 * Fields and marks of the affiliations, all of our own making. Each has a paint, a pattern stamped into it and a mark, so that colour
 * is never alone, and the paints differ in lightness, so that a grey print still tells them apart.
 */
import type { Field } from '../text/board-words.ts';

export interface Paint {
  /** Carries white letters. */
  readonly field: string;
  /** Behind the picture. */
  readonly haze: string;
  /** Light that falls on the figure. */
  readonly light: string;
  /** A tile of the pattern, as one stroked path. */
  readonly tile: { readonly size: number; readonly d: string };
  /** The mark on a grid of 24. */
  readonly mark: string;
}

export const STEEL = '#22262b';
export const STEEL_2 = '#343a41';
export const PAPER = '#ece6d6';
export const PAPER_2 = '#d8cfb8';
export const INK = '#1b1d20';
/** Warning paint. */
export const SIGNAL = '#f2b632';
export const BLOOD = '#b3261e';

export const PAINTS: Record<Field, Paint> = {
  bauhaus: {
    field: '#34507c',
    haze: '#9fb2cf',
    light: '#dfe8f5',
    tile: { size: 14, d: 'M7 1.5V4M7 10v2.5M1.5 7H4M10 7h2.5M4 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
    mark: 'M10 1h4v3.2l2.4 1 2.3-2.3 2.8 2.8-2.3 2.3 1 2.4H23v4h-2.8l-1 2.4 2.3 2.3-2.8 2.8-2.3-2.3-2.4 1V23h-4v-3.2l-2.4-1-2.3 2.3-2.8-2.8 2.3-2.3-1-2.4H1v-4h2.8l1-2.4-2.3-2.3 2.8-2.8 2.3 2.3 2.4-1zM12 7.5a4.5 4.5 0 1 0 .01 0z',
  },
  capitol: {
    field: '#a23a1e',
    haze: '#dcae94',
    light: '#f8e6d6',
    tile: { size: 12, d: 'M0 12L12 0M-3 3L3-3M9 15L15 9' },
    mark: 'M12 1l11 8-4 0-7-5-7 5-4 0zM12 8l11 8-4 0-7-5-7 5-4 0zM12 15l11 8-4 0-7-5-7 5-4 0z',
  },
  cybertronic: {
    field: '#1f5f66',
    haze: '#93bcbd',
    light: '#dff5f3',
    tile: { size: 16, d: 'M0 4H6V12H12V16M12 0V4H16M6 4h.1M12 12h.1' },
    mark: 'M6 6h12v12H6zM9 9v6h6V9zM8 1h2v4H8zM14 1h2v4h-2zM8 19h2v4H8zM14 19h2v4h-2zM1 8h4v2H1zM1 14h4v2H1zM19 8h4v2h-4zM19 14h4v2h-4z',
  },
  imperial: {
    field: '#3c6330',
    haze: '#adc49b',
    light: '#ecf4e2',
    tile: { size: 14, d: 'M0 3.5H14M0 7H14M3.5 0V14M7 0V14' },
    mark: 'M2 2h4v3h4V2h4v3h4V2h4v9H2zM3 13h18v10h-5v-5a4 4 0 0 0-8 0v5H3z',
  },
  mishima: {
    field: '#8a1b45',
    haze: '#d6a0b4',
    light: '#fae4ec',
    tile: { size: 16, d: 'M0 16a8 8 0 0 1 16 0M3.5 16a4.5 4.5 0 0 1 9 0M-8 8a8 8 0 0 1 16 0M8 8a8 8 0 0 1 16 0' },
    mark: 'M12 1a11 11 0 1 0 .01 0zM12 3.6a8.4 8.4 0 1 1-.01 0zM6.5 8h11v2.4h-11zM6.5 13.6h11V16h-11zM10.8 5.6h2.4v12.8h-2.4z',
  },
  brotherhood: {
    field: '#7d5c14',
    haze: '#e3cf9a',
    light: '#fff6dc',
    tile: { size: 18, d: 'M9 18C4 13 14 9 9 4C8 3 8 1 9 0M0 9C-3 6 3 4 0 0M18 18C13 13 23 11 18 6' },
    mark: 'M12 1C16 6 17.5 8.5 17.5 12A5.5 5.5 0 0 1 6.5 12C6.5 10 7.5 8.5 9 7.5C9 9.5 10 10.5 11 11C12.5 8 12.5 5 12 1zM10.8 18.5h2.4V23h-2.4zM2 19.5l5-2 .8 2-5 2zM22 19.5l-5-2-.8 2 5 2z',
  },
  legion: {
    field: '#542a6b',
    haze: '#b79ac6',
    light: '#f0e3f5',
    tile: { size: 18, d: 'M0 9C4 5 5 13 9 9C13 5 14 13 18 9M9 9C8 4 10 3 9 0M9 9C11 13 8 15 9 18M4.5 9L3 14M13.5 9L15 4' },
    mark: 'M12 23L4 9L1 1L8 6L12 2L16 6L23 1L20 9zM8.5 10.5l2.6 2.4-2.2 2zM15.5 10.5l-2.6 2.4 2.2 2z',
  },
  rasputin: {
    field: '#4a5f73',
    haze: '#b6c6d3',
    light: '#eaf2f7',
    tile: { size: 14, d: 'M7 0V14M1 3.5L13 10.5M13 3.5L1 10.5' },
    mark: 'M10.8 1h2.4v6l4-3 1.4 2-5.4 3.6 6.6-1L20 11l-5.5 1 5.5 1-.2 2.4-6.6-1L18.600 18l-1.400 2-4-3v6h-2.4v-6l-4 3L5.400 18l5.400-3.600-6.600 1L4 13l5.500-1L4 11l.2-2.400 6.600 1L5.400 6l1.400-2 4 3z',
  },
  templars: {
    field: '#5d564a',
    haze: '#cfc6b4',
    light: '#f6f1e6',
    tile: { size: 14, d: 'M7 2V12M2 7H12M5 2H9M5 12H9M2 5V9M12 5V9' },
    mark: 'M9.500 1h5l-1 8.500L22 8.500v7l-8.500-1 1 8.500h-5l1-8.500L2 15.500v-7l8.500 1z',
  },
  crescentia: {
    field: '#0f5a76',
    haze: '#9cc6d6',
    light: '#e2f3f9',
    tile: { size: 16, d: 'M10 3a5 5 0 1 0 0 9a6 6 0 0 1 0-9M14 1h.1M2 14h.1' },
    mark: 'M16 2A11 11 0 1 0 16 22A13 13 0 0 1 16 2zM17.500 8l1.200 3 3.300.200-2.600 2 .900 3.200-2.800-1.800-2.800 1.800.900-3.200-2.600-2 3.300-.200z',
  },
  lutheran: {
    field: '#6e4222',
    haze: '#d4b596',
    light: '#f7eadb',
    tile: { size: 14, d: 'M0 14L7 7L14 14M0 7L7 0L14 7' },
    mark: 'M12 1L23 12L12 23L1 12zM12 5.500L5.500 12L12 18.500L18.500 12zM12 9l3 3-3 3-3-3z',
  },
  free: {
    field: '#505861',
    haze: '#b9c0c7',
    light: '#f0f2f4',
    tile: { size: 14, d: 'M2 5L5 2M9 12L12 9M9 2L12 5M2 9L5 12' },
    mark: 'M7 2h10l5.500 10L17 22H7L1.500 12zM12 8a4 4 0 1 0 .01 0z',
  },
};
