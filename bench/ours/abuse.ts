/**
 * One player's game while strangers attack, each with all that the usual limits let them: how long their moves take to be
 * acknowledged, how long their squire takes to answer, and the server's memory. The attacks are those that once broke the server
 * (docs/security.md).
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kolbiste/games';
import type WebSocket from 'ws';
import { duel } from '../games/duel-engine.ts';
import { Guest, Seat } from '../lib/abuse-people.ts';
import { startServer } from '../lib/child.mjs';
import { emit, finish, quantile, SCALE, sleep, TRIAL } from '../lib/measure.mjs';
import { dataFolder, serve } from '../lib/serve-ours.ts';
import { storeGames } from '../lib/stored-games.ts';

const SECONDS = TRIAL ? 1 : SCALE < 1 ? 6 : 15;
const STORED = TRIAL ? 50 : SCALE < 1 ? 5_000 : 60_000;
/** Everything else is as it is for everybody. */
const USUAL = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', TRUST_PROXY: 'true', NODE_OPTIONS: '--max-semi-space-size=64' };

const { ATTACK, SERVE } = process.env;
let strangers = 0;
/** Every attack comes from addresses of its own, and so does the player. */
const address = (): string => `10.${ATTACK ? 1 + Object.keys(ATTACKS).indexOf(ATTACK) : 0}.${strangers >> 8}.${strangers++ & 255}`;
const guests = (port: number, n: number, from = address()): Promise<Guest[]> => Promise.all(Array.from({ length: n }, () => Guest.at(port, from)));
const text = (message: object): string => JSON.stringify(message);

/** As fast as answers come, by this many at once, until time is up; once at least. */
async function hammer(until: number, workers: number, strike: (n: number) => Promise<unknown>): Promise<number> {
  let n = 0;
  const work = async (): Promise<void> => {
    do {
      await strike(n++);
      await sleep(1);
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return n;
}

/** Two guests of one address at a table that has begun. */
async function tableOf(port: number, game: string, from = address()): Promise<{ match: string; sockets: WebSocket[] }> {
  const people = await guests(port, 2, from);
  const made = await people[0]!.ask('POST', '/api/tables', { game, seats: [{ who: 'me' }, { who: 'open' }], listed: true, spectators: true, brings: null });
  const { match } = made.said as { match: string };
  await people[1]!.ask('POST', `/api/tables/${match}/seats`, { brings: null });
  const sockets = await Promise.all(people.map(async person => (await person.connect())!));
  return { match, sockets };
}

const STOPS = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`${i}`.padStart(64, 'k'), 'never']));
const DECK = '999 01341\n'.repeat(1_400);

type Attack = (port: number, until: number) => Promise<number>;
const ATTACKS: Readonly<Record<string, Attack>> = {
  nothing: async (_, until) => (await sleep(until - performance.now()), 0),
  async decks(port, until) {
    const people = await guests(port, 4);
    const table = { game: 'doomtrooper', seats: [{ who: 'me' }, { who: 'open' }], brings: DECK };
    return hammer(until, 8, n => people[n % 4]!.ask('POST', '/api/tables', table));
  },
  async stops(port, until) {
    const { match, sockets } = await tableOf(port, 'duel');
    for (const socket of sockets) socket.send(text({ type: 'join', match }));
    const sent = await hammer(until, 2, n => {
      sockets[n % 2]!.send(text({ type: 'stops', match, stops: { mode: 'never', kinds: STOPS } }));
      return sleep(25);
    });
    sockets[0]!.send(text({ type: 'concede', match }));
    await sleep(100);
    const [reader] = await guests(port, 1);
    await Promise.all(Array.from({ length: 20 }, () => reader!.ask('GET', `/api/records/${match}`)));
    return sent;
  },
  async searches(port, until) {
    const people = (await Promise.all([guests(port, 1), guests(port, 1)])).flat();
    const paths = ['/api/records?name=a&limit=50', '/api/records?limit=50', '/api/lobby', '/api/records?game=duel&name=an'];
    return hammer(until, 8, n => people[n % 2]!.ask('GET', paths[n % paths.length]!));
  },
  async bots(port, until) {
    const people = await guests(port, 4);
    const seats = Array.from({ length: 2 }, () => ({ who: 'bot', level: 'champion' }));
    return hammer(until, 4, async n => {
      const { said } = await people[n % 4]!.ask('POST', '/api/tables', { game: n % 2 ? 'dice-throne' : 'summoner-wars', seats, spectators: true });
      if (!said.match) return sleep(200);
      const socket = await people[n % 4]!.connect(); // somebody looks on, or nothing would go on
      socket?.send(text({ type: 'join', match: said.match }));
    });
  },
  async nonsense(port, until) {
    const [person] = await guests(port, 1);
    const odd = ['{', '[]', 'x'.repeat(15_000), text({ type: 'answer', match: 'm', decision: {}, key: [] }), `{"type":${'['.repeat(5_000)}`];
    let line: WebSocket | null = null;
    return hammer(until, 1, async n => {
      if (line?.readyState !== 1) line = await person!.connect();
      for (let i = 0; i < 50; i++) line?.send(odd[(n + i) % odd.length]!);
      await sleep(10);
    });
  },
  async reconnects(port, until) {
    const { match, sockets } = await tableOf(port, 'summoner-wars');
    for (const socket of sockets) socket.send(text({ type: 'join', match }));
    const people = await guests(port, 5);
    return hammer(until, 10, async n => {
      const socket = await people[n % 5]!.connect();
      socket?.send(text({ type: 'join', match }));
      await sleep(5);
      socket?.terminate();
    });
  },
  async idle(port, until) {
    const people = (await Promise.all(Array.from({ length: 5 }, () => guests(port, 1)))).flat();
    const sockets = Array.from({ length: 500 }, (_, i) => people[i % 5]!.socket());
    await sleep(until - performance.now());
    for (const socket of sockets) socket.terminate();
    return sockets.length;
  },
};

