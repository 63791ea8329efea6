/** A game with its types forgotten: what the test kit plays. */
export type { AnyGame, AnyPosition } from '@kolbiste/engine';
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}
