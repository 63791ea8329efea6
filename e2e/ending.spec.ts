/** The end of a game is a scene: verdict, turning point, what each side did, and what next. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, briskly, calm, faultsOf, fits, meekly, play, playNow, question } from './player.ts';

const scene = (page: Page) => page.getByRole('region', { name: 'Game over' }).and(page.locator('.end'));

/** The shortest way to an end: your own side gives up. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

test('a game of Scratch Wars ends in a scene, by keyboard: looked at, put away, called back, played again', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await playNow(page, 'Scratch Wars', 'keyboard');
  await play(page, { by: 'keyboard', pick: briskly });
  await expect(scene(page).getByRole('heading', { level: 2 })).toHaveText(/^(Victory!|Defeat|Draw)$/);
  await expect(scene(page)).toContainText(/SCW/);
  // What each side did is told by side, and the one who did more stands out.
  await expect(scene(page).getByRole('columnheader')).toHaveText([/Jana/, /Squire/]);
  const lost = scene(page).getByRole('row', { name: /^Lives lost/ });
  await expect(lost).toBeVisible();
  // Looking ends: either it turned somewhere, or nowhere.
  await expect(scene(page).getByText('Looking for the turning point')).toHaveCount(0, { timeout: 90_000 });
  expect(await barriers(page)).toEqual([]);
  await scene(page).getByRole('button', { name: 'Show the board' }).press('Enter');
  await expect(scene(page)).toHaveCount(0);
  await expect(page.locator('[data-over]').getByRole('link', { name: 'Replay', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the result' }).press('Enter');
  await scene(page).getByRole('button', { name: 'Rematch' }).press('Enter');
  await expect(question(page)).toBeVisible();
  expect(faults).toEqual([]);
});

for (const [title, size] of [
  ['Dice Throne', { width: 1280, height: 720 }],
  ['Doomtrooper', { width: 390, height: 844 }],
  ['Summoner Wars', { width: 844, height: 390 }],
] as const)
  test(`${title}: the scene at ${size.width}×${size.height}, with its ways on`, async ({ page }) => {
    await page.setViewportSize(size);
    await calm(page);
    await playNow(page, title);
    await play(page, { by: 'keyboard', limit: 6, pick: meekly });
    await resign(page);
    await expect(scene(page).getByRole('heading', { level: 2 })).toHaveText('Defeat');
    for (const name of ['Replay', 'Analysis']) {
      const way = scene(page).getByRole('link', { name, exact: true });
      await way.scrollIntoViewIfNeeded();
      await expect(way).toBeInViewport();
    }
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
  });

test('the replay ends in the scene too, for everybody, and its analysis begins by itself', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Scratch Wars');
  await play(page, { by: 'keyboard', limit: 3 });
  await resign(page);
  await scene(page).getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await expect(page.getByRole('progressbar').or(page.getByRole('button', { name: 'Analyse again' }))).toBeVisible();
  await expect(scene(page)).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(scene(page)).toContainText('Squire wins');
});
