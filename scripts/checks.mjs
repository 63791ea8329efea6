/** The checks that run no test: types, lint, format, layer rules, dead code, size. */
import { bin, run, say } from './shell.mjs';

const CHECKS = [
  ['types of the pure packages', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the page', 'svelte-check', ['--tsconfig', 'tsconfig.page.json', '--output', 'human', '--fail-on-warnings']],
  ["types of the page's tests", 'tsc', ['-p', 'tsconfig.page-tests.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['layer rules', 'depcruise', ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead files and dependencies', 'knip', ['--no-config-hints']],
  ['dead code', 'knip', ['--config', 'knip.dead-code.config.js', '--include', 'files,exports,types', '--no-config-hints']],
];

/** Runs every check; says and counts how many held. */
export function check() {
  const names = [];
  for (const [name, program, args] of CHECKS) {
    const begun = performance.now();
    const status = run(bin(program), args);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (status !== 0) names.push(`check: ${name}`);
    say(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  }
  return { passed: CHECKS.length - names.length, failed: names.length, names };
}

/** The size of the first page, guarded. */
export function size() {
  const status = run(bin('size-limit'), []);
  return one('size of the first page', status);
}

/** One check among the results of a run. */
export const one = (name, status) =>
  status === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [`check: ${name}`] };
