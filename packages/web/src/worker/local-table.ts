/** One table without a server: the table host on the page's own ports. Save, then tell: a row is in the store before anybody hears of it. */
import { adviceFrom, BUDGETS, levelNamed, type BotJob, type Choice } from '@kolbiste/bots';
import type { AnyGame } from '@kolbiste/engine';
import type { SeatInfo } from '@kolbiste/protocol';
import {
  ALONE,
  MemoryLog,
  RulesChanged,
  TableHost,
  type HostSettings,
  type Match,
  type MatchHeader,
  type Ports,
  type Row,
} from '@kolbiste/table';
import type { LocalMatch, LocalStore } from './local-store.ts';
import type { Control, LocalMode, LocalSummary } from './messages.ts';

/** What the page's tables bring to the host. */
export interface LocalDependencies {
  readonly store: LocalStore;
  think(job: Omit<BotJob, 'id' | 'played'>): Promise<Choice>;
  now(): number;
  /** Hexadecimal digits that cannot be guessed. */
  secret(bytes: number): string;
  gameNamed(id: string): Promise<AnyGame>;
  /** The game by the rules a match began with; null when they are not here. */
  gameOf(header: MatchHeader): Promise<AnyGame | null>;
  report(error: unknown): void;
}

export interface LocalTableSettings {
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly mode: LocalMode;
  readonly control: readonly Control[];
  readonly createdAt: number;
}

/** The header's seats as they are moved now: a continued match keeps its header. */
const moversOf = ({ seats }: MatchHeader, control: readonly Control[]): SeatInfo[] =>
  seats.map(({ name, team }, i) => {
    const by = control[i]!;
    return {
      name,
      ...(by.by === 'bot' ? { kind: 'bot', level: by.level } : { kind: 'human' }),
      ...(team !== undefined && { team }),
    };
  });

/** Resolves when everyone at the page has been shown a row. */
export type Seen = (seq: number) => Promise<void>;

export async function openLocalTable(deps: LocalDependencies, settings: LocalTableSettings, seen: Seen): Promise<TableHost> {
  const { header, rows, control } = settings;
  const game = await deps.gameOf(header);
  if (!game) throw new RulesChanged(`version ${header.version} of the rules of ${header.game} is not here`);
  let host: TableHost | null = null;
  const log = new MemoryLog(header, rows, written => deps.store.put(storedAs(settings, host!.match, written)));
  const players = control.map(({ by }) => (by === 'bot' ? null : 'here'));
  const stored = { header, rows, saved: null, kept: 0, players, over: false };
  const hostSettings: HostSettings = {
    spectators: true,
    spectatorDelay: 0,
    snapshotEvery: Infinity,
    absenceGrace: null,
    device: { nonce: () => deps.secret(8) },
  };
  const ports = portsOf(deps, game, log, { ring: () => host?.tick(), seen });
  host = await TableHost.open(ports, game, stored, hostSettings, { movers: moversOf(header, control) });
  if (rows.length === 0 || !(await deps.store.get(header.match))) await deps.store.put(storedAs(settings, host.match, rows));
  return host;
}

function portsOf(
  deps: LocalDependencies,
  game: AnyGame,
  log: Ports['log'],
  { ring, seen }: { readonly ring: () => void; readonly seen: Seen },
): Ports {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    log,
    bots: {
      pace: 0,
      seen,
      think: job => deps.think({ ...job, level: levelNamed(job.level) }),
      advise: async job => adviceFrom(game, await deps.think({ ...job, level: 'knight', advises: true })),
      patience: level => BUDGETS[levelNamed(level)].milliseconds,
      newSeed: () => deps.secret(8),
    },
    clock: {
      now: () => deps.now(),
      wake(_, at) {
        if (timer !== null) clearTimeout(timer);
        timer = at === null ? null : setTimeout(ring, Math.max(0, at - deps.now()));
      },
      sleep: ms => new Promise(done => setTimeout(done, ms)),
      isFresh: () => true,
      refresh: () => Promise.resolve(),
    },
    audiences: { frame: text => text },
    cluster: ALONE,
    owner: {
      ended: () => undefined,
      idle: () => undefined,
      report(what, _, about) {
        if (what === 'fault') deps.report(about);
      },
    },
  };
}

const storedAs = (settings: LocalTableSettings, match: Match, rows: readonly Row[]): LocalMatch => {
  const { header, mode, control } = settings;
  return { match: header.match, header, rows, mode, control, summary: summaryOf(settings, match, rows) };
};

const summaryOf = ({ mode, control, createdAt }: LocalTableSettings, match: Match, rows: readonly Row[]): LocalSummary => ({
  match: match.header.match,
  game: match.header.game,
  mode,
  seats: match.movers,
  control,
  answers: rows.filter(row => row.type === 'answer').length,
  asked: match.asked?.seat ?? null,
  result: match.result,
  createdAt,
  changedAt: rows.at(-1)?.at ?? createdAt,
});
