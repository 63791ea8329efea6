/** Dead code and dead dependencies. Programs that scripts/run.mjs starts by name are listed, because no import tells of them. */
export const scriptOf = text => [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(match => match[1]).join('\n');

export default {
  ignoreExportsUsedInFile: true,
  compilers: { svelte: scriptOf },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/mutants/{run,session,runner}.mjs', 'e2e/**/*.ts'],
      project: ['scripts/**/*.mjs', 'e2e/**/*.ts'],
    },
    'packages/cli': { entry: ['src/main.ts', 'test/**/*.ts'] },
    'packages/server': { entry: ['src/club/pairing-worker.ts', 'test/**/*.ts'] },
    'packages/bots': { entry: ['src/worker-node.ts', 'test/**/*.ts'] },
    'packages/web': { entry: ['src/service-worker.js', 'src/worker/*.ts', 'test/**/*.ts'], project: ['src/**/*.{ts,svelte,js}'] },
    'packages/*': { entry: ['test/**/*.ts', 'scripts/*.{mjs,d.mts}'] },
  },
  ignoreDependencies: ['@typescript/native', 'oxlint', 'oxlint-tsgolint', 'oxfmt', 'dependency-cruiser', 'svelte-check'],
};
