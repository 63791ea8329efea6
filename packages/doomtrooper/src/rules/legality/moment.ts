/** When a player would move, and the moves there are with cards. */
import type { Refusal, Seat } from '@kolbiste/engine';
import type { Rule } from '../rule.ts';
import { rulesOf, topFight } from '../queries.ts';
import type { Area, CardId, Happening, World } from '../state.ts';

/** Null where nothing refuses. */
export type Reason = Refusal<Rule> | null;

/** `free`: a window outside combat. The phases of a combat name the windows after them. */
export type Moment =
  | 'free'
  | 'start'
  | 'end'
  | 'drawing'
  | 'action'
  | 'declared'
  | 'paired'
  | 'tactic'
  | 'warzone'
  | 'modifiers'
  | 'status'
  | 'special'
  | 'reaction'
  | 'saving'
  | 'points'
  | Happening['what'];
/** Where and when a player would move. */
export interface Scope {
  readonly moment: Moment;
  /** A card lets this warrior cast now, whatever he knows. */
  readonly caster?: CardId;
  /** A card has it played now, whenever it is played otherwise. */
  readonly anyTime?: boolean;
  /** Its actions were spent when it was laid aside. */
  readonly prepaid?: boolean;
  /** A card puts it into play now, for nothing. */
  readonly free?: boolean;
  /** The pool that pays actions; null in windows. */
  readonly pool: number | null;
}
/** A card played or an ability used. */
export type CardPlay = Extract<CardMove, { readonly play: CardId } | { readonly use: CardId }>;
export type CardMove =
  | { readonly play: CardId; readonly as?: number }
  | { readonly play: CardId; readonly as?: number; readonly on: CardId }
  | { readonly play: CardId; readonly as?: number; readonly at: Seat }
  | { readonly play: CardId; readonly as?: number; readonly to: Area }
  | { readonly use: CardId; readonly as: number }
  | { readonly use: CardId; readonly as: number; readonly on: CardId }
  | { readonly use: CardId; readonly as: number; readonly at: Seat }
  | { readonly switch: CardId }
  | { readonly side: CardId }
  | { readonly assign: CardId; readonly to: CardId }
  | { readonly serve: CardId; readonly to: CardId }
  | { readonly strengthen: CardId }
  | { readonly warzone: CardId };
/** Windows in which any-time cards may be played. In the tournament book the points phase is none. */
export const isFree = (w: World, moment: Moment): boolean =>
  moment === 'free' ||
  moment === 'declared' ||
  moment === 'paired' ||
  moment === 'tactic' ||
  moment === 'warzone' ||
  moment === 'modifiers' ||
  moment === 'status' ||
  moment === 'special' ||
  (moment === 'points' && rulesOf(w).pointsWindow === 'free'); // DOT 24.8.7t, 24.8.7s
export const isBeforeStrikes = (moment: Moment): boolean =>
  moment === 'paired' || moment === 'tactic' || moment === 'warzone' || moment === 'modifiers';
/** The moment it is while a card is being carried out: a card it answers, a phase of the combat, or none of these. */
export const momentOf = (w: World): Moment => {
  const fight = topFight(w);
  if (w.announced.length > 0) return 'reaction';
  return fight === null || fight.phase === 'strikes' ? 'free' : fight.phase;
};
