import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { testsByRulePlugin } from './packages/rulebooks/scripts/tests-by-rule-plugin.mjs';

const all = 'packages/*/test/**/*.test.ts';
const slow = 'packages/*/test/**/*.slow.test.ts';

/** Fast tests need no build and answer at once; slow ones play random games, exhaust, compare golden games, start processes. */
export default defineConfig({
  plugins: [testsByRulePlugin(), svelte({ configFile: false })],
  test: {
    isolate: false,
    pool: 'threads',
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'fast', include: [all], exclude: [slow] } },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
