/** Doomtrooper in a real browser: whole games, the combat of the book, a change by consent, stops, and the board by keys. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { advanced, barriers, barriersInAllColours, calm, faultsOf, meekly, play, question } from './player.ts';

async function choose(choice: Locator): Promise<void> {
  await choice.focus();
  await choice.press('Space');
  await expect(choice).toBeChecked();
}

/** At a new table, the first to act. */
async function sitDown(page: Page, { against = 'bot', judge = false } = {}): Promise<void> {
  await page.goto(`/new/doomtrooper?with=${against}`);
  await advanced(page);
  await choose(page.getByRole('radio', { name: 'First seat' }));
  if (against === 'bot') await choose(page.getByRole('radio', { name: 'Seat 1' }));
  if (judge) await choose(page.getByRole('switch', { name: "Judge's tool" }));
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(question(page)).toBeVisible();
}

const answer = (page: Page, name: string | RegExp) => question(page).getByRole('button', { name }).first();

test('a whole game against a bot, by mouse, with a deck chosen by name', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await page.goto('/new/doomtrooper');
  await choose(page.getByRole('group', { name: 'Your deck' }).getByRole('radio', { name: 'The Art' }));
  await choose(page.getByRole('radio', { name: 'Standard' }));
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('group', { name: /^Squad of Jana/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await play(page, { by: 'mouse', pick: meekly });
  await expect(page.locator('[data-over]')).toContainText(/DOT/);
  expect(await barriers(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a whole game against a bot, by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page, { stops: 'never' });
  await page.goto('/new/doomtrooper');
  await page.getByRole('radio', { name: 'Tournament' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await page.getByRole('button', { name: 'Start game' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await play(page, { by: 'keyboard', pick: meekly });
  await expect(page.locator('[data-over]')).toContainText(/DOT/);
  expect(faults).toEqual([]);
});

test('the combat of the book: its phase, both sums opened, who is asked, and no barrier in any colours', async ({ page }) => {
  const faults = faultsOf(page);
  await calm(page);
  await page.goto('/scenario/doomtrooper/book-combat-tournament');
  const combat = page.getByRole('region', { name: 'Combat' });
  const on = page.getByRole('button', { name: 'Forward one step' });
  await expect(on).toBeEnabled();
  for (let step = 1; step <= 18; step++) {
    await on.click();
    await expect(page.getByRole('complementary', { name: 'Position' })).toContainText(`${step} of 30`);
  }
  await expect(combat.getByRole('listitem').filter({ hasText: 'Modifiers' })).toHaveAttribute('aria-current', 'step');
  // Armor 8 + 2 of an Evasive Action against Fight 8 + 2 of a Powerful Blow.
  await expect(combat.getByRole('group', { name: 'Armor of Sean Gallagher' })).toContainText(/10.*printed 8.*Evasive Action.*\+ 2/s);
  await expect(combat.getByRole('group', { name: 'Fight of Nepharite of Ilian' })).toContainText(/10.*printed 8.*Powerful Blow.*\+ 2/s);
  await expect(combat).toContainText('would hit');
  await expect(combat).toContainText(/Response: .*respond/);
  await combat
    .getByRole('group', { name: 'Armor of Sean Gallagher' })
    .getByRole('button', { name: /24\.5\.14/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^DOT 24\.5\.14/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await barriersInAllColours(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a change of the position is proposed, told to everybody in words, and marked when all agreed', async ({ page }) => {
  await calm(page);
  await sitDown(page, { against: 'self', judge: true });
  // Anyone who holds a card for any moment is asked at every one.
  for (let i = 0; i < 40 && !(await answer(page, 'Propose a change').isVisible()); i++) {
    const decision = await question(page).getAttribute('data-decision');
    await question(page)
      .locator('.letters button')
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
    await expect(page.locator(`section.question:not([data-decision="${decision}"])`)).toBeVisible();
    await expect(question(page).locator('.letters button').first()).toBeVisible();
  }
  await answer(page, 'Propose a change').click();
  await answer(page, '+1 destiny point').click();
  await question(page).locator('.letters button').nth(1).click();
  const proposal = page.getByRole('region', { name: 'A change to the position is proposed' });
  await expect(proposal).toContainText(/ proposes: \+1 destiny point – .+Yet to agree: ./);
  const log = page.getByRole('log');
  await expect(log).toContainText(/ proposes a change to the position: \+1 destiny point – /);
  expect(await barriers(page)).toEqual([]);
  await answer(page, 'Agree').click();
  await expect(page.getByText('Changed by consent', { exact: true })).toBeVisible();
  await expect(proposal).toBeHidden();
  await expect(log).toContainText(/ agrees to the change.+changed as agreed: \+1 destiny point – /s);
});

test('a stop can be set for one moment alone', async ({ page }) => {
  await calm(page, { stops: 'never' });
  await sitDown(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByText('Advanced').click();
  await page.getByRole('combobox', { name: 'Start of a turn' }).selectOption('everywhere');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await answer(page, 'Keep').click();
  // Whatever the hand holds: every other window is passed, this one waits.
  await expect(question(page)).toContainText(/turn begins/);
  await page.waitForTimeout(1200);
  await expect(question(page)).toContainText(/turn begins/);
});

test('the board by keys: from card to card, a card in large, and back', async ({ page }) => {
  await calm(page, { stops: 'never' });
  await sitDown(page);
  await answer(page, 'Keep').click();
  // What a card does depends on what is asked: one's own actions are waited for.
  await expect(page.getByRole('listitem').filter({ hasText: /^actions$/i })).toHaveAttribute('aria-current', 'step');
  await expect(answer(page, /./)).toBeVisible();
  const hand = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(hand).toHaveCount(7);
  await hand.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(hand.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(hand.first()).toBeFocused();
  // A card that can act is taken up and put back; another is shown in large with what stands in its way.
  for (let i = 0; i < 7; i++) {
    const card = hand.nth(i);
    await card.focus();
    // The dialog of the card before gives the focus back as it closes.
    await expect(card).toBeFocused();
    const acts = (await card.getAttribute('aria-pressed')) !== null;
    await card.press('Enter');
    if (acts) {
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(card).toHaveAttribute('aria-pressed', 'false');
    } else {
      await expect(page.getByRole('dialog')).toBeVisible();
      if (i === 0) expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card).toBeFocused();
    }
  }
});
