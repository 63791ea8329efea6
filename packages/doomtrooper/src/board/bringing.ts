/** Choosing a deck for one's seat: the ready ones, known by their warriors, or a text. */
import type { Bringing } from '@kolbiste/board-kit/presentation';
import { deckProblems, isRestricted, READY_DECKS, readDeck, readyDeck, text as texts, writeDeck } from '../index.ts';
import { boardWords } from '../text/board.ts';
import { deckText } from '../text/decks.ts';
import BroughtDeck from './BroughtDeck.svelte';
import { said } from './leading.ts';

export const bringing: Bringing = {
  title: language => boardWords(language).bring,
  ready(language) {
    return READY_DECKS.map(({ name }) => ({ value: name, ...deckText(name, language) }));
  },
  Picture: BroughtDeck,
  summary(summary, language) {
    const { cards, beside } = summary as { readonly cards: number; readonly beside: number };
    const t = boardWords(language);
    return [t.cards(cards), ...(beside ? [t.beside(beside)] : [])].join(', ');
  },
  own: {
    label: language => boardWords(language).ownDeck,
    help: language => boardWords(language).ownDeckHelp,
    write(value) {
      const ready = readyDeck(said(value));
      return ready ? writeDeck(ready) : said(value);
    },
    // One line alone would be the name of a ready deck.
    read: text => (text.includes('\n') ? text : `${text}\n`),
    problems(value, { profile, restrictedList }, language) {
      const { deck, problems } = readDeck('own', said(value));
      const book = profile === 'standard' ? 'standard' : 'tournament';
      const list = restrictedList === 'on' || restrictedList === 'off' ? restrictedList : 'usual';
      return [...problems, ...deckProblems(deck, book, isRestricted(book, list))].map(({ line, refusal }) => ({
        text: `${line ? `${line}: ` : ''}${texts[language].refusal(refusal, { seats: [], view: null })}`,
        rule: refusal.rule,
      }));
    },
  },
};
