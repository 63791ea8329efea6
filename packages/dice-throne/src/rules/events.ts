/** Everything that can happen. Each event cites the rule it follows from. */
import type { Seat } from '@kolbiste/engine';
import type { Aim, CardId, DamageType, Line, Phase, RollPurpose, Rule } from './state.ts';

export type LeftBy = 'removed' | 'spent' | 'discarded' | 'expired';
export type GameEvent = { readonly rule: Rule } & (
  | { readonly type: 'startRolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'startTied'; readonly seats: readonly Seat[] }
  | { readonly type: 'startDecided'; readonly seat: Seat }
  | { readonly type: 'timeCalled'; readonly turns: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'phaseSkipped'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly reshuffle: boolean }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly missing: number }
  | { readonly type: 'cpGained'; readonly seat: Seat; readonly gained: number; readonly lost: number; readonly cp: number }
  | { readonly type: 'cpPaid'; readonly seat: Seat; readonly paid: number; readonly cp: number }
  | { readonly type: 'cpStolen'; readonly seat: Seat; readonly from: Seat; readonly n: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly n: number; readonly gained: number; readonly health: number }
  | { readonly type: 'healWaits'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'healthStolen'; readonly seat: Seat; readonly from: Seat; readonly n: number; readonly gained: number }
  | { readonly type: 'sold'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardDeclared'; readonly seat: Seat; readonly card: CardId; readonly aim: Aim | null }
  /** A token, or what a hero offers, waits for those who may go first. */
  | { readonly type: 'declared'; readonly seat: Seat; readonly thing: string }
  | { readonly type: 'cardTakenBack'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly card: CardId; readonly box: string; readonly level: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly why: string }
  /** At the top cards, or at the whole deck in a search. */
  | { readonly type: 'lookedAt'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly search: boolean }
  | { readonly type: 'putBack'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'taken'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly purpose: RollPurpose;
      readonly dice: readonly number[];
      readonly thrown: readonly number[];
      readonly left: number;
      readonly source: string;
    }
  | {
      readonly type: 'dieChanged';
      readonly seat: Seat;
      readonly of: Seat;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'announced'; readonly seat: Seat; readonly ability: string }
  | { readonly type: 'announcementLapsed'; readonly seat: Seat; readonly ability: string }
  | { readonly type: 'activated'; readonly seat: Seat; readonly ability: string; readonly ultimate: boolean }
  | { readonly type: 'attackFixed'; readonly seat: Seat; readonly is: boolean; readonly damage: number }
  | { readonly type: 'targeted'; readonly seat: Seat; readonly target: Seat }
  | { readonly type: 'kingBonus'; readonly seat: Seat; readonly king: Seat }
  | { readonly type: 'defended'; readonly seat: Seat; readonly ability: string }
  | { readonly type: 'defenceDeclined'; readonly seat: Seat }
  | {
      readonly type: 'statusGained';
      readonly seat: Seat;
      readonly by: Seat;
      readonly status: string;
      readonly n: number;
      readonly surplus: number;
    }
  | { readonly type: 'statusLeft'; readonly seat: Seat; readonly status: string; readonly n: number; readonly how: LeftBy }
  | { readonly type: 'statusMoved'; readonly from: Seat; readonly to: Seat; readonly status: string }
  | { readonly type: 'statusChanged'; readonly seat: Seat; readonly status: string; readonly state: number }
  | { readonly type: 'limitRaised'; readonly seat: Seat; readonly status: string; readonly limit: number }
  | { readonly type: 'companionMoved'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'damageAdded'; readonly to: Seat; readonly by: Seat; readonly damage: DamageType; readonly line: Line }
  | { readonly type: 'damageTypeChanged'; readonly to: Seat; readonly damage: DamageType }
  | {
      readonly type: 'damaged';
      readonly seat: Seat;
      readonly n: number;
      readonly health: number;
      readonly ultimate: boolean;
      readonly isolated: boolean;
    }
  | {
      readonly type: 'settled';
      readonly damage: readonly number[];
      readonly healing: readonly number[];
      readonly isolated: boolean;
      readonly dials: readonly number[];
    }
  | { readonly type: 'used'; readonly seat: Seat; readonly use: string }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly choice: string }
  | { readonly type: 'prepared'; readonly seat: Seat; readonly spell: number }
  | { readonly type: 'unprepared'; readonly seat: Seat; readonly spell: number }
  | { readonly type: 'mayCast'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'cast'; readonly seat: Seat; readonly spell: number }
  | { readonly type: 'illusionLaid'; readonly seat: Seat }
  | { readonly type: 'illusionShown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'survived'; readonly seat: Seat }
  | { readonly type: 'defeated'; readonly seat: Seat }
);
