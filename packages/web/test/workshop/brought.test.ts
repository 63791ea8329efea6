/** A deck that is kept is brought as its game reads it. */
import { DEFINITIONS, READY_DECKS } from '@kolbiste/doomtrooper';
import type { Plain } from '@kolbiste/engine';
import { gameNamed, type GameId } from '@kolbiste/games';
import { emptyDeck, type DeckData } from '@kolbiste/protocol';
import { encodeCard, starterSets } from '@kolbiste/scratch-wars';
import { FACTIONS, readyDeck } from '@kolbiste/summoner-wars';
import { describe, expect, it } from 'vitest';
import { broughtFrom } from '../../src/workshop/brought.ts';

const read = (game: GameId, options: object, data: DeckData): Plain => {
  const { brings, options: schema } = gameNamed(game).game.module;
  return brings!.read(broughtFrom(data), schema.readNew(options) as never, 0);
};
const counted = (cards: readonly string[]): [string, number][] =>
  [...new Set(cards)].map(code => [code, cards.filter(each => each === code).length]);

describe('a kept deck', () => {
  it.each(READY_DECKS)('of Doomtrooper may be brought: $name', ({ cards }) => {
    const deck: DeckData = { ...emptyDeck('doomtrooper'), cards: counted(cards.map(def => DEFINITIONS[def]!.code)) };
    expect(read('doomtrooper', {}, deck)).toBe(broughtFrom(deck));
  });

  it('takes its sideboard along: a wrong one is noticed (DOT 40.6t)', () => {
    const cards = counted(READY_DECKS[0]!.cards.map(def => DEFINITIONS[def]!.code));
    const deck: DeckData = { ...emptyDeck('doomtrooper'), cards, side: [[DEFINITIONS.find(({ limit }) => limit > 4)!.code, 1]] };
    expect(() => read('doomtrooper', { profile: 'tournament' }, deck)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ rule: 'DOT 40.6t' }) }),
    );
    // What is only thought of stays at home.
    expect(read('doomtrooper', {}, { ...deck, side: [], maybe: deck.side })).toBeTruthy();
  });

  it.each(FACTIONS)('of Summoner Wars may be brought: $id', faction => {
    const { summoner, cards } = readyDeck(faction);
    const deck: DeckData = { ...emptyDeck('summoner-wars'), summoner, cards: Object.entries(cards) };
    expect(read('summoner-wars', {}, deck)).toBe(broughtFrom(deck));
  });

  it.each(starterSets)('of Scratch Wars may be brought: $id', ({ hero, weapons }) => {
    const codes = weapons.map(encodeCard);
    const deck: DeckData = { v: 1, game: 'scratch-wars', hero: encodeCard(hero), weapons: codes };
    expect(read('scratch-wars', { preparation: 'collection' }, deck)).toEqual([encodeCard(hero), ...codes]);
  });

  it('of Dice Throne is a hero', () => {
    expect(read('dice-throne', {}, { v: 1, game: 'dice-throne', hero: 'loki' })).toBe('loki');
    expect(() => read('dice-throne', {}, { v: 1, game: 'dice-throne', hero: 'nobody' })).toThrow('there is no such hero');
  });
});
