/** Random players play many games; with --matrix bots play every pairing. */
import { isDraw, keyOf, Random, seeded, StepError, winners, type Plain, type Seat, type AnyGame } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { optionsOf, progressBar, seatsOf, UserError, wholeNumber, type Shell } from '../shell.ts';
import { matrix } from './matrix.ts';

export interface Simulation {
  readonly game: string;
  games: number;
  finished: number;
  errors: number;
  decisions: number;
  decisionsPerSecond: number;
  readonly outcomes: { draws: number; readonly winsBySeat: number[]; starterWins?: number };
  meanLength: number;
}

/** Games between random players. A game that fails is counted and told; the others go on. */
export function simulateGames(
  game: AnyGame,
  run: { games: number; seats: number; seed: string; options: unknown; onGame?: (done: number) => void; onError?: (text: string) => void },
): Simulation {
  const sum: Simulation = {
    game: game.module.id,
    games: 0,
    finished: 0,
    errors: 0,
    decisions: 0,
    decisionsPerSecond: 0,
    outcomes: { draws: 0, winsBySeat: Array.from({ length: run.seats }, () => 0) },
    meanLength: 0,
  };
  const begun = performance.now();
  for (let i = 0; i < run.games; i++) {
    const seed = `${run.seed}/${i}`,
      choices = new Random(seeded(`${seed}/choices`)),
      inputs: string[] = [];
    sum.games++;
    try {
      const position = game.start(run.options, run.seats, seed);
      while (position.decision) {
        const { options } = position.decision,
          index = choices.integer(options.length);
        inputs.push(keyOf(options[index]!));
        game.advance(position, index);
        sum.decisions++;
      }
      sum.finished++;
      const outcome = position.outcome!;
      if (isDraw(outcome)) sum.outcomes.draws++;
      for (const seat of winners(outcome)) sum.outcomes.winsBySeat[seat]!++;
      const starter = starterOf(position.world);
      if (starter !== null) sum.outcomes.starterWins = (sum.outcomes.starterWins ?? 0) + (winners(outcome).includes(starter) ? 1 : 0);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      sum.errors++;
      run.onError?.(
        `${error.message}\nreproduction: ${JSON.stringify({ game: game.module.id, options: run.options as Plain, seats: run.seats, seed, inputs })}`,
      );
    }
    run.onGame?.(i + 1);
  }
  sum.decisionsPerSecond = Math.round(sum.decisions / ((performance.now() - begun) / 1000));
  sum.meanLength = sum.finished ? Math.round((sum.decisions / sum.games) * 10) / 10 : 0;
  return sum;
}

/** Games with a starting player call them `starter` or `first`; those without have none. */
function starterOf(world: object): Seat | null {
  const { starter } = world as { starter?: unknown };
  return typeof starter === 'number' ? starter : null;
}

export function simulate(shell: Shell, [id]: readonly string[]): number {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  if (shell.flags['matrix'] === true) return matrix(shell, id);
  const { game } = gameNamed(id);
  const games = wholeNumber(shell, '--games', 1000),
    seats = seatsOf(shell, game),
    seed = String(shell.flags['seed'] ?? 'kolbiste');
  game.module.options.read(optionsOf(shell));
  const begun = performance.now();
  const sum = simulateGames(game, { games, seats, seed, options: optionsOf(shell), onGame: progressBar(games), onError: shell.note });
  if (shell.json) shell.say(JSON.stringify(sum));
  else {
    const { words } = shell,
      t = words.table,
      share = (n: number): string => `${n} (${((100 * n) / Math.max(1, sum.finished)).toFixed(1)} %)`;
    shell.say(words.simulated(sum.games, ((performance.now() - begun) / 1000).toFixed(1)));
    const rows: [string, string | number][] = [
      [t.finished, sum.finished],
      [t.errors, sum.errors],
      [t.decisions, sum.decisions],
      [t.perSecond, sum.decisionsPerSecond],
      [t.meanLength, sum.meanLength],
      [t.draws, share(sum.outcomes.draws)],
      [t.wins, sum.outcomes.winsBySeat.map(share).join(' · ')],
      ...(sum.outcomes.starterWins === undefined ? [] : ([[t.starter, share(sum.outcomes.starterWins)]] as [string, string][])),
    ];
    const width = Math.max(...rows.map(([name]) => name.length)) + 2;
    for (const [name, value] of rows) shell.say(`  ${name.padEnd(width)}${value}`);
  }
  return sum.errors ? 1 : 0;
}
