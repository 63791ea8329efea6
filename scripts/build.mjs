/** Builds the page, the server and the command, when something they are made of changed since the last time. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, ROOT, run, say } from './shell.mjs';

export function build({ force = false } = {}) {
  const stamp = join(ROOT, 'build', '.stamp');
  const wanted = sourcesHash();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building …');
  rmSync(stamp, { force: true });
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  if (run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'packages/web') }) !== 0)
    fail('the page could not be built: see above');
  if (run(bin('rolldown'), ['-c', 'rolldown.config.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
    fail('the server could not be built: see above');
  writeFileSync(stamp, wanted);
}

/** Over everything a build reads: the sources, the rules that are kept, and the tests and scenarios that the pages about rules list. */
function sourcesHash() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const folder of ['packages', 'rules'])
    for (const file of filesIn(join(ROOT, folder))) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  for (const file of ['package-lock.json', 'rolldown.config.mjs']) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['node_modules', 'dist', 'build', 'golden', '.svelte-check'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
