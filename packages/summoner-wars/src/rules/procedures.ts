/** Signatures of the procedures that cards and rules call on each other. Their steps are in files of their own. */
import { proceduresOf, signature, type Frame } from '@kolbiste/engine';
import type { Collecting, Fallen, Moment, Occasion } from '../cards/vocabulary.ts';
import type { Square } from './battlefield.ts';
import type { SummonerWars } from './game.ts';
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
  /** Part of a move that may go on: what follows a move is for its end. */
  readonly part: boolean;
}
export const walkProcedure = signature<Walk, number>('walk');
/** A unit moves along a path, step by step (SUM C7). Gives how many squares of the path it went. */
export const walk = (card: CardId, path: readonly Square[], by: Side, part = false) =>
  walkProcedure({ card, path: [...path], by, at: 0, trampled: [], watch: 0, part });

export interface Push {
  readonly card: CardId;
  readonly by: Side;
  /** How many squares at most. */
  readonly steps: number;
  /** Only over clear squares in a straight line (SUM A7). */
  readonly straight: boolean;
  readonly rule: Rule;
}
/** A side chooses where a unit moves; staying is a choice (SUM C8, E5). */
export const push = signature<Push, null>('push');

export interface Blow {
  readonly card: CardId;
  wounds: number;
}
export interface Harm {
  /** Who collects what is destroyed (SUM D7). */
  readonly by: Side;
  /** The unit whose attack it is. */
  readonly attacker: CardId | null;
  readonly blows: Blow[];
  readonly rule: Rule;
  at: number;
  fallen: CardId[];
  /** Where a unit destroyed by an attack goes. */
  choice: Collecting;
  /** What the fall sets off. */
  triggers: Frame[];
  /** The units whose abilities those are. */
  triggered: CardId[];
  /** Falls that may be answered with an event. */
  answering: Fallen[];
}
export const harmProcedure = signature<Harm, CardId[]>('harm');
/** Wounds on one or several cards at one moment: all placed first, then destroyed cards leave (SUM 7.5.26). Gives what fell. */
export const harm = ({ by, attacker, blows, rule }: Pick<Harm, 'by' | 'attacker' | 'blows' | 'rule'>) =>
  harmProcedure({ by, attacker, blows, rule, at: 0, fallen: [], choice: 'magic', triggers: [], triggered: [], answering: [] });

export interface Attack {
  readonly attacker: CardId;
  target: CardId;
  readonly by: Side;
  /** Attacked together with it and still to be rolled for. */
  readonly then: CardId[];
  /** What has been rolled: all of it is laid together (SUM 7.5.26). */
  readonly blows: Blow[];
  /** The attack value as the attack was declared. */
  value: number;
  dice: number[];
  wounds: number;
  /** Wounds that lay on it before. */
  had: number;
  enemyUnit: boolean;
}
export const attackProcedure = signature<Attack, null>('attack');
/** One attack on one card, from declaration to what follows it (SUM G1); `then`: what is attacked together with it (SUM 4.28). */
export const attack = (attacker: CardId, target: CardId, by: Side, then: readonly CardId[] = []) =>
  attackProcedure({ attacker, target, by, then: [...then], blows: [], value: 0, dice: [], wounds: 0, had: 0, enemyUnit: false });

/** The unit attacks once more, outside the limit; its controller chooses the target, or none (SUM 10.11.5, G4). */
export const attackAgain = signature<{ readonly attacker: CardId; readonly by: Side; readonly rule: Rule }, null>('attackAgain');

export interface MomentLocals {
  readonly side: Side;
  readonly at: Moment;
  /** Only this unit's abilities. */
  readonly unit: CardId | null;
  readonly about: Occasion;
  used: string[];
}
export const momentProcedure = signature<MomentLocals, null>('moment');
export const NO_OCCASION: Occasion = { target: null, enemyUnit: false, survived: false };
/** The side may use abilities that fit this moment. */
export const moment = (side: Side, at: Moment, unit: CardId | null = null, about: Occasion = NO_OCCASION) =>
  momentProcedure({ side, at, unit, about, used: [] });

/** Picks an opponent; asks only when there are several. */
export const chooseOpponent = signature<{ readonly side: Side; readonly among: Side[]; readonly rule: Rule }, Side>('chooseOpponent');
