/** What anybody's messages may cost the others: bounds, budgets, and where reading happens. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice } from '@kolbiste/bots';
import { keyOf } from '@kolbiste/engine';
import { Records } from '../src/matches/records.ts';
import type { RunningServer } from '../src/server.ts';
import { RecordStore } from '../src/storage/record-store.ts';
import { TableStore } from '../src/storage/table-store.ts';
import { asAt, askedLine, begunMatch, cleanUp, Person, playOn, sleep, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

const BOTS_ALONE = { seats: [{ who: 'bot' }, { who: 'bot' }] } as const;

async function rowsOf({ storage }: RunningServer, match: string): Promise<string[]> {
  return (await storage.matches.rows(match)).map(({ type }) => type);
}

/** Everything the playing thread's connection is asked from now on. */
function statementsOf({ storage: { sqlite } }: RunningServer): string[] {
  const said: string[] = [];
  const prepare = sqlite.prepare.bind(sqlite);
  const heard = (sql: string): ReturnType<typeof prepare> => {
    said.push(sql);
    return prepare(sql);
  };
  Object.defineProperty(sqlite, 'prepare', { value: heard });
  return said;
}

describe('the text of a deck', () => {
  it.each([
    ['that names a million cards', '999 01341\n'.repeat(1_400), /tooManyCards/],
    ['with a lone carriage return', '1 01341\n1 0134\r01341', /unknownCard/],
  ])('%s is refused', async (_, deck, why) => {
    const person = await Person.guest((await startServer()).url);
    const wish = { game: 'doomtrooper', seats: [{ who: 'me' }, { who: 'open' }], brings: deck };
    const { status, body } = await person.request('POST', '/api/tables', wish);
    expect({ status, body }).toMatchObject({ status: 400, body: { text: expect.stringMatching(why) } });
  });
});

describe('stops', () => {
  it('that are as they were are accepted, and no row', async () => {
    const server = await startServer();
    const { lines, match } = await begunMatch(server.url);
    for (const id of ['a', 'b', 'c']) {
      lines[0]!.send({ type: 'stops', match, id, stops: { mode: 'never' } });
      await lines[0]!.next('accepted', accepted => accepted.re === id);
    }
    // One each when the match began, and one more.
    expect((await rowsOf(server, match)).filter(type => type === 'stops')).toHaveLength(3);
  });

  it('and other rows without a move are limited in a match, over a restart too', async () => {
    const settings = { DATA_DIR: tempFolder(), ASIDES_PER_MATCH: 4 };
    const first = await startServer(settings);
    const { people, lines, match } = await begunMatch(first.url);
    // Stops at the beginning and being ready were two of four.
    for (const [i, mode] of (['never', 'whenUseful'] as const).entries()) {
      lines[0]!.send({ type: 'stops', match, id: `s${i}`, stops: { mode } });
      await lines[0]!.next('accepted', accepted => accepted.re === `s${i}`);
    }
    lines[0]!.send({ type: 'stops', match, id: 's2', stops: { mode: 'everywhere' } });
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'tooMany', re: 's2', fatal: false });
    lines[1]!.send({ type: 'stops', match, id: 'other', stops: { mode: 'never' } });
    await lines[1]!.next('accepted', accepted => accepted.re === 'other');
    await first.stop();
    const second = await startServer(settings);
    const line = await asAt(second.url, people[0]!).connect();
    await line.join(match);
    line.send({ type: 'propose', match, id: 'again', topic: 'draw' });
    expect(await line.next('error')).toMatchObject({ code: 'tooMany', re: 'again' });
    expect((await rowsOf(second, match)).filter(type => type === 'stops')).toHaveLength(5);
  });

  it('and other rows without a move are limited for one player in an hour', async () => {
    const { url } = await startServer({ ASIDES_PER_HOUR: 3 });
    const { lines, match } = await begunMatch(url);
    lines[0]!.send({ type: 'stops', match, id: 's0', stops: { mode: 'never' } });
    await lines[0]!.next('accepted', accepted => accepted.re === 's0');
    lines[0]!.send({ type: 'stops', match, id: 's1', stops: { mode: 'everywhere' } });
    expect(await lines[0]!.next('error')).toMatchObject({ code: 'rateLimited', re: 's1' });
    await playOn(lines, match, { answers: 2 });
  });
});

