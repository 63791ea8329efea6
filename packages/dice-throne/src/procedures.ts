/** Names and types of the procedures that cards and rules call on each other. Their steps are in files of their own. */
import { proceduresOf, signature, type Call, type Seat } from '@kolbiste/engine';
import type { DiceThrone } from './events.ts';
import type { Script } from './heroes/definition.ts';
import type { CardId, DamageType, Line, RollPurpose, Rule } from './state.ts';

export const { define, implement } = proceduresOf<DiceThrone>();

/** Where a list of effects comes from: what an offensive ability does to its target waits (DIT 12.6.2). */
export type EffectKind = 'offence' | 'defence' | 'other';
export interface Effects {
  readonly script: Script;
  at: number;
  readonly seat: Seat;
  readonly target: Seat;
  readonly dice: readonly number[];
  readonly source: string;
  readonly kind: EffectKind;
}
const effectsOf = signature<Effects, null>('effects');
export const effectsProcedure = effectsOf;
export const effects = (
  script: Script,
  seat: Seat,
  target: Seat,
  source: string,
  kind: EffectKind = 'other',
  dice: readonly number[] = [],
): Call<null> => effectsOf({ script, at: 0, seat, target, dice, source, kind });

/** A throw that is no roll attempt: it lies open for dice changes, then gives its dice (DIT 8.1, R08). */
export interface Throw {
  readonly seat: Seat;
  readonly n: number;
  readonly source: string;
  /** The roller may throw any of them once more. */
  readonly reroll: boolean;
}
export const throwDice = signature<Throw, number[]>('throwDice');

/** How a die is changed. */
export type DieChange = 'six' | 'copy' | 'any' | 'tip' | 'even' | 'fourOrFive' | 'again';
export type DieOwner = 'own' | 'team' | 'opponent' | 'any';
export interface AlterDice {
  readonly seat: Seat;
  readonly how: DieChange;
  readonly of: DieOwner;
  left: number;
  /** The die changed last, 0 before; after the first change the rest may be left. */
  last: number;
  readonly rule: Rule;
}
const alterOf = signature<AlterDice, null>('alterDice');
export const alterProcedure = alterOf;
export const alterDice = (seat: Seat, how: DieChange, of: DieOwner, times: number, rule: Rule): Call<null> =>
  alterOf({ seat, how, of, left: times, last: 0, rule });
/** The roller may throw again up to five dice: one more attempt. */
export const extraAttempt = signature<{ readonly purpose: RollPurpose; readonly rule: Rule }, null>('extraAttempt');

/** Lowers damage that threatens a player; where there are several packets, the chooser picks (DIT R29). */
export const prevent = signature<
  {
    readonly seat: Seat;
    readonly by: Seat;
    readonly does: Line['does'];
    readonly n: number;
    readonly source: string;
    readonly rule: Rule;
    /** Only the attack: what a defence does. */ readonly attackOnly: boolean;
  },
  null
>('prevent');

/** Damage that is dealt at once and prevented only on its own (DIT 15.18, 15.19). */
export interface Isolated {
  readonly to: Seat;
  readonly by: Seat;
  readonly n: number;
  readonly type: DamageType;
  readonly source: string;
}
export const isolated = signature<Isolated, null>('isolated');

export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly window: string;
}
export const playCard = signature<Playing, null>('playCard');
export const spendToken = signature<{ readonly seat: Seat; readonly status: string; readonly window: string }, null>('spendToken');
export const useAbility = signature<{ readonly seat: Seat; readonly use: string }, null>('useAbility');
/** Upgrades come into play by an effect, together (DIT 6.53). */
export const putInPlay = signature<{ readonly seat: Seat; readonly max: number; chosen: CardId[] }, null>('putInPlay');
