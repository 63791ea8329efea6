import { duel } from '../games/duel-bgio.mjs';
import { measureReducer } from '../lib/bgio-reducer-suite.mjs';

measureReducer(duel);
