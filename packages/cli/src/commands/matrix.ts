/**
 * Every side against every other, each deal from both seats, between bots of one level: who wins how often, with the interval over pairs of
 * games. Games follow from their numbers alone, so a long run may be played in parts, one process each, and put together afterwards.
 */
import { writeFileSync } from 'node:fs';
import { BUDGETS, CONTENDERS, pairsOf, playMatch, sidesOf, type Contender, type Level, type Player } from '@kolbiste/bots';
import type { AnyGame } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { progressBar, readText, UserError, wholeNumber, type Shell } from '../shell.ts';

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
/** Two sides, and what the first got of each pair of games with the second. */
interface Pairing {
  readonly sides: readonly [string, string];
  readonly shares: number[];
}
interface Matrix {
  readonly game: string;
  readonly option: string;
  readonly sides: readonly string[];
  readonly level: Contender;
  readonly iterations: number;
  readonly seed: string;
  /** Deals of every pairing, each played from both seats. */
  readonly games: number;
  readonly pairings: readonly Pairing[];
  /** What the first seat got in all games. */
  first: number;
  played: number;
  draws: number;
  decisions: number;
}

function sidesIn(game: AnyGame): NonNullable<ReturnType<typeof sidesOf>> {
  const found = sidesOf(game);
  if (!found) throw new UserError(`--matrix: ${game.module.id} has no list of sides to play`, 2);
  return found;
}

interface Run {
  readonly games: number;
  readonly seed: string;
  readonly level: Contender;
  readonly iterations: number;
  /** Pairings with one of these, or all. */
  readonly only: readonly string[];
  readonly part: Part;
  readonly onGame?: (done: number) => void;
}
function matrixOf(game: AnyGame, { games, seed, level, iterations, only, part, onGame }: Run): Matrix {
  const { option, sides } = sidesIn(game);
  const stranger = only.find(side => !sides.includes(side));
  if (stranger !== undefined) throw new UserError(`--only: "${stranger}" is none of ${sides.join(', ')}`, 2);
  const player: Player = { name: level, game, iterations, clear: true };
  const pairings = sides.flatMap((one, i) =>
    sides
      .slice(i + 1)
      .filter(other => only.length === 0 || only.includes(one) || only.includes(other))
      .map((other): Pairing => ({ sides: [one, other], shares: [] })),
  );
  const matrix: Matrix = {
    game: game.module.id,
    option,
    sides,
    level,
    iterations,
    seed,
    games,
    pairings,
    first: 0,
    played: 0,
    draws: 0,
    decisions: 0,
  };
  let number = 0;
  for (let i = 0; i < games; i++)
    for (const { sides: both, shares } of pairings) {
      if (number++ % part.of !== part.at) continue;
      let share = 0;
      for (const seat of [0, 1] as const) {
        const seated = seat === 0 ? both : [both[1], both[0]];
        const played = playMatch(game, [player, player], { [option]: seated }, `${seed}/${both.join('/')}/${i}`);
        share += played.shares[seat]! / 2;
        matrix.first += played.shares[0]!;
        if (played.shares[0] === 0.5) matrix.draws++;
        matrix.decisions += played.decisions;
        onGame?.(++matrix.played);
      }
      shares.push(share);
    }
  return matrix;
}

/** Parts of one run as the whole. */
function together(parts: readonly Matrix[]): Matrix {
  const [first, ...rest] = parts;
  for (const part of rest) {
    if (part.seed !== first!.seed || part.games !== first!.games || part.iterations !== first!.iterations || part.level !== first!.level)
      throw new UserError('--merge: these are not parts of one run', 2);
    part.pairings.forEach(({ shares }, i) => first!.pairings[i]!.shares.push(...shares));
    first!.first += part.first;
    first!.played += part.played;
    first!.draws += part.draws;
    first!.decisions += part.decisions;
  }
  return first!;
}

const percent = (x: number): string => (100 * x).toFixed(0);
function told(shares: readonly number[]): string {
  if (shares.length === 0) return '–';
  const { share, low, high } = pairsOf(shares);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}
