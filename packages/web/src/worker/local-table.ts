/**
 * Tables without a server. The same `Match` as on the server runs here; the page speaks the same protocol to it.
 * Save, then tell: a row is on the shelf before anybody hears of it.
 */
import { InputError, keyOf, StepError, type AnyGame, type Seat, type Viewer } from '@kolbiste/engine';
import { adviceFrom, LEVELS, type Choice } from '@kolbiste/bots';
import { LOADERS } from '@kolbiste/games/lazy';
import type { ClientMessage, MatchState, SeatState, TableMessage } from '@kolbiste/protocol';
import {
  exportRecord,
  importRecord,
  inputFrom,
  Match,
  newHeader,
  recordOf,
  streamsOf,
  verifyFairness,
  type Input,
  type MatchHeader,
  type Row,
  type SavedMatch,
  type TableRecord,
} from '@kolbiste/table';
import type { CallName, Calls, Control, FromWorker, LocalMode, LocalSummary, NewLocalTable, ReplayInfo, ToWorker } from './messages.ts';
import * as shelf from './shelf.ts';
import { levelNamed, lookBack, think } from './thinker.ts';

const tell = (message: FromWorker): void => postMessage(message);

/** Hexadecimal digits from the browser's own source. */
function secret(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
}

async function gameOf(id: string): Promise<AnyGame> {
  const load = (LOADERS as { readonly [id: string]: (typeof LOADERS)[keyof typeof LOADERS] | undefined })[id];
  if (!load) throw new InputError('game', `there is no game "${id}"`);
  return (await load()).game;
}

let pace = 700;

// -- tables -------------------------------------------------------------------------------------------------------------

class LocalTable {
  readonly links = new Map<number, Viewer>();
  private readonly game: AnyGame;
  private readonly match: Match;
  private readonly control: readonly Control[];
  private readonly mode: LocalMode;
  private readonly createdAt: number;
  /** When something was last seen to happen. */
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private thinking = false;
  /** Inputs are taken one after another: each is kept before the next is looked at. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(game: AnyGame, match: Match, control: readonly Control[], mode: LocalMode, createdAt: number) {
    this.game = game;
    this.match = match;
    this.control = control;
    this.mode = mode;
    this.createdAt = createdAt;
  }

  summary(): LocalSummary {
    const { match, control, mode, createdAt } = this;
    return {
      match: match.header.match,
      game: match.header.game,
      mode,
      seats: match.header.seats.map((seat, i) => this.dressed(seat, i)),
      control,
      answers: match.log.filter(row => row.type === 'answer').length,
      asked: match.asked?.seat ?? null,
      result: match.result,
      createdAt,
      changedAt: match.log.at(-1)?.at ?? createdAt,
    };
  }

  save(): Promise<void> {
    const { match, control, mode } = this;
    return shelf.put({ match: match.header.match, header: match.header, rows: [...match.log], mode, control, summary: this.summary() });
  }

  open(link: number, viewer: Viewer): void {
    this.links.set(link, viewer);
    this.send(link, this.match.snapshot(viewer, Date.now()));
    this.wake();
  }

  /** A fork's seats keep their header, whoever moves them now. */
  private dressed<S extends { readonly name: string; readonly kind: 'human' | 'bot'; readonly level?: string }>(seat: S, number: Seat): S {
    const control = this.control[number]!;
    const { level: _, ...bare } = seat;
    return { ...bare, kind: control.by === 'bot' ? 'bot' : 'human', ...(control.by === 'bot' && { level: control.level }) } as S;
  }

  private send(link: number, message: TableMessage): void {
    if ('state' in message && message.state) {
      const state: MatchState = { ...message.state, seats: message.state.seats.map((seat, i): SeatState => this.dressed(seat, i)) };
      tell({ kind: 'said', link, message: { ...message, state } as TableMessage });
    } else tell({ kind: 'said', link, message });
  }

  private sendTo(viewer: Viewer, messages: readonly TableMessage[]): void {
    for (const [link, who] of this.links) if (who === viewer) for (const message of messages) this.send(link, message);
  }

  receive(link: number, message: ClientMessage): void {
    const viewer = this.links.get(link);
    if (viewer === undefined) return;
    const { match } = this;
    const re = message.id;
    switch (message.type) {
      case 'join':
        this.send(link, match.snapshot(viewer, Date.now(), match.history(viewer, message.after), re));
        return;
      case 'ping':
        this.send(link, { type: 'pong', now: Date.now(), ...(re !== undefined && { re }) });
        return;
      case 'explain':
        this.send(link, match.explained(viewer === 'spectator' ? -1 : viewer, re));
        return;
      case 'hint':
        if (viewer !== 'spectator') void this.hint(link, viewer, re);
        return;
      default:
    }
    if (viewer === 'spectator') return;
    const input = inputFrom(message, viewer, Date.now());
    if (input) void this.take(input, link, re);
  }

