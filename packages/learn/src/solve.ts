/** Solves a puzzle: finds every first answer that wins, and how the others answer most stubbornly. */
import type { AnyGame, AnyPosition, Seat } from '@kolbiste/engine';
import { holds, ScenarioTable } from '@kolbiste/testkit/files';
import type { Puzzle } from './puzzle.ts';
import { idle, keysOf, Search, type State } from './search.ts';

/** More positions than this, and the puzzle is too wide to be one. */
const MOST_NODES = 300_000;
/** How many answers ahead the solver looks how narrow the way becomes. */
const AHEAD = 6;

export interface Solution {
  /** The first answers that win, whatever the others do. */
  readonly wins: readonly string[];
  /** All first answers. */
  readonly offers: readonly string[];
  readonly nodes: number;
}

export class Solver {
  private readonly game: AnyGame;
  private readonly puzzle: Puzzle;
  private readonly table: ScenarioTable;
  private readonly search: Search;
  readonly me: Seat;
  private readonly first: AnyPosition;

  constructor(game: AnyGame, puzzle: Puzzle) {
    this.game = game;
    this.puzzle = puzzle;
    const table = (this.table = new ScenarioTable(game, puzzle, []));
    this.me = table.seatOf(puzzle.me.id, puzzle.me.line);
    this.first = table.play.position;
    this.search = new Search(game, {
      me: this.me,
      state: position => this.state(position),
      most: MOST_NODES,
      tooWide: () => table.fail(puzzle.source.line, `more than ${MOST_NODES} positions: the puzzle is too wide`),
    });
  }

  /** The position of the file. */
  get start(): AnyPosition {
    return this.copy(this.first);
  }
  copy(position: AnyPosition): AnyPosition {
    return this.game.clone(position) as AnyPosition;
  }

  solve(): Solution {
    const position = this.start;
    if (position.decision?.seat !== this.me)
      this.table.fail(this.puzzle.me.line, `${this.puzzle.me.id} is not asked: ${this.table.situation()}`);
    return { wins: this.winning(position), offers: keysOf(position), nodes: this.search.nodes };
  }

  /** The answers in this position after which the goal is reached whatever the others do. */
  winning(position: AnyPosition): string[] {
    return this.search.winning(position);
  }

  /** The others' answer that spoils the goal; null where none does. */
  refutation(position: AnyPosition): string | null {
    return keysOf(position).find(key => !this.search.leads(position, key)) ?? null;
  }

  /** The others' most stubborn answer: one that spoils the goal, else the one that leaves the narrowest way to it. */
  stubborn(position: AnyPosition): string {
    const spoiling = this.refutation(position);
    if (spoiling !== null) return spoiling;
    const keys = keysOf(position);
    if (keys.length === 1) return keys[0]!;
    const least = idle(position);
    const widths = keys.map(key => this.width(this.after(position, key)!, AHEAD));
    const narrowest = Math.min(...widths);
    return widths[keys.indexOf(least)] === narrowest ? least : keys[widths.indexOf(narrowest)]!;
  }

  /** How many of my next answers still lead to the goal, whatever the others choose before. */
  private width(position: AnyPosition, ahead: number): number {
    if (ahead === 0 || this.state(position) !== 'open') return Infinity;
    if (this.isMine(position)) return this.winning(position).length;
    return Math.min(...keysOf(position).map(key => this.width(this.after(position, key)!, ahead - 1)));
  }

  /** The position after an answer; null when it needs luck that the file does not give. */
  after(position: AnyPosition, key: string): AnyPosition | null {
    return this.search.after(position, key);
  }

  isMine({ decision }: AnyPosition): boolean {
    return decision?.seat === this.me;
  }

  state(position: AnyPosition): State {
    this.table.play.restore(position, 0);
    if (holds(this.table, this.puzzle.goal)) return 'solved';
    return position.decision === null || (this.puzzle.until.length > 0 && holds(this.table, this.puzzle.until)) ? 'failed' : 'open';
  }
}
