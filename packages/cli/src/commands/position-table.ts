/** A game that goes on from a given position, without a match around it. */
import {
  freeUndo,
  type AnyGame,
  type Answered,
  type Explained,
  type Plain,
  type Position,
  type Seat,
  type Seen,
  type Viewer,
} from '@kolbiste/engine';
import type { OnEvents, TerminalTable } from './terminal-table.ts';

export class PositionTable implements TerminalTable {
  readonly game: AnyGame;
  private readonly position: Position;
  private readonly viewer: Viewer;
  private readonly onEvents: OnEvents;
  private readonly answers: (Answered & { readonly before: Position })[] = [];

  constructor(game: AnyGame, position: Position, viewer: Viewer, onEvents: OnEvents) {
    this.game = game;
    this.position = position;
    this.viewer = viewer;
    this.onEvents = onEvents;
  }

  next(): Promise<Seat | null> {
    return Promise.resolve(this.position.decision?.seat ?? null);
  }
  seen(viewer: Viewer): Seen {
    return this.game.see(this.position, viewer);
  }
  answer(seat: Seat, key: string): Promise<void> {
    const { game, position, viewer } = this;
    const before = game.clone(position);
    const told: Plain[] = [];
    const progress = game.answer(position, key, (event, world) => {
      const redacted = game.module.redact(world, event, viewer);
      if (redacted !== null) told.push(redacted);
    });
    this.answers.push({ seat, ...progress, before });
    this.onEvents(told);
    return Promise.resolve();
  }
  undo(seat: Seat): Promise<boolean> {
    if (!freeUndo(this.answers, seat)) return Promise.resolve(false);
    this.game.restore(this.position, this.answers.pop()!.before);
    return Promise.resolve(true);
  }
  explain(seat: Seat): Promise<readonly Explained[]> {
    return Promise.resolve(this.game.explain(this.position, seat));
  }
  record(): null {
    return null;
  }
  close(): void {}
}
