/** boardgame.io's server with its in-memory storage: nothing is kept when it dies. */
import { measureServer, openBgio } from '../lib/server-load.mjs';
import { finish } from '../lib/measure.mjs';

await measureServer({ file: 'servers/bgio.mjs', open: openBgio('duel'), sizes: [1, 50], thinking: true });
finish();
