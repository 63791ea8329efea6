/** Everything that can happen in a game. Each event cites the rule it follows from. */
import type { Square } from './battlefield.ts';
import type { CardId, Phase, Rule, Side } from './state.ts';

type Cards = readonly CardId[];

export type GameEvent = { readonly rule: Rule } & (
  | { readonly type: 'deckChosen'; readonly side: Side }
  | { readonly type: 'deckRevealed'; readonly side: Side; readonly faction: string }
  | { readonly type: 'startRolled'; readonly side: Side; readonly die: number }
  | { readonly type: 'startTied'; readonly sides: readonly Side[] }
  | { readonly type: 'startDecided'; readonly side: Side; readonly chooses: boolean }
  | { readonly type: 'starterChosen'; readonly side: Side }
  | { readonly type: 'timeCalled'; readonly turns: number }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly side: Side; readonly phase: Phase }
  | { readonly type: 'drew'; readonly side: Side; readonly cards: Cards }
  | { readonly type: 'paid'; readonly side: Side; readonly cards: Cards }
  | { readonly type: 'summoned'; readonly side: Side; readonly card: CardId; readonly square: Square }
  | { readonly type: 'wallBuilt'; readonly side: Side; readonly card: CardId; readonly square: Square }
  | { readonly type: 'vineGrew'; readonly side: Side; readonly card: CardId; readonly square: Square }
  | { readonly type: 'vineReturned'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'eventPlayed'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'eventDiscarded'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'lastingBegan'; readonly by: Side; readonly against: Side; readonly definition: string }
  | { readonly type: 'lastingEnded'; readonly by: Side; readonly definition: string }
  | { readonly type: 'moveBegan'; readonly card: CardId; readonly by: Side; readonly moves: number; readonly limit: number }
  | { readonly type: 'stayed'; readonly card: CardId }
  | { readonly type: 'stepped'; readonly card: CardId; readonly from: Square; readonly to: Square }
  | { readonly type: 'movedThrough'; readonly card: CardId; readonly over: CardId }
  | { readonly type: 'vineRolled'; readonly card: CardId; readonly die: number; readonly free: boolean }
  | { readonly type: 'placed'; readonly card: CardId; readonly from: Square; readonly to: Square; readonly by: Side }
  | { readonly type: 'swapped'; readonly card: CardId; readonly with: CardId }
  | { readonly type: 'attackDeclared'; readonly attacker: CardId; readonly target: CardId; readonly dice: number }
  | {
      readonly type: 'diceRolled';
      readonly attacker: CardId;
      readonly target: CardId;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | { readonly type: 'certainWounds'; readonly attacker: CardId; readonly target: CardId; readonly wounds: number }
  | { readonly type: 'dieIgnored'; readonly card: CardId; readonly die: number }
  | { readonly type: 'hitsShrugged'; readonly card: CardId; readonly hits: number; readonly wounds: number }
  | { readonly type: 'woundsPrevented'; readonly card: CardId; readonly wounds: number; readonly given: CardId }
  | { readonly type: 'wounded'; readonly card: CardId; readonly wounds: number; readonly total: number }
  | { readonly type: 'healed'; readonly card: CardId; readonly wounds: number }
  | { readonly type: 'destroyed'; readonly card: CardId; readonly by: Side; readonly square: Square }
  | { readonly type: 'collected'; readonly side: Side; readonly cards: Cards }
  | { readonly type: 'putUnder'; readonly card: CardId; readonly unit: CardId }
  | { readonly type: 'discarded'; readonly side: Side; readonly cards: Cards }
  | { readonly type: 'controlTaken'; readonly card: CardId; readonly from: Side; readonly to: Side }
  | { readonly type: 'abilityUsed'; readonly side: Side; readonly card: CardId; readonly use: string }
  | {
      readonly type: 'abilityRolled';
      readonly card: CardId;
      readonly ability: string;
      readonly against: CardId;
      readonly die: number;
      readonly takes: boolean;
    }
  | { readonly type: 'recovered'; readonly side: Side; readonly cards: Cards }
  | { readonly type: 'saved'; readonly side: Side; readonly from: Side; readonly card: CardId }
  | { readonly type: 'lookedAt'; readonly side: Side; readonly of: Side; readonly pile: 'hand' | 'draw'; readonly cards: Cards }
  | { readonly type: 'revealed'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'putBack'; readonly side: Side; readonly of: Side; readonly bottom: number; readonly top: number }
  | { readonly type: 'taken'; readonly side: Side; readonly from: Side; readonly card: CardId; readonly pile: 'hand' | 'draw' | 'discard' }
  | { readonly type: 'shuffled'; readonly side: Side }
  | { readonly type: 'magicBuilt'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'magicMoved'; readonly from: Side; readonly to: Side; readonly cards: Cards }
  | { readonly type: 'eliminated'; readonly side: Side }
  | { readonly type: 'removed'; readonly side: Side; readonly from: 'battlefield' | 'hand' | 'draw' | 'discard' }
);
