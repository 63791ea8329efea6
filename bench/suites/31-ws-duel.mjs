/** The floor of a server with secrets, hand-written and keeping nothing. */
import { measureServer, openWs } from '../lib/server-load.mjs';
import { finish } from '../lib/measure.mjs';

await measureServer({ file: 'servers/ws-duel.mjs', open: openWs, sizes: [1, 50], thinking: true });
finish();
