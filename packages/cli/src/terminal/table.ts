/** A table as the terminal plays at it: a hosted match, or a position that goes on. */
import type { AnyGame, Explained, Plain, Seat, Seen, Viewer } from '@kolbiste/engine';
import type { Stops } from '@kolbiste/protocol';

export interface TerminalTable {
  readonly game: AnyGame;
  /** Resolves with the seat of a person who has to decide; null when the game is over. */
  next(): Promise<Seat | null>;
  seen(viewer: Viewer): Seen;
  /** With a wish, it counts from this answer on. */
  answer(seat: Seat, key: string, wish?: Wish): Promise<void>;
  /** The wish counts from now on. */
  wish(seat: Seat, wish: Wish): Promise<void>;
  /** Takes back the seat's last decision if that is free. */
  undo(seat: Seat): Promise<boolean>;
  explain(seat: Seat): Promise<readonly Explained[]>;
  /** How often the table passed for people since it was asked last. */
  passes(): number;
  /** The finished match as text to keep. */
  record(): string | null;
  close(): void;
}

/** At which windows a player wants to be asked from now on: at the next, or at none until something happens. */
export type Wish = Pick<Stops, 'until' | 'next'>;

/** What the viewer learned. */
export type OnEvents = (events: readonly Plain[]) => void;
