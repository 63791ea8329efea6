import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDeck, emptyDeck, LIMITS, readDeckData, type CardDeck, type DeckData } from '../src/index.ts';

const deck: CardDeck = {
  ...emptyDeck('doomtrooper', 'tournament'),
  cards: [
    ['105', 2],
    ['12', 1],
  ],
  notes: 'Můj první',
};
const read = (value: unknown) => readDeckData(value);
const codes = fc.string({ minLength: 1, maxLength: 12 });
const counts = fc.uniqueArray(fc.tuple(codes, fc.integer({ min: 1, max: 20 })), { selector: ([card]) => card, maxLength: 30 });
const anyDeck: fc.Arbitrary<DeckData> = fc.oneof(
  fc.record({ v: fc.constant(1 as const), game: fc.constant('dice-throne' as const), hero: codes }),
  fc.record({
    v: fc.constant(1 as const),
    game: fc.constant('scratch-wars' as const),
    hero: fc.option(codes),
    weapons: fc.array(codes, { maxLength: 5 }),
  }),
  fc.record({
    v: fc.constant(1 as const),
    game: fc.constantFrom('doomtrooper' as const, 'summoner-wars' as const),
    format: fc.option(codes),
    cards: counts,
    side: counts,
    maybe: counts,
    cover: fc.option(codes),
    notes: fc.string({ maxLength: 80 }),
  }),
);

describe('a deck as it is kept', () => {
  it('is read as it was meant, its cards in order', () => {
    expect(read(deck)).toEqual({ ok: true, message: deck });
    expect(
      read({
        ...deck,
        cards: [
          ['12', 1],
          ['105', 2],
        ],
      }),
    ).toEqual({ ok: true, message: deck });
    expect(read({ v: 1, game: 'dice-throne', hero: 'thor' })).toMatchObject({ ok: true });
    expect(read({ v: 1, game: 'scratch-wars', hero: null, weapons: ['B', 'A'] })).toMatchObject({
      ok: true,
      message: { weapons: ['A', 'B'] },
    });
  });

  it.each<[string, unknown]>([
    [
      'cards.1.1',
      {
        ...deck,
        cards: [
          ['12', 1],
          ['105', 0],
        ],
      },
    ],
    ['cards.0.1', { ...deck, cards: [['12', 999]] }],
    ['cards.0.1', { ...deck, cards: [['12', 1.5]] }],
    [
      'cards: a card is named once',
      {
        ...deck,
        cards: [
          ['12', 1],
          ['12', 2],
        ],
      },
    ],
    ['cards', { ...deck, cards: Array.from({ length: 10_000 }, (_, i) => [`${i}`, 1]) }],
    ['side', { ...deck, side: 'none' }],
    ['cover', { ...deck, cover: 'x'.repeat(LIMITS.deckCode + 1) }],
    ['notes', { ...deck, notes: 'x'.repeat(LIMITS.deckNotes + 1) }],
    ['game', { ...deck, game: 'chess' }],
    ['v', { ...deck, v: 2 }],
    ['hero', { v: 1, game: 'dice-throne' }],
    ['weapons.0', { v: 1, game: 'scratch-wars', hero: null, weapons: [1] }],
    [
      `at most ${LIMITS.deckBytes} bytes`,
      { ...deck, cards: Array.from({ length: 60 }, (_, i) => [`${i}`.padEnd(LIMITS.deckCode, 'x'), 1]) },
    ],
  ])('is refused with the place of the fault: %s', (words, value) => {
    expect(read(value)).toMatchObject({ ok: false, code: 'malformed', text: expect.stringContaining(words) });
  });

  it('whatever comes, there is an answer', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        const found = read(value);
        if (!found.ok) expect(found.text).not.toBe('');
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('has one text, which reads back as the same deck', () => {
    fc.assert(
      fc.property(anyDeck, found => {
        const text = canonicalDeck(found);
        const again = read(JSON.parse(text));
        expect(again.ok && canonicalDeck(again.message)).toBe(text);
        const fields = Object.entries(found).toReversed();
        const turned = Object.fromEntries(
          fields.map(([name, of]) => [name, Array.isArray(of) ? of.toReversed() : of]),
        ) as unknown as DeckData;
        expect(canonicalDeck(turned)).toBe(text);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
