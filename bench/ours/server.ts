/**
 * This project's server, through real sockets with every move synced to disk before anybody hears of it: moves a second in closed
 * loops, 2,000 clients in 1,000 games at a move a second each, memory of a game, and a cold start with 10,000 stored games.
 * The same bundle is the server when SERVE says so.
 */
import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, readConfig } from '@kolbiste/server';
import { duel } from '../games/duel-engine.ts';
import { legal } from '../games/duel-rules.mjs';
import { openOurs } from '../lib/kolbiste-load.ts';
import { startServer } from '../lib/child.mjs';
import { emit, finish, mulberry32, quantile, SCALE, sleep } from '../lib/measure.mjs';
import { measureServer } from '../lib/server-load.mjs';
import { control } from '../servers/control.mjs';
import { storeGames } from '../lib/stored-games.ts';

const SELF = 'build/server.mjs';
const MANY = '100000000';
const UNLIMITED = {
  PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', PASS_DELAY: '0', MESSAGES_PER_SECOND: '1000000', CONNECTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS_PER_PLAYER: '1000', REQUESTS_PER_MINUTE: '10000000', GUESTS_PER_HOUR: '10000000', TABLES_PER_HOUR: '1000000', TABLES_PER_PLAYER: '1000000', PING_EVERY: '600000',
};
let folders = 0;
const folder = (): string => fileURLToPath(new URL(`../tmp/server-${process.pid}-${folders++}`, import.meta.url));

async function serve(): Promise<void> {
  mkdirSync(process.env['DATA_DIR']!, { recursive: true });
  const server = await createServer({ ...readConfig(process.env), games: [{ id: 'duel', game: duel }] });
  if (!process.env['KEEP']) process.on('exit', () => rmSync(process.env['DATA_DIR']!, { recursive: true, force: true }));
  control({ port: server.port, address: '127.0.0.1' });
}

/** 1,000 games whose players each move once a second: the time from sending a move to the opponent's update. */
async function crowd(games: number, seconds: number): Promise<void> {
  const server = await startServer(SELF, { ...UNLIMITED, SERVE: '1', DATA_DIR: folder() });
  const before = (await server.stats()).heapBytes;
  const random = mulberry32(4);
  const latencies: number[] = [];
  let measuring = false, stopped = false, moves = 0;
  const closers: (() => void)[] = [];
  const begin = async (i: number): Promise<void> => {
    let game = 0, sent: { seat: number; number: number; at: number } | null = null;
    const views: any[] = [null, null];
    const name = (): string => `c${i}-${game}`;
    const players = await Promise.all([0, 1].map(seat => openOurs(server.port, seat, (match, view) => {
      if (stopped || match !== name() || view.number <= (views[seat]?.number ?? -1)) return;
      views[seat] = view;
      if (sent && sent.seat !== seat && view.number === sent.number + 1) {
        if (measuring) latencies.push(performance.now() - sent.at);
        moves++;
        sent = null;
      }
      if (views[1 - seat]?.number !== view.number) return;
      if (view.over) {
        game++;
        views[0] = views[1] = null;
        for (const player of players) player.join(name());
        return;
      }
      setTimeout(() => {
        if (stopped) return;
        const mover = view.current, state = views[mover];
        const options = legal(state.players[mover], state.players[1 - mover]) as [string, number, number][];
        sent = { seat: mover, number: state.number, at: performance.now() };
        players[mover]!.move(match, state.number, options[Math.floor(random() * options.length)]!);
      }, 500 * (0.5 + random()));
    })));
    closers.push(() => players.forEach(player => player.close()));
    for (const player of players) player.join(name());
  };
  for (let i = 0; i < games; i += 20) await Promise.all(Array.from({ length: Math.min(20, games - i) }, (_, k) => begin(i + k)));
  await sleep(4_000);
  measuring = true;
  moves = 0;
  const began = performance.now();
  await sleep(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  measuring = false;
  const { heapBytes } = await server.stats();
  stopped = true;
  for (const close of closers) close();
  const sorted = Float64Array.from(latencies).sort();
  emit(`${games}m_crowd.moves_per_s`, moves / took, '1/s');
  emit(`${games}m_crowd.p50_ms`, quantile(sorted, 0.5), 'ms');
  emit(`${games}m_crowd.p99_ms`, quantile(sorted, 0.99), 'ms');
  emit(`${games}m_crowd.memory_per_game_kb`, (heapBytes - before) / games / 1024, 'KB');
  await server.stop();
}

/** From starting the process to a healthy answer, with so many games in the database. */
async function coldStart(stored: number): Promise<void> {
  const data = folder();
  await storeGames(data, stored, duel);
  const began = performance.now();
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, ...UNLIMITED, SERVE: '1', KEEP: '1', DATA_DIR: data }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>(done => child.once('message', (message: { port: number }) => done(message.port)));
  const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
  if (status !== 200) throw new Error(`healthz says ${status}`);
  emit(`cold_start_${stored}_games_ms`, performance.now() - began, 'ms');
  child.kill('SIGKILL');
  await new Promise(done => child.once('exit', done));
  rmSync(data, { recursive: true, force: true });
}

async function suite(): Promise<void> {
  const env = (): Record<string, string> => ({ ...UNLIMITED, SERVE: '1', DATA_DIR: folder() });
  for (const size of [1, 50]) await measureServer({ file: SELF, env: env(), open: openOurs, sizes: [size] });
  await coldStart(10_000);
  await crowd(1_000, SCALE < 1 ? 5 : 15);
  finish();
}

void MANY;
await (process.env['SERVE'] ? serve() : suite());
