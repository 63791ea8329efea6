/** Facts about sides and cards. Where cards stand is in places.ts, what they can do in values.ts. */
import type { Seat } from '@kolbiste/engine';
import { definitionAt, unitAt, VINE_WALL } from '../cards/registry.ts';
import type { CardDefinition, UnitDefinition } from '../cards/vocabulary.ts';
import { MOVED, type CardId, type Player, type Side, type World } from './state.ts';

export const seatOf = (w: World, side: Side): Seat => w.seats[side]!;
export const playerOf = (w: World, side: Side): Player => w.sides[side]!;
export const teamOf = (side: Side): 0 | 1 => (side & 1) as 0 | 1;
/** Friends are you and your partner (SUM 10.6.4). */
export const friendly = (a: Side, b: Side): boolean => (a & 1) === (b & 1);
export const partnerOf = (w: World, side: Side): Side | null => (w.sides.length > 2 ? side ^ 2 : null);
/** The other team's sides that are still in the game (SUM H4). */
export function opponentsOf(w: World, side: Side): Side[] {
  const all: Side[] = [];
  for (let other = 0; other < w.sides.length; other++) if (!friendly(side, other) && w.sides[other]!.alive) all.push(other);
  return all;
}
/** Opponents with more units than the side (SUM C16). */
export const opponentsWithMore = (w: World, side: Side): Side[] =>
  opponentsOf(w, side).filter(other => w.sides[side]!.units.length < w.sides[other]!.units.length);

export const definitionOf = (w: World, id: CardId): CardDefinition => definitionAt(w.cards[id]!.definition);
/** The definition of a card known to be a unit. */
export const unitOf = (w: World, id: CardId): UnitDefinition => unitAt(w.cards[id]!.definition);
export const controllerOf = (w: World, id: CardId): Side => w.cards[id]!.controller;
export const isUnit = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'unit';
export const isWall = (w: World, id: CardId): boolean => w.cards[id]!.definition <= VINE_WALL;
export const isVine = (w: World, id: CardId): boolean => w.cards[id]!.definition === VINE_WALL;
export const isCommon = (w: World, id: CardId): boolean => {
  const card = definitionOf(w, id);
  return card.type === 'unit' && card.kind === 'common';
};
export const lifeOf = (w: World, id: CardId): number => {
  const card = definitionOf(w, id);
  return card.type === 'event' ? 0 : card.life;
};
export const onBattlefield = (w: World, id: CardId): boolean => w.cards[id]!.square >= 0;
export const marked = (w: World, id: CardId, mark: number): boolean => (w.cards[id]!.marks & mark) !== 0;
export const hasMoved = (w: World, id: CardId): boolean => marked(w, id, MOVED);
export const summonerOf = (w: World, side: Side): CardId | null =>
  w.sides[side]!.units.find(id => unitOf(w, id).kind === 'summoner') ?? null;
/** Whether the side controls a unit of this name (SUM 2.12). */
export const controls = (w: World, side: Side, definition: number): boolean =>
  w.sides[side]!.units.some(id => w.cards[id]!.definition === definition);
/** Every unit on the battlefield, side by side. */
export function allUnits(w: World): CardId[] {
  const all: CardId[] = [];
  for (const side of w.sides) for (const id of side.units) all.push(id);
  return all;
}
