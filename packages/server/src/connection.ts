/** One socket: somebody says hello, joins matches and answers. Every message is bounded, counted and checked before it is believed. */
import type { Duplex } from 'node:stream';
import {
  parseClientMessage,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ErrorCode,
  type TableMessage,
  type Viewer,
} from '@kolbiste/protocol';
import { inputFrom } from '@kolbiste/table';
import type { WebSocket } from 'ws';
import type { Chat, Hearer } from './chat.ts';
import type { Config } from './config.ts';
import type { Desk, Watcher } from './desk.ts';
import { frameOf, type Frame } from './frame.ts';
import type { Lobby } from './lobby.ts';
import { Bucket, type Limits } from './limits.ts';
import { RulesChanged, type LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';
import type { Identity, Players } from './players.ts';
import { Problem } from './problem.ts';
import { StorageError } from './storage/input-log.ts';
import { passes } from './storage/shared-log.ts';

export interface ConnectionAround {
  readonly config: Config;
  readonly players: Players;
  readonly matches: Matches;
  readonly desk: Desk;
  readonly chat: Chat;
  readonly lobby: Lobby;
  readonly limits: Limits;
  /** Somebody said hello; false when he has too many sockets already. */
  entered(connection: Connection): Promise<boolean>;
  closed(connection: Connection): void;
  note(what: string, error: unknown): void;
}

interface Joined {
  /** Null while the table waits for its seats to be taken. */
  live: LiveMatch | null;
  viewer: Viewer;
}

const MOST_WAITING = 64;
const MOST_JOINED = 50;
const PATIENCE = 100;
const MOST_WELCOMED = 20;

type About = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'lobby' }>;

/** Whoever has something to send at the end of this moment. */
let toFlush: Connection[] = [];
function flushAll(): void {
  const connections = toFlush;
  toFlush = [];
  for (const connection of connections) connection.flush();
}

export class Connection implements Watcher, Hearer {
  identity: Identity | null = null;
  muted: ReadonlySet<string> = new Set();
  alive = true;
  /** Shared with the player's other sockets. */
  playerBucket: Bucket | null = null;
  private readonly ws: WebSocket;
  private readonly stream: Duplex;
  private readonly around: ConnectionAround;
  private readonly byCookie: Identity | null;
  private readonly bucket: Bucket;
  private readonly joined = new Map<string, Joined>();
  private readonly waiting: string[] = [];
  private readonly helloTimer: ReturnType<typeof setTimeout>;
  private readonly outbox: Frame[] = [];
  private busy = false;
  private strikes = 0;

