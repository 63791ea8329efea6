/** `virtual:scenarios/<game>`, `virtual:lessons/<game>`, `virtual:puzzles/<game>`, `virtual:how-to/<game>`: the texts of a game's files by name; `a/b.yaml` is called `a.b`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIRTUAL = /^\0?virtual:(scenarios|lessons|puzzles|how-to)\/(.+)$/;

function textsOf(kind: string, game: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../${game}/${kind}/`, import.meta.url));
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map(name => [name.replace(/\.yaml$/, '').replaceAll(/[\\/]/g, '.'), readFileSync(folder + name, 'utf8')]),
  );
}

export const scenarios = (): Plugin => ({
  name: 'kolbiste-scenarios',
  resolveId: id => (VIRTUAL.test(id) ? `\0${id}` : null),
  load(id) {
    const [, kind, game] = VIRTUAL.exec(id) ?? [];
    return kind && game ? `export default ${JSON.stringify(textsOf(kind, game))};` : null;
  },
});
