/** Whole games in a real browser: three clicks from the address, by mouse, by keyboard alone. */
import { expect, test } from '@playwright/test';
import { play, question } from './player.ts';

const playNow = (title: string): RegExp => new RegExp(`^(Play now|Hrát hned): ${title}`);

test('Scratch Wars against a bot, by mouse, from the first page to the result', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/');
  await page
    .getByRole('button', { name: playNow('Scratch Wars') })
    .first()
    .click();
  await expect(question(page)).toBeVisible();
  const answers = await play(page, { by: 'mouse' });
  expect(answers).toBeGreaterThan(5);
  await expect(page.locator('[data-over]')).toContainText(/SCW/);
  expect(faults).toEqual([]);
});

test('Scratch Wars against a bot, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: playNow('Scratch Wars') })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await play(page, { by: 'keyboard' });
  await expect(page.locator('[data-over]')).toBeVisible();
});
