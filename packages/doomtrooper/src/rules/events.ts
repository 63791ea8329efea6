/** Everything that can happen in a game of Doomtrooper. Each event cites the rule it follows from. */
import type { Seat } from '@kolbiste/engine';
import type { Rule } from './rule.ts';
import type { Area, CardId, Tactic } from './state.ts';

export type GainCause = 'meditation' | 'points' | 'sabotage' | 'card' | 'refund' | 'start' | 'mission';
export type LossCause = 'warrior' | 'card' | 'unpaid' | 'attack' | 'debt' | 'ability';
/** Events and views say this for no card, no player and no ability. */
export const NONE = -1;
/** Where a card that goes to a pile came from. `store`: open under another card. `hidden`: a warrior nobody has seen, and nobody sees now [DR-43]. */
export type From = 'play' | 'hand' | 'library' | 'stack' | 'hidden' | 'pile' | 'store';
/** Both sides of a comparison of ratings. */
export interface Strike {
  readonly by: CardId;
  readonly rating: number;
  readonly against: CardId;
  readonly armour: number;
  readonly hits: boolean;
}

/** A change of the position: who proposed it, and the card or the player it is about; -1 for neither. */
interface Proposed {
  readonly seat: Seat;
  readonly change: string;
  readonly card: CardId;
  readonly player: Seat;
}

