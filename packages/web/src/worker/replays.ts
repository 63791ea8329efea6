/** Matches and scenarios looked at step by step: what each viewer saw, what a bot thinks of it, and whether the dice were fair. */
import { InputError, type AnyGame, type Viewer } from '@kolbiste/engine';
import type { BotJob, DecisionReview } from '@kolbiste/bots';
import type { MatchState } from '@kolbiste/protocol';
import {
  exportRecord,
  importRecord,
  Match,
  recordOf,
  streamsOf,
  verifyFairness,
  type Noted,
  type FairnessReport,
  type MatchHeader,
  type Row,
  type SavedMatch,
  type TableRecord,
} from '@kolbiste/table';
import type { LocalStore } from './local-store.ts';
import type { Calls, LookedBack, ReplayInfo, ReplaySource } from './messages.ts';

const SAVED_EVERY = 16;
/** How many tries a look back at a decision may take: a whole game should take a minute, not ten. */
const LOOK_BACK = 160;

/** Something that can be shown step by step. */
interface StepByStep {
  frame(step: number, viewer: Viewer): MatchState;
}

interface Replay {
  /** By the rules of the match. */
  readonly game: AnyGame;
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly saved: readonly SavedMatch[];
  readonly record: TableRecord | null;
}

interface ReplayDependencies {
  readonly store: LocalStore;
  gameNamed(id: string): Promise<AnyGame>;
  /** The game by the rules a match began with; null when they are not here. */
  gameOf(header: MatchHeader): Promise<AnyGame | null>;
  /** The text of a scenario file. */
  scenario(game: string, name: string): Promise<string | undefined>;
  lookBack(job: Omit<BotJob, 'id'> & { readonly played: string }): Promise<DecisionReview | null>;
}

export class Replays {
  private readonly deps: ReplayDependencies;
  private readonly opened = new Map<number, Replay>();
  /** Records whose rules are not here. */
  private readonly unplayable = new Map<number, TableRecord>();
  private readonly scenarios = new Map<number, StepByStep>();
  private last = 0;

  constructor(deps: ReplayDependencies) {
    this.deps = deps;
  }

  async open(source: ReplaySource): Promise<ReplayInfo> {
    const { header, rows, record } = await this.read(source);
    const game = await this.deps.gameOf(header);
    const replay = ++this.last;
    if (!game) {
      if (!record) throw new InputError('version', `version ${header.version} of the rules of ${header.game} is not here`);
      this.unplayable.set(replay, record);
      return { replay, ...infoOfOtherRules(record) };
    }
    const match = new Match(game, header);
    const saved: SavedMatch[] = [match.save()];
    const stops: number[] = [];
    for (const row of rows) {
      const { n, type } = row;
      match.take(row, []);
      if (type !== 'stops' && type !== 'decline' && match.phase !== 'waiting') stops.push(n);
      if (n % SAVED_EVERY === 0) saved.push(match.save());
    }
    this.opened.set(replay, { game, header, rows, saved, record: record ?? (match.result ? recordOf(match) : null) });
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

  private async read(source: ReplaySource): Promise<{ header: MatchHeader; rows: readonly Row[]; record: TableRecord | null }> {
    if (!('match' in source)) {
      const record = importRecord(source.text);
      return { ...record, record };
    }
    const stored = await this.deps.store.get(source.match);
    if (!stored) throw new InputError('unknown', 'there is no such match here');
    return { header: stored.header, rows: stored.rows, record: null };
  }

  async openScenario({ game: id, name }: Calls['openScenario']['ask']): Promise<Calls['openScenario']['answer']> {
    const text = await this.deps.scenario(id, name);
    if (text === undefined) throw new InputError('unknown', 'there is no such scenario');
    const { playScenario } = await import('./scenario.ts');
    const played = playScenario(await this.deps.gameNamed(id), text, name);
    const replay = ++this.last;
    this.scenarios.set(replay, played);
    return { ...played.info, replay, title: played.title, rules: played.rules };
  }

  named(number: number): Replay {
    const replay = this.opened.get(number);
    if (!replay) throw new InputError('unknown', 'there is no such replay');
    return replay;
  }

  frame({ replay, step, viewer }: Calls['frame']['ask']): MatchState {
    return this.scenarios.get(replay)?.frame(step, viewer) ?? matchAt(this.named(replay), step).state(viewer);
  }

  async lookBack({ replay, step }: Calls['lookBack']['ask']): Promise<LookedBack | null> {
    const { game, header, rows, ...rest } = this.named(replay);
    const row = rows.find(({ n }) => n === step);
    const { position } = matchAt({ game, header, rows, ...rest }, step - 1);
    if (row?.type !== 'answer' || position?.decision?.seat !== row.seat) return null;
    const { seat, key: played } = row;
    const seed = `${header.match}/${step}`;
    const dealt = game.redeal(position, seat, seed) as BotJob['position'];
    const moment = await this.deps.lookBack({
      game: header.game,
      version: header.version,
      position: dealt,
      seat,
      level: 'knight',
      seed,
      played,
      iterations: LOOK_BACK,
    });
    return moment && { ...moment, step, seat, played };
  }

  verify(number: number, noted: Noted): FairnessReport {
    return verifyFairness(this.opened.get(number)?.game ?? null, this.record(number), noted);
  }
  exported(number: number): string {
    return exportRecord(this.record(number));
  }
  private record(number: number): TableRecord {
    const record = this.unplayable.get(number) ?? this.named(number).record;
    if (!record) throw new InputError('running', 'the match is not over');
    return record;
  }
}

function matchAt({ game, header, rows, saved }: Replay, step: number): Match {
  const from = saved.findLast(save => save.rows <= step) ?? saved[0]!;
  return Match.restore(game, header, from, rows.slice(0, step));
}

/** A record by rules that are not here: what was seen of it can be told, and nothing played. */
function infoOfOtherRules({ header, rows, commitment, nonces, moves, result, streams }: TableRecord): Omit<ReplayInfo, 'replay'> {
  const { match, game, version, options, clock, undo, rated, seats, tableSeed } = header;
  return {
    info: { match, game, version, options, clock, undo, rated, commitment },
    seats,
    result,
    reveal: { tableSeed, nonces, seed: moves.seed },
    steps: rows.length,
    stops: rows.map(row => row.n),
    streams,
    playable: false,
  };
}
