/** A player for the browser tests: answers whatever the question panel asks, by pointer or by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';

export const question = (page: Page): Locator => page.getByRole('region', { name: /^(The question|Otázka)/ });
const answers = (page: Page): Locator => page.locator('section.question .letters button');
const confirmation = (page: Page): Locator => page.locator('section.question .sure button').first();
const over = (page: Page): Locator => page.locator('[data-over]');

export interface Style {
  /** How an answer is given. */
  readonly by: 'mouse' | 'keyboard';
  /** Which of the answers; `of` is how many there are. */
  readonly pick?: (of: number, turn: number) => number;
  readonly limit?: number;
}

/** The first answer of an unchanging little generator: varied, and the same in every run. */
const vary = (of: number, turn: number): number => (Math.imul(turn + 7, 0x9e3779b1) >>> 8) % of;

/** Plays until the match is over, or for `limit` answers; gives how many were given. */
export async function play(page: Page, { by, pick = vary, limit = 2000 }: Style): Promise<number> {
  for (let turn = 0; turn < limit; turn++) {
    await expect(answers(page).first().or(over(page))).toBeVisible({ timeout: 30_000 });
    if (await over(page).isVisible()) return turn;
    const count = await answers(page).count();
    if (count === 0) continue;
    const answer = answers(page).nth(pick(count, turn));
    const before = await question(page).getAttribute('data-decision');
    if (by === 'mouse') await answer.click({ timeout: 5000 }).catch(() => {});
    else {
      const letter = await answer.getAttribute('aria-keyshortcuts').catch(() => null);
      if (letter) await page.keyboard.press(letter);
    }
    const sure = confirmation(page);
    await expect(
      sure
        .or(page.locator(`section.question:not([data-decision="${before}"])`))
        .or(over(page))
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    if (await sure.isVisible()) await (by === 'mouse' ? sure.click() : page.keyboard.press('Enter'));
    await expect(page.locator(`section.question:not([data-decision="${before}"])`).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  }
  return limit;
}
