/**
 * What the keeper of a server can do: see reports, close tables, ban. Every act is recorded, and the record is also how running
 * servers learn of it: they look for new acts with every heartbeat. So a command beside the server does all of it.
 */
import type { Abort } from '../storage/match-store.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';

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

export type ActKind = 'closeReport' | 'closeTable' | 'ban' | 'unban';

export interface Act {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly what: ActKind;
  /** A report, a match or a player. */
  readonly about: string;
  readonly why: string;
}

export class Administration {
  private readonly storage: Storage;
  private readonly now: () => number;
  constructor(storage: Storage, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** Reports nobody has dealt with, the oldest first. */
  async reports(): Promise<ReportEntry[]> {
    const rows = await this.storage.administration.reports();
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
    if (!(await this.storage.administration.closeReport(report, this.now())))
      throw new Problem('unknown', `there is no open report ${report}`);
    await this.record(who, 'closeReport', report, why);
  }

  /** Bans a player until a moment; a moment in the past lifts the ban. */
  async ban(player: string, until: number, who: string, why: string): Promise<void> {
    if (!(await this.storage.administration.ban(player, until))) throw new Problem('unknown', `there is no player ${player}`);
    await this.record(who, until > this.now() ? 'ban' : 'unban', player, why);
  }

  /** Ends a match without a result, or closes a table that has not begun. The log decides against whatever else happens just now. */
  async closeTable(match: string, who: string, why: string): Promise<void> {
    const { log, matches: store } = this.storage;
    const row = await store.row(match);
    if (!row || row.state === 'over') throw new Problem('unknownMatch', `there is no open match or table ${match}`);
    if (row.state === 'open') await store.forget(match);
    else {
      const abort: Abort = { type: 'abort', why: 'closed', at: this.now() };
      for (;;) {
        const rows = await store.rows(match);
        if (rows.at(-1)?.type === 'abort') break;
        if ((await log.append(match, { ...abort, n: rows.length + 1 })) === 'written') break;
      }
    }
    await this.record(who, 'closeTable', match, why);
  }

  /** What was done, the latest first; `after`: only what came later. */
  async acts(after = 0): Promise<Act[]> {
    return (await this.storage.administration.acts(after)) as Act[];
  }

  private async record(who: string, what: ActKind, about: string, why: string): Promise<void> {
    await this.storage.administration.addAct({ id: newId(), at: this.now(), who, what, about, why });
  }
}
