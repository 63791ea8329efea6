import { describe, expect, it } from 'vitest';
import { allCards, allHeroes, allStatuses, opsOf } from '../../src/index.ts';
import { signsOfCard } from '../../src/board/effects.ts';
import { statusGlyph, symbolGlyph } from '../../src/board/glyphs.ts';
import { figureOf } from '../../src/board/figures.ts';
import { burst, DRAWN, emblemOf } from '../../src/board/hero-art.ts';
import { INK, inksOf, PAPER } from '../../src/board/palette.ts';
import { halftone, pictureOf } from '../../src/board/picture.ts';

const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

describe('inks and emblems of Dice Throne', () => {
  it('every hero has an emblem, two inks and a screen nobody else has, and both inks carry letters', () => {
    const heroes = allHeroes().map(({ id }) => id);
    for (const id of heroes) {
      expect(DRAWN).toContain(id);
      const { deep, bright, tint } = inksOf(id);
      expect(contrast(deep, '#ffffff'), `${id} deep`).toBeGreaterThan(4.5);
      expect(contrast(bright, INK), `${id} bright`).toBeGreaterThan(4.5);
      expect(contrast(tint, INK), `${id} tint`).toBeGreaterThan(7);
    }
    for (const pick of ['deep', 'bright', 'tile'] as const) expect(new Set(heroes.map(id => inksOf(id)[pick])).size).toBe(heroes.length);
    expect(new Set(heroes.map(id => JSON.stringify(emblemOf(id)))).size).toBe(heroes.length);
    expect(emblemOf('a-stranger').length).toBeGreaterThan(1);
    expect(contrast(PAPER, INK)).toBeGreaterThan(12);
  });
  it('every hero is a figure of his own, and the second of two wears another costume', () => {
    const figures = [...allHeroes().map(({ id }) => id), 'a-stranger'].map(id => JSON.stringify(figureOf(id)));
    expect(new Set(figures).size).toBe(figures.length);
    for (const figure of figures) expect(figure).not.toMatch(/NaN|null|undefined/);
    for (const { id } of allHeroes()) {
      const [first, second] = [inksOf(id), inksOf(id, true)];
      for (const pick of ['deep', 'bright', 'tile'] as const) expect(second[pick], id).not.toBe(first[pick]);
      expect(contrast(second.deep, '#ffffff'), `${id} deep`).toBeGreaterThan(4.5);
      expect(contrast(second.bright, INK), `${id} bright`).toBeGreaterThan(4.5);
      expect(contrast(second.tint, INK), `${id} tint`).toBeGreaterThan(7);
    }
  });
  it('every symbol of every die and every status has a sign of its own', () => {
    const nobody = JSON.stringify(symbolGlyph('a-stranger', 0));
    for (const { id, symbols } of allHeroes()) {
      const signs = symbols.map((_, symbol) => JSON.stringify(symbolGlyph(id, symbol)));
      expect(signs, id).not.toContain(nobody);
      expect(new Set(signs).size, id).toBe(symbols.length);
    }
    const statuses = allStatuses().map(({ id }) => JSON.stringify(statusGlyph(id)));
    expect(statuses).not.toContain(JSON.stringify(statusGlyph('a-stranger')));
    expect(new Set(statuses).size).toBe(statuses.length);
  });
  it('no two cards have the same picture, and a card always has the same', () => {
    const pictures = new Map<string, string>();
    for (const card of allCards()) {
      const signs = card.type === 'action' ? signsOfCard(card.id, opsOf(card.script)) : [];
      const picture = JSON.stringify(pictureOf(card.id, signs));
      expect(picture).not.toMatch(/NaN|null|undefined/);
      expect(pictures.get(picture), card.id).toBeUndefined();
      pictures.set(picture, card.id);
      expect(JSON.stringify(pictureOf(card.id, signs))).toBe(picture);
    }
    expect(halftone(40, 40, 10, 0, 0, 3)).not.toMatch(/NaN/);
    expect(burst(0, 0, 5, 2, 4).match(/L/g)).toHaveLength(9);
  });
  it('every action card says in signs what it does', () => {
    for (const card of allCards())
      if (card.type === 'action') expect(signsOfCard(card.id, opsOf(card.script)).length, card.id).toBeGreaterThan(0);
  });
});