  private take(input: Input, link: number | null = null, re?: string): Promise<void> {
    const done = this.line.then(() => this.takeNow(input, link, re));
    this.line = done.catch(() => {});
    return done;
  }

  private async takeNow(input: Input, link: number | null, re: string | undefined): Promise<void> {
    const { match } = this;
    const viewer = 'seat' in input ? input.seat : 'spectator';
    const rejection = match.check(input);
    if (rejection) {
      if (link !== null) for (const message of match.refused(rejection, viewer, Date.now(), re)) this.send(link, message);
      return;
    }
    try {
      const { row, messages } = match.apply(input, [...new Set(this.links.values())]);
      await this.save();
      if (link !== null) this.send(link, match.accepted(row.n, re));
      for (const [who, what] of messages) {
        if (what.some(message => message.type === 'update' && message.events.length > 0)) this.shownAt = Date.now();
        this.sendTo(who, what);
      }
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.error(error);
      if (link !== null)
        this.send(link, {
          type: 'refused',
          match: match.header.match,
          code: 'fault',
          text: error.message,
          decision: match.asked?.decision ?? null,
          ...(re !== undefined && { re }),
        });
    }
    this.wake();
  }

  /** Does what the table has to do by itself, now or later. */
  private wake(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { match } = this;
    if (this.links.size === 0 || match.result) return;
    // Everyone who has to agree sits at this very device, except bots, which are asked about draws.
    for (const { proposal, topic, needs } of match.proposals) {
      const seat = needs[0];
      if (seat === undefined) continue;
      const agrees = this.control[seat]!.by === 'person' || topic !== 'draw' || this.game.evaluate(match.position!.world, seat) < 0.4;
      void this.take({ at: Date.now(), type: agrees ? 'consent' : 'decline', seat, proposal });
      return;
    }
    if (match.phase === 'waiting') {
      const seats = match.header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
      const state = match.state('spectator');
      const next = seats.length === 0 ? 0 : seats.find(seat => !state.seats[seat]!.ready);
      if (next !== undefined) void this.take({ at: Date.now(), type: 'ready', seat: next, nonce: secret(8) });
      return;
    }
    const due = match.due(Date.now());
    if (due) {
      void this.take(due);
      return;
    }
    const { asked } = match;
    const control = asked && this.control[asked.seat];
    const at = match.wakeAt();
    if (at !== null) this.timer = setTimeout(() => this.wake(), Math.max(0, at - Date.now()));
    else if (asked && control?.by === 'bot' && match.phase === 'playing') void this.move(asked.seat, asked.decision, control.level);
  }

  private async move(seat: Seat, decision: number, level: string): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    let key: string;
    try {
      ({ key } = await this.ask(seat, level));
    } catch {
      // A bot that cannot think takes the first answer there is: the table never stops.
      key = keyOf(this.match.position!.decision!.options[0]!);
    }
    // What happened last stays to be seen for a while; a move that changed nothing to see needs no while.
    const rest = this.shownAt + pace - Date.now();
    if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
    this.thinking = false;
    if (this.match.asked?.decision === decision) await this.take({ at: Date.now(), type: 'answer', seat, decision, key });
    else this.wake();
  }

  private ask(seat: Seat, level: string, advice?: { readonly advises: true }): Promise<Choice> {
    const { position, header } = this.match;
    const seed = secret(8),
      dealt = this.game.redeal(position!, seat, seed) as never;
    return think({ game: header.game, position: dealt, seat, level: levelNamed(level), seed, ...advice });
  }

  private async hint(link: number, seat: Seat, re: string | undefined): Promise<void> {
    const { asked, header } = this.match;
    if (asked?.seat !== seat) return;
    const choice = await this.ask(seat, 'knight', { advises: true }).catch(() => null);
    if (choice === null || this.match.asked?.decision !== asked.decision) return;
    const advice = adviceFrom(this.game, choice);
    this.send(link, { type: 'hint', match: header.match, decision: asked.decision, ...advice, ...(re !== undefined && { re }) });
  }

  close(link: number): void {
    this.links.delete(link);
    if (this.links.size === 0 && this.timer !== null) clearTimeout(this.timer);
  }
}

