/** boardgame.io without a server: its reducer, in random games and on recorded moves. With its undo history (the default) and without. */
import { createRequire } from 'node:module';
import { emit, finish, mulberry32, timed } from './measure.mjs';

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');
const LIMIT = 400;
const GAMES = 40;

export function measureReducer(base) {
  const random = mulberry32(42);
  for (const undo of [true, false]) {
    const game = { ...base, disableUndo: !undo };
    const tag = undo ? '' : '_without_undo';
    const reduce = CreateGameReducer({ game });
    const start = seed => InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
    const choose = state => {
      const options = game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
      const { move, args } = options[Math.floor(random() * options.length)];
      return { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } };
    };
    let seeds = 0;
    /** A whole random game; returns its moves. */
    const playGame = keep => {
      let state = start(seeds++);
      let moves = 0;
      for (; state.ctx.gameover === undefined && moves < LIMIT; moves++) {
        const action = choose(state);
        keep?.push(action);
        state = reduce(state, action);
      }
      return moves;
    };
    emit(`decisions_per_s${tag}`, timed(() => playGame(), { ms: 3000, warmMs: 3000 }).perS, '1/s');

    const records = Array.from({ length: GAMES }, () => {
      const record = { first: start(seeds), actions: [] };
      playGame(record.actions);
      return record;
    });
    let next = 0;
    const replay = () => {
      const { first, actions } = records[next++ % GAMES];
      let state = first;
      for (const action of actions) {
        state = reduce(state, action);
        if (state.transients) throw new Error(`a recorded move was refused: ${JSON.stringify(state.transients)}`);
      }
      return actions.length;
    };
    emit(`reduced_moves_per_s${tag}`, timed(replay, { ms: 2000, warmMs: 1000 }).perS, '1/s');
    if (undo) emit('decisions_per_game', records.reduce((moves, { actions }) => moves + actions.length, 0) / GAMES, '');
  }
  finish();
}
