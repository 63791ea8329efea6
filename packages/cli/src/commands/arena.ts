/**
 * Two bot levels play each other in pairs of games: one deal from both sides. What is measured are pairs, because the two games of one
 * share their luck; and with `--mirror` on even ground, so that the better deck or hero does not decide.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CONTENDERS, mirrored, pairing, pairsOf, playMatch, type Contender, type Onlooker, type Player } from '@kolbiste/bots';
import type { AnyGame, Plain } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { optionsOf, progressBar, seatsOf, UserError, wholeNumber, type Shell } from '../shell.ts';
import { teller } from './teller.ts';

interface Result {
  /** By pair of games on one deal, the number of the pair and the share of the first contender. */
  readonly pairs: { readonly pair: number; readonly share: number }[];
  draws: number;
  decisions: number;
}

interface Run {
  readonly game: AnyGame;
  readonly players: readonly [Player, Player];
  readonly seats: number;
  readonly options: object;
  /** Everybody plays the same side. */
  readonly mirror: boolean;
  readonly seed: string;
  readonly pairs: number;
}

/** The n-th game, from 0: two are the same deal from both sides. What the first contender gets. */
function playNth(
  { game, players, seats, options, mirror, seed }: Run,
  n: number,
  onlooker?: Onlooker,
): { points: number; decisions: number } {
  const pair = n >> 1,
    at = Array.from({ length: seats }, (_, seat) => (seat + n) % 2);
  const table = mirror ? mirrored(game, options, pair, seats) : seats === 2 ? pairing(game, options, pair) : (options as Plain);
  const { shares, decisions } = playMatch(
    game,
    at.map(i => players[i]!),
    table,
    `${seed}/${pair}`,
    onlooker,
  );
  return { points: shares.reduce((sum, share, seat) => sum + (at[seat] === 0 ? share : 0), 0), decisions };
}

/** The pairs whose number leaves `at` when divided by `of`: a part for each core. */
function play(run: Run, at: number, of: number, onGame: () => void): Result {
  const result: Result = { pairs: [], draws: 0, decisions: 0 };
  for (let pair = at; pair < run.pairs; pair += of) {
    const both = [2 * pair, 2 * pair + 1].map(n => {
      const played = playNth(run, n);
      onGame();
      return played;
    });
    result.pairs.push({ pair, share: (both[0]!.points + both[1]!.points) / 2 });
    result.draws += both.filter(({ points }) => points === 0.5).length;
    result.decisions += both.reduce((sum, { decisions }) => sum + decisions, 0);
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
    mirror: shell.flags['mirror'] === true,
    seed: String(shell.flags['seed'] ?? 'arena'),
    pairs: pairsWanted(shell),
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
  const cores = Math.min(wholeNumber(shell, '--cores', availableParallelism()), run.pairs);
  const bar = progressBar(2 * run.pairs);
  let done = 0;
  const onGame = (): void => bar(++done);
  const parts =
    cores === 1 ? [play(run, 0, 1, onGame)] : await Promise.all(Array.from({ length: cores }, (_, at) => inProcess(at, cores, onGame)));
  const scores = parts.flatMap(({ pairs }) => pairs).toSorted((a, b) => a.pair - b.pair);
  const result = pairsOf(scores.map(({ share }) => share));
  const { won, split, lost, share, low, high } = result;
  const sum = (of: 'draws' | 'decisions'): number => parts.reduce((total, one) => total + one[of], 0);
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  shell.say(
    shell.json
      ? JSON.stringify({
          game: id,
          first,
          second,
          games: 2 * run.pairs,
          draws: sum('draws'),
          decisions: sum('decisions'),
          pairs: run.pairs,
          ...result,
        })
      : `${first} – ${second}: ${percent(share)} (${percent(low)} – ${percent(high)}), ${shell.words.pairs(won, split, lost)}`,
  );
  return 0;
}

/** Two games of a deal belong together. */
function pairsWanted(shell: Shell): number {
  const games = wholeNumber(shell, '--games', 200);
  if (games % 2) throw new UserError(shell.words.evenGames, 2);
  return games / 2;
}
