/** The door for sockets: where they come from, how many, and whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@kolbiste/protocol';
import { WebSocketServer } from 'ws';
import { addressOf, cookieOf, originAllowed } from './address.ts';
import { Connection, type ConnectionAround } from './connection.ts';
import { Bucket } from './limits.ts';
import { COOKIE } from './http/session.ts';
import type { Identity } from './players.ts';
import { Problem } from './problem.ts';

export type GatewayAround = Omit<ConnectionAround, 'entered' | 'closed'>;

export class Gateway {
  private readonly around: GatewayAround;
  private readonly server: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly byPlayer = new Map<string, { readonly connections: Set<Connection>; readonly bucket: Bucket }>();
  private readonly pinger: ReturnType<typeof setInterval>;
  private closing = false;

  constructor(around: GatewayAround) {
    this.around = around;
    this.server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: LIMITS.messageBytes * 2,
      clientTracking: false,
    });
    this.pinger = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, around.config.PING_EVERY);
    this.pinger.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    this.admit(request).then(
      identity => this.open(request, socket, head, identity),
      (error: unknown) => {
        const status = error instanceof Problem ? error.status : 500;
        if (!(error instanceof Problem)) this.around.note('upgrade', error);
        socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status] ?? 'Error'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      },
    );
  };

  /** Who it is by his cookie; throws when he may not come in. */
  private async admit(request: IncomingMessage): Promise<Identity | null> {
    const { config, limits, players } = this.around;
    const path = request.url?.split('?', 1)[0];
    if (this.closing) throw new Problem('storage', 'the server stops');
    if (path !== '/ws') throw new Problem('unknown', 'there are no sockets here');
    if (!originAllowed(request, config)) throw new Problem('origin', 'this page is not ours');
    const address = addressOf(request, config);
    if ((this.byAddress.get(address) ?? 0) >= config.SOCKETS_PER_ADDRESS) throw new Problem('tooMany', 'too many connections');
    await limits.assert('connect', address);
    return players.byCookie(cookieOf(request, COOKIE));
  }

  private open(request: IncomingMessage, socket: Duplex, head: Buffer, identity: Identity | null): void {
    if (socket.destroyed) return;
    const address = addressOf(request, this.around.config);
    this.server.handleUpgrade(request, socket, head, ws => {
      this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
      const connection: Connection = new Connection(
        ws,
        socket,
        {
          ...this.around,
          entered: connection => this.entered(connection),
          closed: connection => this.closed(connection, address),
        },
        identity,
      );
      this.connections.add(connection);
    });
  }

  private entered(connection: Connection): boolean {
    const { config } = this.around;
    let own = this.byPlayer.get(connection.player);
    if (!own) {
      const bucket = new Bucket(config.MESSAGES_PER_SECOND * 4, config.MESSAGES_PER_SECOND * 2, config.now());
      this.byPlayer.set(connection.player, (own = { connections: new Set(), bucket }));
    }
    if (own.connections.size >= config.SOCKETS_PER_PLAYER) return false;
    own.connections.add(connection);
    connection.playerBucket = own.bucket;
    return true;
  }

  private closed(connection: Connection, address: string): void {
    if (!this.connections.delete(connection)) return;
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
    const own = this.byPlayer.get(connection.player);
    own?.connections.delete(connection);
    if (own?.connections.size === 0) this.byPlayer.delete(connection.player);
  }

  /** All sockets of a player, or only those of one session. */
  of(player: string, session?: string): Connection[] {
    const all = [...(this.byPlayer.get(player)?.connections ?? [])];
    return session === undefined ? all : all.filter(({ identity }) => identity?.session === session);
  }

  /** What was done elsewhere takes effect here: sessions that ended, players who are muted. Of one player, or of everybody. */
  async recheck(player?: string): Promise<void> {
    const { players } = this.around;
    for (const id of player === undefined ? [...this.byPlayer.keys()] : [player]) {
      const connections = this.of(id);
      if (connections.length === 0) continue;
      const [sessions, muted] = [await players.sessionsOf(id), await players.mutedBy(id)];
      for (const connection of connections) {
        connection.muted = muted;
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

  /** Whoever has not gone is shown out. */
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
