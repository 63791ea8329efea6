/** Decks ready to play, as text. */
import { readDeck, type Deck } from './deck.ts';
import '../cards/index.ts';

const TEXTS: { readonly [name: string]: string } = {
  trial: `
4 Golden Lion
4 Blood Beret
4 Sea Lion
4 Free Marine
4 Infantry
4 Hussar
4 Samurai
4 Inquisitor
4 Mystic
4 Valkyrie
4 Necromutant
4 Razide
4 Undead Legionnaire
4 Heretic
4 Nepharite of Ilian
1 Sean Gallagher
1 Cardinal Dominic
1 Valerie Duval
`,
};

export const READY_DECKS: readonly Deck[] = Object.entries(TEXTS).map(([name, text]) => {
  const { deck, problems } = readDeck(name, text);
  if (problems.length) throw new Error(`the ready deck ${name} has a card that is not in the pool: ${JSON.stringify(problems)}`);
  return deck;
});
export const readyDeck = (name: string): Deck | undefined => READY_DECKS.find(deck => deck.name === name);
