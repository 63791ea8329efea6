/**
 * Solves a puzzle by trying everything: one own answer that wins is enough, against all answers of the others. Chance falls as the file
 * says; where it says nothing more, a line that needs luck counts as lost. A position is looked at once.
 */
import { canonical, keyOf, ScriptError, StepError, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';
import { holds, ScenarioTable } from '@kolbiste/testkit/files';
import type { Puzzle } from './puzzle.ts';

/** More positions than this, and the puzzle is too wide to be one. */
const MOST_NODES = 300_000;

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
  readonly me: Seat;
  private readonly first: AnyPosition;
  private readonly known = new Map<string, boolean>();
  private readonly open = new Set<string>();
  nodes = 0;

  constructor(game: AnyGame, puzzle: Puzzle) {
    this.game = game;
    this.puzzle = puzzle;
    this.table = new ScenarioTable(game, puzzle, []);
    this.me = this.table.seatOf(puzzle.me.id, puzzle.me.line);
    this.first = this.table.play.position;
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
    return { wins: this.winning(position), offers: keysOf(position), nodes: this.nodes };
  }

  /** The answers in this position after which the goal is reached whatever the others do. */
  winning(position: AnyPosition): string[] {
    return keysOf(position).filter(key => {
      const next = this.after(position, key);
      return next !== null && this.wins(next);
    });
  }

  /** The others' answer that spoils the goal; null where none does. */
  refutation(position: AnyPosition): string | null {
    return (
      keysOf(position).find(key => {
        const next = this.after(position, key);
        return next === null || !this.wins(next);
      }) ?? null
    );
  }

  /** The position after an answer; null when it needs luck that the file does not give. */
  after(position: AnyPosition, key: string): AnyPosition | null {
    const next = this.copy(position);
    try {
      this.game.answer(next, key);
      return next;
    } catch (error) {
      if (error instanceof StepError && error.cause instanceof ScriptError) return null;
      throw error;
    }
  }

  isMine({ decision }: AnyPosition): boolean {
    return decision?.seat === this.me;
  }

  /** Doing as little as one can: a pass, the end of the turn, or the first answer. */
  idle(position: AnyPosition): string {
    const keys = keysOf(position);
    return ['pass', 'end'].find(key => keys.includes(key)) ?? keys[0]!;
  }

  state(position: AnyPosition): 'solved' | 'failed' | 'open' {
    this.table.play.restore(position, 0);
    if (holds(this.table, this.puzzle.goal)) return 'solved';
    return position.decision === null || (this.puzzle.until.length > 0 && holds(this.table, this.puzzle.until)) ? 'failed' : 'open';
  }

  private wins(position: AnyPosition): boolean {
    if (++this.nodes > MOST_NODES) this.table.fail(this.puzzle.source.line, `more than ${MOST_NODES} positions: the puzzle is too wide`);
    const state = this.state(position);
    if (state !== 'open') return state === 'solved';
    const name = canonical(position);
    const seen = this.known.get(name);
    if (seen !== undefined) return seen;
    // Going round in circles reaches nothing.
    if (this.open.has(name)) return false;
    this.open.add(name);
    const mine = position.decision!.seat === this.me;
    const leads = (key: string): boolean => {
      const next = this.after(position, key);
      return next !== null && this.wins(next);
    };
    const keys = keysOf(position);
    const won = mine ? keys.some(leads) : keys.every(leads);
    this.open.delete(name);
    this.known.set(name, won);
    return won;
  }
}

const keysOf = ({ decision }: AnyPosition): string[] => decision?.options.map(keyOf) ?? [];
