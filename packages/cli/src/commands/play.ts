/** Playing in the terminal: against bots, or several at one keyboard. */
import { randomBytes } from 'node:crypto';
import { LEVELS, levelNamed, type Level } from '@kolbiste/bots';
import { Random, seeded, withLots, type Plain, type Position, type Viewer } from '@kolbiste/engine';
import { gameNamed, type GameEntry } from '@kolbiste/games';
import type { SeatInfo } from '@kolbiste/protocol';
import { optionsOf, seatsOf, UserError, type Shell } from '../shell.ts';
import { HostedTable } from '../terminal/hosted-table.ts';
import { PositionTable } from '../terminal/position-table.ts';
import { TerminalPlay } from '../terminal/play.ts';
import type { OnEvents, TerminalTable } from '../terminal/table.ts';

export async function play(shell: Shell, [id]: readonly string[]): Promise<number> {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  const entry = gameNamed(id);
  const { game } = entry;
  const level = String(shell.flags['bot'] ?? levelNamed(undefined)),
    hotseat = shell.flags['hotseat'] === true;
  if (!LEVELS.includes(level as Level)) throw new UserError(`--bot "${level}": ${LEVELS.join(', ')}`, 2);
  const length = seatsOf(shell, game);
  const seats = Array.from({ length }, (_, seat): SeatInfo => {
    if (seat > 0 && !hotseat) return { name: shell.words.bot(level, length > 2 ? seat : null), kind: 'bot', level };
    return { name: hotseat ? shell.words.playerName(seat) : shell.words.you, kind: 'human' };
  });
  const seed = String(shell.flags['seed'] ?? randomBytes(16).toString('hex'));
  const options = withLots(game, optionsOf(shell) as Plain, length, seat => new Random(seeded(`${seed}/lots/${seat}`)));
  return new TerminalPlay(shell, entry, seats, (viewer, onEvents) =>
    HostedTable.open({
      game,
      options,
      seats,
      seed,
      viewer,
      onEvents,
      onThinking: seat => shell.busy(shell.words.thinking(seats[seat]!.name)),
    }),
  ).run();
}

/** Plays on from a position that is already there. */
export function playFrom(shell: Shell, entry: GameEntry, position: Position, names: readonly string[]): Promise<number> {
  const seats = names.map((name): SeatInfo => ({ name, kind: 'human' }));
  const open = (viewer: Viewer, onEvents: OnEvents): Promise<TerminalTable> =>
    Promise.resolve(new PositionTable(entry.game, position, viewer, onEvents));
  return new TerminalPlay(shell, entry, seats, open).run();
}
