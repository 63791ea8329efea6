/** My things and the collection in the browser: kept on the device, offline, with the keyboard, on a phone, and between two devices. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits } from './player.ts';

const SHOTS = process.env['SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};
const tiles = (page: Page) => page.getByRole('list', { name: 'Decks' }).getByRole('listitem');

async function signIn(page: Page, name: string, make: boolean): Promise<void> {
  await page.goto('/settings');
  await page.locator('summary').getByText('Account', { exact: true }).click();
  const form = page.locator('form.account').first();
  await form.getByLabel('Account name').fill(name);
  await form.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await form.getByRole('button', { name: make ? 'Create account' : 'Sign in' }).click();
  await expect(page.getByText(`Signed in as ${name}`, { exact: false }).first()).toBeVisible();
}
async function addHero(page: Page, name: RegExp): Promise<void> {
  await page.goto('/workshop?game=dice-throne');
  await page.getByRole('button', { name: 'Add a hero' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(tiles(page).filter({ hasText: name })).toBeVisible();
}

test('a database of before keeps its matches', async ({ page }) => {
  await calm(page);
  // A page of ours that does not touch the database.
  await page.goto('/healthz');
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('kolbiste', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'match' });
    request.onsuccess = () => {
      const db = request.result;
      const summary = {
        match: 'old', game: 'scratch-wars', seats: [{ name: 'Stará Jana' }, { name: 'Starý Petr' }], control: [], asked: null,
        answers: 3, result: null, changedAt: 1700000000000,
      };
      const put = db.transaction('matches', 'readwrite').objectStore('matches')
        .put({ match: 'old', header: {}, rows: [], mode: 'bots', control: [], summary });
      put.onsuccess = () => { db.close(); resolve(); };
      put.onerror = reject;
    };
  })`);
  await page.goto('/');
  await expect(page.getByText('Stará Jana – Starý Petr')).toBeVisible();
  await addHero(page, /Thor/);
  const stores = await page.evaluate(`new Promise(resolve => {
    const request = indexedDB.open('kolbiste');
    request.onsuccess = () => resolve([String(request.result.version), ...request.result.objectStoreNames]);
  })`);
  expect(stores).toEqual(['2', 'decks', 'matches', 'outbox', 'owned', 'packs', 'past', 'progress']);
  await page.goto('/');
  await expect(page.getByText('Stará Jana – Starý Petr')).toBeVisible();
});

test('decks are begun, renamed, doubled, archived and brought back, and are there after a reload', async ({ page }) => {
  await calm(page);
  const faults = faultsOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'My things' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expect(page.getByText('No decks here yet.', { exact: false })).toBeVisible();
  await shot(page, 'empty');
  await page.getByRole('button', { name: 'Copy of a ready deck' }).click();
  await shot(page, 'ready');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /bauhaus/i })
    .first()
    .click();
  // The copy is kept and opens.
  await page.waitForURL(/\/workshop\/doomtrooper\/[0-9a-f]{32}$/);
  await page.goto('/workshop?game=doomtrooper');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).getByText(/legal/).first()).toBeVisible();
  await tiles(page)
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Tanks');
  await page.keyboard.press('Enter');
  await expect(tiles(page).getByText('Tanks')).toBeVisible();
  await page.getByRole('button', { name: 'More about Tanks' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'More about Tanks', exact: true }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).getByText('Tanks (copy)')).toBeVisible();
  await page.getByText('Archive (1)').click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await shot(page, 'decks');
  expect(faults).toEqual([]);
});

test('everything is saved to a file and read again, and a file that is none changes nothing', async ({ page, browser }) => {
  await calm(page);
  await addHero(page, /Loki/);
  await page.getByRole('button', { name: 'All my things' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await saving).path();
  const other = await (await browser.newContext()).newPage();
  await calm(other);
  await other.goto('/workshop?game=dice-throne');
  await expect(other.getByText('No heroes here yet.')).toBeVisible();
  await other
    .getByLabel('Read from a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no deck') });
  await expect(other.getByText('Nothing was changed.', { exact: false })).toBeVisible();
  await other.getByLabel('Read from a file').setInputFiles(file);
  await expect(other.getByText('New: 1 deck, 0 cards.')).toBeVisible();
  await expect(tiles(other)).toHaveCount(1);
  await other.context().close();
});

test('a collection is built offline: packs, codes, a card of cardboard, a loadout; and is there after a reload', async ({
  page,
  context,
}) => {
  await calm(page);
  const faults = faultsOf(page);
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await page.goto('/workshop/scratch-wars');
  await expect(page.getByText('No cards here yet.', { exact: false })).toBeVisible();
  await context.setOffline(true);
  // A pack from a word.
  await page.getByText('A pack from a word').click();
  await page.getByLabel('Word on the wrapper').fill('kolo');
  await page.getByRole('button', { name: 'Tear the wrapper' }).click();
  await page.getByRole('button', { name: 'Scratch all' }).click();
  await page.getByRole('button', { name: 'Put into the collection' }).click();
  await expect(page.getByText('5 new cards in the collection.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Put into the collection' }).click();
  await expect(page.getByText('All of them are in the collection already.').first()).toBeVisible();
  const mine = page.getByRole('region', { name: 'Cards' });
  await expect(mine.getByRole('listitem')).toHaveCount(5);
  // A card of cardboard, once.
  await page.locator('summary', { hasText: 'Enter a card' }).click();
  await page.getByLabel('From cardboard').check({ force: true });
  const keep = page.getByRole('button', { name: 'Put into the collection' }).last();
  await page.getByLabel('The code printed on the card').fill('https://example.com/QR-77');
  await expect(keep).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('BUM-KUK');
  await expect(keep).toBeEnabled();
  await page.getByRole('spinbutton', { name: 'Lives' }).fill('60');
  await expect(page.getByText('Lives: at most 50', { exact: false })).toBeVisible();
  await expect(keep).toBeDisabled();
  await page.getByRole('spinbutton', { name: 'Lives' }).fill('30');
  await expect(page.getByText('Lives: at most 25', { exact: false })).toBeVisible();
  await page.getByRole('switch', { name: 'Only values that occur on real cards' }).click();
  await expect(keep).toBeEnabled();
  await shot(page, 'blank');
  await keep.click();
  await expect(mine.getByRole('listitem')).toHaveCount(6);
  await page.getByLabel('The code printed on the card').fill('https://example.com/QR-77');
  await expect(page.getByText('A card with this code is in the collection already.')).toBeVisible();
  // A code with one wrong letter, and a loadout.
  await page.getByLabel('By code').check({ force: true });
  await page.getByLabel('Type or paste a code').fill('SWW-0000-0000-01');
  await expect(page.getByRole('alert').or(page.locator('[id$="-error"]')).first()).toBeVisible();
  await mine
    .getByRole('button', { name: /^To the loadout/ })
    .first()
    .click();
  await mine
    .getByRole('button', { name: /^To the loadout/ })
    .last()
    .click();
  const bench = page.getByRole('region', { name: 'Loadout' }).last();
  await bench.getByLabel('Name of the loadout').fill('First');
  await bench.getByRole('button', { name: 'Save the loadout' }).click();
  await shot(page, 'collection');
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(mine.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'First' }).click();
  await expect(bench.getByRole('button', { name: /^Out of the loadout/ })).toHaveCount(2);
  await context.setOffline(false);
  expect(faults.filter(fault => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(fault))).toEqual([]);
});

test('with the keyboard alone: a hero is added and archived, a card is looked at', async ({ page }) => {
  await calm(page);
  await page.goto('/workshop?game=dice-throne');
  // The list comes from the device, and the button is drawn again with it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add a hero' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('dialog').getByRole('button', { name: /Thor/ }).focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^More about/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Archive' }).focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(0);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/game=scratch-wars/);
  await expect(page.getByRole('link', { name: 'Open the collection' })).toBeVisible();
});

test('on a phone everything has room', async ({ browser }) => {
  for (const settings of [{}, { language: 'cs', theme: 'dark' }]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await calm(page, settings);
    await page.goto('/workshop?game=doomtrooper');
    await page.getByRole('button', { name: /Copy of a ready deck|Kopie hotového balíčku/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /bauhaus/i })
      .first()
      .click();
    // The builder opens when the deck is kept.
    await expect(page).toHaveURL(/\/workshop\/doomtrooper\/./);
    await page.goto('/workshop?game=doomtrooper');
    await expect(page.getByRole('list', { name: /Decks|Balíčky/ }).getByRole('listitem')).toHaveCount(1);
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await shot(page, `phone-decks-${'language' in settings ? 'cs' : 'en'}`);
    await page.goto('/workshop/scratch-wars');
    await page.getByText(/A pack from a word|Balíček podle slova/).click();
    await page.getByRole('button', { name: /Tear the wrapper|Roztrhnout obal/ }).click();
    await page.getByRole('button', { name: /Scratch all|Setřít všechno/ }).click();
    await page.getByRole('button', { name: /Put into the collection|Dát do sbírky/ }).click();
    await page
      .getByRole('button', { name: /^(To the loadout|Do výzbroje)/ })
      .first()
      .click();
    await page.locator('summary', { hasText: /Enter a card|Zadat kartu/ }).click();
    await page.getByLabel(/From cardboard|Z papíru/).check({ force: true });
    await shot(page, `phone-collection-${'language' in settings ? 'cs' : 'en'}`);
    expect(await fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await context.close();
  }
});

test.describe('with an account', () => {
  let contexts: BrowserContext[] = [];
  test.afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  test('two devices sync, keep both of what crossed, share a deck, and open a club pack', async ({ browser }) => {
    contexts = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
    const [first, second, stranger] = (await Promise.all(contexts.map(context => context.newPage()))) as [Page, Page, Page];
    for (const page of [first, second, stranger]) await calm(page);
    const name = `Jana ${Date.now() % 1e6}`;
    // What the first device has goes along after one question.
    await addHero(first, /Thor/);
    await signIn(first, name, true);
    await expect(first.getByText('On this device there are 1 deck and 0 cards.', { exact: false })).toBeVisible();
    await first.getByRole('button', { name: 'Take them along' }).click();
    await expect(first.getByRole('dialog')).toHaveCount(0);
    await first.goto('/workshop?game=dice-throne');
    await expect(first.getByText(`and in the account ${name}`, { exact: false })).toBeVisible();
    // The second device has nothing, and is not asked.
    await signIn(second, name, false);
    await second.goto('/workshop?game=dice-throne');
    await expect(tiles(second)).toHaveCount(1);
    await shot(second, 'account');
    // Both rename it while the second is offline.
    const rename = async (page: Page, to: string): Promise<void> => {
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(to);
      await page.keyboard.press('Enter');
      await expect(tiles(page).getByText(to)).toBeVisible();
    };
    await contexts[1]!.setOffline(true);
    await rename(second, 'Of the second');
    const synced = first.waitForResponse(response => response.url().endsWith('/api/sync') && response.ok());
    await rename(first, 'Of the first');
    await synced;
    await contexts[1]!.setOffline(false);
    await second.evaluate(`dispatchEvent(new Event('online'))`);
    await expect(tiles(second)).toHaveCount(2);
    await expect(tiles(second).getByText(/\(other device\)/)).toBeVisible();
    await first.evaluate(`dispatchEvent(new Event('focus'))`);
    await expect(tiles(first)).toHaveCount(2);
    // A link shows the deck to a stranger, who copies it.
    await first.getByRole('button', { name: 'More about Of the first', exact: true }).click();
    await first.getByRole('button', { name: 'Share' }).click();
    const link = await first.getByRole('dialog').getByRole('textbox').inputValue();
    await stranger.goto(link);
    await expect(stranger.getByText(`A deck of ${name}`, { exact: false })).toBeVisible();
    expect(await barriers(stranger)).toEqual([]);
    await shot(stranger, 'shared');
    await stranger.getByRole('button', { name: 'Copy to my decks' }).click();
    await stranger.goto('/workshop?game=dice-throne');
    await expect(tiles(stranger)).toHaveCount(1);
    await first.getByRole('button', { name: 'Take the link away' }).click();
    await expect(first.getByText('The link leads nowhere any more.')).toBeVisible();
    await stranger.goto(link);
    await expect(stranger.getByText('This link leads to no deck, or no longer.')).toBeVisible();
    // A club pack, scratched.
    await first.goto('/workshop/scratch-wars');
    await first.getByRole('button', { name: 'Take today’s pack' }).click();
    await first.getByRole('button', { name: 'Scratch all' }).click();
    await first.getByRole('button', { name: 'Back to the collection' }).click();
    await expect(first.getByRole('region', { name: 'Cards' }).getByText('club card', { exact: true })).toHaveCount(5);
    await first.getByRole('button', { name: 'Take today’s pack' }).click();
    await expect(first.getByText('Your packs of today have been opened.', { exact: false })).toBeVisible();
    // Signing out takes the account's things off this device.
    await first.goto('/settings');
    await first.getByRole('button', { name: 'Sign out' }).click();
    await first.getByRole('button', { name: 'Sign out and remove them here' }).click();
    await expect(first.locator('summary').getByText('Account', { exact: true })).toBeVisible();
    await first.goto('/workshop?game=dice-throne');
    await expect(first.getByText('No heroes here yet.')).toBeVisible();
  });
});
