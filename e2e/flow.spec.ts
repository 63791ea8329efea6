/** Things are shown in the order in which they happen: at normal speed, with the clock in hand. */
import { expect, test, type Page } from '@playwright/test';
import { calm, play, playNow } from './player.ts';

const answers = (page: Page) => page.locator('section.question .letters button');

/** Watches from inside: questions that were shown, and what was told while a roll, a spin or a blow was still in the air. */
const WATCH = `
  window.watched = { asked: [], spoilers: 0, flips: 0 };
  let lines = null, head = '', last = '';
  new MutationObserver(() => {
    const table = document.querySelector('[data-beat]');
    if (!table) return;
    const decision = document.querySelector('section.question')?.dataset.decision;
    if (decision && window.watched.asked.at(-1) !== decision) window.watched.asked.push(decision);
    const who = document.querySelector('section.question .who')?.textContent ?? '';
    if (who !== head) { head = who; window.watched.flips++; }
    const { beat, told } = table.dataset;
    const now = document.querySelectorAll('.log li').length;
    const flying = ['roll', 'spin', 'clash', 'card'].includes(beat);
    if (!flying || told !== last) lines = null;
    else if (lines !== null && now !== lines) window.watched.spoilers++;
    if (flying) lines = now;
    last = told;
    if (flying && decision) window.watched.spoilers++;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
`;
interface Watched {
  readonly asked: readonly string[];
  readonly spoilers: number;
}

