/**
 * Every page, and every board in key positions, in both languages, light and dark, at every size: `npm run pictures` keeps them in
 * build/pictures with an index to look through. Part by part: `npm run pictures -- -g summoner-wars`, `-g pages`, `-g "cs, dark"`, and by
 * size with PICTURE_SIZES.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { calm, drawn, fits, play, question } from './player.ts';

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
const SIZES = {
  '1280×720': { width: 1280, height: 720 },
  '1366×768': { width: 1366, height: 768 },
  '1440×900': { width: 1440, height: 900 },
  '1920×1080': { width: 1920, height: 1080 },
  '2560×1440': { width: 2560, height: 1440 },
  '390×844': { width: 390, height: 844 },
  '844×390': { width: 844, height: 390 },
} as const;
type Size = keyof typeof SIZES;
/** `PICTURE_SIZES=1280×720,390×844` takes only these. */
const sizes = (Object.keys(SIZES) as Size[]).filter(size => process.env['PICTURE_SIZES']?.split(',').includes(size) ?? true);
/** Pages of words are looked at in two sizes. */
const PAGE_SIZES: readonly Size[] = ['1440×900', '390×844'];

/** A position: after this many answers of a game with oneself, or of a scenario, to its end or this many steps. */
type Position = { readonly after: number } | { readonly scenario: string; readonly steps?: number };
const BOARDS: { readonly [game: string]: { readonly [position: string]: Position } } = {
  'scratch-wars': {
    setup: { after: 0 },
    spin: { after: 5 },
    turn: { after: 12 },
    shields: { scenario: 'shields-add-up' },
    end: { scenario: 'defeat-by-exactly-all-lives' },
  },
  'summoner-wars': {
    setup: { after: 0 },
    begun: { after: 4 },
    battle: { after: 24 },
    attack: { scenario: 'attack.melee-is-adjacent-only' },
    end: { scenario: 'attack.summoner-falls' },
  },
  'dice-throne': { setup: { after: 0 }, roll: { after: 5 }, attack: { after: 12 }, later: { after: 24 } },
  doomtrooper: {
    setup: { after: 0 },
    begun: { after: 8 },
    later: { after: 24 },
    combat: { scenario: 'book-combat-tournament', steps: 18 },
  },
};

const ROOT = 'build/pictures';
const keep = async (page: Page, part: string, size: Size, name: string): Promise<void> => {
  mkdirSync(`${ROOT}/${part}/${size}`, { recursive: true });
  await page.screenshot({ path: `${ROOT}/${part}/${size}/${name}.png` });
};
/** Answers are put away again, as a reader would. */
const folded = (page: Page): Promise<void> =>
  page
    .locator('section.question:not(.hidden) button.fold:visible')
    .click({ timeout: 300 })
    .catch(() => {});
const unfolded = (page: Page): Promise<void> =>
  page
    .locator('section.question.hidden button.fold:visible')
    .click({ timeout: 300 })
    .catch(() => {});

/** One position in all sizes: the window changes, the game does not. */
async function inAllSizes(page: Page, part: string, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await folded(page);
    await drawn(page);
    await keep(page, part, size, name);
    expect(await fits(page), `${name} ${size}`).toBe(true);
    await unfolded(page);
  }
  await page.setViewportSize(SIZES['1440×900']);
}

for (const language of ['cs', 'en'])
  for (const theme of ['light', 'dark']) {
    const dress = `${language}-${theme}`;
    for (const size of PAGE_SIZES)
      test(`pages, ${size}, ${language}, ${theme}`, async ({ page }) => {
        await page.setViewportSize(SIZES[size]);
        await calm(page, { language, theme });
        for (const [name, path] of Object.entries(PAGES)) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await fits(page), name).toBe(true);
          await keep(page, `pages-${dress}`, size, name);
        }
      });
    for (const [game, positions] of Object.entries(BOARDS))
      test(`${game}, ${language}, ${theme}`, async ({ page }) => {
        await calm(page, { language, theme });
        await page.setViewportSize(SIZES['1440×900']);
        await page.goto(`/new/${game}?with=self`);
        await page.getByRole('button', { name: /^(Start game|Začít hru)/ }).click();
        await expect(question(page)).toBeVisible();
        let given = 0;
        for (const [name, position] of Object.entries(positions)) {
          if ('after' in position) given += await play(page, { by: 'keyboard', limit: position.after - given });
          else {
            await page.goto(`/scenario/${game}/${position.scenario}`);
            const on = page.getByRole('button', { name: /^(Forward one step|O krok dál)/ });
            await expect(on).toBeEnabled();
            for (let step = 0; step < (position.steps ?? 60) && (await on.isEnabled()); step++) await on.click();
          }
          await inAllSizes(page, `${game}-${dress}`, name);
        }
      });
  }

/** All pictures there are, by part and size, small, to look through and to open. */
test.afterAll(() => {
  if (!existsSync(ROOT)) return;
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const rows = folders.flatMap(({ name: part }) =>
    readdirSync(`${ROOT}/${part}`).map(size => {
      const pictures = readdirSync(`${ROOT}/${part}/${size}`).filter(file => file.endsWith('.png'));
      const figures = pictures.map(
        file =>
          `<figure><a href="${part}/${size}/${file}"><img loading="lazy" src="${part}/${size}/${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
      );
      return `<h2>${part}, ${size}</h2><div>${figures.join('')}</div>`;
    }),
  );
  const style = 'body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{height:220px;border:1px solid #999}';
  writeFileSync(
    `${ROOT}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join('\n')}`,
  );
});
