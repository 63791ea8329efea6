/** Everything the database holds about one player: to export it, and to erase it. Finished games stay, without the name. */
import type { MatchHeader } from '@kolbiste/table';
import type { Kysely } from 'kysely';
import { eraseFromEvents, eventsOf } from './event-personal.ts';
import type { Schema } from './schema.ts';
import { packOf } from './workshop-rows.ts';

/** The name of a player who is gone. */
const NOBODY = '–';

/** A seat of the player's, with the state of its match. */
export interface PlayerSeat {
  readonly id: string;
  readonly state: 'open' | 'running' | 'over';
  readonly seat: number;
}

export class PersonalData {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async export(player: string): Promise<unknown> {
    const { db } = this;
    const account = await db
      .selectFrom('player')
      .select(['id', 'name', 'created_at', 'seen_at', 'banned_until', 'about', 'hidden'])
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
        'seat.brings',
      ])
      .where('seat.player', '=', player)
      .execute();
    const said = await db.selectFrom('chat').select(['match', 'number', 'at', 'text', 'preset']).where('player', '=', player).execute();
    const ratings = await db.selectFrom('rating').selectAll().where('player', '=', player).execute();
    const ratingsPast = await db.selectFrom('rating_past').selectAll().where('player', '=', player).execute();
    const follows = await db.selectFrom('follow').select(['followed', 'at']).where('player', '=', player).execute();
    const seeks = await db.selectFrom('seek').select(['game', 'settings', 'brings', 'since']).where('player', '=', player).execute();
    const reports = await db.selectFrom('report').select(['at', 'match', 'text', 'closed_at', 'answer']).where('by', '=', player).execute();
    const mutes = await db.selectFrom('mute').select('muted').where('player', '=', player).execute();
    const swaps = await this.swaps(player);
    const things = { ...(await this.things(player)), ...(await eventsOf(db, player)) };
    return {
      format: 'kolbiste-player',
      v: 1,
      account,
      sessions,
      matches,
      said,
      ratings,
      ratingsPast,
      follows,
      seeks,
      reports,
      mutes: mutes.map(({ muted }) => muted),
      swaps,
      ...things,
    };
  }

  /** What was exchanged between the games of series. */
  private swaps(player: string): Promise<unknown[]> {
    return this.db
      .selectFrom('series_list as list')
      .innerJoin('series_game as first', join => join.onRef('first.series', '=', 'list.series').on('first.n', '=', 1))
      .innerJoin('seat', join => join.onRef('seat.match', '=', 'first.match').onRef('seat.seat', '=', 'list.side'))
      .select(['list.series', 'list.n', 'list.swaps'])
      .where('seat.player', '=', player)
      .execute();
  }

  /** Decks, cards and progress; of a pack that is not open, only that there is one. */
  private async things(player: string): Promise<object> {
    const { db } = this;
    const decks = await db.selectFrom('deck').selectAll().where('player', '=', player).execute();
    const past = await db
      .selectFrom('deck_past')
      .innerJoin('deck', 'deck.id', 'deck_past.deck')
      .select(['deck_past.deck', 'deck_past.revision', 'deck_past.at', 'deck_past.data'])
      .where('deck.player', '=', player)
      .execute();
    const owned = await db.selectFrom('owned').selectAll().where('player', '=', player).execute();
    const packs = await db.selectFrom('pack').selectAll().where('player', '=', player).execute();
    const progress = await db.selectFrom('progress').selectAll().where('player', '=', player).execute();
    const tries = await db.selectFrom('puzzle_try').selectAll().where('player', '=', player).execute();
    const plain = <T extends { readonly data: string }>(row: T): object => ({ ...row, data: JSON.parse(row.data) as unknown });
    return { decks: decks.map(plain), deckPast: past.map(plain), owned, packs: packs.map(packOf), progress, tries };
  }

  seatsOf(player: string): Promise<PlayerSeat[]> {
    return this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['match.id', 'match.state', 'seat.seat'])
      .where('seat.player', '=', player)
      .execute();
  }

  /** Leaves open tables, and takes the name out of everything that stays. */
  async erase(player: string, seats: readonly PlayerSeat[], now: number): Promise<void> {
    await this.db.transaction().execute(async db => {
      for (const table of ['session', 'recovery', 'factor'] as const) await db.deleteFrom(table).where('player', '=', player).execute();
      for (const table of ['rating', 'rating_past', 'seek', 'here'] as const)
        await db.deleteFrom(table).where('player', '=', player).execute();
      await db
        .deleteFrom('follow')
        .where(({ or, eb }) => or([eb('player', '=', player), eb('followed', '=', player)]))
        .execute();
      await db
        .deleteFrom('deck_past')
        .where('deck', 'in', within => within.selectFrom('deck').select('id').where('player', '=', player))
        .execute();
      for (const table of ['deck', 'owned', 'pack', 'progress', 'puzzle_try', 'workshop'] as const)
        await db.deleteFrom(table).where('player', '=', player).execute();
      await db
        .deleteFrom('mute')
        .where(({ or, eb }) => or([eb('player', '=', player), eb('muted', '=', player)]))
        .execute();
      await db
        .updateTable('series_list')
        .set({ swaps: '[]' })
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('series_game as first')
              .innerJoin('seat', 'seat.match', 'first.match')
              .select('seat.player')
              .whereRef('first.series', '=', 'series_list.series')
              .where('first.n', '=', 1)
              .whereRef('seat.seat', '=', 'series_list.side')
              .where('seat.player', '=', player),
          ),
        )
        .execute();
      // What was decided stays; names that were taken away or decided do not.
      await db.updateTable('act').set({ change: null }).where('about', '=', player).execute();
      await db.updateTable('act').set({ who: NOBODY }).where('by', '=', player).execute();
      await eraseFromEvents(db, player, NOBODY);
      await db.updateTable('chat').set({ text: null, preset: null, name: NOBODY }).where('player', '=', player).execute();
      for (const { id, seat, state } of seats) {
        if (state === 'open')
          await db
            .updateTable('seat')
            .set({ player: null, name: null, brings: null })
            .where('match', '=', id)
            .where('seat', '=', seat)
            .execute();
        else await eraseName(db, id, seat);
      }
      await db
        .updateTable('player')
        .set({ name: NOBODY, folded: null, skeleton: null, password: null, about: null, hidden: 0, deleted_at: now, role: null })
        .where('id', '=', player)
        .execute();
    });
  }
}

async function eraseName(db: Kysely<Schema>, match: string, seat: number): Promise<void> {
  await db.updateTable('seat').set({ name: NOBODY, brings: null }).where('match', '=', match).where('seat', '=', seat).execute();
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
