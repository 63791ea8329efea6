/** A server as a process of its own, with the mini game beside the others; says its port in one line. */
import { GAMES } from '@kolbiste/games';
import { createServer, readConfig } from '../../src/index.ts';
import { miniGame } from '../../../engine/test/mini/module.ts';

const server = await createServer({ ...readConfig(process.env), games: [{ id: 'mini', game: miniGame }, ...GAMES] });
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
