/** The repository's root, wherever this file was bundled to. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function rootFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'packages', 'web')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
