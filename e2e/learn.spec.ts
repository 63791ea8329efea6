/** Learning by playing: lessons point at what is there, puzzles answer back. */
import { expect, test } from '@playwright/test';
import { answer, card, GAMES, lessonsOf, walk } from './learner.ts';
import { barriers, calm, faultsOf, playNow } from './player.ts';

for (const [game, language] of GAMES.flatMap(of => [[of, 'en'] as const, [of, 'cs'] as const]))
  test(`${game}: everything a lesson points at is there (${language})`, async ({ page }) => {
    await calm(page, { language });
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

for (const [game, puzzle] of [
  ['dice-throne', 'the-hammer-first'],
  ['doomtrooper', 'the-right-hands'],
] as const)
  test(`${game}: a puzzle is shown to its end, and a wrong move is named`, async ({ page }) => {
    await calm(page);
    await page.goto(`/learn/${game}/puzzle/${puzzle}`);
    await expect(card(page)).toContainText('one first move');
    const wrong = game === 'dice-throne' ? 'none' : 'end';
    await page.locator(`section.question .letters button[data-key="${wrong}"]`).click();
    await expect(async () => {
      if (await card(page).getByText('Not this way').isVisible()) return;
      const end = page.locator('section.question .letters button[data-key="end"], section.question .letters button[data-key="keep"]');
      await end.first().click({ timeout: 1000 });
      await expect(card(page)).toContainText('Not this way', { timeout: 1000 });
    }).toPass();
    await expect(card(page)).toContainText('After your first move');
    const show = card(page).getByRole('button', { name: /^(Solution|Show a move)$/ });
    await expect(async () => {
      if (await show.isVisible()) await show.click({ timeout: 1000 });
      await expect(card(page)).toContainText('This is a solution', { timeout: 500 });
    }).toPass();
    expect(await barriers(page)).toEqual([]);
  });

for (const [game, language] of GAMES.flatMap(of => [[of, 'en'] as const, [of, 'cs'] as const]))
  test(`${game}: the how-to page prints on two sheets (${language})`, async ({ page }) => {
    await calm(page, { language });
    await page.goto(`/how-to/${game}`);
    await expect(page.locator('figcaption li').first()).toBeVisible();
    await expect(page.locator('figcaption li:not([data-placed])')).toHaveCount(0);
    // On the paper of its readers.
    const printed = (await page.pdf({ format: language === 'cs' ? 'A4' : 'Letter' })).toString('latin1');
    const sheets = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);
  });

test('a first lesson is done by keyboard, every step is spoken, and nothing stands in the way', async ({ page }) => {
  await calm(page);
  const faults = faultsOf(page);
  await page.goto('/learn/scratch-wars/1-first-spin');
  const spoken = page.getByRole('log').filter({ hasText: 'Two heroes fight a duel' });
  await expect(spoken).toBeAttached();
  let steps = 0;
  await walk(page, {
    by: 'keyboard',
    look: async () => {
      await expect(spoken).toContainText(await card(page).locator('.said').innerText());
      if (steps++ % 5 === 0) expect(await barriers(page)).toEqual([]);
    },
  });
  expect(steps).toBeGreaterThan(10);
  await expect(card(page)).toContainText('Well done');
  await expect(card(page).getByRole('link', { name: 'Next lesson' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).locator('.said')).toContainText('good with axes and bows');
  await page.goto('/learn/scratch-wars');
  await expect(page.locator('li', { hasText: 'Your first spin' })).toContainText('Done');
  expect(faults).toEqual([]);
});

test('a wrong answer is not carried out but explained, and every step is taken back', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/scratch-wars/1-first-spin');
  const [said, back] = [card(page).locator('.said'), card(page).getByRole('button', { name: 'Back' })];
  const beginning = await said.innerText();
  for (let step = 0; step < 3; step++) await card(page).getByRole('button', { name: 'Next' }).click();
  await answer(page, 'end').click();
  await expect(card(page)).toContainText('you have done nothing yet');
  await expect(answer(page, 'end')).toBeVisible();
  await answer(page, 'spin 0').click();
  await expect(said).toContainText('hero attack of 2');
  await answer(page, 'use').click();
  await expect(said).toContainText('two left');
  await back.click();
  await expect(answer(page, 'use')).toBeVisible();
  while (await back.isVisible()) {
    const before = await said.innerText();
    await back.click();
    await expect(said).not.toHaveText(before);
  }
  expect(await said.innerText()).toBe(beginning);
});

test('the first game goes back one answer at a time', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/scratch-wars/5-first-duel');
  await walk(page);
  const answers = page.locator('section.question .letters button');
  const offered = async () => (await answers.evaluateAll(found => found.map(each => each.dataset['key']))).join();
  await expect(answers.first()).toBeVisible();
  const first = await offered();
  await page.locator('section.question .letters button[data-key^="spin"]').first().click();
  await expect.poll(offered).not.toBe(first);
  await card(page).getByRole('button', { name: 'Back' }).click();
  await expect.poll(offered).toBe(first);
});

test('lessons, puzzles and how-to pages open without a connection', async ({ page, context }) => {
  await calm(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await page.goto('/learn/summoner-wars');
  const today = page.getByRole('link', { name: /^Puzzle of the day/ });
  await expect(today).toBeVisible();
  await page.goto('/learn/summoner-wars/1-moving');
  await walk(page);
  await expect(card(page)).toContainText('Well done');
  await page.goto('/learn/summoner-wars');
  await expect(page.locator('li', { hasText: 'The battlefield and moving' })).toContainText('Done');
  await today.click();
  await expect(card(page)).toContainText('first move');
  await page.goto('/how-to/summoner-wars');
  await expect(page.locator('figcaption li').first()).toBeVisible();
});

test('the first page invites to the lessons of a game until one is done', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  const tile = page.getByRole('article', { name: 'Scratch Wars' });
  await expect(tile).toContainText(/\d+ min · complexity \d of 5 · /);
  await tile.getByRole('link', { name: 'New here? Learn in 5 minutes' }).click();
  await page.getByRole('link', { name: /Your first spin/ }).click();
  await walk(page);
  await page.goto('/');
  await expect(tile.getByRole('link', { name: 'Lessons' })).toBeVisible();
  await expect(tile.getByRole('link', { name: 'New here? Learn in 5 minutes' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Dice Throne' }).getByRole('link', { name: /^New here/ })).toBeVisible();
});

test('with the coach an answer is looked at first, and goes its way', async ({ page }) => {
  await calm(page, { coach: true });
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: /^Coach/ }).or(page.getByRole('checkbox', { name: /^Coach/ }))).toBeChecked();
  await playNow(page, 'Scratch Wars');
  const answers = page.locator('section.question .letters button');
  const anyway = page.getByRole('button', { name: 'Play it anyway' });
  const decision = () => page.locator('section.question').getAttribute('data-decision');
  for (let given = 0; given < 3; given++) {
    await expect(answers.first()).toBeVisible();
    const before = await decision();
    await answers.last().click();
    await expect(async () => {
      if (await anyway.isVisible()) await anyway.click({ timeout: 1000 });
      expect(await decision()).not.toBe(before);
    }).toPass();
  }
});
