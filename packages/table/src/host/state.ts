/**
 * A match in a driver's memory, as the verbs of the host share it.
 *
 * What is in memory, against the log:
 *
 *     fresh ──others wrote──▸ behind ──a read is queued──▸ catching ──read──▸ fresh
 *       └──a write or a rule failed──▸ lost ──the next turn rebuilds it──▸ fresh
 *
 * The match itself: `open` ──ended, everyone told──▸ `over` ──its record is kept──▸ `recorded`, and then it may be dropped.
 */
import type { AnyGame } from '@kolbiste/engine';
import type { Phase, Snapshot, Viewer } from '@kolbiste/protocol';
import type { Change } from '../match/change.ts';
import type { Input } from '../match/input.ts';
import type { Match } from '../match/match.ts';
import type { Audience } from './audience.ts';
import type { History } from './history.ts';
import type { Client, Elsewhere, Frame, Ports } from './ports.ts';
import type { Queue } from './queue.ts';

export type Memory = 'fresh' | 'behind' | 'catching' | 'lost';
export type Life = 'open' | 'over' | 'recorded';

export interface HostSettings {
  readonly spectators: boolean;
  /** How long after the players spectators learn what happened. */
  readonly spectatorDelay: number;
  /** A state is saved with every this many rows. */
  readonly snapshotEvery: number;
  /** How long a missed seat may stay away before it loses; null: forever. */
  readonly absenceGrace: number | null;
  /** How long somebody at a rated table may be asked and not move before an opponent may claim the match. */
  readonly claimAfter?: number;
  /**
   * All people sit at this one device: they are ready at once and agree with each other, nobody is missed, and while nobody looks
   * nothing goes on. `nonce`: each seat's part of the randomness.
   */
  readonly device: { nonce(): string | undefined } | null;
  /** Nobody plays here but bots: while nobody looks on, here or on another server, nothing goes on. */
  readonly onlyBots?: boolean;
}

/** Who sent an input, and under which name. */
export interface Sender {
  readonly client: Client;
  readonly viewer: Viewer;
  readonly re: string | undefined;
}

/** What spectators will know later: how the match was then, or something that was said. At the beginning nothing has changed yet. */
type Delayed = { readonly at: number } & (
  | { readonly change: Change | null; readonly snapshot: Snapshot }
  | { readonly said: Frame; wants(client: Client, viewer: Viewer): boolean }
);

export interface Host {
  readonly id: string;
  readonly game: AnyGame;
  /** By seat: who plays it; null for bots. */
  readonly players: readonly (string | null)[];
  readonly settings: HostSettings;
  readonly ports: Ports;
  readonly hasBots: boolean;
  readonly history: History;
  readonly queue: Queue;
  readonly audiences: ReadonlyMap<Viewer, Audience>;
  /** Viewers who are told of every change, now or later. */
  lookers: readonly Viewer[];
  match: Match;
  memory: Memory;
  life: Life;
  /** The last row everyone has been told of, and the last that was written here. */
  shownSeq: number;
  ownSeq: number;
  /** When the last row was learned, and when there was last something to see. */
  learnedAt: number;
  shownAt: number;
  /** The last row that told somebody something. */
  newsSeq: number;
  readonly presence: {
    /** By seat: since when it is missed. */
    absentSince: (number | null)[];
    /** Somebody came or went: everyone is to be told. */
    changed: boolean;
    phase: Phase | null;
    elsewhere: Elsewhere;
    announced: string;
  };
  readonly late: {
    readonly held: Delayed[];
    /** The last that spectators know. */
    shown: Snapshot | null;
    readonly waiting: { readonly client: Client; readonly re: string | undefined }[];
  };
  /** The decision a bot is thinking about. */
  thinking: number | null;
  /** How often the table's own inputs made the rules fail. */
  ownFaults: number;

  /** Queues an input: it is checked, written, acknowledged and shown, or refused. */
  take(input: Input, sender?: Sender | null): void;
  /** The same within a turn. */
  decide(input: Input, sender: Sender | null): void | Promise<void>;
  /** Tells of a change that is in the log. */
  show(change: Change, sender: Sender | null): void;
  /** After every row and every coming and going: what has to happen next. */
  advance(): void;
  join(client: Client, viewer: Viewer, after: number | undefined, re: string | undefined): void;
  leave(client: Client): void;
  /** Something failed that should not. Memory cannot be trusted any more; the log can. */
  fail(error: unknown): void;
}
