/** The floor of a server that loses nothing: every move is synced to disk before anybody is told of it. */
import { measureServer, openWs } from '../lib/server-load.mjs';
import { finish } from '../lib/measure.mjs';

for (const [commit, sizes] of [['each', [50]], ['group', [1, 50]]])
  await measureServer({ file: 'servers/ws-duel.mjs', env: { DUEL_COMMIT: commit }, open: openWs, tag: `${commit}.`, sizes });
finish();
