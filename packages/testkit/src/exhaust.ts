/** The exhaustive runner: random games until every item (card, effect, die face) was seen in every way that is asked for. */
import { Random, seeded, type Plain } from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { InvariantError } from './invariants.ts';

export interface Exhaust {
  readonly seed: string;
  readonly items: readonly string[];
  /** How each must be seen, such as `played`, `cancelled`, `destroyed`. */
  readonly ways: readonly string[];
  /** Pairs that cannot happen, and so are not asked for. */
  readonly except?: (item: string, way: string) => boolean;
  /** What an event shows, as pairs of item and way. The world is as it was when the event happened. */
  shows(event: AnyEvent, world: object): readonly (readonly [item: string, way: string])[];
  readonly options?: (game: number) => Plain;
  readonly seats?: number;
  readonly maxGames?: number;
  readonly maxDecisions?: number;
}

export interface Exhaustion {
  readonly games: number;
  readonly decisions: number;
  /** How often each item was seen in each way. */
  readonly seen: { readonly [item: string]: { readonly [way: string]: number } };
  /** `item: way`, in order of the items. Empty when all is seen. */
  readonly missing: readonly string[];
}

export function exhaust(game: AnyGame, run: Exhaust): Exhaustion {
  const { seed, items, ways, except = () => false, options, seats = game.module.seats.min, maxGames = 1000, maxDecisions = 10_000 } = run;
  const seen = Object.fromEntries(items.map(item => [item, Object.fromEntries(ways.map(way => [way, 0]))]));
  const wanted = new Set(items.flatMap(item => ways.filter(way => !except(item, way)).map(way => `${item}: ${way}`)));
  const sink = (event: AnyEvent, world: object): void => {
    for (const [item, way] of run.shows(event, world)) {
      const counts = seen[item];
      if (counts === undefined || counts[way] === undefined)
        throw new Error(`event ${event.type} shows "${item}: ${way}", which nobody asked for`);
      counts[way]++;
      wanted.delete(`${item}: ${way}`);
    }
  };
  let games = 0;
  let decisions = 0;
  while (wanted.size > 0 && games < maxGames) {
    const setup = options?.(games) ?? {};
    const seedOfGame = `${seed}/${games++}`;
    const choices = new Random(seeded(`${seedOfGame}/choices`));
    const inputs: string[] = [];
    try {
      const position: AnyPosition = game.start(setup, seats, seedOfGame, sink);
      while (position.decision && inputs.length < maxDecisions && wanted.size > 0) {
        const keys = game.see(position, position.decision.seat).decision!.options;
        const { key } = keys[choices.integer(keys.length)]!;
        inputs.push(key);
        game.answer(position, key, sink);
        decisions++;
      }
    } catch (error) {
      const reproduction = { game: game.module.id, options: setup, seats, seed: seedOfGame, inputs };
      throw new InvariantError(error instanceof Error ? error.message : String(error), reproduction, error);
    }
  }
  return { games, decisions, seen, missing: [...wanted] };
}
