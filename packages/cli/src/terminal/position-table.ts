/** A game that goes on from a given position, without a match around it. */
import {
  declining,
  freeUndo,
  keyOf,
  PASS,
  verdict,
  type AnyGame,
  type Answered,
  type Explained,
  type Plain,
  type Position,
  type Seat,
  type Seen,
  type Viewer,
} from '@kolbiste/engine';
import type { OnEvents, TerminalTable } from './table.ts';

export class PositionTable implements TerminalTable {
  readonly game: AnyGame;
  private readonly position: Position;
  private readonly viewer: Viewer;
  private readonly onEvents: OnEvents;
  private passed = 0;
  private readonly answers: (Answered & { readonly before: Position })[] = [];

  constructor(game: AnyGame, position: Position, viewer: Viewer, onEvents: OnEvents) {
    this.game = game;
    this.position = position;
    this.viewer = viewer;
    this.onEvents = onEvents;
  }

  /** Asks where it matters, as a table does. */
  next(): Promise<Seat | null> {
    for (;;) {
      const { decision } = this.position;
      if (!decision) return Promise.resolve(null);
      const found = verdict(this.game, this.position);
      if (found !== 'nothing' && found !== 'hopeless') return Promise.resolve(decision.seat);
      const key = found === 'nothing' ? keyOf(decision.options[0]!) : declining(this.game, this.position)!;
      if (found === 'hopeless' || key === PASS) this.passed++;
      this.take(decision.seat, key, true);
    }
  }
  passes(): number {
    const { passed } = this;
    this.passed = 0;
    return passed;
  }
  seen(viewer: Viewer): Seen {
    return this.game.see(this.position, viewer);
  }
  answer(seat: Seat, key: string): Promise<void> {
    this.take(seat, key, false);
    return Promise.resolve();
  }
  /** A position that goes on asks where it matters. */
  wish(): Promise<void> {
    return Promise.resolve();
  }
  private take(seat: Seat, key: string, auto: boolean): void {
    const { game, position, viewer } = this;
    const before = game.clone(position);
    const told: Plain[] = [];
    const progress = game.answer(position, key, (event, world) => {
      const redacted = game.module.redact(world, event, viewer);
      if (redacted !== null) told.push(redacted);
    });
    this.answers.push({ seat, auto, ...progress, before });
    this.onEvents(told);
  }
  undo(seat: Seat): Promise<boolean> {
    const depth = freeUndo(this.answers, seat);
    const [first] = depth ? this.answers.splice(-depth) : [];
    if (first) this.game.restore(this.position, first.before);
    return Promise.resolve(first !== undefined);
  }
  explain(seat: Seat): Promise<readonly Explained[]> {
    return Promise.resolve(this.game.explain(this.position, seat));
  }
  record(): null {
    return null;
  }
  close(): void {}
}
