/** The page's tables for tests: the real host and the real rules, with a store in memory and bots that answer at once. */
import { choose, type Choice } from '@kolbiste/bots';
import type { AnyGame } from '@kolbiste/engine';
import type { ClientMessage, TableMessage, Viewer } from '@kolbiste/protocol';
import { rulesOf } from '@kolbiste/games';
import { game as scratchWars } from '@kolbiste/scratch-wars';
import type { LinkStatus, TableLink } from '../../src/connection/table-link.ts';
import { MemoryStore } from './memory-store.ts';
import { LocalTables } from '../../src/worker/local-tables.ts';
import type { NewLocalTable } from '../../src/worker/messages.ts';

export class Page {
  readonly store: MemoryStore;
  readonly tables: LocalTables;
  readonly faults: unknown[] = [];
  /** What is heard counts as shown at once. */
  shows = true;
  /** Everything that was said over each line. */
  readonly heard = new Map<number, TableMessage[]>();
  private readonly listeners = new Map<number, (message: TableMessage) => void>();
  private secrets = 0;
  private lines = 0;

  constructor(store = new MemoryStore()) {
    this.store = store;
    this.tables = new LocalTables(
      {
        store,
        think: async ({ game, version, position, seat, seed }): Promise<Choice> =>
          choose({ game: (await rulesOf(game, version))!.game, position, seat }, 'novice', seed, { iterations: 1 }),
        now: Date.now,
        secret: bytes => `${++this.secrets}`.padStart(bytes * 2, '0'),
        gameNamed: () => Promise.resolve(scratchWars as AnyGame),
        gameOf: async ({ game, version }) => (await rulesOf(game, version))?.game ?? null,
        report: error => this.faults.push(error),
      },
      (line, text) => {
        const message = JSON.parse(text) as TableMessage;
        this.heard.get(line)?.push(message);
        this.listeners.get(line)?.(message);
        if (this.shows && 'seq' in message) this.tables.shown(line, message.seq);
      },
    );
  }

  async create(table: Partial<NewLocalTable> = {}): Promise<string> {
    const wish: NewLocalTable = {
      game: 'scratch-wars',
      options: {},
      mode: 'bot',
      undo: 'consent',
      seats: [
        { name: 'Jana', control: { by: 'person' } },
        { name: 'Bot', control: { by: 'bot', level: 'novice' } },
      ],
      ...table,
    };
    return (await this.tables.create(wish)).match;
  }

  async open(match: string, viewer: Viewer): Promise<number> {
    const line = ++this.lines;
    this.heard.set(line, []);
    await this.tables.open(line, match, viewer);
    return line;
  }

  /** A line as the components have it. `sent`: what was said over it. */
  link(match: string, viewer: Viewer, sent: ClientMessage[] = []): TableLink {
    const line = ++this.lines;
    this.heard.set(line, []);
    return {
      local: true,
      send: message => {
        sent.push(message);
        void this.tables.receive(line, message);
      },
      listen: (onMessage: (message: TableMessage) => void, onStatus: (status: LinkStatus) => void) => {
        this.listeners.set(line, onMessage);
        void this.tables.open(line, match, viewer);
        onStatus('open');
        return () => {
          this.listeners.delete(line);
          void this.tables.close(line);
        };
      },
    };
  }
}
