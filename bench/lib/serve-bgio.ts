/**
 * The project's own games on boardgame.io's server, the way its documentation has it for a game with rules of its own: a move gives the
 * next state, `playerView` what a player may see of it. The rules, the copy and the view are ours on both servers; what differs is the server.
 */
import { createRequire } from 'node:module';
import type { AnyGame, AnyPosition } from '@kolbiste/engine';
import { control } from '../servers/control.mjs';

const require = createRequire(import.meta.url);
const { original } = require('immer') as { original<T>(draft: T): T };
const INVALID_MOVE = 'INVALID_MOVE';

const asBgio = (id: string, game: AnyGame, options: object): object => {
  let seeds = 0;
  return {
    name: id,
    setup: () => game.start(options as never, 2, `bgio/${seeds++}`),
    playerView: ({ G, playerID }: { G: AnyPosition; playerID: string | null }) => game.see(G, playerID === null ? 'spectator' : Number(playerID)),
    moves: {
      answer: {
        move: ({ G, playerID }: { G: AnyPosition; playerID: string }, key: string) => {
          if (G.decision?.seat !== Number(playerID)) return INVALID_MOVE;
          const next = game.clone(original(G));
          game.answer(next, key);
          return next;
        },
        client: false,
      },
    },
    turn: { activePlayers: { all: 'playing' } },
    endIf: ({ G }: { G: AnyPosition }) => G.outcome ?? undefined,
  };
};

export async function serveBgio(games: readonly { id: string; game: AnyGame; options?: object }[]): Promise<void> {
  console.warn = console.info = () => {};
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: games.map(({ id, game, options = {} }) => asBgio(id, game, options)), origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  control(appServer.address());
}
