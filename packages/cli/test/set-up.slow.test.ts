/** The script behind `npm start` and `npm test` says in one line what it cannot do without. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'kolbiste-set-up-'));

/** Runs the script on a machine that differs in what the preloaded code says. */
function run(args: readonly string[], preload: string, env: NodeJS.ProcessEnv = {}): { status: number | null; err: string } {
  const file = join(folder, `machine-${Math.abs(preload.length)}.cjs`);
  writeFileSync(file, preload);
  const { status, stderr } = spawnSync(process.execPath, ['--require', file, join(ROOT, 'scripts/run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, err: stderr };
}

describe('set-up', () => {
  it('says that Node is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });`;
    for (const command of ['start', 'test']) {
      const { status, err } = run([command], old);
      expect(status).toBe(1);
      expect(err.trim()).toMatch(/^kolbiste: Node 20\.19 or newer is needed, this is 18\.20\.4;.*$/);
    }
  });

  it('says that there is no Chromium for the browser tests', () => {
    const { status, err } = run(['e2e'], `process.getuid = () => 1000;`, { PATH: folder, CHROMIUM: '' });
    expect(status).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^kolbiste: no Chromium or Chrome was found.*install one, or name it in the variable CHROMIUM$/,
    );
  });

  it('says which of PostgreSQL and Redis is missing for the tests with several servers', () => {
    const nothing = { PATH: folder, XDG_CACHE_HOME: folder, REDIS_SERVER: '' };
    const { status, err } = run(['test:cluster'], `process.getuid = () => 1000;`, { ...nothing, POSTGRES_BIN: folder });
    expect(status).toBe(1);
    expect(err.trim().split('\n').at(-1)).toBe(
      'kolbiste: no Redis for the tests with several servers, and none can be fetched; install it, or name its program in REDIS_SERVER',
    );
  });

  it('knows its commands', () => {
    expect(run(['dance'], '')).toMatchObject({ status: 2, err: expect.stringContaining('there is no command "dance"') });
  });
});
