/** The database: the log of inputs, and everything else through Kysely. A file of this server's own, or a PostgreSQL that many share. */
import { join } from 'node:path';
import { backup } from '@photostructure/sqlite';
import { Kysely, type PostgresPool } from 'kysely';
import type { Config } from '../config.ts';
import { AdministrationStore } from './administration-store.ts';
import { ChatStore } from './chat-store.ts';
import { EventStore } from './event-store.ts';
import { SqliteInputLog, type InputLog } from './input-log.ts';
import { makeFile, makeFolder, makeNewFile } from './data-folder.ts';
import { MatchStore } from './match-store.ts';
import { migrate, type Migrations } from './migrations.ts';
import { NodeStore } from './node-store.ts';
import { OutageStore } from './outage-store.ts';
import { PeopleStore } from './people-store.ts';
import { PersonalData } from './personal-data.ts';
import { PresenceStore } from './presence-store.ts';
import { PlayerStore } from './player-store.ts';
import { openPostgres, postgresDialect, POSTGRES_WORDING, type PostgresSettings } from './postgres.ts';
import { ReaderDialect } from './reader.ts';
import { LearnerStore } from './learner-store.ts';
import { RateStore } from './rate-store.ts';
import { ProofStore } from './proof-store.ts';
import { RatingStore } from './rating-store.ts';
import { RecordStore } from './record-store.ts';
import type { Schema } from './schema.ts';
import { SeriesStore } from './series-store.ts';
import { SeekStore } from './seek-store.ts';
import { SharedInputLog } from './shared-log.ts';
import { TableStore } from './table-store.ts';
import { WorkshopStore } from './workshop-store.ts';
import { damageIn, FileDialect, openSqlite, SQLITE_WORDING, Mutex, type SqliteFile } from './sqlite.ts';

export const DATABASE_FILE = 'kolbiste.db';
/** How long a PostgreSQL that is not there yet is waited for. */
const STARTS_WITHIN = 30_000;

/** How the database is reached. */
interface Way {
  readonly file?: SqliteFile;
  readonly pool?: PostgresPool;
  /** Connections that only read, beside the thread that plays: a long search keeps nobody's list waiting. */
  readonly reading?: { readonly lists: Kysely<Schema>; readonly searches: Kysely<Schema> };
}

export class Storage {
  readonly db: Kysely<Schema>;
  readonly log: InputLog;
  readonly administration: AdministrationStore;
  readonly chat: ChatStore;
  readonly events: EventStore;
  readonly matches: MatchStore;
  readonly nodes: NodeStore;
  readonly outages: OutageStore;
  readonly people: PeopleStore;
  readonly personal: PersonalData;
  readonly players: PlayerStore;
  readonly presence: PresenceStore;
  readonly proofs: ProofStore;
  readonly learners: LearnerStore;
  readonly rates: RateStore;
  readonly ratings: RatingStore;
  readonly records: RecordStore;
  readonly series: SeriesStore;
  readonly seeks: SeekStore;
  readonly tables: TableStore;
  readonly workshop: WorkshopStore;
  private readonly file: SqliteFile | null;
  private readonly readers: readonly Kysely<Schema>[];
  /** Null: nobody else uses this database. */
  readonly pool: PostgresPool | null;

  private constructor(db: Kysely<Schema>, log: InputLog, way: Way) {
    this.db = db;
    this.log = log;
    this.file = way.file ?? null;
    this.pool = way.pool ?? null;
    this.readers = way.reading ? [way.reading.lists, way.reading.searches] : [];
    const { lists = db, searches = db } = way.reading ?? {};
    this.administration = new AdministrationStore(db);
    this.chat = new ChatStore(db);
    this.events = new EventStore(db, lists);
    this.matches = new MatchStore(db, searches);
    this.nodes = new NodeStore(db);
    this.outages = new OutageStore(db);
    this.people = new PeopleStore(db, lists);
    this.personal = new PersonalData(db);
    this.players = new PlayerStore(db);
    this.presence = new PresenceStore(db);
    this.proofs = new ProofStore(db);
    this.learners = new LearnerStore(db);
    this.rates = new RateStore(db);
    this.ratings = new RatingStore(db);
    this.records = new RecordStore({ lists, searches }, this.like);
    this.series = new SeriesStore(db, lists);
    this.seeks = new SeekStore(db);
    this.tables = new TableStore(db, lists);
    this.workshop = new WorkshopStore(db);
  }

