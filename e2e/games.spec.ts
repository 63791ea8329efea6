/** Whole games in a real browser: three clicks from the address, by mouse, by keyboard alone. */
import { expect, test } from '@playwright/test';
import { calm, faultsOf, play, playNow } from './player.ts';

test('Scratch Wars against a bot, by mouse, from the first page to the result', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Scratch Wars');
  const answers = await play(page, { by: 'mouse' });
  expect(answers).toBeGreaterThan(5);
  await expect(page.locator('[data-over]')).toContainText(/SCW/);
  expect(faults).toEqual([]);
});

test('Scratch Wars against a bot, by keyboard alone', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Scratch Wars', 'keyboard');
  await play(page, { by: 'keyboard' });
  await expect(page.locator('[data-over]')).toBeVisible();
});
