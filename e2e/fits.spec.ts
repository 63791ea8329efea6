/**
 * Boards fit their windows and do not jump. A board names what it keeps a place for with `data-place`: at every size, in several
 * positions, each of these lies inside the board and the board does not scroll; no place moves from one position to another, nor at any
 * moment between them. A game takes part with a line in GAMES: it is played in a desktop's window, each line in another one, and in every
 * position that window takes all sizes.
 */
import { expect, test, type Page } from '@playwright/test';
import { calm, drawn, faultsOf, play, question, seats } from './player.ts';

const SIZES = {
  '1280×720': { width: 1280, height: 720 },
  '1366×768': { width: 1366, height: 768 },
  '1440×900': { width: 1440, height: 900 },
  '1920×1080': { width: 1920, height: 1080 },
  '2560×1440': { width: 2560, height: 1440 },
  telephone: { width: 390, height: 844 },
  'telephone on its side': { width: 844, height: 390 },
} as const;
type Size = keyof typeof SIZES;
const ALL = Object.keys(SIZES) as Size[];
const DESKTOPS = ALL.filter(size => !size.startsWith('telephone'));

interface Line {
  readonly game: string;
  /** From the form of a new table to the first question. */
  readonly options?: (page: Page) => Promise<void>;
  readonly what: string;
  readonly language?: 'cs' | 'en';
  /** On a telephone its hand is a drawer that pushes the table together: it is put back before the board is looked at. */
  readonly pulled?: boolean;
  /** After how many answers the board is measured. */
  readonly positions: readonly number[];
}
/** Everybody's hero, at a table for this many. */
const heroes =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    if (names.length > 2) await seats(page, names.length);
    const groups = page.locator('.picker fieldset');
    await expect(groups).toHaveCount(names.length);
    for (const [i, name] of names.entries()) await groups.nth(i).getByText(name, { exact: true }).click();
  };
const GAMES: readonly Line[] = [
  { game: 'dice-throne', what: 'two heroes', options: heroes('Black Panther', 'Captain Marvel'), positions: [0, 3, 8, 16] },
  { game: 'dice-throne', what: 'long Czech words', options: heroes('Thor', 'Black Widow'), language: 'cs', positions: [0, 12] },
  {
    game: 'dice-throne',
    what: 'three on the hill',
    options: heroes('Doctor Strange', 'Loki', 'Scarlet Witch'),
    positions: [0, 10],
  },
  {
    game: 'dice-throne',
    what: 'four in teams',
    options: heroes('Thor', 'Loki', 'Scarlet Witch', 'Spider-Man'),
    positions: [0, 10],
  },
  {
    game: 'summoner-wars',
    what: 'a battle',
    pulled: true,
    positions: [4, 12, 24, 40],
  },
  {
    game: 'summoner-wars',
    what: 'long Czech words',
    pulled: true,
    language: 'cs',
    positions: [4, 20],
  },
  { game: 'scratch-wars', what: 'five weapons a side', positions: [0, 4, 10, 18, 30] },
  { game: 'scratch-wars', what: 'long Czech words', language: 'cs', positions: [0, 6, 14] },
  { game: 'doomtrooper', what: 'two decks', pulled: true, positions: [0, 6, 24, 44] },
  {
    game: 'doomtrooper',
    what: 'long Czech words',
    pulled: true,
    language: 'cs',
    positions: [0, 20],
  },
];

interface Measured {
  /** Beyond the board, in pixels; the board scrolls by this much. */
  readonly scrolls: readonly [x: number, y: number];
  readonly outside: readonly string[];
  readonly places: { readonly [place: string]: string };
  /** The board's own size: places may move with it, not by themselves. */
  readonly board: string;
}
const measured = (page: Page): Promise<Measured> =>
  page.evaluate<Measured>(`(() => {
    const host = document.querySelector('[role=region].board');
    const board = host.getBoundingClientRect();
    const round = box => [box.left - board.left, box.top - board.top, box.width, box.height].map(Math.round).join(' ');
    const places = {};
    const outside = [];
    for (const place of host.querySelectorAll('[data-place]')) {
      const box = place.getBoundingClientRect();
      places[place.dataset.place] = round(box);
      if (box.left < board.left - 1 || box.top < board.top - 1 || box.right > board.right + 1 || box.bottom > board.bottom + 1)
        outside.push(place.dataset.place + ' ' + round(box));
      // What a place cannot hold would have to be scrolled for.
      const { overflowX, overflowY } = getComputedStyle(place);
      if ((overflowX !== 'visible' && place.scrollWidth > place.clientWidth + 1) || (overflowY !== 'visible' && place.scrollHeight > place.clientHeight + 1))
        outside.push(place.dataset.place + ' cuts ' + place.scrollWidth + '×' + place.scrollHeight + ' to ' + place.clientWidth + '×' + place.clientHeight);
    }
    return {
      scrolls: [host.scrollWidth - host.clientWidth, host.scrollHeight - host.clientHeight],
      outside,
      places,
      board: [board.width, board.height].map(Math.round).join(' '),
    };
  })()`);

