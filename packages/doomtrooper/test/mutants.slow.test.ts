/** Rules drawn by a fixed lot: their code is broken, and the tests that declare them must notice. All of them: `npm run mutants`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('tests that declare a rule fail when its code is broken', () => {
  const command = fileURLToPath(new URL('../../../scripts/mutants/run.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'doomtrooper', '--sample', '5'], { encoding: 'utf8' });
  expect({ status, said: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
});
