/** Each problem of a deck has a way to mend it, and what is mended breaks nothing else. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { deckProblems, type Deck } from '../../src/decks/deck.ts';
import { readyDeck } from '../../src/decks/ready.ts';
import { nearestReady, repairs } from '../../src/decks/repair.ts';
import { DEFINITIONS, definitionNamed } from '../../src/index.ts';
import type { ProfileName } from '../../src/rules/profiles/index.ts';

const bauhaus = readyDeck('bauhaus')!;
const hussar = definitionNamed('Hussar');
const side = (n: number): number[] => {
  const spare = DEFINITIONS.flatMap((card, def) => (card.set !== 'Test' && card.limit > 3 && !bauhaus.cards.includes(def) ? [def] : []));
  return Array.from({ length: n }, (_, i) => spare[i]!);
};
const restricted = DEFINITIONS.findIndex(({ limit, set }, def) => limit === 1 && set !== 'Test' && !bauhaus.cards.includes(def));

/** Decks that break one rule, and which; mended by the first way there is, and by every other. */
const BROKEN: readonly (readonly [what: string, rule: string, profile: ProfileName, deck: Deck])[] = [
  ['too few cards', 'DOT 40.1', 'tournament', { ...bauhaus, cards: bauhaus.cards.slice(0, 31) }],
  ['no cards at all', 'DOT 40.1', 'standard', { ...bauhaus, cards: [] }],
  ['a fifth copy', 'DOT 40.2t', 'tournament', { ...bauhaus, cards: [...bauhaus.cards, hussar] }],
  ['a fifth copy, in a sideboard of twenty-five', 'DOT 40.2t', 'tournament', { ...bauhaus, sideboard: [hussar, ...side(24)] }],
  ['a sixth copy', 'DOT 40.2s', 'standard', { ...bauhaus, cards: [...bauhaus.cards, hussar, hussar] }],
  ['a card of which there is one', 'DOT DR-101', 'tournament', { ...bauhaus, cards: [...bauhaus.cards, restricted, restricted] }],
  ['a small sideboard', 'DOT 40.6t', 'tournament', { ...bauhaus, sideboard: side(3) }],
  ['a large sideboard', 'DOT 40.6t', 'tournament', { ...bauhaus, sideboard: side(27) }],
  ['a sideboard', 'DOT 40.6s', 'standard', { ...bauhaus, sideboard: side(25) }],
];

describe('a deck with one fault', () => {
  it.each(BROKEN)(
    '%s is told by %s and mended',
    rules('DOT 40.1', 'DOT 40.2t', 'DOT 40.2s', 'DOT 40.6t', 'DOT 40.6s', 'DOT DR-101'),
    (_, rule, profile, deck) => {
      const problems = deckProblems(deck, profile);
      expect(problems.map(({ refusal }) => refusal.rule)).toEqual([rule]);
      const ways = repairs(deck, problems[0]!, profile);
      expect(ways.length).toBeGreaterThan(0);
      for (const { deck: mended, aside } of ways) {
        const after = deckProblems(mended, profile);
        // A copy that leaves a sideboard of twenty-five leaves twenty-four: that is the next fault, with its own way.
        expect(after.filter(({ refusal }) => refusal.rule === rule)).toEqual([]);
        for (const problem of after) expect(deckProblems(repairs(mended, problem, profile)[0]!.deck, profile)).toEqual([]);
        // Only copies over the limit are gone; all else is in the deck or kept aside.
        if (!rule.startsWith('DOT 40.2') && rule !== 'DOT DR-101')
          expect([...mended.cards, ...mended.sideboard, ...aside].length).toBeGreaterThanOrEqual(deck.cards.length + deck.sideboard.length);
      }
    },
  );
  it('keeps its own cards and is filled up from what it is most like', () => {
    const tanks = readyDeck('tanks')!;
    const half = { ...tanks, cards: tanks.cards.slice(0, 40) };
    expect(nearestReady(half.cards)[0]!.name).toBe('tanks');
    const { deck } = repairs(half, deckProblems(half, 'tournament')[0]!, 'tournament')[0]!;
    expect(deck.cards.slice(0, 40)).toEqual(half.cards);
    expect(deck.cards).toHaveLength(60);
    const copies = (cards: readonly number[], def: number): number => cards.filter(card => card === def).length;
    for (const def of deck.cards) expect(copies(deck.cards, def)).toBeLessThanOrEqual(copies(tanks.cards, def));
  });
  it('that a reader of texts found has no way here', () => {
    expect(repairs(bauhaus, { line: 1, refusal: { rule: 'DOT DR-100', why: 'unknownCard' } }, 'tournament')).toEqual([]);
  });
});
