/** Two people in two browsers at one table of the real server: the invitation, the talk, the moves, a reload, the end. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { calm, faultsOf, play, question } from './player.ts';

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })).newPage();
  await calm(page, { name });
  return page;
}

/** The player asked answers, until that many answers were given. */
async function takeTurns(pages: readonly Page[], answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const asked = pages.map(page => page.locator('section.question .letters button').first());
    await expect(asked[0]!.or(pages[0]!.locator('[data-over]')))
      .toBeAttached({ timeout: 1000 })
      .catch(() => {});
    for (const [i, page] of pages.entries()) if (await asked[i]!.isVisible()) await play(page, { by: 'mouse', limit: 1 });
  }
}

test('a friend comes by the link; they talk, play, come back after a reload, and one resigns', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr')];
  const faults = [faultsOf(jana), faultsOf(petr)];

  await jana.goto('/new/scratch-wars?with=friend');
  await jana.getByRole('button', { name: 'Create table' }).click();
  const invitation = await jana.getByLabel('Share').inputValue();
  expect(invitation).toContain('invite=');
  await jana.getByRole('link', { name: 'Go to the table' }).click();
  await petr.goto(invitation);
  for (const page of [jana, petr]) await expect(question(page)).toBeVisible();

  await petr.getByRole('tab', { name: /Chat/ }).click();
  await petr.getByRole('button', { name: 'Hello!' }).click();
  await jana.getByRole('tab', { name: /Chat/ }).click();
  await expect(jana.locator('.chat li')).toContainText('Hello!');
  await jana.getByRole('button', { name: /^Report/ }).click();
  await jana.getByLabel('What is wrong?').fill('too friendly');
  await jana.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(jana.getByText('The report was sent.')).toBeVisible();
  await jana.getByRole('button', { name: 'Mute Petr' }).click();
  await expect(jana.locator('.chat li')).toContainText('is muted');
  await petr.getByRole('button', { name: 'Good luck!' }).click();
  await expect(petr.locator('.chat li').last()).toContainText('Good luck!');
  await expect(jana.locator('.chat ol')).not.toContainText('Good luck!');

  await takeTurns([jana, petr], 4);
  const before = await petr.locator('.table').getAttribute('data-game');
  await petr.reload();
  await expect(question(petr)).toBeVisible();
  expect(await petr.locator('.table').getAttribute('data-game')).toBe(before);
  await takeTurns([jana, petr], 2);

  await petr.getByRole('button', { name: 'Table menu' }).first().click();
  await petr.getByRole('button', { name: 'Resign' }).first().click();
  await petr
    .getByRole('dialog')
    .getByRole('button', { name: /Resign|Yes/ })
    .first()
    .click();
  for (const page of [jana, petr]) await expect(page.locator('[data-over]')).toBeVisible();

  // Fairness is verified against what this device noted before the game, not against the record alone.
  await jana.getByRole('link', { name: 'Replay', exact: true }).click();
  await jana.getByRole('button', { name: 'Verify fairness' }).first().click();
  const report = jana.getByRole('dialog');
  await expect(report).toContainText('Fair: every shuffle and roll');
  await expect(report).toContainText('Compared with what this device noted before the game');
  await expect(report).toContainText('Your own seed went into');
  expect(faults.flat()).toEqual([]);
});
