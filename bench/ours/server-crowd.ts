/**
 * A full house: 2,000 clients in 1,000 games, each player with a move a second. The time from sending a move to the opponent's
 * update, and the memory of a game. SOAK=<seconds> lets it run on and fails when memory grows (bench/soak.mjs).
 */
import { startServer } from '../lib/child.mjs';
import { openOurs } from '../lib/kolbiste-load.ts';
import { emit, finish, mulberry32, quantile, SCALE, sleep, TRIAL } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';

const SOAK = Number(process.env['SOAK'] ?? 0);
const GAMES = Number(process.env['GAMES'] ?? 1_000);
/** A game's moves are half a second apart, more or less: each of its two players moves once a second. */
const THINKING_MS = 500;

const random = mulberry32(4);
const latencies: number[] = [];
let measuring = false;
let stopped = false;
let moves = 0;
const closers: (() => void)[] = [];

const open = openOurs('duel');
type View = Parameters<Parameters<typeof open>[2]>[1];

/** Two players who sit at their first table; gives what keeps them busy from then on, game after game. */
async function pair(port: number, i: number): Promise<() => void> {
  let game = 0;
  let sent: { readonly seat: number; readonly number: number; readonly at: number } | null = null;
  const views: (View | null)[] = [null, null];
  const name = (): string => `c${i}-${game}`;
  const move = (match: string): void => {
    const mover = views[0]!.current;
    const { options, number } = views[mover]!;
    sent = { seat: mover, number, at: performance.now() };
    clients[mover]!.move(match, number, options[Math.floor(random() * options.length)]!);
  };
  const seen = (seat: number, match: string, view: View): void => {
    if (stopped || match !== name() || view.number <= (views[seat]?.number ?? -1)) return;
    views[seat] = view;
    if (sent && sent.seat !== seat && view.number === sent.number + 1) {
      if (measuring) latencies.push(performance.now() - sent.at);
      moves++;
      sent = null;
    }
    if (views[1 - seat]?.number !== view.number) return;
    if (!view.over) setTimeout(() => !stopped && move(match), THINKING_MS * (0.5 + random()));
    else {
      game++;
      views[0] = views[1] = null;
      for (const client of clients) client.join(name());
    }
  };
  const clients = await Promise.all([0, 1].map(seat => open(port, seat, (match, view) => seen(seat, match, view))));
  closers.push(() => clients.forEach(client => client.close()));
  await Promise.all(clients.map(client => client.prepare([name()])));
  return () => clients.forEach(client => client.join(name()));
}

/** Samples the heap; what it has grown by from the second quarter to the last, as a share. */
async function soak(heap: () => Promise<number>): Promise<number> {
  const samples: number[] = [];
  for (let s = 0; s < SOAK; s += 10) {
    await sleep(10_000);
    samples.push(await heap());
    process.stderr.write(`${s + 10} s: ${(samples.at(-1)! / 2 ** 20).toFixed(1)} MB, ${moves} moves\n`);
  }
  const mean = (from: number, to: number): number => {
    const part = samples.slice(Math.floor(from * samples.length), Math.floor(to * samples.length));
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  };
  return mean(0.75, 1) / mean(0.25, 0.5) - 1;
}

async function crowd(): Promise<void> {
  const server = await startServer('build/server-crowd.mjs', { ...serverEnv(), LIFE_MS: String(SOAK * 1000 + 600_000) });
  const before = (await server.stats()).heapBytes;
  const starts: (() => void)[] = [];
  for (let i = 0; i < GAMES; i += 20) starts.push(...(await Promise.all(Array.from({ length: Math.min(20, GAMES - i) }, (_, k) => pair(server.port, i + k)))));
  for (const start of starts) setTimeout(start, random() * 2_000);
  await sleep(TRIAL ? 1_000 : 6_000);
  const heap = async (): Promise<number> => (await server.stats()).heapBytes;
  if (SOAK) {
    const growth = await soak(heap);
    emit('soak.growth_percent', growth * 100, '%');
    if (growth > 0.1) throw new Error(`memory grew by ${(growth * 100).toFixed(1)} %`);
  } else {
    measuring = true;
    moves = 0;
    const began = performance.now();
    await sleep((TRIAL ? 2 : SCALE < 1 ? 5 : 15) * 1_000);
    const seconds = (performance.now() - began) / 1_000;
    measuring = false;
    const sorted = Float64Array.from(latencies).sort();
    emit('moves_per_s', moves / seconds, '1/s');
    emit('p50_ms', quantile(sorted, 0.5), 'ms');
    emit('p99_ms', quantile(sorted, 0.99), 'ms');
    emit('memory_per_game_kb', ((await heap()) - before) / GAMES / 1024, 'KB');
  }
  stopped = true;
  for (const close of closers) close();
  await server.stop();
  finish();
}

await (process.env['SERVE'] ? serve() : crowd());
