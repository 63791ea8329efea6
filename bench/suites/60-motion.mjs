/**
 * How evenly the page draws while something moves: the frames of a roll, a spin, an attack and a combat, at normal speed, in Chromium.
 * Without a graphics card (headless, software rendering) a frame costs the processor all it has to paint: these numbers are a floor, and
 * on a machine with other work they say more about that work than about the page.
 */
import { emit, finish, SCALE, sleep, TRIAL } from '../lib/measure.mjs';
import { openPage } from '../lib/page.mjs';

const { browser, address, stop } = await openPage('motion', 26_950);

/** What moves in each game, by the kind of its beat. */
const MOVING = {
  'scratch-wars': { title: 'Scratch Wars', name: 'spin', beat: 'spin' },
  'dice-throne': { title: 'Dice Throne', name: 'roll', beat: 'roll' },
  'summoner-wars': { title: 'Summoner Wars', name: 'attack', beat: 'roll' },
  doomtrooper: { title: 'Doomtrooper', name: 'combat', beat: 'clash' },
};
const wanted = Math.max(1, Math.ceil(5 * SCALE));
/** Notes the time of every frame while the beat plays. */
const WATCH = beat => `
  window.frames_ = [];
  let last = null;
  const frame = now => {
    const on = document.querySelector('[data-beat]')?.dataset.beat === ${JSON.stringify(beat)};
    if (on && last !== null) window.frames_.push(now - last);
    else if (on) window.beats_ = (window.beats_ ?? 0) + 1;
    last = on ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);`;
const SETTINGS = JSON.stringify(JSON.stringify({ language: 'en', motion: 'full', confirm: 'never', speed: 'normal' }));

for (const [game, { title, name, beat }] of Object.entries(MOVING).slice(0, TRIAL ? 1 : 4)) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('kolbiste.settings', ${SETTINGS});`);
  await page.addInitScript({ content: `addEventListener('DOMContentLoaded', () => {${WATCH(beat)}})` });
  await page.goto(`${address}/`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: `Play now: ${title}` }).first().click();
  const buttons = page.locator('section.question .letters button');
  // Answers as they come until enough of it was seen, or 45 seconds are over.
  const until = Date.now() + 45_000;
  for (let n = 0; Date.now() < until; n++) {
    if ((await page.evaluate('window.beats_ ?? 0')) >= wanted) break;
    if (await page.locator('[data-over]').isVisible()) break;
    const count = await buttons.count();
    if (count) await buttons.nth((Math.imul(n + 7, 0x9e3779b1) >>> 8) % count).click({ timeout: 1000 }).catch(() => {});
    else await sleep(100);
  }
  await sleep(1500);
  const frames = (await page.evaluate('window.frames_')).sort((a, b) => a - b);
  const at = share => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
  emit(`${game}.${name}_frames`, frames.length, '');
  if (frames.length) {
    const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
    emit(`${game}.${name}_fps`, 1000 / mean, '/s');
    emit(`${game}.${name}_frame_median_ms`, at(0.5), 'ms');
    emit(`${game}.${name}_frame_p95_ms`, at(0.95), 'ms');
  }
  await page.context().close();
}
await browser.close();
stop();
finish();
