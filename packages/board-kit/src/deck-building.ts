/**
 * What a game says of its cards for building decks, and the few things one does to a deck. The builder of the page knows no game; it
 * reads this, as `packages/<game>/src/board/deck-building.ts` fills it in.
 */
import type { Language, Plain, Random, SideText } from '@kolbiste/engine';
import type { CardCount, CardDeck } from '@kolbiste/protocol';
import type { Facet } from './facet.ts';

export type { CardDeck };

type Both = Readonly<Record<Language, string>>;

/** Where a card of a deck is. */
export type Pile = 'cards' | 'side' | 'maybe';

export interface DeckCard {
  readonly id: string;
  readonly name: Both;
  /** What it does, for the search. */
  readonly text: Both;
  /** One of the game's groups. */
  readonly group: string;
  /** Facet id → values, for the chips. */
  readonly facets: { readonly [facet: string]: readonly string[] };
  /** By the id of a measure; what has none is left out of the curve. */
  readonly numbers: { readonly [measure: string]: number };
  /** Whether the game enforces it already: other cards are listed, and never added. */
  readonly playable: boolean;
  /** What the face draws from. */
  readonly face: Plain;
}

/** A way to mend a fault; the page has the words for each kind. */
export interface DeckRepair {
  readonly kind: 'dropCopies' | 'dropCard' | 'fill' | 'trim' | 'toMaybe' | 'restore';
  readonly deck: CardDeck;
}
export interface DeckFault {
  readonly rule: string;
  readonly said: Both;
  readonly repairs: readonly DeckRepair[];
}

/** How full a part of the deck is. */
export interface DeckCounter {
  readonly label: Both;
  readonly count: number;
  readonly wanted: number;
  readonly bound: 'exactly' | 'least' | 'most';
}

/** How many copies there may be at all, where the game fixes it. */
export interface DeckBounds {
  readonly least: number;
  readonly most: number;
  readonly reason: { readonly rule: string; readonly said: Both } | null;
}

/** A hand to try, and what lies below it. */
export interface SampleHand {
  readonly hand: readonly string[];
  readonly rest: readonly string[];
}

export interface ReadyDeck {
  readonly id: string;
  readonly name: Both;
  /** What it is like, and how to play it. */
  readonly side?: Readonly<Record<Language, SideText>>;
  readonly deck: CardDeck;
}

export interface DeckBuilding {
  readonly game: CardDeck['game'];
  readonly cards: readonly DeckCard[];
  /** Of cards, in the order of the list. */
  readonly groups: readonly { readonly id: string; readonly label: Both }[];
  readonly facets: readonly Facet[];
  /** The facets of which the check shows the shares. */
  readonly shares: readonly string[];
  /** Whether faces lie on their long side. */
  readonly lying: boolean;
  /** Whether a small face says its name. */
  readonly namedFaces: boolean;
  readonly measures: readonly { readonly id: string; readonly label: Both; readonly most: number }[];
  /** None where the game has one way to play. The first is the usual one. */
  readonly formats: readonly { readonly id: string; readonly label: Both }[];
  readonly piles: readonly Pile[];
  /** Chosen before anything else: a Summoner. Empty where there is none. */
  readonly leaders: readonly string[];
  readonly withLeader: (deck: CardDeck, leader: string) => CardDeck;
  readonly bounds: (deck: CardDeck, card: string) => DeckBounds;
  /** By the deck's own format, or as a table or event with these options has it. */
  readonly faults: (deck: CardDeck, options?: Plain) => readonly DeckFault[];
  readonly counters: (deck: CardDeck) => readonly DeckCounter[];
  readonly ready: readonly ReadyDeck[];
  /** Ready decks of before: nobody is offered them, but links that name them go on working. */
  readonly former?: readonly ReadyDeck[];
  /** The cards one draws from, and how many make the opening hand. */
  readonly library: (deck: CardDeck) => readonly CardCount[];
  readonly handSize: number;
  /** A hand by the game's own shuffle. */
  readonly sample: (deck: CardDeck, random: Random) => SampleHand;
  /** The exchange of the opening hand, where the game has one: with its rule, and whether it is free. */
  readonly exchange: ((sample: SampleHand, random: Random) => SampleHand & { readonly rule: string; readonly free: boolean }) | null;
  /** Options of a local table where seat 0 plays this deck against a ready one; `brought` is how the deck is told to a table. */
  readonly table: (deck: CardDeck, brought: Plain, rival: string) => Plain;
}

export const PILES: readonly Pile[] = ['cards', 'side', 'maybe'];

export const copiesIn = (deck: CardDeck, pile: Pile, card: string): number => deck[pile].find(([id]) => id === card)?.[1] ?? 0;
export const sizeOf = (cards: readonly CardCount[]): number => cards.reduce((sum, [, n]) => sum + n, 0);

const byCode = ([a]: CardCount, [b]: CardCount): number => (a < b ? -1 : a > b ? 1 : 0);

/** The deck with this many copies of the card in a pile; in the order of codes, so that equal decks are equal texts. */
export function withCopies(deck: CardDeck, pile: Pile, card: string, copies: number): CardDeck {
  if (copiesIn(deck, pile, card) === Math.max(0, copies)) return deck;
  const others = deck[pile].filter(([id]) => id !== card);
  return { ...deck, [pile]: copies > 0 ? [...others, [card, copies] as const].sort(byCode) : others };
}

/** Moves copies from one pile to another; as many as there are, without a number. */
export function moved(deck: CardDeck, card: string, from: Pile, to: Pile, copies = Infinity): CardDeck {
  const there = copiesIn(deck, from, card);
  const n = Math.min(there, copies);
  return n <= 0 || from === to ? deck : withCopies(withCopies(deck, from, card, there - n), to, card, copiesIn(deck, to, card) + n);
}

/** Counts a list in which a card stands once for each copy. */
export function counted(cards: readonly string[]): readonly CardCount[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(byCode);
}
/** The other way round. */
export const spread = (cards: readonly CardCount[]): readonly string[] =>
  cards.flatMap(([card, n]) => Array.from({ length: n }, () => card));
