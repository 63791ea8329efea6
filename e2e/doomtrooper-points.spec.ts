/** Points of a won combat are split with a slider. The game up to there is played here, opened by link and played on in the page. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { game } from '@kolbiste/doomtrooper';
import { exportRecord, Match, newHeader, recordOf } from '@kolbiste/table';
import { barriers, calm, faultsOf, question } from './player.ts';

/** Both sides bring in warriors and attack; what else they do follows a little generator. */
const WANTED = [/^attacker/, /^defender/, /^fight/, /^shoot/, /^attack$/, /to squad$/, /to cohort$/];

/** A link to the moment in which points are to be split, and how many they are. */
function untilSplit(): { readonly link: string; readonly most: number } {
  const seats = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
  const match = new Match(game, newHeader(game, { match: 'points', tableSeed: 'points to be split', seats }));
  seats.forEach((_, seat) => match.take({ at: 0, type: 'stops', seat, stops: { mode: 'everywhere' } }));
  seats.forEach((_, seat) => match.take({ at: 0, type: 'ready', seat, nonce: `nonce-${seat}` }));
  for (let answers = 0; answers < 2000; answers++) {
    const { asked } = match;
    if (!asked) throw new Error('the game ended without points to split');
    const keys = match.state(asked.seat).seen!.decision!.options.map(({ key }) => key);
    const most = Math.max(0, ...keys.map(key => Number(/^victory (\d+) destiny 0$/.exec(key)?.[1] ?? 0)));
    if (most > 1) {
      match.take({ at: 0, type: 'concede', seat: asked.seat });
      const packed = deflateRawSync(exportRecord({ ...recordOf(match), streams: [] })).toString('base64url');
      return { link: `/replay/shared?at=${answers}&side=${asked.seat}#${packed}`, most };
    }
    const found = WANTED.map(kind => keys.find(key => kind.test(key))).find(Boolean);
    match.take({ at: 0, type: 'answer', ...asked, key: found ?? keys[(Math.imul(answers + 1, 0x9e3779b1) >>> 8) % keys.length]! });
  }
  throw new Error('no points to split');
}

for (const by of ['mouse', 'keyboard'] as const)
  test(`points are split with the slider, by ${by}, and go where it says`, async ({ page }) => {
    const faults = faultsOf(page);
    const { link, most } = untilSplit();
    await calm(page, { stops: 'everywhere' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog', { name: 'Play on from here' }).getByRole('button', { name: 'Solo (control both sides)' }).click();
    const split = page.getByRole('region', { name: 'Split the points' });
    const slider = split.getByRole('slider', { name: 'Victory points' });
    // Everything is for victory at first; the rest is for destiny.
    await expect(slider).toHaveAttribute('max', String(most));
    await expect(slider).toHaveAttribute('aria-valuetext', `${most} victory, 0 destiny`);
    expect(await barriers(page)).toEqual([]);
    if (by === 'mouse') {
      const box = (await slider.boundingBox())!;
      await page.mouse.click(box.x + 2, box.y + box.height / 2);
      await expect(slider).toHaveValue('0');
      await split.getByRole('button', { name: 'One more' }).click();
    } else {
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(slider).toHaveValue('0');
      await page.keyboard.press('ArrowRight');
    }
    await expect(slider).toHaveAttribute('aria-valuetext', `1 victory, ${most - 1} destiny`);
    await expect(split).toContainText(new RegExp(`1\\s*Victory points.*Destiny.*${most - 1}`, 's'));
    // The same answer is marked in the list.
    await expect(question(page).locator('.letters button.highlighted')).toHaveAttribute('data-key', `victory 1 destiny ${most - 1}`);
    const take = split.getByRole('button', { name: /^Take these/ });
    if (by === 'mouse') await take.click();
    else {
      await take.focus();
      await page.keyboard.press('Enter');
    }
    await expect(split).toBeHidden();
    const announced = page.locator('.side .line').filter({ hasText: /announces 1 victory/ });
    await expect(announced.last()).toContainText(`${most - 1} destiny`);
    expect(faults).toEqual([]);
  });