  constructor(ws: WebSocket, stream: Duplex, around: ConnectionAround, byCookie: Identity | null) {
    this.ws = ws;
    this.stream = stream;
    this.around = around;
    this.byCookie = byCookie;
    const { config } = around;
    this.bucket = new Bucket(config.MESSAGES_PER_SECOND * 2, config.MESSAGES_PER_SECOND, config.now());
    this.helloTimer = setTimeout(() => this.fail('hello', 'the first message must be hello', { fatal: true }), config.HELLO_WITHIN);
    ws.on('message', (data: Buffer, isBinary: boolean) => this.receive(isBinary ? null : data.toString()));
    ws.on('pong', () => (this.alive = true));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => this.close());
  }

  get player(): string {
    return this.identity?.player ?? '';
  }

  // -- out ---------------------------------------------------------------------------------------------------------------------

  /** Sends a frame. Frames of one moment leave together; whoever does not read what he is sent is cut off. */
  send(frame: Frame): void {
    const { ws, stream, outbox } = this;
    if (ws.readyState !== ws.OPEN) return;
    if (stream.writableLength > this.around.config.SOCKET_BUFFER) {
      ws.terminate();
      return;
    }
    if (outbox.push(frame) > 1) return;
    if (toFlush.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const { ws, stream, outbox } = this;
    if (outbox.length === 0) return;
    if (ws.readyState === ws.OPEN) stream.write(outbox.length === 1 ? outbox[0]! : Buffer.concat(outbox));
    outbox.length = 0;
  }

  say(message: TableMessage): void {
    this.send(frameOf(JSON.stringify(message)));
  }

  fail(
    code: ErrorCode,
    text: string,
    { re, match, fatal = false }: { re?: string | undefined; match?: string; fatal?: boolean } = {},
  ): void {
    this.say({ type: 'error', code, text, fatal, ...(re !== undefined && { re }), ...(match !== undefined && { match }) });
    if (!fatal) return;
    this.flush();
    this.ws.close(code === 'shutdown' ? 1012 : 1008, code);
  }

  terminate(): void {
    this.ws.terminate();
  }

  /** Asks whether somebody is still there; who did not answer the last time is not. */
  ping(): void {
    if (!this.alive) {
      this.ws.terminate();
      return;
    }
    this.alive = false;
    this.ws.ping();
  }

  private close(): void {
    clearTimeout(this.helloTimer);
    for (const match of this.joined.keys()) this.part(match);
    this.around.lobby.unwatch(this);
    this.around.closed(this);
  }

  // -- in ----------------------------------------------------------------------------------------------------------------------

  private receive(text: string | null): void {
    const now = this.around.config.now();
    if (!this.bucket.take(now) || (this.playerBucket && !this.playerBucket.take(now))) {
      const fatal = ++this.strikes >= PATIENCE;
      if (fatal || this.strikes % 10 === 1) this.fail('rateLimited', 'slow down', { fatal });
      return;
    }
    if (this.busy) {
      if (this.waiting.length >= MOST_WAITING) this.fail('tooMany', 'too many messages are waiting', { fatal: true });
      else this.waiting.push(text ?? '');
      return;
    }
    this.handleAll(text);
  }

  /** Handles a message, and those that came while it was being handled, in order. */
  private handleAll(first: string | null): void {
    let text: string | null | undefined = first;
    while (text !== undefined) {
      const handling: void | Promise<void> = this.handle(text);
      if (handling) {
        this.busy = true;
        void handling.finally(() => {
          this.busy = false;
          const next = this.waiting.shift();
          if (next !== undefined) this.handleAll(next);
        });
        return;
      }
      text = this.waiting.shift();
    }
  }

  private handle(text: string | null): void | Promise<void> {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      const { code, id } = parsed;
      this.fail(code, parsed.text, { re: id, fatal: code === 'version' || ++this.strikes >= PATIENCE });
      return undefined;
    }
    const { message } = parsed;
    if (message.type === 'hello') return this.guard(this.hello(message), message);
    if (!this.identity) {
      this.fail('hello', 'the first message must be hello', { re: message.id, fatal: true });
      return undefined;
    }
    if (message.type === 'ping') {
      this.say({ type: 'pong', now: this.around.config.now(), ...(message.id !== undefined && { re: message.id }) });
      return undefined;
    }
    if (message.type === 'lobby') {
      if (message.watch) return this.guard(this.around.lobby.watch(this, message.id), message);
      this.around.lobby.unwatch(this);
      return undefined;
    }
    if (message.type === 'join') return this.guard(this.join(message), message);
    return this.about(message);
  }

  /** No failure leaves the client without an answer, and none tells more than it should. */
  private async guard(doing: Promise<void>, message: ClientMessage): Promise<void> {
    const to = { re: message.id, ...('match' in message && { match: message.match }) };
    try {
      await doing;
    } catch (error) {
      if (error instanceof Problem) this.fail(socketCode(error), error.message, { ...to, fatal: error.code === 'banned' });
      else if (error instanceof RulesChanged) this.fail('unavailable', error.message, to);
      else if (error instanceof StorageError || passes(error)) this.fail('storage', 'the table cannot write just now', to);
      else {
        this.around.note('message', error);
        this.fail('internal', 'something went wrong here; it was noted', to);
      }
    }
  }

  private async hello({ id, token, lang = 'cs' }: ClientMessage & { type: 'hello' }): Promise<void> {
    if (this.identity) {
      this.fail('hello', 'hello was said already', { re: id });
      return;
    }
    const { players, matches, desk, config } = this.around;
    const identity = token === undefined ? this.byCookie : await players.byToken(token);
    if (!identity) {
      this.fail('unauthorized', token === undefined ? 'no session: become a guest first, or bring a token' : 'this token is not known', {
        re: id,
        fatal: true,
      });
      return;
    }
    clearTimeout(this.helloTimer);
    this.muted = await players.mutedBy(identity.player);
    this.identity = identity;
    if (!(await this.around.entered(this))) {
      this.fail('tooMany', 'this player has too many connections', { re: id, fatal: true });
      return;
    }
    const mine = await desk.mine(identity.player);
    const open = [];
    for (const { match, game, phase } of mine.slice(0, MOST_WELCOMED)) {
      if (phase === 'open') continue;
      const live = await matches.open(match).catch(() => null);
      const seat = live?.seatOf(identity.player) ?? null;
      if (live && seat !== null && live.phase !== 'over') open.push({ match, game, seat, yourTurn: live.asked?.seat === seat });
    }
    const { player, name, guest } = identity;
    this.say({
      type: 'welcome',
      v: PROTOCOL_VERSION,
      ...(id !== undefined && { re: id }),
      player: { player, name, guest },
      lang,
      now: config.now(),
      matches: open,
    });
  }

  // -- matches ------------------------------------------------------------------------------------------------------------------

  private async join({ match, after, id }: ClientMessage & { type: 'join' }): Promise<void> {
    const { matches, desk } = this.around;
    if (this.joined.size >= MOST_JOINED) throw new Problem('tooMany', 'too many matches at once');
    this.part(match);
    const live = await matches.open(match);
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (!live) {
      this.joined.set(match, { live: null, viewer: 'spectator' });
      try {
        await desk.watch(match, this, id);
      } catch (error) {
        this.joined.delete(match);
        throw error;
      }
      if (!this.joined.has(match)) desk.unwatch(match, this);
      return;
    }
    await this.enter(live, after, id);
  }

  /** The table that was waited for has begun. */
  begun(live: LiveMatch): void {
    if (this.joined.has(live.id)) void this.guard(this.enter(live, undefined, undefined), { type: 'join', match: live.id });
  }

  private async enter(live: LiveMatch, after: number | undefined, re: string | undefined): Promise<void> {
    const seat = live.seatOf(this.player);
    if (seat === null && !live.settings.spectators && live.phase !== 'over')
      throw new Problem('notAllowed', 'this match has no spectators');
    const viewer: Viewer = seat ?? 'spectator';
    this.joined.set(live.id, { live, viewer });
    live.join(this, viewer, after, re);
    for (const said of await this.around.chat.recent(live, viewer, this.muted)) this.say(said);
  }

  private part(match: string): void {
    const joined = this.joined.get(match);
    if (!joined) return;
    this.joined.delete(match);
    if (joined.live) joined.live.leave(this);
    else this.around.desk.unwatch(match, this);
  }

  private about(message: Exclude<About, { type: 'join' }>): void | Promise<void> {
    const joined = this.joined.get(message.match);
    if (!joined) {
      this.fail('unknownMatch', 'join the match first', { re: message.id, match: message.match });
      return undefined;
    }
    if (message.type === 'leave') {
      this.part(message.match);
      return undefined;
    }
    const { live, viewer } = joined;
    if (!live) {
      this.fail('notAllowed', 'seats are still free', { re: message.id, match: message.match });
      return undefined;
    }
    if (message.type === 'chat') return this.guard(this.chat(message, live, viewer), message);
    if (viewer === 'spectator') {
      const refusal = { code: 'noSeat', text: 'spectators only look on', refusal: null, seq: null } as const;
      const now = this.around.config.now();
      return this.guard(
        live.look(match => match.refused(refusal, viewer, now, message.id).forEach(refused => this.say(refused))),
        message,
      );
    }
    if (message.type === 'explain')
      return this.guard(
        live.look(match => this.say(match.explained(viewer, message.id))),
        message,
      );
    if (message.type === 'hint') return this.guard(this.hint(message, live, viewer), message);
    const input = inputFrom(message, viewer, this.around.config.now());
    if (input) live.take(input, { client: this, viewer, ...(message.id !== undefined && { re: message.id }) });
    return undefined;
  }

  private async chat({ text, preset }: ClientMessage & { type: 'chat' }, live: LiveMatch, viewer: Viewer): Promise<void> {
    const { limits, chat } = this.around;
    await limits.assert('chat', this.player);
    const seat = viewer === 'spectator' ? null : viewer;
    await chat.say(
      live,
      { player: this.player, name: this.identity!.name, seat },
      { ...(text !== undefined && { text }), ...(preset !== undefined && { preset }) },
    );
  }

  private async hint({ id, match }: ClientMessage & { type: 'hint' }, live: LiveMatch, seat: number): Promise<void> {
    if (live.settings.rated) throw new Problem('notAllowed', 'there are no hints at a rated table');
    await this.around.limits.assert('hint', this.player);
    let hint;
    try {
      hint = await live.hint(seat);
    } catch {
      hint = null;
    }
    if (hint) this.say({ type: 'hint', match, ...(id !== undefined && { re: id }), ...hint });
    else this.fail('unavailable', 'there is no hint just now', { re: id, match });
  }
}

function socketCode({ code }: Problem): ErrorCode {
  switch (code) {
    case 'unknownMatch':
    case 'rateLimited':
    case 'tooMany':
    case 'notAllowed':
    case 'unauthorized':
    case 'storage':
    case 'malformed':
      return code;
    case 'banned':
      return 'unauthorized';
    default:
      return 'notAllowed';
  }
}
