/** A real server on a real file, and clients on real sockets. */
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import {
  knownAfter,
  type ClientMessage,
  type CreateTable,
  type Known,
  type MatchState,
  type Player,
  type TableCreated,
  type TableMessage,
} from '@kolbiste/protocol';
import { WebSocket } from 'ws';
import type { Config } from '../src/config.ts';
import { createServer, type RunningServer } from '../src/server.ts';
import { miniGame } from '../../engine/test/mini/module.ts';

const cleanups: (() => Promise<void> | void)[] = [];
/** Every test file says `afterEach(cleanUp)`: files share this module, hooks are a file's own. */
export async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
}
export const later = (clean: () => Promise<void> | void): void => void cleanups.push(clean);

/** In memory where there is such a place: a killed process loses nothing there either, and a sync costs nothing. */
const TEMPORARY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export function tempFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'kolbiste-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const MINI = { id: 'mini', game: miniGame as unknown as AnyGame };
export const GAMES_HERE = [MINI, ...GAMES];

/** Quick settings: nobody waits in a test. */
export const QUICK: Partial<Config> = {
  PORT: 0,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  PASS_DELAY: 0,
  BOT_PACE: 0,
  BOT_WORKERS: 1,
  MESSAGES_PER_SECOND: 100_000,
  CONNECTS_PER_MINUTE: 1_000_000,
  SOCKETS_PER_ADDRESS: 100_000,
  REQUESTS_PER_MINUTE: 1_000_000,
  GUESTS_PER_HOUR: 1_000_000,
  SIGN_INS_PER_HOUR: 1_000,
  TABLES_PER_HOUR: 1_000_000,
  TABLES_PER_PLAYER: 100_000,
  RECORDS_PER_MINUTE: 1_000_000,
  ASIDES_PER_HOUR: 1_000_000,
  ROWS_PER_HOUR: 1_000_000_000,
  games: GAMES_HERE,
};

export async function startServer(settings: Partial<Config> = {}): Promise<RunningServer> {
  const server = await createServer({ ...QUICK, DATA_DIR: settings.DATA_DIR ?? tempFolder(), ...settings });
  later(() => server.stop());
  return server;
}

/** Somebody with a browser: a cookie, requests, sockets. */
export class Person {
  cookie = '';
  /** What tells the server that this device has been here. */
  device = '';
  player!: Player;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: any; headers: Headers }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...((this.cookie || this.device) && { cookie: [this.cookie, this.device].filter(Boolean).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const cookie = set.split(';', 1)[0]!;
      if (cookie.includes('kolbiste-device=')) this.device = cookie;
      else this.cookie = cookie;
    }
    const text = await response.text();
    return {
      status: response.status,
      body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }
  /** A request that must succeed. */
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await this.request(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  static async guest(url: string): Promise<Person> {
    const person = new Person(url);
    person.player = await person.ask('POST', '/api/guest');
    return person;
  }
  static async account(url: string, name: string, password = 'correct horse'): Promise<Person> {
    const person = await Person.guest(url);
    person.player = await person.ask('POST', '/api/account', { name, password });
    return person;
  }

  create(table: Partial<CreateTable> = {}): Promise<TableCreated> {
    return this.ask('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }], brings: null, ...table });
  }

  async connect(hello: Partial<ClientMessage & { type: 'hello' }> = {}): Promise<Line> {
    const line = await Line.open(this.url, this.cookie ? { cookie: this.cookie } : {});
    line.send({ type: 'hello', v: 1, ...hello });
    await line.next('welcome');
    return line;
  }
}

export type Message<T extends TableMessage['type']> = Extract<TableMessage, { type: T }>;

/** One socket of somebody's: what was said, and what he knows of each match. */
export class Line {
  readonly all: TableMessage[] = [];
  readonly texts: string[] = [];
  readonly known = new Map<string, Known>();
  onMessage: ((message: TableMessage) => void) | null = null;
  closed: { code: number; reason: string } | null = null;
  readonly ws: WebSocket;
  private read = 0;
  private readonly waiting = new Set<() => void>();
  private ids = 0;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => this.receive(data.toString()));
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      for (const wake of this.waiting) wake();
    });
    ws.on('error', () => {});
  }

  static open(url: string, headers: Record<string, string> = {}): Promise<Line> {
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers, perMessageDeflate: false });
    const line = new Line(ws);
    later(() => ws.terminate());
    return new Promise((resolve, reject) => {
      ws.once('open', () => resolve(line));
      ws.once('error', reject);
    });
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as TableMessage;
    this.texts.push(text);
    this.all.push(message);
    if (message.type === 'snapshot') this.known.set(message.match, message);
    if (message.type === 'update') this.known.set(message.match, knownAfter(message, this.known.get(message.match)!));
    this.onMessage?.(message);
    for (const wake of this.waiting) wake();
  }

  send(message: ClientMessage): void {
    this.ws.send(JSON.stringify(message));
  }
  sendText(text: string): void {
    this.ws.send(text);
  }

  /** The next message of this kind after the last one that was waited for. */
  next<T extends TableMessage['type']>(type: T, where: (message: Message<T>) => boolean = () => true, ms = 8_000): Promise<Message<T>> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        while (this.read < this.all.length) {
          const message = this.all[this.read++]!;
          if (message.type === type && where(message as Message<T>)) {
            done();
            resolve(message as Message<T>);
            return;
          }
        }
        if (this.closed) {
          done();
          reject(
            new Error(
              `closed (${this.closed.code} ${this.closed.reason}) while waiting for ${type}; last: ${this.texts.at(-1)?.slice(0, 300)}`,
            ),
          );
        }
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`no ${type} within ${ms} ms; last: ${this.texts.slice(-3).join('\n').slice(0, 600)}`));
      }, ms);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
      };
      this.waiting.add(look);
      look();
    });
  }
  /** Waits until something is true of what was said so far. */
  until(what: string, holds: () => boolean, ms = 8_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`not within ${ms} ms: ${what}; last: ${this.texts.slice(-3).join('\n').slice(0, 600)}`));
      }, ms);
      this.waiting.add(look);
      look();
    });
  }
  async close(): Promise<void> {
    if (this.closed) return;
    this.ws.close();
    await this.until('closed', () => this.closed !== null);
  }

  async join(match: string, after?: number): Promise<Message<'snapshot'>> {
    const id = `join${++this.ids}`;
    this.send({ type: 'join', match, id, ...(after !== undefined && { after }) });
    return this.next('snapshot', snapshot => snapshot.re === id);
  }
  state(match: string): MatchState {
    return this.known.get(match)!.state;
  }
  async ready(match: string, nonce = 'nonce'): Promise<void> {
    const id = `ready${++this.ids}`;
    this.send({ type: 'ready', match, id, nonce });
    await this.next('accepted', accepted => accepted.re === id);
  }
  /** Answers what is asked, with the option `choose` picks; resolves with what came back. */
  async answer(match: string, key?: string): Promise<Message<'accepted'>> {
    const { decision, seen } = this.state(match);
    const id = `a${++this.ids}`;
    this.send({ type: 'answer', match, id, decision: decision!, key: key ?? seen!.decision!.options[0]!.key });
    return this.next('accepted', accepted => accepted.re === id);
  }
}

