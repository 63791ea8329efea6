/** What is tried: a card played or an ability used, and what it is aimed at. */
import type { Seat } from '@kolbiste/engine';
import type { Definition, Move } from '../../cards/vocabulary.ts';
import { type Area, type CardId } from '../state.ts';
import type { Scope } from './moment.ts';

/** Who would have which card lie there, by which definition. */
export interface Bearing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly definition: Definition;
}

/** A card played or an ability used, whatever it is aimed at. */
export interface Attempt extends Bearing {
  /** Which of its abilities; null for playing the card. */
  readonly use: number | null;
  readonly move: Move;
  readonly scope: Scope;
}
/** What an attempt is aimed at: a card, a player, an area, or nothing. */
export interface Aim {
  readonly target: CardId | null;
  readonly player: Seat | null;
  readonly area: Area | null;
}
export const NO_AIM: Aim = { target: null, player: null, area: null };
