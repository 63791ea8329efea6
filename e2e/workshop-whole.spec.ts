/** The workshop from end to end: a deck from nothing to a table by keys, two tabs, codes and pictures, and what My things remembers. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits, play, question } from './player.ts';

async function person(browser: Browser, name: string, settings: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', acceptDownloads: true });
  const page = await context.newPage();
  await calm(page, { name, ...settings });
  return page;
}
const deck = (page: Page) => page.locator('[data-pile=cards]');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const opened = (page: Page) => expect(page.locator('[data-card]').first()).toBeVisible();
const tiles = (page: Page) => page.getByRole('list', { name: 'Decks' }).getByRole('listitem');

/** From the search to the card of that name, and this many copies of it. */
async function take(page: Page, name: string, copies: number): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.locator('[data-card] > .main').first()).toHaveAttribute('aria-label', new RegExp(`^${name},`));
  await page.keyboard.press('Enter');
  await page.keyboard.press(String(copies));
}
/** Tab by tab, as somebody without a pointer goes, until the wanted thing has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>, most = 80): Promise<void> {
  await expect(wanted.first()).toBeVisible();
  for (let n = 0; n < most; n++) {
    if ((await wanted.first().and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no way there by Tab');
}

const FOURS = [
  'Bauhaus Blitzer, Dragoon, Venusian Ranger, Etoiles Mortant, Golden Lion, Blood Beret, Clansman, Sea Lion',
  'Sunset Striker, Mystic, Valkyrie, Lucky Shot, Violator Sword, Rivetbull, Hussar',
].flatMap(names => names.split(', '));

test('with the keyboard alone: a deck of sixty from nothing, kept, shared, brought and played', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr')];
  const faults = faultsOf(jana);
  await jana.goto('/workshop?game=doomtrooper');
  await tabTo(jana, jana.getByRole('button', { name: 'New deck' }));
  await jana.keyboard.press('Enter');
  await opened(jana);
  for (const name of FOURS) await take(jana, name, 4);
  await expect(jana.getByText('This deck can be played.')).toBeVisible();
  await jana.getByRole('textbox', { name: 'Deck name' }).focus();
  await jana.keyboard.press('Control+a');
  await jana.keyboard.type('Sixty by hand');
  await saved(jana);
  // Shared as a link that holds the whole deck.
  await tabTo(jana, jana.getByRole('button', { name: 'Export', exact: true }));
  await jana.keyboard.press('Enter');
  await tabTo(jana, jana.getByRole('dialog').getByRole('radio').first());
  for (let n = 0; n < 8 && !(await jana.getByRole('radio', { name: 'Link' }).isChecked()); n++) await jana.keyboard.press('ArrowRight');
  const link = await jana.getByRole('dialog').getByRole('textbox').inputValue();
  await jana.keyboard.press('Escape');
  await expect(jana.getByRole('dialog')).toHaveCount(0);
  await petr.goto(link);
  await expect(deck(petr).locator('[data-line]')).toHaveCount(FOURS.length);
  // A table, and the kept deck brought to it.
  await jana.goto('/new/doomtrooper?with=friend');
  await tabTo(jana, jana.getByRole('button', { name: 'Create table' }));
  await jana.keyboard.press('Enter');
  const invitation = await jana.getByLabel('Share').inputValue();
  await tabTo(jana, jana.getByRole('link', { name: 'Go to the table' }));
  await jana.keyboard.press('Enter');
  await tabTo(jana, jana.getByRole('radio', { name: /^Random/ }));
  const mine = jana.getByRole('radio', { name: /^Sixty by hand/ });
  for (let n = 0; n < 30 && !(await mine.isChecked()); n++) await jana.keyboard.press('ArrowUp');
  await expect(mine).toBeChecked();
  await jana.keyboard.press('Enter');
  await expect(jana.getByText('You bring: Sixty by hand')).toBeVisible();
  await petr.goto(invitation);
  // Petr has the copy that was shown, and brings something else.
  await petr.getByRole('button', { name: 'Ready' }).click();
  await expect(petr.getByText('60 cards')).toHaveCount(0);
  // The player asked answers, until Jana has.
  const answers = (page: Page) => page.locator('section.question .letters button').first();
  for (let n = 0, done = false; n < 20 && !done; n++) {
    await expect.poll(async () => (await answers(jana).isVisible()) || (await answers(petr).isVisible()), { timeout: 60_000 }).toBe(true);
    done = await answers(jana).isVisible();
    expect(await play(done ? jana : petr, { by: 'keyboard', limit: 1 })).toBe(1);
  }
  await expect(jana.getByRole('region', { name: 'Log' })).toContainText('Jana');
  expect(faults).toEqual([]);
});

test('a kept deck is chosen for a game on this device, and My things remembers how that ended', async ({ page }) => {
  await calm(page);
  await page.goto('/workshop/doomtrooper/new?ready=capitol');
  await opened(page);
  await page.getByRole('textbox', { name: 'Deck name' }).fill('Mine');
  await saved(page);
  await page.goto('/new/doomtrooper?with=bot');
  await page.getByRole('radio', { name: 'Mine', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('[data-over]')).toBeVisible();
  await page.goto('/workshop?game=doomtrooper');
  await expect(tiles(page).filter({ hasText: 'Mine' })).toContainText('1 game, 0 won');
  // Changed since, it is the same deck.
  await tiles(page).getByRole('link', { name: 'Mine' }).click();
  await opened(page);
  await take(page, 'Hussar', 2);
  await saved(page);
  await page.goto('/workshop?game=doomtrooper');
  await expect(tiles(page).filter({ hasText: 'Mine' })).toContainText('1 game, 0 won');
});

test('a loadout of the collection is played on this device', async ({ page }) => {
  await calm(page);
  await page.goto('/workshop/scratch-wars');
  await page.getByText('A pack from a word').click();
  await page.getByRole('button', { name: 'Tear the wrapper' }).click();
  await page.getByRole('button', { name: 'Scratch all' }).click();
  await page.getByRole('button', { name: 'Put into the collection' }).click();
  const cards = page.getByRole('region', { name: 'Cards' });
  const toLoadout = cards.getByRole('button', { name: /^To the loadout/ });
  await toLoadout.first().click();
  await toLoadout.last().click();
  await page.getByLabel('Name of the loadout').fill('Scratched');
  await page.getByRole('button', { name: 'Save the loadout' }).click();
  // On paper it is as large as a card.
  await page.getByRole('button', { name: 'Print: Loadout' }).click();
  await page.emulateMedia({ media: 'print' });
  const mm = (px: number): number => (px / 96) * 25.4;
  for (const n of [0, 1]) {
    const box = (await page.locator('.card').nth(n).boundingBox())!;
    expect(Math.abs(mm(box.width) - 63)).toBeLessThan(0.5);
    expect(Math.abs(mm(box.height) - 88)).toBeLessThan(0.5);
    const face = (await page.locator('.card [role=img]').nth(n).boundingBox())!;
    expect(Math.abs(mm(face.height) - 88)).toBeLessThan(0.5);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to the collection' }).click();
  await page.goto('/new/scratch-wars?with=bot');
  await page.getByRole('radio', { name: /^Your own cards/ }).check({ force: true });
  const loadout = page.getByRole('radio', { name: 'Scratched', exact: true });
  await loadout.check({ force: true });
  await expect(loadout).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(question(page)).toBeVisible();
});

test('two tabs with one deck: what is changed in one is seen in the other, and what crosses is kept twice', async ({ page, context }) => {
  await calm(page);
  await page.goto('/workshop/doomtrooper/new?ready=bauhaus');
  await opened(page);
  await saved(page);
  await expect(page).toHaveURL(/[0-9a-f]{32}$/);
  const other = await context.newPage();
  await calm(other);
  await other.goto(page.url());
  await opened(other);
  await take(page, 'Sea Lion', 3);
  await expect(deck(other)).toContainText('3× Sea Lion');
  await expect(other.getByText('This deck was changed elsewhere.', { exact: false })).toBeVisible();
  // Both at once, while a third holds the device's store: the second to write keeps the place, the first lives on beside it.
  await page.evaluate(`void navigator.locks.request('kolbiste-shelf', () => new Promise(done => (globalThis.letGo = done)))`);
  await take(page, 'Mystic', 2);
  await take(other, 'Valkyrie', 2);
  for (const tab of [page, other]) await expect(tab.getByText('Saving…')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.evaluate('globalThis.letGo()');
  await expect
    .poll(async () => (await Promise.all([page, other].map(tab => tab.getByText('Both are kept', { exact: false }).count()))).includes(1))
    .toBe(true);
  await page.goto('/workshop?game=doomtrooper');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).getByText('(other version)')).toBeVisible();
});

test('a code is read from a picture where the browser has no detector, and a list goes out as a picture', async ({ page }) => {
  await calm(page);
  await page.addInitScript({ content: 'delete globalThis.BarcodeDetector' });
  await page.goto('/workshop/doomtrooper/new?ready=bauhaus');
  await opened(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'QR code' }).check({ force: true });
  const code = dialog.getByRole('img', { name: 'QR code with the link to this deck' });
  await expect(code).toBeVisible();
  const photo = await code.screenshot();
  await dialog.getByRole('radio', { name: 'Picture' }).check({ force: true });
  const picture = dialog.getByRole('img', { name: /^Picture of the list/ });
  await expect(picture).toBeVisible();
  const [width, height] = await page.evaluate<[number, number]>(
    `(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])(document.querySelector('dialog img[alt^=Picture]'))`,
  );
  expect(width).toBe(1080);
  expect(height).toBeGreaterThan(600);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Read back into an empty deck, by the worker.
  await page.goto('/workshop/doomtrooper/new?import');
  await page
    .getByRole('dialog')
    .getByLabel('Open a file or a picture')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Deck list' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(deck(page)).toContainText('4× Hussar');
  // A picture without a code says so.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Open a file or a picture')
    .setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: await page.getByRole('dialog').screenshot() });
  await expect(page.getByRole('alert')).toContainText('No QR code was found');
});

test('the deck shows itself in pictures, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page, { language: 'cs' });
  await page.goto('/workshop/summoner-wars/new');
  // A phone begins with whom the deck is built around.
  await page.getByRole('button', { name: 'Tundle' }).first().click();
  await page.getByRole('tab', { name: /^Balíček/ }).click();
  await page.getByRole('radio', { name: 'Obrázky' }).check({ force: true });
  await expect(deck(page).locator('.face').first()).toBeVisible();
  await expect.poll(() => fits(page)).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Další pro balíček' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/Vyvolavač: Tundle/);
});

test('the builder is loaded when it is opened, and not before', async ({ page }) => {
  await calm(page);
  const loaded = (): Promise<boolean> =>
    page.evaluate<boolean>(`performance.getEntriesByType('resource').some(({ name }) => /\\/Builder-[^/]*\\.js$/.test(name))`);
  for (const path of ['/', '/lobby', '/workshop?game=doomtrooper']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await loaded(), path).toBe(false);
  }
  await page.getByRole('button', { name: 'New deck' }).click();
  await opened(page);
  expect(await loaded()).toBe(true);
});

test('a deck is checked by what an event has agreed', async ({ page, browser }) => {
  const club = (await browser.newContext()).request;
  await club.post('/api/guest', { data: {} });
  const stamp = Date.now() % 1e7;
  expect((await club.post('/api/account', { data: { name: `Olga ${stamp}`, password: 'a long enough secret' } })).ok()).toBe(true);
  const name = `Standard cup ${stamp}`;
  const made = await club.post('/api/events', { data: { name, game: 'doomtrooper', kind: 'swiss', options: { profile: 'standard' } } });
  expect(made.ok(), await made.text()).toBe(true);
  await calm(page);
  await page.goto('/workshop/doomtrooper/new?ready=bauhaus');
  await opened(page);
  // Five Hussars are too many by the tournament book, and not where the event goes by the standard one.
  await take(page, 'Hussar', 5);
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check.getByText('DOT 40.2t')).toBeVisible();
  await check.getByRole('radio', { name }).check({ force: true });
  await expect(check.getByText('This deck can be played.')).toBeVisible();
  await expect(check.getByRole('link', { name: 'To the event' })).toHaveAttribute('href', /^\/event\//);
  expect(await barriers(page)).toEqual([]);
  await check.getByRole('radio', { name: 'Tournament rules' }).check({ force: true });
  await expect(check.getByText('DOT 40.2t')).toBeVisible();
});

test('cards one has are told from others', async ({ page }) => {
  await calm(page);
  await page.goto('/workshop/doomtrooper/new?ready=bauhaus');
  await opened(page);
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check.getByText('You don’t have 64 cards of this deck.')).toBeVisible();
  await check.getByRole('button', { name: 'I have them' }).click();
  await expect(check.getByText('You have every card of this deck.')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'Only cards I have' }).click();
  await expect(page.getByText(/^2\d cards$/).first()).toBeVisible();
  // One Hussar fewer, and the deck wants a card again; after a reload, too.
  await page.locator('[data-card] > .main[aria-label^="Hussar,"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have one Hussar fewer' }).click();
  await page.keyboard.press('Escape');
  await expect(check.getByText('You don’t have 1 card of this deck.')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(check.getByText('You don’t have 1 card of this deck.')).toBeVisible();
});

test('a change of the last moment is there when the page is opened again', async ({ page }) => {
  await calm(page);
  await page.goto('/workshop/doomtrooper/new?ready=bauhaus');
  await opened(page);
  await saved(page);
  const address = page.url();
  await take(page, 'Sea Lion', 3);
  // Gone at once: the pause before keeping is not over.
  await page.goto('/healthz');
  await page.goto(address);
  await expect(deck(page)).toContainText('3× Sea Lion');
});
