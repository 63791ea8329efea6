/** A tournament from its making to its standings: at real tables by keyboard alone, online with lists, on a phone, in both languages. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits, play } from './player.ts';

let accounts = 0;
/** Somebody with an account, in a browser of their own. */
async function member(browser: Browser, name: string, settings: object = {}, size = { width: 1280, height: 800 }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: size, locale: 'en-GB' });
  const page = await context.newPage();
  await calm(page, { name, ...settings });
  await page.goto('/about');
  await page.request.post('/api/guest', { data: {} });
  const made = await page.request.post('/api/account', {
    data: { name: `${name}-${++accounts}-${Date.now()}`, password: 'a long enough secret' },
  });
  expect(made.ok()).toBe(true);
  await page.evaluate("localStorage.setItem('kolbiste.player', 'true')");
  return page;
}
const press = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = page.getByRole('button', { name }).first();
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
};
const tab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).focus();
  await page.keyboard.press('Enter');
};

test('at real tables, by keyboard alone: made, entered, paired, reported, and the standings say how', async ({ browser }) => {
  const [anna, jana, petr] = [await member(browser, 'Anna'), await member(browser, 'Jana'), await member(browser, 'Petr')];
  const faults = [anna, jana, petr].map(faultsOf);
  await anna.goto('/events/new');
  await anna.getByLabel('Name', { exact: true }).focus();
  await anna.keyboard.type('Winter cup');
  for (const choice of ['Knock-out', 'At real tables']) {
    await anna.getByRole('radio', { name: choice }).focus();
    await anna.keyboard.press('Space');
  }
  expect(await barriers(anna)).toEqual([]);
  await press(anna, 'Make it');
  await expect(anna.getByRole('heading', { name: 'Winter cup' })).toBeVisible();
  for (const page of [jana, petr]) {
    await page.goto('/events');
    await page.getByRole('link', { name: 'Winter cup' }).first().focus();
    await page.keyboard.press('Enter');
    await press(page, 'Enter');
    await expect(page.getByText('You are in.')).toBeVisible();
  }
  await tab(anna, 'Organiser');
  await expect(anna.getByText('2 players')).toBeVisible();
  await press(anna, /^Close entries, lock lists, pair/);
  await expect(jana.getByText(/^You play at table 1/).first()).toBeVisible();
  await jana.getByLabel(/^Games won by Jana/).focus();
  await jana.keyboard.press('ArrowUp');
  await press(jana, 'Report');
  // Of a knock-out of two the seats are the lot's.
  await expect(jana.getByText(/^You have reported (1 : 0|0 : 1)\./)).toBeVisible();
  // He says something else first: everybody who decides sees what both say.
  await petr.getByLabel(/^Games won by Petr/).focus();
  await petr.keyboard.press('ArrowUp');
  await press(petr, 'Report');
  await tab(anna, 'Rounds');
  await expect(anna.getByText('Reports differ')).toBeVisible();
  await expect(anna.getByText(/^Petr.* reports (1 : 0|0 : 1)\.$/)).toBeVisible();
  // One key is enough to agree.
  await press(petr, /^That is right: (1 : 0|0 : 1)$/);
  await expect(anna.getByText('both reported it')).toBeVisible();
  await expect(anna.getByText('Over', { exact: true })).toBeVisible();
  await tab(anna, 'Standings');
  await anna.getByRole('button', { name: /Jana.*numbers came about/ }).focus();
  await anna.keyboard.press('Enter');
  await expect(anna.getByText(/Opponents’ matches/).last()).toBeVisible();
  expect(await barriers(anna)).toEqual([]);
  await tab(anna, 'Bracket');
  await expect(anna.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  expect(await barriers(anna)).toEqual([]);
  await tab(anna, 'Players');
  await expect(anna.getByText('Fingerprint:')).toBeVisible();
  // Anyone who was slower is told so, and asks again.
  expect(faults.flat().filter(fault => !fault.includes('409'))).toEqual([]);
});

test('online with lists, by keyboard: brought in secret, played at a table that is made for them, a judge is called and rules', async ({
  browser,
}) => {
  const [anna, jana, petr] = [await member(browser, 'Anna'), await member(browser, 'Jana'), await member(browser, 'Petr')];
  await anna.goto('/events/new');
  await anna.getByLabel('Name', { exact: true }).fill('Throne night');
  await anna.getByLabel('Game', { exact: true }).selectOption('dice-throne');
  await press(anna, 'Make it');
  await expect(anna.getByRole('heading', { name: 'Throne night' })).toBeVisible();
  const address = anna.url();
  for (const page of [jana, petr]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Enter with this' }).first().click();
    await expect(page.getByText('Your choice is in.')).toBeVisible();
  }
  await tab(anna, 'Organiser');
  await expect(anna.getByText('2 players')).toBeVisible();
  await press(anna, /^Close entries, lock lists, pair/);
  // From the first page the table is one key away.
  await jana.goto('/');
  await expect(jana.getByText('You play at table 1')).toBeVisible();
  // Anyone who is somewhere else meanwhile is called there.
  await petr.goto('/rules');
  await expect(petr.getByRole('complementary', { name: 'Throne night' })).toContainText('You play at table 1');
  expect(await barriers(petr)).toEqual([]);
  for (const page of [jana, petr]) {
    await page
      .getByRole('link', { name: /^To your table/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  }
  for (const page of [jana, petr]) await expect(page.locator('section.question')).toBeVisible();
  const answers = '.letters button';
  await expect.poll(async () => (await jana.locator(answers).count()) + (await petr.locator(answers).count())).toBeGreaterThan(0);
  const asked = (await jana.locator(answers).count()) > 0 ? jana : petr;
  await play(asked, { by: 'keyboard', limit: 1 });
  // A judge is called at the table: it stands for both.
  await press(jana, /^Tournament: Throne night/);
  expect(await barriers(jana)).toEqual([]);
  await press(jana, 'Call a judge');
  for (const page of [jana, petr]) await expect(page.getByText('A judge or the organiser has stopped the clock.')).toBeVisible();
  expect(await barriers(petr)).toEqual([]);
  await anna.goto(`${address}/judge`);
  await expect(anna.getByRole('button', { name: 'I am there' })).toBeVisible();
  await press(anna, /^Look through Jana/);
  await expect(anna.getByRole('dialog').locator('.look')).toBeVisible();
  await anna.keyboard.press('Escape');
  await press(anna, /^Show Jana.* list/);
  await expect(anna.getByRole('dialog')).toContainText(/Number [0-9a-f]{8}/);
  expect(await barriers(anna)).toEqual([]);
  await anna.keyboard.press('Escape');
  await press(anna, 'Draw who is checked this round');
  await expect(anna.getByText('plays what was locked')).toBeVisible();
  await press(anna, 'I am there');
  for (const page of [jana, petr]) await expect(page.getByText('A judge or the organiser has stopped the clock.')).toBeHidden();
  await anna.getByLabel('Why').first().focus();
  await anna.keyboard.type('Both were late.');
  await press(anna, 'Record the ruling');
  await expect(anna.getByText('Both were late.')).toBeVisible();
  expect(await barriers(anna)).toEqual([]);
  await anna.setViewportSize({ width: 390, height: 844 });
  expect(await fits(anna)).toBe(true);
  // Petr gives up, and both go back to the tournament, which is told the result.
  await press(petr, 'Table menu');
  await press(petr, 'Resign');
  await petr.getByRole('dialog').getByRole('button', { name: 'Resign' }).focus();
  await petr.keyboard.press('Enter');
  await expect(jana.locator('[data-over]')).toBeVisible();
  await jana.getByRole('link', { name: 'To the tournament' }).first().focus();
  await jana.keyboard.press('Enter');
  await expect(jana.getByRole('heading', { name: 'Throne night' })).toBeVisible();
  await jana.setViewportSize({ width: 390, height: 844 });
  expect(await fits(jana)).toBe(true);
  await tab(jana, 'Standings');
  await expect(jana.getByRole('row', { name: /^1 .*Jana/ })).toBeVisible();
  expect(await barriers(jana)).toEqual([]);
});

test('on a phone, in Czech: the list, a new tournament, its page', async ({ browser }) => {
  const page = await member(browser, 'Eva', { language: 'cs' }, { width: 390, height: 844 });
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Turnaje', exact: true })).toBeVisible();
  expect(await fits(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Nový turnaj' }).click();
  await page.getByLabel('Název').fill('Jarní liga');
  await page.getByRole('radio', { name: 'Liga' }).check();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Založit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Jarní liga' })).toBeVisible();
  expect(await fits(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
});
