/**
 * This project's server beside boardgame.io's with the project's real games, by turns: the same rules, copies and views on both; 50
 * matches of random players. Ours syncs every answer to disk before anybody hears of it, boardgame.io keeps it in memory.
 */
import { GAMES } from '@kolbiste/games';
import { openOurs } from '../lib/kolbiste-load.ts';
import { emit, finish, SCALE, TRIAL } from '../lib/measure.mjs';
import { serveBgio } from '../lib/serve-bgio.ts';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { measureByTurns, openBgioGame } from '../lib/server-load.mjs';

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function beside(): Promise<void> {
  for (const { id } of GAMES) {
    const kinds = [
      { name: 'ours', file: 'build/server-games.mjs', env: serverEnv(), open: openOurs(id), prepared: TRIAL ? 8 : id === 'scratch-wars' ? 500 : 100 },
      { name: 'bgio', file: 'build/server-games.mjs', env: { SERVE: 'bgio' }, open: openBgioGame(id) },
    ];
    const turns = await measureByTurns(kinds, { matches: TRIAL ? 4 : 50, turns: TRIAL ? 1 : SCALE < 1 ? 6 : 10 });
    for (const { name } of kinds) {
      emit(`${id}.${name}.moves_per_s`, median(turns.map(turn => turn[name]!.perS)), '1/s');
      emit(`${id}.${name}.moves_per_core_s`, median(turns.map(turn => turn[name]!.perCoreS)), '1/s');
    }
    emit(`${id}.times_bgio`, median(turns.map(turn => turn['ours']!.perS / turn['bgio']!.perS)), '');
    emit(`${id}.times_bgio_per_core`, median(turns.map(turn => turn['ours']!.perCoreS / turn['bgio']!.perCoreS)), '');
  }
  finish();
}

const { SERVE } = process.env;
await (SERVE === '1' ? serve(GAMES) : SERVE === 'bgio' ? serveBgio(GAMES) : beside());
