import { describe, expect, it } from 'vitest';
import { allCards, allHeroes, allStatuses, SPELLS } from '../../src/index.ts';
import { diceThrone } from '@kolbiste/rulebooks/dice-throne';
import { refOf } from '../../src/board/catalogue.ts';
import { allEntries, cards } from '../../src/board/cards.ts';

const entries = allEntries();

describe('the cards page of Dice Throne', () => {
  it('shows every hero, box, status, companion, spell and card once, in both languages', () => {
    const boxes = allHeroes().reduce((n, hero) => n + hero.boxes.length + (hero.companion ? 1 : 0), 0);
    expect(entries).toHaveLength(allHeroes().length + boxes + allStatuses().length + SPELLS.length + allCards().length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, name, effect, source } of entries)
      for (const text of [name, effect, source])
        for (const language of ['cs', 'en'] as const) {
          expect(text[language], id).not.toBe('');
          expect(text[language], id).not.toMatch(/undefined|NaN|\[[ABCD]+\]/);
        }
  });
  it('cites only rules that exist, and files everything under facets that can be chosen', () => {
    const known = new Set([...diceThrone.rules.map(({ id }) => id), ...diceThrone.rulings.map(({ cite }) => cite)]);
    for (const { id, rules, facets } of entries) {
      for (const rule of rules) expect(known, `${id}: ${rule}`).toContain(rule);
      for (const facet of cards.facets) {
        const value = facets[facet.id];
        if (value !== undefined)
          expect(
            facet.values.map(each => each.id),
            id,
          ).toContain(value);
      }
    }
  });
  it('tells which values are not printed ones', () => {
    const said = (id: string): string => entries.find(entry => entry.id === id)!.source.en;
    const house = entries.filter(({ facets }) => facets['source'] === 'house');
    expect(house.length).toBeGreaterThan(30);
    for (const { id, facets, source } of entries)
      if (facets['source'] !== 'fact') expect(source.en, id).toMatch(/house-made|uncertain|unknown/i);
    expect(said('doubleUp')).not.toMatch(/house-made/i);
  });
  it('knows a face by its card, or by what it is', () => {
    expect(refOf('hammeredII')).toEqual({ is: 'card', card: 'hammeredII' });
    expect(refOf('?')).toEqual({ is: 'back', hero: '' });
    for (const { card } of entries) expect(refOf(card).is).toMatch(/card|status|hero|box|spell|companion/);
  });
});
