/** The page in Chromium: how long a position takes to draw, and the longest time the page did nothing else. */
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

const PORT = 46_900;
const server = spawn(process.execPath, [program, 'serve'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'kolbiste-web-')), LOG_LEVEL: 'error' },
  stdio: 'ignore',
});
for (let n = 0; n < 100 && !(await fetch(`http://127.0.0.1:${PORT}/healthz`).then(({ ok }) => ok, () => false)); n++) await sleep(100);

const browser = await chromium.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const SETTINGS = JSON.stringify(JSON.stringify({ language: 'en', motion: 'full', confirm: 'never', pace: 'atOnce' }));
const TITLES = { 'scratch-wars': 'Scratch Wars', 'dice-throne': 'Dice Throne', 'summoner-wars': 'Summoner Wars', doomtrooper: 'Doomtrooper' };
const answers = Math.ceil(60 * SCALE);

for (const [game, title] of Object.entries(TITLES)) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('kolbiste.settings', ${SETTINGS});
    globalThis.kolbisteTimes = []; globalThis.blocks = [];
    new PerformanceObserver(list => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`);
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.getByRole('button', { name: `Play now: ${title}` }).first().click();
  const buttons = page.locator('section.question .letters button');
  await buttons.first().waitFor();
  // The first positions bring the game's code with them.
  await page.waitForTimeout(500);
  await page.evaluate('kolbisteTimes.length = blocks.length = 0');
  for (let n = 0; n < answers; n++) {
    await buttons.first().or(page.locator('[data-over]')).waitFor({ timeout: 20_000 });
    if (await page.locator('[data-over]').isVisible()) break;
    const count = await buttons.count();
    await buttons.nth((Math.imul(n + 7, 0x9e3779b1) >>> 8) % Math.max(1, count)).click({ timeout: 5000 }).catch(() => {});
  }
  const { times, blocks } = await page.evaluate('({ times: kolbisteTimes, blocks })');
  const sorted = times.toSorted((a, b) => a - b);
  emit(`${game}.position_ms`, sorted[Math.floor(sorted.length / 2)] ?? 0, 'ms');
  emit(`${game}.position_p95_ms`, sorted[Math.floor(sorted.length * 0.95)] ?? 0, 'ms');
  // Tasks of less than 50 ms are no blocks and are not reported by the browser.
  emit(`${game}.longest_block_ms`, Math.max(0, ...blocks), 'ms');
  emit(`${game}.positions`, times.length, '');
  await page.context().close();
}
await browser.close();
server.kill();
finish();