const tables = new Map<string, Promise<LocalTable | null>>();

function tableNamed(name: string): Promise<LocalTable | null> {
  let table = tables.get(name);
  if (!table) {
    table = shelf.get(name).then(async stored => {
      if (!stored) return null;
      const game = await gameOf(stored.header.game);
      return new LocalTable(game, Match.rebuild(game, stored.header, stored.rows), stored.control, stored.mode, stored.summary.createdAt);
    });
    tables.set(name, table);
    table.then(
      found => found ?? tables.delete(name),
      () => tables.delete(name),
    );
  }
  return table;
}

async function create({ game: id, options, mode, undo, seats }: NewLocalTable): Promise<{ match: string }> {
  const game = await gameOf(id);
  const header = newHeader(game, {
    match: `local-${secret(6)}`,
    options,
    undo,
    tableSeed: secret(32),
    seats: seats.map(({ name, control }) => ({
      name,
      kind: control.by === 'bot' ? 'bot' : 'human',
      ...(control.by === 'bot' && { level: control.level }),
    })),
  });
  const table = new LocalTable(
    game,
    new Match(game, header),
    seats.map(seat => seat.control),
    mode,
    Date.now(),
  );
  await table.save();
  tables.set(header.match, Promise.resolve(table));
  return { match: header.match };
}

// -- replays ------------------------------------------------------------------------------------------------------------

const SAVED_EVERY = 16;

/** The scenarios of a game are a file of their own, loaded when somebody opens one. */
const SCENARIOS: { readonly [game: string]: () => Promise<{ readonly default: { readonly [name: string]: string } }> } = {
  'scratch-wars': () => import('virtual:scenarios/scratch-wars'),
  'summoner-wars': () => import('virtual:scenarios/summoner-wars'),
  'dice-throne': () => import('virtual:scenarios/dice-throne'),
  doomtrooper: () => import('virtual:scenarios/doomtrooper'),
};

const openedScenarios = new Map<number, { frame(step: number, viewer: Viewer): MatchState }>();

async function openScenario({ game: id, name }: Calls['openScenario']['ask']): Promise<Calls['openScenario']['answer']> {
  const text = (await SCENARIOS[id]?.())?.default[name];
  if (text === undefined) throw new InputError('unknown', 'there is no such scenario');
  const { playScenario } = await import('./scenario.ts');
  const played = playScenario(await gameOf(id), text, name);
  const replay = ++replays;
  openedScenarios.set(replay, played);
  return { ...played.info, replay, title: played.title, rules: played.rules };
}

interface Replay {
  readonly game: AnyGame;
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly saved: readonly SavedMatch[];
  readonly record: TableRecord | null;
}

/** How many tries a look back at a decision may take: a whole game should take a minute, not ten. */
const LOOK_BACK = 160;

let replays = 0;
const opened = new Map<number, Replay>();

async function openReplay(source: Calls['openReplay']['ask']): Promise<ReplayInfo> {
  let header: MatchHeader;
  let rows: readonly Row[];
  let record: TableRecord | null = null;
  if ('match' in source) {
    const stored = await shelf.get(source.match);
    if (!stored) throw new InputError('unknown', 'there is no such match here');
    ({ header, rows } = stored);
  } else {
    record = importRecord(source.text);
    ({ header, rows } = record);
  }
  const game = await gameOf(header.game);
  const replay = ++replays;
  if (record && header.version !== game.module.version) {
    opened.set(replay, { game, header, rows, saved: [], record });
    return {
      replay,
      info: {
        match: header.match,
        game: header.game,
        version: header.version,
        options: header.options,
        clock: header.clock,
        undo: header.undo,
        rated: header.rated,
        commitment: record.commitment,
      },
      seats: header.seats,
      result: record.result,
      reveal: { tableSeed: header.tableSeed, nonces: record.nonces, seed: record.moves.seed },
      steps: rows.length,
      stops: rows.map(row => row.n),
      streams: record.streams,
      playable: false,
    };
  }
  const match = new Match(game, header);
  const saved: SavedMatch[] = [match.save()];
  const stops: number[] = [];
  for (const row of rows) {
    const { n, type } = row;
    match.apply(row, []);
    if (type !== 'stops' && type !== 'decline' && match.phase !== 'waiting') stops.push(n);
    if (n % SAVED_EVERY === 0) saved.push(match.save());
  }
  record ??= match.result ? recordOf(match) : null;
  opened.set(replay, { game, header, rows, saved, record });
  return {
    replay,
    info: match.info,
    seats: header.seats,
    result: match.result,
    reveal: match.reveal(),
    steps: rows.length,
    stops,
    streams: streamsOf(match.streams()),
    playable: true,
  };
}

