/** Doomtrooper on a telephone, upright and on its side. */
import { expect, test } from '@playwright/test';
import { barriers, calm, faultsOf, fits, meekly, play, question } from './player.ts';

/** What can be pressed on the board and is smaller than a finger. */
const SMALL = `[...document.querySelectorAll('.board button:not(.cite)')]
  .map(element => ({ text: element.ariaLabel ?? element.textContent, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.9)
  .map(({ text, box }) => text + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`;

test('a whole game on a telephone, from the form to the result', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page, { stops: 'never' });
  await page.goto('/new/doomtrooper');
  // Who brings in no warrior loses within three turns by the standard book.
  await page.getByRole('radio', { name: 'Standard' }).press('Space');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await play(page, { by: 'mouse', pick: meekly, limit: 10 });
  for (const size of [
    { width: 412, height: 839 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    expect(await fits(page), `${size.width}`).toBe(true);
    expect(await page.evaluate<string[]>(SMALL), `${size.width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 412, height: 839 });
  expect(await barriers(page)).toEqual([]);
  await play(page, { by: 'mouse', pick: meekly });
  await expect(page.locator('[data-over]')).toContainText(/DOT/);
  expect(faults).toEqual([]);
});
