/** Summoner Wars in a real browser: on the board, by keyboard, and with a second deck in one hand. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, briskly, calm, faultsOf, play, playNow, question, seats } from './player.ts';

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
  await seats(page, 3);
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

/** At a table of your own, both sides by name. */
async function bothSides(page: Page, ...factions: readonly [string, string]): Promise<void> {
  await page.goto('/new/summoner-wars?with=self');
  await page.getByRole('button', { name: /^Start game/ }).click();
  for (const name of factions) await question(page).getByRole('button', { name }).click();
}

test('an attack is seen: a line, dice beside the fight, the wound on the piece; and it stays marked', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page, { motion: 'full', speed: 'slow' });
  await page.goto('/scenario/summoner-wars/attack.melee-is-adjacent-only');
  const on = page.getByRole('button', { name: 'Forward one step' });
  await expect(on).toBeEnabled();
  const fight = page.locator('.fight');
  for (let step = 0; step < 40 && (await on.isEnabled()); step++) {
    await on.click();
    if (await fight.first().isVisible()) break;
  }
  await expect(fight).toBeVisible();
  const size = await fight.locator('.die').first().boundingBox();
  expect(size!.width).toBeGreaterThanOrEqual(50);
  await expect(page.locator('[data-deed^=attacks]')).toHaveCount(1);
  await expect(fight).toHaveCount(0, { timeout: 8000 });
  await expect(page.locator('[data-deed^=attacks]')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('two sides with one faction are told apart by their flags and their pieces', async ({ page }) => {
  await calm(page);
  await bothSides(page, 'Swamp Orcs', 'Swamp Orcs');
  await expect(page.locator('section.side')).toHaveCount(2);
  await expect(page.locator('section.side.second')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
});

test('a card in hand and a unit are seen in large beside themselves', async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 1180, height: 720 });
  await bothSides(page, 'Swamp Orcs', 'Benders');
  await play(page, { by: 'mouse', limit: 6 });
  const large = page.locator('[role=tooltip]:popover-open');
  const square = page.locator('[data-square]', { has: page.locator('xpath=self::*[contains(@data-at, "piece:")]') }).first();
  await square.hover();
  await expect(large).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect(large).toHaveCount(0);
  const card = page.locator('[data-at^="hand:"]').first();
  if (await card.isVisible()) {
    await card.hover();
    await expect(large).toBeVisible();
  }
});