function replayNamed(number: number): Replay {
  const replay = opened.get(number);
  if (!replay) throw new InputError('unknown', 'there is no such replay');
  return replay;
}

function matchAt({ game, header, rows, saved }: Replay, step: number): Match {
  const from = saved.findLast(save => save.rows <= step) ?? saved[0]!;
  return Match.restore(game, header, from, rows.slice(0, step));
}

// -- calls --------------------------------------------------------------------------------------------------------------

const CALLS: { readonly [C in CallName]: (ask: Calls[C]['ask']) => Promise<Calls[C]['answer']> } = {
  async describe({ game: id }) {
    const { module } = await gameOf(id);
    return { game: module.id, version: module.version, seats: module.seats, fields: module.options.fields, botLevels: LEVELS };
  },
  create,
  summary: async ({ match }) => (await shelf.get(match))?.summary ?? null,
  list: async () => (await shelf.all()).map(stored => stored.summary).sort((a, b) => b.changedAt - a.changedAt),
  async remove({ match }) {
    tables.delete(match);
    await shelf.remove(match);
    return null;
  },
  openReplay,
  openScenario,
  frame: async ({ replay, step, viewer }) =>
    openedScenarios.get(replay)?.frame(step, viewer) ?? matchAt(replayNamed(replay), step).state(viewer),
  async lookBack({ replay, step }) {
    const opened = replayNamed(replay);
    const { game, header, rows } = opened;
    const row = rows.find(({ n }) => n === step);
    const { position } = matchAt(opened, step - 1);
    if (row?.type !== 'answer' || position?.decision?.seat !== row.seat) return null;
    const seed = `${header.match}/${step}`;
    const moment = await lookBack({
      game: header.game,
      position: game.redeal(position, row.seat, seed) as never,
      seat: row.seat,
      level: 'knight',
      seed,
      played: row.key,
      iterations: LOOK_BACK,
    });
    return moment && { ...moment, step, seat: row.seat, played: row.key };
  },
  async verify({ replay }) {
    const { game, record } = replayNamed(replay);
    if (!record) throw new InputError('running', 'the match is not over');
    return verifyFairness(game, record);
  },
  async exported({ replay }) {
    const { record } = replayNamed(replay);
    if (!record) throw new InputError('running', 'the match is not over');
    return exportRecord(record);
  },
  async fork({ replay, step, mode, control }) {
    const { game, header, rows } = replayNamed(replay);
    const forked: MatchHeader = { ...header, match: `local-${secret(6)}`, clock: { kind: 'none' }, undo: 'consent', rated: false };
    const table = new LocalTable(game, Match.rebuild(game, forked, rows.slice(0, step)), control, mode, Date.now());
    await table.save();
    tables.set(forked.match, Promise.resolve(table));
    return { match: forked.match };
  },
};

const links = new Map<number, string>();

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.kind) {
    case 'call': {
      const { id, call, ask } = message;
      (CALLS[call] as (ask: unknown) => Promise<unknown>)(ask).then(
        answer => tell({ kind: 'answer', id, answer }),
        (error: unknown) =>
          tell({
            kind: 'failed',
            id,
            code: error instanceof InputError ? error.code : 'internal',
            text: error instanceof Error ? error.message : String(error),
          }),
      );
      return;
    }
    case 'open': {
      const { link, match, viewer } = message;
      links.set(link, match);
      tableNamed(match).then(
        table => {
          if (table) table.open(link, viewer);
          else
            tell({
              kind: 'said',
              link,
              message: { type: 'error', code: 'unknownMatch', text: 'there is no such table', match, fatal: true },
            });
        },
        (error: unknown) =>
          tell({
            kind: 'said',
            link,
            message: { type: 'error', code: 'internal', text: error instanceof Error ? error.message : String(error), match, fatal: true },
          }),
      );
      return;
    }
    case 'say': {
      const name = links.get(message.link);
      if (name !== undefined) void tableNamed(name).then(table => table?.receive(message.link, message.message));
      return;
    }
    case 'close': {
      const name = links.get(message.link);
      links.delete(message.link);
      if (name !== undefined) void tableNamed(name).then(table => table?.close(message.link));
      return;
    }
    case 'pace':
      pace = message.ms;
  }
});
