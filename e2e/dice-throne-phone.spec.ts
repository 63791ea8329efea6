/** Dice Throne on a telephone, upright and on its side. */
import { expect, test } from '@playwright/test';
import { advanced, briskly, calm, faultsOf, fits, play, playNow } from './player.ts';

test('a whole game on a telephone', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await page.goto('/new/dice-throne?with=bot');
  await advanced(page);
  const cap = page.getByRole('slider', { name: 'Turn limit' });
  await cap.press('Home');
  for (let turn = 1; turn < 10; turn++) await cap.press('ArrowRight');
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('section.question')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await play(page, { by: 'mouse', pick: briskly });
  await expect(page.locator('[data-over]')).toContainText(/DIT/);
  expect(await fits(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('lying on its side it fits, and what is pressed is large enough', async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await playNow(page, 'Dice Throne');
  await play(page, { by: 'keyboard', limit: 10 });
  expect(await fits(page)).toBe(true);
  const small = await page.evaluate<string[]>(`
    [...document.querySelectorAll('.board .board button')]
      .filter(button => button.offsetParent && !button.matches('.name, .rule'))
      .filter(button => button.getBoundingClientRect().height < 43.5 || button.getBoundingClientRect().width < 43.5)
      .map(button => button.className + ': ' + (button.ariaLabel ?? button.innerText))
  `);
  expect(small).toEqual([]);
});
