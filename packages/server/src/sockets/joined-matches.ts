/** The matches one socket looks at: joining, leaving, and what it says about them. */
import type { ClientMessage, Viewer } from '@kolbiste/protocol';
import type { TableHost } from '@kolbiste/table';
import type { Bucket } from '../accounts/limits.ts';
import type { Watcher } from '../lobby/waiting-room.ts';
import type { Hearer, Speaker } from '../matches/chat.ts';
import { Problem } from '../problem.ts';
import type { ConnectionDependencies } from './dependencies.ts';

interface JoinedMatch {
  /** Null while the table waits for its seats to be taken. */
  readonly host: TableHost | null;
  readonly viewer: Viewer;
}

/** The socket. */
export interface Joiner extends Watcher, Hearer {
  readonly player: string;
  readonly name: string;
  readonly open: boolean;
  /** The player's budget of rows; null before hello. */
  readonly rows: Bucket | null;
}

/** By match: how many rows of each seat up to which row are no answers. */
const counted = new WeakMap<TableHost, { upTo: number; readonly bySeat: number[] }>();

function asidesOf(host: TableHost, seat: number): number {
  let count = counted.get(host);
  if (!count) counted.set(host, (count = { upTo: 0, bySeat: host.players.map(() => 0) }));
  const { log } = host.match;
  // A row that could not be written is gone again.
  count.upTo = Math.min(count.upTo, log.length);
  for (; count.upTo < log.length; count.upTo++) {
    const row = log[count.upTo]!;
    if ('seat' in row && row.type !== 'answer') count.bySeat[row.seat]!++;
  }
  return count.bySeat[seat]!;
}

export type AboutMatch = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' | 'lobby' | 'seek' | 'unseek' | 'join' }>;

const MOST_JOINED = 50;

export class JoinedMatches {
  private readonly deps: ConnectionDependencies;
  private readonly client: Joiner;
  private readonly joined = new Map<string, JoinedMatch>();

  constructor(deps: ConnectionDependencies, client: Joiner) {
    this.deps = deps;
    this.client = client;
  }

  has(match: string): boolean {
    return this.joined.has(match);
  }

  get playing(): boolean {
    for (const { host, viewer } of this.joined.values()) if (viewer !== 'spectator' && host?.phase === 'playing') return true;
    return false;
  }

  async join({ match, after, id }: ClientMessage & { readonly type: 'join' }): Promise<void> {
    const { matches, tables } = this.deps;
    if (this.joined.size >= MOST_JOINED) throw new Problem('tooMany', 'too many matches at once');
    this.part(match);
    const host = await matches.open(match);
    if (!this.client.open) return;
    if (host) {
      await this.enter(host, after, id);
      return;
    }
    this.joined.set(match, { host: null, viewer: 'spectator' });
    try {
      await tables.watch(match, this.client, id);
    } catch (error) {
      this.joined.delete(match);
      throw error;
    }
    if (!this.joined.has(match)) tables.waiting.leave(match, this.client);
  }

  async enter(host: TableHost, after: number | undefined, re: string | undefined): Promise<void> {
    const seat = host.seatOf(this.client.player);
    if (seat === null && !host.settings.spectators && host.phase !== 'over')
      throw new Problem('notAllowed', 'this match has no spectators');
    const viewer: Viewer = seat ?? 'spectator';
    this.joined.set(host.id, { host, viewer });
    host.join(this.client, viewer, after, re);
    for (const said of await this.deps.chat.recent(host, viewer, this.client.muted)) this.client.say(said);
  }

  part(match: string): void {
    const joined = this.joined.get(match);
    if (!joined) return;
    this.joined.delete(match);
    if (joined.host) joined.host.leave(this.client);
    else this.deps.tables.waiting.leave(match, this.client);
  }

  partAll(): void {
    for (const match of this.joined.keys()) this.part(match);
  }

  /** Nearly all messages are answers: they reach the host without a promise. */
  receive(message: AboutMatch): void | Promise<void> {
    const joined = this.joined.get(message.match);
    if (!joined) throw new Problem('unknownMatch', 'join the match first');
    const { host, viewer } = joined;
    if (message.type === 'leave') return this.part(message.match);
    if (!host) throw new Problem('notAllowed', 'seats are still free');
    if (message.type === 'chat') return this.chat(host, viewer, message);
    if (message.type === 'hint' && viewer !== 'spectator') return this.hint(host, viewer, message);
    if (viewer === 'spectator' || message.type === 'explain' || message.type === 'hint') return host.receive(this.client, viewer, message);
    if (this.client.rows?.take(this.deps.config.now()) === false) throw new Problem('rateLimited', 'too many moves in an hour');
    if (message.type !== 'answer' && message.type !== 'concede') return this.aside(host, viewer, message);
    return host.receive(this.client, viewer, message);
  }

  /** What is a row of the log without bringing the game on is limited: the log of a match is read as a whole. */
  private async aside(host: TableHost, seat: number, message: AboutMatch): Promise<void> {
    const { limits, config } = this.deps;
    if (asidesOf(host, seat) >= config.ASIDES_PER_MATCH) throw new Problem('tooMany', 'too much of this in one match');
    await limits.assert('aside', this.client.player);
    await host.receive(this.client, seat, message);
  }

  private async chat(host: TableHost, viewer: Viewer, { text, preset }: ClientMessage & { readonly type: 'chat' }): Promise<void> {
    const { limits, chat } = this.deps;
    const { player, name } = this.client;
    // Two who play in an event are told nothing by anybody, each other included.
    if (host.header.event && viewer !== 'spectator' && text !== undefined && host.phase !== 'over')
      throw new Problem('notAllowed', 'in an event players say set phrases only, until their game is over');
    await limits.assert('chat', player);
    const by: Speaker = { player, name, seat: viewer === 'spectator' ? null : viewer };
    await chat.say(host, by, { ...(text !== undefined && { text }), ...(preset !== undefined && { preset }) });
  }

  private async hint(host: TableHost, viewer: Viewer, message: ClientMessage & { readonly type: 'hint' }): Promise<void> {
    if (!host.header.rated) await this.deps.limits.assert('hint', this.client.player);
    await host.receive(this.client, viewer, message);
  }
}
