/**
 * Plays a puzzle: one's own answers are carried out, right or wrong, and the others answer as stubbornly as they can. Whoever fails
 * has seen why, and goes back.
 */
import { keyOf, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';
import { ScenarioTable } from '@kolbiste/testkit/files';
import type { Puzzle } from './puzzle.ts';
import { Solver } from './solve.ts';

type Listener = NonNullable<ScenarioTable['play']['onEvent']>;

export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly me: Seat;
  private readonly table: ScenarioTable;
  private readonly solver: Solver;
  private readonly past: AnyPosition[] = [];
  /** The last answer would have needed luck that the file does not give. */
  private unlucky = false;

  constructor(game: AnyGame, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.table = new ScenarioTable(game, puzzle, []);
    this.solver = new Solver(game, puzzle);
    this.me = this.solver.me;
  }

  get seats(): readonly string[] {
    return this.table.seats;
  }
  get position(): AnyPosition {
    return this.table.play.position;
  }
  listen(onEvent: Listener): void {
    this.table.play.onEvent = onEvent;
  }

  get state(): 'open' | 'solved' | 'failed' {
    return this.unlucky ? 'failed' : this.solver.state(this.position);
  }
  /** Lost for want of luck: nothing happened, because nothing is known of how chance would have fallen. */
  get lacksLuck(): boolean {
    return this.unlucky;
  }
  get isMine(): boolean {
    return this.solver.isMine(this.position);
  }
  /** How many answers are right in the first place. */
  ways(): number {
    return this.solver.solve().wins.length;
  }
  /** An answer that still leads to the goal; null where none does. */
  right(): string | null {
    return this.state === 'open' && this.isMine ? (this.solver.winning(this.position)[0] ?? null) : null;
  }

  /** One's own answer; false when it is not offered. */
  answer(key: string): boolean {
    const { play } = this.table;
    if (this.state !== 'open' || !this.isMine || !play.offers.includes(key)) return false;
    this.past.push(this.solver.copy(this.position));
    this.give(key);
    return true;
  }

  /** One answer that is not one's own to choose: somebody else's, or the only one there is. Whether there was one. */
  reply(): boolean {
    const { decision } = this.position;
    if (this.state !== 'open' || decision === null) return false;
    if (this.isMine) {
      if (decision.options.length > 1 || this.past.length === 0) return false;
      this.give(keyOf(decision.options[0]!));
    } else this.give(this.solver.refutation(this.position) ?? this.solver.idle(this.position));
    return true;
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }
  /** Back to one's own last answer, or to the first. */
  back(to: 'last' | 'first' = 'last'): void {
    const earlier = to === 'first' ? this.past.splice(0)[0] : this.past.pop();
    if (!earlier) return;
    this.unlucky = false;
    this.table.play.restore(earlier, 0);
  }

  private give(key: string): void {
    if (this.solver.after(this.position, key) === null) this.unlucky = true;
    else this.table.running(this.puzzle.source.line, () => this.table.play.answer(this.position.decision!.seat, key));
  }
}
