/** The web client's build: hashed names, nothing inline (strict CSP), and a service worker that knows every built file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { testsByRulePlugin } from '../rulebooks/scripts/tests-by-rule-plugin.mjs';
import { rulesOfTheDay } from './rules-of-the-day.ts';
import { scenarios } from './scenarios-plugin.ts';

/** Rules of earlier releases: loaded with a match that began with them, and not kept before. */
const EARLIER_RULES = 'assets/rules/';
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string =>
  `${facadeModuleId && dirname(facadeModuleId) === RULES ? EARLIER_RULES : 'assets/'}[name]-[hash].js`;
const RULES = fileURLToPath(new URL('../../rules', import.meta.url));

/** Writes `sw.js` from `src/service-worker.js`, with the list of files to keep and a version made of their names. */
function serviceWorker(): Plugin {
  return {
    name: 'kolbiste-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter(name => !name.endsWith('.map') && name !== 'index.html' && !name.startsWith(EARLIER_RULES))
          .map(name => `/${name}`)
          .sort();
        const kept = ['/', ...files, '/manifest.webmanifest', '/icon.svg', '/icon-maskable.svg'];
        const index = bundle['index.html'];
        const page = index?.type === 'asset' ? String(index.source) : '';
        const version = createHash('sha256').update(JSON.stringify(kept)).update(page).digest('hex').slice(0, 12);
        const source = readFileSync(fileURLToPath(new URL('./src/service-worker.js', import.meta.url)), 'utf8')
          .replace("'__VERSION__'", () => JSON.stringify(version))
          .replace('/* __FILES__ */', () => kept.map(name => JSON.stringify(name)).join(', '));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/**
 * `virtual:daily-rules`: what greets the reader each day: a paragraph of the four how-to pages, which tell a newcomer the rules, with the
 * first rule that it leads to. Taken at build time, so that the first page need not load a whole book.
 */
function dailyRules(): Plugin {
  const name = 'virtual:daily-rules';
  return {
    name: 'kolbiste-daily-rules',
    resolveId: id => (id === name ? `\0${name}` : null),
    load: id => (id === `\0${name}` ? `export const dailyRules = ${JSON.stringify(rulesOfTheDay())};` : null),
  };
}

/** What the first page needs anyway, as one file instead of two dozen crumbs. */
const SHELL =
  /packages\/web\/src\/(shell\/(?!books|sound)|parts\/(Announcer|Empty|GameTile|Loading|MatchCard|Page|Panel|Toaster)\.svelte|connection\/(api|local)\.ts|games\.ts|worker\/shelf|text\/index)|packages\/board-kit\/src\/(kit\.ts|slices\.ts|emblems\/|parts\/(Badge|Button|IconButton|RuleLink)\.svelte)|node_modules\/(svelte|esm-env|clsx)\//;

/** The server beside the page in development (`npm run dev`). */
const API = process.env['KOLBISTE_API'] ?? '127.0.0.1:4680';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte(), dailyRules(), testsByRulePlugin(), scenarios(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000, // the rulebooks, and the tests that guard each rule, are read on their own pages only
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames, codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
    },
  },
  worker: { format: 'es', plugins: () => [scenarios()], rolldownOptions: { output: { chunkFileNames } } },
  server: {
    host: '127.0.0.1',
    // The server compares the origin with the host it is asked for: both stay the page's.
    proxy: { '/api': { target: `http://${API}`, changeOrigin: false }, '/ws': { target: `ws://${API}`, ws: true, changeOrigin: false } },
  },
  // The same strictness as on the server, so that a forbidden inline style shows at once.
  preview: {
    host: '127.0.0.1',
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  },
});
