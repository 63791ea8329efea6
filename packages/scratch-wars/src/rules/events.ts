/** Everything that can happen in a Duel. Each event cites the rule it follows from. */
import type { Seat } from '@kolbiste/engine';
import type { BonusIcon, Deferred, Effect, HeroCard, Special, TimeOfDay, WeaponCard } from '../cards/vocabulary.ts';
import type { Rule, Target, WeaponId } from './state.ts';

/** What attacks: a spun effect, a deferred one, or a hero's special. */
export type AttackKind =
  | 'heroAttack'
  | 'weaponAttack'
  | 'universalAttack'
  | 'canbalandAttack'
  | 'bite'
  | 'curse'
  | 'shrapnel'
  | 'shrapnelSecond'
  | 'permanentAttack'
  | 'combo'
  | 'nightAttack'
  | 'mechanic';

/** How an attack's power adds up, as the board shows it on demand. */
export interface Power {
  readonly printed: number;
  readonly bonus: number;
  /** The combo detonator's value. */
  readonly detonator: number;
  readonly shields: number;
  /** What is left: never below zero (SCW 3.5.2.4). */
  readonly total: number;
}

export type LossCause = 'start' | 'suddenDeath' | 'attack' | 'trap' | 'breakingCurse' | 'canbaland' | 'battleTrick';

export type DuelEvent = { readonly rule: Rule } & (
  | { readonly type: 'prepared'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly hero: HeroCard; readonly weapons: readonly WeaponCard[] }
  | { readonly type: 'startSpun'; readonly seat: Seat; readonly weapon: WeaponId; readonly sector: number; readonly value: number }
  | { readonly type: 'startTied'; readonly value: number }
  | { readonly type: 'startDecided'; readonly seat: Seat; readonly byLot: boolean }
  | { readonly type: 'starterChosen'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'timeCalled'; readonly rounds: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly time: TimeOfDay }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'livesLost'; readonly seat: Seat; readonly lost: number; readonly lives: number; readonly cause: LossCause }
  | { readonly type: 'suddenDeath'; readonly lost: number; readonly lives: readonly [number, number] }
  | { readonly type: 'healed'; readonly seat: Seat; readonly gained: number; readonly lives: number }
  | { readonly type: 'energyGained'; readonly seat: Seat; readonly gained: number; readonly energy: number; readonly wasted: number }
  | { readonly type: 'energyPaid'; readonly seat: Seat; readonly paid: number; readonly energy: number }
  | { readonly type: 'weaponReadied'; readonly weapon: WeaponId; readonly was: 'repairing' | 'freed' }
  | { readonly type: 'curseBroken'; readonly seat: Seat; readonly weapons: readonly WeaponId[] }
  | { readonly type: 'spun'; readonly weapon: WeaponId; readonly sector: number; readonly free: boolean }
  | { readonly type: 'effectIgnored'; readonly weapon: WeaponId; readonly effect: Effect }
  | { readonly type: 'effectUsed'; readonly weapon: WeaponId; readonly effect: Effect; readonly value: number }
  | { readonly type: 'effectCancelled'; readonly weapon: WeaponId; readonly effect: Effect; readonly why: 'noTarget' | 'trap' }
  | { readonly type: 'bonusUsed'; readonly seat: Seat; readonly slot: number; readonly icon: BonusIcon; readonly value: number }
  | { readonly type: 'specialUsed'; readonly seat: Seat; readonly special: Special; readonly value: number }
  | {
      readonly type: 'trapsSprung';
      readonly seat: Seat;
      readonly weapons: readonly WeaponId[];
      readonly threshold: number;
      readonly value: number;
    }
  | {
      readonly type: 'aimed';
      readonly seat: Seat;
      readonly attack: AttackKind;
      readonly target: Target;
      /** The deferred effect that is aimed at; null for the hero and for weapons. */
      readonly deferred: Deferred | null;
      readonly power: number;
    }
  | { readonly type: 'shielded'; readonly seat: Seat; readonly weapons: readonly WeaponId[]; readonly value: number }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly attack: AttackKind;
      readonly target: Target;
      readonly deferred: Deferred | null;
      readonly power: Power;
      readonly success: boolean;
    }
  | { readonly type: 'weaponBroken'; readonly weapon: WeaponId }
  | { readonly type: 'weaponCursed'; readonly weapon: WeaponId }
  | {
      readonly type: 'effectDeferred';
      readonly weapon: WeaponId;
      readonly effect: Deferred;
      readonly value: number;
      readonly durability: number;
    }
  | { readonly type: 'deferredUsed'; readonly weapon: WeaponId; readonly effect: Deferred }
  | { readonly type: 'deferredCancelled'; readonly weapon: WeaponId; readonly effect: Deferred }
  | { readonly type: 'deferredDestroyed'; readonly weapon: WeaponId; readonly effect: Deferred }
  | { readonly type: 'repairStarted'; readonly weapon: WeaponId; readonly byMechanic: boolean }
  | { readonly type: 'actionsEnded'; readonly seat: Seat; readonly why: 'chosen' | 'spent' | 'nothingPossible' | 'colour' | 'curseBroken' }
);
