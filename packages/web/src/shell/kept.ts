/** The shapes of what lies on this device. */
import type { ClubPack, OwnedCard, PastDeck, Progress, RejectedWhy, StoredDeck } from '@kolbiste/protocol';
import type { LocalMatch } from '../worker/local-store.ts';

/** What lies in which store. */
export interface Kept {
  matches: LocalMatch;
  decks: StoredDeck;
  past: PastDeck;
  owned: OwnedCard;
  packs: ClubPack;
  progress: Progress;
  outbox: Waiting;
}
/** A change that the account does not have yet. */
export interface Waiting {
  readonly kind: 'deck' | 'owned' | 'progress';
  readonly key: string;
  /** The last revision that the account is known to have; 0: none. */
  readonly base: number;
  /** As what it was sent, while it is not known whether it arrived. */
  readonly sent?: string;
  /** It stays on this device. */
  readonly held?: true;
  /** The account does not take it as it is. */
  readonly refused?: RejectedWhy;
}
/** A puzzle as somebody has tried it; `solvedAt` is null while it is not solved. */
export interface TriedPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly solvedAt: number | null;
}
export type StoreName = keyof Kept;
export type Key = string | number | readonly (string | number)[];

/** One thing put somewhere, or taken away. */
export type Step = {
  [S in StoreName]: { readonly store: S; readonly put: Kept[S] } | { readonly store: S; readonly remove: Key };
}[StoreName];
