/** Two people bring what is theirs to one table: by pictures, by text, by keyboard, and neither sees what the other brings. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits, question } from './player.ts';

async function person(browser: Browser, name: string, settings: object = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, locale: 'en-GB' })).newPage();
  await calm(page, { name, ...settings });
  return page;
}

/** A table for two by invitation, and both at it. */
async function together(jana: Page, petr: Page, game: string, before = async (_page: Page): Promise<void> => {}): Promise<void> {
  await jana.goto(`/new/${game}?with=friend`);
  await before(jana);
  await jana.getByRole('button', { name: 'Create table' }).click();
  const invitation = await jana.getByLabel('Share').inputValue();
  await jana.getByRole('link', { name: 'Go to the table' }).click();
  await petr.goto(invitation);
}
const someoneAsked = (...pages: readonly Page[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(pages.map(page => question(page).isVisible()))).includes(true), { timeout: 15_000 })
    .toBe(true);
const picture = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const ready = (page: Page) => page.getByRole('button', { name: /^(Ready|Připraveno)$/ });

test('two heroes are chosen blind, and revealed together', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr', { language: 'cs' }, { width: 390, height: 844 })];
  const faults = [faultsOf(jana), faultsOf(petr)];
  await together(jana, petr, 'dice-throne');
  await expect(jana.getByRole('heading', { name: 'Choose your hero' })).toBeVisible();
  await expect(petr.getByRole('heading', { name: 'Vyber si hrdinu' })).toBeVisible();
  for (const page of [jana, petr]) {
    expect(await barriers(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
  }
  // By keyboard alone.
  await picture(jana, /^Random/).focus();
  await jana.keyboard.press('ArrowRight');
  await expect(jana.getByRole('radio').nth(1)).toBeChecked();
  await picture(jana, /^Loki/).focus();
  await jana.keyboard.press('Space');
  await jana.keyboard.press('Enter');
  await expect(jana.getByText('You bring: Loki')).toBeVisible();
  await expect(petr.getByText('Připraveno', { exact: true }).first()).toBeVisible();
  await expect(petr.getByText('You bring')).toHaveCount(0);
  // What was brought is there again after a reload, for its owner alone; and may be changed.
  await jana.reload();
  await expect(jana.getByText('You bring: Loki')).toBeVisible();
  expect(await barriers(jana)).toEqual([]);
  await jana.getByRole('button', { name: 'Change' }).click();
  await picture(jana, /^Thor/).press('Space');
  await ready(jana).click();
  await expect(jana.getByText('You bring: Thor')).toBeVisible();
  await picture(petr, /^Scarlet Witch/).press('Space');
  await ready(petr).click();
  for (const page of [jana, petr]) await expect(page.locator('[data-game="dice-throne"]').first()).toBeVisible();
  await someoneAsked(jana, petr);
  for (const page of [jana, petr]) await expect(page.locator('body')).toContainText(/Thor/);
  expect(faults.flat()).toEqual([]);
});

test('a deck as text is checked as it is written, and only a legal one is brought', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr')];
  await together(jana, petr, 'doomtrooper');
  await picture(jana, /^Paste a deck list/).press('Space');
  const box = jana.getByRole('textbox', { name: 'Paste a deck list' });
  await box.fill('9 Golden Lion\n3 Golden Lyon\n');
  await expect(ready(jana)).toBeDisabled();
  const problems = jana.locator('ul.problems');
  await expect(problems).toContainText('Golden Lyon');
  await expect(problems.getByRole('button').or(problems.getByRole('link')).filter({ hasText: '40.1' }).first()).toBeVisible();
  // The text of a ready deck is a start.
  await picture(jana, /^Random/).press('Space');
  await box.waitFor({ state: 'detached' });
  await ready(jana).click();
  await expect(jana.getByText('You bring: Random')).toBeVisible();
  await ready(petr).click();
  await someoneAsked(jana, petr);
});