describe('moves', () => {
  it('are limited for one player in an hour, on whatever line', async () => {
    // A fifth at once: stops, being ready, and three more.
    const { url } = await startServer({ ROWS_PER_HOUR: 25, TABLES_PER_PLAYER: 10 });
    const { people, match } = await begunMatch(url);
    const codes: string[] = [];
    for (let i = 0; i < 5; i++) {
      const line = await people[0]!.connect();
      await line.join(match);
      line.send({ type: 'stops', match, id: 's', stops: { mode: i % 2 ? 'everywhere' : 'never' } });
      await line.until('told', () => line.all.some(message => 're' in message && message.re === 's'));
      codes.push(line.all.map(message => ('re' in message && message.re === 's' ? message.type : '')).join(''));
    }
    expect(codes).toEqual(['accepted', 'accepted', 'accepted', 'error', 'error']);
  });
});

describe('a record', () => {
  it('is sent in pieces, and is what it would be in one', async () => {
    const server = await startServer({ SNAPSHOT_EVERY: 5 });
    const { people, lines, match } = await begunMatch(server.url);
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
    // Two servers may have kept the same rows.
    const chapter = await server.storage.db
      .selectFrom('chapter')
      .selectAll()
      .where('match', '=', match)
      .orderBy('n')
      .executeTakeFirstOrThrow();
    await server.storage.db
      .insertInto('chapter')
      .values({ ...chapter, n: chapter.n + 1 })
      .execute();
    const { body, headers } = await people[0]!.request('GET', `/api/records/${match}`);
    expect(headers.get('transfer-encoding')).toBe('chunked');
    expect(body).toEqual(JSON.parse(JSON.stringify(await new Records(server.storage).record(match))));
  });

  it('is read so often in a minute', async () => {
    const { url } = await startServer({ RECORDS_PER_MINUTE: 2 });
    const person = await Person.guest(url);
    const asked = [1, 2, 3].map(async () => (await person.request('GET', '/api/records/nothing')).status);
    expect((await Promise.all(asked)).sort()).toEqual([404, 404, 429]);
  });
});

