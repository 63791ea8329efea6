/** What a deck is known by before the game. */
import type { Plain } from '@kolbiste/engine';
import { DEFINITIONS, readDeck, readyDeck, type Deck } from '../index.ts';

/** The four warriors of the highest Value: what a deck is known by. */
export function leadingOf({ cards }: Deck): readonly number[] {
  const value = (def: number): number => DEFINITIONS[def]!.ratings[3];
  return [...new Set(cards)]
    .filter(def => DEFINITIONS[def]!.type === 'warrior')
    .sort((a, b) => value(b) - value(a))
    .slice(0, 4);
}

/** The text of a deck, or the name of a ready one. */
export const said = (value: Plain): string => (typeof value === 'string' ? value : '');
/** A ready deck by its name, or what can be read of a text. */
export const deckOf = (value: Plain): Deck => readyDeck(said(value)) ?? readDeck('own', said(value)).deck;
