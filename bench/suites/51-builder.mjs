/**
 * The deck builder in Chromium: how long a keystroke in the search of all Doomtrooper cards takes until the page has drawn the answer.
 * By the clock of the page's own thread, as in 50-web, and by the clock on the wall.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emit, finish, SCALE, sleep } from '../lib/measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const program = join(ROOT, 'build/kolbiste.mjs');
const browserFile = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (!browserFile || !existsSync(program)) {
  console.log(JSON.stringify({ absent: browserFile ? 'the page is not built: npm run build' : 'there is no Chromium' }));
  process.exit(0);
}
const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');

const PORT = 46_901;
const server = spawn(process.execPath, [program, 'serve'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'kolbiste-builder-')), LOG_LEVEL: 'error' },
  stdio: 'ignore',
});
for (let n = 0; n < 100 && !(await fetch(`http://127.0.0.1:${PORT}/healthz`).then(({ ok }) => ok, () => false)); n++) await sleep(100);

const browser = await chromium.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
await page.addInitScript(`localStorage.setItem('kolbiste.settings', ${JSON.stringify(JSON.stringify({ language: 'en', motion: 'less' }))});`);
await page.goto(`http://127.0.0.1:${PORT}/workshop/doomtrooper/new?ready=bauhaus`, { waitUntil: 'networkidle' });
await page.locator('[data-card]').first().waitFor();
await page.keyboard.press('/');

const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
const threadMs = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};
/** From the key to the next picture; the first cards stand there by then. */
const WALL = `new Promise(done => {
  const field = document.querySelector('input[type=search]');
  field.addEventListener('input', () => { const began = performance.now(); requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))); }, { once: true, capture: true });
})`;
const cpu = [];
const wall = [];
const WORDS = ['hus', 'lion', 'attack', 'dragoon', 'neph', 'a', 'the art'];
for (let round = 0; round < Math.ceil(3 * SCALE); round++)
  for (const word of WORDS) {
    for (const letter of word) {
      const before = await threadMs();
      const drawn = page.evaluate(WALL);
      await sleep(30);
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      wall.push(await drawn);
      cpu.push((await threadMs()) - before);
      await sleep(200);
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await sleep(300);
  }
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
emit('key_ms', at(cpu, 0.5), 'ms');
emit('key_p95_ms', at(cpu, 0.95), 'ms');
emit('key_wall_ms', at(wall, 0.5), 'ms');
emit('key_wall_p95_ms', at(wall, 0.95), 'ms');
emit('keys', cpu.length, '');
await browser.close();
server.kill();
finish();
