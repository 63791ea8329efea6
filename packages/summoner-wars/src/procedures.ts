/** Names and types of the procedures that cards and rules call on each other. Their steps are in files of their own. */
import { proceduresOf, signature, type Frame } from '@kolbiste/engine';
import type { Square } from './board.ts';
import type { Collecting, Fallen, Moment, Occasion } from './cards/definition.ts';
import type { SummonerWars } from './events.ts';
import type { CardId, Rule, Side } from './state.ts';

export const { define, implement } = proceduresOf<SummonerWars>();
export type Nothing = Record<never, never>;

export interface Walk {
  readonly card: CardId;
  /** Squares in order, without the one it stands on. */
  readonly path: Square[];
  /** Whose decision the move is. */
  readonly by: Side;
  at: number;
  /** Commons moved through on the way. */
  trampled: CardId[];
  /** Which neighbour's answer to the last step comes next. */
  watch: number;
}
const walkOf = signature<Walk, number>('walk');
export const walkProcedure = walkOf;
/** A unit moves along a path, step by step (SUM C7). Gives how many squares of the path it went. */
export const walk = (card: CardId, path: readonly Square[], by: Side) =>
  walkOf({ card, path: [...path], by, at: 0, trampled: [], watch: 0 });

export interface Push {
  readonly card: CardId;
  readonly by: Side;
  readonly steps: number;
  /** Only over clear squares in a straight line (SUM A7). */
  readonly straight: boolean;
  readonly rule: Rule;
}
/** A side chooses where a unit moves, up to so many squares; staying is a choice (SUM C8, E5). */
export const push = signature<Push, null>('push');

export interface Harm {
  /** Who collects what is destroyed (SUM D7). */
  readonly by: Side;
  /** The unit whose attack it is, or -1. */
  readonly attacker: CardId;
  readonly cards: CardId[];
  readonly wounds: number[];
  readonly rule: Rule;
  at: number;
  fallen: CardId[];
  /** Where a unit destroyed by an attack goes. */
  choice: Collecting;
  /** What the fall sets off, and who may answer it. */
  triggers: Frame[];
  /** The units whose abilities those are. */
  triggered: CardId[];
  answering: Fallen[];
}
const harmOf = signature<Harm, CardId[]>('harm');
export const harmProcedure = harmOf;
/** Wounds on one or several cards at one moment: all placed first, then destroyed cards leave (SUM 7.5.26). Gives what fell. */
export const harm = (by: Side, attacker: CardId, cards: readonly CardId[], wounds: readonly number[], rule: Rule) =>
  harmOf({
    by,
    attacker,
    cards: [...cards],
    wounds: [...wounds],
    rule,
    at: 0,
    fallen: [],
    choice: 'magic',
    triggers: [],
    triggered: [],
    answering: [],
  });

export interface Attack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly by: Side;
  dice: number[];
  wounds: number;
  before: number;
  enemyUnit: boolean;
}
const attackOf = signature<Attack, null>('attack');
export const attackProcedure = attackOf;
/** One attack on one card, from declaration to what follows it (SUM G1). */
export const attack = (attacker: CardId, target: CardId, by: Side) =>
  attackOf({ attacker, target, by, dice: [], wounds: 0, before: 0, enemyUnit: false });

/** The unit attacks once more, outside the limit; its controller chooses the target, or none (SUM 10.11.5, G4). */
export const attackAgain = signature<{ readonly attacker: CardId; readonly by: Side; readonly rule: Rule }, null>('attackAgain');

interface MomentLocals {
  readonly side: Side;
  readonly at: Moment;
  /** Only this unit's abilities, or -1 for all. */
  readonly unit: CardId;
  readonly about: Occasion;
  used: string[];
}
const momentOf = signature<MomentLocals, null>('moment');
export const momentProcedure = momentOf;
export const NO_OCCASION: Occasion = { target: -1, enemyUnit: false, survived: false };
/** The side may use abilities that fit this moment. */
export const moment = (side: Side, at: Moment, unit: CardId = -1, about: Occasion = NO_OCCASION) =>
  momentOf({ side, at, unit, about, used: [] });

/** Picks an opponent; asks only when there are several. */
export const chooseOpponent = signature<{ readonly side: Side; readonly among: Side[]; readonly rule: Rule }, Side>('chooseOpponent');
