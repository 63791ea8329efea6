/**
 * What the keeper of a server and its moderators can do: see reports, close tables, take chat, ban, rename. Every act is recorded, and
 * the record is also how running servers learn of it: they look for new acts with every heartbeat. So a command beside the server does
 * all of it.
 */
import type { ActKind } from '@kolbiste/protocol';
import type { ActRow } from '../storage/administration-store.ts';
import type { Abort, MatchRow, SeatRow } from '../storage/match-store.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { foldName, nameFault, skeletonOf } from './names.ts';

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

/** Who acts: a moderator, or the keeper, who has no player here. */
export interface Actor {
  readonly name: string;
  readonly player: string | null;
}

export type Act = Omit<ActRow, 'what'> & { readonly what: ActKind };

/** What an act changed: how it was, and how it is since. */
export type Change =
  | { readonly of: 'banned_until' | 'silenced_until'; readonly before: number | null; readonly after: number }
  | { readonly of: 'name'; readonly before: string; readonly after: string }
  | { readonly of: 'table'; readonly row: MatchRow; readonly seats: readonly SeatRow[] };

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

  /** `answer`: what the reporter is told. */
  async closeReport(report: string, who: Actor, why: string, answer: string | null = null): Promise<void> {
    if (!(await this.storage.administration.closeReport(report, this.now(), answer)))
      throw new Problem('unknown', `there is no open report ${report}`);
    await this.record(who, { what: 'closeReport', about: report, why });
  }

  /** Bans a player until a moment; a moment in the past lifts the ban. */
  ban(player: string, until: number, who: Actor, why: string): Promise<void> {
    return this.setUntil(player, { of: 'banned_until', until, what: until > this.now() ? 'ban' : 'unban' }, who, why);
  }

  /** Until that moment a player says nothing at tables; a moment in the past gives them their voice back. */
  silence(player: string, until: number, who: Actor, why: string): Promise<void> {
    return this.setUntil(player, { of: 'silenced_until', until, what: until > this.now() ? 'silence' : 'unsilence' }, who, why);
  }

  private async setUntil(
    player: string,
    { of, until, what }: { readonly of: 'banned_until' | 'silenced_until'; readonly until: number; readonly what: ActKind },
    who: Actor,
    why: string,
  ): Promise<void> {
    const row = await this.playerRow(player);
    const before = row[of];
    if (!(await this.storage.administration.setPlayer(player, { [of]: until }, { [of]: before })))
      throw new Problem('conflict', 'somebody else decided about this player in the same moment');
    await this.record(who, { what, about: player, why, change: { of, before, after: until } });
  }

  /** A name that cannot stay. */
  async rename(player: string, name: string, who: Actor, why: string): Promise<void> {
    const row = await this.playerRow(player);
    const fault = nameFault(name);
    if (fault !== null) throw new Problem('malformed', fault);
    const { players, administration } = this.storage;
    if (await players.isTaken(foldName(name), skeletonOf(name)))
      throw new Problem('taken', 'this name is taken, or looks like one that is');
    const account = row.password === null ? {} : { folded: foldName(name), skeleton: skeletonOf(name) };
    if (!(await administration.setPlayer(player, { name, ...account }, { name: row.name })))
      throw new Problem('conflict', 'somebody else decided about this player in the same moment');
    await administration.renameSeats(player, name);
    await this.record(who, { what: 'rename', about: player, why, change: { of: 'name', before: row.name, after: name } });
  }

  /** Only the keeper makes moderators. */
  async setRole(player: string, role: 'moderator' | null, who: Actor, why: string): Promise<void> {
    const row = await this.playerRow(player);
    if (role !== null && row.password === null) throw new Problem('malformed', 'a moderator has an account');
    await this.storage.administration.setPlayer(player, { role });
    await this.record(who, { what: 'role', about: player, why });
  }

  /** Ends a match without a result, or closes a table that has not begun. The log decides against whatever else happens just now. */
  async closeTable(match: string, who: Actor, why: string): Promise<void> {
    const { log, matches: store } = this.storage;
    const row = await store.row(match);
    if (!row || row.state === 'over') throw new Problem('unknownMatch', `there is no open match or table ${match}`);
    const seats = await store.seats(match);
    const open = row.state === 'open' && (await store.forget(match));
    if (!open) {
      const abort: Abort = { type: 'abort', why: 'closed', at: this.now() };
      for (;;) {
        const rows = await store.rows(match);
        if (rows.at(-1)?.type === 'abort') break;
        if ((await log.append(match, { ...abort, n: rows.length + 1 })) === 'written') break;
      }
    }
    await this.record(who, { what: 'closeTable', about: match, why, ...(open && { change: { of: 'table', row, seats } }) });
  }

  /** Takes an act back, as long as nothing else was decided since; it is an act of its own. */
  async undo(id: string, who: Actor, why: string): Promise<void> {
    const { administration } = this.storage;
    const act = (await administration.act(id)) as Act | undefined;
    if (!act) throw new Problem('unknown', 'there is no such act');
    if (!isReversible(act)) throw new Problem('conflict', 'this cannot be undone');
    const undoing = newId();
    if (!(await administration.markUndone(id, undoing))) throw new Problem('conflict', 'this was undone already');
    try {
      await this.record(who, { id: undoing, about: act.about, why, ...(await this.reversed(act)) });
    } catch (error) {
      await administration.markUndone(id, null);
      throw error;
    }
  }

  /** Makes it as it was; gives what kind of act that is. */
  private async reversed({ what, about, change: text }: Act): Promise<{ readonly what: ActKind; readonly change?: Change }> {
    const { administration, players } = this.storage;
    const since = new Problem('conflict', 'something else was decided since; undo that first');
    const change = text === null ? null : (JSON.parse(text) as Change);
    if (change === null) {
      if (what !== 'closeReport' || !(await administration.closeReport(about, null))) throw since;
      return { what: 'reopenReport' };
    }
    if (change.of === 'table') {
      if (!(await administration.putBack(change))) throw since;
      return { what: 'reopenTable' };
    }
    if (change.of === 'name') {
      const { before, after } = change;
      if (await players.isTaken(foldName(before), skeletonOf(before))) throw new Problem('taken', 'somebody else has the name meanwhile');
      const guest = (await this.playerRow(about)).password === null;
      const account = guest ? {} : { folded: foldName(before), skeleton: skeletonOf(before) };
      if (!(await administration.setPlayer(about, { name: before, ...account }, { name: after }))) throw since;
      await administration.renameSeats(about, before);
      return { what, change: { of: 'name', before: after, after: before } };
    }
    const { of, before, after } = change;
    if (!(await administration.setPlayer(about, { [of]: before ?? 0 }, { [of]: after }))) throw since;
    const on = (before ?? 0) > this.now();
    const kind = of === 'banned_until' ? (on ? 'ban' : 'unban') : on ? 'silence' : 'unsilence';
    return { what: kind, change: { of, before: after, after: before ?? 0 } };
  }

  /** What was done, the latest first; `after`: only what came later. */
  async acts(after = 0): Promise<Act[]> {
    return (await this.storage.administration.acts(after)) as Act[];
  }

  private async playerRow(player: string) {
    const row = await this.storage.players.byId(player);
    if (!row || row.deleted_at !== null) throw new Problem('unknown', `there is no player ${player}`);
    return row;
  }

  private async record(
    { name, player }: Actor,
    act: { readonly id?: string; readonly what: ActKind; readonly about: string; readonly why: string; readonly change?: Change },
  ): Promise<void> {
    const { id = newId(), change, ...rest } = act;
    await this.storage.administration.addAct({
      id,
      at: this.now(),
      who: name,
      by: player,
      change: change === undefined ? null : JSON.stringify(change),
      ...rest,
    });
  }
}

/** A match that was ended does not go on; a report that was opened again is simply closed. */
export const isReversible = ({ what, change }: Act): boolean => change !== null || what === 'closeReport';
