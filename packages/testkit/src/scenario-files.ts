/** Where scenario files are. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The paths of the scenario files in a folder and below, sorted. */
export function scenarioFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ya?ml$/.test(name))
    .sort()
    .map(name => join(folder, name));
}

/** The path as the repository knows it, with slashes. */
export function repositoryPath(file: string): string {
  let root = dirname(resolve(file));
  while (!existsSync(join(root, 'package-lock.json')) && dirname(root) !== root) root = dirname(root);
  return relative(root, resolve(file)).split(sep).join('/');
}
