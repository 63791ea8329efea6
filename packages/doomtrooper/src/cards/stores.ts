/** What cards that store others are made of. */
import type { Seat } from '@kolbiste/engine';
import { attach } from '../rules/atoms.ts';
import type { Here } from '../rules/game.ts';
import { bearerRefusal } from '../rules/legality.ts';
import type { CardId, World } from '../rules/state.ts';
import { contentsOf, warriorsOf } from '../rules/status.ts';
import { definitionOf } from './registry.ts';

/** A warrior's equipment that is his player's. */
export const gearOf = (w: World, id: CardId): CardId[] =>
  w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'equipment' && w.cards[card]!.by === w.cards[id]!.by);
/** Whether a warrior may have a card that lies somewhere else. */
export const mayHave = (w: World, id: CardId, card: CardId): boolean =>
  bearerRefusal(w, { seat: w.cards[id]!.by, card, definition: definitionOf(w, card) }, id) === null;
/** Warriors of a player who may have it. */
export const bearersFor = (w: World, seat: Seat, card: CardId): CardId[] => warriorsOf(w, seat).filter(id => mayHave(w, id, card));
export const hasRoom = (w: World, self: CardId, most: number): boolean => contentsOf(w, self).length < most;
/** Out of a store to a warrior; a vehicle comes with nobody inside. */
export const handOut = (g: Here, card: CardId, to: CardId): void =>
  attach(g, card, { host: to, by: g.world.cards[to]!.by, rule: 'DOT 11.1' });