/** The same person at another server. */
export const asAt = (url: string, person: Person): Person =>
  Object.assign(new Person(url), { cookie: person.cookie, player: person.player });

/** The table answers nothing by itself: every row is somebody's own. */
export async function askEverything(lines: readonly Line[], match: string): Promise<void> {
  for (const line of lines) {
    line.send({ type: 'stops', match, stops: { mode: 'everywhere' } });
    await line.until('asked everything', () => line.state(match).stops!.mode === 'everywhere');
  }
}

/** Two guests at a table that has begun and answers nothing by itself, both with a line and ready; the second may be at another server. */
export async function begunMatch(
  url: string,
  table: Partial<CreateTable> = {},
  second = url,
): Promise<{ people: Person[]; lines: Line[]; match: string }> {
  const people = [await Person.guest(url), asAt(second, await Person.guest(url))];
  const { match, invite } = await people[0]!.create(table);
  await people[1]!.ask('POST', `/api/tables/${match}/seats`, { invite: invite.split('invite=')[1], brings: null });
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    await line.join(match);
    lines.push(line);
  }
  await askEverything(lines, match);
  for (const [i, line] of lines.entries()) await line.ready(match, `nonce-of-${i}`);
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  return { people, lines, match };
}

/** The line whose seat is asked. */
export const askedLine = (lines: readonly Line[], match: string): Line | undefined => lines.find(line => line.state(match).seen?.decision);

/** The same as soon as the table has answered what it answers by itself; undefined when the match is over. */
export async function someoneAsked(lines: readonly Line[], match: string): Promise<Line | undefined> {
  for (let tries = 0; tries < 2_000; tries++) {
    const line = askedLine(lines, match);
    if (line || lines[0]!.state(match).phase === 'over') return line;
    await sleep(2);
  }
  throw new Error('nobody is asked');
}

/** Everybody answers at random until the match is over, or this many answers were given. */
export async function playOn(
  lines: readonly Line[],
  match: string,
  { answers = Infinity, random = seededRandom(7) } = {},
): Promise<number> {
  let given = 0;
  while (given < answers && lines[0]!.state(match).phase !== 'over') {
    const line = await someoneAsked(lines, match);
    if (!line) return given;
    const { seq } = line.known.get(match)!;
    const { options } = line.state(match).seen!.decision!;
    await line.answer(match, options[Math.floor(random() * options.length)]!.key);
    given++;
    for (const other of lines) await other.until('the update', () => other.known.get(match)!.seq > seq);
  }
  return given;
}

export function seededRandom(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** How much of something a proof takes: little in `npm test`, as much as is asked for by `npm run prove`. */
export const amount = (name: string, short: number): number => Number(process.env[name] ?? short);
/** What was counted, for those who asked for the proof. */
export function proven(counts: Readonly<Record<string, number>>): void {
  const file = process.env['PROVE'];
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
}
export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
