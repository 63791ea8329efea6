/** What a bot finds out about warriors and pairs of them: figures, without how they come about. */
import type { CardId, Tactic } from '../rules/state.ts';

/** A warrior's strength at a glance: his ratings with the best weapon for each tactic. */
export interface Might {
  readonly id: CardId;
  readonly fight: number;
  readonly shoot: number;
  readonly armour: number;
  readonly value: number;
  readonly wounded: boolean;
  /** May attack as he stands. */
  readonly free: boolean;
  readonly station: boolean;
  readonly kills: boolean;
  /** On a mission, or his player is: a kill may earn more. */
  readonly hunts: boolean;
}
/** What the two strikes of a combat are worth, whoever else hits. */
export interface Stakes {
  /** Who strikes first and leaves the other nothing to strike back with. */
  readonly spares: 'attacker' | 'defender' | null;
  readonly won: number;
  readonly lost: number;
}
/** A combat of two as it would begin, from no warzone and from each the defender has: by how much each strike beats the Armor it meets. */
export interface Clash extends Stakes {
  readonly mine: number;
  readonly theirs: number;
}
/** By tactic, with what cards ask for the attack. */
export interface Clashes {
  readonly price: number;
  readonly tactics: readonly Tactic[];
  fight: readonly Clash[] | null;
  shoot: readonly Clash[] | null;
}
