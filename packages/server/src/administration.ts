/** What the keeper of a server can do: see reports, close tables, ban. Every act is recorded. */
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Desk } from './desk.ts';
import type { Gateway } from './gateway.ts';
import { newId } from './ids.ts';
import type { Matches } from './matches.ts';
import { Problem } from './problem.ts';
import type { Tables } from './storage/schema.ts';

export interface ReportEntry {
  readonly report: string;
  readonly at: number;
  readonly by: string;
  readonly match: string;
  readonly about: { readonly player: string; readonly name: string } | null;
  /** What was said, where the report is about that. */
  readonly said: string | null;
  readonly text: string;
}

/** The acts themselves, on the database: the same for a running server and for a command beside it. */
export class Ledger {
  protected readonly db: Kysely<Tables>;
  protected readonly now: () => number;
  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Reports nobody has dealt with, the oldest first. */
  async reports(): Promise<ReportEntry[]> {
    const rows = await this.db
      .selectFrom('report')
      .leftJoin('player', 'player.id', 'report.player')
      .leftJoin('chat', join => join.onRef('chat.match', '=', 'report.match').onRef('chat.number', '=', 'report.chat'))
      .select(['report.id', 'report.at', 'report.by', 'report.match', 'report.player', 'report.text', 'player.name', 'chat.text as said'])
      .where('report.closed_at', 'is', null)
      .orderBy('report.at')
      .execute();
    return rows.map(({ id, at, by, match, player, name, said, text }) => ({
      report: id,
      at,
      by,
      match,
      about: player === null ? null : { player, name: name ?? '' },
      said,
      text,
    }));
  }

  async closeReport(report: string, who: string, why: string): Promise<void> {
    const { numUpdatedRows } = await this.db
      .updateTable('report')
      .set({ closed_at: this.now() })
      .where('id', '=', report)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('unknown', `there is no report ${report}`);
    await this.record(who, 'closeReport', report, why);
  }

  /** Bans a player until a moment; a moment in the past lets him in again. */
  async ban(player: string, until: number, who: string, why: string): Promise<void> {
    const { numUpdatedRows } = await this.db.updateTable('player').set({ banned_until: until }).where('id', '=', player).executeTakeFirst();
    if (!numUpdatedRows) throw new Problem('unknown', `there is no player ${player}`);
    await this.record(who, until > this.now() ? 'ban' : 'unban', player, why);
  }

  /** Everything that was done, the latest first. */
  acts(): Promise<{ at: number; who: string; what: string; about: string; why: string }[]> {
    return this.db.selectFrom('act').select(['at', 'who', 'what', 'about', 'why']).orderBy('at', 'desc').limit(500).execute();
  }

  protected async record(who: string, what: string, about: string, why: string): Promise<void> {
    await this.db.insertInto('act').values({ id: newId(), at: this.now(), who, what, about, why }).execute();
  }
}

export class Administration extends Ledger {
  private readonly matches: Matches;
  private readonly desk: Desk;
  private readonly gateway: Gateway;
  constructor(db: Kysely<Tables>, config: Config, matches: Matches, desk: Desk, gateway: Gateway) {
    super(db, config.now);
    this.matches = matches;
    this.desk = desk;
    this.gateway = gateway;
  }

  override async ban(player: string, until: number, who: string, why: string): Promise<void> {
    await super.ban(player, until, who, why);
    for (const connection of this.gateway.of(player)) connection.fail('unauthorized', 'this player may not play here', { fatal: true });
  }

  /** Ends a match without a result, or closes a table that has not begun. */
  async closeTable(match: string, who: string, why: string): Promise<void> {
    const live = await this.matches.open(match);
    if (live) {
      live.take({ at: this.now(), type: 'abort', why: 'closed' });
      await live.look(() => null);
    } else await this.desk.close(match, null);
    await this.record(who, 'closeTable', match, why);
  }
}