async function sit(page: Page, title: string): Promise<void> {
  await calm(page, { speed: 'normal', motion: 'full' });
  await page.clock.install();
  await page.addInitScript({ content: `addEventListener('DOMContentLoaded', () => {${WATCH}})` });
  await playNow(page, title);
  // From now on time passes only here. A slow browser may be past the moment by the time it hears of it.
  await expect(async () => page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'))).toPass();
}

/** Answers with the last of the answers until a beat of a kind begins; gives the decisions that were answered. */
async function playUntil(page: Page, kind: string, answered: string[]): Promise<void> {
  const table = page.locator('[data-beat]');
  // One that plays already may end at any moment.
  while ((await table.getAttribute('data-beat')) === kind) await page.clock.runFor(100);
  for (let i = 0; i < 400; i++) {
    if ((await table.getAttribute('data-beat')) === kind) return;
    if (await answers(page).first().isVisible()) {
      const decision = await page.locator('section.question').getAttribute('data-decision');
      await answers(page)
        .last()
        .click({ timeout: 2000 })
        .then(
          () => answered.push(decision!),
          () => undefined,
        );
    }
    await page.clock.runFor(100);
    // The table and its bots live in workers, on the real clock.
    await new Promise(done => setTimeout(done, 20));
  }
  throw new Error(`no beat "${kind}" came`);
}

const GAMES = [
  { title: 'Dice Throne', kind: 'roll', flying: '.tumbling', lit: '.ready, .ability.lit' },
  { title: 'Scratch Wars', kind: 'spin', flying: '.wheel', lit: '.pending' },
  { title: 'Summoner Wars', kind: 'roll', flying: '.falling', lit: '.sum' },
  { title: 'Doomtrooper', kind: 'card', flying: '.spot .card', lit: 'section.question .letters button' },
];

for (const { title, kind, flying, lit } of GAMES)
  test(`${title}: nothing is told while it is in the air`, async ({ page }) => {
    await sit(page, title);
    const answered: string[] = [];
    const lines = page.locator('.log li');
    for (let times = 0; times < 2; times++) {
      await playUntil(page, kind, answered);
      const [before, told] = [await lines.count(), await page.locator('[data-told]').getAttribute('data-told')];
      await page.clock.runFor(200);
      await expect(page.locator(`[data-beat="${kind}"][data-told="${told}"]`)).toHaveCount(1);
      await expect(page.locator(flying).first()).toBeVisible();
      expect(await page.locator(`[data-beat] .board :is(${lit})`).count()).toBe(0);
      expect(await lines.count()).toBe(before);
      await expect(answers(page)).toHaveCount(0);
      if (times === 0) await page.clock.runFor(1400);
      else await page.keyboard.press('Space');
      await expect.poll(() => lines.count()).toBeGreaterThan(before);
    }
    const { asked, spoilers } = await page.evaluate<Watched>('window.watched');
    expect(spoilers).toBe(0);
    // A question that went without an answer has only flashed.
    expect(asked.filter(decision => !answered.includes(decision) && decision !== asked.at(-1))).toEqual([]);
  });

test('one passes until one’s turn, sees it, stops it, and what was passed can be looked up', async ({ page }) => {
  await calm(page, { stops: 'whenUseful' });
  await playNow(page, 'Dice Throne');
  const passing = page.locator('.strip', { hasText: 'Passing until your turn' });
  const until = page.getByRole('button', { name: 'Pass until…' });
  for (let i = 0; i < 200 && !(await until.isVisible()); i++) {
    const decision = await page.locator('section.question').getAttribute('data-decision');
    if (decision)
      await answers(page)
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await expect(page.locator(`section.question:not([data-decision="${decision}"])`)).toBeVisible();
    await expect(answers(page).first()).toBeVisible();
  }
  await until.click();
  await page.getByRole('button', { name: /^Until my turn/ }).click();
  await expect(passing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passing).toHaveCount(0);
  await page.keyboard.press('Equal');
  await expect(page.getByText('You will be asked at the next chance')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Period');
  await expect(passing).toBeVisible();
  for (let i = 0; i < 60 && (await page.locator('details.passed').count()) === 0; i++) {
    await page.keyboard.press('Shift+Period');
    await answers(page)
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
  }
  await page.locator('details.passed summary').first().click();
  await expect(page.getByRole('button', { name: 'Ask me there from now on' }).first()).toBeVisible();
});

test('at one screen the curtain falls only where somebody is asked', async ({ page }) => {
  await calm(page);
  await page.goto('/new/dice-throne?with=hotseat');
  await page.getByRole('button', { name: /^(Start|Play|Begin)/ }).click();
  const curtain = page.locator('section.curtain');
  const turns = (): Promise<number> => page.locator('.log .heading').count();
  let curtains = 0;
  for (let i = 0; i < 300 && (await turns()) < 5; i++) {
    if (await curtain.isVisible()) {
      curtains++;
      await curtain.getByRole('button').click();
    } else
      await answers(page)
        .last()
        .click({ timeout: 500 })
        .catch(() => undefined);
  }
  expect(await turns()).toBeGreaterThanOrEqual(5);
  // Two rounds: four turns.
  expect(curtains / 2).toBeLessThanOrEqual(6);
});

/** Counts inside the page: turn by turn of the log, how often the header changes with no question before or after; and all that is read out. */
const COUNT = `
  window.flips = [];
  window.said = [];
  let head = '', headings = 0, open = false;
  new MutationObserver(records => {
    const region = document.querySelector('[aria-live=polite][role=log]');
    const heads = document.querySelectorAll('.log .heading');
    if (heads.length !== headings) { headings = heads.length; window.flips.push(0); }
    const who = document.querySelector('section.question .who')?.textContent ?? '';
    const asked = document.querySelector('section.question .letters button') !== null;
    if (who !== head) { head = who; if (!asked && !open && headings) window.flips[window.flips.length - 1]++; }
    open = asked;
    for (const { target, addedNodes } of records)
      if (target === region) for (const node of addedNodes) if (node.nodeName === 'P') window.said.push(node.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;
const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
/** How many sentences are read out in each turn of the bot's, beside the questions to oneself. */
function perTurn(said: readonly string[]): number[] {
  const turns: { readonly bot: boolean; sentences: number }[] = [];
  for (const text of said) {
    const begins = /^Turn \d+: (\w+)\.|^(\w+)’s turn\./.exec(text);
    if (begins) turns.push({ bot: (begins[1] ?? begins[2]) === 'Squire', sentences: 0 });
    if (turns.length && !/\d+ options?\.$/.test(text)) turns.at(-1)!.sentences++;
  }
  return turns.slice(0, -1).flatMap(({ bot, sentences }) => (bot ? [sentences] : []));
}

for (const { title } of GAMES)
  test(`${title}: the header does not flicker, and a screen reader is not talked to death`, async ({ page }) => {
    await calm(page);
    await page.addInitScript({ content: `addEventListener('DOMContentLoaded', () => {${COUNT}})` });
    await playNow(page, title);
    // A turn of Summoner Wars takes more answers than others.
    await play(page, { by: 'mouse', limit: title === 'Summoner Wars' ? 120 : 60 });
    const { flips, said } = await page.evaluate<{ readonly flips: readonly number[]; readonly said: readonly string[] }>(
      '({ flips, said })',
    );
    const sentences = perTurn(said);
    test.info().annotations.push({ type: 'told', description: `${title}: flips ${flips.join()}; sentences ${sentences.join()}` });
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(middle(flips)).toBeLessThanOrEqual(2);
    // Ten are usual; few turns are played here.
    expect(middle(sentences)).toBeLessThanOrEqual(13);
    // However long the log is, it goes on with the game until somebody looks back.
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
  });
