/** docs/operations.md, and docs/protocol.md as far as it lists things, are complete, and the example bot plays. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '@kolbiste/games';
import { TOPICS } from '@kolbiste/protocol';
import { readConfig, SETTINGS } from '../src/config.ts';
import { rootFolder } from '../src/root-folder.ts';
import { begunMatch, cleanUp, Person, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

const read = (path: string): string => readFileSync(join(rootFolder(), path), 'utf8');
const run = promisify(execFile);

describe('the documents', () => {
  it('have every setting with its usual value', () => {
    const rows = new Map(
      Array.from(read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| (.*)\|$/gm), ([, name, preset]) => [
        name!,
        preset!.trim(),
      ]),
    );
    expect([...rows.keys()]).toEqual(Object.keys(SETTINGS));
    const config = readConfig({}) as unknown as Record<string, unknown>;
    for (const [name, preset] of rows) if (/^\d+$/.test(preset)) expect(`${name}=${Number(config[name])}`).toBe(`${name}=${preset}`);
  });

  it('have every path of the API, and no other', () => {
    const told = Array.from(read('docs/protocol.md').matchAll(/^\| `([A-Z]+ \/api\S*)` \|/gm), ([, path]) => path!);
    const routes = Array.from(
      readdirSync(join(rootFolder(), 'packages/server/src/http'))
        .map(file => read(`packages/server/src/http/${file}`))
        .join('\n')
        .matchAll(/app\.(get|post|put|patch|delete)\('(\/api\/[^'*]+)'/g),
      ([, method, path]) => `${method!.toUpperCase()} ${path!}`,
    );
    expect(routes.length).toBeGreaterThan(20);
    expect(told.toSorted()).toEqual(routes.toSorted());
  });

  it('have every field of a match and its state, and everything that can be proposed', async () => {
    const { lines, match } = await begunMatch((await startServer()).url);
    const { info, state } = await lines[0]!.join(match);
    const text = read('docs/protocol.md');
    const words = [...Object.keys(info), ...Object.keys(state), ...TOPICS];
    expect(words.filter(word => !text.includes(`\`${word}`))).toEqual([]);
  });

  it('name only tests that are there', () => {
    const named = Array.from(read('docs/server-tests.md').matchAll(/^\| .+? \| ([a-z]+) \| (.+) \|$/gm), ([, file, title]) => ({
      file: file!,
      title: title!,
    })).filter(({ file }) => file !== 'file');
    expect(named.length).toBeGreaterThan(60);
    for (const { file, title } of named) {
      const fast = `packages/server/test/${file}.test.ts`;
      const text = read(existsSync(join(rootFolder(), fast)) ? fast : `packages/server/test/${file}.slow.test.ts`);
      expect([title, text.includes(`'${title}',`) || text.includes(`"${title}",`)]).toEqual([title, true]);
    }
  });

  it('name only tests that are there against cheating and abuse, too', () => {
    const named = Array.from(read('docs/security.md').matchAll(/^\|.* \| ([a-z-]+\/test\/\S+) \| (.+) \|$/gm), ([, file, title]) => ({
      file: file!,
      title: title!,
    }));
    expect(named.length).toBeGreaterThan(60);
    for (const { file, title } of named) {
      const endings = ['test.ts', 'slow.test.ts', 'cluster.ts'].map(ending => `packages/${file}.${ending}`);
      const text = read(endings.find(path => existsSync(join(rootFolder(), path))) ?? endings[0]!);
      expect([file, title, text.includes(`'${title}',`)]).toEqual([file, title, true]);
    }
  });

  it.each(GAMES.map(({ id }) => id))(
    'have a bot that plays a whole game of %s with nothing but a token',
    async game => {
      const { url } = await startServer();
      const tokens = await Promise.all(
        ['One', 'Two'].map(
          async name => (await (await Person.account(url, name)).ask('POST', '/api/tokens', { label: 'example' })).token as string,
        ),
      );
      const results = await Promise.all(
        tokens.map(async (KOLBISTE_TOKEN, i) => {
          await new Promise(done => setTimeout(done, i * 300));
          const { stdout } = await run(process.execPath, [join(rootFolder(), 'docs/example-bot.mjs'), game], {
            env: { ...process.env, KOLBISTE_URL: url, KOLBISTE_TOKEN },
            timeout: 110_000,
          });
          return JSON.parse(stdout) as { match: string; seat: number; by: string; place: number; answers: number };
        }),
      );
      expect(results[0]!.match).toBe(results[1]!.match);
      expect(results.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1]);
      for (const { by, answers } of results) {
        expect(by).toBe('rules');
        expect(answers).toBeGreaterThan(5);
      }
    },
    120_000,
  );
});

describe('the page', () => {
  it('is served with its places, hashed files forever and everything else fresh', async () => {
    const WEB_DIR = tempFolder();
    mkdirSync(join(WEB_DIR, 'assets'));
    writeFileSync(join(WEB_DIR, 'index.html'), `<!doctype html><title>Kolbiště</title>${' '.repeat(2_000)}`);
    writeFileSync(join(WEB_DIR, 'assets', 'main-Ab3dEf9_.js'), 'export {};');
    writeFileSync(join(WEB_DIR, 'service-worker.js'), '/* worker */');
    const { url } = await startServer({ WEB_DIR });
    const page = await fetch(`${url}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await (await fetch(`${url}/table/abc?invite=x`)).text()).toContain('Kolbiště');
    const script = await fetch(`${url}/assets/main-Ab3dEf9_.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${url}/service-worker.js`)).headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${url}/`, { headers: { 'if-none-match': page.headers.get('etag')! } })).status).toBe(304);
    for (const path of ['/nothing.js', '/%2e%2e/%2e%2e/etc/passwd.txt', '/assets/../../package.json'])
      expect((await fetch(url + path)).status).toBe(404);
  });

  it('says so when it has not been built', async () => {
    const { url } = await startServer({ WEB_DIR: join(tempFolder(), 'none') });
    const answer = await fetch(`${url}/`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});
