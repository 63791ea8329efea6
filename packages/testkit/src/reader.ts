/** Reads the parts that files of a table have in common; wrong form throws a ScenarioError with its line. */
import type { Language, Plain } from '@kolbiste/engine';
import { entryOf, readLocated, ScenarioError, type Entry, type Located } from './located.ts';
import type { Expectation, ExpectedEvent, GivenTable, Named } from './given.ts';

export type InBoth = Readonly<Record<Language, string>>;

export class FileReader {
  readonly file: string;
  readonly source: Located;
  private readonly what: string;
  private readonly parts: readonly string[];

  /** `what` is the kind of file, as in "a scenario". */
  constructor(text: string, file: string, what: string, parts: readonly string[]) {
    this.file = file;
    this.what = what;
    this.parts = parts;
    this.source = readLocated(text, file);
    if (this.source.kind !== 'map') this.fail(this.source.line, `${what} is a map with ${parts.join(', ')}`);
    this.onlyParts(this.source);
  }

  private onlyParts(source: Located): void {
    if (source.kind !== 'map') return;
    for (const { key, line } of source.entries)
      if (!this.parts.includes(key)) this.fail(line, `there is no part "${key}"; ${this.what} has ${this.parts.join(', ')}`);
  }

  fail(line: number, what: string): never {
    throw new ScenarioError(this.file, line, what);
  }

  part(name: string): Entry | undefined {
    return entryOf(this.source, name);
  }
  needed(name: string): Entry {
    return this.part(name) ?? this.fail(this.source.line, `"${name}" is missing`);
  }

  word(of: Located, line: number, what: string): string {
    return of.kind === 'scalar' && of.value !== null && of.text !== '' ? of.text : this.fail(line, `${what} must be a word`);
  }
  listOf(entry: Entry | undefined): readonly Located[] {
    if (entry === undefined) return [];
    return entry.of.kind === 'list' ? entry.of.items : this.fail(entry.line, `"${entry.key}" must be a list`);
  }
  names(entry: Entry | undefined, what: string): Named[] {
    return this.listOf(entry).map(item => ({ id: this.word(item, item.line, what), line: item.line }));
  }

  /** The rules the file shows: at least one. */
  rules(): Named[] {
    const rules = this.needed('rules');
    if (this.listOf(rules).length === 0) this.fail(rules.line, `${this.what} names at least one rule that it shows`);
    return this.names(rules, 'a rule');
  }

  /** Who sits where, with what, and how chance falls. */
  table(): GivenTable {
    const game = this.needed('game');
    const options = this.part('options');
    if (options && options.of.kind !== 'map' && options.of.value !== null) this.fail(options.line, '"options" must be a map');
    const seats = this.part('seats');
    const seatNames = seats ? this.names(seats, 'a seat') : null;
    seatNames?.forEach(({ id, line }, i) => {
      if (seatNames.findIndex(other => other.id === id) !== i) this.fail(line, `two seats are called "${id}"`);
    });
    return {
      file: this.file,
      game: { id: this.word(game.of, game.line, 'the game'), line: game.line },
      options: options?.of.value ?? {},
      seats: seatNames,
      given: this.part('given')?.of.value ?? {},
      random: this.listOf(this.part('random')).map(item => item.value),
      source: this.source,
    };
  }

  /** `{ cs: …, en: … }`, or one text for both. */
  inBoth({ of, line }: Entry, what: string): InBoth {
    if (of.kind !== 'map') {
      const only = this.word(of, line, `the ${what}`);
      return { cs: only, en: only };
    }
    for (const { key, line: at } of of.entries)
      if (key !== 'cs' && key !== 'en') this.fail(at, `a ${what} is in "cs" and "en", not in "${key}"`);
    const inLanguage = (language: Language): string => {
      const said = entryOf(of, language) ?? this.fail(line, `the ${what} has no "${language}"`);
      return this.word(said.of, said.line, `the ${what}`);
    };
    return { cs: inLanguage('cs'), en: inLanguage('en') };
  }

  expectations(entry: Entry | undefined): Expectation[] {
    if (entry === undefined) return [];
    if (entry.of.kind !== 'map') return this.fail(entry.line, `"${entry.key}" must be a map`);
    return entry.of.entries.map(({ key, line, of }): Expectation => {
      switch (key) {
        case 'outcome':
          return { kind: 'outcome', line, outcome: this.outcome(of, line) };
        case 'asked':
          return { kind: 'asked', line, seat: of.value === null ? null : this.word(of, line, 'who is asked') };
        case 'options':
          return { kind: 'options', line, keys: this.names({ key, line, of }, 'an option') };
        case 'events':
          return { kind: 'events', line, events: this.listOf({ key, line, of }).map(item => this.event(item)) };
        default:
          return { kind: 'path', line, path: key, value: of.value };
      }
    });
  }

  private outcome(of: Located, line: number): Extract<Expectation, { kind: 'outcome' }>['outcome'] {
    const wrong = (): never => this.fail(line, `the outcome is "draw", null or { winner: …, rule: … }`);
    if (of.value === null) return null;
    if (of.kind === 'scalar') return of.value === 'draw' ? 'draw' : wrong();
    if (of.kind === 'list') return wrong();
    for (const { key, line: at } of of.entries)
      if (!['winner', 'rule', 'why'].includes(key)) this.fail(at, `an outcome has "winner", "rule" and "why", not "${key}"`);
    const winner = entryOf(of, 'winner');
    const rule = entryOf(of, 'rule');
    const why = entryOf(of, 'why');
    return {
      winners: !winner
        ? null
        : winner.of.kind === 'list'
          ? this.names(winner, 'a winner').map(({ id }) => id)
          : [this.word(winner.of, winner.line, 'the winner')],
      rule: rule ? this.word(rule.of, rule.line, 'the rule') : null,
      why: why ? this.word(why.of, why.line, 'the reason') : null,
    };
  }

  private event(item: Located): ExpectedEvent {
    if (item.kind === 'scalar') return { line: item.line, type: this.word(item, item.line, 'an event'), any: undefined, fields: {} };
    const first = item.kind === 'map' ? item.entries[0] : undefined;
    if (item.kind !== 'map' || !first) return this.fail(item.line, 'an event is its name, or { name: value, rule: … }');
    const inFirst = first.of.kind === 'map' ? (first.of.value as { [field: string]: Plain }) : {};
    const any = first.of.kind === 'map' || first.of.value === null ? undefined : first.of.value;
    const others = Object.fromEntries(item.entries.slice(1).map(({ key, of }) => [key, of.value]));
    return { line: item.line, type: first.key, any, fields: { ...inFirst, ...others } };
  }
}
