/** A laboratory: the smallest game there can be, around whatever procedures a test wants to look at. */
import {
  createGame,
  keyOf,
  proceduresOf,
  schema,
  won,
  type Call,
  type Game,
  type GameModule,
  type Outcome,
  type Position,
  type Procedure,
} from '../src/index.ts';

export interface LabWorld {
  /** What the steps wrote. */
  readonly log: string[];
  n: number;
  over: boolean;
}
export interface Lab {
  readonly world: LabWorld;
  readonly event: { readonly type: string; readonly rule: string; readonly n?: number };
  readonly rule: string;
}
export type LabGame = Game<Lab, object>;
export type LabPosition = Position<LabWorld>;

export const { define, implement } = proceduresOf<Lab>();

/** Ends the game; what has to stand below whatever is being tested. */
export const END = { type: 'ended', rule: 'LAB 9' };

/** A game that runs `main` and then ends. */
export function lab(
  main: () => Call<unknown>,
  procedures: readonly Procedure[],
  more: Partial<GameModule<Lab, object>> = {},
): { game: LabGame; start: (seats?: number) => LabPosition } {
  const whole = define<object, { begin: null; end: unknown }, null>('whole', {
    begin: g => g.call('end', main()),
    end(g, _, result) {
      g.world.log.push(`result ${JSON.stringify(result)}`);
      g.world.over = true;
      g.emit(END);
      return g.done(null);
    },
  });
  const game = createGame<Lab, object>({
    id: 'lab',
    version: 1,
    seats: { min: 1, max: 7 },
    options: schema<object>({}),
    setup: () => ({ world: { log: [], n: 0, over: false }, first: whole({}) }),
    procedures: [whole, ...procedures],
    clone: ({ log, n, over }) => ({ log: [...log], n, over }),
    outcome: (w): Outcome | null => (w.over ? won([0], 2, 'LAB 9', 'done') : null),
    view: w => ({ n: w.n }),
    redact: (_, event) => ({ ...event }),
    reveals: () => false,
    redeal: () => undefined,
    explain: position => position.decision!.options.map(option => ({ key: keyOf(option), option, refusal: null })),
    mind: { weights: {}, measure: () => [], horizon: 8 },
    invariants: () => [],
    scenario: {
      read: () => ({ world: { log: [], n: 0, over: false }, stack: [whole({})], names: {}, paths: {} }),
    },
    ...more,
  });
  return { game, start: (seats = 2) => game.start({}, seats, 'lab') };
}

/** The keys of the question that stands. */
export const offers = (position: Position): string[] => position.decision?.options.map(keyOf) ?? [];

/** What a function throws. */
export function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
