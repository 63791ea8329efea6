/** The deck each seat brings (chapter 40): a ready one by its name, or a text. */
import { fairSide, InputError, no, type Brings, type Plain } from '@kolbiste/engine';
import { deckProblems, isRestricted, sideboarded, writeDeck, type DeckProblem } from '../decks/deck.ts';
import { definitionNamed } from '../cards/registry.ts';
import { UNEVEN } from '../decks/uneven.ts';
import { CARTEL_DECKS, READY_DECKS, readyDeck } from '../decks/ready.ts';
import { deckNamed, type TableOptions } from './options.ts';

const readyFor = ({ mode }: TableOptions): readonly string[] => (mode === 'cartel' ? CARTEL_DECKS : READY_DECKS.map(({ name }) => name));

function assertNone(problems: readonly DeckProblem[], what: string): void {
  const [first] = problems;
  if (first) throw new InputError('deck', `${what}: ${first.refusal.why} (${first.refusal.rule})`, first.refusal, problems);
}

export const brings: Brings<TableOptions> = {
  option: 'decks',
  read(value, { profile, restrictedList }) {
    if (typeof value !== 'string') throw new InputError('deck', 'a deck is the name of a ready one, or a text');
    const problems = deckProblems(deckNamed(value), profile, isRestricted(profile, restrictedList));
    assertNone(problems, 'this deck may not be played');
    return value;
  },
  /** Of a ready deck nothing: its size would tell which one it is. */
  summary(brought): Plain {
    if (readyDeck(brought as string)) return null;
    const { cards, sideboard } = deckNamed(brought as string);
    return { cards: cards.length, beside: sideboard.length };
  },
  // One for one, so both keep their size, and what may be played before may be played after (DOT 40.8).
  exchange: {
    possible: brought => deckNamed(brought as string).sideboard.length > 0,
    swapped(brought, swaps) {
      const unknown = swaps.flatMap(({ out, into }) => [out, into]).find(code => definitionNamed(code) < 0);
      if (unknown !== undefined) assertNone([{ line: 0, refusal: no('DOT DR-100', 'unknownCard', { card: unknown }) }], 'unknown card');
      const changes = swaps.map(({ out, into }) => ({ out: definitionNamed(out), into: definitionNamed(into) }));
      const { deck, problems } = sideboarded(deckNamed(brought as string), changes);
      assertNone(problems, 'these cards cannot be exchanged');
      return writeDeck(deck);
    },
  },
  /** In the Cartel option each seat has an organisation of its own (DOT 38.13). */
  usual(options, seat, random, rival) {
    const ready = readyFor(options);
    return options.mode === 'cartel' ? ready[seat % ready.length]! : fairSide(ready, UNEVEN, random, rival);
  },
  open: value => value === undefined || value === '',
  uneven: UNEVEN,
};
