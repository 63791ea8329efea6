/** Choosing a deck for one's seat: a faction, known by its Summoner and champions, or a text. */
import type { Bringing } from '@kolbiste/board-kit/presentation';
import { allFactions, deckProblems, readDeck, readyDeck, text as texts, writeDeck } from '../index.ts';
import { boardWords, factionName } from '../text/board.ts';
import BroughtDeck from './BroughtDeck.svelte';
import { factionOf, said } from './leading.ts';

export const bringing: Bringing = {
  title: language => boardWords(language).bring,
  ready: language => allFactions().map(({ id }) => ({ value: id, name: factionName(id, language) })),
  Picture: BroughtDeck,
  own: {
    label: language => boardWords(language).ownDeck,
    help: language => boardWords(language).ownDeckHelp,
    write(value) {
      const faction = factionOf(value);
      return faction ? writeDeck(readyDeck(faction)) : said(value);
    },
    read: text => text,
    problems(value, _, language) {
      const deck = readDeck(said(value));
      if ('problem' in deck) return [{ text: deck.problem, rule: null }];
      const { refusal } = texts[language];
      return deckProblems(deck).map(problem => ({ text: refusal(problem, { seats: [], view: null }), rule: problem.rule }));
    },
  },
};
