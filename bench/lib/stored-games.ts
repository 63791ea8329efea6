/** A database with many games in it, without playing each: one is played, and its rows are written under many names. */
import { keyOf, Random, seeded, type AnyGame } from '@kolbiste/engine';
import { Storage } from '@kolbiste/server';
import { Match, newHeader, type Input } from '@kolbiste/table';

const OPEN_SHARE = 10;

/** One in ten is still open, in the middle of the game and with a clock. */
export async function storeGames(folder: string, games: number, game: AnyGame): Promise<void> {
  const storage = await Storage.open(folder);
  const header = newHeader(game, { match: 'M', tableSeed: 'a seed for the bench', seats: [{ name: 'Jana', kind: 'human' }, { name: 'Petr', kind: 'human' }], clock: { kind: 'correspondence', perMove: 86_400_000 } });
  const match = new Match(game, header);
  const random = new Random(seeded('stored'));
  const at = Date.now() - 60_000;
  const take = (input: Input): void => void match.take(input, []);
  for (const seat of [0, 1]) take({ at, type: 'ready', seat });
  while (match.asked) {
    const { seat, decision } = match.asked;
    const { options } = match.position!.decision!;
    take({ at, type: 'answer', seat, decision, key: keyOf(options[random.integer(options.length)]!) });
  }
  const rows = match.log.map(row => JSON.stringify(row));
  const { sqlite } = storage;
  sqlite.exec('pragma synchronous=OFF; begin');
  const addMatch = sqlite.prepare(
    `insert into match (id, game, state, settings, table_seed, header, created_by, created_at, invite, listed, rated, mode, result, answers, started_at, finished_at, stirs)
     values (?, ?, ?, ?, 'seed', ?, 'p0', ?, 'i', 0, 0, 'standard', ?, ?, ?, ?, 0)`,
  );
  const addSeat = sqlite.prepare(`insert into seat (match, seat, kind, player, name) values (?, ?, 'human', ?, ?)`);
  const addRow = sqlite.prepare('insert into input (match, n, data) values (?, ?, ?)');
  const settings = JSON.stringify({ options: {}, clock: header.clock, undo: 'consent', rated: false, listed: false, spectators: true, spectatorDelay: 0, seats: [] });
  for (let i = 0; i < games; i++) {
    const id = `stored-${i}`;
    const open = i % OPEN_SHARE === 0;
    addMatch.run(id, game.module.id, open ? 'running' : 'over', settings, JSON.stringify({ ...header, match: id }), at, open ? null : JSON.stringify(match.result), rows.length - 2, at, open ? null : at);
    for (const seat of [0, 1]) addSeat.run(id, seat, `p${(2 * i + seat) % 500}`, seat ? 'Petr' : 'Jana');
    rows.slice(0, open ? rows.length >> 1 : rows.length).forEach((row, n) => addRow.run(id, n + 1, row));
  }
  sqlite.exec('commit');
  await storage.close();
}
