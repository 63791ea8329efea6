/** The table a file sets: who sits there, the position it gives, its names for things, and how to say what is wrong with it. */
import { InputError, ScriptError, scripted, StepError, winners, type Outcome, type ScenarioStart, type Seat } from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { entryOf, lineOfWord, ScenarioError, type Entry, type Located } from './located.ts';
import { Play } from './play.ts';
import type { GivenTable } from './given.ts';

const NOTHING: Entry = { key: '', line: 1, of: { kind: 'scalar', line: 1, value: null, text: '' } };

export class ScenarioTable {
  readonly game: AnyGame;
  readonly file: GivenTable;
  readonly seats: readonly string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's types are forgotten here
  readonly start: ScenarioStart<any>;
  readonly play: Play;

  /** Sets the table. `acting` are the names the file lets act, in order of their first use. */
  constructor(game: AnyGame, file: GivenTable, acting: readonly string[]) {
    this.game = game;
    this.file = file;
    if (file.game.id !== game.module.id) this.fail(file.game.line, `this is a scenario of ${file.game.id}, not of ${game.module.id}`);
    this.seats = this.seatNames(acting);
    const options: unknown = this.reading('options', () => game.module.options.read(file.options) as unknown);
    this.start = this.reading('given', () => game.module.scenario.read(file.given, options, this.seats));
    const events: AnyEvent[] = [];
    const position: AnyPosition = this.running(this.partLine('given'), () =>
      game.startFrom(this.start, this.seats.length, scripted(file.random), event => events.push(event)),
    );
    this.play = new Play(game, position, events);
  }

  seatOf(name: string, line: number): Seat {
    const seat = this.seats.indexOf(name);
    return seat >= 0 ? seat : this.fail(line, `nobody is called "${name}"; there is ${this.seats.join(' and ')}`);
  }

  /** Names of the file become the words of option keys; a seat's name becomes its number. */
  translate(key: string): string {
    return key
      .split(' ')
      .map(word => this.wordFor(word) ?? word)
      .join(' ');
  }
  wordFor(name: string): string | null {
    if (Object.hasOwn(this.start.names, name)) return this.start.names[name]!;
    const seat = this.seats.indexOf(name);
    return seat >= 0 ? String(seat) : null;
  }

  /** Runs the rules and turns what they throw into an error of the file. */
  running<T>(line: number, run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      const { cause } = error;
      if (!(cause instanceof ScriptError)) return this.fail(line, error.message, error);
      const random = entryOf(this.file.source, 'random')?.of;
      const entry = random?.kind === 'list' && cause.entry !== null ? random.items[cause.entry] : undefined;
      return this.fail(entry?.line ?? line, cause.message, error);
    }
  }

  situation(): string {
    const { play } = this;
    if (play.asked === null) return `the game is over, ${this.sayOutcome(play.outcome!)}`;
    const names = Object.entries(this.start.names).map(([name, word]) => `${name} = ${word}`);
    return `${this.seats[play.asked]} is asked ${play.question} [${play.position.decision!.rule}]: ${play.offers.join(' | ')}${names.length ? ` (${names.join(', ')})` : ''}`;
  }

  sayOutcome(outcome: Outcome): string {
    const won = winners(outcome).map(seat => this.seats[seat]);
    return `${won.length ? `won by ${won.join(', ')}` : 'drawn'} [${outcome.rule}]`;
  }

  fail(line: number, what: string, cause?: unknown): never {
    throw new ScenarioError(this.file.file, line, what, cause);
  }

  /** As the file lists them, or all who act, in the order in which `given` and then the answers first name them. */
  private seatNames(acting: readonly string[]): string[] {
    const { seats, source } = this.file;
    const { min, max } = this.game.module.seats;
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    if (seats) {
      if (seats.length < min || seats.length > max)
        this.fail(this.partLine('seats'), `${this.game.module.id} is played by ${wanted}, not by ${seats.length}`);
      return seats.map(({ id }) => id);
    }
    const given = keysIn(entryOf(source, 'given')?.of ?? NOTHING.of).filter(key => acting.includes(key));
    const names = [...new Set([...given, ...acting])];
    if (names.length < min || names.length > max)
      this.fail(
        source.line,
        `${this.game.module.id} is played by ${wanted}, and this file names ${names.join(' and ') || 'nobody'}: say who sits where with "seats: [${[...names, '…'].join(', ')}]"`,
      );
    return names;
  }

  /** Runs a reader of the game's and puts the line to what it complains about. */
  private reading<T>(part: 'options' | 'given', read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { line, of } = entryOf(this.file.source, part) ?? { ...NOTHING, line: this.file.source.line };
      let at = line;
      for (const [, quoted] of error.message.matchAll(/["“]([^"”]+)["”]/g)) {
        const found = lineOfWord(of, quoted!);
        if (found === null) continue;
        at = found;
        break;
      }
      return this.fail(at, error.message, error);
    }
  }

  private partLine(part: string): number {
    return (entryOf(this.file.source, part) ?? this.file.source).line;
  }
}

/** All keys of maps, in order of the file. */
function keysIn(located: Located): string[] {
  if (located.kind === 'scalar') return [];
  return located.kind === 'list' ? located.items.flatMap(keysIn) : located.entries.flatMap(({ key, of }) => [key, ...keysIn(of)]);
}
