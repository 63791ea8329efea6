/** Scratch Wars in a real browser: the wheel tells when it has stopped, a deadly hit says so, and everything is looked at in large. */
import { expect, test } from '@playwright/test';
import { barriers, calm, faultsOf, playNow } from './player.ts';

const large = '[role=tooltip]:popover-open';

test('a wheel and a hero are seen in large beside themselves: by pointer, by keyboard, by a finger', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Scratch Wars');
  const wheel = page.locator('.side:not(.far) .disc').first();
  await wheel.hover();
  await expect(page.locator(large)).toContainText('prepared');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.mouse.move(2, 2);
  await expect(page.locator(large)).toHaveCount(0);
  // By keys: what has the focus.
  await page.locator('.side.far .dial').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(large)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(large)).toHaveCount(0);
  // A finger that rests on it looks; it presses nothing.
  const decision = await page.locator('section.question').getAttribute('data-decision');
  const held = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await wheel.dispatchEvent('pointerdown', held);
  await expect(page.locator(large)).toBeVisible();
  await wheel.dispatchEvent('click');
  await expect(page.locator('section.question')).toHaveAttribute('data-decision', decision!);
  expect(faults).toEqual([]);
});

test('what was spun is told when the wheel has stopped', async ({ page }) => {
  await calm(page, { speed: 'slow', motion: 'full' });
  await playNow(page, 'Scratch Wars');
  await page.locator('.stage .answer').first().click();
  await expect(page.locator('[data-beat=spin]')).toBeVisible();
  const told = page.locator('.stage .spins');
  await expect(told.first()).toContainText('spinning');
  await expect(told.locator('.effect').first()).toBeHidden();
  await expect(told.locator('.effect').first()).toBeVisible();
  await expect(page.locator('[data-beat=spin]')).toHaveCount(0);
});

test('a deadly hit says so', async ({ page }) => {
  await calm(page);
  await page.goto('/scenario/scratch-wars/defeat-by-exactly-all-lives');
  const on = page.getByRole('button', { name: 'Forward one step' });
  const fell = page.getByText(/^Deadly hit: .* falls!$/);
  await expect(on).toBeEnabled();
  await expect(fell).toHaveCount(0);
  while (await on.isEnabled()) await on.click();
  await expect(fell).toBeVisible();
});
