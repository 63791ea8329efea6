/** What the table gives besides the game: both languages at any moment, a curtain, reasons, a voice, and a record that can be checked. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, play, question } from './player.ts';

const playNow = /^Play now: Scratch Wars/;
const answers = (page: Page) => page.locator('section.question .letters button');

/** Where a replay stands. */
const position = (page: Page) => page.getByRole('complementary', { name: 'Position' }).locator('.jump .number');

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: playNow }).click();
  await expect(answers(page).first()).toBeVisible();
}

test('the language is switched in the middle of a game, and nothing else changes', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  await play(page, { by: 'mouse', limit: 4 });
  await expect(answers(page).first()).toBeVisible();
  const count = await answers(page).count();
  const english = await answers(page).allInnerTexts();
  await page.getByRole('button', { name: 'Přepnout do češtiny' }).click();
  await expect(page.getByRole('region', { name: 'Tvoje rozhodnutí' })).toBeVisible();
  await expect(answers(page)).toHaveCount(count);
  expect(await answers(page).allInnerTexts()).not.toEqual(english);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect.poll(() => answers(page).allInnerTexts()).toEqual(english);
});

/** What only follows from something told: it stands in the log, a listener need not hear it. */
const FOLLOWS =
  / pays \d+ energy | uses the effect: | aims at | ends the actions\b| has (nothing left to do|no actions left)\.$|^Breaking the curse /;

test('everything that matters is told to a listener once and in order', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  // Every line that ever appears in the live region, as a screen reader hears them.
  await page.evaluate(`
    globalThis.heard = [];
    const region = document.querySelector('[role=log][aria-live=polite]');
    new MutationObserver(changes => {
      for (const change of changes) for (const node of change.addedNodes) if (node.textContent) heard.push(node.textContent);
    }).observe(region, { childList: true });
  `);
  const before = await page.locator('.side .line .text').count();
  await play(page, { by: 'keyboard', limit: 6 });
  await expect(answers(page).first()).toBeVisible();
  const told = (await page.locator('.side .line .text').allInnerTexts()).slice(before);
  // What happened twice in a row is heard twice and stands in one line.
  const heard = (await page.evaluate<string[]>('heard')).filter((line, i, all) => told.includes(line) && line !== all[i - 1]);
  expect(told.length).toBeGreaterThan(4);
  expect(heard).toEqual(told.filter(line => !FOLLOWS.test(line)));
});

test('what cannot be done is told with its reason and its rule, and the rule opens', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  const explain = page.getByRole('button', { name: 'What can I do?' });
  const dialog = page.getByRole('dialog', { name: /^What can I do/ });
  for (let i = 0; i < 40; i++) {
    await explain.click();
    // Explanations are asked for when the dialog opens: wait until those of this decision have come.
    await page.waitForTimeout(300);
    await expect(dialog).toContainText(/possible now/i);
    if (await dialog.locator('.cannot').first().isVisible()) break;
    await page.keyboard.press('Escape');
    await play(page, { by: 'mouse', limit: 1 });
    await expect(answers(page).first()).toBeVisible();
  }
  const refused = dialog.locator('.cannot').first();
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: /^Rule SCW/ }).click();
  await expect(page.getByRole('dialog', { name: /^SCW/ })).toContainText(/\w{4,}/);
});

test('focus is never lost while the board changes', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  await answers(page).first().focus();
  for (let i = 0; i < 8; i++) {
    const decision = await question(page).getAttribute('data-decision');
    await page.keyboard.press('Enter');
    await expect(page.locator(`section.question:not([data-decision="${decision}"])`)).toBeVisible();
    await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).not.toBe('BODY');
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 });
    await answers(page).first().focus();
  }
});

test('who is careful is asked again, and may change their mind', async ({ page }) => {
  await calm(page, { confirm: 'always' });
  await sitDown(page);
  const decision = await question(page).getAttribute('data-decision');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  await expect(question(page)).toHaveAttribute('data-decision', decision!);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.locator(`section.question[data-decision="${decision}"]`)).toHaveCount(0);
});

