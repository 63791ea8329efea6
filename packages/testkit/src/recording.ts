/** Plays and records a game, and plays a record again. */
import {
  HASH_EVERY,
  hashesAgree,
  InputError,
  isMark,
  StepError,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Plain,
  type Position,
  type Reproduction,
  type Sink,
} from '@kolbiste/engine';

/** A match being played and recorded. */
export class Recording<G extends GameTypes = GameTypes, Options = Plain> {
  readonly game: Game<G, Options>;
  readonly options: Plain;
  readonly seats: number;
  readonly seed: string;
  readonly inputs: string[] = [];
  readonly hashes: string[] = [];
  readonly position: Position<G['world']>;

  constructor(game: Game<G, Options>, options: Plain, seats: number, seed: string, sink: Sink<G> | null = null) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.seed = seed;
    try {
      this.position = game.start(options, seats, seed, sink);
    } catch (error) {
      if (error instanceof StepError) error.reproduction = this.reproduction([]);
      throw error;
    }
  }

  answer(key: string, sink: Sink<G> | null = null) {
    try {
      const progress = isMark(key) ? this.game.takeRecorded(this.position, key, sink) : this.game.answer(this.position, key, sink);
      this.inputs.push(key);
      if (this.inputs.length % HASH_EVERY === 0) this.hashes.push(this.game.hash(this.position));
      return progress;
    } catch (error) {
      if (error instanceof StepError) error.reproduction = this.reproduction([...this.inputs, key]);
      throw error;
    }
  }

  /** Takes back the last inputs: `before` is the position they started from. */
  rewind(before: Position<G['world']>, inputs: number): void {
    this.game.restore(this.position, before);
    this.inputs.length = inputs;
    this.hashes.length = Math.floor(inputs / HASH_EVERY);
  }

  record(): MatchRecord {
    const { options, seats, seed, inputs, hashes } = this;
    return { game: this.game.module.id, version: this.game.module.version, options, seats, seed, inputs: [...inputs], hashes: [...hashes] };
  }

  reproduction(inputs: readonly string[] = this.inputs): Reproduction {
    return { game: this.game.module.id, options: this.options, seats: this.seats, seed: this.seed, inputs: [...inputs] };
  }
}

/** Plays a record again. Throws an InputError where the record and the rules part ways. */
export function replay<G extends GameTypes, Options>(
  game: Game<G, Options>,
  record: MatchRecord,
  sink: Sink<G> | null = null,
  until = record.inputs.length,
): Recording<G, Options> {
  if (record.game !== game.module.id) throw new InputError('replay', `this is a record of ${record.game}, not of ${game.module.id}`);
  if (record.version !== game.module.version)
    throw new InputError(
      'replay',
      `this match was played by version ${record.version} of the rules, these are version ${game.module.version}`,
    );
  // A record whose hashes were left out would be believed without any.
  const hashes = Math.floor(record.inputs.length / HASH_EVERY);
  if (record.hashes.length !== hashes)
    throw new InputError('replay', `a record of ${record.inputs.length} inputs has ${hashes} hashes, not ${record.hashes.length}`);
  const again = new Recording(game, record.options, record.seats, record.seed, sink);
  for (let i = 0; i < Math.min(until, record.inputs.length); i++) {
    const key = record.inputs[i]!;
    try {
      again.answer(key, sink);
    } catch (error) {
      throw new InputError(
        'replay',
        `input ${i + 1}, "${key}", is not possible: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    if ((i + 1) % HASH_EVERY === 0 && !hashesAgree(record.hashes[again.hashes.length - 1]!, again.hashes.at(-1)!))
      throw new InputError('replay', `after input ${i + 1} the position is not the recorded one`);
  }
  return again;
}
