/** Moderators at work: a report is looked at and closed with an answer, a player is muted by keyboard, and another moderator undoes it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers, calm, faultsOf, fits } from './player.ts';

/** The keeper's command works on the database: so this has a server of its own. */
let server: ChildProcess;
let url = '';
let env: NodeJS.ProcessEnv = {};
const folder = mkdtempSync(join(tmpdir(), 'kolbiste-moderation-'));

test.beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise(done => free.once('listening', done));
  const { port } = free.address() as AddressInfo;
  await new Promise(done => free.close(done));
  url = `http://127.0.0.1:${port}`;
  env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, ['build/kolbiste.mjs', 'serve'], { env, stdio: 'ignore' });
  await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false, { timeout: 30_000 }).toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise(done => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

async function person(browser: Browser, name: string, settings: object = {}, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, locale: 'en-GB', baseURL: url })).newPage();
  await calm(page, { name, ...settings });
  return page;
}
const request = <T>(page: Page, method: string, path: string, body: object = {}): Promise<T> =>
  page.evaluate(
    async ([verb, to, text]) =>
      (
        await fetch(to!, { method: verb!, ...(verb !== 'GET' && { headers: { 'content-type': 'application/json' }, body: text! }) })
      ).json() as Promise<T>,
    [method, path, JSON.stringify(body)],
  );
/** An account, made in the settings; a moderator by the keeper's command. */
async function moderator(
  browser: Browser,
  name: string,
  settings: object = {},
  viewport?: { width: number; height: number },
): Promise<Page> {
  const page = await person(browser, name, settings, viewport);
  await page.goto('/settings');
  await request(page, 'POST', '/api/guest');
  const { player } = await request<{ player: string }>(page, 'POST', '/api/account', { name, password: 'correct horse' });
  await page.evaluate("localStorage.setItem('kolbiste.player', 'true')");
  execFileSync(process.execPath, ['build/kolbiste.mjs', 'admin', 'promote', player, '--why', 'trusted'], { env });
  await page.reload();
  return page;
}

test('a report is looked at, a player is muted, and another moderator undoes it', async ({ browser }) => {
  const [jana, petr] = [await person(browser, 'Jana'), await person(browser, 'Petr')];
  await jana.goto('/new/scratch-wars?with=friend');
  await jana.getByRole('button', { name: 'Create table' }).click();
  const invitation = await jana.getByLabel('Share').inputValue();
  await jana.getByRole('link', { name: 'Go to the table' }).click();
  await petr.goto(invitation);
  await petr.getByRole('tab', { name: /Chat/ }).click();
  await petr.getByRole('button', { name: 'Hello!' }).click();
  await jana.getByRole('tab', { name: /Chat/ }).click();
  await jana.getByRole('button', { name: /^Report/ }).click();
  await jana.getByLabel('What is wrong?').fill('He shouts.');
  await jana.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();

  const eva = await moderator(browser, 'Eva');
  const faults = [faultsOf(eva)];
  await eva.getByRole('link', { name: 'Moderation' }).press('Enter');
  await expect(eva.getByRole('heading', { name: 'Moderation', level: 1 })).toBeVisible();
  const report = eva.getByRole('article', { name: 'Jana reports Petr' });
  await expect(report).toContainText('He shouts.');
  await expect(report.getByRole('listitem').filter({ hasText: 'Petr: Hello!' })).toContainText('reported');
  expect(await barriers(eva)).toEqual([]);
  await report.getByRole('button', { name: 'History: Petr' }).press('Enter');
  const history = eva.getByRole('region', { name: 'History: Petr' });
  await expect(history).toContainText('Reported 1 time');
  await history.getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  const dialog = eva.getByRole('dialog', { name: 'Mute: Petr' });
  await dialog.getByRole('radio', { name: '1 day' }).focus();
  await eva.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('shouting');
  expect(await barriers(eva)).toEqual([]);
  await eva.keyboard.press('Tab');
  await eva.keyboard.press('Enter');
  await expect(history).toContainText(/Muted until/);
  await report.getByRole('button', { name: 'Close report' }).press('Enter');
  await eva.getByLabel('Reason').fill('dealt with');
  await eva.getByLabel(/^Answer/).fill('Thanks, he is quiet now.');
  await eva.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(eva.getByText('No open reports.')).toBeVisible();
  await jana.goto('/settings');
  await jana.getByText('Your reports').click();
  await expect(jana.getByText('Answer: Thanks, he is quiet now.')).toBeVisible();
  expect(await barriers(jana)).toEqual([]);

  // Another one, in Czech and on a phone.
  const ivo = await moderator(browser, 'Ivo', { language: 'cs' }, { width: 390, height: 844 });
  faults.push(faultsOf(ivo));
  await ivo.goto('/moderation');
  const acts = ivo.getByRole('region', { name: 'Co se udělalo' });
  await expect(acts).toContainText('Eva: ztlumení – Petr');
  expect(await barriers(ivo)).toEqual([]);
  expect(await fits(ivo)).toBe(true);
  await acts.getByRole('button', { name: 'Vrátit: Eva: ztlumení – Petr' }).press('Enter');
  await ivo.getByLabel('Důvod').fill('moc přísné');
  await ivo.getByRole('button', { name: 'Potvrdit' }).press('Enter');
  await expect(acts).toContainText('Ivo: zrušení ztlumení – Petr');
  await expect(acts.getByRole('button', { name: 'Vrátit: Eva: ztlumení – Petr' })).toHaveCount(0);
  expect(await barriers(ivo)).toEqual([]);
  expect(await fits(ivo)).toBe(true);
  expect(faults.flat()).toEqual([]);

  // For others there is nothing to see.
  await petr.goto('/moderation');
  await expect(petr.getByText('This page is for moderators.')).toBeVisible();
  expect(await barriers(petr)).toEqual([]);
});
