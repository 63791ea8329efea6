/** A table as the terminal plays at it: a hosted match, or a position that goes on. */
import type { AnyGame, Explained, Plain, Seat, Seen, Viewer } from '@kolbiste/engine';

export interface TerminalTable {
  readonly game: AnyGame;
  /** Resolves with the seat of a person who has to decide; null when the game is over. */
  next(): Promise<Seat | null>;
  seen(viewer: Viewer): Seen;
  answer(seat: Seat, key: string): Promise<void>;
  /** Takes back the seat's last decision if that is free. */
  undo(seat: Seat): Promise<boolean>;
  explain(seat: Seat): Promise<readonly Explained[]>;
  /** How often the table passed for people since it was asked last. */
  passes(): number;
  /** The finished match as text to keep. */
  record(): string | null;
  close(): void;
}

/** What the viewer learned. */
export type OnEvents = (events: readonly Plain[]) => void;
