/**
 * This project's server, through real sockets with every move synced to disk before anybody hears of it: moves a second in closed
 * loops, whole games with their records; and a cold start with 10,000 stored games.
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { duel } from '../games/duel-engine.ts';
import { openOurs } from '../lib/kolbiste-load.ts';
import { emit, finish, SCALE, TRIAL } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { measureServer } from '../lib/server-load.mjs';
import { storeGames } from '../lib/stored-games.ts';

/** From starting the process to a healthy answer, with this many games in the database. */
async function coldStart(stored: number): Promise<void> {
  const env = serverEnv();
  await storeGames(env['DATA_DIR']!, stored, duel);
  const began = performance.now();
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, ...env, KEEP: '1' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>(done => child.once('message', (message: { port: number }) => done(message.port)));
  const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
  if (status !== 200) throw new Error(`healthz says ${status}`);
  emit(`cold_start_${stored}_games_ms`, performance.now() - began, 'ms');
  child.kill('SIGKILL');
  await new Promise(done => child.once('exit', done));
  rmSync(env['DATA_DIR']!, { recursive: true, force: true });
}

/**
 * `1m`, `50m`: joining, playing and keeping the record of game after game, at tables that stand ready, as the peers' do.
 * `with_tables`: every table also made and taken by its players over HTTP, in between.
 */
async function moves(): Promise<void> {
  const file = 'build/server.mjs';
  for (const matches of [1, 50])
    await measureServer({ file, env: serverEnv(), open: openOurs('duel'), sizes: [matches], warmSeconds: 6, prepared: TRIAL ? 60 : (matches === 1 ? 300 : 2_000) * (SCALE < 1 ? 0.7 : 1) });
  if (SCALE === 1) await measureServer({ file, env: serverEnv(), open: openOurs('duel'), sizes: [50], warmSeconds: 6, tag: 'with_tables.' });
}

if (process.env['SERVE']) await serve();
else {
  await moves();
  await coldStart(TRIAL ? 100 : 10_000);
  finish();
}