const mean = (shares: readonly number[]): number => (shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0.5);
/** What a side got of each pair of games: against one other, or against all. */
const sharesOf = ({ pairings }: Matrix, side: string, other?: string): number[] =>
  pairings.flatMap(({ sides: [one, two], shares }) =>
    one === side && (other ?? two) === two ? shares : two === side && (other ?? one) === one ? shares.map(share => 1 - share) : [],
  );

/** A pairing no fairer than this is named. */
const UNEVEN = 0.65;
/** The table as a document: made by the command, never by hand. */
function document(matrix: Matrix, title: string, names: (side: string) => string): string {
  const { sides, first, games, level, iterations, seed, draws, decisions, played, pairings } = matrix;
  const order = sides.toSorted((a, b) => mean(sharesOf(matrix, b)) - mean(sharesOf(matrix, a)));
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const command = `kolbiste simulate ${matrix.game} --matrix --level ${level} --games ${games} --iterations ${iterations} --seed ${seed} --write <file>`;
  const uneven = pairings
    .map(({ sides: [one, two], shares }) =>
      mean(shares) < 0.5 ? { one: two, two: one, share: 1 - mean(shares) } : { one, two, share: mean(shares) },
    )
    .filter(({ share }) => share >= UNEVEN)
    .sort((a, b) => b.share - a.share);
  return `${[
    `# ${title}: who beats whom`,
    '',
    `Made by \`${command}\`; the same command and the same bots give the same table. ${played} games: every pairing has ${games} deals, each played from both`,
    `seats. Both sides are bots of level ${level} with ${iterations} tries for every option and clear eyes. A share counts a draw as half a win; in brackets`,
    'its 95 % interval over pairs of games.',
    '',
    '## Overall',
    '',
    row(['', 'wins', 'pairs']),
    row(['---', '---', '---']),
    ...order.map(side => row([names(side), told(sharesOf(matrix, side)), String(sharesOf(matrix, side).length)])),
    '',
    `The first seat won ${percent(first / Math.max(1, played))} %; ${draws} games were drawn; ${Math.round(decisions / Math.max(1, played))} decisions a game.`,
    '',
    '## The row against the column',
    '',
    row(['', ...order.map(names)]),
    row(['---', ...order.map(() => '---')]),
    ...order.map(side => row([`**${names(side)}**`, ...order.map(other => (side === other ? '–' : told(sharesOf(matrix, side, other))))])),
    '',
    `## Pairings of ${percent(UNEVEN)} % and more`,
    '',
    ...(uneven.length ? uneven.map(({ one, two, share }) => `- ${names(one)} – ${names(two)}: ${percent(share)} %`) : ['None.']),
  ].join('\n')}\n`;
}

export function matrix(shell: Shell, id: string): number {
  const { game, text } = gameNamed(id);
  const level = String(shell.flags['level'] ?? 'squire');
  if (!CONTENDERS.includes(level as Contender)) throw new UserError(`"${level}": ${CONTENDERS.join(', ')}`, 2);
  const games = wholeNumber(shell, '--games', 200),
    iterations = wholeNumber(shell, '--iterations', BUDGETS[level as Level]?.iterations ?? 1),
    seed = String(shell.flags['seed'] ?? 'matrix'),
    only = String(shell.flags['only'] ?? '')
      .split(',')
      .filter(Boolean);
  const { sides } = sidesIn(game),
    part = partOf(shell.flags['part']),
    { merge, write } = shell.flags;
  const rest = sides.length - only.length;
  const pairings = (sides.length * (sides.length - 1)) / 2 - (only.length ? (rest * (rest - 1)) / 2 : 0);
  const result =
    merge === undefined
      ? matrixOf(game, {
          games,
          seed,
          iterations,
          part,
          only,
          level: level as Contender,
          onGame: progressBar(2 * Math.ceil((games * pairings) / part.of)),
        })
      : together(
          String(merge)
            .split(',')
            .map(file => JSON.parse(readText(shell, file)) as Matrix),
        );
  const { title, options } = text.en;
  const written = document(result, title, side => text.en.side?.(side).name ?? options[result.option]?.values?.[side] ?? side);
  if (write !== undefined) writeFileSync(String(write), written);
  if (shell.json) shell.say(JSON.stringify(result));
  else if (write === undefined) shell.say(written);
  return 0;
}
