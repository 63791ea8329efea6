/** The runs of tests: fast and slow ones by vitest, the browser by Playwright. Each counts what passed and what failed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './setup.mjs';
import { bin, ROOT, run } from './shell.mjs';

const RESULTS = join(ROOT, 'build', 'test-results');

/**
 * The tests of one kind, 'fast' or 'slow'. A word that names a package means its tests; other words go to vitest.
 * Only the results of a whole run are kept for `npm run rules`.
 */
export function vitest(kind, words = [], env = {}) {
  const args = words.map(word => (existsSync(join(ROOT, 'packages', word, 'package.json')) ? `packages/${word}/` : word));
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, args.length > 0 ? 'part.json' : kind === 'fast' ? 'unit.json' : 'slow.json');
  rmSync(file, { force: true });
  const status = run(bin('vitest'), ['run', '--project', kind, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args], {
    env,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: status === 0 ? failed : Math.max(1, failed), names: failures(kind, testResults, status) };
}

/** What failed, by file and title, so that the end of a long run says it again. */
function failures(kind, files, status) {
  const names = files.flatMap(({ name, status: outcome, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed').map(test => `${relative(ROOT, name)}: ${test.fullName}`);
    return failed.length === 0 && outcome === 'failed' ? [`${relative(ROOT, name)}: the file itself`] : failed;
  });
  return status !== 0 && names.length === 0 ? [`${kind} tests: an error outside of any test`] : names;
}

/** The fast tests again whenever a file changes; returns when the user quits. */
export function watch(words) {
  const args = words.map(word => (existsSync(join(ROOT, 'packages', word, 'package.json')) ? `packages/${word}/` : word));
  return run(bin('vitest'), ['watch', '--project', 'fast', ...args], { stdio: 'inherit' });
}

export function e2e(args = [], env = {}) {
  const CHROMIUM = findChromium();
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, 'playwright.json');
  rmSync(file, { force: true });
  const status = run(bin('playwright'), ['test', ...args], { env: { ...env, CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: status === 0 ? stats.unexpected : Math.max(1, stats.unexpected) };
}
