/** Learning by playing: lessons point at what is there, puzzles answer back. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, calm } from './player.ts';

const GAMES = ['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper'];

const card = (page: Page) => page.getByRole('complementary', { name: /^(Lesson|Puzzle)$/ });
const answer = (page: Page, key: string) => page.locator(`section.question .letters button[data-key="${key}"]`);
const next = (page: Page) => card(page).getByRole('button', { name: 'Next' });

async function lessonsOf(page: Page, game: string): Promise<string[]> {
  await page.goto(`/learn/${game}`);
  const links = page.locator(`ol a[href^="/learn/${game}/"]`);
  await expect(links.first()).toBeVisible();
  return links.evaluateAll(found => found.map(link => link.getAttribute('href')!));
}

/** Gives an answer where a learner gives it: dice are kept and thrown on the board, all else stands in the list too. */
async function give(page: Page, key: string): Promise<void> {
  const fold = page.locator('section.question.hidden button.fold');
  if (await fold.isVisible()) await fold.click();
  const thrown = /^reroll (\d+)$/.exec(key)?.[1];
  if (thrown === undefined) return answer(page, key).click();
  const tray = page.locator('section.tray');
  await expect(tray.getByRole('button').last()).toBeVisible();
  for (const die of [1, 2, 3, 4, 5]) {
    const button = tray.getByRole('button', { name: new RegExp(`^Die ${die}`) });
    const kept = (await button.count()) > 0 && (await button.getAttribute('aria-pressed')) === 'true';
    if ((await button.count()) > 0 && kept === thrown.includes(String(die))) await button.click();
  }
  await tray.locator('button[aria-keyshortcuts^="Shift+Enter"]').click();
}

/** Walks through a lesson up to its free play; gives how many things it pointed at. */
async function walk(page: Page): Promise<number> {
  let pointed = 0;
  for (let step = 0; step < 80; step++) {
    await expect(card(page)).toBeVisible();
    const said = await card(page).innerText();
    const [points, wanted] = await Promise.all(['data-points', 'data-wanted'].map(name => card(page).getAttribute(name)));
    if (points) {
      await expect(page.locator('[data-pointed]').first(), `${page.url()}: ${said}: ${points}`).toBeVisible();
      pointed++;
    }
    if (wanted) {
      await give(page, wanted);
    } else if (await next(page).isVisible()) await next(page).click();
    else return pointed;
    await expect.poll(() => card(page).innerText()).not.toBe(said);
  }
  throw new Error(`${page.url()} does not end`);
}

for (const game of GAMES)
  test(`${game}: everything a lesson points at is there`, async ({ page }) => {
    await calm(page);
    const lessons = await lessonsOf(page, game);
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    let pointed = 0;
    for (const lesson of lessons) {
      await page.goto(lesson);
      pointed += await walk(page);
    }
    expect(pointed).toBeGreaterThan(lessons.length);
  });

for (const game of GAMES)
  test(`${game}: everything the pictures of the how-to page point at is there`, async ({ page }) => {
    await calm(page);
    await page.goto(`/how-to/${game}`);
    const callouts = page.locator('figcaption li');
    await expect(callouts.first()).toBeVisible();
    expect(await callouts.count()).toBeGreaterThanOrEqual(9);
    await expect(page.locator('figcaption li:not([data-placed])')).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
  });

test('a puzzle carries out a wrong move, shows what comes of it, and begins again', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/scratch-wars');
  await page.getByRole('link', { name: 'First the shield', exact: true }).click();
  await expect(card(page)).toContainText('one first move');
  await answer(page, 'spin 1').or(answer(page, 'end')).first().waitFor();
  await page.locator('section.question .letters button[data-key="end"]').click();
  await expect(card(page)).toContainText('Not this way');
  expect(await barriers(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('section.question .letters button').first()).toBeVisible();
  await expect(card(page)).not.toContainText('Not this way');
  const show = card(page).getByRole('button', { name: 'Show a move' });
  await expect(async () => {
    if (await show.isVisible()) await show.click({ timeout: 1000 });
    await expect(card(page)).toContainText('This is a solution', { timeout: 500 });
  }).toPass();
  await expect(card(page)).toContainText('Break the weapon that carries it first');
  await page.goto('/learn/scratch-wars');
  await expect(page.locator('li', { hasText: 'First the shield' })).toContainText('tried');
});
