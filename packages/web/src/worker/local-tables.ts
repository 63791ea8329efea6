/** The page's tables: made, opened again, continued from a replay; and the lines that lead to them. */
import { Random, seeded, withLots } from '@kolbiste/engine';
import { encode, type ClientMessage, type ErrorCode, type Viewer } from '@kolbiste/protocol';
import { newHeader, RulesChanged, type Client, type MatchHeader, type Row, type TableHost } from '@kolbiste/table';
import { openLocalTable, type LocalDependencies, type LocalTableSettings } from './local-table.ts';
import type { Control, LocalMode, NewLocalTable } from './messages.ts';

/** A line from the page to a table. */
interface Line {
  readonly match: string;
  readonly viewer: Viewer;
  readonly client: Client;
  /** The last row the page has shown. */
  shown: number;
}

/** A bot does not wait longer than this for the page. */
const PATIENCE = 4000;

export class LocalTables {
  private readonly deps: LocalDependencies;
  /** Tells the page what a table said over a line: the text of one message. */
  private readonly say: (line: number, text: string) => void;
  private readonly tables = new Map<string, Promise<TableHost | null>>();
  private readonly lines = new Map<number, Line>();
  /** Bots that wait until something has been seen. */
  private readonly waiting = new Set<() => void>();

  constructor(deps: LocalDependencies, say: (line: number, text: string) => void) {
    this.deps = deps;
    this.say = say;
  }

  async create({ game: id, options, mode, undo, lastChances, seats }: NewLocalTable): Promise<{ readonly match: string }> {
    const game = await this.deps.gameNamed(id);
    const tableSeed = this.deps.secret(32);
    const header = newHeader(game, {
      match: this.newName(),
      options: withLots(game, options, seats.length, seat => new Random(seeded(`${tableSeed}/lots/${seat}`))),
      undo,
      // At one screen nobody is deceived by a delay, and everybody sees a hint.
      delay: 0,
      hints: true,
      ...(lastChances && { lastChances }),
      tableSeed,
      seats: seats.map(({ name, control }) => ({
        name,
        kind: control.by === 'bot' ? 'bot' : 'human',
        ...(control.by === 'bot' && { level: control.level }),
      })),
    });
    return this.add({ header, rows: [], mode, control: seats.map(seat => seat.control), createdAt: this.deps.now() });
  }

  /** The first rows of a match, to be continued by others. */
  fork(header: MatchHeader, rows: readonly Row[], mode: LocalMode, control: readonly Control[]): Promise<{ readonly match: string }> {
    const forked: MatchHeader = { ...header, match: this.newName(), clock: { kind: 'none' }, undo: 'consent', rated: false };
    return this.add({ header: forked, rows, mode, control, createdAt: this.deps.now() });
  }

  private newName(): string {
    return `local-${this.deps.secret(6)}`;
  }

  private async add(settings: LocalTableSettings): Promise<{ readonly match: string }> {
    const { match } = settings.header;
    const host = await openLocalTable(this.deps, settings, this.seenAt(match));
    this.tables.set(match, Promise.resolve(host));
    return { match };
  }

  async remove(match: string): Promise<void> {
    this.tables.delete(match);
    await this.deps.store.remove(match);
  }

  private table(match: string): Promise<TableHost | null> {
    let table = this.tables.get(match);
    if (!table) {
      table = this.load(match);
      this.tables.set(match, table);
      table.then(
        found => found ?? this.tables.delete(match),
        () => this.tables.delete(match),
      );
    }
    return table;
  }

  private async load(match: string): Promise<TableHost | null> {
    const stored = await this.deps.store.get(match);
    return stored && openLocalTable(this.deps, { ...stored, createdAt: stored.summary.createdAt }, this.seenAt(match));
  }

  /** The page has shown a row to its end. */
  shown(line: number, seq: number): void {
    const to = this.lines.get(line);
    if (to) to.shown = seq;
    for (const look of this.waiting) look();
  }

  private seenAt(match: string): (seq: number) => Promise<void> {
    return seq =>
      new Promise(resolve => {
        const done = (): void => {
          clearTimeout(alarm);
          this.waiting.delete(look);
          resolve();
        };
        const look = (): void => {
          if ([...this.lines.values()].every(line => line.match !== match || line.shown >= seq)) done();
        };
        const alarm = setTimeout(done, PATIENCE);
        this.waiting.add(look);
        look();
      });
  }

  /** What comes over a line is handled in order, whatever a table needs to be loaded. */
  async open(line: number, match: string, viewer: Viewer): Promise<void> {
    const client: Client = { send: frame => this.say(line, String(frame)) };
    this.lines.set(line, { match, viewer, client, shown: 0 });
    try {
      const host = await this.table(match);
      if (host) host.join(client, viewer, undefined, undefined);
      else this.fail(line, match, 'unknownMatch', 'there is no such table');
    } catch (error) {
      const code = error instanceof RulesChanged ? 'unavailable' : 'internal';
      this.fail(line, match, code, error instanceof Error ? error.message : String(error));
    }
  }

  private fail(line: number, match: string, code: ErrorCode, text: string): void {
    this.say(line, encode({ type: 'error', code, text, match, fatal: true }));
  }

  async receive(line: number, message: ClientMessage): Promise<void> {
    const to = this.lines.get(line);
    if (to) await (await this.table(to.match))?.receive(to.client, to.viewer, message);
  }

  async close(line: number): Promise<void> {
    const to = this.lines.get(line);
    this.lines.delete(line);
    for (const look of this.waiting) look();
    if (to) (await this.table(to.match))?.leave(to.client);
  }
}
