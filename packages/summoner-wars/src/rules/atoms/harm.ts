/** Wounds, control, and what a fallen Summoner takes along. */
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { partnerOf, summonerOf } from '../queries.ts';
import type { CardId, Rule, Side, World } from '../state.ts';
import { liftOff } from './arrivals.ts';
import { drop, moveMagic } from './piles.ts';

export function wound(g: Here, id: CardId, wounds: number, rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  card.wounds += wounds;
  g.emit({ type: 'wounded', card: id, wounds, total: card.wounds, rule });
}
export function heal(g: Here, id: CardId, wounds: number, rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  const healed = Math.min(wounds, card.wounds);
  card.wounds -= healed;
  g.emit({ type: 'healed', card: id, wounds: healed, rule });
}
export function putUnder(g: Here, id: CardId, unit: CardId, rule: Rule): void {
  draft(g.world).cards[unit]!.under.push(id);
  g.emit({ type: 'putUnder', card: id, unit, rule });
}
/** The former controller loses it; its marks and wounds and the cards under it stay (SUM 10.6.3, G6). */
export function takeControl(g: Here, id: CardId, to: Side, rule: Rule): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const from = card.controller;
  drop(w.sides[from]!.units, id);
  card.controller = to;
  w.sides[to]!.units.push(id);
  g.emit({ type: 'controlTaken', card: id, from, to, rule });
}

/** Bookkeeping: destroyed cards are about to leave, or have left. */
export function setFalling(w: World, falling: boolean): void {
  draft(w).falling = falling;
}
/** Bookkeeping: Summoners of both teams fell in one batch. */
export function noteFellTogether(w: World): void {
  draft(w).fellTogether = true;
}

const REMOVING = { hand: 'SUM 12.2.9', draw: 'SUM 12.2.10', discard: 'SUM 12.2.11' } as const;
/** Out of the game: battlefield, hand, draw and discard pile go; the magic pile goes to the partner (SUM 12.2.7 to 12.2.12, H6). */
export function eliminate(g: Here, side: Side): void {
  const w = draft(g.world);
  const player = w.sides[side]!;
  player.alive = false;
  const partner = partnerOf(g.world, side);
  g.emit({ type: 'eliminated', side, rule: partner === null ? 'SUM 9.1' : 'SUM 12.2.7' });
  if (partner === null || !w.sides[partner]!.alive) return;
  for (const id of [...player.units, ...player.walls]) w.out.push(...liftOff(g.world, id));
  w.out.push(...player.supply.splice(0));
  g.emit({ type: 'removed', side, from: 'battlefield', rule: 'SUM 12.2.8' });
  for (const from of ['hand', 'draw', 'discard'] as const) {
    w.out.push(...player[from].splice(0));
    g.emit({ type: 'removed', side, from, rule: REMOVING[from] });
  }
  if (player.magic.length) moveMagic(g, { from: side, to: partner, count: player.magic.length }, 'SUM 12.2.12');
}

/** Bookkeeping: the seat has left the table; its sides are taken out when the turn is over (SUM H9). */
export function noteLeaving(w: World, seat: number): void {
  draft(w).sides.forEach((player, side) => void (player.leaving ||= w.seats[side] === seat));
}
/** A player leaves a game that goes on: like elimination, but the Summoner goes to nobody (SUM H9). */
export function leaveGame(g: Here, side: Side): void {
  const summoner = summonerOf(g.world, side);
  if (summoner !== null) draft(g.world).out.push(...liftOff(g.world, summoner));
  eliminate(g, side);
}
