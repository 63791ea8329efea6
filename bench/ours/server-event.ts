/**
 * An event of 256, three rounds, beside tables that are played at, while everybody looks at its page as the page does: how long the
 * pairing takes, and until all tables stand; how long looking takes; how long the moves of the other tables take meanwhile, and before.
 */
import WebSocket from 'ws';
import { startServer } from '../lib/child.mjs';
import { guest } from '../lib/kolbiste-load.ts';
import { emit, finish, mulberry32, quantile, SCALE, sleep, TRIAL } from '../lib/measure.mjs';
import { serve, serverEnv } from '../lib/serve-ours.ts';
import { tablesBeside } from '../lib/tables-beside.ts';

const PLAYERS = TRIAL ? 16 : SCALE < 1 ? 64 : 256;
const ROUNDS = TRIAL ? 1 : 3;
const TABLES = 50;
/** Within this time everybody of a round has come, and half of them have given up. */
const WITHIN_MS = TRIAL ? 500 : 8_000;
const LOOK_EVERY = TRIAL ? 500 : 4_000;

const random = mulberry32(13);
const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();
let looks: number[] = [];
let stopped = false;

interface Member {
  readonly player: string;
  readonly ask: Awaited<ReturnType<typeof guest>>['ask'];
  readonly socket: WebSocket;
  tag: string;
}
type View = {
  readonly n: number;
  readonly phase: string;
  readonly rounds: readonly { readonly round: number; readonly phase: string; readonly tables: readonly { readonly table: number; readonly seats: readonly (string | null)[]; readonly result: unknown }[] }[];
  readonly tablesOf: readonly { readonly round: number; readonly table: number; readonly matches: readonly string[] }[];
};

async function member(port: number, i: number): Promise<Member> {
  const one = await guest(port);
  const { ask } = one;
  const made = await ask('POST', '/api/account', { name: `Player ${i}`, password: `a secret of number ${i}` });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, headers: { cookie: one.cookie } });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"hello","v":1}'));
    socket.once('message', () => resolve());
  });
  return { player: made.player, ask, socket, tag: '' };
}

/** Asks as often as it takes: somebody else may have been quicker. */
async function command(who: Member, event: string, said: object): Promise<View> {
  for (let tries = 0; ; tries++) {
    const { n } = (await who.ask('GET', `/api/events/${event}`)) as View;
    try {
      return (await who.ask('POST', `/api/events/${event}/commands`, { n, command: said })) as View;
    } catch (error) {
      if (tries === 200 || !String(error).includes('409')) throw error;
    }
  }
}

/** Looks at the event's page like somebody who has it open. */
async function look(port: number, event: string, cookie: string): Promise<void> {
  let tag = '';
  await sleep(random() * LOOK_EVERY);
  while (!stopped) {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/events/${event}`, {
      headers: { cookie, 'accept-encoding': 'gzip', ...(tag && { 'if-none-match': tag }) },
    }).catch(() => null);
    if (response?.status === 200) {
      tag = response.headers.get('etag') ?? '';
      await response.arrayBuffer();
    }
    looks.push(performance.now() - began);
    await sleep(LOOK_EVERY);
  }
}

/** The first message about a match that says this. */
const heard = ({ socket }: Member, match: string, word: string): Promise<void> =>
  new Promise(done => {
    const listen = (data: Buffer): void => {
      const text = data.toString();
      if (!text.includes(match) || !text.includes(word)) return;
      socket.off('message', listen);
      done();
    };
    socket.on('message', listen);
  });

/** Both of a table come and are ready; one of them gives up after a while. */
async function play(match: string, people: readonly Member[]): Promise<void> {
  await sleep(random() * WITHIN_MS);
  const playing = heard(people[0]!, match, '"playing"');
  await Promise.all(
    people.map(async person => {
      const seen = heard(person, match, '"snapshot"');
      person.socket.send(JSON.stringify({ type: 'join', match }));
      await seen;
      person.socket.send(JSON.stringify({ type: 'ready', match }));
    }),
  );
  await playing;
  await sleep(random() * (TRIAL ? 200 : 2_000));
  people[Math.floor(random() * 2)]!.socket.send(JSON.stringify({ type: 'concede', match, id: 'gone' }));
}

async function event(): Promise<void> {
  // This many accounts take a while to be made.
  const server = await startServer('build/server-event.mjs', { ...serverEnv(), LIFE_MS: process.env['LIFE_MS'] ?? '230000' });
  const { port } = server;
  const beside = await tablesBeside(port, TABLES);
  const organiser = await member(port, 0);
  const { event: id } = await organiser.ask('POST', '/api/events', {
    name: 'The great one',
    game: 'duel',
    kind: 'swiss',
    rounds: ROUNDS,
    cut: 0,
    between: null,
    places: 256,
    spectatorDelay: 0,
    clock: { kind: 'none' },
  });
  const members: Member[] = [];
  for (let i = 1; i <= PLAYERS; i += 8)
    members.push(...(await Promise.all(Array.from({ length: Math.min(8, PLAYERS - i + 1) }, (_, j) => member(port, i + j)))));
  for (const one of members) await command(one, id, { type: 'enter' });
  const looking = await Promise.all(members.map(async () => (await guest(port)).cookie));
  await sleep(TRIAL ? 200 : 2_000);
  beside.taken();
  await sleep(TRIAL ? 1_000 : 8_000);
  emit('before.moves_p99_ms', quantile(beside.taken(), 0.99), 'ms');
  for (const cookie of looking) void look(port, id, cookie);

  const [pairings, tables]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    const began = Date.now();
    const view = await command(organiser, id, { type: 'next' });
    tables.push(Date.now() - began);
    const log = (await organiser.ask('GET', `/api/events/${id}/log`)) as { at: number; act: { type: string; round?: number } }[];
    pairings.push(log.find(({ act }) => act.type === 'paired' && act.round === round)!.at - began);
    const now = view.rounds.at(-1)!;
    const by = new Map(members.map(one => [one.player, one]));
    await Promise.all(
      now.tables.map(({ table, seats }) => {
        const match = view.tablesOf.find(other => other.round === round && other.table === table)!.matches[0]!;
        return play(
          match,
          seats.map(seat => by.get(seat!)!),
        );
      }),
    );
    const over = Date.now();
    while ((((await organiser.ask('GET', `/api/events/${id}`)) as View).rounds.at(-1)!.phase) !== 'over') {
      if (Date.now() - over > 60_000) throw new Error('a round that does not end');
      await sleep(200);
    }
    emit(`round_${round}.results_ms`, Date.now() - over, 'ms');
  }
  emit('pairing_longest_ms', Math.max(...pairings), 'ms');
  emit('tables_longest_ms', Math.max(...tables), 'ms');
  emit('page_p99_ms', quantile(sorted(looks), 0.99), 'ms');
  emit('moves_p99_ms', quantile(beside.taken(), 0.99), 'ms');
  stopped = true;
  beside.close();
  for (const { socket } of [organiser, ...members]) socket.terminate();
  await server.stop();
  finish();
}

await (process.env['SERVE'] ? serve() : event());
