/** What is brought to a table of a deck that is kept. */
import type { Plain } from '@kolbiste/engine';
import type { CardCount, DeckData } from '@kolbiste/protocol';

/** The option of a table that holds what seats bring. */
export const OPTION_OF: { readonly [G in DeckData['game']]: string } = {
  'dice-throne': 'heroes',
  'scratch-wars': 'pools',
  'summoner-wars': 'decks',
  doomtrooper: 'decks',
};

const lines = (cards: readonly CardCount[]): string[] => cards.map(([code, count]) => `${count} ${code}`);

/** As the game's `brings` reads it. What was only thought of stays at home. */
export function broughtFrom(data: DeckData): Plain {
  switch (data.game) {
    case 'dice-throne':
      return data.hero;
    case 'scratch-wars':
      return [...(data.hero === null ? [] : [data.hero]), ...data.weapons];
    case 'summoner-wars':
      return [`summoner ${data.summoner ?? ''}`, ...lines(data.cards), ''].join('\n');
    case 'doomtrooper':
      return [...lines(data.cards), ...(data.side.length ? ['Sideboard:', ...lines(data.side)] : []), ''].join('\n');
  }
}
