/** What the layer rules and the linter do not see of the page's components: imports of types, and length. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const COMPONENTS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.svelte'))
  .map(file => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

it('know a table by the protocol, in types too', () => {
  expect(COMPONENTS.length).toBeGreaterThan(100);
  const reaching = COMPONENTS.filter(({ text }) => /from '@kolbiste\/(table|bots|testkit|learn)/.test(text)).map(({ file }) => file);
  expect(reaching).toEqual([]);
});

it('are cut by subject: about 250 lines are a lot', () => {
  const long = COMPONENTS.filter(({ text }) => text.split('\n').length > 280).map(({ file }) => file);
  expect(long).toEqual([]);
});
