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

/**
 * What can be pressed at the table and is smaller than a finger; a citation and a name reach farther than they are drawn. Dice Throne shows
 * dice and ten abilities at once, Summoner Wars lying on its side a whole map of eight rows: what is only looked at closely there may be
 * smaller (the map can be zoomed), and every answer is in the list, large enough.
 */
const LOOKED_AT = ':is(.dice-throne.upright :is(.tier, .who, .pile, .thing, .chip, .total, .card), .summoner-wars .lying [data-square])';
const SMALL = `[...document.querySelectorAll('.table button, .table a, .table [type=range], section.question li button')]
  .filter(element => !element.matches('.cite, .name, ${LOOKED_AT}'))
  .map(element => ({ text: element.className + ' ' + (element.ariaLabel ?? element.textContent), box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
  .map(({ text, box }) => text + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`;

for (const title of ['Scratch Wars', 'Dice Throne', 'Summoner Wars', 'Doomtrooper'])
  test(`${title} fits upright, lying on its side and at twice the size, and is large enough for a finger`, async ({ page }) => {
    await calm(page);
    await playNow(page, title);
    await play(page, { by: 'keyboard', limit: 8 });
    for (const size of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(size);
      expect.soft(await fits(page), `${size.width}`).toBe(true);
      expect.soft(await page.evaluate<string[]>(SMALL), `${size.width}`).toEqual([]);
      // Beside the board the answers are there at once; under it they wait to be asked for.
      await expect(page.locator('section.question h2')).toBeInViewport();
    }
  });
