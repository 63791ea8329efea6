import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Browser tests: the built page on the built server, in the system's Chromium. `npm run e2e` finds the browser and builds. */
// Below the ports that the system gives to connections: one of those may rest for a minute.
const PORT = Number(process.env['E2E_PORT'] ?? 26_811);
const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/test-results/e2e',
  workers: 2,
  // A browser on a busy machine may be slow; a test that needs its second try is told as flaky.
  timeout: 180_000,
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'build/test-results/playwright.json' }]],
  use: { baseURL: `http://127.0.0.1:${PORT}`, trace: 'on-first-retry', locale: 'en-GB' },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone|pictures/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    { name: 'phone', use: { ...devices['Pixel 7'], launchOptions }, testMatch: /phone|pages/ },
    // Pictures are for people to look at; only `npm run pictures` takes them.
    ...(process.env['PICTURES'] ? [{ name: 'pictures', use: { ...devices['Desktop Chrome'], launchOptions }, testMatch: /pictures/ }] : []),
  ],
  webServer: {
    command: 'node build/kolbiste.mjs serve',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: { PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'kolbiste-e2e-')), LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
