import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../../src/decks/deck.ts';
import '../../src/cards/index.ts';

describe('the text of a deck', () => {
  it('is read no further where it names more cards than anybody shuffles', rules('DOT 40.1'), () => {
    const { deck, problems } = readDeck('own', '999 01341\n'.repeat(5_900));
    expect(deck.cards).toEqual([]);
    expect(problems).toEqual([{ line: 1, refusal: { rule: 'DOT 40.1', why: 'tooManyCards', params: { most: 500 } } }]);
    expect(readDeck('own', '300 01341\nSideboard:\n200 01105\n').problems).toEqual([]);
    expect(readDeck('own', '300 01341\nSideboard:\n201 01105\n').problems).toMatchObject([{ line: 3, refusal: { why: 'tooManyCards' } }]);
  });

  it('is read no further after fifty mistakes', rules('DOT DR-100'), () => {
    expect(readDeck('own', '1 Nobody at All\n'.repeat(4_000)).problems).toHaveLength(50);
  });

  it.each(['\r', '\u2028', '\u2029'])('may end its lines with %j', rules('DOT DR-100'), end => {
    const { deck, problems } = readDeck('own', `1 01341${end}1 0134${end}01341`);
    expect(deck.cards).toHaveLength(2);
    expect(problems).toMatchObject([{ line: 2, refusal: { why: 'unknownCard', params: { card: '0134' } } }]);
  });
});
