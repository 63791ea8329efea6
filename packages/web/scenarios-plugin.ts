/** `virtual:scenarios/<game>`: the texts of a game's scenario files by name; `a/b.yaml` is called `a.b`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:scenarios/';

function textsOf(game: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../${game}/scenarios/`, import.meta.url));
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.sort().map(name => [name.replace(/\.yaml$/, '').replaceAll(/[\\/]/g, '.'), readFileSync(folder + name, 'utf8')]),
  );
}

export const scenarios = (): Plugin => ({
  name: 'kolbiste-scenarios',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load: id => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(textsOf(id.slice(PREFIX.length + 1)))};` : null),
});
