import { ticTacToe } from '../games/tic-tac-toe.mjs';
import { measureReducer } from '../lib/bgio-reducer-suite.mjs';

measureReducer(ticTacToe);
