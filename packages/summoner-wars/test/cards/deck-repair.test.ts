/** Each problem of a deck has a way to mend it, and what is mended breaks nothing. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { repairs, setupCopies } from '../../src/cards/deck-repair.ts';
import {
  addCard,
  allFactions,
  cardNamed,
  deckProblems,
  definitionAt,
  MERCENARY,
  readyDeck,
  type Deck,
  type UnitDefinition,
} from '../../src/index.ts';

const faction = allFactions()[0]!;
const dwarves = readyDeck(faction);
const changed = (cards: Record<string, number>): Deck => ({ ...dwarves, cards: { ...dwarves.cards, ...cards } });
const sellsword: UnitDefinition = { ...(definitionAt(cardNamed('miner')) as UnitDefinition), id: 'test-sellsword', faction: MERCENARY };
const fourth: UnitDefinition = { ...(definitionAt(cardNamed('lun')) as UnitDefinition), id: 'test-champion' };
for (const card of [sellsword, fourth]) if (cardNamed(card.id) < 0) addCard(card);

/** Mends all there is to mend; the same deck where that is nothing. */
function mended(deck: Deck): Deck {
  let next = deck;
  for (let round = 0; round < 20; round++) {
    const repair = deckProblems(next).flatMap(problem => repairs(next, problem))[0];
    if (!repair) return next;
    next = repair.deck;
  }
  return next;
}

const BROKEN: readonly (readonly [what: string, rule: string, deck: Deck])[] = [
  ['a missing event', 'SUM 11.3.2', changed({ 'magic-torrent': 0 })],
  ['a foreign event', 'SUM 11.3.3', changed({ mimic: 1 })],
  ['four walls', 'SUM 11.3.6', changed({ wall: 4 })],
  ['nineteen commons', 'SUM 11.3.7', changed({ miner: 8 })],
  ['seventeen commons', 'SUM 11.3.7', changed({ miner: 6 })],
  ['two champions', 'SUM 11.3.8', changed({ lun: 0 })],
  ['four champions', 'SUM 11.3.8', changed({ 'test-champion': 1 })],
  ['a second Summoner', 'SUM 11.3.12', changed({ tundle: 1 })],
  ['a card nobody has', 'SUM 11.3.9', changed({ nobody: 2 })],
  ['a vine wall', 'SUM 4.3', changed({ 'vine-wall': 1 })],
  ['seven mercenaries', 'SUM 11.2.4', changed({ 'test-sellsword': 7, miner: 3, 'gem-mage': 4, scholar: 4 })],
];

describe('a deck with one fault', () => {
  it.each(BROKEN)(
    '%s is told by %s and mended',
    rules('SUM 11.3.2', 'SUM 11.3.3', 'SUM 11.3.6', 'SUM 11.3.7', 'SUM 11.3.8', 'SUM 11.3.12', 'SUM 4.3', 'SUM 11.2.4'),
    (_, rule, deck) => {
      const [problem, ...others] = deckProblems(deck);
      expect(problem!.rule).toBe(rule);
      expect(others).toEqual([]);
      expect(repairs(deck, problem!).length).toBe(1);
      expect(deckProblems(mended(deck))).toEqual([]);
    },
  );
  it('keeps the setup when something has to go', rules('SUM 11.3.5'), () => {
    const start = Object.fromEntries(Object.keys(faction.list.commons).map(card => [card, setupCopies(faction, card)]));
    const crowded = changed({ ...start, miner: 10, 'gem-mage': 10 });
    const { cards } = mended(crowded);
    for (const [card, needed] of Object.entries(start)) expect(cards[card], card).toBeGreaterThanOrEqual(needed);
    expect(deckProblems(mended(crowded))).toEqual([]);
  });
  it('with several is mended one after the other', rules('SUM 11.3.10', 'SUM 11.3.11'), () => {
    expect(deckProblems(mended(changed({ lun: 2, miner: 14, wall: 1 })))).toEqual([]);
    expect(deckProblems(mended({ summoner: faction.summoner, cards: {} }))).toEqual([]);
  });
  it('without a Summoner waits for a choice', rules('SUM 11.3.1'), () => {
    const deck = { ...dwarves, summoner: '' };
    expect(repairs(deck, deckProblems(deck)[0]!)).toEqual([]);
    expect(mended(deck)).toBe(deck);
  });
});
