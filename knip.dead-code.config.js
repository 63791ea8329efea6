/**
 * Dead code, without tests as users: what only tests use is dead. The packages are private, so an export that no other file
 * imports is dead as well, even from a package's door. The test kit is made for tests. `@testonly` marks the few exports that let a
 * test look inside where there is no other way in, `@book` a rule of the book that no
 * card here uses yet.
 */
import { scriptOf } from './knip.config.js';

export default {
  ignoreExportsUsedInFile: true,
  includeEntryExports: true,
  compilers: { svelte: scriptOf },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/mutants/{run,session,runner}.mjs', 'bench/{lib,ours}/**/*.ts'],
      project: ['scripts/**/*.mjs'],
    },
    'packages/cli': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    'packages/server': { entry: ['src/club/pairing-worker.ts'], project: ['src/**/*.ts'] },
    'packages/bots': { entry: ['src/worker-node.ts'], project: ['src/**/*.ts'] },
    'packages/web': { entry: ['src/main.ts', 'src/service-worker.js', 'src/worker/*.ts'], project: ['src/**/*.{ts,svelte,js}'] },
    'packages/*': { project: ['src/**/*.{ts,svelte}'] },
  },
  tags: ['-testonly', '-book'],
  ignoreIssues: {
    'packages/testkit/**': ['exports', 'types'],
    'packages/learn/src/*suite.ts': ['exports', 'types'],
    'scripts/mutants/runner.mjs': ['exports'], // Vitest takes the runner by its path
  },
  vitest: false,
  playwright: false,
};
