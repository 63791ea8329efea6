/** What a deck is known by before the game. */
import type { Plain } from '@kolbiste/engine';
import { allFactions, cardNamed, definitionAt, readDeck, readyDeck, type Deck, type Faction } from '../index.ts';

export const said = (value: Plain): string => (typeof value === 'string' ? value : '');
/** Whose ready deck it is. */
export const factionOf = (value: Plain): Faction | undefined => allFactions().find(({ id }) => id === value);

function deckOf(value: Plain): Deck | null {
  const faction = factionOf(value);
  if (faction) return readyDeck(faction);
  const deck = readDeck(said(value));
  return 'problem' in deck ? null : deck;
}

/** The Summoner and the champions: what a deck is known by. */
export function leadingOf(value: Plain): readonly string[] {
  const deck = deckOf(value);
  if (!deck) return [];
  const champions = Object.keys(deck.cards).filter(card => {
    const definition = cardNamed(card) < 0 ? null : definitionAt(cardNamed(card));
    return definition?.type === 'unit' && definition.kind === 'champion';
  });
  return [deck.summoner, ...champions].filter(card => cardNamed(card) >= 0).slice(0, 4);
}
