/**
 * This project's server beside its peers, by turns: the duel in 50 matches, every move of ours and of the floor's synced to disk
 * before anybody hears of it, boardgame.io's in memory. The games are played at tables that stand ready, as the peers' do, from
 * joining to the record that is kept at the end.
 */
import { openOurs } from '../lib/kolbiste-load.ts';
import { emit, finish, SCALE, TRIAL } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { measureByTurns, openBgio, openWs } from '../lib/server-load.mjs';

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function beside(): Promise<void> {
  const kinds = [
    { name: 'ours', file: 'build/server-beside.mjs', env: serverEnv(), open: openOurs('duel'), prepared: TRIAL ? 40 : SCALE < 1 ? 4_000 : 8_000 },
    { name: 'floor', file: 'servers/ws-duel.mjs', env: { DUEL_COMMIT: 'group' }, open: openWs },
    { name: 'bgio', file: 'servers/bgio.mjs', open: openBgio('duel') },
  ];
  const turns = await measureByTurns(kinds, { matches: TRIAL ? 4 : 50, turns: TRIAL ? 1 : SCALE < 1 ? 8 : 15 });
  for (const { name } of kinds) {
    emit(`${name}.moves_per_s`, median(turns.map(turn => turn[name]!.perS)), '1/s');
    emit(`${name}.moves_per_core_s`, median(turns.map(turn => turn[name]!.perCoreS)), '1/s');
  }
  // Of each turn its own ratio: what disturbed one disturbed its neighbours.
  const ratio = (of: 'perS' | 'perCoreS', peer: string): number => median(turns.map(turn => turn['ours']![of] / turn[peer]![of]));
  emit('share_of_floor', ratio('perS', 'floor'), '');
  emit('times_bgio', ratio('perS', 'bgio'), '');
  emit('share_of_floor_per_core', ratio('perCoreS', 'floor'), '');
  emit('times_bgio_per_core', ratio('perCoreS', 'bgio'), '');
  finish();
}

await (process.env['SERVE'] ? serve() : beside());
