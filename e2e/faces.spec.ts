/**
 * Faces that differ, as they are seen: every card of a game is photographed on the page of cards, small and in grey, and no two may be taken
 * for one another. What is nearest is kept in build/faces, to be looked at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { calm, drawn, play, question } from './player.ts';

/** Below this share of differing patches two faces are taken for one another. */
const ALIKE = 0.08;
const PATCHES = 16;

interface Photo {
  readonly name: string;
  readonly hash: string;
  /** A small picture of it, for people. */
  readonly small: string;
}
interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In the page: cuts boxes out of a picture; whether each patch in grey is lighter than its neighbour to the right. */
const HASH = `async ({ png, boxes, patches }) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const draw = (box, width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, width, height);
    return canvas;
  };
  return Promise.all(boxes.map(async box => {
    // Halved before it is made tiny: every dot of the face counts.
    const half = draw(box, (patches + 1) * 4, patches * 4);
    const data = half.getContext('2d').getImageData(0, 0, half.width, half.height).data;
    const grey = (x, y) => {
      let sum = 0;
      for (let dy = 0; dy < 4; dy++) for (let dx = 0; dx < 4; dx++) {
        const at = ((y * 4 + dy) * half.width + x * 4 + dx) * 4;
        sum += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
      }
      return sum;
    };
    let hash = '';
    // Flat patches are neither lighter nor darker: a little noise must not decide.
    for (let y = 0; y < patches; y++) for (let x = 0; x < patches; x++) {
      const step = grey(x + 1, y) - grey(x, y);
      hash += step > 48 ? '+' : step < -48 ? '-' : '0';
    }
    const blob = await draw(box, 96, Math.round(96 * box.height / box.width)).convertToBlob({ type: 'image/jpeg', quality: 0.7 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return { name: box.name, hash, small: btoa(String.fromCharCode(...bytes)) };
  }));
}`;

const apart = (a: string, b: string): number => {
  let n = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) n++;
  return n / a.length;
};

/** Photographs all faces that a selector finds, window by window. */
async function photograph(page: Page, studio: Page, faces: string): Promise<readonly Photo[]> {
  await drawn(page);
  const photos: Photo[] = [];
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0, from = 0; top < height; top = from) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    const { boxes, next } = await page.evaluate<{ boxes: Box[]; next: number }>(`(() => {
      const all = [...document.querySelectorAll(${JSON.stringify(faces)})].map((face, i) => {
        const { x, y, width, height } = face.getBoundingClientRect();
        return { name: (face.closest('[data-name], a')?.getAttribute('aria-label') ?? face.dataset.name ?? '') + ' #' + i, x, y, width, height };
      });
      const seen = all.filter(({ y, height }) => y + scrollY >= ${from} && y + height <= innerHeight);
      const later = all.find(({ y, height }) => y + height > innerHeight);
      return { boxes: seen, next: later ? Math.floor(later.y + scrollY) : Infinity };
    })()`);
    const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    photos.push(...(await studio.evaluate<Photo[]>(`(${HASH})(${JSON.stringify({ png, boxes, patches: PATCHES })})`)));
    if (next === null || !Number.isFinite(next) || next <= from) break;
    from = next;
  }
  return photos;
}

interface Pair {
  readonly one: Photo;
  readonly other: Photo;
  readonly apart: number;
}
const pairsOf = (photos: readonly Photo[]): Pair[] =>
  photos
    .flatMap((one, i) => photos.slice(i + 1).map(other => ({ one, other, apart: apart(one.hash, other.hash) })))
    .sort((a, b) => a.apart - b.apart);

/** The nearest pairs on one page. */
function keep(game: string, pairs: readonly Pair[]): void {
  mkdirSync('build/faces', { recursive: true });
  const figure = ({ name, small }: Photo): string =>
    `<figure style="display:inline-block;margin:4px"><img src="data:image/jpeg;base64,${small}"><figcaption>${name}</figcaption></figure>`;
  const rows = pairs.slice(0, 40).map(pair => `<p>${(pair.apart * 100).toFixed(1)} % ${figure(pair.one)}${figure(pair.other)}</p>`);
  writeFileSync(`build/faces/${game}.html`, `<meta charset="utf-8"><title>${game}</title>${rows.join('\n')}`);
}

/** Every face of a game; how many cards it has at least, so that none is left out unseen. */
const GAMES = { 'scratch-wars': 40, 'summoner-wars': 70, 'dice-throne': 200, doomtrooper: 1073 } as const;

for (const [game, least] of Object.entries(GAMES))
  test(`no two faces of ${game} are taken for one another`, async ({ page, browser }) => {
    test.setTimeout(400_000);
    await calm(page);
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(`/cards/${game}`);
    await expect(page.locator('ul.cards > li').first()).toBeVisible({ timeout: 60_000 });
    // The whole list at once.
    const more = `(() => {
      const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === 'More');
      button?.click();
      return button !== undefined;
    })()`;
    while (await page.evaluate<boolean>(more));
    const studio = await (await browser.newContext()).newPage();
    const photos = await photograph(page, studio, 'ul.cards > li > a > :first-child');
    expect(photos.length).toBeGreaterThanOrEqual(least);
    const pairs = pairsOf(photos);
    keep(game, pairs);
    expect(pairs.filter(pair => pair.apart < ALIKE).map(({ one, other }) => `${one.name} – ${other.name}`)).toEqual([]);
  });

test('the two sides of a mirror match are told apart, in grey too', async ({ page, browser }) => {
  await calm(page);
  await page.goto('/new/summoner-wars?with=self');
  await page.getByRole('button', { name: /^Start game/ }).click();
  for (let side = 0; side < 2; side++) await question(page).getByRole('button', { name: 'Swamp Orcs' }).click();
  await play(page, { by: 'mouse', limit: 2 });
  await expect(page.locator('.pieces .piece svg').first()).toBeVisible();
  const studio = await (await browser.newContext()).newPage();
  const photos = await photograph(page, studio, '.pieces div.piece:not(.vine)');
  keep('mirror-match', pairsOf(photos));
  const sides = await page.evaluate<boolean[]>(
    `[...document.querySelectorAll('.pieces div.piece:not(.vine)')].map(piece => piece.getBoundingClientRect().y < document.querySelector('.map').getBoundingClientRect().y + document.querySelector('.map').getBoundingClientRect().height / 2)`,
  );
  expect(photos.length).toBe(sides.length);
  const across = photos.flatMap((one, i) =>
    photos.flatMap((other, j) => (sides[i]! && !sides[j]! ? [{ one, other, apart: apart(one.hash, other.hash) }] : [])),
  );
  expect(across.length).toBeGreaterThan(3);
  // Twice as far as any two faces: without the stripes a unit and its double would be one picture.
  expect(Math.min(...across.map(pair => pair.apart))).toBeGreaterThan(2 * ALIKE);
});
