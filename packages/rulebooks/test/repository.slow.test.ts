/** Every rule and ruling that this repository's sources, tests and scenarios cite exists. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { problemsOf } from '../scripts/coverage.mjs';
import { survey } from '../scripts/survey.mjs';

it('cites only what exists', () => {
  const read = survey(resolve(dirname(fileURLToPath(import.meta.url)), '../../..'));
  expect(problemsOf(read)).toEqual([]);
});
