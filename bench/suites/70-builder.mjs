/**
 * The deck builder in Chromium, with every card of Doomtrooper: how long a keystroke in the search takes until its answer is on the
 * screen, and how long the page's own thread was busy with it. A letter a time, with pauses, as people type; words that leave many cards
 * and words that leave few, and every word taken back again.
 */
import { emit, finish, SCALE, sleep } from '../lib/measure.mjs';
import { openPage } from '../lib/page.mjs';

const { browser, address, stop } = await openPage('builder', 26_970);

const SETTINGS = JSON.stringify(JSON.stringify({ language: 'en', motion: 'less', soundOffered: true }));
const WORDS = ['warrior', 'bauhaus', 'sea lion', 'kill', 'x'].slice(0, Math.max(1, Math.ceil(5 * SCALE)));
/** Nothing here may take longer: a suite that hangs tells nothing. */
const LIMIT = 120_000;
const tooLong = setTimeout(() => {
  console.error('the builder did not answer in time');
  stop();
  process.exit(1);
}, LIMIT);

/** Notes when a letter came and when the frame with its answer was drawn: in the page, and for the trace of its thread. */
const WATCH = `
  globalThis.keys_ = [];
  addEventListener('input', event => {
    if (!event.target.matches('input[type=search]')) return;
    const begun = event.timeStamp;
    performance.mark('key');
    const channel = new MessageChannel();
    requestAnimationFrame(() => {
      channel.port1.onmessage = () => {
        performance.mark('answered');
        globalThis.keys_.push(performance.now() - begun);
      };
      channel.port2.postMessage(null);
    });
  }, true);`;

/** Watches the page's thread; what it gives back stops that and tells how long the thread worked on each letter, by its own clock. */
async function trace(page) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['blink.user_timing'] } });
  return async () => {
    const complete = new Promise(done => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const marks = events.filter(({ name }) => name === 'key' || name === 'answered').sort((a, b) => a.ts - b.ts);
    return marks.flatMap((mark, i) => (mark.name === 'answered' && marks[i - 1]?.name === 'key' ? [(mark.tts - marks[i - 1].tts) / 1000] : []));
  };
}

try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await page.addInitScript(`localStorage.setItem('kolbiste.settings', ${SETTINGS}); ${WATCH}`);
  await page.goto(`${address}/workshop/doomtrooper/new?ready=bauhaus`);
  await page.locator('[data-card]').nth(12).waitFor();
  const search = page.getByRole('searchbox');
  await search.click();
  await sleep(1000);
  const stop = await trace(page);
  let pressed = 0;
  const press = async key => {
    await page.keyboard.press(key);
    pressed++;
    await page.waitForFunction(n => globalThis.keys_.length >= n, pressed, { timeout: 10_000 });
    await sleep(120);
  };
  for (const word of WORDS) {
    for (const letter of word) await press(letter === ' ' ? 'Space' : letter);
    for (let n = 0; n < word.length; n++) await press('Backspace');
  }
  const wall = (await page.evaluate('globalThis.keys_')).sort((a, b) => a - b);
  const busy = (await stop()).sort((a, b) => a - b);
  const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  emit('cards', Number((await page.getByText(/^\d+ cards$/).first().textContent()).replace(/\D/g, '')), '');
  emit('keystrokes', wall.length, '');
  emit('keystroke_ms', at(wall, 0.5), 'ms');
  emit('keystroke_p95_ms', at(wall, 0.95), 'ms');
  emit('thread_ms', at(busy, 0.5), 'ms');
  emit('thread_p95_ms', at(busy, 0.95), 'ms');
} finally {
  clearTimeout(tooLong);
  await browser.close();
  stop();
}
finish();
