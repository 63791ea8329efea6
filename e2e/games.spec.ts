/**
 * Whole games in a real browser, by mouse, by keyboard alone and by finger, from the first page to the result. Summoner Wars, Doomtrooper and
 * Dice Throne by mouse and by keyboard have files of their own.
 */
import { expect, test } from '@playwright/test';
import { briskly, calm, faultsOf, meekly, play, playNow } from './player.ts';

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

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });
  for (const [title, rule] of [
    ['Scratch Wars', /SCW/],
    ['Dice Throne', /DIT/],
    ['Summoner Wars', /SUM/],
  ] as const)
    test(`${title} against a bot`, async ({ page }) => {
      const faults = faultsOf(page);
      await calm(page);
      await playNow(page, title);
      await play(page, { by: 'finger', pick: briskly });
      await expect(page.locator('[data-over]')).toContainText(rule);
      expect(faults).toEqual([]);
    });

  test('Doomtrooper against a bot, by the standard book', async ({ page }) => {
    const faults = faultsOf(page);
    await calm(page);
    await page.goto('/new/doomtrooper');
    await page.getByRole('radio', { name: 'Standard' }).press('Space');
    await page.getByRole('button', { name: 'Start game' }).tap();
    // Who brings in no warrior loses within three turns.
    await play(page, { by: 'finger', pick: meekly });
    await expect(page.locator('[data-over]')).toContainText(/DOT/);
    expect(faults).toEqual([]);
  });
});
