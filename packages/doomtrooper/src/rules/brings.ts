/** The deck each seat brings (chapter 40): a ready one by its name, or a text. */
import { InputError, type Brings, type Plain } from '@kolbiste/engine';
import { deckProblems, isRestricted } from '../decks/deck.ts';
import { CARTEL_DECKS, READY_DECKS, readyDeck } from '../decks/ready.ts';
import { deckNamed, type TableOptions } from './options.ts';

const readyFor = ({ mode }: TableOptions): readonly string[] => (mode === 'cartel' ? CARTEL_DECKS : READY_DECKS.map(({ name }) => name));

export const brings: Brings<TableOptions> = {
  option: 'decks',
  read(value, { profile, restrictedList }) {
    if (typeof value !== 'string') throw new InputError('deck', 'a deck is the name of a ready one, or a text');
    const problems = deckProblems(deckNamed(value), profile, isRestricted(profile, restrictedList));
    const [first] = problems;
    if (first)
      throw new InputError('deck', `this deck may not be played: ${first.refusal.why} (${first.refusal.rule})`, first.refusal, problems);
    return value;
  },
  /** Of a ready deck nothing: its size would tell which one it is. */
  summary(brought): Plain {
    if (readyDeck(brought as string)) return null;
    const { cards, sideboard } = deckNamed(brought as string);
    return { cards: cards.length, beside: sideboard.length };
  },
  /** In the Cartel option each seat has an organisation of its own (DOT 38.13). */
  usual(options, seat, random) {
    const ready = readyFor(options);
    return options.mode === 'cartel' ? ready[seat % ready.length]! : ready[random.integer(ready.length)]!;
  },
};
