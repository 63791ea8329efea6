/**
 * The project's own games on boardgame.io's server, the way its documentation has it for a game with rules of its own: a move gives the
 * next state, `playerView` what a player may see of it. The rules, the copy and the view are ours on both servers; what differs is the server.
 */
import { createRequire } from 'node:module';
import type { AnyGame, AnyPosition, Plain } from '@kolbiste/engine';
import { optionsWith, wantedAt } from '../../packages/server/src/lobby/brought.ts';
import { control } from '../servers/control.mjs';

const require = createRequire(import.meta.url);
const { original } = require('immer') as { original<T>(draft: T): T };
const INVALID_MOVE = 'INVALID_MOVE';

const asBgio = (id: string, game: AnyGame): object => {
  let seeds = 0;
  return {
    name: id,
    // Decks and heroes by lot, as our own server deals them: the same games on both.
    setup() {
      const tableSeed = `bgio/${seeds++}`;
      const options = game.module.options.read({}) as Plain;
      const brought = [0, 1].map(() => ({ value: null, summary: null }));
      return game.start(optionsWith(wantedAt(game, options), { options, brought, tableSeed }), 2, tableSeed);
    },
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

export async function serveBgio(games: readonly { id: string; game: AnyGame }[]): Promise<void> {
  console.warn = console.info = () => {};
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: games.map(({ id, game }) => asBgio(id, game)), origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  control(appServer.address());
}