/** Events carry the face (`def`) of a card that leaves the table, because the table no longer shows it. */
export type DoomEvent = { readonly rule: Rule } & (
  | { readonly type: 'startDecided'; readonly seat: Seat }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly defs: readonly number[] }
  | { readonly type: 'handExchanged'; readonly seat: Seat; readonly free: boolean }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'changedPlaces'; readonly seat: Seat; readonly other: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'turnMissed'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'libraryEmpty'; readonly seat: Seat }
  | { readonly type: 'destinyGained'; readonly seat: Seat; readonly n: number; readonly total: number; readonly cause: GainCause }
  | { readonly type: 'destinyLost'; readonly seat: Seat; readonly n: number; readonly total: number; readonly cause: LossCause }
  | { readonly type: 'victoryGained'; readonly seat: Seat; readonly n: number; readonly total: number; readonly cause: GainCause }
  | { readonly type: 'victoryLost'; readonly seat: Seat; readonly n: number; readonly total: number; readonly cause: LossCause }
  | { readonly type: 'debtTaken'; readonly seat: Seat; readonly n: number; readonly debt: number }
  | { readonly type: 'debtPaid'; readonly seat: Seat; readonly n: number; readonly debt: number }
  | { readonly type: 'actionTaken'; readonly seat: Seat; readonly n: number; readonly left: number; readonly attack: boolean }
  | { readonly type: 'actionsLost'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'actionsGranted'; readonly seat: Seat; readonly n: number; readonly kind: 'open' | 'attack' | 'peaceful' }
  | { readonly type: 'meditated'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly on: CardId; readonly at: Seat; readonly spent: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: CardId; readonly use: number; readonly on: CardId; readonly spent: number }
  | { readonly type: 'cancelled'; readonly card: CardId }
  | { readonly type: 'redirected'; readonly card: CardId; readonly on: CardId; readonly at: Seat }
  | { readonly type: 'fizzled'; readonly card: CardId }
  | { readonly type: 'entered'; readonly card: CardId; readonly seat: Seat; readonly area: Area | 'outside' }
  | { readonly type: 'hid'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'unpaid'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'returned'; readonly card: CardId; readonly def: number; readonly from: From; readonly to: 'hand' | 'library' }
  | { readonly type: 'covered'; readonly card: CardId }
  | { readonly type: 'uncovered'; readonly card: CardId }
  | { readonly type: 'transferred'; readonly card: CardId; readonly area: Area | 'outside' }
  | { readonly type: 'attached'; readonly card: CardId; readonly to: CardId }
  | {
      readonly type: 'stored';
      readonly card: CardId;
      readonly def: number;
      /** Under which card, and on which it lay. */
      readonly host: CardId;
      readonly from: From;
      readonly was: CardId;
      readonly by: Seat;
    }
  | { readonly type: 'placed'; readonly card: CardId; readonly seat: Seat; readonly area: Area | 'player' | 'table' }
  | { readonly type: 'boarded'; readonly vehicle: CardId; readonly inside: boolean }
  | { readonly type: 'switched'; readonly card: CardId; readonly off: boolean }
  | { readonly type: 'chose'; readonly card: CardId; readonly choice: number }
  | { readonly type: 'assigned'; readonly card: CardId; readonly to: CardId }
  | { readonly type: 'unitDissolved'; readonly sergeant: CardId }
  | { readonly type: 'marked'; readonly card: CardId; readonly marks: number }
  | { readonly type: 'stolen'; readonly card: CardId; readonly from: Seat; readonly by: Seat }
  | { readonly type: 'attackDeclared'; readonly seat: Seat; readonly fight: number }
  | { readonly type: 'paired'; readonly fight: number; readonly attacker: CardId; readonly defender: CardId }
  | { readonly type: 'swapped'; readonly fight: number; readonly role: 'attacker' | 'defender'; readonly card: CardId }
  | { readonly type: 'joined'; readonly fight: number; readonly card: CardId }
  | { readonly type: 'tacticChosen'; readonly fight: number; readonly tactic: Tactic }
  | { readonly type: 'warzoneChosen'; readonly fight: number; readonly card: CardId }
  | { readonly type: 'warzoneLost'; readonly fight: number }
  | { readonly type: 'weaponChosen'; readonly fight: number; readonly warrior: CardId; readonly card: CardId }
  | {
      readonly type: 'strengthened';
      readonly card: CardId;
      readonly ratings: readonly [number, number, number, number];
      /** Multiplied, not added. */
      readonly times: boolean;
      readonly by: CardId;
    }
  | { readonly type: 'lasting'; readonly what: string; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'struck'; readonly fight: number; readonly strikes: readonly Strike[] }
  | { readonly type: 'saved'; readonly card: CardId }
  | { readonly type: 'wounded'; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'posed'; readonly card: CardId; readonly was: number; readonly as: number }
  | { readonly type: 'slipping'; readonly card: CardId }
  | { readonly type: 'poisoned'; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'healed'; readonly card: CardId }
  | { readonly type: 'killed'; readonly card: CardId; readonly by: CardId; readonly value: number; readonly fight: number }
  | {
      readonly type: 'discarded';
      readonly card: CardId;
      readonly def: number;
      readonly from: From;
      readonly host: CardId;
      readonly inside: boolean;
      readonly by: Seat;
      /** A warrior of the Dark Legion whom all could see, as he was when he left. */
      readonly legion?: true;
    }
  | {
      readonly type: 'sacrificed';
      readonly card: CardId;
      readonly def: number;
      readonly from: From;
      readonly host: CardId;
      readonly inside: boolean;
      readonly by: Seat;
      /** A warrior of the Dark Legion whom all could see, as he was when he left. */
      readonly legion?: true;
    }
  | { readonly type: 'pointsAnnounced'; readonly seat: Seat; readonly victory: number; readonly destiny: number; readonly for: CardId }
  | {
      readonly type: 'combatEnded';
      readonly fight: number;
      readonly how: 'resolved' | 'brokenOff' | 'noAttack';
      readonly attacker: CardId;
      readonly defender: CardId;
      readonly helpers: readonly CardId[];
      readonly tactic: Tactic | null;
      readonly weapons: readonly CardId[];
      /** Wounded in it and not killed: victim, who did it. */
      readonly hurt: readonly CardId[];
    }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly attacker: CardId; readonly defender: CardId; readonly tactic: Tactic | null }
  | { readonly type: 'answered'; readonly seat: Seat; readonly about: string; readonly what: string; readonly yes: boolean }
  | { readonly type: 'bid'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'converted'; readonly card: CardId }
  | { readonly type: 'attackLost'; readonly seat: Seat }
  | { readonly type: 'specialAttack'; readonly seat: Seat; readonly card: CardId; readonly on: CardId }
  | { readonly type: 'sabotageAnnounced'; readonly seat: Seat; readonly against: Seat; readonly card: CardId }
  | { readonly type: 'sabotageFailed'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'sabotaged'; readonly seat: Seat; readonly against: Seat; readonly points: number }
  | { readonly type: 'missionCompleted'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'looked'; readonly seat: Seat; readonly at: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'libraryShuffled'; readonly seat: Seat }
  | { readonly type: 'coin'; readonly seat: Seat; readonly heads: boolean }
  | { readonly type: 'countdownBegan'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'countdownStopped'; readonly seat: Seat }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'staked'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'anteWon'; readonly seats: readonly Seat[]; readonly cards: readonly CardId[] }
  | { readonly type: 'voted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'lastTurns'; readonly turns: number; readonly why: 'time' | 'tie' }
  | ({ readonly type: 'proposed' } & Proposed)
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** Without a seat: an official of the club. */
  | { readonly type: 'proposalRefused'; readonly seat: Seat }
  | { readonly type: 'proposalWithdrawn'; readonly seat: Seat }
  | ({ readonly type: 'judged' } & Proposed)
  | { readonly type: 'gameEnded'; readonly why: string }
);
