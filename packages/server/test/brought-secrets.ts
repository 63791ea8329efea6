/** Four tables at which somebody brings something that nobody else may learn, and everything that others hear meanwhile. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { READY_DECKS, readyDeck as readyDoom, writeDeck as writeDoom } from '@kolbiste/doomtrooper';
import type { Plain } from '@kolbiste/engine';
import { encodeCard, starterSets } from '@kolbiste/scratch-wars';
import { FACTIONS, readyDeck as readySummoner, writeDeck as writeSummoner } from '@kolbiste/summoner-wars';
import { vi } from 'vitest';
import { Person, playOn, seededRandom, startServer, type Line } from './harness.ts';

/** Texts of ready decks, with a remark that nobody else may ever read. */
export const doom = (name: string, remark: string): string => `# ${remark}\n${writeDoom(readyDoom(name)!)}`;
/** Two of one size: that much everybody may know. */
const [doomOne, doomTwo] = READY_DECKS.flatMap(one =>
  READY_DECKS.filter(two => two.name > one.name && two.cards.length === one.cards.length).map(two => [one.name, two.name] as const),
)[0]!;
const summoner = (index: number, remark: string): string => `# ${remark}\n${writeSummoner(readySummoner(FACTIONS[index]!))}`;
export const starter = (i: number): string[] => [starterSets[i]!.hero, ...starterSets[i]!.weapons].map(encodeCard);

export interface Case {
  readonly game: string;
  readonly options: Plain;
  readonly mine: Plain;
  /** Another one, of which the others may know the same. */
  readonly other: Plain;
  readonly theirs: Plain;
  /** What nobody else may read before the match is over. */
  readonly secrets: readonly string[];
}
const CASES: readonly Case[] = [
  {
    game: 'doomtrooper',
    options: {},
    mine: doom(doomOne, 'jana 5e1f'),
    other: doom(doomTwo, 'jana 77aa'),
    theirs: 'cybertronic',
    secrets: ['5e1f', '77aa'],
  },
  {
    game: 'summoner-wars',
    options: {},
    mine: summoner(0, 'jana 5e1f'),
    other: summoner(1, 'jana 77aa'),
    theirs: FACTIONS[2]!.id,
    secrets: ['5e1f', '77aa'],
  },
  { game: 'dice-throne', options: {}, mine: 'loki', other: 'thor', theirs: 'spider-man', secrets: [] },
  {
    game: 'scratch-wars',
    options: { preparation: 'collection' },
    mine: starter(0),
    other: starter(1),
    theirs: starter(2),
    secrets: [...starter(0), ...starter(1)],
  },
];
export const CARDS = CASES.map(({ game }, i) => [game, CASES[i]!] as const);

/** A value as text, and its hashes without a salt. */
export function tracesOf(value: Plain): string[] {
  const texts = [JSON.stringify(value), ...(typeof value === 'string' ? [value] : (value as string[]))];
  return texts.flatMap(text => [
    ...['sha256', 'sha1', 'md5'].map(kind => createHash(kind).update(text).digest('hex')),
    ...(text.length > 12 ? [JSON.stringify(text).slice(1, -1)] : []),
  ]);
}

/** What the server writes into its log. */
function logged(): string[] {
  const lines: string[] = [];
  const write = fs.writeSync;
  vi.spyOn(fs, 'writeSync').mockImplementation((fd: number, ...rest: unknown[]) => {
    if (fd !== 2) return (write as (...all: unknown[]) => number)(fd, ...rest);
    lines.push(String(rest[0]));
    return Buffer.byteLength(String(rest[0]));
  });
  return lines;
}

interface Heard {
  /** Before the first question, and up to the end. */
  readonly before: readonly string[];
  readonly all: readonly string[];
  readonly log: readonly string[];
  /** How many answers were given, and whether that was the end. */
  readonly given: number;
  readonly over: boolean;
}

