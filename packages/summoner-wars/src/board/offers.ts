/**
 * Where each answer belongs on the board. An answer has up to two places: what acts (a unit, a card in hand) and what it acts on (a
 * square). One first takes up what acts; then its squares get rings and letters. What acts on nothing is a button.
 */
import { gather } from '@kolbiste/board-kit/offers';
import type { Option } from '@kolbiste/engine';
import type { CardId, TableView } from '../index.ts';
import type { Asked, Offered } from '@kolbiste/board-kit/presentation';

export type Verb = 'go' | 'strike' | 'bring' | 'do';

export interface Offer extends Offered {
  readonly verb: Verb;
  /** What acts, or null. */
  readonly source: CardId | null;
  /** The square it concerns, by name, or null. */
  readonly square: string | null;
  /** The card it concerns there: a unit and the vine wall under it share a square. */
  readonly on: CardId | null;
  /** A card that is neither on the map nor in hand and must be shown to be chosen. */
  readonly shown: CardId | null;
  /** Of several ways to one square. */
  readonly by: string | null;
}

export interface Places {
  /** Everything, in the order asked. */
  readonly all: readonly Offer[];
  /** By what acts. */
  readonly bySource: ReadonlyMap<CardId, readonly Offer[]>;
  /** Answers that need no taking up first, by square. */
  readonly direct: ReadonlyMap<string, readonly Offer[]>;
  /** Cards to choose from that lie in no visible place. */
  readonly shown: readonly Offer[];
  /** Dice to choose from, by their number. */
  readonly dice: ReadonlyMap<number, Offer>;
  /** The rest: buttons. */
  readonly plain: readonly Offer[];
  /** The one thing that can act, when there is only one. */
  readonly only: CardId | null;
}

interface Where {
  squareOf(card: CardId): string | null;
  inHand(card: CardId): boolean;
}

/** Where cards are for the seat at the bottom: only its own hands lie open on the board. */
export function whereIn(view: TableView, seat: number): Where {
  const squares = new Map(view.field.map(({ id, square }) => [id, square]));
  const hands = new Set(view.sides.flatMap(({ hand, seat: holder }) => (holder === seat ? (hand ?? []).map(({ id }) => id) : [])));
  return { squareOf: card => squares.get(card) ?? null, inHand: card => hands.has(card) };
}

/** Words that name a card by itself. */
const ABOUT_CARD = ['on', 'push', 'swap', 'with', 'next', 'pick', 'wall', 'take', 'give', 'bottom', 'under'];
/** Words whose number is no card. */
const NO_CARD: { readonly [question: string]: readonly string[] } = { 'magicPhase.chosen': ['give'], 'order.put': ['next'] };

export function offerOf(offered: Offered, question: string, where: Where): Offer {
  const plain: Offer = { ...offered, verb: 'do', source: null, square: null, on: null, shown: null, by: null };
  const option = offered.option;
  if (typeof option !== 'object') return plain;
  const o = option as { readonly [word: string]: string | number };
  const to = typeof o['to'] === 'string' ? o['to'] : null;
  const by = typeof o['by'] === 'string' ? o['by'] : null;
  for (const word of ['move', 'place', 'take', 'summon', 'wall'] as const) {
    const source = o[word];
    if (typeof source !== 'number' || to === null) continue;
    const verb: Verb = word === 'move' || word === 'place' || word === 'take' ? 'go' : 'bring';
    const known = where.squareOf(source) !== null || where.inHand(source);
    // Staying where one is, or coming back to it: no square to press, it would undo the choice.
    if (where.squareOf(source) === to) return { ...plain, verb, source, by };
    return { ...plain, verb, source, square: to, by, shown: known ? null : source };
  }
  if (typeof o['attack'] === 'number' && typeof o['on'] === 'number')
    return { ...plain, verb: 'strike', source: o['attack'], square: where.squareOf(o['on']), on: o['on'] };
  if (typeof o['assault'] === 'number') return { ...plain, verb: 'strike', source: o['assault'] };
  if (typeof o['use'] === 'string' && typeof o['with'] === 'number') return { ...plain, source: o['with'] };
  for (const word of ['play', 'build'] as const) if (typeof o[word] === 'number') return { ...plain, source: o[word] };
  if (to !== null) return { ...plain, verb: 'go', square: to, by };
  for (const word of ABOUT_CARD) {
    const card = o[word];
    if (typeof card !== 'number' || NO_CARD[question]?.includes(word)) continue;
    const square = where.squareOf(card);
    if (square !== null) return { ...plain, verb: word === 'on' || word === 'next' ? 'strike' : 'do', square, on: card };
    return where.inHand(card) ? { ...plain, source: card } : { ...plain, shown: card };
  }
  return plain;
}

export function placesOf(asked: Asked | null, view: TableView, seat: number): Places {
  const where = whereIn(view, seat);
  const all = (asked?.offered ?? []).map(offered => offerOf(offered, asked!.question, where));
  const bySource = new Map<CardId, Offer[]>();
  const direct = new Map<string, Offer[]>();
  const shown: Offer[] = [];
  const dice = new Map<number, Offer>();
  const plain: Offer[] = [];
  for (const offer of all) {
    const ignored = ignoredDie(offer.option);
    if (offer.source !== null) gather(bySource, offer.source, offer);
    else if (offer.square !== null) gather(direct, offer.square, offer);
    else if (offer.shown !== null) shown.push(offer);
    else if (ignored !== null) dice.set(ignored, offer);
    else plain.push(offer);
  }
  const sources = [...bySource.keys()].filter(source => bySource.get(source)!.some(({ square }) => square !== null));
  return { all, bySource, direct, shown, dice, plain, only: sources.length === 1 && direct.size === 0 ? sources[0]! : null };
}

const ignoredDie = (option: Option): number | null =>
  typeof option === 'object' && typeof option['ignore'] === 'number' ? option['ignore'] : null;

/** Answers that a press on a square can mean now. */
export function atSquare(places: Places, selected: CardId | null, square: string): readonly Offer[] {
  const taken = selected === null ? [] : (places.bySource.get(selected) ?? []).filter(offer => offer.square === square);
  return taken.length ? taken : (places.direct.get(square) ?? []);
}

/** What the taken-up thing can do that needs no square. */
export const actionsOf = (places: Places, selected: CardId | null): readonly Offer[] =>
  selected === null ? [] : (places.bySource.get(selected) ?? []).filter(({ square }) => square === null);

/** The single answer that taking up this thing would mean anyway; pressing it answers at once. */
export function soleOf(places: Places, source: CardId): Offer | null {
  const offers = places.bySource.get(source);
  return offers?.length === 1 && offers[0]!.square === null ? offers[0]! : null;
}

/** Strikes on your own: legal, seldom meant. They ask once more and never stand in the way of taking up the unit instead. */
export function isOwnStrike({ verb, source, on }: Offer, view: TableView): boolean {
  if (verb !== 'strike' || source === null || on === null) return false;
  const sideOf = (card: CardId): number | undefined => view.field.find(({ id }) => id === card)?.controller;
  const [from, to] = [sideOf(source), sideOf(on)];
  return from !== undefined && to !== undefined && from % 2 === to % 2;
}
