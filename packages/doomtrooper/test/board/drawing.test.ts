import { describe, expect, it } from 'vitest';
import { exists } from '@kolbiste/rulebooks';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { barcodeOf } from '../../src/board/art/barcode.ts';
import { pictureOf } from '../../src/board/art/picture.ts';
import { cards, definitionAt, outsiderAt } from '../../src/board/cards.ts';
import { PAINTS } from '../../src/board/palette.ts';
import { FIELDS, fieldOf, fieldsOf } from '../../src/text/fields.ts';

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(at => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe('faces', () => {
  it('draws every card of the pool, always the same way, and no two alike', () => {
    const drawn = new Map<string, string>();
    for (const card of DEFINITIONS) {
      const picture = JSON.stringify(pictureOf(card.code));
      expect(picture, card.code).not.toMatch(/NaN|undefined|Infinity/);
      const face = `${fieldOf(card)} ${picture} ${barcodeOf(card.code).d}`;
      expect(drawn.get(face), card.code).toBeUndefined();
      drawn.set(face, card.code);
    }
    // The pictures alone are nearly all different, too: the number below is not what tells cards apart.
    expect(new Set(DEFINITIONS.map(card => JSON.stringify(pictureOf(card.code)))).size).toBeGreaterThan(DEFINITIONS.length * 0.98);
  });

  it('gives every affiliation a paint, a pattern and a mark of its own, dark enough for white letters', () => {
    const paints = FIELDS.map(field => PAINTS[field]);
    for (const part of ['field', 'mark'] as const) expect(new Set(paints.map(paint => paint[part])).size).toBe(FIELDS.length);
    expect(new Set(paints.map(({ tile }) => tile.d)).size).toBe(FIELDS.length);
    for (const { field } of paints) expect(1.05 / (luminance(field) + 0.05), field).toBeGreaterThan(4.5);
  });

  it('reads affiliations out of their bits', () => {
    expect(fieldsOf(1 | 64)).toEqual(['bauhaus', 'legion']);
    expect(fieldsOf(0)).toEqual([]);
  });
});

describe('the cards page', () => {
  it('lists every card once, in both languages, with facets that exist and rules that exist', async () => {
    const entries = await cards.load();
    const pool = DEFINITIONS.filter(({ set }) => set !== 'Test');
    expect(entries).toHaveLength(pool.length + NOT_ENFORCED.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, name, effect, source, facets, rules, card } of entries) {
      for (const words of [name, effect, source]) for (const language of ['cs', 'en'] as const) expect(words[language], id).not.toBe('');
      for (const [facet, value] of Object.entries(facets)) {
        const { values } = cards.facets.find(each => each.id === facet)!;
        for (const one of [value].flat())
          expect(
            values.map(each => each.id),
            `${id} ${facet}`,
          ).toContain(one);
      }
      for (const rule of rules) expect(exists(rule), `${id} ${rule}`).toBe(true);
      expect(definitionAt(card) === null).toBe(facets['enforced'] === 'no');
      if (facets['enforced'] === 'no') expect(outsiderAt(card)?.code).toBe(id);
    }
  });
});
