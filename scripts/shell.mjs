/** What the commands share: where the repository is, how to say something, how to run a program. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_UPDATE_NOTIFIER: '1' };

/** With `--json` standard output belongs to the result. */
const quiet = process.argv.includes('--json');
export const say = text => (quiet ? console.error(text) : console.log(text));

/** A user error: one line, no stack. */
export function fail(message, code = 1) {
  console.error(`kolbiste: ${message}`);
  process.exit(code);
}

/** A program of the installed packages. */
export const bin = name => join(ROOT, 'node_modules', '.bin', name);

/** Runs a program to its end; returns its exit status. */
export function run(program, args, options = {}) {
  const stdio = options.stdio ?? ['ignore', quiet ? 2 : 'inherit', 'inherit'];
  const result = spawnSync(program, args, { cwd: options.cwd ?? ROOT, env: { ...env, ...options.env }, stdio });
  if (result.error) fail(`could not run ${program}: ${result.error.message}`);
  return result.status ?? 1;
}