/** Everything that others are told of a table at which Jana brings something: up to the first question, and up to the end. */
export async function heard({ game, options, theirs }: Case, brings: Plain, answers: number): Promise<Heard> {
  const log = logged();
  let now = 1_800_000_000_000;
  const server = await startServer({ LOG_LEVEL: 'trace' as never, now: () => now });
  const { url, storage } = server;
  const [jana, petr, eva] = await Promise.all([Person.guest(url), Person.guest(url), Person.guest(url)]);
  for (const [i, person] of [jana, petr, eva].entries()) person.player = await person.ask('PATCH', '/api/me', { name: `Player ${i}` });
  const told: string[] = [];
  const hear = async (person: Person, method: string, path: string, body?: unknown): Promise<any> => {
    const answer = await person.request(method, path, body);
    told.push(JSON.stringify([answer.status, answer.body]));
    return answer.body;
  };
  const lobby = await eva.connect();
  lobby.send({ type: 'lobby', watch: true });
  await lobby.next('lobby');
  const { match } = await jana.ask('POST', '/api/quick', { game, options, brings });
  await storage.db.updateTable('match').set({ table_seed: 'the same seed in every run' }).execute();
  // What Jana tries in vain is nobody's business either.
  await jana.request('PUT', `/api/tables/${match}/brings`, { brings: game === 'doomtrooper' ? '9 Golden Lion\n# 5e1f' : 'x 5e1f' });
  await jana.ask('PUT', `/api/tables/${match}/brings`, { brings });
  await lobby.until('listed', () => lobby.texts.at(-1)!.includes('"ready":true'));
  const waiting = await eva.connect();
  waiting.send({ type: 'join', match });
  await waiting.next('seating');
  for (const person of [petr, eva])
    for (const path of [
      '/api/lobby',
      '/api/tables',
      `/api/tables/${match}`,
      `/api/tables/${match}/brings`,
      `/api/records/${match}`,
      '/api/export',
      '/metrics',
    ])
      await hear(person, 'GET', path);
  await hear(eva, 'PUT', `/api/tables/${match}/brings`, { brings: null });
  await hear(petr, 'POST', '/api/quick', { game, options, brings: theirs });
  const lines: Line[] = [];
  for (const person of [jana, petr, eva]) {
    const line = await person.connect();
    await line.join(match);
    lines.push(line);
  }
  const others = [lines[1]!, lines[2]!, lobby, waiting];
  const texts = (): string[] => {
    const ids = [match, ...[jana, petr, eva].map(person => person.player.player)];
    return [...told, ...others.flatMap(line => line.texts)].map(text => ids.reduce((clean, id, i) => clean.replaceAll(id, `id${i}`), text));
  };
  await lobby.until('playing', () => lobby.texts.at(-1)!.includes('"phase":"playing"'));
  // Figures about the server and who is there just now depend on the moment.
  const before = texts()
    .filter(text => !/# HELP|"type":"presence"/.test(text))
    .map(text => text.replaceAll(/,"(?:watchers":\d+|here":true)/g, '').replace(/"people":\{[^}]*\}/, ''))
    .filter((text, i, all) => text !== all[i - 1]);
  for (const [i, line] of lines.slice(0, 2).entries()) {
    line.send({ type: 'stops', match, stops: { mode: 'everywhere' } });
    await line.ready(match, `nonce-${i}`);
  }
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  const random = seededRandom(5);
  // The last answer of a match shows everything to everybody: what counts is what was told before it.
  let all: string[] = [];
  let given = 0;
  for (; given < answers; given++) {
    if (given % 25 === 24) {
      lines[1]!.send({ type: 'explain', match });
      lines[1]!.send({ type: 'hint', match });
      // Anyone who comes back gets everything again.
      await lines[2]!.join(match);
    }
    all = texts();
    if ((await playOn(lines, match, { answers: 1, random })) === 0 || lines[0]!.state(match).phase === 'over') break;
  }
  const over = lines[0]!.state(match).phase === 'over';
  if (over) {
    await server.stop();
    vi.restoreAllMocks();
    return { before, all, log, given, over };
  }
  lines[1]!.send({ type: 'explain', match });
  lines[1]!.send({ type: 'hint', match });
  now += 1;
  for (const line of lines.slice(1)) await line.join(match);
  for (const path of ['/api/lobby', `/api/tables/${match}`, `/api/tables/${match}/brings`, `/api/records/${match}`, '/api/export'])
    await hear(petr, 'GET', path);
  all = texts();
  await server.stop();
  vi.restoreAllMocks();
  return { before, all, log, given, over };
}
