/** What is taken up, told in words with what can be done with it. */
import type { Offered } from '@kolbiste/board-kit/presentation';
import type { Language } from '@kolbiste/engine';
import { cardNamed, describeCard, heroNamed, nameOf, statusNamed, type TableView } from '../index.ts';
import { sentence, type BoardWords } from '../text/board.ts';
import { offersAt, type Selection } from './selection.ts';
import { faceIn, nextOf } from './table.ts';

interface TakenUp {
  readonly title: string;
  readonly words: string;
  readonly offers: readonly Offered[];
  /** Opens it in large. */
  readonly look: (() => void) | null;
  /** Whose dice and colours it has. */
  readonly hero: string;
}

/** `hero` is the reader's own. */
export function takenUp(table: TableView, hero: string, selection: Selection): TakenUp | null {
  const { selected, language, t, look } = selection;
  if (selected === null) return null;
  const [kind, first = '', second = ''] = selected.split(' ');
  const offers = offersAt(selection, selected);
  if (kind === 'card') {
    const card = faceIn(table, Number(first));
    if (card === null) return null;
    return { title: nameOf(language, card), words: cardWords(card, hero, t, language), offers, look: () => look(card), hero };
  }
  if (kind === 'status') {
    const player = table.players[Number(first)]!;
    const held = player.held.find(({ status }) => status === second);
    const { name, text } = statusNamed(second);
    return {
      title: name[language],
      words: `${text[language]}${held ? ` → ${sentence(nextOf(held, t, language))}` : ''}`,
      offers,
      look: () => look({ is: 'status', status: second }),
      hero: player.hero,
    };
  }
  if (kind === 'die') {
    const roll = table.rolls.at(-1);
    return { title: t.dieChoice(Number(first)), words: '', offers, look: null, hero: roll ? table.players[roll.seat]!.hero : hero };
  }
  return offers.length ? { title: t.choose, words: '', offers, look: null, hero } : null;
}

function cardWords(card: string, hero: string, t: BoardWords, language: Language): string {
  const definition = cardNamed(card);
  const price = `${t.costs.toLowerCase()} ${definition.cost} ${t.cp}.`;
  if (definition.type !== 'action') return `${t.classes.upgrade}, ${price}`;
  return `${t.classes[definition.timing]}, ${price} ${sentence(describeCard(definition, language, heroNamed(hero)))}`;
}
