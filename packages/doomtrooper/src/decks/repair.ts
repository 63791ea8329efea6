/** How a deck that may not be played is made one that may: for each problem of `deckProblems`, one way. */
import { READY_DECKS } from './ready.ts';
import { isRestricted, MIN_DECK, mostCopies, type Deck, type DeckProblem } from './deck.ts';
import { DEFINITIONS, definitionNamed } from '../cards/registry.ts';
import { PROFILES, type ProfileName } from '../rules/profiles/index.ts';

export interface Repair {
  readonly kind: 'dropCopies' | 'fill' | 'trim' | 'toMaybe';
  readonly deck: Deck;
  /** What left the deck, to be kept beside it. */
  readonly aside: readonly number[];
}

const copiesOf = (cards: readonly number[], def: number): number => cards.filter(card => card === def).length;

/** How many cards two decks share, copies counted. */
function shared(a: readonly number[], b: readonly number[]): number {
  return [...new Set(a)].reduce((sum, def) => sum + Math.min(copiesOf(a, def), copiesOf(b, def)), 0);
}
/** The ready decks, the one that shares most cards first. */
export const nearestReady = (cards: readonly number[]): readonly Deck[] =>
  READY_DECKS.map(deck => ({ deck, same: shared(cards, deck.cards) }))
    .sort((a, b) => b.same - a.same)
    .map(({ deck }) => deck);

interface Book {
  readonly profile: ProfileName;
  readonly restricted: boolean;
}

/** Cards that may be added, from what the deck is most like: first what it has fewer of, then more copies of its own. */
function filling(deck: Deck, n: number, { profile, restricted }: Book): number[] {
  const all = [...deck.cards, ...deck.sideboard];
  const counts = new Map<number, number>();
  for (const def of all) counts.set(def, (counts.get(def) ?? 0) + 1);
  const added: number[] = [];
  const add = (def: number, most: number): void => {
    if (added.length < n && (counts.get(def) ?? 0) < Math.min(most, mostCopies(def, profile, restricted))) {
      added.push(def);
      counts.set(def, (counts.get(def) ?? 0) + 1);
    }
  };
  for (const like of nearestReady(deck.cards)) for (const def of like.cards) add(def, copiesOf(like.cards, def));
  for (let most = 1; added.length < n && most <= PROFILES[profile].maxCopies; most++) DEFINITIONS.forEach((_, def) => add(def, most));
  return added;
}

/** Takes copies of a card out: of the sideboard first. */
function without(deck: Deck, def: number, keep: number): Deck {
  let extra = copiesOf([...deck.cards, ...deck.sideboard], def) - keep;
  const taken = (cards: readonly number[]): number[] => cards.filter(card => card !== def || extra-- <= 0);
  const sideboard = taken(deck.sideboard);
  return { ...deck, sideboard, cards: taken(deck.cards) };
}

/** Ways to mend one problem; none for what the reader of texts says. */
export function repairs(
  deck: Deck,
  { refusal }: DeckProblem,
  profile: ProfileName,
  restricted = isRestricted(profile, 'usual'),
): readonly Repair[] {
  const size = PROFILES[profile].sideboard;
  const beside = (): Repair => ({ kind: 'toMaybe', deck: { ...deck, sideboard: [] }, aside: deck.sideboard });
  switch (refusal.why) {
    case 'tooFewCards': {
      const cards = [...deck.cards, ...filling(deck, MIN_DECK - deck.cards.length, { profile, restricted })];
      return [{ kind: 'fill', deck: { ...deck, cards }, aside: [] }];
    }
    case 'tooManyCopies':
    case 'restrictedCard': {
      const def = definitionNamed(String(refusal.params!['card']));
      return [{ kind: 'dropCopies', deck: without(deck, def, Number(refusal.params!['most'])), aside: [] }];
    }
    case 'sideboardSize': {
      const more = size - deck.sideboard.length;
      return [
        more > 0
          ? { kind: 'fill', deck: { ...deck, sideboard: [...deck.sideboard, ...filling(deck, more, { profile, restricted })] }, aside: [] }
          : { kind: 'trim', deck: { ...deck, sideboard: deck.sideboard.slice(0, size) }, aside: deck.sideboard.slice(size) },
        beside(),
      ];
    }
    case 'noSideboard':
      return [beside()];
    default:
      return [];
  }
}