describe('lists and searches', () => {
  const PATHS = ['/api/lobby', '/api/tables', '/api/records', '/api/records?name=est&limit=50'];

  it('are not read by the thread that plays', async () => {
    const server = await startServer();
    const { people, lines, match } = await begunMatch(server.url, { listed: true });
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(1);
    await people[0]!.create({ listed: true });
    const said = statementsOf(server);
    for (const path of PATHS) expect([path, await people[0]!.ask('GET', path)]).toMatchObject([path, { length: 1 }]);
    await people[0]!.ask('GET', `/api/players/${people[0]!.player.player}/against/${people[1]!.player.player}`);
    expect(said.filter(sql => !/"(session|player)"/.test(sql))).toEqual([]);
  });

  it('find what they look for by an index', async () => {
    const server = await startServer();
    const { storage } = server;
    const said = statementsOf(server);
    const tables = new TableStore(storage.db, storage.db);
    const records = new RecordStore({ lists: storage.db, searches: storage.db }, 'like');
    await tables.listed();
    await tables.openListed('mini', false);
    await tables.ofPlayer('a');
    for (const wish of [{}, { before: 1 }, { game: 'mini' }, { player: 'a' }, { player: 'a', against: 'b' }, { name: 'a' }])
      await records.search(wish);
    await records.between('a', 'b');
    await (await Person.guest(server.url)).create();
    const plans = said
      .filter(sql => sql.startsWith('select'))
      .map(sql => {
        const steps = storage.sqlite.prepare(`explain query plan ${sql}`).all(...Array.from(sql.matchAll(/\?/g), () => null));
        return steps.map(step => (step as { detail: string }).detail).join('; ');
      });
    expect(plans.length).toBeGreaterThan(9);
    expect(plans.filter(plan => /\bSCAN "?(match|seat|input|chat)\b(?!.* USING (COVERING )?INDEX)/.test(plan))).toEqual([]);
    for (const index of ['match_listed', 'match_ended', 'match_of_maker', 'seat_of_player']) expect(plans.join('\n')).toContain(index);
    // Nor are matches sorted that an index has in order.
    expect(plans.filter(plan => /match_(ended|listed)/.test(plan) && /TEMP B-TREE FOR ORDER BY/.test(plan))).toEqual([]);
  });

  it('are made once for all who ask at the same time, and again when something has changed', async () => {
    const { url, storage } = await startServer();
    const person = await Person.guest(url);
    let [listed, searched] = [0, 0];
    const [list, search] = [storage.tables.listed.bind(storage.tables), storage.records.search.bind(storage.records)];
    storage.tables.listed = () => (listed++, list());
    storage.records.search = wish => (searched++, search(wish));
    await Promise.all(Array.from({ length: 20 }, (_, i) => person.ask('GET', PATHS[i % 2 ? 0 : 2]!)));
    expect([listed, searched]).toEqual([1, 1]);
    await person.create({ listed: true });
    expect(await person.ask('GET', '/api/lobby')).toHaveLength(1);
    const { lines, match } = await begunMatch(url);
    expect(await person.ask('GET', '/api/records')).toEqual([]);
    lines[0]!.send({ type: 'concede', match });
    await expect.poll(async () => (await storage.matches.row(match))!.state).toBe('over');
    await sleep(50);
    expect(await person.ask('GET', '/api/records')).toHaveLength(1);
  });
});

describe('a table of bots alone', () => {
  it('plays while somebody looks on, and rests while nobody does', async () => {
    const server = await startServer();
    let thoughts = 0;
    server.bots.think = ({ position }) => {
      thoughts++;
      return Promise.resolve({ key: keyOf(position.decision!.options[0]!) } as unknown as Choice);
    };
    const person = await Person.guest(server.url);
    const { match } = await person.create({ ...BOTS_ALONE, clock: { kind: 'bank', bank: 60_000, increment: 0 } });
    await expect.poll(() => rowsOf(server, match)).toEqual(['ready']);
    await sleep(100);
    expect([thoughts, await rowsOf(server, match)]).toEqual([0, ['ready']]);
    const line = await person.connect();
    expect((await line.join(match)).info.clock).toEqual({ kind: 'none' });
    await line.until('a few moves', () => line.known.get(match)!.seq > 3);
    await line.close();
    await expect.poll(async () => server.matches.peek(match)?.idle ?? true).toBe(true);
    const rows = (await rowsOf(server, match)).length;
    await sleep(100);
    expect((await rowsOf(server, match)).length).toBe(rows);
  });
});

describe('a spectator who learns everything later', () => {
  it('does not learn from a refusal what is asked now', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url, { spectatorDelay: 60_000 });
    // At a window nobody but the player asked is told the number, late or not.
    const isTold = (): boolean => lines.every(line => line.state(match).decision !== null);
    while (!isTold()) await playOn(lines, match, { answers: 1 });
    const watcher = await (await Person.guest(url)).connect();
    watcher.send({ type: 'join', match });
    watcher.send({ type: 'concede', match, id: 'c' });
    expect(await watcher.next('refused')).toMatchObject({ code: 'noSeat', decision: null, re: 'c' });
  });

  it('hears players as late as he sees them, and other spectators at once', async () => {
    const { url } = await startServer();
    const { lines, match } = await begunMatch(url, { spectatorDelay: 700 });
    const watcher = await (await Person.guest(url)).connect();
    watcher.send({ type: 'join', match });
    await watcher.next('snapshot');
    const said = Date.now();
    lines[0]!.send({ type: 'chat', match, text: 'I have the ace' });
    await lines[1]!.next('chat');
    const late = await (await Person.guest(url)).connect();
    await late.join(match);
    late.send({ type: 'chat', match, text: 'hello' });
    for (const line of [watcher, late]) expect(await line.next('chat')).toMatchObject({ text: 'hello' });
    for (const line of [watcher, late]) {
      expect(await line.next('chat', chat => chat.seat === 0)).toMatchObject({ text: 'I have the ace' });
      expect(Date.now() - said).toBeGreaterThanOrEqual(700);
    }
    expect(askedLine(lines, match)).toBeDefined();
  });
});
