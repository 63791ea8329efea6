import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
    typecheck: { enabled: false },
  },
});
