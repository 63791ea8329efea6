/** Dice Throne in a real browser: on the board by mouse and by keyboard, heroes, dice, windows, three and four at a table. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { advanced, barriers, barriersInAllColours, briskly, calm, faultsOf, play, playNow, question, seats } from './player.ts';

const tray = (page: Page): Locator => page.getByRole('region', { name: 'Dice', exact: true });
const dice = (page: Page): Locator => tray(page).getByRole('button', { name: /^Die \d/ });
const actions = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });

/** A table of your own, with heroes chosen by their emblems. */
async function sitDown(page: Page, heroes: readonly string[]): Promise<void> {
  await page.goto('/new/dice-throne?with=self');
  await expect(page.getByRole('group', { name: 'Your hero' })).toBeVisible();
  await seats(page, heroes.length);
  const groups = page.locator('.picker fieldset');
  await expect(groups).toHaveCount(heroes.length);
  for (const [i, hero] of heroes.entries()) await groups.nth(i).getByText(hero, { exact: true }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(question(page)).toBeVisible();
}
/** Passes and ends phases on the board until the dice wait for their first throw. */
async function untilDice(page: Page): Promise<void> {
  const roll = tray(page).getByRole('button', { name: 'Roll dice' });
  const on = actions(page).getByRole('button', { name: /^(Pass|End phase)/ });
  await expect(async () => {
    if (await roll.isVisible()) return;
    await on.first().click({ timeout: 1000 });
    expect(await roll.isVisible()).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [50] });
}
async function accessible(page: Page, what: string): Promise<void> {
  expect.soft(await barriers(page), what).toEqual([]);
}

/** A table against a bot that ends after this many turns at the latest: a whole game in the time of a test. */
async function againstBot(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await page.goto('/new/dice-throne?with=bot');
  await advanced(page);
  const cap = page.getByRole('slider', { name: 'Turn limit' });
  await cap.press('Home');
  for (let turn = 1; turn < 14; turn++) await cap.press('ArrowRight');
  const start = page.getByRole('button', { name: 'Start game' });
  if (by === 'mouse') await start.click();
  else {
    await start.focus();
    await page.keyboard.press('Enter');
  }
  await expect(question(page)).toBeVisible();
}

test('three clicks from the first page a hero is at the table', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Dice Throne');
  await expect(page.getByRole('button', { name: /^Hero board of/ })).toHaveCount(2);
});

test('a whole game against a bot, by mouse', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await againstBot(page, 'mouse');
  await play(page, { by: 'mouse', pick: briskly });
  await expect(page.locator('[data-over]')).toContainText(/DIT/);
  expect(faults).toEqual([]);
});

test('a whole game against a bot, by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await againstBot(page, 'keyboard');
  await play(page, { by: 'keyboard', pick: briskly });
  await expect(page.locator('[data-over]')).toContainText(/DIT/);
  expect(faults).toEqual([]);
});

test('dice are kept by a press or a key, the chances follow, and a goal says what is best kept', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await sitDown(page, ['Thor', 'Black Widow']);
  await untilDice(page);
  await tray(page).getByRole('button', { name: 'Roll dice' }).click();
  await expect(dice(page)).toHaveCount(5);
  const faces = async (): Promise<string[]> =>
    Promise.all((await dice(page).all()).map(async die => (await die.getAttribute('aria-label'))!.replace(/\. Keep$/, '')));
  const before = await faces();
  await dice(page).nth(0).click();
  await expect(dice(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('3');
  await expect(dice(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await question(page).getByRole('heading').focus();
  await page.keyboard.press('Shift+Digit5');
  await expect(dice(page).nth(4)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Digit5');
  await expect(dice(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
  const panels = page
    .locator('.mine .panel')
    .first()
    .getByRole('button', { name: /chance \d/ });
  await expect(panels.first()).toBeVisible();
  await panels.last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Goal' })).toContainText(/Best|good as they are/);
  await expect(panels.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page).getByRole('button', { name: 'Reroll 3 dice' })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(tray(page)).toContainText('1 roll left');
  const after = await faces();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  await expect(dice(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await accessible(page, 'dice being kept');
  expect(faults).toEqual([]);
});

test('a window says who may respond, and the bill of an attack adds up on the board', async ({ page }) => {
  await calm(page, { stops: 'everywhere' });
  await sitDown(page, ['Black Panther', 'Captain Marvel']);
  const total = page.locator('.bill .total b').first();
  const window = page.getByRole('region', { name: 'Response' });
  // The bill also lies there while a defence is rolled: only the windows after it are looked for.
  await expect(async () => {
    await play(page, { by: 'keyboard', pick: () => 0, limit: 1 });
    expect([await total.isVisible(), await window.isVisible()]).toEqual([true, true]);
  }).toPass({ timeout: 60_000, intervals: [10] });
  const lines = await page.locator('.bill').first().locator('li:not(.subtotal):not(.void) b').allInnerTexts();
  const sum = lines.reduce((n, line) => n + Number(line.replace('−', '-').replaceAll(' ', '').replace('+', '')), 0);
  expect(await total.innerText()).toBe(String(sum));
  await expect(window).toContainText(/may respond/);
  await accessible(page, 'a window');
});

test('no barrier that axe knows, at several moments, in any colours', async ({ page }) => {
  await calm(page);
  const inAllColours = async (what: string): Promise<void> => expect.soft(await barriersInAllColours(page), what).toEqual([]);
  await sitDown(page, ['Loki', 'Doctor Strange']);
  await inAllColours('the first question');
  await untilDice(page);
  await inAllColours('before the roll');
  await play(page, { by: 'keyboard', limit: 12 });
  await expect(question(page)).toBeVisible();
  await inAllColours('in the middle');
  // While a player is to be chosen, the heroes are the answers: their boards open after it.
  const board = page.getByRole('button', { name: /^Hero board of/ }).first();
  for (let more = 0; more < 8 && !(await board.isVisible()); more++) await play(page, { by: 'keyboard', limit: 1 });
  await board.click();
  await inAllColours('a hero board');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Discard pile/ })
    .first()
    .click();
  await inAllColours('a pile');
});

test('three on the hill and four in teams have tables of their own', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await sitDown(page, ['Thor', 'Loki', 'Scarlet Witch']);
  await expect(page.getByRole('img', { name: /^King of the Hill/ })).toBeVisible();
  await play(page, { by: 'mouse', limit: 20 });
  await accessible(page, 'three players');
  await sitDown(page, ['Thor', 'Loki', 'Scarlet Witch', 'Spider-Man']);
  await expect(page.getByRole('img', { name: /^Team [AB]/ })).toHaveCount(2);
  await play(page, { by: 'mouse', limit: 20 });
  await accessible(page, 'four players');
  expect(faults).toEqual([]);
});

test('every sheet of the cards page is there, with its effect, its origin and its rules', async ({ page }) => {
  await calm(page);
  await page.goto('/cards/dice-throne');
  await expect(page.getByRole('status').filter({ hasText: 'cards' })).toBeVisible();
  await page.getByLabel('Origin of values').selectOption('house');
  await page.getByLabel('Type').selectOption('upgrade');
  await page.locator('.cards a').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/House-made|unknown/i);
  await expect(dialog.getByRole('button', { name: /^Rule DIT/ }).first()).toBeVisible();
  await accessible(page, 'a sheet');
});
