/** A learner for the browser tests: reads what the card says, and does what it asks for. */
import { expect, type Page } from '@playwright/test';
import { soon } from './player.ts';

export const GAMES = ['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper'];

export const card = (page: Page) => page.getByRole('complementary', { name: /^(Lesson|Puzzle|Lekce|Úloha)$/ });
export const answer = (page: Page, key: string) => page.locator(`section.question .letters button[data-key="${key}"]`);
const next = (page: Page) => card(page).getByRole('button', { name: /^(Next|Dál)$/ });

export async function lessonsOf(page: Page, game: string): Promise<string[]> {
  await page.goto(`/learn/${game}`);
  const links = page.locator(`ol a[href^="/learn/${game}/"]`);
  await expect(links.first()).toBeVisible();
  return links.evaluateAll(found => found.map(link => link.getAttribute('href')!));
}

/** Gives an answer where a learner gives it: dice are kept and thrown on the board, all else stands in the list too. */
async function give(page: Page, key: string): Promise<void> {
  const fold = page.locator('section.question.hidden button.fold');
  if (await fold.isVisible()) await fold.click();
  const thrown = /^reroll (\d+)$/.exec(key)?.[1];
  if (thrown === undefined) return answer(page, key).click();
  const tray = page.locator('section.tray');
  await expect(tray.getByRole('button').last()).toBeVisible();
  for (const die of [1, 2, 3, 4, 5]) {
    const button = tray.getByRole('button', { name: new RegExp(`^(Die|Kostka) ${die}`) });
    const kept = (await button.count()) > 0 && (await button.getAttribute('aria-pressed')) === 'true';
    if ((await button.count()) > 0 && kept === thrown.includes(String(die))) await button.click();
  }
  await tray.locator('button[aria-keyshortcuts^="Shift+Enter"]').click();
}

/** By keyboard: the way on has the focus, answers have letters. */
async function press(page: Page, wanted: string): Promise<void> {
  if (wanted === '') {
    await expect(next(page)).toBeFocused();
    return page.keyboard.press('Enter');
  }
  const keys = await answer(page, wanted).getAttribute('aria-keyshortcuts');
  for (const key of keys ?? '') await page.keyboard.press(key);
}

export interface Walk {
  readonly by?: 'mouse' | 'keyboard';
  /** In a small window not everything is drawn. */
  readonly small?: boolean;
  /** Looks at every step before it is done. */
  readonly look?: (said: string, points: string) => Promise<void>;
}

/** Whether the card says something else. */
const NEXT = `said => { const card = document.querySelector('aside[data-wanted]'); return card !== null && card.innerText !== said; }`;

/** Walks through a lesson up to its free play, or its end; gives how many things it pointed at. */
export async function walk(page: Page, { by = 'mouse', small = false, look = async () => {} }: Walk = {}): Promise<number> {
  let pointed = 0;
  for (let step = 0; step < 80; step++) {
    await expect(card(page)).toBeVisible();
    const said = await card(page).innerText();
    const [points, wanted] = await Promise.all(['data-points', 'data-wanted'].map(name => card(page).getAttribute(name)));
    if (points) {
      const thing = page.locator('[data-pointed]').first();
      if (!small) await expect(thing, `${page.url()}: ${said}: ${points}`).toBeVisible();
      else await thing.waitFor({ timeout: 2000 }).catch(() => {});
      if (await thing.isVisible()) pointed++;
    }
    await look(said, points ?? '');
    if (!wanted && !(await next(page).isVisible())) return pointed;
    if (by === 'keyboard') await press(page, wanted ?? '');
    else if (wanted) await give(page, wanted);
    else await next(page).click();
    await soon<boolean>(page, `(${NEXT})(${JSON.stringify(said)})`);
  }
  throw new Error(`${page.url()} does not end`);
}
