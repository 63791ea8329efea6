/** Signatures of the procedures that cards and rules call. Their steps have files of their own. */
import { proceduresOf, signature, type Call, type Seat } from '@kolbiste/engine';
import type { Script } from '../cards/vocabulary.ts';
import type { IsolatedDamage } from './atoms.ts';
import type { DiceThrone } from './game.ts';
import type { Aim, CardId, Line, RollPurpose, Rule } from './state.ts';

export const { define, implement } = proceduresOf<DiceThrone>();

/** Where a list of effects comes from: what an offensive ability does to its target waits (DIT 12.6.2). */
export type EffectKind = 'offence' | 'defence' | 'other';
export interface Effects {
  readonly script: Script;
  /** The effect that comes next. */
  at: number;
  readonly seat: Seat;
  readonly target: Seat | null;
  readonly dice: readonly number[];
  readonly source: string;
  readonly kind: EffectKind;
  readonly aim: Aim | null;
}
export const effectsProcedure = signature<Effects, null>('effects');
export interface EffectsCall {
  readonly script: Script;
  readonly seat: Seat;
  readonly source: string;
  readonly target?: Seat | null;
  readonly kind?: EffectKind;
  readonly dice?: readonly number[];
  readonly aim?: Aim | null;
}
export const effects = ({ script, seat, target = null, source, kind = 'other', dice = [], aim = null }: EffectsCall): Call<null> =>
  effectsProcedure({ script, at: 0, seat, target, dice, source, kind, aim });

/** A throw that is no roll attempt: it lies open for dice changes, then gives its dice (DIT 8.1, R08). */
export interface Throw {
  readonly seat: Seat;
  readonly n: number;
  readonly source: string;
  /** The roller may throw any of them once more. */
  readonly reroll: boolean;
}
export const throwDice = signature<Throw, readonly number[]>('throwDice');

/** How a die is changed. */
export type DieChange = 'six' | 'copy' | 'any' | 'tip' | 'even' | 'fourOrFive' | 'again';
export type DieOwner = 'own' | 'team' | 'opponent' | 'any';
export interface AlterDice {
  readonly seat: Seat;
  readonly how: DieChange;
  readonly of: DieOwner;
  left: number;
  /** The die changed last; after the first change the rest may be left. */
  last: number | null;
  /** The change that was declared, where a card had to declare it. */
  readonly aim: Aim | null;
  readonly rule: Rule;
}
export const alterProcedure = signature<AlterDice, null>('alterDice');
export interface AlterCall {
  readonly seat: Seat;
  readonly how: DieChange;
  readonly of: DieOwner;
  readonly times?: number;
  readonly aim?: Aim | null;
  readonly rule: Rule;
}
export const alterDice = ({ seat, how, of, times = 1, aim = null, rule }: AlterCall): Call<null> =>
  alterProcedure({ seat, how, of, left: times, last: null, aim, rule });
/** The roller may throw again up to five dice: one more attempt. */
export const extraAttempt = signature<{ readonly purpose: RollPurpose; readonly rule: Rule }, null>('extraAttempt');

export interface Prevention {
  readonly seat: Seat;
  readonly by: Seat;
  readonly does: Line['does'];
  readonly n: number;
  readonly source: string;
  readonly rule: Rule;
  /** Only the attack: what a defence does. */
  readonly attackOnly: boolean;
}
/** Lowers damage that threatens a player; where there are several packets, the chooser picks (DIT R29). */
export const prevent = signature<Prevention, null>('prevent');

/** Damage that is dealt at once and prevented only on its own (DIT 15.18, 15.19). */
export const isolated = signature<IsolatedDamage, null>('isolated');

export interface CardPlay {
  readonly seat: Seat;
  readonly card: CardId;
  readonly window: string;
  /** What it is aimed at, once that is chosen. */
  aim: Aim | null;
}
export const playCard = signature<CardPlay, null>('playCard');
export const spendToken = signature<{ readonly seat: Seat; readonly status: string; readonly window: string }, null>('spendToken');
export const useAbility = signature<{ readonly seat: Seat; readonly use: string; readonly window: string }, null>('useAbility');
/** Upgrades come into play by an effect, together (DIT 6.53). */
export const putInPlay = signature<{ readonly seat: Seat; readonly max: number; chosen: CardId[] }, null>('putInPlay');
