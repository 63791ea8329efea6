/** boardgame.io's own server (Koa, socket.io, in-memory storage), on loopback. */
import { createRequire } from 'node:module';
import { duel } from '../games/duel-bgio.mjs';
import { ticTacToe } from '../games/tic-tac-toe.mjs';
import { control } from './control.mjs';

console.warn = console.info = () => {};
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [ticTacToe, duel], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
control(appServer.address());
