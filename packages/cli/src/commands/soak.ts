/** Long runs of the invariants runner: every check at every decision. */
import { GAMES, gameNamed } from '@kolbiste/games';
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { progressBar, wholeNumber, type Shell } from '../shell.ts';
import { variationAt } from '../variations.ts';

export function soak(shell: Shell, [id]: readonly string[]): number {
  const games = wholeNumber(shell, '--games', 1000),
    seed = String(shell.flags['seed'] ?? 'soak'),
    every = wholeNumber(shell, '--every', 1);
  for (const { id: name, game } of id ? [gameNamed(id)] : GAMES) {
    const bar = progressBar(games),
      table = variationAt(name, seed);
    const totals = checkMany(game, {
      games,
      seed,
      options: i => table(i).options,
      seats: i => table(i).seats,
      every,
      ruleExists: exists,
      onGame: done => bar(done),
    });
    shell.say(
      shell.json
        ? JSON.stringify({ game: name, games: totals.games, decisions: totals.decisions, finished: totals.finished })
        : `${name}: ${shell.words.invariantsHold(totals.games, totals.decisions)}`,
    );
  }
  return 0;
}
