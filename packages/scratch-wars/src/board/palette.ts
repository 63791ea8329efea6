/** The tin-toy box of colours: lithographed tin, brass, foil. Ink is the same everywhere; it reads on all three effect colours. */
import type { Colour, Edition, Island, Rarity } from '../index.ts';

export const INK = '#1d2733';
export const FOIL = '#d5dde4';
export const FOIL_DARK = '#aab6c1';
export const BRASS = '#e2b24c';
export const BRASS_DARK = '#96681c';
export const CREAM = '#fff6df';

/** Effect colours: ink on each is at least 5 : 1. */
export const COLOUR_FILL: Record<Colour, string> = { green: '#57c35a', orange: '#ffab33', red: '#f4604c' };
export const COLOUR_DEEP: Record<Colour, string> = { green: '#2f8f3c', orange: '#d67a0a', red: '#bd2f22' };

export interface Tint {
  readonly sky: string;
  readonly ground: string;
  readonly pattern: string;
  /** Underside of the floating island. */
  readonly rock: string;
  readonly body: readonly string[];
  readonly skin: readonly string[];
  readonly accent: readonly string[];
}

export const ISLAND_TINT: Record<Island, Tint> = {
  techlandia: {
    sky: '#bfe3f5',
    ground: '#5b8fb0',
    pattern: '#8fc3df',
    rock: '#6a7f90',
    body: ['#d9534a', '#3f7fbf', '#e0a63a', '#4c9a8a', '#8a6bb0'],
    skin: ['#c9d3da', '#e7c878', '#b9c7b6', '#e3b49a', '#d6dbe6'],
    accent: ['#f2c23e', '#ef6a4a', '#58b7e0', '#7bc66a'],
  },
  biolandia: {
    sky: '#dcf0bd',
    ground: '#5d8f3e',
    pattern: '#a5cf78',
    rock: '#7a5a3c',
    body: ['#7a5a3a', '#3f7a4c', '#b5793c', '#5b6d2f', '#9a4f5e'],
    skin: ['#b5cf7f', '#d9b87a', '#8fbf9a', '#e2c49a', '#c8d29a'],
    accent: ['#e8593f', '#f0bd3c', '#f3a2b8', '#7fb83f'],
  },
  canbalandia: {
    sky: '#fbdcae',
    ground: '#b5652f',
    pattern: '#eeb36d',
    rock: '#9a5228',
    body: ['#a63d2a', '#2f7f6f', '#d98a2b', '#6a4a8a', '#f2ead8'],
    skin: ['#8fd0c0', '#f6b27a', '#cba6e0', '#f39a8f', '#b4d67a'],
    accent: ['#f6e7c4', '#e2472f', '#63b04c', '#f2c23e'],
  },
  vampiria: {
    sky: '#5b4a86',
    ground: '#2e2350',
    pattern: '#7b68ab',
    rock: '#3b2c63',
    body: ['#2b2340', '#8a1f38', '#43506b', '#5a2f6e', '#384a3f'],
    skin: ['#dfe3ee', '#c8d6c4', '#e6d5e8', '#d6d0b8', '#b9c4da'],
    accent: ['#d8283f', '#f0d36a', '#b18ae0', '#86d0a0'],
  },
  zepplandia: {
    sky: '#a9d9f7',
    ground: '#f3f7fb',
    pattern: '#d8effc',
    rock: '#8fb4cc',
    body: ['#c9562f', '#2f6ea3', '#7f8f9f', '#b08a3a', '#3d8f8a'],
    skin: ['#f0c9a0', '#e0ab82', '#f6dcc0', '#c89468', '#dfe7ee'],
    accent: ['#f7d560', '#ee6b4d', '#ffffff', '#8bd0c0'],
  },
};

export const EDITION_TINT: Record<Edition, { readonly hub: string; readonly rim: string }> = {
  base: { hub: '#d7ecf7', rim: '#4b86ad' },
  canbalandia: { hub: '#fde6c2', rim: '#c2702f' },
  vampiria: { hub: '#e2daf3', rim: '#6a4fa0' },
  zepplandia: { hub: '#e9f6fe', rim: '#5aa3cf' },
};

/** Wood, stone, steel, gold (SCW 1.4.7.1): a face, a shade and a light for each frame. */
export const FRAME: Record<Rarity, { readonly face: string; readonly shade: string; readonly light: string }> = {
  1: { face: '#a9743f', shade: '#6d4420', light: '#d3a066' },
  2: { face: '#a3a39b', shade: '#6a6a64', light: '#d2d2ca' },
  3: { face: '#8fa6b8', shade: '#4f6678', light: '#dbe8f1' },
  4: { face: '#f0bd3a', shade: '#a2740f', light: '#fff0b0' },
};