/** An attack in a process of its own, which leaves the player's and the server's the core: strangers bring their own machines. */
function attack(name: string, port: number): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, ATTACK: name, AGAINST: String(port) } });
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(Number(message)));
    child.once('exit', code => reject(new Error(`the attack ${name} ended with ${code}`)));
  });
}
async function attacking(name: string): Promise<void> {
  setPriority(19);
  const done = await ATTACKS[name]!(Number(process.env['AGAINST']), performance.now() + SECONDS * 1_000);
  process.send!(done, () => process.exit(0));
}

/** The player who wants nothing but to play: game after game against a friend, and against a squire. */
class Victim {
  private seats: Seat[] = [];
  private squire: Seat | null = null;
  private readonly port: number;
  constructor(port: number) {
    this.port = port;
  }

  async begin(): Promise<void> {
    const { match, sockets } = await tableOf(this.port, 'duel', address());
    this.seats = sockets.map(socket => new Seat(socket, match, 40));
    const [person] = await guests(this.port, 1);
    const { said } = await person!.ask('POST', '/api/tables', { game: 'scratch-wars', seats: [{ who: 'me' }, { who: 'bot', level: 'squire' }], brings: null });
    this.squire = new Seat((await person!.connect())!, (said as { match: string }).match, 40);
  }
  async during<T>(doing: Promise<T>): Promise<{ acknowledged: number[]; answered: number[]; done: T }> {
    const acknowledged: number[] = [];
    const answered: number[] = [];
    const collect = (): void => {
      for (const seat of this.seats) acknowledged.push(...seat.acknowledged.splice(0));
      answered.push(...this.squire!.answered.splice(0));
    };
    collect();
    acknowledged.length = answered.length = 0;
    let going = true;
    const renew = (async () => {
      while (going) {
        await sleep(50);
        collect();
        if (this.seats.some(seat => seat.over) || this.squire!.over) await this.begin();
      }
    })();
    const done = await doing;
    going = false;
    await renew;
    collect();
    return { acknowledged, answered, done };
  }
}

const residentMb = (pid: number): number => (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) || NaN) / 1024;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function abuse(): Promise<void> {
  const folder = dataFolder();
  await storeGames(folder, STORED, duel);
  const server = await startServer('build/abuse.mjs', { ...USUAL, SERVE: '1', DATA_DIR: folder, LIFE_MS: '600000' });
  const { port, pid } = server;
  const victim = new Victim(port);
  await victim.begin();
  await victim.during(sleep(SECONDS * 500)); // warm
  let usual = NaN;
  const atFirst = residentMb(pid);
  for (const name of Object.keys(ATTACKS)) {
    const { acknowledged, answered, done } = await victim.during(attack(name, port));
    const sorted = Float64Array.from(acknowledged).sort();
    if (name === 'nothing') usual = mean(answered);
    if (name !== 'nothing') emit(`${name}.attacks_per_s`, done / SECONDS, '1/s');
    emit(`${name}.p50_ms`, quantile(sorted, 0.5), 'ms');
    emit(`${name}.p99_ms`, quantile(sorted, 0.99), 'ms');
    emit(`${name}.squire_ms`, mean(answered), 'ms');
    if (name !== 'nothing') emit(`${name}.squire_times`, mean(answered) / usual, '');
    emit(`${name}.resident_mb`, residentMb(pid), 'MB');
  }
  emit('memory_growth_mb', residentMb(pid) - atFirst, 'MB');
  await server.stop();
  finish();
}

await (SERVE ? serve([...GAMES, { id: 'duel', game: duel }]) : ATTACK ? attacking(ATTACK) : abuse());
