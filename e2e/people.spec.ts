/** People: two find each other in two browsers, their ratings and profiles, the ladder, an invitation; by keyboard, on a phone, in both languages. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits, question } from './player.ts';

const PHONE = { width: 390, height: 844 };
const STAMP = Date.now().toString(36).slice(-5);
const named = (name: string): string => `${name} ${STAMP}`;
/** As long as names are. */
const LONG = named('Johana Nepomucena Veliká z');

interface Somebody {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}
/** Somebody with an account, signed in at a browser of their own. */
async function account(browser: Browser, name: string, settings: object = {}): Promise<Somebody> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.request.post('/api/guest', { data: {} });
  const made = await context.request.post('/api/account', { data: { name, password: 'correct horse battery' } });
  expect(made.ok(), await made.text()).toBe(true);
  const page = await context.newPage();
  await calm(page, { name, ...settings });
  await page.addInitScript({ content: `localStorage.setItem('kolbiste.player', 'true')` });
  return { context, page, faults: faultsOf(page) };
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, role: 'button' | 'radio' | 'switch' | 'link' | 'tab', name: RegExp | string): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let n = 0; n < 80; n++) {
    if (await wanted.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

test('two look for a rated game by keyboard, find each other, and their ratings change', async ({ browser }) => {
  const people = [await account(browser, LONG), await account(browser, named('Petr'))];
  const [jana, petr] = people.map(({ page }) => page) as [Page, Page];

  for (const page of [jana, petr]) {
    await page.goto('/lobby');
    await tabTo(page, 'radio', /./);
    const game = page.getByRole('radio', { name: 'Dice Throne' });
    await game.focus();
    await page.keyboard.press('Space');
    await tabTo(page, 'switch', 'Rated');
    await page.keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Rated', exact: true })).toBeChecked();
    await tabTo(page, 'button', 'Find opponent');
    await page.keyboard.press('Enter');
    if (page === jana) {
      await expect(page.getByRole('complementary', { name: 'Quick match' })).toContainText('Looking for a rated game: Dice Throne');
      expect(await barriers(page)).toEqual([]);
      // The search goes on wherever one goes.
      await page.getByRole('link', { name: 'Rules', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Stop looking' })).toBeVisible();
    }
  }
  for (const page of [jana, petr]) {
    await expect(page).toHaveURL(/\/table\//, { timeout: 20_000 });
    await expect(page.locator('.table').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop looking' })).toHaveCount(0);
  }
  expect(new URL(jana.url()).pathname).toBe(new URL(petr.url()).pathname);
  await expect.poll(async () => (await question(jana).isVisible()) || (await question(petr).isVisible())).toBe(true);
  // A name at the table leads to its player, beside the game.
  const plate = jana.getByRole('link', { name: named('Petr') }).first();
  expect(await plate.getAttribute('target')).toBe('_blank');

  await petr.getByRole('button', { name: 'Table menu' }).first().click();
  await petr.getByRole('button', { name: 'Resign' }).first().click();
  await petr
    .getByRole('dialog')
    .getByRole('button', { name: /Resign|Yes/ })
    .first()
    .click();
  await expect(jana.locator('.end')).toContainText('Your rating: +162 → 1662');
  await expect(petr.locator('.end')).toContainText('Your rating: −162 → 1338');
  expect(await barriers(jana)).toEqual([]);

  // The profile, by the link of a name.
  await petr.goto('/lobby');
  await petr.goto(`/player/${encodeURIComponent(LONG)}`);
  await expect(petr.getByRole('heading', { level: 1 })).toHaveText(LONG);
  const ratings = petr.getByRole('region', { name: 'Ratings' });
  await expect(ratings).toContainText('1662 ± 290?');
  await expect(petr.getByRole('row', { name: /Dice Throne/ }).first()).toContainText('1');
  await expect(petr.getByRole('link', { name: 'Replay', exact: true })).toBeVisible();
  expect(await barriers(petr)).toEqual([]);
  await ratings.getByRole('link', { name: 'Ladder' }).click();
  await expect(petr.getByRole('status').filter({ hasText: 'Your rating' })).toContainText('9 more rated games and you may be.');
  expect(await barriers(petr)).toEqual([]);
  // What lists them has room on a small telephone.
  await petr.setViewportSize({ width: 360, height: 740 });
  await petr.goto(`/player/${encodeURIComponent(LONG)}`);
  await petr.getByRole('button', { name: 'Follow' }).click();
  await expect(petr.getByRole('button', { pressed: true }).first()).toBeVisible();
  for (const path of ['/replays', '/lobby', `/player/${encodeURIComponent(LONG)}`]) {
    await petr.goto(path);
    await expect(petr.getByText(LONG).first()).toBeVisible();
    expect.soft([path, await fits(petr), await barriers(petr)]).toEqual([path, true, []]);
  }
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

test('a profile: its owner writes, another follows, invites, mutes and reports; the invited one comes', async ({ browser }) => {
  const people = [await account(browser, named('Eva')), await account(browser, named('Adam'))];
  const [eva, adam] = people.map(({ page }) => page) as [Page, Page];
  await eva.goto('/settings');
  await eva.getByRole('link', { name: 'Your profile' }).click();
  await expect(eva.getByText('This is you')).toBeVisible();
  await eva.getByRole('button', { name: 'Edit: About' }).click();
  await eva.getByLabel('About').fill('Since 1995.\nWrite to me.');
  await eva.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(eva.getByText('Since 1995.')).toBeVisible();
  expect(await barriers(eva)).toEqual([]);

  await adam.goto(`/player/${encodeURIComponent(named('Eva'))}`);
  await expect(adam.getByText('Since 1995.')).toBeVisible();
  await expect(adam.getByRole('button', { name: 'Edit: About' })).toHaveCount(0);
  await tabTo(adam, 'button', 'Follow');
  await adam.keyboard.press('Enter');
  await expect(adam.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await adam.getByRole('button', { name: 'Report' }).click();
  await adam.getByLabel('What is wrong?').fill('nothing at all');
  await adam.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(adam.getByText('The report was sent.')).toBeVisible();

  await eva.goto('/lobby');
  await adam.goto('/lobby');
  const following = adam.getByRole('region', { name: 'Players I follow' });
  await expect(following).toContainText(`online: ${named('Eva')}`);
  await eva.goto('/settings');
  const invisible = eva.getByRole('switch', { name: 'Invisible' });
  await expect(invisible).toBeEnabled();
  await invisible.focus();
  await eva.keyboard.press('Space');
  await eva.goto('/lobby');
  await adam.reload();
  await expect(following).toContainText(named('Eva'));
  await expect(following).not.toContainText('online');

  await adam.goto(`/player/${encodeURIComponent(named('Eva'))}`);
  await adam.getByRole('button', { name: 'Invite to a game' }).click();
  await adam.getByRole('dialog').getByRole('link', { name: 'Scratch Wars' }).click();
  await expect(adam.getByText(`Only ${named('Eva')} can take the other seat.`)).toBeVisible();
  await adam.getByRole('button', { name: 'Create table' }).click();
  await adam.getByRole('link', { name: 'Go to the table' }).click();
  const invitation = eva.getByRole('region', { name: 'Invitations' });
  await expect(invitation).toContainText(`${named('Adam')} invites you`, { timeout: 20_000 });
  expect(await barriers(eva)).toEqual([]);
  await invitation.getByRole('link', { name: `Accept: ${named('Adam')}` }).click();
  for (const page of [eva, adam]) await expect(page.locator('.table').first()).toBeVisible();
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

for (const language of ['en', 'cs'] as const)
  test(`lobby, ladder and profiles fit a phone, without barriers (${language})`, async ({ browser }) => {
    const { page, faults } = await account(browser, named(`Zuzana ${language}`), { language });
    await page.setViewportSize(PHONE);
    const cs = language === 'cs';
    await page.goto('/lobby');
    await expect(page.getByRole('button', { name: cs ? 'Najít soupeře' : 'Find opponent' })).toBeVisible();
    await expect(page.getByText(cs ? /\d+ online/ : /\d+ here/)).toBeVisible();
    await page.getByLabel(cs ? 'Čas' : 'Clock').selectOption({ label: cs ? 'Korespondenční' : 'Correspondence' });
    expect([await fits(page), await barriers(page)]).toEqual([true, []]);
    await page.getByRole('button', { name: cs ? 'Najít soupeře' : 'Find opponent' }).click();
    const meanwhile = page.getByRole('button', { name: cs ? 'Mezitím hrát s botem' : 'Play a bot meanwhile' });
    await expect(meanwhile).toHaveCount(0);
    await page.clock.setFixedTime(Date.now() + 31_000);
    await expect(meanwhile).toBeVisible();
    expect([await fits(page), await barriers(page)]).toEqual([true, []]);
    await page.getByRole('button', { name: cs ? 'Přestat hledat' : 'Stop looking' }).click();
    await page.getByRole('link', { name: cs ? 'Žebříček' : 'Ladder' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cs ? 'Žebříček' : 'Ladder');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/ladder\/dice-throne/);
    await expect(page.getByText(cs ? 'V tomto žebříčku zatím nikdo není.' : 'Nobody is on this ladder yet.')).toBeVisible();
    expect([await fits(page), await barriers(page)]).toEqual([true, []]);
    await page.goto(`/player/${encodeURIComponent(named(`Zuzana ${language}`))}`);
    await expect(page.getByText(cs ? 'Zatím žádná hodnocená hra.' : 'No rated games yet.')).toBeVisible();
    expect([await fits(page), await barriers(page)]).toEqual([true, []]);
    await page.goto('/player/nobody-at-all');
    await expect(page.getByText(cs ? 'Takový hráč tu není.' : 'There is no such player.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: cs ? 'Najít soupeře' : 'Find opponent' })).toBeVisible();
    expect([await fits(page), await barriers(page)]).toEqual([true, []]);
    // 404 of the player who is not there.
    expect(faults.filter(fault => !fault.includes('404'))).toEqual([]);
  });

test('without a connection there is a bot to play', async ({ browser }) => {
  const { page, context } = await account(browser, named('Ota'));
  await page.goto('/lobby');
  await expect(page.getByRole('button', { name: 'Find opponent' })).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Play a bot.')).toBeVisible();
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await expect(question(page)).toBeVisible();
});
