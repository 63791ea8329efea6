import { defineConfig } from 'rolldown';
import { testsByRulePlugin } from './packages/rulebooks/scripts/tests-by-rule-plugin.mjs';

// One bundle for the command (which serves, too), one for each kind of worker: a .ts worker does not start on Node 20.
// npm packages stay outside; our packages, which are TypeScript, go in.
export default defineConfig({
  input: {
    kolbiste: 'packages/cli/src/main.ts',
    'bot-worker': 'packages/bots/src/worker-node.ts',
    'pairing-worker': 'packages/server/src/club/pairing-worker.ts',
  },
  platform: 'node',
  external: id =>
    !id.startsWith('.') &&
    !id.startsWith('/') &&
    !id.startsWith('@kolbiste/') &&
    !id.startsWith('virtual:') &&
    !id.startsWith('\0') &&
    !id.startsWith('packages/'),
  plugins: [testsByRulePlugin()],
  checks: { bundlerTimings: false },
  output: { dir: 'build', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs', sourcemap: true },
});
