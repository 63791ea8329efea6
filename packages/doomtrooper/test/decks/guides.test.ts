/** Every ready deck has a name and a guide in both languages, and the guide speaks of its cards. */
import { describe, expect, it } from 'vitest';
import { READY_DECKS, DEFINITIONS } from '../../src/index.ts';
import { decksCs } from '../../src/text/decks.cs.ts';
import { decksEn } from '../../src/text/decks.en.ts';
import { deckText } from '../../src/text/decks.ts';

describe.each(READY_DECKS)('the guide to $name', ({ name, cards }) => {
  it('has a plan, key cards that are in the deck, and hints, in both languages', () => {
    for (const texts of [decksCs, decksEn]) {
      const { guide } = texts[name]!;
      expect(guide!.plan.length).toBeGreaterThan(40);
      expect(guide!.play.length).toBeGreaterThanOrEqual(3);
      for (const [code] of guide!.cards) expect(cards.map(def => DEFINITIONS[def]!.code)).toContain(code);
    }
    expect(decksCs[name]!.guide!.cards.map(([code]) => code)).toEqual(decksEn[name]!.guide!.cards.map(([code]) => code));
  });
  it('names the cards in the language of the reader', () => {
    const [cs, en] = [deckText(name, 'cs'), deckText(name, 'en')];
    expect(cs.name).not.toBe(en.name);
    cs.guide!.cards.forEach(({ name: card }, i) =>
      expect(DEFINITIONS.find(each => each.name.cs === card)!.name.en).toBe(en.guide!.cards[i]!.name),
    );
  });
});
it('says nothing of a deck nobody knows', () => {
  expect(deckText('nobody', 'en')).toEqual({ name: 'nobody' });
  expect(deckText('imperial', 'en').guide).toBeUndefined();
});
