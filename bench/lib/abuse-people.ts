/** People of the suite `abuse`: guests from addresses of their own, through the protocol, who bear refusals. */
import { knownAfter, type ClientMessage, type Known, type TableMessage } from '@kolbiste/protocol';
import WebSocket from 'ws';

export class Guest {
  cookie = '';
  private readonly port: number;
  private readonly address: string;
  constructor(port: number, address: string) {
    this.port = port;
    this.address = address;
  }

  /** The status, and what was said; 0 when there was no answer. */
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; said: any }> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
        method,
        headers: { 'x-forwarded-for': this.address, ...(this.cookie && { cookie: this.cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      this.cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? this.cookie;
      const text = await response.text();
      return { status: response.status, said: text.startsWith('{') ? JSON.parse(text) : text };
    } catch {
      return { status: 0, said: '' };
    }
  }

  static async at(port: number, address: string): Promise<Guest> {
    const guest = new Guest(port, address);
    await guest.ask('POST', '/api/guest');
    return guest;
  }

  socket(): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, { perMessageDeflate: false, headers: { cookie: this.cookie, 'x-forwarded-for': this.address } });
    socket.on('error', () => {});
    return socket;
  }

  /** A socket that has said hello; null when it was refused. */
  connect(): Promise<WebSocket | null> {
    const socket = this.socket();
    return new Promise(done => {
      socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1 })));
      socket.once('message', () => done(socket));
      socket.once('close', () => done(null));
    });
  }
}

/** A seat at a table: answers at once what is asked, and says how long the table took. */
export class Seat {
  /** Milliseconds from an answer to its acknowledgement. */
  readonly acknowledged: number[] = [];
  /** Milliseconds until the opponent had answered. */
  readonly answered: number[] = [];
  over = false;
  private readonly socket: WebSocket;
  private readonly match: string;
  private readonly pauseMs: number;
  private known: Known | null = null;
  private sentAt = 0;
  private waitingSince: number | null = null;
  private asked = -1;

  constructor(socket: WebSocket, match: string, pauseMs: number) {
    this.socket = socket;
    this.match = match;
    this.pauseMs = pauseMs;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as TableMessage));
    this.send({ type: 'join', match });
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: TableMessage): void {
    if (!('match' in message) || message.match !== this.match) return;
    if (message.type === 'accepted' && this.sentAt) {
      this.acknowledged.push(performance.now() - this.sentAt);
      this.sentAt = 0;
    }
    if (message.type === 'snapshot') {
      this.known = message;
      if (message.state.phase === 'waiting') this.send({ type: 'ready', match: this.match });
    } else if (message.type === 'update' && this.known) this.known = knownAfter(message, this.known);
    else return;
    this.over ||= this.known.state.phase === 'over';
    this.play(this.known);
  }

  private play({ state }: Known): void {
    const { decision, seen } = state;
    if (decision === null || decision === this.asked) return;
    this.asked = decision;
    const now = performance.now();
    if (this.waitingSince !== null) this.answered.push(now - this.waitingSince);
    this.waitingSince = seen?.decision ? null : now;
    if (!seen?.decision) return;
    const { key } = seen.decision.options.at(-1)!;
    setTimeout(() => {
      this.sentAt = performance.now();
      this.send({ type: 'answer', match: this.match, id: String(decision), decision, key });
    }, this.pauseMs);
  }
}
