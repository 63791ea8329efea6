/** Onto the battlefield and off it. */
import { draft } from '@kolbiste/engine/draft';
import { NOWHERE, type Square } from '../battlefield.ts';
import type { Here } from '../game.ts';
import { neighbours, topAt } from '../places.ts';
import { isVine, isWall } from '../queries.ts';
import type { CardId, Rule, Side, World } from '../state.ts';
import { showAll } from './known.ts';
import { discard, drop } from './piles.ts';

/** Puts a card on a square under a side's control. */
export function putDown(world: World, id: CardId, side: Side, square: Square): void {
  const w = draft(world);
  const card = w.cards[id]!;
  card.controller = side;
  card.square = square;
  showAll(world, id);
  if (isVine(world, id)) {
    w.vines[square] = id;
    w.vinesGrown++;
  } else w.top[square] = id;
  w.sides[side]![isWall(world, id) ? 'walls' : 'units'].push(id);
}
/** Takes a card off the battlefield; gives it and all that lay under it, the card itself first. */
export function liftOff(world: World, id: CardId): CardId[] {
  const w = draft(world);
  const card = w.cards[id]!;
  if (isVine(world, id)) {
    w.vines[card.square] = null;
    w.vinesGrown--;
  } else w.top[card.square] = null;
  drop(w.sides[card.controller]![isWall(world, id) ? 'walls' : 'units'], id);
  const all = [id, ...card.under];
  card.square = NOWHERE;
  card.wounds = 0;
  card.marks = 0;
  card.under = [];
  card.controller = card.owner;
  return all;
}

export function summon(g: Here, side: Side, id: CardId, square: Square): void {
  drop(draft(g.world).sides[side]!.hand, id);
  putDown(g.world, id, side, square);
  const besideVines = neighbours(g.world, square).every(next => {
    const wall = topAt(g.world, next);
    return wall === null || !isWall(g.world, wall) || g.world.cards[wall]!.controller !== side;
  });
  g.emit({ type: 'summoned', side, card: id, square, rule: besideVines ? 'SUM 4.16' : 'SUM 7.2.7' });
}
export function buildWall(g: Here, side: Side, id: CardId, square: Square): void {
  drop(draft(g.world).sides[side]!.hand, id);
  putDown(g.world, id, side, square);
  g.emit({ type: 'wallBuilt', side, card: id, square, rule: g.world.sides.length > 2 ? 'SUM 12.2.2' : 'SUM 7.3.8' });
}
/** From the supply, if there is one left (SUM 4.7, F13). */
export function growVine(g: Here, side: Side, square: Square, rule: Rule): void {
  const id = draft(g.world).sides[side]!.supply.pop()!;
  putDown(g.world, id, side, square);
  g.emit({ type: 'vineGrew', side, card: id, square, rule });
}
/** Back to its owner's supply, never into a pile (SUM 4.36). */
export function returnVine(g: Here, id: CardId): void {
  liftOff(g.world, id);
  const { owner } = g.world.cards[id]!;
  draft(g.world).sides[owner]!.supply.push(id);
  g.emit({ type: 'vineReturned', side: owner, card: id, rule: 'SUM 4.36' });
}
/** A unit that comes out of a magic pile without being summoned (SUM E14). */
export function bringIn(g: Here, { side, card, to }: { side: Side; card: CardId; to: Square }, rule: Rule): void {
  drop(draft(g.world).sides[side]!.magic, card);
  putDown(g.world, card, side, to);
  g.emit({ type: 'placed', card, from: NOWHERE, to, by: side, rule });
}
/** A unit on the battlefield with all that lies under it (SUM 10.9.5). */
export function discardUnit(g: Here, causer: Side, id: CardId, rule: Rule): void {
  discard(g, causer, liftOff(g.world, id), rule);
}
