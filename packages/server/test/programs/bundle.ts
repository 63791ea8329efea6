/** Programs for processes and threads: Node does not run our TypeScript by itself. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { rootFolder } from '../../src/root-folder.ts';

const isNpm = (id: string): boolean => !isAbsolute(id) && !id.startsWith('.') && !id.startsWith('@kolbiste/');
const made = new Map<string, Promise<string>>();

/** Bundles a TypeScript file, once; gives the bundle's path. It lies within the repository, so that it finds its packages. */
export function bundle(input: string): Promise<string> {
  let file = made.get(input);
  if (!file) made.set(input, (file = make(input)));
  return file;
}

async function make(input: string): Promise<string> {
  const folder = join(rootFolder(), 'build', 'test-programs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomBytes(6).toString('hex')}.mjs`);
  process.once('exit', () => rmSync(file, { force: true }));
  const built = await rolldown({ input, platform: 'node', external: isNpm, logLevel: 'silent' });
  await built.write({ file, format: 'esm', codeSplitting: false });
  await built.close();
  return file;
}

export const botWorker = (): Promise<string> => bundle(join(rootFolder(), 'packages', 'bots', 'src', 'worker-node.ts'));
