import { request } from 'node:http';
import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Match } from '@kolbiste/table';
import {
  amount,
  askedLine,
  begunMatch,
  cleanUp,
  Line,
  MINI,
  Person,
  playOn,
  proven,
  seededRandom,
  sleep,
  startServer,
  tempFolder,
} from './harness.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { serverProcess } from './programs/server-process.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

describe('HTTP', () => {
  it('says on every answer that nothing foreign may run', async () => {
    const { url } = await startServer();
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz', '/nothing.js']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it('takes changes only from its own page or from programs', async () => {
    const { url } = await startServer({ ALLOWED_ORIGINS: 'https://friend.example' });
    const person = await Person.guest(url);
    const table = { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] };
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await person.request('POST', '/api/tables', table, headers)).status;
    expect(await status({ origin: 'https://evil.example' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: url })).toBe(201);
    expect(await status({ origin: 'https://friend.example' })).toBe(201);
    expect(await status({})).toBe(201);
    expect((await person.request('POST', '/api/tables', table, { 'content-type': 'text/plain', origin: url })).status).toBe(400);
  });

  it('bounds every body and answers nonsense without telling anything', async () => {
    const { url } = await startServer();
    const person = await Person.guest(url);
    expect((await person.request('POST', '/api/tables', 'x'.repeat(70_000))).status).toBe(413);
    for (const body of ['{', '[]', 'null', '{"game":1}', '{"__proto__":{}}', `{"game":"mini","seats":${'['.repeat(5_000)}`]) {
      const { status, body: answer } = await person.request('POST', '/api/tables', body);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ code: 'malformed' });
      expect(JSON.stringify(answer)).not.toMatch(/at .*\.ts|node_modules/);
    }
    expect((await person.request('GET', '/api/tables/..%2f..%2fetc%2fpasswd')).status).toBe(404);
    expect((await person.request('GET', `/api/records/${encodeURIComponent("' or 1=1 --")}`)).status).toBe(404);
  });

  it('limits requests, sign-ins, guests and tables', async () => {
    const { url } = await startServer({ SIGN_INS_PER_HOUR: 2, GUESTS_PER_HOUR: 2, TABLES_PER_HOUR: 2, REQUESTS_PER_MINUTE: 40 });
    const person = await Person.guest(url);
    const statuses = async (n: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
      const out: number[] = [];
      for (let i = 0; i < n; i++) out.push((await ask()).status);
      return out;
    };
    expect(await statuses(3, () => new Person(url).request('POST', '/api/sign-in', { name: 'x', password: 'wrong horse' }))).toEqual([
      401, 401, 429,
    ]);
    expect(await statuses(2, () => new Person(url).request('POST', '/api/guest'))).toEqual([201, 429]);
    expect(
      await statuses(3, () => person.request('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] })),
    ).toEqual([201, 201, 429]);
    expect((await statuses(40, () => person.request('GET', '/api/lobby'))).at(-1)).toBe(429);
  });

  it('lets a player have only this many tables', async () => {
    const { url } = await startServer({ TABLES_PER_PLAYER: 2 });
    const person = await Person.guest(url);
    await person.create();
    await person.create();
    expect((await person.request('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] })).body).toMatchObject({
      code: 'tooMany',
    });
  });

  it('keeps its metrics to itself', async () => {
    const { url } = await startServer({ METRICS_TOKEN: 'let me see' });
    expect((await fetch(`${url}/metrics`)).status).toBe(403);
    const seen = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer let me see' } });
    expect(await seen.text()).toContain('kolbiste_inputs_total');
  });

  it('refuses headers without end', async () => {
    const { port } = await startServer();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`);
    const answer = await new Promise<string>(done => socket.once('data', data => done(data.toString())));
    expect(answer).toContain('431');
  });
});

describe('sockets', () => {
  it('open only for our own page', async () => {
    const { url } = await startServer();
    const { cookie } = await Person.guest(url);
    await expect(Line.open(url, { cookie, origin: 'https://evil.example' })).rejects.toThrow('403');
    await (await Line.open(url, { cookie, origin: url })).close();
    const wrongPath = await new Promise<number>(done => {
      request(`${url}/elsewhere`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        },
      })
        .on('response', response => done(response.statusCode!))
        .end();
    });
    expect(wrongPath).toBe(404);
  });

  it('want hello first, and somebody known', async () => {
    const { url } = await startServer();
    const { url: hurried } = await startServer({ HELLO_WITHIN: 100 });
    const { cookie } = await Person.guest(url);
    const [silent, rude, nobody, old] = [
      await Line.open(hurried),
      await Line.open(url, { cookie }),
      await Line.open(url),
      await Line.open(url, { cookie }),
    ];
    rude.send({ type: 'join', match: 'x' });
    expect(await rude.next('error')).toMatchObject({ code: 'hello', fatal: true });
    nobody.send({ type: 'hello', v: 1 });
    expect(await nobody.next('error')).toMatchObject({ code: 'unauthorized', fatal: true });
    old.send({ type: 'hello', v: 99 });
    expect(await old.next('error')).toMatchObject({ code: 'version', fatal: true });
    await silent.until('cut off', () => silent.closed !== null);
    for (const line of [rude, nobody, old]) await line.until('closed', () => line.closed !== null);
  });

  it('of clients that vanish silently are closed', async () => {
    const { url, matches } = await startServer({ PING_EVERY: 100 });
    const { lines, match } = await begunMatch(url);
    lines[1]!.ws.pause();
    await lines[0]!.until('noticed', () => lines[0]!.all.some(message => message.type === 'presence' && !message.seats[1]!.online));
    expect(matches.peek(match)!.phase).toBe('playing');
  });

  it('of those who do not read are cut off, and the others play on', async () => {
    const { url } = await startServer({ SOCKET_BUFFER: 10_000 });
    const { lines, match } = await begunMatch(url);
    const watcher = await (await Person.guest(url)).connect();
    await watcher.join(match);
    watcher.ws.pause();
    // The system's own buffers have to be full first.
    for (let i = 0; i < 3_000; i++) watcher.send({ type: 'join', match });
    await playOn(lines, match, { answers: 5 });
    await lines[0]!.until('gone', () =>
      lines[0]!.all.some((message, i) => message.type === 'presence' && message.spectators === 0 && i > 3),
    );
    await playOn(lines, match, { answers: 5 });
  });

  it('are limited in number and in messages', async () => {
    const { url } = await startServer({ SOCKETS_PER_PLAYER: 2, MESSAGES_PER_SECOND: 5 });
    const person = await Person.guest(url);
    const line = await person.connect();
    await person.connect();
    await expect(person.connect()).rejects.toThrow('tooMany');
    for (let i = 0; i < 300; i++) line.send({ type: 'ping' });
    expect(await line.next('error')).toMatchObject({ code: 'rateLimited' });
    await line.until('cut off', () => line.closed !== null);
  });

  it('of one player are limited together: many of them say no more than a few', async () => {
    const { url } = await startServer({ MESSAGES_PER_SECOND: 5, now: () => 1_800_000_000_000 });
    const person = await Person.guest(url);
    const lines = [await person.connect(), await person.connect(), await person.connect()];
    // Each stays within what one socket may say, which is ten at once; together they may say twenty.
    for (const line of lines) for (let i = 0; i < 9; i++) line.send({ type: 'ping' });
    const told = (type: string): number => lines.reduce((sum, line) => sum + line.all.filter(message => message.type === type).length, 0);
    await expect.poll(() => told('error'), { timeout: 8_000 }).toBeGreaterThan(0);
    await sleep(100);
    expect(told('pong')).toBe(20);
    const other = await (await Person.guest(url)).connect();
    other.send({ type: 'ping' });
    await other.next('pong');
  });

  it('say what is wrong with a message and go on; too large a one ends them', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url);
    const line = lines[0]!;
    line.sendText('x'.repeat(17_000));
    expect(await line.next('error')).toMatchObject({ code: 'tooLarge', fatal: false });
    line.ws.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect(await line.next('error')).toMatchObject({ code: 'malformed' });
    line.send({ type: 'join', match: 'no-such-match', id: 'j' });
    expect(await line.next('error')).toMatchObject({ code: 'unknownMatch', re: 'j' });
    line.send({ type: 'concede', match: 'not-joined' });
    expect(await line.next('error')).toMatchObject({ code: 'unknownMatch' });
    lines[1]!.sendText('x'.repeat(40_000));
    await lines[1]!.until('closed', () => lines[1]!.closed?.code === 1009);
    expect(line.state(match).phase).toBe('playing');
  });

  it('bear any nonsense: nothing changes and the match goes on', async () => {
    const { url, storage } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const count = (): number => (storage.sqlite.prepare('select count(*) as n from input').get() as { n: number }).n;
    const before = count();
    const types = [
      'hello',
      'join',
      'leave',
      'ready',
      'answer',
      'propose',
      'consent',
      'decline',
      'stops',
      'explain',
      'hint',
      'chat',
      'ping',
      'nonsense',
      '__proto__',
    ];
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.object({ maxDepth: 2 }),
      fc.array(fc.anything({ maxDepth: 1 })),
    );
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc
        .record(
          {
            type: fc.constantFrom(...types),
            match: fc.oneof(fc.constant(match), value),
            id: value,
            decision: value,
            key: value,
            topic: value,
            proposal: value,
            stops: value,
            v: value,
            nonce: value,
            after: value,
          },
          { requiredKeys: ['type'] },
        )
        .map(message => JSON.stringify(message)),
      fc.constantFrom(
        '{"type":"answer","match":"',
        '[',
        '"',
        '{"type":{"toString":1}}',
        '\u0000',
        '{"type":"answer","__proto__":{"seat":0}}',
      ),
    );
    const messages = amount('MESSAGES', 400);
    // A line bears a hundred offences.
    const most = messages > 10_000 ? 90 : 12;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: most, size: 'max' }), async texts => {
        sent += texts.length;
        const line = await people[0]!.connect();
        await line.join(match);
        for (const text of texts) line.sendText(text);
        if (!line.closed) line.send({ type: 'ping', id: 'still there?' });
        await line.until(
          'an answer',
          () => line.closed !== null || line.all.some(message => message.type === 'pong' && message.re === 'still there?'),
        );
        line.ws.terminate();
      }),
      { numRuns: Math.ceil((messages * 2.2) / most), endOnFailure: true },
    );
    // A "ready" or "propose" that happens to be right is an input; nothing else may be.
    const rows = storage.sqlite.prepare('select data from input where n > ?').all(before) as { data: string }[];
    for (const { data } of rows) expect(['propose', 'stops', 'consent', 'decline']).toContain(JSON.parse(data).type);
    await lines[1]!.until('still playing', () => lines[1]!.state(match).phase === 'playing');
    expect(askedLine(lines, match)).toBeDefined();
    await playOn(lines, match, { answers: 3 });
    proven({ messages: sent, rows: rows.length });
  }, 3_600_000);

  it('bear messages that are nearly right: each is refused or taken as what it says, and every log plays', async () => {
    const { url, storage, matches } = await startServer({ ASIDES_PER_MATCH: 1_000_000 });
    const random = seededRandom(31);
    const messages = amount('MESSAGES', 400);
    const counts = { messages: 0, games: 0, accepted: 0, refused: 0, errors: 0, internal: 0 };
    while (counts.messages < messages) {
      const { lines, match } = await begunMatch(url);
      counts.games++;
      for (let i = 0; i < 120 && counts.messages < messages && lines[0]!.state(match).phase === 'playing'; i++) {
        const line = lines[Math.floor(random() * 2)]!;
        line.sendText(JSON.stringify(nearly(line, match, random)));
        counts.messages++;
        if (i % 20 === 19) await echo(lines);
        if (i % 50 === 49) await playOn(lines, match, { answers: 1 });
      }
      await echo(lines);
      for (const line of lines) {
        counts.accepted += line.all.filter(message => message.type === 'accepted').length;
        counts.refused += line.all.filter(message => message.type === 'refused').length;
        counts.errors += line.all.filter(message => message.type === 'error').length;
        counts.internal += line.all.filter(message => message.type === 'error' && message.code === 'internal').length;
        line.ws.terminate();
      }
      const stored = (await new MatchStore(storage.db).load(match))!;
      expect(Match.rebuild(MINI.game, stored.header, stored.rows).seq).toBe(matches.peek(match)?.seq ?? stored.rows.length);
    }
    proven(counts);
    expect(counts.internal).toBe(0);
    expect(counts.refused + counts.errors).toBeGreaterThan(counts.messages / 4);
  }, 3_600_000);
});

/** Until everything that was sent has been dealt with. */
async function echo(lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const id = `echo${line.all.length}`;
    line.send({ type: 'ping', id });
    await line.until('the echo', () => line.closed !== null || line.all.some(message => message.type === 'pong' && message.re === id));
  }
}

/** A right message with one thing changed. */
function nearly(line: Line, match: string, random: () => number): object {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const { decision, seen } = line.state(match);
  const key = seen?.decision?.options[0]?.key ?? 'pass';
  const right: Record<string, unknown> = pick<Record<string, unknown>>([
    { type: 'answer', match, id: 'n', decision: decision ?? 0, key },
    { type: 'propose', match, topic: pick(['undo', 'draw']) },
    { type: 'consent', match, proposal: 1 },
    { type: 'decline', match, proposal: 1 },
    { type: 'stops', match, stops: { mode: 'everywhere' } },
    { type: 'ready', match, nonce: 'again' },
    { type: 'unseal', match, nonce: 'again' },
    { type: 'explain', match },
    { type: 'join', match, after: 3 },
  ]);
  const field = pick(Object.keys(right));
  const wrong = [
    null,
    -1,
    1e15,
    0.5,
    '',
    `${String(right[field])} `,
    [right[field]],
    { ...right },
    true,
    'x'.repeat(300),
    decision === null ? 0 : decision + 1,
  ];
  return { ...right, [field]: pick(wrong) };
}

describe('a reconnect storm', () => {
  it('gives everybody the state of their match, again and again', async () => {
    const { url } = await startServer();
    const games = await Promise.all(Array.from({ length: amount('GAMES', 12) }, () => begunMatch(url)));
    const counts = { storms: amount('STORMS', 3), games: games.length, connections: 0, states: 0 };
    await Promise.all(games.map(({ lines, match }) => playOn(lines, match, { answers: 4 })));
    for (let storm = 0; storm < counts.storms; storm++) {
      for (const { lines } of games) for (const line of lines) line.ws.terminate();
      await Promise.all(
        games.map(async game => {
          const fresh = await Promise.all(game.people.map(person => person.connect()));
          await Promise.all(fresh.map(line => line.join(game.match)));
          expect(fresh[0]!.known.get(game.match)!.seq).toBe(fresh[1]!.known.get(game.match)!.seq);
          game.lines = fresh;
          counts.connections += 2;
          counts.states += fresh.filter(line => line.known.has(game.match)).length;
        }),
      );
      await Promise.all(games.map(({ lines, match }) => playOn(lines, match, { answers: 2 })));
    }
    proven(counts);
    expect(counts.states).toBe(counts.connections);
  }, 600_000);
});

describe('the log', () => {
  it('tells much and no secret, however much it is asked to tell', async () => {
    const folder = tempFolder();
    const file = join(folder, 'log.txt');
    const server = await serverProcess(folder, { LOG_LEVEL: 'trace' }, command => `${command} 2>${file}`);
    const { people, lines, match } = await begunMatch(server.url);
    const [jana] = people;
    await jana!.ask('POST', '/api/account', { name: 'Jana', password: 'a very secret horse' });
    const { token } = await jana!.ask('POST', '/api/tokens', { label: 'bot' });
    await new Person(server.url).request('POST', '/api/sign-in', { name: 'Jana', password: 'a wrong but secret horse' });
    lines[0] = await jana!.connect();
    await lines[0].join(match);
    lines[0].sendText('{"type":"answer","match":"a secret that is no JSON');
    lines[0].send({ type: 'chat', match, text: 'words between us' });
    await playOn(lines, match);
    await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 8_000 }).toContain('"over"');
    await server.kill('SIGTERM');
    const storage = await Storage.open(folder);
    const { table_seed } = await storage.db.selectFrom('match').select('table_seed').executeTakeFirstOrThrow();
    await storage.close();
    const log = readFileSync(file, 'utf8');
    const secrets = [table_seed, 'nonce-of-', 'secret', 'words between us', token, ...people.map(({ cookie }) => cookie.split('=')[1]!)];
    for (const secret of secrets) expect(log).not.toContain(secret);
  }, 60_000);
});
