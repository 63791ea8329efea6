/**
 * Plays a puzzle: your own answers are carried out, right or wrong, and the others answer as stubbornly as they can. Anyone who fails
 * has seen why, and goes back.
 */
import { keyOf, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';
import { ScenarioTable } from '@kolbiste/testkit/files';
import type { Puzzle } from './puzzle.ts';
import { Solver } from './solve.ts';

type Listener = NonNullable<ScenarioTable['play']['onEvent']>;

/** Your own answer, and the position in which it was given. */
interface OwnAnswer {
  readonly position: AnyPosition;
  readonly key: string;
}

export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly me: Seat;
  private readonly table: ScenarioTable;
  private readonly solver: Solver;
  private readonly past: OwnAnswer[] = [];
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

  /** Which of your own answers, counted from 1, gave the goal away; null while none did. */
  get mistake(): number | null {
    const at = this.past.findIndex(({ position, key }) => !this.solver.winning(position).includes(key));
    return at < 0 ? null : at + 1;
  }

  /** Your own answer; false when it is not offered. */
  answer(key: string): boolean {
    const { play } = this.table;
    if (this.state !== 'open' || !this.isMine || !play.offers.includes(key)) return false;
    this.past.push({ position: this.solver.copy(this.position), key });
    this.give(key);
    return true;
  }

  /** One answer that is not your own to choose: somebody else's, or the only one there is. Whether there was one. */
  reply(): boolean {
    const { decision } = this.position;
    if (this.state !== 'open' || decision === null) return false;
    if (this.isMine) {
      if (decision.options.length > 1 || this.past.length === 0) return false;
      this.give(keyOf(decision.options[0]!));
    } else this.give(this.solver.stubborn(this.position));
    return true;
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }
  /** Back to before your own last answer, or the one with this number. */
  back(to = this.past.length): void {
    const [earlier] = this.past.splice(to - 1);
    if (!earlier) return;
    this.unlucky = false;
    this.table.play.restore(earlier.position, 0);
  }

  private give(key: string): void {
    if (this.solver.after(this.position, key) === null) this.unlucky = true;
    else this.table.running(this.puzzle.source.line, () => this.table.play.answer(this.position.decision!.seat, key));
  }
}