test('at the table one sets stops, questions, motion and sound, and it stays so', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Table settings' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Always', exact: true }).last().press('Space');
  await dialog.getByRole('radio', { name: 'Full', exact: true }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await dialog.getByRole('switch', { name: 'Sounds' }).press('Space');
  await expect(dialog.getByRole('slider', { name: 'Volume' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Every answer is asked twice from now on.
  await answers(page).first().click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(answers(page).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await open();
  await expect(dialog.getByRole('switch', { name: 'Sounds' })).toBeChecked();
});

test('two at one screen: a curtain falls between the turns', async ({ page }) => {
  await calm(page);
  await page.goto('/new/scratch-wars?with=hotseat');
  await page.getByLabel('Player 2').fill('Petr');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(answers(page).first()).toBeVisible();
  await answers(page).first().click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Petr' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Board' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I’m Petr, show the table' }).click();
  await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
  await expect(question(page)).toContainText('Petr');
});

test('a finished game is replayed, checked, shared by link and played on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calm(page);
  await sitDown(page);
  await play(page, { by: 'keyboard' });
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Forward one step' })).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(/^2 of \d+$/);
  await page.getByRole('button', { name: 'Verify fairness' }).click();
  await expect(page.getByText(/^Fair:/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const other = await context.newPage();
  await other.goto(link);
  await expect(position(other)).toHaveText(/^2 of \d+$/);
  await other.close();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog', { name: 'Play on from here' }).getByRole('button', { name: 'A bot' }).click();
  await expect(page).toHaveURL(/\/play\/local-/);
  await expect(page.locator('section.question')).toBeVisible();
});

test('the log follows the game until the reader looks back, and then again', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  const log = page.getByRole('region', { name: 'Log' });
  const newest = page.getByRole('button', { name: 'Jump to latest' });
  await play(page, { by: 'mouse', limit: 14 });
  // Nobody touched it: the last line is in view, whatever grew and shrank beside it.
  await expect(log.locator('.line').last()).toBeInViewport();
  await expect(newest).toBeHidden();
  await log.focus();
  await page.keyboard.press('Home');
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(newest).toBeHidden();
  await expect(log.locator('.line').last()).toBeInViewport();
});

test('a finished game is analysed: both chances over time, and where it turned', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  // The answers follow a little generator, not reason: somewhere the game turned.
  await play(page, { by: 'mouse', limit: 14 });
  const replay = page.getByRole('link', { name: 'Replay', exact: true });
  // Against a bot in luck the duel may be over by now.
  if (!(await replay.isVisible())) {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  }
  await replay.click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyse again' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('img', { name: 'Each side’s winning chance over time' })).toBeVisible();
  const turn = page.locator('.turns button').first();
  await expect(turn).toContainText('Better:');
  expect(await barriers(page)).toEqual([]);
  const step = Number(/Step (\d+)/.exec((await turn.textContent())!)![1]);
  await turn.click();
  await expect(position(page)).toHaveText(new RegExp(`^${step - 1} of \\d+$`));
});

test('a hint says what a Knight would do, and why', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  await play(page, { by: 'mouse', limit: 6 });
  await expect(answers(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = question(page).locator('.hint');
  await expect(hint).toHaveText(/A Knight would choose this/, { timeout: 20_000 });
  // It stands below the option it speaks of and leaves that its width.
  const label = (await answers(page)
    .filter({ has: page.locator('.hint') })
    .locator('.label')
    .boundingBox())!;
  expect((await hint.boundingBox())!.y).toBeGreaterThanOrEqual(label.y + label.height);
});

test('the table has no barrier that axe knows, whatever is open', async ({ page }) => {
  await calm(page);
  await sitDown(page);
  const check = async (what: string): Promise<void> => expect.soft(await barriers(page), what).toEqual([]);
  await check('the question');
  await play(page, { by: 'mouse', limit: 5 });
  await expect(answers(page).first()).toBeVisible();
  await check('in the middle');
  await page.getByRole('button', { name: 'What can I do?' }).click();
  await check('explanations');
  await page.keyboard.press('Escape');
  await page.locator('.side').getByRole('button', { name: /^Rule/ }).last().click();
  await expect(page.getByRole('dialog', { name: /^SCW/ }).locator('.says')).toBeVisible();
  await check('a rule');
});

test('sounds are offered once, and silent until they are wanted', async ({ page }) => {
  const faults = faultsOf(page);
  // What is played, and how loud what was recorded for it is.
  await page.addInitScript({
    content: `window.heard = []; const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...at) {
        if (this.context instanceof AudioContext) heard.push(Math.max(...this.buffer.getChannelData(0)));
        return start.apply(this, at);
      };`,
  });
  await calm(page, { soundOffered: false });
  await sitDown(page);
  const offer = page.getByRole('group', { name: 'Sounds' });
  await expect(offer).toHaveCount(0);
  await play(page, { by: 'keyboard', limit: 1 });
  await expect(offer).toContainText('Play with sound?');
  expect(await page.evaluate<number>('heard.length')).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(offer).toHaveCount(0);
  await expect.poll(() => page.evaluate<number>('heard.length')).toBeGreaterThan(0);
  await play(page, { by: 'keyboard', limit: 3 });
  await expect.poll(() => page.evaluate<number>('heard.length')).toBeGreaterThan(3);
  expect(await page.evaluate<number>('Math.min(...heard)')).toBeGreaterThan(0.02);
  await page.reload();
  await play(page, { by: 'keyboard', limit: 2 });
  await expect(offer).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('letters stand at the answers where there is a keyboard, and stay with their thing', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  await calm(page);
  await sitDown(page);
  const letters = page.locator('section.question .letters kbd');
  await expect(answers(page).first()).toBeVisible();
  await expect(letters.first()).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(letters.first()).toBeVisible();
  const known = new Map<string, string>();
  let met = 0;
  for (let i = 0; i < 12; i++) {
    for (const answer of await answers(page).all()) {
      const [key, letter] = [(await answer.getAttribute('data-key'))!, (await answer.getAttribute('aria-keyshortcuts'))!];
      if (known.has(key)) {
        met++;
        expect(letter, key).toBe(known.get(key));
      }
      known.set(key, letter);
    }
    await play(page, { by: 'mouse', limit: 1 });
    await expect(answers(page).first()).toBeVisible({ timeout: 30_000 });
  }
  expect(met).toBeGreaterThan(3);
  await context.close();
});
