/** Setting a game up: one small sheet that remembers, and one click that plays as last time. */
import { expect, test, type Page } from '@playwright/test';
import { advanced, barriers, calm, faultsOf, fits, question } from './player.ts';

const GAMES = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'] as const;
const start = (page: Page) => page.getByRole('button', { name: 'Start game' });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

for (const [what, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } }))
  test(`what matters is asked on one centred sheet, and the rest is folded: ${what}`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.setViewportSize(viewport);
    for (const language of ['en', 'cs']) {
      await calm(page, { language });
      for (const game of GAMES) {
        await page.goto(`/new/${game}`);
        const sheet = page.locator('form.sheet');
        await expect(sheet).toBeVisible();
        expect(await fits(page)).toBe(true);
        const main = (await page.locator('#main').boundingBox())!;
        const box = (await sheet.boundingBox())!;
        expect(Math.abs(box.x - main.x - (main.x + main.width - box.x - box.width)), `${game} is centred`).toBeLessThan(3);
        expect(await page.locator('details.advanced[open]').count()).toBe(0);
        expect(await barriers(page), game).toEqual([]);
      }
      await page.evaluate('localStorage.clear()');
    }
    expect(faults).toEqual([]);
  });

test('choices are kept, and Play now plays as last time, mirrored to the seat the lot gives', async ({ page }) => {
  await calm(page);
  await page.goto('/new/dice-throne');
  await radio(page, 'Difficulty', 'Knight').press('Space');
  await radio(page, 'Your hero', 'Thor').press('Space');
  await radio(page, 'Opponent’s hero', 'Loki').press('Space');
  await advanced(page);
  await page.getByRole('switch', { name: 'Mirror match' }).press('Space');
  await start(page).click();
  await expect(question(page)).toBeVisible();
  for (let i = 0; i < 2; i++) {
    await page.goto('/');
    const again = page.getByRole('button', { name: /^Play now: Dice Throne, as last time \(Knight\)/ });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Hero board of Thor \(Jana\)/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hero board of Loki \(Knight\)/ })).toBeVisible();
  }
  await page.goto('/new/dice-throne');
  await expect(radio(page, 'Difficulty', 'Knight')).toBeChecked();
  await expect(radio(page, 'Your hero', 'Thor')).toBeChecked();
  await expect(radio(page, 'Opponent’s hero', 'Loki')).toBeChecked();
  await expect(page.getByText('Advanced (1 change)')).toBeVisible();
});

test('what was kept and fits no more falls back to the usual', async ({ page }) => {
  await calm(page);
  const kept = { opponent: 'ghost', level: 'king', seats: 9, options: { heroes: ['nobody'], mirror: 'yes', turnCap: -3, gone: 1 } };
  await page.addInitScript({
    content: `localStorage.setItem('kolbiste.setups', ${JSON.stringify(JSON.stringify({ 'dice-throne': kept }))})`,
  });
  await page.goto('/new/dice-throne');
  await expect(radio(page, 'Difficulty', 'Squire')).toBeChecked();
  await expect(radio(page, 'Players', '4')).toBeChecked();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Dice Throne/ }).click();
  await expect(question(page)).toBeVisible();
});
