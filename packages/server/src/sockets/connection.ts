/** One socket: somebody says hello, joins matches and answers. Every message is bounded, counted and checked before it is believed. */
import type { Duplex } from 'node:stream';
import { encode, parseClientMessage, type ClientMessage, type ErrorCode, type TableMessage } from '@kolbiste/protocol';
import { RulesChanged, StorageError, type TableHost } from '@kolbiste/table';
import type { WebSocket } from 'ws';
import { Bucket } from '../accounts/limits.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import { isTransient } from '../storage/shared-log.ts';
import type { ConnectionDependencies } from './dependencies.ts';
import { frameOf, type Frame } from './frame.ts';
import { welcomeFor } from './hello.ts';
import { Inbox } from './inbox.ts';
import { JoinedMatches, type Joiner } from './joined-matches.ts';
import { Outbox } from './outbox.ts';

/** The door it came through. */
interface Door {
  /** A player said hello; false when they have too many sockets already. */
  entered(connection: Connection): Promise<boolean>;
  closed(connection: Connection): void;
}

export class Connection implements Joiner {
  identity: Identity | null = null;
  muted: ReadonlySet<string> = new Set();
  /** Nobody is told that this player is here. */
  hidden = false;
  readonly inbox: Inbox;
  rows: Bucket | null = null;
  private alive = true;
  private readonly ws: WebSocket;
  private readonly deps: ConnectionDependencies;
  private readonly door: Door;
  private readonly byCookie: Identity | null;
  private readonly outbox: Outbox;
  private readonly matches: JoinedMatches;
  private readonly helloTimer: ReturnType<typeof setTimeout>;

  constructor(ws: WebSocket, stream: Duplex, deps: ConnectionDependencies, door: Door, byCookie: Identity | null) {
    this.ws = ws;
    this.deps = deps;
    this.door = door;
    this.byCookie = byCookie;
    const { config } = deps;
    this.outbox = new Outbox(ws, stream, config.SOCKET_BUFFER);
    this.matches = new JoinedMatches(deps, this);
    this.inbox = new Inbox(
      {
        now: config.now,
        handle: text => this.handle(text),
        fail: (code, text, fatal) => this.fail(code, text, { fatal }),
      },
      new Bucket(config.MESSAGES_PER_SECOND * 2, config.MESSAGES_PER_SECOND, config.now()),
    );
    this.helloTimer = setTimeout(() => this.fail('hello', 'the first message must be hello', { fatal: true }), config.HELLO_WITHIN);
    ws.on('message', (data: Buffer, isBinary: boolean) => this.inbox.receive(isBinary ? null : data.toString()));
    ws.on('pong', () => (this.alive = true));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => this.close());
  }

  get player(): string {
    return this.identity?.player ?? '';
  }
  get name(): string {
    return this.identity?.name ?? '';
  }
  get open(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  /** At a match that goes on, with a seat of their own. */
  get playing(): boolean {
    return this.matches.playing;
  }

  send(frame: Frame): void {
    this.outbox.send(frame);
  }

  say(message: TableMessage): void {
    this.send(frameOf(encode(message)));
  }

  fail(
    code: ErrorCode,
    text: string,
    { re, match, fatal = false }: { re?: string | undefined; match?: string; fatal?: boolean } = {},
  ): void {
    this.say({ type: 'error', code, text, fatal, ...(re !== undefined && { re }), ...(match !== undefined && { match }) });
    if (!fatal) return;
    this.outbox.flush();
    this.ws.close(code === 'shutdown' ? 1012 : 1008, code);
  }

  terminate(): void {
    this.ws.terminate();
  }

  /** Checks that the other end is still there: one that did not answer the last time is not. */
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
    this.matches.partAll();
    this.deps.lobby.unwatch(this);
    this.deps.seeks.closed(this);
    this.door.closed(this);
  }

  private handle(text: string | null): void | Promise<void> {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      const { code, id } = parsed;
      const fatal = code === 'version' || this.inbox.strike();
      return this.fail(code, parsed.text, { re: id, fatal });
    }
    const { message } = parsed;
    if (message.type !== 'hello' && !this.identity)
      return this.fail('hello', 'the first message must be hello', { re: message.id, fatal: true });
    try {
      const doing = this.obey(message);
      return doing && doing.catch((error: unknown) => this.tellProblem(error, message));
    } catch (error) {
      return this.tellProblem(error, message);
    }
  }

  private obey(message: ClientMessage): void | Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.hello(message);
      case 'ping':
        return this.say({ type: 'pong', now: this.deps.config.now(), ...(message.id !== undefined && { re: message.id }) });
      case 'lobby':
        return message.watch ? this.deps.lobby.watch(this, message.id) : this.deps.lobby.unwatch(this);
      case 'seek':
        return this.seek(message);
      case 'unseek':
        return this.deps.seeks.unseek(this, message.id);
      case 'join':
        return this.matches.join(message);
      default:
        return this.matches.receive(message);
    }
  }

  private async seek(message: ClientMessage & { readonly type: 'seek' }): Promise<void> {
    await this.deps.limits.assert('table', this.player);
    return this.deps.seeks.seek(this, this.identity!, message, message.id);
  }

  /** No failure leaves the client without an answer, and none tells more than it should. */
  private tellProblem(error: unknown, message: ClientMessage): void {
    const to = { re: message.id, ...('match' in message && { match: message.match }) };
    if (error instanceof Problem) this.fail(socketCode(error), error.message, { ...to, fatal: error.code === 'banned' });
    else if (error instanceof RulesChanged) this.fail('unavailable', error.message, to);
    else if (error instanceof StorageError || isTransient(error)) this.fail('storage', 'the table cannot write just now', to);
    else {
      this.deps.note('message', error);
      this.fail('internal', 'something went wrong here; it was noted', to);
    }
  }

  private async hello(message: ClientMessage & { readonly type: 'hello' }): Promise<void> {
    const { id, token } = message;
    if (this.identity) return this.fail('hello', 'hello was said already', { re: id });
    const { players } = this.deps;
    const identity = token === undefined ? this.byCookie : await players.byToken(token);
    if (!identity) {
      const text = token === undefined ? 'no session: become a guest first, or bring a token' : 'this token is not known';
      return this.fail('unauthorized', text, { re: id, fatal: true });
    }
    clearTimeout(this.helloTimer);
    this.muted = await players.mutedBy(identity.player);
    this.hidden = await players.isHidden(identity.player);
    this.identity = identity;
    if (!(await this.door.entered(this))) return this.fail('tooMany', 'this player has too many connections', { re: id, fatal: true });
    return this.say(await welcomeFor(this.deps, identity, message));
  }

  /** The table that was waited for has begun. */
  begun(host: TableHost): void {
    if (!this.matches.has(host.id)) return;
    const entering = this.matches.enter(host, undefined, undefined);
    entering.catch((error: unknown) => this.tellProblem(error, { type: 'join', match: host.id }));
  }
}

function socketCode({ code }: Problem): ErrorCode {
  switch (code) {
    case 'unknownMatch':
    case 'rateLimited':
    case 'tooMany':
    case 'notAllowed':
    case 'silenced':
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
