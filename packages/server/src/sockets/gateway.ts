/** The door for sockets: where they come from, how many, and whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@kolbiste/protocol';
import { WebSocketServer } from 'ws';
import { addressOf, hostAllowed, originAllowed } from '../http/address.ts';
import { Connection } from './connection.ts';
import type { ConnectionDependencies } from './dependencies.ts';
import { Bucket } from '../accounts/limits.ts';
import { cookieIn } from '../http/session.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import { RowBudgets } from './row-budgets.ts';
import { SocketCount } from './socket-count.ts';

export class Gateway {
  private readonly deps: ConnectionDependencies;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly count: SocketCount;
  private readonly rows: RowBudgets;
  private readonly byPlayer = new Map<string, { readonly connections: Set<Connection>; readonly bucket: Bucket }>();
  private readonly pinger: ReturnType<typeof setInterval>;
  private closing = false;

  constructor(deps: ConnectionDependencies, cluster: Cluster) {
    this.deps = deps;
    this.count = new SocketCount(cluster);
    this.rows = new RowBudgets(deps.config.ROWS_PER_HOUR, deps.config.now);
    this.server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: LIMITS.messageBytes * 2,
      clientTracking: false,
    });
    this.pinger = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, deps.config.PING_EVERY);
    this.pinger.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    this.admit(request, socket).then(
      identity => this.open(request, socket, head, identity),
      (error: unknown) => {
        const status = error instanceof Problem ? error.status : 500;
        if (!(error instanceof Problem)) this.deps.note('upgrade', error);
        // A refused client that does not hang up is not waited for.
        socket.once('finish', () => socket.destroy());
        socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status] ?? 'Error'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      },
    );
  };

  /** Who it is by their cookie; throws when they may not come in. */
  private async admit(request: IncomingMessage, socket: Duplex): Promise<Identity | null> {
    const { config, limits, players } = this.deps;
    const path = request.url?.split('?', 1)[0];
    if (this.closing) throw new Problem('storage', 'the server stops');
    if (path !== '/ws') throw new Problem('unknown', 'there are no sockets here');
    if (!hostAllowed(request, config) || !originAllowed(request, config)) throw new Problem('origin', 'this page is not ours');
    const address = addressOf(request, config);
    await limits.assert('connect', address);
    const identity = await players.byCookie(cookieIn(request, config, 'kolbiste'));
    const whose = `address ${address}`;
    if (socket.destroyed) return null;
    socket.once('close', () => void this.count.leave(whose, socket));
    if (!(await this.count.enter(whose, socket, config.SOCKETS_PER_ADDRESS))) throw new Problem('tooMany', 'too many connections');
    if (identity) this.deps.addresses.note(identity.player, address);
    return identity;
  }

  private open(request: IncomingMessage, socket: Duplex, head: Buffer, identity: Identity | null): void {
    // The server began to stop meanwhile.
    if (this.closing) socket.destroy();
    if (socket.destroyed) return;
    this.server.handleUpgrade(request, socket, head, ws => {
      const connection = new Connection(ws, socket, this.deps, this, identity);
      this.connections.add(connection);
    });
  }

  async entered(connection: Connection): Promise<boolean> {
    const { config } = this.deps;
    const { player } = connection;
    if (!this.connections.has(connection)) return false;
    let own = this.byPlayer.get(player);
    if (!own) {
      const bucket = new Bucket(config.MESSAGES_PER_SECOND * 4, config.MESSAGES_PER_SECOND * 2, config.now());
      this.byPlayer.set(player, (own = { connections: new Set(), bucket }));
    }
    // At once, so that what happens to the player meanwhile reaches this socket, too.
    own.connections.add(connection);
    connection.inbox.playerBucket = own.bucket;
    connection.rows = this.rows.of(player);
    const admitted = await this.count.enter(`player ${player}`, connection, config.SOCKETS_PER_PLAYER);
    if (!admitted) this.forget(connection);
    return admitted;
  }

  private forget(connection: Connection): void {
    const { player } = connection;
    const own = this.byPlayer.get(player);
    own?.connections.delete(connection);
    if (own?.connections.size === 0) this.byPlayer.delete(player);
    void this.count.leave(`player ${player}`, connection);
  }

  closed(connection: Connection): void {
    if (this.connections.delete(connection)) this.forget(connection);
  }

  /** Tells other servers again how many sockets everybody has here. */
  announce(): void {
    this.count.announce();
  }

  /** All sockets of a player, or only those of one session. */
  of(player: string, session?: string): Connection[] {
    const all = [...(this.byPlayer.get(player)?.connections ?? [])];
    return session === undefined ? all : all.filter(({ identity }) => identity?.session === session);
  }

  /** Who is here, and whether they play; without those who hide. */
  here(): Map<string, { readonly playing: boolean }> {
    const here = new Map<string, { readonly playing: boolean }>();
    for (const [player, { connections }] of this.byPlayer) {
      let playing = false;
      let hidden = true;
      for (const connection of connections) {
        hidden &&= connection.hidden;
        playing ||= connection.playing;
      }
      if (!hidden) here.set(player, { playing });
    }
    return here;
  }

  /** What was done elsewhere takes effect here: sessions that ended, players who are muted. Of one player, or of everybody. */
  async recheck(player?: string): Promise<void> {
    const { players } = this.deps;
    for (const id of player === undefined ? [...this.byPlayer.keys()] : [player]) {
      const connections = this.of(id);
      if (connections.length === 0) continue;
      const [sessions, muted, hidden] = [await players.sessionsOf(id), await players.mutedBy(id), await players.isHidden(id)];
      for (const connection of connections) {
        connection.muted = muted;
        connection.hidden = hidden;
        if (!sessions.has(connection.identity!.session)) connection.fail('unauthorized', 'this session has ended', { fatal: true });
      }
    }
  }

  /** Says goodbye to everybody; players come back to the next server. */
  stop(): void {
    this.closing = true;
    clearInterval(this.pinger);
    for (const connection of this.connections) connection.fail('shutdown', 'the server stops; come back in a moment', { fatal: true });
  }

  /** Cuts those who have not gone. */
  cut(): void {
    for (const connection of this.connections) connection.terminate();
  }
}

const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};
