/**
 * Looks for a sure way to a goal by trying everything: one own answer that leads there is enough, against all answers of the others.
 * A line that needs more luck than is given counts as lost. A position is looked at once.
 */
import { canonical, keyOf, ScriptError, StepError, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';

export type State = 'solved' | 'failed' | 'open';

export interface Aim {
  readonly me: Seat;
  /** How a position stands. */
  state(position: AnyPosition): State;
  /** More positions than this are not looked at. */
  readonly most: number;
  tooWide(): never;
}

export class Search {
  private readonly game: AnyGame;
  private readonly aim: Aim;
  private readonly known = new Map<string, boolean>();
  private readonly open = new Set<string>();
  nodes = 0;

  constructor(game: AnyGame, aim: Aim) {
    this.game = game;
    this.aim = aim;
  }

  /** The answers in this position after which the goal is reached whatever the others do. */
  winning(position: AnyPosition): string[] {
    return keysOf(position).filter(key => this.leads(position, key));
  }

  /** Whether the goal is reached for sure after this answer. */
  leads(position: AnyPosition, key: string): boolean {
    const next = this.after(position, key);
    return next !== null && this.wins(next);
  }

  /** The position after an answer; null when it needs luck that is not given. */
  after(position: AnyPosition, key: string): AnyPosition | null {
    const next = this.game.clone(position) as AnyPosition;
    try {
      this.game.answer(next, key);
      return next;
    } catch (error) {
      if (error instanceof StepError && error.cause instanceof ScriptError) return null;
      throw error;
    }
  }

  private wins(position: AnyPosition): boolean {
    if (++this.nodes > this.aim.most) this.aim.tooWide();
    const state = this.aim.state(position);
    if (state !== 'open') return state === 'solved';
    const name = canonical(position);
    const seen = this.known.get(name);
    if (seen !== undefined) return seen;
    // Going round in circles reaches nothing.
    if (this.open.has(name)) return false;
    this.open.add(name);
    const leads = (key: string): boolean => this.leads(position, key);
    const keys = keysOf(position);
    const won = position.decision!.seat === this.aim.me ? keys.some(leads) : keys.every(leads);
    this.open.delete(name);
    this.known.set(name, won);
    return won;
  }
}

export const keysOf = ({ decision }: AnyPosition): string[] => decision?.options.map(keyOf) ?? [];

/** Doing as little as one can: a pass, the end of the turn, or the first answer. */
export function idle(position: AnyPosition): string {
  const keys = keysOf(position);
  return ['pass', 'end'].find(key => keys.includes(key)) ?? keys[0]!;
}
