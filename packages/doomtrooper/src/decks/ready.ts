/** Decks ready to play. Legal in both profiles. */
import { readDeck, type Deck } from './deck.ts';
import { EARLIER } from './earlier.ts';
import { LISTS } from './lists.ts';
import '../cards/index.ts';

const read = (lists: { readonly [id: string]: string }): readonly Deck[] =>
  Object.entries(lists).map(([name, text]) => {
    const { deck, problems } = readDeck(name, text);
    if (problems.length) throw new Error(`the ready deck ${name} has a card that is not in the pool: ${JSON.stringify(problems)}`);
    return deck;
  });

/** Those that are offered. */
export const READY_DECKS: readonly Deck[] = read(LISTS);
const byName = new Map([...read(EARLIER), ...READY_DECKS].map(deck => [deck.name, deck]));
/** One of them, or one of before. */
export const readyDeck = (name: string): Deck | undefined => byName.get(name);

/** By seat in the Cartel option, where everybody brings his own organisation only (DOT 38.12, 38.13). */
export const CARTEL_DECKS: readonly string[] = ['tanks', 'guns', 'machines', 'clans', 'shadows', 'art', 'undead'];
