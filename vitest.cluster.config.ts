import { defineConfig } from 'vitest/config';

/** Tests with real servers, a real PostgreSQL and a real Redis: `npm run test:cluster`. */
export default defineConfig({
  test: {
    include: ['packages/server/test/cluster/*.cluster.ts'],
    globalSetup: ['packages/server/test/cluster/services.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
