/** Two bot levels play each other, seats swapped, and the better one is measured with its interval. */
import { isDraw, winners } from '@kolbiste/engine';
import { BUDGETS, choose, LEVELS, type Level } from '@kolbiste/bots';
import { gameNamed } from '@kolbiste/games';
import { optionsOf, progressBar, UserError, wholeNumber, type Shell } from '../shell.ts';

/** 95 % interval of a share (Wilson). */
export function interval(share: number, n: number): [number, number] {
  const z = 1.96,
    d = 1 + (z * z) / n,
    middle = share + (z * z) / (2 * n),
    spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [(middle - spread) / d, (middle + spread) / d];
}

export function arena(shell: Shell, [id, first = 'squire', second = 'novice']: readonly string[]): number {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  for (const level of [first, second]) if (!LEVELS.includes(level as Level)) throw new UserError(`"${level}": ${LEVELS.join(', ')}`, 2);
  const { game } = gameNamed(id),
    levels = [first, second] as [Level, Level];
  const games = wholeNumber(shell, '--games', 100),
    seed = String(shell.flags['seed'] ?? 'arena'),
    options = optionsOf(shell);
  const milliseconds = shell.flags['ms'] === undefined ? null : wholeNumber(shell, '--ms', 100);
  const bar = progressBar(games);
  let points = 0,
    draws = 0,
    decisions = 0;
  for (let i = 0; i < games; i++) {
    const seatOfFirst = i % 2,
      position = game.start(options, 2, `${seed}/${i >> 1}`); // the same deal from both sides
    while (position.decision) {
      const { seat } = position.decision,
        level = levels[seat === seatOfFirst ? 0 : 1],
        budget = BUDGETS[level];
      const choice = choose(
        { game, position: game.redeal(position, seat, `${seed}/${i}/${decisions}`), seat },
        level,
        `${seed}/${i}/${decisions}`,
        { iterations: budget.iterations, until: performance.now() + (milliseconds ?? budget.milliseconds), now: () => performance.now() },
      );
      game.answer(position, choice.key);
      decisions++;
    }
    const outcome = position.outcome!;
    if (isDraw(outcome)) draws++;
    points += isDraw(outcome) ? 0.5 : winners(outcome).includes(seatOfFirst) ? 1 : 0;
    bar(i + 1);
  }
  const share = points / games,
    [low, high] = interval(share, games);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  shell.say(
    shell.json
      ? JSON.stringify({ game: id, first, second, games, draws, share, low, high })
      : `${first} – ${second}: ${percent(share)} (${percent(low)} – ${percent(high)}), ${games}`,
  );
  return 0;
}
