/** Serves the game. */
import type { Shell } from '../shell.ts';

export async function serve(shell: Shell): Promise<number> {
  const { runServer } = await import('@kolbiste/server');
  return runServer({ env: process.env, say: shell.say, language: shell.language });
}
