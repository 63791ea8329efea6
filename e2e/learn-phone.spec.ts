/** Lessons on a telephone, upright and on its side: the card never covers what it speaks of. */
import { expect, test, type Page } from '@playwright/test';
import { barriers, calm, fits } from './player.ts';
import { card, lessonsOf, walk } from './learner.ts';

/** How much of what is pointed at lies in the window and is not under the card, from 0 to 1. */
const SEEN = `(() => {
  const thing = document.querySelector('[data-pointed]')?.getBoundingClientRect();
  if (!thing) return 1;
  const card = document.querySelector('aside.card').getBoundingClientRect();
  const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return (common(thing, window) - common(thing, card)) / Math.max(1, thing.width * thing.height);
})()`;
const seen = (page: Page): Promise<number> => page.evaluate<number>(SEEN);

for (const game of ['scratch-wars'])
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test(`${game}: a first lesson at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await calm(page);
      const [first] = await lessonsOf(page, game);
      await page.goto(first!);
      let [steps, points] = [0, 0];
      const pointed = await walk(page, {
        small: true,
        look: async (said, at) => {
          expect(await fits(page)).toBe(true);
          if (at) points++;
          if (at) await expect.poll(() => seen(page), { message: `${said}: ${at}` }).toBeGreaterThan(0.25);
          if (steps++ === 0) expect(await barriers(page)).toEqual([]);
        },
      });
      expect(steps).toBeGreaterThan(8);
      expect(pointed).toBeGreaterThan(points * 0.6);
      await expect(card(page)).toContainText('Well done');
    });
