/** A series of two people: made with a table, decks changed in between by keyboard, on a phone too, and counted to its end. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { DEFINITIONS, READY_DECKS, readyDeck, writeDeck } from '@kolbiste/doomtrooper';
import { barriers, calm, faultsOf, fits, question } from './player.ts';

async function person(browser: Browser, name: string, settings: object = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, locale: 'en-GB' })).newPage();
  await calm(page, { name, ...settings });
  return page;
}

/** A ready deck with twenty-five cards beside it. */
function deck(): { text: string; out: string; into: string } {
  const ready = readyDeck(READY_DECKS[0]!.name)!;
  const spare = DEFINITIONS.flatMap(({ limit, set }, def) => (limit >= 4 && set !== 'Test' && !ready.cards.includes(def) ? [def] : []));
  const sideboard = spare.slice(0, 7).flatMap(def => [def, def, def, def]);
  return {
    text: writeDeck({ ...ready, sideboard: sideboard.slice(0, 25) }),
    out: DEFINITIONS[ready.cards[0]!]!.name.en,
    into: DEFINITIONS[spare[0]!]!.name.en,
  };
}
const bring = (page: Page, brings: string | null): Promise<number> =>
  page.evaluate(
    async ([path, body]) => (await fetch(path!, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: body! })).status,
    [`/api/tables/${new URL(page.url()).pathname.split('/')[2]}/brings`, JSON.stringify({ brings })],
  );

async function resign(page: Page, words = /Resign|Vzdát/): Promise<void> {
  await page
    .getByRole('button', { name: /Table menu|Nabídka stolu/ })
    .first()
    .click();
  await page.getByRole('button', { name: words }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: words }).first().click();
  await expect(page.locator('[data-over]')).toBeVisible();
}
const someoneAsked = (...pages: readonly Page[]): Promise<void> =>
  expect
    .poll(async () => (await Promise.all(pages.map(page => question(page).isVisible()))).includes(true), { timeout: 20_000 })
    .toBe(true);

