import { describe, expect, it } from 'vitest';
import { allFactions, definitionAt, VINE_WALL, WALL } from '../../src/index.ts';
import { dyeOf, PAPER } from '../../src/board/palette.ts';
import { DRAWN, groundOf, pictureOf } from '../../src/board/woodcut.ts';

/** Relative luminance as WCAG has it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
/** CIE lightness, 0 to 100: what is left of a colour in grey. */
const lightness = (colour: string): number => 116 * Math.cbrt(luminance(colour)) - 16;
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

/** What lies in the box; tests of decks and of writing a card put made-up ones into the catalogue beside it. */
const box = [definitionAt(WALL), definitionAt(VINE_WALL), ...allFactions().flatMap(({ cards }) => cards)];

describe('woodcuts', () => {
  it('draws every card of the box by hand, and no two alike', () => {
    const pictures = new Map<string, string>();
    expect(box).toHaveLength(70);
    for (const { id, type } of box) {
      expect(DRAWN).toContain(id);
      const picture = JSON.stringify(pictureOf(id, type)) + groundOf(id, 100, 100);
      expect(pictures.get(picture), id).toBeUndefined();
      pictures.set(picture, id);
      expect(JSON.stringify(pictureOf(id, type)) + groundOf(id, 100, 100)).toBe(picture);
    }
  });
  it('draws a card it does not know, always the same way', () => {
    expect(pictureOf('a-stranger', 'unit').length).toBeGreaterThan(3);
    expect(groundOf('a-stranger', 100, 80)).toBe(groundOf('a-stranger', 100, 80));
    expect(groundOf('a-stranger', 100, 80)).not.toMatch(/NaN/);
  });
  it('keeps the six dyes apart in grey and by pattern, and readable on paper', () => {
    const dyes = allFactions().map(({ id }) => dyeOf(id));
    expect(new Set(dyes.map(({ pattern }) => pattern)).size).toBe(6);
    const greys = dyes.map(({ ink }) => lightness(ink)).toSorted((a, b) => a - b);
    greys.slice(1).forEach((grey, i) => expect(grey - greys[i]!, String(greys)).toBeGreaterThan(6));
    for (const { ink, deep } of dyes) {
      expect(contrast(ink, PAPER)).toBeGreaterThan(3);
      expect(contrast(deep, PAPER)).toBeGreaterThan(4.5);
    }
  });
});
