/** The built page on a server of its own, opened in Chromium: what the suites of the page begin with. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from './measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Ports are below those that the system gives to connections. The browser and the address of the page; `stop` ends the server. Ends the suite at once, and says why, where there is no browser or no built page. */
export async function openPage(name, port) {
  const program = join(ROOT, 'build/kolbiste.mjs');
  const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (!executablePath || !existsSync(program)) {
    console.log(JSON.stringify({ absent: executablePath ? 'the page is not built: npm run build' : 'there is no Chromium' }));
    process.exit(0);
  }
  const server = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), `kolbiste-${name}-`)), LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (let n = 0; n < 100 && !(await fetch(`${address}/healthz`).then(({ ok }) => ok, () => false)); n++) await sleep(100);
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  return { browser, address, stop: () => server.kill() };
}
