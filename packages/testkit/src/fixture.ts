/**
 * A table for tests: a position in the words of scenario files, answers by the names the file gives. A game's `test/fixture.ts`
 * extends it with what its tests read.
 */
import { scripted, seeded, type Plain, type Seat } from '@kolbiste/engine';
import type { AnyEvent, AnyGame } from './any-game.ts';
import { Play } from './play.ts';

/** Seats of test tables, in order. */
export const SEAT_NAMES = ['Jana', 'Petr', 'Eva', 'Tom', 'Ida', 'Jan', 'Ota'] as const;

/** An event with its fields, whatever they are. */
export type ToldEvent = AnyEvent & { readonly [field: string]: Plain };

export interface FixtureOptions {
  readonly options?: object;
  /** Results of the generator, all of which must be used; without them it is seeded. */
  readonly random?: readonly Plain[];
  readonly seats?: number;
}

export class Fixture<World = object> extends Play {
  /** name in the file → word in option keys. */
  readonly names: { readonly [name: string]: string };

  constructor(game: AnyGame, given: Plain, { options = {}, random, seats = game.module.seats.min }: FixtureOptions = {}) {
    const { module } = game;
    const start = module.scenario.read(given, module.options.read(options), SEAT_NAMES.slice(0, seats));
    const events: AnyEvent[] = [];
    const position = game.startFrom(start, seats, random ? scripted(random) : seeded('test'), event => events.push(event));
    super(game, position, events);
    this.names = start.names;
  }

  get world(): World {
    return this.position.world as World;
  }
  /** What was said, with the file's names replaced by ids. */
  key(said: string): string {
    return said
      .split(' ')
      .map(word => this.names[word] ?? word)
      .join(' ');
  }
  id(name: string): number {
    return Number(this.names[name]);
  }
  seat(name: string): Seat {
    const seat = (SEAT_NAMES as readonly string[]).indexOf(name);
    return seat < 0 ? Number(name) : seat;
  }

  /** `Jana: attack`, `Petr: play dodge on sean` (a number for a seat will do): windows are passed until that is offered. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const colon = line.indexOf(': ');
      const [seat, wanted] = [this.seat(line.slice(0, colon)), this.key(line.slice(colon + 2))];
      this.passWhile(() => this.asked !== seat || !this.offers.some(key => key === wanted || key.startsWith(`${wanted} `)));
      this.answer(seat, wanted);
    }
    return this;
  }
  /** Everybody passes until this seat is asked. */
  until(name: string): this {
    return this.passWhile(() => this.asked !== this.seat(name));
  }

  offersKey(said: string): boolean {
    return this.offers.includes(this.key(said));
  }
  /** The rule that refuses it now to the seat that is asked; null when it is offered or unknown. */
  refusal(said: string): string | null {
    return this.refusalOf(this.key(said))?.rule ?? null;
  }

  get told(): readonly ToldEvent[] {
    return this.events as ToldEvent[];
  }
  all(type: string): ToldEvent[] {
    return this.told.filter(event => event.type === type);
  }
  happened(type: string, fields: { readonly [field: string]: Plain } = {}): boolean {
    return this.all(type).some(event =>
      Object.entries(fields).every(([field, value]) => JSON.stringify(event[field]) === JSON.stringify(value)),
    );
  }
}
