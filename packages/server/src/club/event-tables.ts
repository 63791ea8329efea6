/** The tables of an event's rounds: each is a series, made once, whose result is taken when it is over. */
import type { BySide, EventAct, EventRound, EventState, EventTable, MatchResult, SeriesStanding } from '@kolbiste/club';
import { conceding, walkover } from '@kolbiste/club/events';
import type { Plain } from '@kolbiste/engine';
import type { ClockConfig, SeatLook } from '@kolbiste/protocol';
import type { MatchHeader, TableHost } from '@kolbiste/table';
import { hashOf } from '../ids.ts';
import { letOthers } from '../let-others.ts';
import { broughtIn, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { BOT_NAMES } from '../lobby/new-table.ts';
import { Problem } from '../problem.ts';
import type { EntryBringsRow } from '../storage/event-store.ts';
import type { SeatRow } from '../storage/match-store.ts';
import { valueIn } from './event-brings.ts';
import type { EventDependencies, LoadedEvent } from './event-state.ts';
import type { SeriesSeat } from './series-opening.ts';
import { loadSeries, standing } from './series-state.ts';

/** At most this many tables are remembered. */
const MOST_ATTENDED = 5_000;

export class EventTables {
  private readonly deps: EventDependencies;
  /** Series whose players were all there: nobody is missed any more. */
  private readonly attended = new Set<string>();
  constructor(deps: EventDependencies) {
    this.deps = deps;
  }

  /** Makes the tables of a round that has been published. */
  async open(loaded: LoadedEvent, round: EventRound): Promise<void> {
    for (const table of round.tables) {
      if (table.result !== null) continue;
      await this.openOne(loaded, round, table);
      await letOthers();
    }
  }

  /** Made twice it is the same table. */
  async openOne({ row, state }: LoadedEvent, round: EventRound, table: EventTable): Promise<void> {
    const { storage, series } = this.deps;
    const id = seriesId(row.seed!, round.round, table);
    if (await storage.series.row(id)) return;
    const { settings } = state;
    const seats = table.decider === null ? table.seats : ([table.seats[1], table.seats[0]] as const);
    const own = seats.map(player => this.seatOf(state, player, table));
    const brings = await Promise.all(seats.map(player => this.broughtBy(row.id, player)));
    await series.open({
      id,
      game: settings.game,
      kind: 'match',
      games: table.decider === null ? settings.games : 1,
      seats: own as unknown as readonly [SeriesSeat, SeriesSeat],
      settings: {
        options: settings.options,
        clock: settings.clock as unknown as ClockConfig,
        undo: 'none',
        rated: settings.rated && table.bot === undefined,
        listed: false,
        spectators: settings.spectators,
        spectatorDelay: settings.spectatorDelay,
        event: true,
      },
      brings: brings as unknown as readonly [Plain, Plain],
      event: { event: row.id, round: round.round, table: table.table },
    });
  }

  private seatOf(state: EventState, player: string | null, { bot }: EventTable): SeriesSeat {
    if (player === null) return { who: 'bot', level: bot!, name: BOT_NAMES[bot!]! };
    return { who: 'human', player, name: state.entrants.find(entrant => entrant.player === player)!.name };
  }

  private async broughtBy(event: string, player: string | null): Promise<Plain> {
    const row = player === null ? undefined : await this.deps.storage.events.brings(event, player);
    return row ? valueIn(row) : null;
  }

  seriesAt({ row }: LoadedEvent, { round }: EventRound, table: EventTable): string {
    return seriesId(row.seed!, round, table);
  }
  /** The series of a round that are there, with their states. */
  made({ row }: LoadedEvent, { round }: EventRound): Promise<Map<string, string>> {
    return this.deps.storage.events.seriesOf(row.id, round);
  }

  /** How a table ended, when it has. One that was cut short without any result waits for a judge. */
  async resultOf({ row }: LoadedEvent, round: EventRound, table: EventTable): Promise<MatchResult | null> {
    const loaded = await loadSeries(this.deps.storage, seriesId(row.seed!, round.round, table));
    if (loaded?.row.state !== 'over') return null;
    return resultIn(standing(loaded), table.decider !== null);
  }

  async callTime({ row }: LoadedEvent, round: EventRound, table: EventTable): Promise<void> {
    const id = seriesId(row.seed!, round.round, table);
    const series = await this.deps.storage.series.row(id);
    if (series?.state === 'playing' && series.called_at === null) await this.deps.series.timeUp(id);
  }

  /** Who is not at a live table though it is time, and what that costs them. */
  async missing(
    { row, state }: LoadedEvent,
    round: EventRound,
    table: EventTable,
    wake: (at: number) => void,
  ): Promise<readonly EventAct[]> {
    const { pace, noShow, games } = state.settings;
    if (pace !== 'live' || round.startedAt === null || table.decider !== null) return [];
    const now = this.deps.config.now();
    const began = round.startedAt + table.extra + table.waited;
    const [first, last] = [began + noShow.game, began + noShow.match];
    if (now < Math.min(first, last)) {
      wake(Math.min(first, last));
      return [];
    }
    const absent = await this.absent(seriesId(row.seed!, round.round, table), table);
    if (absent.length === 0) return [];
    const at = { round: round.round, table: table.table };
    if (now >= last) {
      const dropped = absent.map((player): EventAct => ({ type: 'dropped', player, why: 'noShow' }));
      if (absent.length === 1) return [...dropped, ...conceding(state, absent[0]!, 'noShow')];
      return [...dropped, { type: 'result', ...at, result: walkover(state, 'none', true), source: 'noShow' }];
    }
    wake(last);
    // A match of one game is lost when that is; until then there is nothing smaller to lose.
    if (games === 1) return [];
    return absent.flatMap((player): EventAct[] => {
      const seat = table.seats[0] === player ? 0 : 1;
      return table.penalties[seat] > 0 ? [] : [{ type: 'penalty', ...at, seat }];
    });
  }

  /** Players of a first game that has not begun, who have not said that they are there. */
  private async absent(id: string, table: EventTable): Promise<string[]> {
    const { storage } = this.deps;
    if (this.attended.has(id)) return [];
    const [game, ...later] = await storage.series.games(id);
    if (!game) return [];
    if (later.length > 0 || game.ended !== null) return this.attendedBy(id);
    const rows = await storage.matches.rows(game.match);
    const ready = new Set(rows.flatMap(row => (row.type === 'ready' ? [row.seat] : [])));
    const seats = await storage.matches.seats(game.match);
    const people = seats.filter(({ kind }) => kind === 'human');
    if (people.every(({ seat }) => ready.has(seat))) return this.attendedBy(id);
    return people.flatMap(({ seat, player }) => (ready.has(seat) || !table.seats.includes(player) ? [] : [player!]));
  }

  private attendedBy(id: string): string[] {
    if (this.attended.size >= MOST_ATTENDED) this.attended.clear();
    this.attended.add(id);
    return [];
  }

  /** Ends a table whose result is known already: a player dropped, or a judge has decided. */
  async close({ row }: LoadedEvent, round: EventRound, table: EventTable): Promise<void> {
    const { storage, series, matches, config } = this.deps;
    if (table.source === 'bye' || table.source === 'table') return;
    const id = seriesId(row.seed!, round.round, table);
    if ((await storage.series.row(id))?.state !== 'playing') return;
    // No other game begins; the one that is played ends as it was decided, and nobody calls time in it before.
    await storage.series.call(id, config.now());
    const game = (await storage.series.games(id)).at(-1);
    const host = game && game.ended === null ? await matches.open(game.match).catch(() => null) : null;
    if (!host || host.phase === 'over') {
      await series.timeUp(id);
      return;
    }
    const at = config.now();
    const loser = table.result?.winner === 0 ? table.seats[1] : table.result?.winner === 1 ? table.seats[0] : null;
    const seat = loser === null ? null : host.seatOf(loser);
    host.take(seat === null || host.phase === 'waiting' ? { at, type: 'abort', why: 'decided' } : { at, type: 'concede', seat });
    await host.look(() => null);
    await series.timeUp(id);
  }
  async closeDecided(loaded: LoadedEvent, round: EventRound): Promise<void> {
    if (loaded.state.settings.venue !== 'online') return;
    for (const table of round.tables) {
      await this.close(loaded, round, table);
      await letOthers();
    }
  }
  async closeAll(loaded: LoadedEvent): Promise<void> {
    const last = loaded.state.rounds.at(-1);
    if (last) await this.closeDecided(loaded, last);
  }

  /**
   * Whether a player's games began with what they had brought, but for what the rules let them exchange. Games from before a judge let
   * them bring something else began with that.
   */
  async playsWhatWasBrought(event: string, { player, at, ...brings }: EntryBringsRow): Promise<boolean> {
    const { storage, config } = this.deps;
    const brought = valueIn(brings);
    for (const { series } of await storage.events.tables(event)) {
      const [game] = await storage.series.games(series);
      const row = await storage.matches.row(game!.match);
      const own = (await storage.matches.seats(game!.match)).find(other => other.player === player);
      if (!own || !row?.header || row.created_at < at) continue;
      const { options } = JSON.parse(row.header) as MatchHeader;
      const wanted = wantedAt(offered(config, row.game).game, options);
      const all = wanted && (options as { readonly [option: string]: Plain })[wanted.option];
      if (
        brought !== null &&
        Array.isArray(all) &&
        JSON.stringify(all[own.seat]) !== JSON.stringify(brought) &&
        !(wanted?.gather && isBroughtBy(own, brought))
      )
        return false;
    }
    return true;
  }

  /** Stops a table's clock, or lets it run again, where that is not so yet. */
  async stand({ row }: LoadedEvent, round: EventRound, { table, on }: { readonly table: EventTable; readonly on: boolean }): Promise<void> {
    const { storage, matches, config } = this.deps;
    const game = (await storage.series.games(seriesId(row.seed!, round.round, table))).at(-1);
    const host = game && game.ended === null && game.due_at === null ? await matches.open(game.match).catch(() => null) : null;
    if (!host || (on ? host.phase !== 'playing' : !(await host.look(({ halted }) => halted)))) return;
    host.take({ at: config.now(), type: 'halt', on });
    await host.look(() => null);
  }

  /** The host of a running table. */
  private async hostAt(event: string, at: { readonly round: number; readonly table: number }): Promise<TableHost> {
    const { storage, matches } = this.deps;
    const table = (await storage.events.tables(event)).findLast(({ round, table: number }) => round === at.round && number === at.table);
    const host = table && (await matches.open(table.match));
    if (!host) throw new Problem('unknown', 'there is no such table');
    return host;
  }

  /** What a seat of a running table sees, and what a judge is asked there. */
  async seatView(event: string, at: { readonly round: number; readonly table: number; readonly player: string }): Promise<SeatLook> {
    const host = await this.hostAt(event, at);
    const seat = host.seatOf(at.player);
    if (seat === null) throw new Problem('unknown', 'there is no such table');
    return host.look(match => ({ state: match.state(seat), seat, asks: match.judged?.asks ?? null }));
  }

  /** A judge says what becomes of what was proposed at a table. */
  async rule(event: string, at: { readonly round: number; readonly table: number }, key: string): Promise<void> {
    const host = await this.hostAt(event, at);
    const before = await host.look(match => match.judged);
    if (!before?.asks.options.some(option => option.key === key))
      throw new Problem('conflict', 'nothing is proposed there', [], { why: 'notProposed' });
    host.take({ at: this.deps.config.now(), type: 'judge', decision: before.decision, key });
    if ((await host.look(match => match.judged?.decision ?? null)) === before.decision)
      throw new Problem('storage', 'the verdict could not be kept; try again');
  }
}

/** What the seat brought, before the game put together what all brought: not all can have the same. */
const isBroughtBy = (seat: SeatRow, value: Plain): boolean => JSON.stringify(broughtIn(seat)?.value) === JSON.stringify(value);

/** Of a table, or of the one more game where somebody had to win: the same for the one who makes it. */
export const seriesId = (seed: string, round: number, { table, decider }: Pick<EventTable, 'table' | 'decider'>): string =>
  hashOf(`${seed}/round ${round}/table ${table}${decider === null ? '' : '/decider'}`).slice(0, 16);

/** In the last game the other one began. */
function resultIn({ score, winner }: SeriesStanding, turned: boolean): MatchResult {
  const wins: BySide<number> = turned ? [score.wins[1], score.wins[0]] : score.wins;
  const side = winner === null ? 'draw' : turned ? (winner === 0 ? 1 : 0) : winner;
  return { wins, draws: score.draws, winner: side, ...(score.played === 0 && { unplayed: true }) };
}
