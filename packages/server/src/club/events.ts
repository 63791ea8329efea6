/** Events: made, entered, played, judged. Each verb's rules are in `club`; here they meet accounts, lists and tables. */
import type { EventAct, EventCommand, EventExport, EventState, EventTable, Standing } from '@kolbiste/club';
import { CommandRefused, conceding, decide, entrantOf, roleOf, type Circumstances } from '@kolbiste/club/events';
import { sha256, type Plain } from '@kolbiste/engine';
import type { CreateEvent, EventList, EventPlace, EventSummary, EventView, OwnEvent } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { newId, newSeed } from '../ids.ts';
import { assertOfClub, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { Problem } from '../problem.ts';
import type { NewBrings } from '../storage/event-store.ts';
import { mayRead, numberOf, readEntry, valueIn } from './event-brings.ts';
import { exportOf, importEvent, standingsCsv } from './event-files.ts';
import { EventRunning } from './event-running.ts';
import { EventTexts, seesLikeAll, textOf, type EventText } from './event-texts.ts';
import { settleEvent } from './event-settings.ts';
import { EventStates, needsList, standingsIn, type EventDependencies, type LoadedEvent } from './event-state.ts';
import { logFor, standingsSeen, summaryOf, viewOf } from './event-view.ts';
import { pair } from './pairing-thread.ts';

/** The event is not any more as the one who asked knew it. */
export class EventMoved extends Error {
  override readonly name = 'EventMoved';
  readonly view: EventView;
  constructor(view: EventView) {
    super('somebody was quicker');
    this.view = view;
  }
}

/** This many places are told of a player. */
const MOST_PLACES = 20;

/** A judge is called, or both report something else. */
const isCalling = ({ called, result, reports }: EventTable): boolean =>
  called !== null || (result === null && Object.keys(reports).length > 1);

export class Events {
  private readonly deps: EventDependencies;
  private readonly states: EventStates;
  private readonly running: EventRunning;
  private readonly texts = new EventTexts();

  constructor(deps: EventDependencies) {
    this.deps = deps;
    this.states = new EventStates(deps);
    this.running = new EventRunning(deps, this.states);
  }

  async create(who: Identity, wish: CreateEvent): Promise<{ readonly event: string }> {
    if (who.guest) throw new Problem('notAllowed', 'events are for accounts');
    const { config } = this.deps;
    const settings = settleEvent(config, wish);
    const event = newId();
    const seed = newSeed();
    const at = config.now();
    const before = settings.follows === null ? null : await this.seasonBefore(who, settings.follows, seed);
    const acts: EventAct[] = [
      { type: 'created', settings, seedHash: sha256(seed), name: who.name },
      ...(wish.draft ? [] : [{ type: 'opened' } as const]),
      ...(before ?? []),
    ];
    await this.running.make({ event, seed, organiser: who.player, acts, at });
    await this.running.advance(event);
    return { event };
  }

  /** The players of a league's last season, in the order in which they begin the next. */
  private async seasonBefore(who: Identity, follows: string, seed: string): Promise<readonly EventAct[]> {
    const { state } = await this.states.load(follows);
    if (state.settings.kind !== 'league' || state.phase !== 'over') throw new Problem('conflict', 'a season follows a league that is over');
    if (roleOf(state, who.player) !== 'organiser') throw new Problem('notAllowed', 'only its organiser makes the next season');
    return this.running.enteredAgain(state, seed);
  }

  async list(
    who: Identity | null,
    wish: { readonly game?: string | undefined; readonly state?: string | undefined },
  ): Promise<EventSummary[]> {
    const rows = await this.deps.storage.events.list({ ...wish, player: who?.player ?? null });
    return rows.map(summaryOf);
  }

  /** The events of a player that are not over, with the table that waits for them. */
  async mine(who: Identity): Promise<OwnEvent[]> {
    const { events } = this.deps.storage;
    const found: OwnEvent[] = [];
    for (const id of await events.ofPlayer(who.player)) {
      const loaded = await this.states.load(id);
      const { state } = loaded;
      const entrant = entrantOf(state, who.player);
      const round = state.rounds.at(-1);
      const table =
        round?.phase === 'playing' ? round.tables.find(({ seats, result }) => result === null && seats.includes(who.player)) : undefined;
      const all = table && state.settings.venue === 'online' ? await events.tables(id) : [];
      const match = all.findLast(other => other.round === round?.round && other.table === table?.table)?.match ?? null;
      found.push({
        ...summaryOf(loaded.row),
        role: roleOf(state, who.player),
        pace: state.settings.pace,
        entered: entrant?.state === 'in',
        needsList: entrant?.state === 'in' && entrant.hash === null && state.rounds.length === 0 && needsList(this.deps.config, state),
        table: table ? { number: table.table, match } : null,
        calls: roleOf(state, who.player) === null ? 0 : (round?.tables.filter(isCalling).length ?? 0),
      });
    }
    return found;
  }

  /** The latest events that somebody played in, and what came of it. */
  async placesOf(player: string): Promise<EventPlace[]> {
    const found: EventPlace[] = [];
    for (const id of await this.deps.storage.events.playedBy(player, MOST_PLACES)) {
      const { row, state } = await this.states.load(id);
      const all = standingsIn(state);
      const own = all.find(other => other.player === player);
      if (!own || own.won + own.drawn + own.lost + own.byes === 0) continue;
      const of = all.filter(({ group }) => group === own.group).length;
      found.push({ ...summaryOf(row), place: own.place, of, group: own.group, left: own.state !== 'in' });
    }
    return found;
  }

  async view(who: Identity | null, id: string): Promise<EventView> {
    return this.viewFor(await this.visible(who, id), who);
  }
  /** The same as text; null when it is the one with the tag that is known. */
  async text(who: Identity | null, id: string, known: string | undefined): Promise<EventText | null> {
    const loaded = await this.visible(who, id);
    const { events } = this.deps.storage;
    const tag = `"${loaded.state.n}.${await events.tableCount(id)}"`;
    if (tag === known) return null;
    const player = who?.player ?? null;
    if ((player !== null && roleOf(loaded.state, player) !== null) || !seesLikeAll(loaded.state, player))
      return textOf(await this.viewFor(loaded, who), tag);
    const tables = await events.tables(id);
    return this.texts.of(id, tag, () => viewOf(loaded, null, { tables, brings: needsList(this.deps.config, loaded.state) }));
  }
  private async viewFor(loaded: LoadedEvent, who: Identity | null): Promise<EventView> {
    const tables = await this.deps.storage.events.tables(loaded.row.id);
    return viewOf(loaded, who?.player ?? null, { tables, brings: needsList(this.deps.config, loaded.state) });
  }

  /** A draft is its officials' own. */
  private async visible(who: Identity | null, id: string): Promise<LoadedEvent> {
    const loaded = await this.states.load(id);
    if (loaded.state.phase === 'draft' && (who === null || roleOf(loaded.state, who.player) === null))
      throw new Problem('unknown', 'there is no such event');
    return loaded;
  }

  async standings(who: Identity | null, id: string): Promise<readonly Standing[]> {
    return standingsSeen(await this.visible(who, id), who?.player ?? null);
  }
  async standingsCsv(who: Identity | null, id: string): Promise<string> {
    return standingsCsv(await this.standings(who, id));
  }
  async log(who: Identity | null, id: string) {
    const { state } = await this.visible(who, id);
    return logFor(await this.deps.storage.events.entries(id), state, who?.player ?? null);
  }
  async export(who: Identity | null, id: string) {
    const loaded = await this.visible(who, id);
    const { phase } = loaded.state;
    if (phase !== 'over' && phase !== 'cancelled' && (who === null || roleOf(loaded.state, who.player) === null))
      throw new Problem('notAllowed', 'after the event');
    return exportOf(this.deps.storage.events, loaded);
  }
  import(who: Identity, file: EventExport): Promise<{ readonly event: string }> {
    return importEvent(this.deps, who, file);
  }

  /** What a player brought, where the one who asks may see it. */
  async listOf(who: Identity | null, id: string, player: string): Promise<EventList> {
    const loaded = await this.visible(who, id);
    const may = mayRead(loaded.state, who, player);
    if (may === 'no') throw new Problem('notAllowed', 'this list is secret now');
    const brings = await this.deps.storage.events.brings(id, player);
    if (!brings) throw new Problem('unknown', 'nothing was brought');
    if (may === 'judge' && !(await this.noted(loaded, who!, player))) return this.listOf(who, id, player);
    return { player, number: numberOf(brings), hash: brings.hash, brings: valueIn(brings) };
  }

  /** A judge reads a list: the log says so once; false when the log has moved meanwhile. */
  private async noted(loaded: LoadedEvent, who: Identity, player: string): Promise<boolean> {
    const log = await this.deps.storage.events.entries(loaded.row.id);
    if (log.some(({ by, act }) => by === who.player && act.type === 'read' && act.player === player)) return true;
    return this.states.append(loaded, [{ type: 'read', player }], who.player);
  }

  /** Does what is asked, when the one who asks knows the event as it is. */
  async command(who: Identity, id: string, { n, command }: { readonly n: number; readonly command: EventCommand }): Promise<EventView> {
    const loaded = await this.visible(who, id);
    if (loaded.row.imported) throw new Problem('conflict', 'this event came as a file and is only to be looked at');
    if (n !== loaded.state.n) throw new EventMoved(await this.viewFor(loaded, who));
    const brings = await this.admit(who, loaded, command);
    const acts = await this.acts(who, loaded, command, brings);
    if (!(await this.states.append(loaded, acts, who.player, brings))) throw new EventMoved(await this.view(who, id));
    await this.running.advance(id);
    return this.view(who, id);
  }

  /** Who may enter at all, and what they bring as it is kept. */
  private async admit(who: Identity, { state }: LoadedEvent, command: EventCommand): Promise<NewBrings | null> {
    if (command.type !== 'enter' && command.type !== 'bring') return null;
    if (who.guest) throw new Problem('notAllowed', 'events are for accounts; guests may watch');
    if (command.type === 'enter') await this.assertNotAbsent(who, state);
    const value: Plain | undefined = command.brings;
    if (value === undefined || (value === null && !needsList(this.deps.config, state))) return null;
    const brings = readEntry(this.deps.config, state, who.player, value);
    const { game, options } = state.settings;
    const wanted = wantedAt(offered(this.deps.config, game).game, options);
    if (value !== null) await assertOfClub(this.deps.storage.workshop, who, wanted, { options, text: brings.data });
    return brings;
  }

  private async assertNotAbsent(who: Identity, { settings: { pace } }: EventState): Promise<void> {
    const { storage, config } = this.deps;
    const absence = pace === 'live' ? await storage.events.absence(who.player) : undefined;
    if (absence && absence.until > config.now())
      throw new Problem('notAllowed', `you were missed too often: no live events until ${new Date(absence.until).toISOString()}`, [], {
        why: 'absent',
        params: { until: absence.until },
      });
  }

  private async acts(
    who: Identity,
    { row, state }: LoadedEvent,
    command: EventCommand,
    brings: NewBrings | null,
  ): Promise<readonly EventAct[]> {
    const { config, storage } = this.deps;
    const named = command.type === 'official' ? await storage.players.byId(command.player) : undefined;
    const now: Circumstances = {
      at: config.now(),
      seed: row.seed!,
      hash: brings?.hash ?? null,
      needsList: needsList(config, state),
      ...(named && !named.deleted_at && { names: { [named.id]: named.name } }),
    };
    try {
      const pairs = command.type === 'pair' || command.type === 'next';
      const { player, name } = who;
      const acts = pairs
        ? await pair(this.deps.pairing, { state, now, asked: { command, who: { player, name } } })
        : decide(state, command, who, now);
      if (command.type === 'verdict') await this.running.verdict(row.id, acts, command.agree);
      return command.type === 'check' ? await this.running.checked(row.id, state, acts) : acts;
    } catch (error) {
      if (error instanceof CommandRefused) throw new Problem(error.code, error.message, [], { why: error.why, params: error.params });
      throw error;
    }
  }

  /** What a seat sees, for a judge who said that they look: the players were told. */
  async seatView(who: Identity, id: string, at: { readonly round: number; readonly table: number; readonly player: string }) {
    const loaded = await this.visible(who, id);
    const log = await this.deps.storage.events.entries(id);
    const { round, table, player } = at;
    const told = log.some(
      ({ by, act }) => by === who.player && act.type === 'looked' && act.round === round && act.table === table && act.player === player,
    );
    if (!told || roleOf(loaded.state, who.player) === null) throw new Problem('notAllowed', 'say first that you look (look)');
    return this.running.seatView(id, at);
  }

  /** Earlier rulings about a player, for judges. */
  async rulings(who: Identity, id: string, player: string) {
    const { state } = await this.visible(who, id);
    if (roleOf(state, who.player) === null) throw new Problem('notAllowed', 'only judges read this');
    return this.deps.storage.events.rulingsOf(player);
  }

  /** Nobody reads what was secret at a table before its event is over. */
  async assertOver(match: string): Promise<void> {
    if ((await this.deps.storage.events.closedEventOf(match)) !== null)
      throw new Problem('notAllowed', 'after the event', [], { why: 'afterEvent' });
  }

  /** A series of an event is over. */
  async seriesOver(event: string): Promise<void> {
    await this.running.advance(event);
  }
  /** A player goes for good: out of every event that goes on, and their names are read again. */
  async leave(player: string): Promise<void> {
    for (const id of await this.deps.storage.events.entered(player)) {
      for (;;) {
        const loaded = await this.states.load(id);
        if (loaded.row.imported || entrantOf(loaded.state, player)?.state !== 'in' || loaded.state.overAt !== null) break;
        const acts: EventAct[] = [{ type: 'dropped', player, why: 'asked' }, ...conceding(loaded.state, player, 'drop')];
        if (await this.states.append(loaded, acts, null)) break;
      }
      await this.running.advance(id);
    }
  }
  /** What names say has changed: nothing is told from memory. */
  forget(): void {
    this.states.forget();
    this.texts.forget();
  }
  sweep(): Promise<void> {
    this.texts.forget();
    return this.running.sweep();
  }
  stop(): Promise<void> {
    return this.running.stop();
  }
}
