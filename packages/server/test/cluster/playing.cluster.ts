import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { asAt, askedLine, begunMatch, cleanUp, Person, playOn, tempFolder, type Line } from '../harness.ts';
import { serverProcess } from '../programs/server-process.ts';
import { runServer } from '../../src/index.ts';
import { apart, installation, twoServers } from './nodes.ts';

afterEach(cleanUp);

describe('two players of a match on two servers', () => {
  it('see one game, with all that belongs to it', async () => {
    const house = await installation();
    const nodes = await Promise.all([house.start('a'), house.start('b')]);
    const one = await Person.guest(nodes[0].url);
    const two = asAt(nodes[1].url, await Person.guest(nodes[0].url));
    const { match } = await one.create({ listed: true });
    const lobby = await two.ask('GET', '/api/lobby');
    expect(lobby.map((entry: { match: string }) => entry.match)).toContain(match);
    // Waiting at the table on one server while the last seat is taken on the other.
    const waiting = await one.connect();
    waiting.send({ type: 'join', match, id: 'w' });
    await waiting.next('seating');
    await two.ask('POST', `/api/tables/${match}/seats`, {});
    await waiting.next('snapshot', snapshot => snapshot.match === match);
    const other = await two.connect();
    await other.join(match);
    const lines: Line[] = [waiting, other];
    // Presence
    await waiting.until('both are there', () =>
      waiting.all.some(message => message.type === 'presence' && message.seats.every(({ online }) => online)),
    );
    for (const line of lines) await line.ready(match);
    for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
    // Chat
    waiting.send({ type: 'chat', match, text: 'zdravím' });
    expect(await other.next('chat')).toMatchObject({ text: 'zdravím', number: 1 });
    other.send({ type: 'chat', match, text: 'nápodobně' });
    expect(await waiting.next('chat', chat => chat.number === 2)).toMatchObject({ text: 'nápodobně' });
    // Spectators
    const watcher = await asAt(nodes[1].url, await Person.guest(nodes[0].url)).connect();
    await watcher.join(match);
    await waiting.next('presence', presence => presence.spectators === 1);
    await playOn([waiting, other, watcher], match);
    for (const line of [...lines, watcher]) await line.until('over', () => line.state(match).phase === 'over');
    expect(waiting.state(match).result).toEqual(other.state(match).result);
    expect(askedLine(lines, match)).toBeUndefined();
    // The record, from either server
    await expect.poll(async () => (await one.request('GET', `/api/records/${match}`)).status).toBe(200);
    expect(await two.ask('GET', `/api/records/${match}`)).toEqual(await one.ask('GET', `/api/records/${match}`));
    // A rematch
    const { match: next } = await one.ask('POST', `/api/tables/${match}/rematch`);
    expect(await other.next('rematch')).toMatchObject({ next });
  });
});

describe('a node', () => {
  it('tells who it is in its logs and figures, and which match they are about', async () => {
    const house = await installation();
    const file = join(tempFolder(), 'log');
    const node = await serverProcess(
      '',
      { ...house.env, NODE_NAME: 'node-of-the-test', LOG_LEVEL: 'info' },
      command => `${command} 2> ${file}`,
    );
    const { lines, match } = await begunMatch(node.url);
    lines[0]!.send({ type: 'concede', match, id: 'c' });
    await lines[0]!.next('over');
    const told = (): unknown[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line));
    await expect.poll(told).toContainEqual(expect.objectContaining({ node: 'node-of-the-test', match, what: 'over' }));
    const figures = await (await fetch(`${node.url}/metrics`)).text();
    expect(figures).toMatch(/^kolbiste_inputs_total\{node="node-of-the-test"\} [1-9]/m);
    expect(figures).toMatch(/^kolbiste_neighbours\{node="node-of-the-test"\} 1$/m);
  });

  it('drains when it is told to stop: it is not ready any more, serves on, says goodbye, and is gone', async () => {
    const house = await twoServers({ DRAIN: '4000' });
    const [a, b] = house.nodes;
    const { lines, match, people } = await apart(house);
    // As a balancer asks: HTTP/1.0 that names no host.
    const status = async (path: string): Promise<number> => {
      const socket = connect(Number(new URL(a.url).port), '127.0.0.1');
      socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
      return Number((await text(socket)).split(' ', 2)[1]);
    };
    expect([await status('/readyz'), await status('/healthz')]).toEqual([200, 200]);
    const ended = a.kill('SIGTERM');
    await expect.poll(() => status('/readyz')).toBe(503);
    // Who is here plays on, and who comes in spite of it is served.
    expect(await status('/healthz')).toBe(200);
    const late = await asAt(a.url, people[0]!).connect();
    await late.join(match);
    const { seq } = await askedLine(lines, match)!.answer(match);
    for (const line of [...lines, late]) await line.until('the move', () => line.known.get(match)!.seq >= seq);
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'shutdown', fatal: true });
    expect(await ended).toBe(0);
    expect((await fetch(`${b.url}/readyz`)).status).toBe(200);
    // He goes on elsewhere, where nobody thinks that he is still there as well.
    const again = await asAt(b.url, people[0]!).connect();
    await again.join(match);
    const both = [again, lines[1]!];
    for (const line of both) await line.until('caught up', () => line.known.get(match)!.seq >= seq);
    await askedLine(both, match)!.answer(match);
    expect(await house.storage.db.selectFrom('node').select('id').execute()).toEqual([{ id: 'b' }]);
    expect(await house.storage.db.selectFrom('presence').select('node').where('node', '=', 'a').execute()).toEqual([]);
    expect(await house.storage.db.selectFrom('socket').select('node').where('node', '=', 'a').execute()).toEqual([]);
  });

  it('says in one line that it cannot have its database', async () => {
    const { env } = await installation();
    const said: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text: unknown) => said.push(String(text)) > 0;
    try {
      const nowhere = env['DATABASE_URL']!.replace(/[^/]+$/, 'nowhere');
      expect(await runServer({ env: { ...env, DATABASE_URL: nowhere, PORT: '0' }, say: () => undefined, language: 'en' })).toBe(1);
    } finally {
      process.stderr.write = write;
    }
    expect(said).toEqual(['kolbiste: the database of DATABASE_URL cannot be used: database "nowhere" does not exist\n']);
  });
});
