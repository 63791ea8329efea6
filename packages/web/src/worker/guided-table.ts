/** The protocol of a table at which somebody learns: what happened is told in updates, and only the learner is asked. */
import type { AnyGame, AnyPosition, Plain, Seat } from '@kolbiste/engine';
import { encode, type Hint, type MatchInfo, type MatchState, type Result, type SeenEvent } from '@kolbiste/protocol';

/** What is played there: a lesson or a puzzle. */
export interface Course {
  readonly me: Seat;
  readonly seats: readonly string[];
  readonly position: AnyPosition;
  listen(onEvent: (event: unknown, world: AnyPosition['world']) => void): void;
}

export interface Learning {
  readonly game: AnyGame;
  readonly options: Plain;
  readonly match: string;
  /** What the learner is called; '' where nobody knows: then as the file says. */
  readonly learner: string;
  say(text: string): void;
  /** Whether the learner may answer; otherwise there is something to read. */
  isAsking(): boolean;
  /** Whether advice is given now. */
  advises?(): boolean;
}

export class GuidedTable {
  private readonly course: Course;
  private readonly learning: Learning;
  private row = 1;
  private answers = 0;
  private told: SeenEvent[] = [];

  constructor(course: Course, learning: Learning) {
    this.course = course;
    this.learning = learning;
    course.listen((event, world) => {
      const seen = learning.game.module.redact(world, event, course.me);
      if (seen !== null) this.told.push(seen as unknown as SeenEvent);
    });
  }

  /** The number of the last row that was told. */
  get seq(): number {
    return this.row;
  }

  begin(): void {
    const { game, match, options } = this.learning;
    const info: MatchInfo = {
      match,
      game: game.module.id,
      version: game.module.version,
      options,
      clock: { kind: 'none' },
      undo: 'none',
      rated: false,
      commitment: '',
    };
    this.say({ type: 'snapshot', match, viewer: this.course.me, seq: this.row, now: Date.now(), info, state: this.state(), history: [] });
  }

  /** A step back: what happened since the last row is told to nobody, and what stands from a row on is undone. */
  tellBack(undoneFrom: number | undefined): void {
    this.told = [];
    this.tell(undoneFrom);
  }

  /** Tells what happened since the last row. */
  tell(undoneFrom?: number): void {
    const events = this.told;
    this.told = [];
    this.answers++;
    this.say({
      type: 'update',
      match: this.learning.match,
      seq: ++this.row,
      now: Date.now(),
      act: { type: 'answer', seat: this.course.me, decision: this.row - 1 },
      events,
      state: this.state(),
      ...(undoneFrom !== undefined && { undoneFrom }),
    });
  }

  explain(): void {
    const { game, match } = this.learning;
    const { position, me } = this.course;
    this.say({ type: 'explained', match, decision: this.row, moves: position.decision ? game.explain(position, me) : [] });
  }

  advise(advice: Omit<Hint, 'type' | 'match' | 'decision'>, re: string | undefined): void {
    this.say({ type: 'hint', match: this.learning.match, ...(re !== undefined && { re }), decision: this.row, ...advice });
  }

  private say(message: Parameters<typeof encode>[0]): void {
    this.learning.say(encode(message));
  }

  private state(): MatchState {
    const { game, learner } = this.learning;
    const { position, me, seats } = this.course;
    const { outcome } = position;
    const seen = game.see(position, me);
    const result: Result | null = outcome && { places: outcome.places, by: 'rules', rule: outcome.rule, why: outcome.why };
    return {
      phase: result ? 'over' : 'playing',
      seats: seats.map((name, seat) => ({
        name: seat === me ? learner || name : name,
        kind: seat === me ? 'human' : 'bot',
        ready: true,
        left: null,
      })),
      seen: this.learning.isAsking() ? seen : { ...seen, decision: null, waiting: null },
      decision: this.row,
      answers: this.answers,
      clock: { banks: [], running: null, since: null, spent: 0, expiresAt: null },
      proposals: [],
      undo: null,
      stops: null,
      hints: this.learning.advises?.() ?? false,
      halted: false,
      result,
      reveal: null,
    };
  }
}
