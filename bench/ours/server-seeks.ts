/**
 * A thousand people look for a game within ten seconds, beside tables that are played at: how long each looks until somebody is
 * found, and how long the moves of the other tables take meanwhile, and before.
 */
import WebSocket from 'ws';
import { startServer } from '../lib/child.mjs';
import { guest } from '../lib/kolbiste-load.ts';
import { emit, finish, mulberry32, quantile, SCALE, sleep, TRIAL } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { tablesBeside } from '../lib/tables-beside.ts';

const PEOPLE = TRIAL ? 40 : SCALE < 1 ? 200 : 1_000;
const WITHIN_MS = TRIAL ? 500 : 10_000;
const TABLES = 50;

const random = mulberry32(11);

interface Looking {
  /** Milliseconds until somebody was found. */
  look(): Promise<number>;
  close(): void;
}
async function somebody(port: number): Promise<Looking> {
  const { cookie } = await guest(port);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, headers: { cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"hello","v":1}'));
    socket.once('message', () => resolve());
  });
  return {
    look: () =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString()) as { readonly type: string };
          if (message.type === 'found') resolve(performance.now() - began);
          else if (message.type === 'error') reject(new Error(`the server refused: ${data.toString()}`));
        });
        socket.send('{"type":"seek","game":"duel"}');
      }),
    close: () => socket.terminate(),
  };
}

const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();

async function seeks(): Promise<void> {
  const server = await startServer('build/server-seeks.mjs', serverEnv());
  const beside = await tablesBeside(server.port, TABLES);
  const people: Looking[] = [];
  for (let i = 0; i < PEOPLE; i += 20)
    people.push(...(await Promise.all(Array.from({ length: Math.min(20, PEOPLE - i) }, () => somebody(server.port)))));
  await sleep(TRIAL ? 200 : 2_000);
  beside.taken();
  await sleep(TRIAL ? 1_000 : 8_000);
  emit('before.moves_p99_ms', quantile(beside.taken(), 0.99), 'ms');
  const times = await Promise.all(
    people.map(async person => {
      await sleep(random() * WITHIN_MS);
      return person.look();
    }),
  );
  emit('search_p50_ms', quantile(sorted(times), 0.5), 'ms');
  emit('search_longest_ms', Math.max(...times), 'ms');
  emit('moves_p99_ms', quantile(beside.taken(), 0.99), 'ms');
  beside.close();
  for (const person of people) person.close();
  await server.stop();
  finish();
}

await (process.env['SERVE'] ? serve() : seeks());
