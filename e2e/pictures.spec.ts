/** Every page and every board, in both languages, light and dark, wide and narrow: `npm run pictures` keeps them in build/pictures. */
import { expect, test, type Page } from '@playwright/test';
import { calm, fits, play, playNow } from './player.ts';

const PAGES = {
  home: '/',
  lobby: '/lobby',
  new: '/new/doomtrooper',
  rules: '/rules',
  book: '/rules/summoner-wars',
  rule: '/rules/summoner-wars/10.14.1/',
  scenario: '/scenario/summoner-wars/timing.active-player-orders',
  'cards-scratch-wars': '/cards/scratch-wars',
  'cards-summoner-wars': '/cards/summoner-wars',
  'cards-dice-throne': '/cards/dice-throne',
  'cards-doomtrooper': '/cards/doomtrooper',
  replays: '/replays',
  settings: '/settings',
  about: '/about',
  parts: '/parts',
};
const GAMES = ['Scratch Wars', 'Dice Throne', 'Summoner Wars', 'Doomtrooper'];
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const language of ['cs', 'en'])
  for (const theme of ['light', 'dark'])
    for (const [size, viewport] of Object.entries(SIZES)) {
      const keep = (page: Page, name: string) => page.screenshot({ path: `build/pictures/${language}-${theme}-${size}/${name}.png` });
      test.describe(`${language}, ${theme}, ${size}`, () => {
        test.use({ viewport });
        test('pages', async ({ page }) => {
          await calm(page, { language, theme });
          for (const [name, path] of Object.entries(PAGES)) {
            await page.goto(path, { waitUntil: 'networkidle' });
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            expect(await fits(page), name).toBe(true);
            await keep(page, name);
          }
        });
        for (const title of GAMES)
          test(`the board of ${title}`, async ({ page }) => {
            await calm(page, { language, theme });
            const name = title.toLowerCase().replace(' ', '-');
            await playNow(page, title);
            await keep(page, `table-${name}-0`);
            for (let n = 1; n <= 3; n++) {
              await play(page, { by: 'keyboard', limit: 6 });
              expect(await fits(page), title).toBe(true);
              await page
                .locator('section.question:not(.hidden) button.fold:visible')
                .click({ timeout: 500 })
                .catch(() => {});
              await keep(page, `table-${name}-${n}`);
            }
          });
      });
    }