test('best of three, with cards exchanged in between', async ({ browser }) => {
  const jana = await person(browser, 'Jana');
  const petr = await person(browser, 'Petr', { language: 'cs' }, { width: 390, height: 844 });
  const faults = [faultsOf(jana), faultsOf(petr)];
  await jana.goto('/new/doomtrooper?with=friend');
  const games = jana.getByRole('group', { name: 'Games' });
  await games.getByRole('radio', { name: 'Single game' }).focus();
  await jana.keyboard.press('ArrowRight');
  await expect(games.getByRole('radio', { name: 'Best of 3' })).toBeChecked();
  await jana.getByRole('button', { name: 'Create table' }).press('Enter');
  const invitation = await jana.getByLabel('Share').inputValue();
  await jana.getByRole('link', { name: 'Go to the table' }).press('Enter');
  await expect(jana.getByText('Best of 3')).toBeVisible();
  expect(await barriers(jana)).toEqual([]);
  await petr.goto(invitation);
  await expect(petr.getByText('Série na dvě vítězné hry')).toBeVisible();
  const mine = deck();
  expect(await bring(jana, mine.text)).toBe(200);
  expect(await bring(petr, null)).toBe(200);
  await someoneAsked(jana, petr);
  await resign(petr);

  const end = jana.getByRole('region', { name: 'Series', exact: true });
  await expect(end).toContainText('Game 1 of 3');
  await expect(end.getByRole('img', { name: /^(Jana 1, Petr 0|Petr 0, Jana 1)$/ })).toBeVisible();
  expect(await barriers(jana)).toEqual([]);
  const theirs = petr.getByRole('region', { name: 'Série', exact: true });
  await expect(theirs).toContainText('1. hra z 3');
  await expect(theirs).toContainText('Před 2. hrou si můžeš upravit balíček.');
  expect(await barriers(petr)).toEqual([]);
  expect(await fits(petr)).toBe(true);

  await end.getByRole('link', { name: 'Change deck' }).press('Enter');
  const panel = jana.getByRole('region', { name: 'Change your deck' });
  await expect(panel).toContainText(/Time left: 0\d:\d\d/);
  await expect(panel).toContainText('Petr has submitted.');
  await expect(panel.getByRole('button', { name: 'Swap', exact: true })).toBeDisabled();
  await panel
    .getByRole('group', { name: /Take out/ })
    .getByRole('radio', { name: new RegExp(mine.out) })
    .press('Space');
  await panel
    .getByRole('group', { name: /Put in/ })
    .getByRole('radio', { name: new RegExp(`4× ${mine.into}`) })
    .press('Space');
  expect(await barriers(jana)).toEqual([]);
  await panel.getByRole('button', { name: 'Swap', exact: true }).press('Enter');
  await expect(panel).toContainText(`${mine.out} → ${mine.into}`);
  await expect(panel.getByRole('group', { name: /Put in/ }).getByRole('radio', { name: new RegExp(`3× ${mine.into}`) })).toBeVisible();
  await jana.setViewportSize({ width: 390, height: 844 });
  expect(await fits(jana)).toBe(true);
  expect(await barriers(jana)).toEqual([]);
  await jana.setViewportSize({ width: 1440, height: 900 });
  // Petr looks at the series meanwhile, and learns nothing of the cards.
  await theirs.getByRole('link', { name: 'Stránka série' }).click();
  await expect(petr.getByRole('heading', { name: /^(Jana – Petr|Petr – Jana)$/ })).toBeVisible();
  await expect(petr.getByText('Jana: ještě vybírá')).toBeVisible();
  expect(await petr.locator('body').innerText()).not.toContain(mine.into);
  expect(await barriers(petr)).toEqual([]);
  expect(await fits(petr)).toBe(true);
  await panel.getByRole('button', { name: 'Submit and be ready' }).press('Enter');

  // Both are taken to the second game.
  for (const page of [jana, petr]) await expect(page).toHaveURL(/\/table\//, { timeout: 20_000 });
  await someoneAsked(jana, petr);
  await resign(petr);
  await expect(end).toContainText('Jana wins the series!');
  await end.getByRole('link', { name: 'Series page' }).click();
  await expect(jana.getByRole('img', { name: /^(Jana 2, Petr 0|Petr 0, Jana 2)$/ })).toBeVisible();
  await expect(jana.getByRole('link', { name: /Replay: Game 2 of 3/ })).toBeVisible();
  expect(await barriers(jana)).toEqual([]);
  expect(faults.flat()).toEqual([]);
});

test('the next game of a Kachung comes by itself, and the lobby says what is played', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr')];
  await jana.goto('/new/scratch-wars?with=anyone');
  await jana.getByRole('radio', { name: 'Kachung' }).check({ force: true });
  await jana.getByLabel('Number of games').selectOption('3');
  await jana.getByRole('button', { name: 'Create table' }).click();
  await expect(jana.getByText('Kachung, 3 games')).toBeVisible();
  await petr.goto('/lobby');
  const listed = petr.getByRole('listitem').filter({ hasText: 'Kachung, 3 games' });
  await expect(listed).toBeVisible();
  await listed.getByRole('link', { name: 'Join' }).click();
  await someoneAsked(jana, petr);
  const first = jana.url().split('?')[0]!;
  await resign(petr);
  const end = jana.getByRole('region', { name: 'Series', exact: true });
  await expect(end).toContainText('Game 2 is ready.');
  await end.getByRole('button', { name: 'Stay here' }).click();
  await expect(petr).not.toHaveURL(first, { timeout: 25_000 });
  expect(jana.url().split('?')[0]).toBe(first);
  await end.getByRole('link', { name: 'Go to game 2' }).click();
  await someoneAsked(jana, petr);
});
