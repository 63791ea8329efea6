/** What is known of a player, told to him; and how he is forgotten. Finished games stay, without his name. */
import type { Kysely } from 'kysely';
import type { MatchHeader } from '@kolbiste/table';
import type { Config } from './config.ts';
import type { Matches } from './matches.ts';
import type { Tables } from './storage/schema.ts';

export const NOBODY = '–';

export async function exportPlayer(db: Kysely<Tables>, player: string): Promise<unknown> {
  const account = await db
    .selectFrom('player')
    .select(['id', 'name', 'created_at', 'seen_at', 'banned_until'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('session')
    .select(['kind', 'label', 'created_at', 'seen_at', 'expires_at'])
    .where('player', '=', player)
    .execute();
  const matches = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select([
      'match.id',
      'match.game',
      'match.state',
      'match.created_at',
      'match.started_at',
      'match.finished_at',
      'match.result',
      'match.rated',
      'seat.seat',
      'seat.name',
    ])
    .where('seat.player', '=', player)
    .execute();
  const said = await db.selectFrom('chat').select(['match', 'number', 'at', 'text', 'preset']).where('player', '=', player).execute();
  const ratings = await db.selectFrom('rating').selectAll().where('player', '=', player).execute();
  const reports = await db.selectFrom('report').select(['at', 'match', 'text', 'closed_at']).where('by', '=', player).execute();
  const mutes = await db.selectFrom('mute').select('muted').where('player', '=', player).execute();
  return { format: 'kolbiste-player', v: 1, account, sessions, matches, said, ratings, reports, mutes: mutes.map(({ muted }) => muted) };
}

/** Gives up running games, leaves open tables, and takes the name out of everything that stays. */
export async function deletePlayer(db: Kysely<Tables>, matches: Matches, config: Config, player: string): Promise<void> {
  const seats = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select(['match.id', 'match.state', 'seat.seat'])
    .where('seat.player', '=', player)
    .execute();
  for (const { id, state, seat } of seats) {
    if (state !== 'running') continue;
    const live = await matches.open(id).catch(() => null);
    if (!live) continue;
    const at = config.now();
    live.take(live.phase === 'waiting' ? { at, type: 'abort', why: 'deleted' } : { at, type: 'concede', seat });
    await live.look(() => null);
  }
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('session').where('player', '=', player).execute();
    await trx.deleteFrom('rating').where('player', '=', player).execute();
    await trx
      .deleteFrom('mute')
      .where(({ or, eb }) => or([eb('player', '=', player), eb('muted', '=', player)]))
      .execute();
    await trx.updateTable('chat').set({ text: null, preset: null, name: NOBODY }).where('player', '=', player).execute();
    for (const { id, seat, state } of seats) {
      if (state === 'open')
        await trx.updateTable('seat').set({ player: null, name: null }).where('match', '=', id).where('seat', '=', seat).execute();
      else await forgetName(trx, id, seat);
    }
    await trx
      .updateTable('player')
      .set({ name: NOBODY, folded: null, password: null, deleted_at: config.now() })
      .where('id', '=', player)
      .execute();
  });
  for (const { id } of seats) if (matches.peek(id)?.idle) matches.drop(id);
}

async function forgetName(db: Kysely<Tables>, match: string, seat: number): Promise<void> {
  await db.updateTable('seat').set({ name: NOBODY }).where('match', '=', match).where('seat', '=', seat).execute();
  const row = await db.selectFrom('match').select('header').where('id', '=', match).executeTakeFirst();
  if (!row?.header) return;
  const header = JSON.parse(row.header) as MatchHeader;
  const seats = header.seats.map((info, i) => (i === seat ? { ...info, name: NOBODY } : info));
  await db
    .updateTable('match')
    .set({ header: JSON.stringify({ ...header, seats }) })
    .where('id', '=', match)
    .execute();
}
