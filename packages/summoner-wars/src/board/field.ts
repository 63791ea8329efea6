/**
 * The battlefield as the board draws it, found by card and by square. Strength, reach and sight come with the view; what is here
 * only arranges them.
 */
import type { Language, Sum } from '@kolbiste/engine';
import {
  allCards,
  battlefieldWith,
  cardNamed,
  definitionAt,
  MARKS,
  type Battlefield,
  type CardId,
  type FieldCardView,
  type TableView,
  type UnitDefinition,
} from '../index.ts';

export interface Field {
  readonly view: TableView;
  readonly board: Battlefield;
  readonly byId: ReadonlyMap<CardId, FieldCardView>;
  /** What stands on a square: a unit or an ordinary wall; and the vine wall there. */
  readonly top: ReadonlyMap<string, FieldCardView>;
  readonly vines: ReadonlyMap<string, FieldCardView>;
}

export function fieldOf(view: TableView): Field {
  const byId = new Map<CardId, FieldCardView>();
  const top = new Map<string, FieldCardView>();
  const vines = new Map<string, FieldCardView>();
  for (const each of view.field) {
    (each.card === 'vine-wall' ? vines : top).set(each.square, each);
    byId.set(each.id, each);
  }
  return { view, board: battlefieldWith(view.columns), byId, top, vines };
}

/** The definition of a unit on the field; null for walls and what is not there. */
export function unitOf({ byId }: Field, id: CardId): UnitDefinition | null {
  const standing = byId.get(id);
  const definition = standing ? definitionAt(cardNamed(standing.card)) : null;
  return definition?.type === 'unit' ? definition : null;
}

export const isRanged = ({ byId }: Field, id: CardId): boolean => byId.get(id)?.ranged ?? false;
export const stepsIn = ({ byId }: Field, id: CardId): number => byId.get(id)?.steps ?? 0;
/** The dice it rolls whichever enemy card it attacks. Bonuses against some are shown at those. */
export const diceOf = ({ byId }: Field, id: CardId): number => byId.get(id)?.dice ?? 0;
/** The dice of an attack on a card and where they come from. */
export function diceAgainst({ byId }: Field, attacker: CardId, target: CardId): Sum {
  const { attack, sums } = byId.get(attacker)!;
  return sums.find(({ against }) => against.includes(target))?.sum ?? { printed: attack, steps: [], total: attack };
}

export interface Reach {
  /** Squares it could walk to, with the number of steps. */
  readonly walk: ReadonlyMap<number, number>;
  /** Squares it could strike from where it stands or could walk to. */
  readonly threat: ReadonlySet<number>;
}

/** What a unit could do in a whole turn: a wash on the map, not a promise. */
export function reachOf({ byId }: Field, id: CardId): Reach {
  const { walk = [], threat = [] } = byId.get(id)?.reach ?? {};
  return { walk: new Map(walk.flatMap((squares, i) => squares.map(square => [square, i + 1] as const))), threat: new Set(threat) };
}

export interface Sight {
  readonly square: number;
  /** A clear square of the line, a card that can be seen, or what that card hides. */
  readonly is: 'clear' | 'card' | 'hidden';
}

/** The lines of a unit from where it stands: how far it sees, and what stops it. */
export function sightOf({ byId }: Field, id: CardId): Sight[] {
  const sight = byId.get(id)?.reach?.sight;
  if (!sight) return [];
  const all = (squares: readonly number[], is: Sight['is']): Sight[] => squares.map(square => ({ square, is }));
  return [...all(sight.clear, 'clear'), ...all(sight.cards, 'card'), ...all(sight.hidden, 'hidden')];
}

export type MarkWord = keyof typeof MARKS;
const MARK_WORDS = Object.keys(MARKS) as MarkWord[];
export const marksOf = (marks: number): MarkWord[] => MARK_WORDS.filter(word => marks & MARKS[word]);

/** What a part of a sum comes from: an ability's or a card's name. */
export function sourceName(source: string, language: Language): string {
  for (const card of allCards()) if (card.type === 'unit' && card.ability.id === source) return card.words[language].ability;
  const index = cardNamed(source);
  return index < 0 ? source : definitionAt(index).words[language].name;
}
export const nameOf = (card: string, language: Language): string => {
  const index = cardNamed(card);
  return index < 0 ? '' : definitionAt(index).words[language].name;
};
export const lifeOf = (card: string): number => {
  const index = cardNamed(card);
  const definition = index < 0 ? null : definitionAt(index);
  return definition && definition.type !== 'event' ? definition.life : 0;
};

/** The face of any card the reader may see, wherever it lies; null when it is nowhere. */
export function faceIn(view: TableView, id: CardId): string | null {
  const piles = [
    view.field,
    ...view.sides.flatMap(({ hand, magic, discard, drawKnown }) => [hand ?? [], magic ?? [], discard, drawKnown]),
    ...view.field.map(({ under }) => under),
    view.playing,
  ];
  for (const pile of piles) for (const each of pile) if (each.id === id) return each.card;
  return null;
}
