/**
 * `npm run dev`: the page from Vite with hot reload, and beside it the server, rebuilt and restarted when a source changes.
 * The page's address passes `/api` and `/ws` on to the server. Data go to build/dev-data, unless DATA_DIR says otherwise.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bin, env, fail, ROOT, run, say } from './shell.mjs';

const API_PORT = 4690;

/** The port, or the next free one after it. */
async function freePort(port) {
  const free = await new Promise(resolve => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}

export async function dev(args) {
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  if (run(bin('rolldown'), ['-c', 'rolldown.config.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
    fail('the server could not be built: see above');
  const PORT = String(process.env.PORT ?? (await freePort(API_PORT)));
  const API = `127.0.0.1:${PORT}`;
  const DATA_DIR = process.env.DATA_DIR ?? join(ROOT, 'build', 'dev-data');
  mkdirSync(DATA_DIR, { recursive: true });

  const children = [
    spawn(bin('rolldown'), ['-c', 'rolldown.config.mjs', '--watch'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }),
    spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', 'build/kolbiste.mjs', 'serve'], {
      cwd: ROOT,
      env: { ...env, HOST: '127.0.0.1', PORT, DATA_DIR },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    spawn(bin('vite'), args, {
      cwd: join(ROOT, 'packages/web'),
      env: { ...env, KOLBISTE_API: API },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  ];
  say(`server on http://${API}, data in ${DATA_DIR}`);

  let ended = false;
  const end = code => {
    if (ended) return;
    ended = true;
    for (const child of children) child.kill('SIGTERM');
    process.exitCode = code;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
  for (const child of children) child.on('exit', code => end(code ?? 0));
}
