/** An attack or effect that is being reckoned just now. */
import type { AttackKind, Effect } from '@kolbiste/scratch-wars';

export interface Pending {
  /** "You aim", "Coming at you", or nothing. */
  readonly lead: string;
  readonly attack: AttackKind | Effect;
  readonly power: number;
  /** Shields already held up against it, by weapon. */
  readonly picked: readonly number[];
}
