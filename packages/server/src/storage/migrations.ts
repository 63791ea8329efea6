/** How the database came to be as it is. Only forward; what was released is never edited. */
import { Migrator, sql, type Kysely, type Migration } from 'kysely';

type Anything = Kysely<Record<string, never>>;

const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': {
    async up(db) {
      const make = async (name: string, columns: string, rest = ''): Promise<void> => {
        await sql.raw(`create table ${name} (${columns})${rest}`).execute(db as Anything);
      };
      const index = async (name: string, on: string): Promise<void> => {
        await sql.raw(`create index ${name} on ${on}`).execute(db as Anything);
      };
      await make('setting', 'name text primary key, value text not null');
      await make(
        'player',
        `id text primary key, name text not null, folded text unique, password text, created_at bigint not null, seen_at bigint not null,
         banned_until bigint, deleted_at bigint`,
      );
      await make(
        'session',
        `id text primary key, hash text not null unique, player text not null, kind text not null, label text not null,
         created_at bigint not null, seen_at bigint not null, expires_at bigint not null`,
      );
      await index('session_of_player', 'session (player)');
      await make(
        'match',
        `id text primary key, game text not null, state text not null, settings text not null, table_seed text not null, header text,
         created_by text not null, created_at bigint not null, invite text not null, listed integer not null, rated integer not null,
         mode text not null, follows text unique, result text, answers integer not null default 0, started_at bigint, finished_at bigint`,
      );
      await index('match_by_state', 'match (state, created_at)');
      await index('match_finished', 'match (game, finished_at)');
      await make(
        'seat',
        `match text not null, seat integer not null, kind text not null, player text, held_for text, name text, level text, team integer,
         primary key (match, seat)`,
      );
      await index('seat_of_player', 'seat (player)');
      await make('input', 'match text not null, n integer not null, data text not null, primary key (match, n)', ' without rowid');
      await make('snapshot', 'match text primary key, n integer not null, version integer not null, data text not null');
      await make('stream', 'match text primary key, n integer not null, data blob not null');
      await make('outage', 'began bigint not null, ended bigint primary key');
      await make(
        'chat',
        `match text not null, number integer not null, at bigint not null, player text not null, seat integer, name text not null, text text,
         preset text, primary key (match, number)`,
      );
      await make('mute', 'player text not null, muted text not null, primary key (player, muted)');
      await make(
        'report',
        `id text primary key, at bigint not null, by text not null, match text not null, player text, chat integer, text text not null,
         closed_at bigint`,
      );
      await make(
        'rating',
        `player text not null, game text not null, mode text not null, rating double precision not null, deviation double precision not null,
         volatility double precision not null, games integer not null, at bigint not null, primary key (player, game, mode)`,
      );
      await index('rating_order', 'rating (game, mode, rating)');
      await make(
        'act',
        'id text primary key, at bigint not null, who text not null, what text not null, about text not null, why text not null',
      );
    },
  },
};

/** Brings the database up to date; does nothing when it is. */
export async function migrate(db: Anything): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date', { cause: error });
}
