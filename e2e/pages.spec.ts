/** The pages around the tables: reading, settings, language, and that everyone can use them. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from './player.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** Before any page is loaded: what this device remembers. */
async function remember(page: Page, settings: object): Promise<void> {
  const kept = JSON.stringify(JSON.stringify(settings));
  await page.addInitScript({ content: `localStorage.getItem('kolbiste.settings') ?? localStorage.setItem('kolbiste.settings', ${kept})` });
}

/** How many pixels the page is wider than the window. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const FONT_SIZE = 'Number.parseFloat(getComputedStyle(document.documentElement).fontSize)';
/** What can be pressed and is smaller than a finger. */
const SMALL = `[...document.querySelectorAll('main button:not(.cite), main a.button, main [type=range], nav a, nav button')]
  .map(element => ({ text: element.textContent.trim() || element.ariaLabel, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && box.height > 0 && Math.min(box.width, box.height) < 44)
  .map(({ text, box }) => text + ' ' + Math.round(box.width) + '×' + Math.round(box.height))`;

const PAGES = [
  '/',
  '/lobby',
  '/rules',
  '/rules/scratch-wars',
  '/rules/scratch-wars/2.1.1.1/',
  '/cards/scratch-wars',
  '/replays',
  '/settings',
  '/about',
  '/new/scratch-wars',
  '/parts',
  '/no-such-place',
];

for (const path of PAGES) {
  test(`${path} has no barrier that axe knows`, async ({ page }) => {
    await remember(page, { theme: 'light', language: 'en', motion: 'less' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const theme of ['dark', 'contrast'] as const) {
  test(`no barrier in ${theme} colours either`, async ({ page }) => {
    await remember(page, { theme, language: 'cs', motion: 'less' });
    for (const path of ['/', '/settings', '/rules/scratch-wars/2.1.1.1/', '/parts']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

test('no page is wider than a narrow window, and none asks anybody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const wide = await page.evaluate<number>(OVERFLOW);
    expect.soft(wide, path).toBeLessThanOrEqual(0);
  }
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('the first page shows four games and what they are', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four duels, by the book');
  for (const name of ['Scratch Wars', 'Dice Throne', 'Summoner Wars', 'Doomtrooper'])
    await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play now: Scratch Wars/ })).toBeEnabled();
});

test('the language is switched in place and remembered', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('button', { name: 'Přepnout do češtiny' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravidla');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  expect(new URL(page.url()).pathname).toBe('/rules');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravidla');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
});

test('settings take effect at once and stay', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const before = await page.evaluate<number>(FONT_SIZE);
  await page.getByRole('radio', { name: 'Largest' }).check();
  const after = await page.evaluate<number>(FONT_SIZE);
  expect(after).toBeCloseTo(before * 1.5);
  await page.getByLabel('Name', { exact: true }).fill('Jana');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jana');
  await expect(page.getByRole('radio', { name: 'Largest' })).toBeChecked();
});

test('the rules are found by word in either language, by number, and by link', async ({ page }) => {
  await page.goto('/rules');
  const box = page.getByRole('searchbox');
  await box.fill('štít');
  await expect(page.getByRole('link', { name: /^SCW 3\.5\.2/ }).first()).toBeVisible();
  await box.fill('SCW 3.5.2.4');
  await page.getByRole('link', { name: /^SCW 3\.5\.2\.4/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SCW 3.5.2.4');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SCW 3.5.2.4');
  await page.goto('/rules/scratch-wars');
  await page.getByRole('heading', { name: /^Rulings/ }).click();
  await page.getByRole('link', { name: 'R-01', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SCW R-01');
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible();
});

test('the books of Doomtrooper are told apart by profile', async ({ page }) => {
  await page.goto('/rules/doomtrooper');
  const count = page.locator('details[data-number] summary').first().locator('.muted');
  const both = await count.innerText();
  await page.getByRole('radio', { name: 'Tournament' }).check();
  await expect(count).not.toHaveText(both);
});

test('the keyboard reaches everything, focus is seen, and a new page starts at its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle');
  expect(outline).toBe('solid');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four duels, by the book');
});

test('targets are large enough for a finger', async ({ page }) => {
  for (const path of ['/', '/settings', '/new/scratch-wars', '/rules/scratch-wars/2.1.1.1/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const small = await page.evaluate<string[]>(SMALL);
    expect.soft(small, path).toEqual([]);
  }
});

/** Everything of the form that is under the bar with the start button, or under the rail, when it has the focus. */
const COVERED = `(async () => {
  const covered = [];
  for (const folded of document.querySelectorAll('form details')) folded.open = true;
  for (const element of document.querySelectorAll('form input, form select, form summary, form button')) {
    element.focus();
    await new Promise(done => requestAnimationFrame(done));
    const { left, right, top, bottom } = (element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element).getBoundingClientRect();
    if (bottom - top === 0) continue;
    const seen = document.elementFromPoint((left + right) / 2, Math.max(top, bottom - 3));
    const own = element.closest('label') ?? element;
    if (!own.contains(seen) && !seen?.contains(own)) covered.push((element.value || element.textContent) + ' is under ' + (seen?.className ?? 'nothing'));
  }
  return covered;
})()`;
for (const [what, viewport] of Object.entries({
  'a telephone': { width: 360, height: 740 },
  'a laptop': { width: 1280, height: 800 },
  'twice the size': { width: 640, height: 400 },
}))
  test(`nothing of the form for a new table is covered when it has the focus: ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const game of ['dice-throne', 'doomtrooper']) {
      await page.goto(`/new/${game}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: 'Start game' })).toBeAttached();
      expect.soft(await page.evaluate<string[]>(COVERED), game).toEqual([]);
    }
  });

test('a place that is not there says so kindly', async ({ page }) => {
  await page.goto('/no-such-place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four duels, by the book');
});

test('it says what it is: an unofficial fan work', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'An unofficial fan work' })).toBeVisible();
});

test('the page opens and plays without a connection', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Play now: Scratch Wars/ }).click();
  await expect(page.locator('section.question')).toBeVisible();
  const place = page.url();
  await page.reload();
  expect(page.url()).toBe(place);
  await expect(page.locator('section.question')).toBeVisible();
});

test('a rule leads to its scenarios, and a scenario opens on the board and is stepped through', async ({ page }) => {
  await page.goto('/rules/summoner-wars/10.14.1/');
  await page.getByRole('link', { name: /ordered by the player whose turn it is/ }).click();
  await expect(page).toHaveURL(/\/scenario\/summoner-wars\/timing\.active-player-orders/);
  await expect(page.locator('[data-game="summoner-wars"] .map, .board [data-game="summoner-wars"]').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.side .line .text').last()).toBeVisible();
  await expect(page.locator('.jump .number')).toHaveText('2 of 2');
  await page.goto('/scenario/summoner-wars/no-such-thing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
