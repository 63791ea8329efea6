/** Whole games on a telephone: the board takes the answers, the list is put away until it is wanted. */
import { expect, test } from '@playwright/test';
import { briskly, calm, faultsOf, fits, play, playNow } from './player.ts';

test('Summoner Wars on a telephone, from the first page to the result', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Summoner Wars');
  await expect(page.locator('section.question .letters')).toBeHidden();
  await page.getByRole('button', { name: 'Swamp Orcs' }).first().click();
  await expect(page.locator('.board .table.narrow')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await play(page, { by: 'mouse', pick: briskly });
  await expect(page.locator('[data-over]')).toContainText(/SUM/);
  expect(await fits(page)).toBe(true);
  expect(faults).toEqual([]);
});
