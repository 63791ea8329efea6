/** The deck builder: with the keyboard only, on a phone, offline, and on paper. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, barriersInAllColours, calm, faultsOf, fits, question } from './player.ts';

const check = (page: Page) => page.getByRole('region', { name: 'Check' });
const deck = (page: Page) => page.locator('[data-pile=cards]');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-card]').first()).toBeVisible();
}
/** From anywhere to the card of that name, and this many copies of it. */
async function take(page: Page, name: string, copies: number): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.locator('[data-card] > .main').first()).toHaveAttribute('aria-label', new RegExp(`^${name},`));
  await page.keyboard.press('Enter');
  await page.keyboard.press(String(copies));
}

const SIXTY: readonly (readonly [string, number])[] = [
  ...['Bauhaus Blitzer', 'Dragoon', 'Venusian Ranger', 'Etoiles Mortant', 'Golden Lion', 'Blood Beret', 'Clansman', 'Sea Lion'].map(
    name => [name, 4] as const,
  ),
  ...['Sunset Striker', 'Mystic', 'Valkyrie', 'Lucky Shot', 'Violator Sword', 'Rivetbull'].map(name => [name, 4] as const),
  ...['Inspired', 'Evasive Action'].map(name => [name, 2] as const),
];

test('a legal deck of sixty is built from nothing by keyboard, kept, and played against a bot', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await open(page, '/workshop/doomtrooper/new');
  await expect(check(page).getByText('1 problem')).toBeVisible();
  for (const [name, copies] of SIXTY) await take(page, name, copies);
  await expect(check(page).getByText('This deck can be played.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Deck name' }).focus();
  await page.keyboard.type('Sixty by hand');
  await saved(page);
  await expect(page).toHaveURL(/\/workshop\/doomtrooper\/[0-9a-f]{32}$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Deck name' })).toHaveValue('Sixty by hand');
  await expect(deck(page).locator('[data-line]')).toHaveCount(SIXTY.length);
  const play = page.getByRole('button', { name: 'Play it against a bot' });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('keys undo and do again, move to the sideboard and the maybe list, and an illegal draft stays', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new');
  await take(page, 'Hussar', 5);
  await page.keyboard.press('s');
  await page.keyboard.press('m');
  await expect(deck(page)).toContainText('3×');
  await expect(page.locator('[data-pile=side]')).toContainText('1×');
  await expect(page.locator('[data-pile=maybe]')).toContainText('1×');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-pile=maybe] [data-line]')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-pile=maybe] [data-line]')).toHaveCount(1);
  await saved(page);
  await page.reload();
  await expect(page.locator('[data-pile=side]')).toContainText('Hussar');
  await expect(check(page).getByRole('listitem').filter({ hasText: 'DOT 40.1' })).toBeVisible();
});

test('faults are mended by a button, with the rule beside it', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=bauhaus');
  await take(page, 'Hussar', 5);
  const fault = check(page).getByRole('listitem').filter({ hasText: 'DOT 40.2t' });
  await expect(fault).toContainText('Hussar');
  await fault.getByRole('button', { name: /^Remove extra copies/ }).click();
  await expect(check(page).getByText('This deck can be played.')).toBeVisible();
  await expect(
    deck(page)
      .locator('[data-line]')
      .filter({ hasText: /4× Hussar/ }),
  ).toBeVisible();
  // The standard book allows five.
  await take(page, 'Hussar', 5);
  await check(page).getByRole('radio', { name: 'Standard rules' }).check();
  await expect(check(page).getByText('This deck can be played.')).toBeVisible();
});

test('a hand is drawn by the rules and exchanged once', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=bauhaus');
  const hand = page.getByRole('region', { name: 'Sample hand' });
  await hand.getByRole('button', { name: 'Draw a hand' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await hand.getByRole('button', { name: /^Exchange it/ }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await expect(hand.getByRole('button', { name: /^Exchange it/ })).toHaveCount(0);
  await expect(hand.getByText(/DOT 4\.(8|11)/)).toBeVisible();
});

test('a list is imported with a verdict for every line, and comes out again', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Deck list')
    .first()
    .fill('4 Golden Lion\n3 Goldenn Sea Lionn\n2 Sea Lionn\n1 Nobody at all\n999 Mystic\nSideboard:\nLucky Shot x2');
  const lines = dialog.getByRole('list', { name: 'Deck list' }).getByRole('listitem');
  await expect(lines).toHaveText([/read: 4× Golden Lion/, /unknown/, /guessed/, /unknown/, /copies must be/, /read: 2× Lucky Shot/]);
  await dialog.getByRole('checkbox', { name: 'Yes, 2× Sea Lion' }).check();
  await expect(dialog.getByText('3 lines are not in the deck')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(deck(page)).toContainText('Sea Lion');
  await expect(page.getByLabel('Notes')).toHaveValue('3 Goldenn Sea Lionn\n1 Nobody at all\n999 Mystic');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/4 Golden Lion\n/);
  await dialog.getByRole('radio', { name: 'Link' }).check();
  const link = await dialog.getByRole('textbox').inputValue();
  await open(page, link.slice(link.indexOf('/workshop')));
  await expect(deck(page)).toContainText('Sea Lion');
});

test('earlier versions come back', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=imperial');
  await saved(page);
  await take(page, 'Hussar', 2);
  await saved(page);
  await check(page).getByRole('tab', { name: 'History' }).click();
  await expect(check(page).getByRole('tabpanel')).toContainText('+2 Hussar');
  await check(page).getByRole('button', { name: 'Restore' }).click();
  await expect(check(page).getByRole('tabpanel')).toContainText('Same cards as now.');
});

