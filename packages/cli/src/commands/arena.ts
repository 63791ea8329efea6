/** Two bot levels play each other, on every other seat each and then swapped, and the better one is measured with its interval. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CONTENDERS, interval, pairing, playMatch, type Contender, type Onlooker, type Player } from '@kolbiste/bots';
import type { AnyGame, Plain } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { optionsOf, progressBar, seatsOf, UserError, wholeNumber, type Shell } from '../shell.ts';
import { teller } from './teller.ts';

interface Result {
  /** Of the first contender; a draw is a half. */
  points: number;
  games: number;
  draws: number;
  decisions: number;
}

interface Run {
  readonly game: AnyGame;
  readonly players: readonly [Player, Player];
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly games: number;
}

/** The n-th game, from 0: two are the same deal from both sides. What the first contender gets. */
function playNth({ game, players, seats, options, seed }: Run, n: number, onlooker?: Onlooker): { points: number; decisions: number } {
  const pair = n >> 1,
    at = Array.from({ length: seats }, (_, seat) => (seat + n) % 2);
  const { shares, decisions } = playMatch(
    game,
    at.map(i => players[i]!),
    seats === 2 ? pairing(game, options, pair) : (options as Plain),
    `${seed}/${pair}`,
    onlooker,
  );
  return { points: shares.reduce((sum, share, seat) => sum + (at[seat] === 0 ? share : 0), 0), decisions };
}

/** The games whose number leaves `at` when divided by `of`: a part for each core. */
function play(run: Run, at: number, of: number, onGame: () => void): Result {
  const result: Result = { points: 0, games: 0, draws: 0, decisions: 0 };
  for (let i = at; i < run.games; i += of) {
    const { points, decisions } = playNth(run, i);
    result.points += points;
    result.games++;
    if (points === 0.5) result.draws++;
    result.decisions += decisions;
    onGame();
  }
  return result;
}

/** This command again, for one part; every line on its error stream is a game that is over. */
function inProcess(at: number, of: number, onGame: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), '--part', `${at + 1}/${of}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '',
      said = '';
    child.stdout.on('data', data => (out += String(data)));
    child.stderr.on('data', data => {
      said = String(data);
      for (const letter of said) if (letter === '\n') onGame();
    });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve(JSON.parse(out) as Result) : reject(new UserError(said.trim()))));
  });
}

export async function arena(shell: Shell, [id, first = 'squire', second = 'novice']: readonly string[]): Promise<number> {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  const { game } = gameNamed(id);
  const budget: { milliseconds?: number } = shell.flags['ms'] === undefined ? {} : { milliseconds: wholeNumber(shell, '--ms', 100) };
  const iterations = String(shell.flags['iterations'] ?? '').split(',');
  const playerOf = (name: string, i: number): Player => {
    if (!CONTENDERS.includes(name as Contender)) throw new UserError(`"${name}": ${CONTENDERS.join(', ')}`, 2);
    const tries = Number(iterations[i] ?? iterations[0]);
    return { name: name as Contender, game, ...budget, ...(tries > 0 && { iterations: tries }) };
  };
  const run: Run = {
    game,
    players: [playerOf(first, 0), playerOf(second, 1)],
    seats: seatsOf(shell, game),
    options: optionsOf(shell) as object,
    seed: String(shell.flags['seed'] ?? 'arena'),
    games: wholeNumber(shell, '--games', 100),
  };
  if (shell.flags['watch'] !== undefined) {
    const n = wholeNumber(shell, '--watch', 1) - 1;
    const names = Array.from({ length: run.seats }, (_, seat) => ((seat + n) % 2 ? second : first));
    playNth(run, n, teller(shell, id, names));
    return 0;
  }
  const part = /^(\d+)\/(\d+)$/.exec(String(shell.flags['part'] ?? ''));
  if (part) {
    shell.say(JSON.stringify(play(run, Number(part[1]) - 1, Number(part[2]), () => shell.note(''))));
    return 0;
  }
  const cores = Math.min(wholeNumber(shell, '--cores', availableParallelism()), run.games);
  const bar = progressBar(run.games);
  let done = 0;
  const onGame = (): void => bar(++done);
  const parts =
    cores === 1 ? [play(run, 0, 1, onGame)] : await Promise.all(Array.from({ length: cores }, (_, at) => inProcess(at, cores, onGame)));
  const sum = (of: keyof Result): number => parts.reduce((total, one) => total + one[of], 0);
  const games = sum('games'),
    share = sum('points') / games,
    [low, high] = interval(share, games);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  shell.say(
    shell.json
      ? JSON.stringify({ game: id, first, second, games, draws: sum('draws'), decisions: sum('decisions'), share, low, high })
      : `${first} – ${second}: ${percent(share)} (${percent(low)} – ${percent(high)}), ${games}`,
  );
  return 0;
}
