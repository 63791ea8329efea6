/**
 * How the database came to be as it is. Only forward; what was released is never edited.
 *
 * Servers of the last release go on while a new one brings the database up to date, so a migration only adds: what nobody uses any
 * more is taken away a release later. The first server to write a migration's name runs it, and others wait for that row; so it runs
 * once, however many servers start. A server ignores migrations that it does not know: a newer one ran them.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What SQLite and PostgreSQL call differently. */
export interface Wording {
  readonly blob: string;
}

export interface Builder extends Wording {
  run(statement: string): Promise<void>;
  make(table: string, columns: string): Promise<void>;
  index(name: string, on: string): Promise<void>;
}

export type Migrations = Readonly<Record<string, (builder: Builder) => Promise<void>>>;

export const MIGRATIONS: Migrations = {
  '0001-tables': async ({ make, index, blob }) => {
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
    // Rows lie as they come, one behind the other: a commit of many matches' rows writes few pages.
    await make('input', 'match text not null, n integer not null, data text not null, primary key (match, n)');
    await make('snapshot', 'match text primary key, n integer not null, version integer not null, data text not null');
    await make('stream', `match text primary key, n integer not null, data ${blob} not null`);
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
  '0002-nodes': async ({ make, run }) => {
    await make('node', 'id text primary key, started_at bigint not null, beat_at bigint not null, plays text not null');
    await make(
      'presence',
      'match text not null, node text not null, seats text not null, spectators integer not null, primary key (match, node)',
    );
    await make('rate', 'key text primary key, points integer not null, expire bigint');
    await run('alter table match add column stirs integer not null default 1');
  },
  '0003-sockets': async ({ make, index }) => {
    await make('socket', 'whose text not null, node text not null, count integer not null, primary key (whose, node)');
    await index('socket_of_node', 'socket (node)');
  },
  // What viewers learned, piece by piece as it comes; `stream` had it in one piece, rewritten every time.
  '0004-chapters': async ({ make, blob }) => {
    await make('chapter', `match text not null, n integer not null, since integer not null, data ${blob} not null, primary key (match, n)`);
  },
  // What lists and searches look for, however many matches there are.
  '0005-lists': async ({ index }) => {
    await index('match_of_maker', 'match (created_by, state)');
    await index('match_ended', 'match (finished_at) where finished_at is not null');
    await index('match_listed', 'match (listed, state, created_at)');
    await index('chat_of_player', 'chat (player)');
    await index('act_by_time', 'act (at)');
  },
  '0006-accounts': async ({ make, run }) => {
    await run('alter table player add column skeleton text');
    await run('create unique index if not exists player_skeleton on player (skeleton)');
    await make('recovery', 'player text not null, hash text not null, primary key (player, hash)');
    await run('create index if not exists player_guests on player (seen_at) where password is null');
    await make('factor', 'player text primary key, secret text not null, confirmed_at bigint, step bigint not null');
  },
  '0007-brings': async ({ run }) => {
    await run('alter table seat add column brings text');
  },
  // What players build and collect. `change` counts a player's changes: a device asks for those after the last it knows.
  '0008-workshop': async ({ make, index }) => {
    await make('workshop', 'player text primary key, change bigint not null');
    await make(
      'deck',
      `id text primary key, player text not null, game text not null, name text not null, data text not null, revision bigint not null,
       share text unique, copied_from text, created_at bigint not null, changed_at bigint not null, deleted_at bigint, change bigint not null`,
    );
    await index('deck_of_player', 'deck (player, change)');
    await make(
      'deck_past',
      'deck text not null, revision bigint not null, at bigint not null, data text not null, primary key (deck, revision)',
    );
    await make(
      'owned',
      `player text not null, game text not null, code text not null, copies integer not null, origin text not null, pack text, mark text,
       at bigint not null, deleted_at bigint, change bigint not null, primary key (player, game, code)`,
    );
    await index('owned_of_player', 'owned (player, change)');
    await make(
      'pack',
      `id text primary key, player text not null, size text not null, edition text, seed_hash text not null, seed text not null,
       cards text not null, made_at bigint not null, opened_at bigint, change bigint not null`,
    );
    await index('pack_of_player', 'pack (player, change)');
    await make(
      'progress',
      `player text not null, game text not null, item text not null, state text not null, best bigint, at bigint not null,
       change bigint not null, primary key (player, game, item)`,
    );
    await index('progress_of_player', 'progress (player, change)');
    await make(
      'puzzle_try',
      `player text not null, game text not null, puzzle text not null, correct integer not null, ms bigint not null, at bigint not null,
       primary key (player, game, puzzle, at)`,
    );
  },
  // Events. The log is the event; the others are read from it, but for what players bring, which is never in it.
  '0009-events': async ({ make, index }) => {
    await make(
      'event',
      `id text primary key, kind text not null, game text not null, name text not null, settings text not null, state text not null,
       round integer not null, organiser text not null, starts_at bigint, over_at bigint, seed_hash text not null, seed text,
       entrants integer not null, imported integer not null, told integer not null, created_at bigint not null`,
    );
    await index('event_by_state', 'event (state, created_at)');
    await make(
      'event_log',
      'event text not null, n integer not null, at bigint not null, by text, data text not null, primary key (event, n)',
    );
    await make(
      'entrant',
      'event text not null, player text not null, state text not null, points integer not null, primary key (event, player)',
    );
    await index('entrant_of_player', 'entrant (player)');
    await make(
      'entry_brings',
      `event text not null, player text not null, data text not null, salt text not null, hash text not null, at bigint not null,
       primary key (event, player)`,
    );
    await make('official', 'event text not null, player text not null, role text not null, primary key (event, player)');
    await index('official_of_player', 'official (player)');
    await make(
      'ruling',
      `event text not null, n integer not null, at bigint not null, judge text, player text, kind text not null, text text not null,
       primary key (event, n)`,
    );
    await index('ruling_of_player', 'ruling (player)');
    await make('absence', 'player text primary key, at bigint not null, until bigint not null, hours integer not null');
  },
  '0010-series': async ({ make, index }) => {
    await make(
      'series',
      `id text primary key, game text not null, kind text not null, games integer not null, begins text not null, event text, round integer,
       board integer, settings text not null, between_ms bigint not null, state text not null, standing text, called_at bigint,
       created_by text not null, created_at bigint not null, over_at bigint`,
    );
    await index('series_by_state', 'series (state, created_at)');
    await index('series_of_event', 'series (event, round) where event is not null');
    await make(
      'series_game',
      'series text not null, n integer not null, match text not null unique, first integer not null, due_at bigint, ended text, primary key (series, n)',
    );
    await make(
      'series_list',
      `series text not null, n integer not null, side integer not null, swaps text not null, ready integer not null,
       primary key (series, n, side)`,
    );
  },
  // How ratings came to be, who looks for a game, who follows whom, and what players say about themselves.
  '0011-people': async ({ make, index, run }) => {
    await make(
      'rating_past',
      `match text not null, player text not null, game text not null, mode text not null, at bigint not null,
       before double precision not null, rating double precision not null, deviation double precision not null,
       primary key (match, player)`,
    );
    await index('rating_past_of_player', 'rating_past (player, at)');
    await make(
      'seek',
      `id text primary key, player text not null unique, node text not null, game text not null, format text not null,
       settings text not null, brings text, name text not null, rating double precision not null, recent text not null,
       since bigint not null, beat_at bigint not null, match text`,
    );
    await index('seek_of_node', 'seek (node)');
    await make('follow', 'player text not null, followed text not null, at bigint not null, primary key (player, followed)');
    await index('follow_of_followed', 'follow (followed)');
    // Who is at which server, unless they are hidden.
    await make('here', 'player text not null, node text not null, playing integer not null, primary key (player, node)');
    await index('here_at_node', 'here (node)');
    await run('alter table player add column about text');
    await run('alter table player add column hidden integer not null default 0');
    await index('seat_held', 'seat (held_for) where held_for is not null');
  },
  '0012-moderation': async ({ run, index }) => {
    await run('alter table player add column role text');
    await run('alter table player add column silenced_until bigint');
    await run('alter table report add column answer text');
    await index('report_about', 'report (player)');
    await index('report_by', 'report (by)');
    await run('alter table act add column by text');
    await run('alter table act add column change text');
    await run('alter table act add column undone_by text');
    await index('act_about', 'act (about)');
  },
  // Where learners leave a lesson, and how many end it: counts, of nobody.
  '0013-learners': async ({ make }) => {
    await make(
      'lesson_left',
      'game text not null, lesson text not null, step integer not null, count bigint not null, primary key (game, lesson, step)',
    );
  },
};

/** Brings the database up to date; does nothing when it is. */
export async function migrate(db: Kysely<Schema>, wording: Wording, migrations: Migrations = MIGRATIONS): Promise<void> {
  const done = await namesDone(db);
  for (const [name, migration] of Object.entries(migrations)) {
    if (done.has(name)) continue;
    await db.transaction().execute(async within => {
      const run = async (statement: string): Promise<void> => void (await sql.raw(statement).execute(within));
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('migration')
        .values({ name })
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      await migration({
        ...wording,
        run,
        make: (table, columns) => run(`create table if not exists ${table} (${columns})`),
        index: (index, on) => run(`create index if not exists ${index} on ${on}`),
      });
    });
  }
}

async function namesDone(db: Kysely<Schema>): Promise<Set<string>> {
  const read = async (): Promise<Set<string>> =>
    new Set((await db.selectFrom('migration').select('name').execute()).map(({ name }) => name));
  try {
    return await read();
  } catch {
    // The first start. Two servers may create the table in the same moment, and PostgreSQL tells one of them so.
    await sql`create table if not exists migration (name text primary key)`.execute(db).catch(() => undefined);
    return read();
  }
}
