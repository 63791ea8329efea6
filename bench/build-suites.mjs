/** Bundles our own suites, which import the project's TypeScript, from ours/*.ts to build/*.mjs. npm packages stay outside. */
import { readdirSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = path => fileURLToPath(new URL(path, import.meta.url));
const isNpm = id => !isAbsolute(id) && !id.startsWith('.') && !id.startsWith('@kolbiste/');

export const ownSuites = () =>
  readdirSync(here('ours'))
    .filter(file => file.endsWith('.ts'))
    .map(file => basename(file, '.ts'));

/** One bundle per suite, so that a game that does not compile takes no other down. Gives the bundle's path. */
export async function buildSuite(name) {
  const file = here(`build/${name}.mjs`);
  const bundle = await rolldown({ input: here(`ours/${name}.ts`), platform: 'node', external: isNpm, logLevel: 'silent' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