/** Moments one comes to at random: as a scenario shows them after this many steps, in a page that has its own bars. */
const SCENES = [
  { game: 'scratch-wars', scenario: 'shields-add-up', steps: 60 },
  { game: 'summoner-wars', scenario: 'attack.summoner-falls', steps: 60 },
  { game: 'dice-throne', scenario: 'before-the-defence', steps: 60 },
  { game: 'doomtrooper', scenario: 'book-combat-tournament', steps: 18 },
] as const;

/** The list of answers is put away again, as a reader would. */
async function folded(page: Page): Promise<void> {
  const unfolded = page.locator('section.question:not(.hidden) button.fold');
  if (await unfolded.isVisible()) await unfolded.click();
}

/** The hand is put back, as a reader would to see the table. */
async function pushedBack(page: Page): Promise<void> {
  const pulled = page.locator('button.pull[aria-expanded=true]:visible');
  if (await pulled.isVisible()) await pulled.click();
  await expect(pulled).toHaveCount(0);
}

/** Notes every place that moves, at whatever moment; what is carried or floats does not count as moved. */
const WATCH = `(() => {
  window.moved ??= [];
  const note = ({ sources }) => {
    for (const { node, previousRect, currentRect } of sources)
      if (node?.dataset?.place) window.moved.push([node.dataset.place, previousRect.x, previousRect.y, '→', currentRect.x, currentRect.y].map(n => typeof n === 'number' ? Math.round(n) : n).join(' '));
  };
  const watcher = new PerformanceObserver(list => list.getEntries().forEach(note));
  watcher.observe({ type: 'layout-shift' });
  window.lookAway = () => {
    watcher.takeRecords().forEach(note);
    watcher.disconnect();
  };
})()`;

/** What is amiss once the board has settled: drawn in its size, lists and hand put away. */
async function settled(page: Page, { pulled }: { readonly pulled: boolean }): Promise<Measured> {
  // It takes its size with the next frame, and opens its hand with it.
  await drawn(page);
  await folded(page);
  if (pulled) await pushedBack(page);
  await drawn(page);
  return measured(page);
}

for (const [nth, { game, what, options, language = 'en', pulled = false, positions }] of GAMES.entries())
  test(`${game}, ${what}: everything is in sight at every size, and nothing jumps`, async ({ page }) => {
    const faults = faultsOf(page);
    const home = DESKTOPS[nth % DESKTOPS.length]!;
    await page.setViewportSize(SIZES[home]);
    await calm(page, { language });
    await page.goto(`/new/${game}?with=self`);
    await options?.(page);
    await page.getByRole('button', { name: /^(Start game|Začít hru)/ }).click();
    await expect(question(page)).toBeVisible();
    const seen = new Map<string, Measured['places']>();
    let given = 0;
    for (const position of positions) {
      given += await play(page, { by: 'keyboard', limit: position - given });
      await page.evaluate('window.lookAway?.()');
      for (const size of [home, ...ALL.filter(other => other !== home)]) {
        await page.setViewportSize(SIZES[size]);
        const small = size.startsWith('telephone');
        // The table may still answer for the player: what is looked at is the board at rest.
        await expect(async () => {
          const { scrolls, outside, places, board } = await settled(page, { pulled: pulled && small });
          const before = seen.get(`${size} ${board}`);
          expect(Object.keys(places).length, 'places').toBeGreaterThan(2);
          expect({ scrolls, outside, places }).toEqual({ scrolls: [0, 0], outside: [], places: before ?? places });
          seen.set(`${size} ${board}`, places);
        }, `${size}, after ${given} answers`).toPass({ timeout: 20_000 });
      }
      await page.setViewportSize(SIZES[home]);
      await drawn(page);
      await page.evaluate(WATCH);
    }
    expect(await page.evaluate<string[]>('window.moved'), `moved between two answers at ${home}`).toEqual([]);
    expect(faults).toEqual([]);
  });

for (const { game, scenario, steps } of SCENES)
  for (const language of ['en', 'cs'])
    test(`${game}, the scene ${scenario} in ${language}: everything is in sight at every size`, async ({ page }) => {
      const faults = faultsOf(page);
      await calm(page, { language });
      await page.goto(`/scenario/${game}/${scenario}`);
      const on = page.getByRole('button', { name: /^(Forward one step|O krok dál)/ });
      await expect(on).toBeEnabled();
      for (let step = 0; step < steps && (await on.isEnabled()); step++) await on.click();
      for (const size of ALL) {
        await page.setViewportSize(SIZES[size]);
        const { scrolls, outside } = await settled(page, { pulled: true });
        expect({ scrolls, outside }, `at ${size}`).toEqual({ scrolls: [0, 0], outside: [] });
      }
      expect(faults).toEqual([]);
    });
