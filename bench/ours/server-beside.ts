/**
 * This project's server beside its peers, by turns: the duel in 50 matches, every move of ours and of the floor's synced to disk
 * before anybody hears of it, boardgame.io's in memory. The games are played at tables that stand ready, as the peers' do, from
 * joining to the record that is kept at the end.
 */
import { openOurs } from '../lib/kolbiste-load.ts';
import { emit, finish, SCALE } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { measureByTurns, openBgio, openWs } from '../lib/server-load.mjs';

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function beside(): Promise<void> {
  const kinds = [
    { name: 'ours', file: 'build/server-beside.mjs', env: serverEnv(), open: openOurs, prepared: SCALE < 1 ? 600 : 2_000 },
    { name: 'floor', file: 'servers/ws-duel.mjs', env: { DUEL_COMMIT: 'group' }, open: openWs },
    { name: 'bgio', file: 'servers/bgio.mjs', open: openBgio('duel') },
  ];
  const turns = await measureByTurns(kinds, { matches: 50, turns: SCALE < 1 ? 8 : 15 });
  for (const { name } of kinds) emit(`${name}.moves_per_core_s`, 1e6 / median(turns.map(turn => turn[name]!)), '1/s');
  // Of each turn its own ratio: what disturbed one disturbed its neighbours.
  emit('share_of_floor', median(turns.map(turn => turn['floor']! / turn['ours']!)), '');
  emit('times_bgio', median(turns.map(turn => turn['bgio']! / turn['ours']!)), '');
  finish();
}

await (process.env['SERVE'] ? serve() : beside());
