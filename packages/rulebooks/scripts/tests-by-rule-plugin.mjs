/**
 * `virtual:tests-by-rule` for Vite, Vitest and Rolldown: which tests declare and which scenarios name a rule, read from the sources
 * when the module is first asked for.
 */
import { resolve } from 'node:path';
import { testsByRule } from './coverage.mjs';
import { declared } from './survey.mjs';

const name = 'virtual:tests-by-rule';
const root = resolve(import.meta.dirname, '../../..');

export const testsByRulePlugin = () => ({
  name: 'kolbiste-tests-by-rule',
  resolveId: id => (id === name ? `\0${name}` : null),
  load: id => (id === `\0${name}` ? `export const testsByRule = ${JSON.stringify(testsByRule(declared(root)))};` : null),
});
