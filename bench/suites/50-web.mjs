/**
 * The page in Chromium: how long a position takes to draw, and the longest time the page did nothing else. Both by the clock of the
 * page's own thread, which stands still while other programs have the core: a busy machine does not change them much. The same by
 * the clock on the wall is told too, without a bar.
 */
import { emit, finish, SCALE, TRIAL } from '../lib/measure.mjs';
import { openPage } from '../lib/page.mjs';

const { browser, address, stop } = await openPage('web', 26_900);

const SETTINGS = JSON.stringify(JSON.stringify({ language: 'en', motion: 'full', confirm: 'never', pace: 'atOnce' }));
const TITLES = { 'scratch-wars': 'Scratch Wars', 'dice-throne': 'Dice Throne', 'summoner-wars': 'Summoner Wars', doomtrooper: 'Doomtrooper' };
const answers = Math.ceil(60 * SCALE);

/** Watches the page's thread; what it gives back stops that and tells every task and every position, slices included. */
async function trace(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise(done => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const marks = events.filter(({ name }) => name === 'position' || name === 'slice' || name === 'drawn').sort((a, b) => a.ts - b.ts);
    const own = marks[0];
    const tasks = events
      .filter(({ ph, pid, tid, name }) => ph === 'X' && pid === own.pid && tid === own.tid && name.endsWith('RunTask'))
      .map(({ dur, tdur }) => ({ cpu: (tdur ?? 0) / 1000, wall: dur / 1000 }));
    const positions = [];
    let begun = null;
    for (const mark of marks) {
      if (mark.name === 'position') positions.push({ cpu: 0, wall: 0 });
      if (mark.name !== 'drawn') begun = mark;
      else if (begun) {
        const position = positions.at(-1);
        if (position) {
          position.cpu += (mark.tts - begun.tts) / 1000;
          position.wall += (mark.ts - begun.ts) / 1000;
        }
        begun = null;
      }
    }
    return { positions, tasks };
  };
}

for (const [game, title] of Object.entries(TITLES).slice(0, TRIAL ? 1 : 4)) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('kolbiste.settings', ${SETTINGS});
    globalThis.kolbisteWatched = true;`);
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  const stop = await trace(page);
  await page.getByRole('button', { name: `Play now: ${title}` }).first().click();
  const buttons = page.locator('section.question .letters button');
  await buttons.first().waitFor();
  for (let n = 0; n < answers; n++) {
    await buttons.first().or(page.locator('[data-over]')).waitFor({ timeout: 20_000 });
    if (await page.locator('[data-over]').isVisible()) break;
    const count = await buttons.count();
    await buttons.nth((Math.imul(n + 7, 0x9e3779b1) >>> 8) % Math.max(1, count)).click({ timeout: 5000 }).catch(() => {});
  }
  const { positions, tasks } = await stop();
  const cpu = positions.map(position => position.cpu).sort((a, b) => a - b);
  const wall = positions.map(position => position.wall).sort((a, b) => a - b);
  const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  emit(`${game}.position_ms`, at(cpu, 0.5), 'ms');
  emit(`${game}.position_p95_ms`, at(cpu, 0.95), 'ms');
  emit(`${game}.position_wall_ms`, at(wall, 0.5), 'ms');
  emit(`${game}.longest_block_ms`, Math.max(0, ...tasks.map(task => task.cpu)), 'ms');
  emit(`${game}.longest_block_wall_ms`, Math.max(0, ...tasks.map(task => task.wall)), 'ms');
  emit(`${game}.positions`, positions.length, '');
  await page.context().close();
}
await browser.close();
stop();
finish();
