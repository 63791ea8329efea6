/** A player for the browser tests: answers whatever the question panel asks, by pointer or by keyboard. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const question = (page: Page): Locator => page.getByRole('region', { name: /^(Your decision|Tvoje rozhodnutí)/ });
const answers = (page: Page): Locator => page.locator('section.question .letters button');
const confirmation = (page: Page): Locator => page.locator('section.question .sure button').first();
/** On a small screen the list of answers starts put away. */
const unfold = (page: Page): Locator => page.locator('section.question.hidden button.fold:visible');
const over = (page: Page): Locator => page.locator('[data-over]');

/** Things move as little as possible, so that the tests wait for the game and not for the drawing. */
export async function calm(page: Page, settings: object = {}): Promise<void> {
  const kept = JSON.stringify(
    JSON.stringify({ language: 'en', motion: 'less', confirm: 'never', speed: 'instant', name: 'Jana', soundOffered: true, ...settings }),
  );
  await page.addInitScript({ content: `localStorage.getItem('kolbiste.settings') ?? localStorage.setItem('kolbiste.settings', ${kept})` });
}

/** Everything that goes wrong in the page from now on; a strict policy speaks in the console too. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  return faults;
}

/** Waits until everything has been drawn: a board draws its pieces a few a frame, and letters come with their font. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate<void>(`document.fonts.ready.then(() => new Promise(done => {
    const STILL = 5;
    const look = (before, still) => requestAnimationFrame(() => {
      const now = document.getElementsByTagName('*').length;
      if (now !== before) look(now, 0);
      else if (still < STILL) look(now, still + 1);
      else done();
    });
    look(-1, 0);
  }))`);

/** What axe finds between the page and a person; only by its rules of colours where all else was looked at in other colours. */
export async function barriers(page: Page, { colours = false } = {}): Promise<string[]> {
  // Colours that are on their way from one theme to another are nobody's.
  await page.evaluate<void>(`new Promise(done => {
    const settled = () => document.getAnimations().every(each => !(each instanceof CSSTransition) || each.playState === 'finished');
    const look = left => (settled() || left === 0 ? done() : setTimeout(look, 50, left - 1));
    look(40);
  })`);
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`));
}

/** The same in all three themes, one after the other: only the colours are others then. */
export async function barriersInAllColours(page: Page): Promise<string[]> {
  const theme = (value: string) => page.evaluate<void>(`void (document.documentElement.dataset.theme = '${value}')`);
  const found: string[] = [];
  for (const colour of ['light', 'dark', 'contrast']) {
    await theme(colour);
    found.push(...(await barriers(page, { colours: colour !== 'light' })).map(barrier => `${colour}: ${barrier}`));
  }
  await theme('light');
  return found;
}

/** Whether the page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

/** From the first page to the first question of a game against a bot. */
export async function playNow(page: Page, title: string, by: Style['by'] = 'mouse'): Promise<void> {
  await page.goto('/');
  const button = page.getByRole('button', { name: new RegExp(`^(Play now|Hrát hned): ${title}`) }).first();
  if (by === 'mouse') await button.click();
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(question(page)).toBeVisible();
}

/** What is for those who look for it, in the form of a new table. */
export const advanced = (page: Page): Promise<void> => page.locator('details.advanced > summary').click();

/** This many at the table. */
export const seats = async (page: Page, count: number): Promise<void> => {
  const choice = page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: String(count), exact: true });
  await choice.focus();
  await choice.press('Space');
};

export interface Style {
  /** How an answer is given. */
  readonly by: 'mouse' | 'keyboard' | 'finger';
  /** Which of the answers; `of` is how many there are, `words` what they say. */
  readonly pick?: (of: number, turn: number, words: readonly string[]) => number;
  readonly limit?: number;
}

/** A few answers of all kinds, and then the first one, which ends phases and passes. */
export const briskly = (of: number, turn: number): number => (turn < 16 ? vary(of, turn) : 0);

/** Brings in no warrior of Doomtrooper: by the standard book that loses within three turns. */
export const meekly = (_of: number, _turn: number, words: readonly string[]): number =>
  Math.max(
    0,
    words.findIndex(word => /Meditate|Pass|Keep all cards/.test(word)),
  );

/** The first answer of an unchanging little generator: varied, and the same in every run. */
const vary = (of: number, turn: number): number => (Math.imul(turn + 7, 0x9e3779b1) >>> 8) % of;

/** Gives an answer of the list; false if it was no longer there. */
async function give(page: Page, answer: Locator, by: Style['by']): Promise<boolean> {
  try {
    if (by === 'mouse') await answer.click({ timeout: 5000 });
    else if (by === 'finger') await answer.tap({ timeout: 5000 });
    else for (const key of (await answer.getAttribute('aria-keyshortcuts', { timeout: 5000 })) ?? '') await page.keyboard.press(key);
    return true;
  } catch {
    return false;
  }
}

/** Looks frame by frame until there is something to give: what is looked for from outside is noticed late. */
export async function soon<T>(page: Page, what: string): Promise<T> {
  const found = await page.evaluate<T | null>(`new Promise(done => {
    const until = performance.now() + 30000;
    const look = () => {
      const found = ${what};
      if (found || performance.now() > until) done(found || null);
      else requestAnimationFrame(look);
    };
    look();
  })`);
  if (found === null) throw new Error(`nothing came within half a minute: ${what}`);
  return found;
}

/** What the table shows: that the game is over, that something is to be confirmed, or what is asked. */
interface Seen {
  readonly over: boolean;
  readonly sure: boolean;
  /** The answers are put away. */
  readonly folded: boolean;
  readonly decision: string | null;
  readonly answers: number;
}
const SEEN = `before => {
  const shown = at => [...document.querySelectorAll(at)].filter(one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);
  const question = shown('section.question')[0];
  const seen = {
    over: shown('[data-over]').length > 0,
    sure: shown('section.question .sure button').length > 0,
    folded: shown('section.question.hidden button.fold').length > 0,
    decision: question?.dataset.decision ?? null,
    answers: shown('section.question .letters button').length,
  };
  const asked = seen.decision !== null && seen.decision !== before && (seen.answers > 0 || seen.folded);
  return seen.over || asked || (before !== null && (seen.sure || (seen.decision !== null && seen.decision !== before))) ? seen : null;
}`;
/** Waits for the end, for a question, or after an answer to `before` for whatever comes of it. */
async function seen(page: Page, before: string | null = null): Promise<Seen> {
  return soon<Seen>(page, `(${SEEN})(${JSON.stringify(before)})`);
}

/** Plays until the match is over, or for `limit` answers; gives how many were given. */
export async function play(page: Page, { by, pick = vary, limit = 2000 }: Style): Promise<number> {
  for (let turn = 0; turn < limit; turn++) {
    const { over: ended, folded, decision: before, answers: count } = await seen(page);
    if (ended) return turn;
    if (folded) await unfold(page).click();
    // The table may pass for the player in between.
    if (count === 0 || before === null) {
      turn--;
      continue;
    }
    const words = pick.length > 2 ? await answers(page).allInnerTexts() : [];
    const answer = answers(page).nth(pick(count, turn, words));
    // An answer that went away meanwhile was not given: look again what is asked.
    if (!(await give(page, answer, by))) {
      turn--;
      continue;
    }
    if (!(await seen(page, before)).sure) continue;
    const sure = confirmation(page);
    await (by === 'mouse' ? sure.click() : by === 'finger' ? sure.tap() : page.keyboard.press('Enter'));
    await expect(page.locator(`section.question:not([data-decision="${before}"])`).or(over(page)).first()).toBeVisible({ timeout: 30_000 });
  }
  return limit;
}