  /** The one that the settings name. */
  static of(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR' | 'NODE_NAME' | 'migrations'>): Promise<Storage> {
    const { DATABASE_URL: url, DATABASE_POOL: connections, NODE_NAME: name, DATA_DIR, migrations } = config;
    return url ? Storage.connect({ url, connections, name: `kolbiste ${name}` }, migrations) : Storage.open(DATA_DIR, migrations);
  }

  static async open(dataDir: string, migrations?: Migrations): Promise<Storage> {
    makeFolder(dataDir);
    const file = join(dataDir, DATABASE_FILE);
    makeFile(file);
    return Storage.openFile(file, migrations);
  }

  /** A damaged file is opened only to be looked at: what is whole in it can be read, and nothing is made worse. */
  static async openFile(file: string, migrations?: Migrations): Promise<Storage> {
    const damage = damageIn(file);
    const sqlite = openSqlite(file, { readOnly: damage !== null });
    const mutex = new Mutex(sqlite);
    const db = new Kysely<Schema>({ dialect: new FileDialect(sqlite, mutex) });
    if (damage === null) await migrate(db, SQLITE_WORDING, migrations);
    const reader = (): Kysely<Schema> => new Kysely<Schema>({ dialect: new ReaderDialect(file) });
    const log = new SqliteInputLog(sqlite, mutex, damage);
    return new Storage(db, log, { file: sqlite, reading: { lists: reader(), searches: reader() } });
  }

  /** A PostgreSQL server; it may be starting just now. */
  static async connect(settings: PostgresSettings, migrations?: Migrations): Promise<Storage> {
    const pool = await openPostgres(settings);
    const deadline = Date.now() + STARTS_WITHIN;
    for (;;) {
      try {
        await pool.query('select 1');
        break;
      } catch (error) {
        // A wrong name or password will not become right by waiting.
        if (Date.now() > deadline || /^(28...|3D...)$/.test(String((error as { code?: unknown }).code))) {
          await pool.end();
          throw new StorageUnreachable(
            error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error),
          );
        }
        await new Promise(done => setTimeout(done, 250));
      }
    }
    return Storage.over(pool, migrations);
  }

  /** Anything that speaks PostgreSQL. */
  static async over(pool: PostgresPool, migrations?: Migrations): Promise<Storage> {
    const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
    await migrate(db, POSTGRES_WORDING, migrations);
    return new Storage(db, new SharedInputLog(db), { pool });
  }

  /** Others may use this database at the same time. */
  get shared(): boolean {
    return this.pool !== null;
  }

  /** Like, whatever the case of the letters. */
  get like(): 'like' | 'ilike' {
    return this.file ? 'like' : 'ilike';
  }

  /** The bare file, for backups and for tests that break things. */
  get sqlite(): SqliteFile {
    if (!this.file) throw new Error('this database is not a file');
    return this.file;
  }

  /** A copy of everything, made while the server runs. */
  async backupTo(file: string): Promise<void> {
    makeNewFile(file);
    await backup(this.sqlite, file, { rate: 1000 });
  }

  async close(): Promise<void> {
    for (const reader of this.readers) await reader.destroy();
    await this.db.destroy();
    this.file?.close();
  }
}

/** The database is unavailable: one line for the person who starts the server. */
export class StorageUnreachable extends Error {
  override readonly name = 'StorageUnreachable';
}
