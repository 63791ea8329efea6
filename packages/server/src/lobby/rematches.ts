/** Another match of the same players, everyone one seat further. */
import type { CreateTable } from '@kolbiste/protocol';
import { openOptions, type TableHost } from '@kolbiste/table';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import { offered, rowOf } from './entries.ts';
import type { TablesState } from './state.ts';

export class Rematches {
  private readonly tables: TablesState;
  /** The match that follows, once everyone here was told of it. */
  private readonly told = new WeakMap<TableHost, string>();

  constructor(tables: TablesState) {
    this.tables = tables;
  }

  /** Anyone who asks second sits down at the first one's table. */
  async ask(who: Identity, id: string): Promise<{ readonly match: string }> {
    const { storage, cluster } = this.tables.deps;
    const row = await rowOf(storage.matches, id);
    const seats = await storage.matches.seats(id);
    if (row.state !== 'over') throw new Problem('conflict', 'the match is not over');
    if (!seats.some(({ player }) => player === who.player)) throw new Problem('notAllowed', 'only who played can play again');
    if (await storage.series.goesOn(id)) throw new Problem('conflict', 'the series goes on');
    const next = await storage.tables.following(id);
    if (next !== null) return this.sit(who, next);
    const turned = seats.map((_, i) => seats[(i + 1) % seats.length]!);
    let match: string;
    try {
      const following = {
        follows: id,
        heldFor: turned.map(({ player }) => player),
        before: seats.find(({ player }) => player === who.player),
      };
      ({ match } = await this.tables.create(who, this.wishFor(row, seats, turned, who), following));
    } catch (error) {
      // Both asked at the same moment: the table of the quicker one is there now.
      const other = await storage.tables.following(id);
      if (other === null) throw error;
      return this.sit(who, other);
    }
    this.tell(id, match);
    cluster.wake(id, 'rematch');
    return { match };
  }

  private async sit(who: Identity, match: string): Promise<{ readonly match: string }> {
    await this.tables.sit(who, match);
    return { match };
  }

  private tell(id: string, next: string): void {
    const host = this.tables.deps.matches.peek(id);
    if (!host || this.told.get(host) === next) return;
    this.told.set(host, next);
    host.say({ type: 'rematch', match: id, next });
  }

  isTold(host: TableHost): boolean {
    return this.told.has(host);
  }

  /** Tells those who look at finished matches here which match follows. */
  async tellFollowing(ids: readonly string[]): Promise<void> {
    for (const { id, follows } of await this.tables.deps.storage.matches.following(ids)) this.tell(follows!, id);
  }

  private wishFor(row: MatchRow, seats: readonly SeatRow[], turned: readonly SeatRow[], who: Identity): CreateTable {
    const settings = JSON.parse(row.settings) as TableSettings;
    return {
      ...settings,
      // What was brought goes with those who brought it.
      options: openOptions(offered(this.tables.deps.config, row.game).game, settings.options),
      game: row.game,
      listed: false,
      seats: turned.map(({ kind, player, level }, i) => ({
        who: kind === 'bot' ? 'bot' : player === who.player ? 'me' : 'open',
        ...(level !== null && { level }),
        ...(seats[i]!.team !== null && { team: seats[i]!.team }),
      })),
    };
  }
}
