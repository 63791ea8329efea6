/** A game with its types forgotten: what the test kit plays. */
import type { Game, Position } from '@kolbiste/engine';

// oxlint-disable-next-line typescript/no-explicit-any -- the kit plays every game, whatever its world is made of
export type AnyGame = Game<any, any>;
export type AnyPosition = Position<object>;
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}
