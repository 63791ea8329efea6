/**
 * Every hero against every other, from both seats, between bots of one level: who wins how often, with the interval of each share.
 * Games follow from their numbers alone, so a long run may be played in parts, one process each, and put together afterwards.
 */
import { writeFileSync } from 'node:fs';
import { BUDGETS, interval, playMatch, sidesOf, type Level, type Player } from '@kolbiste/bots';
import type { AnyGame } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { progressBar, readText, UserError, wholeNumber, type Shell } from '../shell.ts';

const LEVEL: Level = 'squire';

interface Part {
  readonly at: number;
  readonly of: number;
}
function partOf(flag: unknown): Part {
  if (flag === undefined) return { at: 0, of: 1 };
  const [at, of] = String(flag).split('/').map(Number) as [number, number];
  if (!Number.isInteger(at) || !Number.isInteger(of) || at < 1 || at > of)
    throw new UserError(`--part: 2/3 is the second of three, not "${String(flag)}"`, 2);
  return { at: at - 1, of };
}
interface Share {
  /** Wins, a draw counting half. */
  points: number;
  games: number;
}
interface Matrix {
  readonly game: string;
  readonly option: string;
  readonly sides: readonly string[];
  readonly level: Level;
  readonly iterations: number;
  readonly seed: string;
  /** Games of every ordered pairing. */
  readonly games: number;
  /** By row and column: the row's share against the column, from both seats. */
  readonly cells: readonly (readonly Share[])[];
  readonly overall: readonly Share[];
  /** The share of the first seat. */
  readonly first: Share;
  draws: number;
  decisions: number;
}

function sidesIn(game: AnyGame): NonNullable<ReturnType<typeof sidesOf>> {
  const found = sidesOf(game);
  if (!found) throw new UserError(`--matrix: ${game.module.id} has no list of sides to play`, 2);
  return found;
}

function matrixOf(
  game: AnyGame,
  run: { games: number; seed: string; iterations: number; part: Part; onGame?: (done: number) => void },
): Matrix {
  const { option, sides } = sidesIn(game);
  const player: Player = { name: LEVEL, game, iterations: run.iterations, clear: true };
  const share = (): Share => ({ points: 0, games: 0 });
  const matrix: Matrix = {
    game: game.module.id,
    option,
    sides,
    level: LEVEL,
    iterations: run.iterations,
    seed: run.seed,
    games: run.games,
    cells: sides.map(() => sides.map(share)),
    overall: sides.map(share),
    first: share(),
    draws: 0,
    decisions: 0,
  };
  const add = (to: Share, points: number): void => {
    to.points += points;
    to.games++;
  };
  let number = 0;
  let done = 0;
  for (let i = 0; i < run.games; i++)
    for (let row = 0; row < sides.length; row++)
      for (let column = 0; column < sides.length; column++) {
        if (row === column || number++ % run.part.of !== run.part.at) continue;
        const seed = `${run.seed}/${sides[row]}/${sides[column]}/${i}`;
        const { shares, decisions } = playMatch(game, [player, player], { [option]: [sides[row]!, sides[column]!] }, seed);
        const points = shares[0]!;
        add(matrix.cells[row]![column]!, points);
        add(matrix.cells[column]![row]!, 1 - points);
        add(matrix.overall[row]!, points);
        add(matrix.overall[column]!, 1 - points);
        add(matrix.first, points);
        if (points === 0.5) matrix.draws++;
        matrix.decisions += decisions;
        run.onGame?.(++done);
      }
  return matrix;
}

/** Parts of one run as the whole. */
function together(parts: readonly Matrix[]): Matrix {
  const [first, ...rest] = parts;
  const add = (to: Share, more: Share): void => {
    to.points += more.points;
    to.games += more.games;
  };
  for (const part of rest) {
    if (part.seed !== first!.seed || part.games !== first!.games || part.iterations !== first!.iterations)
      throw new UserError('--merge: these are not parts of one run', 2);
    part.overall.forEach((share, i) => add(first!.overall[i]!, share));
    part.cells.forEach((row, i) => row.forEach((share, j) => add(first!.cells[i]![j]!, share)));
    add(first!.first, part.first);
    first!.draws += part.draws;
    first!.decisions += part.decisions;
  }
  return first!;
}

const percent = (x: number): string => (100 * x).toFixed(1);
function told({ points, games }: Share): string {
  if (games === 0) return '–';
  const [low, high] = interval(points / games, games);
  return `${percent(points / games)} % (${percent(low)}–${percent(high)})`;
}

/** The table as a document: made by the command, never by hand. */
function document(matrix: Matrix, title: string, names: (side: string) => string): string {
  const { sides, cells, overall, first, games, level, iterations, seed, draws, decisions } = matrix;
  const played = first.games;
  const shareOf = (i: number): number => overall[i]!.points / Math.max(1, overall[i]!.games);
  const order = sides.map((_, i) => i).sort((a, b) => shareOf(b) - shareOf(a));
  const row = (cellsOfRow: readonly string[]): string => `| ${cellsOfRow.join(' | ')} |`;
  const command = `kolbiste simulate ${matrix.game} --matrix --games ${games} --iterations ${iterations} --seed ${seed} --write <file>`;
  return `${[
    `# ${title}: who beats whom`,
    '',
    `Made by \`${command}\`; the same command and the same bots give the same table. ${played} games: every ordered pairing ${games} times, so every pair`,
    `meets ${2 * games} times, from both seats. Both sides are bots of level ${level} with ${iterations} tries for every option and clear eyes. A share counts a draw as half a`,
    'win; in brackets its 95 % interval (Wilson).',
    '',
    '## Overall',
    '',
    row(['hero', 'wins', 'games']),
    row(['---', '---', '---']),
    ...order.map(i => row([names(sides[i]!), told(overall[i]!), String(overall[i]!.games)])),
    '',
    `The first seat won ${told(first)}; ${draws} games were drawn; ${Math.round(decisions / played)} decisions a game.`,
    '',
    '## The row against the column',
    '',
    row(['', ...order.map(i => names(sides[i]!))]),
    row(['---', ...order.map(() => '---')]),
    ...order.map(i => row([`**${names(sides[i]!)}**`, ...order.map(j => told(cells[i]![j]!))])),
  ].join('\n')}\n`;
}

export function matrix(shell: Shell, id: string): number {
  const { game, text } = gameNamed(id);
  const games = wholeNumber(shell, '--games', 200),
    iterations = wholeNumber(shell, '--iterations', BUDGETS[LEVEL].iterations),
    seed = String(shell.flags['seed'] ?? 'matrix');
  const { sides } = sidesIn(game),
    part = partOf(shell.flags['part']),
    { merge, write } = shell.flags;
  const total = Math.ceil((games * sides.length * (sides.length - 1)) / part.of);
  const result =
    merge === undefined
      ? matrixOf(game, { games, seed, iterations, part, onGame: progressBar(total) })
      : together(
          String(merge)
            .split(',')
            .map(file => JSON.parse(readText(shell, file)) as Matrix),
        );
  const { title, options } = text.en;
  const written = document(result, title, side => options[result.option]?.values?.[side] ?? side);
  if (write !== undefined) writeFileSync(String(write), written);
  if (shell.json) shell.say(JSON.stringify(result));
  else if (write === undefined) shell.say(written);
  return 0;
}
