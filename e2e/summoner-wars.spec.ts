/** Summoner Wars in a real browser: on the board, by keyboard, and with a second deck in one hand. */
import { expect, test } from '@playwright/test';
import { barriers, briskly, calm, faultsOf, play, playNow, question } from './player.ts';

test('against a bot, by mouse, from the first page to the result', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Summoner Wars');
  await play(page, { by: 'mouse', pick: briskly });
  await expect(page.locator('[data-over]')).toContainText(/SUM/);
  expect(faults).toEqual([]);
});

test('against a bot, by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Summoner Wars', 'keyboard');
  await play(page, { by: 'keyboard', pick: briskly });
  await expect(page.locator('[data-over]')).toBeVisible();
  expect(faults).toEqual([]);
});

test('three at one table by oneself: every seat in turn, two hands for who holds two decks', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await page.goto('/new/summoner-wars?with=self');
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('button', { name: /^(Start|Begin|Play|Sit|Open)/ })
    .first()
    .click();
  await expect(question(page)).toBeVisible();
  await play(page, { by: 'mouse', limit: 24 });
  await expect(question(page)).toBeVisible();
  expect(faults).toEqual([]);
  expect(await barriers(page)).toEqual([]);
});
