/** Players, their sessions and whom they muted. A secret is stored only as its hash. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type PlayerRow = Selectable<Schema['player']>;
export type SessionRow = Selectable<Schema['session']>;

/** A sweep takes a moment of everybody's: this many, and the rest the next time. */
const GUESTS_AT_ONCE = 200;

export class PlayerStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** The secret that signs cookies: the first one that was offered, the same for all servers. */
  async secret(offered: string): Promise<string> {
    const made = await this.db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirst();
    if (made) return made.value;
    await this.db
      .insertInto('setting')
      .values({ name: 'secret', value: offered })
      .onConflict(on => on.doNothing())
      .execute();
    const { value } = await this.db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
    return value;
  }

  byId(id: string): Promise<PlayerRow | undefined> {
    return this.db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
  }
  byName(folded: string): Promise<PlayerRow | undefined> {
    return this.db.selectFrom('player').selectAll().where('folded', '=', folded).executeTakeFirst();
  }
  /** An account has this name, or one that looks like it. */
  async isTaken(folded: string, skeleton: string): Promise<boolean> {
    const other = await this.db
      .selectFrom('player')
      .select('id')
      .where(({ or, eb }) => or([eb('folded', '=', folded), eb('skeleton', '=', skeleton)]))
      .executeTakeFirst();
    return other !== undefined;
  }

  /** Accounts of before skeletons get theirs; of two that look alike, the older. */
  async fillSkeletons(skeletonOf: (name: string) => string): Promise<void> {
    const rows = await this.db
      .selectFrom('player')
      .select(['id', 'name'])
      .where('folded', 'is not', null)
      .where('skeleton', 'is', null)
      .orderBy('created_at')
      .execute();
    for (const { id, name } of rows) {
      const skeleton = skeletonOf(name);
      await this.db
        .updateTable('player')
        .set({ skeleton })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('player as other').select('other.id').where('other.skeleton', '=', skeleton))),
        )
        .execute();
    }
  }

  async add(player: Insertable<Schema['player']>): Promise<void> {
    await this.db.insertInto('player').values(player).execute();
  }

  /** Turns a guest into an account; false when it is one already. Throws when the name was taken in the same moment. */
  async makeAccount(id: string, account: Pick<PlayerRow, 'name' | 'folded' | 'skeleton' | 'password'>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('player')
      .set(account)
      .where('id', '=', id)
      .where('password', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('player').set({ name }).where('id', '=', id).execute();
  }

  /** A new password; every other session ends, and every token. */
  changePassword(id: string, password: string, session: string | null): Promise<void> {
    return this.db.transaction().execute(async db => {
      await db.updateTable('player').set({ password }).where('id', '=', id).execute();
      await db
        .deleteFrom('session')
        .where('player', '=', id)
        .$if(session !== null, others => others.where('id', '!=', session!))
        .execute();
    });
  }

  /** A session with its player, by the hash of its token. */
  bySession(hash: string) {
    return this.db
      .selectFrom('session')
      .innerJoin('player', 'player.id', 'session.player')
      .select([
        'session.id as session',
        'session.kind',
        'session.seen_at',
        'session.expires_at',
        'player.id',
        'player.name',
        'player.password',
        'player.banned_until',
      ])
      .where('session.hash', '=', hash)
      .executeTakeFirst();
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.db.insertInto('session').values(session).execute();
  }
  /** False when the player has `most` tokens already. */
  addToken(session: SessionRow, most: number): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      // Touching the player's row makes those who want a token in the same moment wait for each other.
      await db
        .updateTable('player')
        .set(({ ref }) => ({ seen_at: ref('seen_at') }))
        .where('id', '=', session.player)
        .execute();
      const { count } = await db
        .selectFrom('session')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player', '=', session.player)
        .where('kind', '=', 'token')
        .executeTakeFirstOrThrow();
      if (count >= most) return false;
      await db.insertInto('session').values(session).execute();
      return true;
    });
  }

  async noteSeen(session: string, player: string, now: number, expiresAt: number): Promise<void> {
    await this.db.updateTable('session').set({ seen_at: now, expires_at: expiresAt }).where('id', '=', session).execute();
    await this.db.updateTable('player').set({ seen_at: now }).where('id', '=', player).execute();
  }

  sessions(player: string): Promise<SessionRow[]> {
    return this.db.selectFrom('session').selectAll().where('player', '=', player).orderBy('created_at').execute();
  }

  /** Ends a session of the player; false when there is none. */
  async removeSession(player: string, session: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('session')
      .where('id', '=', session)
      .where('player', '=', player)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async removeExpired(now: number): Promise<void> {
    await this.db.deleteFrom('session').where('expires_at', '<', now).execute();
  }

  /**
   * Forgets guests who were not seen since a moment and left nothing behind: no seat, no word, no table. Looks at the next few after
   * `from` (when they were last seen); gives where to go on, 0 at the end.
   */
  async removeGuests(before: number, from: number): Promise<number> {
    const rows = await this.db
      .selectFrom('player')
      .select(['id', 'seen_at'])
      .where('password', 'is', null)
      .where('seen_at', '>', from)
      .where('seen_at', '<', before)
      .orderBy('seen_at')
      .limit(GUESTS_AT_ONCE)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await this.db.transaction().execute(async db => {
      const kept = new Set<string | null>();
      for (const { player } of await db.selectFrom('seat').select('player').where('player', 'in', ids).execute()) kept.add(player);
      for (const { player } of await db.selectFrom('chat').select('player').where('player', 'in', ids).execute()) kept.add(player);
      for (const { created_by: maker } of await db.selectFrom('match').select('created_by').where('created_by', 'in', ids).execute())
        kept.add(maker);
      for (const { by } of await db.selectFrom('report').select('by').where('by', 'in', ids).execute()) kept.add(by);
      const gone = ids.filter(id => !kept.has(id));
      if (gone.length === 0) return;
      await db.deleteFrom('session').where('player', 'in', gone).execute();
      await db.deleteFrom('mute').where('player', 'in', gone).execute();
      await db.deleteFrom('seek').where('player', 'in', gone).execute();
      await db
        .deleteFrom('follow')
        .where(({ or, eb }) => or([eb('player', 'in', gone), eb('followed', 'in', gone)]))
        .execute();
      await db.deleteFrom('player').where('id', 'in', gone).where('password', 'is', null).execute();
    });
    return rows.length < GUESTS_AT_ONCE ? 0 : rows.at(-1)!.seen_at;
  }

  async mutedBy(player: string): Promise<Set<string>> {
    const rows = await this.db.selectFrom('mute').select('muted').where('player', '=', player).execute();
    return new Set(rows.map(({ muted }) => muted));
  }

  async mute(player: string, muted: string, on: boolean): Promise<void> {
    if (on)
      await this.db
        .insertInto('mute')
        .values({ player, muted })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    else await this.db.deleteFrom('mute').where('player', '=', player).where('muted', '=', muted).execute();
  }
}
