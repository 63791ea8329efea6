/** The camera, which is a film here: it shows the code of a card, and the card comes into the collection as scanned. */
import { encodeCard, starterSets } from '@kolbiste/scratch-wars';
import { expect, test } from '@playwright/test';
import { qrFilm } from '../packages/board-kit/test/qr-film.ts';
import { barriers, calm, faultsOf } from './player.ts';

const CODE = encodeCard(starterSets[0]!.hero);
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${qrFilm(CODE)}`,
    ],
  },
});

test('a card is scanned with the camera, by the worker where the browser has no detector', async ({ page }) => {
  await calm(page);
  await page.addInitScript({ content: 'delete globalThis.BarcodeDetector' });
  const faults = faultsOf(page);
  await page.goto('/workshop/scratch-wars');
  await page.locator('summary', { hasText: 'Enter a card' }).click();
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByLabel('Type or paste a code')).toHaveValue(CODE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put into the collection' }).last().click();
  const mine = page.getByRole('region', { name: 'Cards' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await mine.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('scanned', { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // The same card again is refused, with the rule.
  await page.getByRole('button', { name: 'Scan' }).click();
  await page.getByRole('button', { name: 'Put into the collection' }).last().click();
  await expect(page.getByText('This card is in the collection already.')).toBeVisible();
  await expect(page.getByText('SCW 1.4.4.2').first()).toBeVisible();
  expect(faults).toEqual([]);
});