test('Summoner Wars begins with the Summoner, and fixes what the reference card fixes', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/summoner-wars/new');
  await expect(check(page).getByText('Choose a Summoner first.')).toBeVisible();
  await page.getByRole('region', { name: 'Choose a Summoner' }).getByRole('button', { name: 'Tundle' }).click();
  await expect(page.getByLabel('Summoner')).toBeFocused();
  await expect(deck(page).locator('[data-line]').filter({ hasText: 'Summoning Surge' })).toContainText('Fixed');
  await expect(deck(page).locator('[data-line]').filter({ hasText: '3× Wall' })).toContainText('Fixed');
  for (let n = 0; n < 4; n++) {
    const fix = check(page).getByRole('button', { name: /^Fill it up/ });
    if ((await fix.count()) === 0) break;
    await fix.first().click();
  }
  await expect(check(page).getByText('This deck can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Play it against a bot' }).click();
  await expect(question(page)).toBeVisible();
});

test('a phone has one part at a time, no wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page, { language: 'cs' });
  await open(page, '/workshop/doomtrooper/new?ready=bauhaus');
  for (const tab of [/^Karty/, /^Balíček/, /^Kontrola/, /^Historie/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => fits(page)).toBe(true);
    expect(await barriers(page)).toEqual([]);
  }
});

test('no barrier that axe knows, in any colours', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=bauhaus');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Draw a hand' }).click();
  expect(await barriersInAllColours(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Deck list').first().fill('2 Sea Lionn\n1 Nobody at all');
  expect(await barriersInAllColours(page)).toEqual([]);
});

test('offline it builds, keeps and plays', async ({ page, context }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=capitol');
  await page.evaluate('navigator.serviceWorker.ready');
  await saved(page);
  await page.reload();
  await expect(deck(page).locator('[data-line]').first()).toBeVisible();
  await context.setOffline(true);
  await take(page, 'Hussar', 3);
  await saved(page);
  await page.reload();
  await expect(deck(page)).toContainText('3× Hussar');
  await page.getByRole('button', { name: 'Play it against a bot' }).click();
  await expect(question(page)).toBeVisible();
});

test('proxies are 63 by 88 mm, nine to a page, and the judge’s sheet has every card', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new?ready=bauhaus');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: /^Proxies/ }).click();
  await page.emulateMedia({ media: 'print' });
  const mm = (px: number): number => (px / 96) * 25.4;
  const faces = page.locator('.proxy > svg');
  await expect(faces).toHaveCount(64);
  for (const n of [0, 8, 63]) {
    const box = (await faces.nth(n).boundingBox())!;
    expect(Math.abs(mm(box.width) - 63)).toBeLessThan(0.5);
    expect(Math.abs(mm(box.height) - 88)).toBeLessThan(0.5);
  }
  await expect(page.locator('.proxies .page').first().locator('.proxy')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Back to the builder' })).toBeHidden();
  // Nine and no more fit on a sheet of A4 with its margins.
  const sheet = (await page.locator('.proxies .page').first().boundingBox())!;
  expect(mm(sheet.width)).toBeLessThan(196);
  expect(mm(sheet.height)).toBeLessThan(277.5);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(8);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to the builder' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: /^Deck sheet/ }).click();
  const sum = (await page.locator('.sheet .columns li .number').allTextContents()).reduce((n, copies) => n + Number(copies), 0);
  expect(sum).toBe(64);
});

test('a card is dragged into a pile, as a shortcut', async ({ page }) => {
  await calm(page);
  await open(page, '/workshop/doomtrooper/new');
  const card = page.locator('[data-card] > .main').first();
  const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
  const from = (await card.boundingBox())!;
  const to = (await page.locator('[data-pile=side]').boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-pile=side]')).toContainText(name);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
