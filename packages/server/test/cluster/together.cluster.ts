/** What several servers do as one: decide, keep time, think, count, begin, and change their release. */
import { afterEach, describe, expect, it } from 'vitest';
import { asAt, askedLine, begunMatch, cleanUp, later, Person, playOn, seededRandom, sleep, type Line } from '../harness.ts';
import { botWorker } from '../programs/bundle.ts';
import { MatchStore } from '../../src/storage/match-store.ts';
import { Crowd, reconcile } from '../crowd.ts';
import { apart, installation, metric, twoServers } from './nodes.ts';

afterEach(cleanUp);

describe('two answers to one question', () => {
  it('come to two servers in the same instant: one is taken, the other is told what happened', async () => {
    const house = await twoServers();
    const { people, lines, match } = await apart(house);
    const random = seededRandom(9);
    let conflicts = 0;
    for (let i = 0; i < 40 && lines[0]!.state(match).phase === 'playing'; i++) {
      const asked = askedLine(lines, match)!;
      const person = people[lines.indexOf(asked)]!;
      const { seq } = asked.known.get(match)!;
      // The same player on both servers, with two different answers.
      const other = await asAt(house.nodes[1 - lines.indexOf(asked)]!.url, person).connect();
      await other.join(match);
      const { options } = asked.state(match).seen!.decision!;
      const decision = asked.state(match).decision!;
      const keys = [options[Math.floor(random() * options.length)]!.key, options.at(-1)!.key];
      const both = [asked, other];
      for (const [j, line] of both.entries()) line.send({ type: 'answer', match, id: `${i}-${j}`, decision, key: keys[j]! });
      const verdict = async (line: Line, id: string): Promise<string> => {
        await line.until(`an answer to ${id}`, () => line.all.some(message => 're' in message && message.re === id));
        return line.all.find(message => 're' in message && message.re === id)!.type;
      };
      const verdicts = [await verdict(asked, `${i}-0`), await verdict(other, `${i}-1`)];
      expect(verdicts.toSorted()).toEqual(['accepted', 'refused']);
      await other.close();
      for (const line of lines) await line.until('the move', () => line.known.get(match)!.seq > seq);
      for (const line of lines) await line.until('the same', () => line.known.get(match)!.seq === lines[0]!.known.get(match)!.seq);
      conflicts++;
    }
    expect(conflicts).toBeGreaterThan(5);
    const rows = await new MatchStore(house.storage.db).rows(match);
    expect(rows.filter(({ type }) => type === 'answer').length).toBe(conflicts);
    expect(
      (await metric(house.nodes[0], 'kolbiste_conflicts_total')) + (await metric(house.nodes[1], 'kolbiste_conflicts_total')),
    ).toBeGreaterThan(0);
  });
});

describe('clocks', () => {
  it('call the time once, whichever server sees it first', async () => {
    const house = await twoServers();
    const { lines, match } = await apart(house, { clock: { kind: 'bank', bank: 1_000, increment: 0 } });
    for (const line of lines) expect((await line.next('over')).result).toMatchObject({ by: 'time' });
    const rows = await new MatchStore(house.storage.db).rows(match);
    expect(rows.filter(({ type }) => type === 'timeout').length).toBe(1);
    await expect.poll(async () => (await new MatchStore(house.storage.db).row(match))!.state).toBe('over');
  });

  it('run on when the server with the players is gone and nobody comes back', async () => {
    const house = await twoServers();
    const { match } = await begunMatch(house.nodes[0].url, { clock: { kind: 'bank', bank: 4_000, increment: 0 } });
    await house.nodes[0].kill('SIGKILL');
    await expect.poll(async () => (await new MatchStore(house.storage.db).row(match))!.state, { timeout: 30_000 }).toBe('over');
    expect((await new MatchStore(house.storage.db).rows(match)).at(-1)!.type).toBe('timeout');
  });
});

describe('presence', () => {
  it('of a killed server ends, and those who wait for its player see it', async () => {
    const house = await twoServers();
    const { lines, match } = await apart(house);
    await lines[0]!.until('both', () => lines[0]!.all.some(message => message.type === 'presence' && message.seats[1]!.online));
    await house.nodes[1].kill('SIGKILL');
    const { seats } = await lines[0]!.next('presence', presence => presence.match === match && !presence.seats[1]!.online, 20_000);
    expect(seats[1]!.forfeitAt).toBeGreaterThan(Date.now());
  });

  it('counts for the grace: a player on another server is not missed', async () => {
    const house = await twoServers({ ABSENCE_GRACE: '1500' });
    const { lines, match, people } = await apart(house);
    await lines[1]!.close();
    await lines[0]!.next('presence', presence => presence.seats[1]!.forfeitAt !== undefined);
    const back = await people[1]!.connect();
    await back.join(match);
    await lines[0]!.next('presence', presence => presence.seats[1]!.online && presence.seats[1]!.forfeitAt === undefined);
    await sleep(2_000);
    expect(lines[0]!.state(match).phase).toBe('playing');
    await back.close();
    expect((await lines[0]!.next('over')).result).toMatchObject({ by: 'absence', places: [1, 2] });
  });
});

describe('bots', () => {
  it('think on one server at a time, and on another when theirs is gone', async () => {
    const house = await twoServers({ BOT_WORKER: await botWorker(), BOT_SLACK: '5000' });
    const bots = { who: 'bot', level: 'novice' } as const;
    // Both servers know the match: somebody looks on from each.
    const person = await Person.guest(house.nodes[0].url);
    const { match } = await person.create({ listed: true, seats: [{ who: 'me' }, bots], game: 'scratch-wars' });
    const line = await person.connect();
    await line.join(match);
    const watcher = await asAt(house.nodes[1].url, await Person.guest(house.nodes[0].url)).connect();
    await watcher.join(match);
    await line.ready(match);
    const random = seededRandom(4);
    for (let i = 0; i < 12 && line.state(match).phase !== 'over'; i++) {
      await line.until('my turn', () => Boolean(line.state(match).seen?.decision) || line.state(match).phase === 'over');
      const options = line.state(match).seen?.decision?.options;
      if (options) await line.answer(match, options[Math.floor(random() * options.length)]!.key);
    }
    const rows = await new MatchStore(house.storage.db).rows(match);
    const moves = rows.filter(row => row.type === 'answer' && row.seat === 1 && !row.auto).length;
    const jobs = await Promise.all(house.nodes.map(node => metric(node, 'kolbiste_bot_jobs_total')));
    expect(moves).toBeGreaterThan(0);
    expect(jobs[0]! + jobs[1]!).toBeLessThanOrEqual(moves + 2);

    // Two bots among themselves: their server dies, the other one goes on.
    const { match: theirs } = await person.create({ listed: true, seats: [bots, bots], game: 'scratch-wars' });
    // They play only while somebody looks on: who does so at the other server stays.
    await watcher.join(theirs);
    await expect.poll(async () => (await new MatchStore(house.storage.db).rows(theirs)).length, { timeout: 20_000 }).toBeGreaterThan(3);
    await house.nodes[0].kill('SIGKILL');
    const then = (await new MatchStore(house.storage.db).rows(theirs)).length;
    await expect
      .poll(async () => (await new MatchStore(house.storage.db).rows(theirs)).length, { timeout: 60_000 })
      .toBeGreaterThan(then + 2);
  });
});

describe('players', () => {
  it('are the same everywhere: sessions, limits and ratings', async () => {
    const house = await twoServers({ TABLES_PER_HOUR: '3' });
    const [a, b] = house.nodes;
    const jana = await Person.account(a.url, 'Jana');
    const petr = await Person.account(b.url, 'Petr');
    // A session that ends on one server ends on the other.
    const elsewhere = new Person(b.url);
    await elsewhere.ask('POST', '/api/sign-in', { name: 'Jana', password: 'correct horse' });
    const line = await elsewhere.connect();
    const sessions = await jana.ask('GET', '/api/sessions');
    const other = sessions.find((session: { current: boolean }) => !session.current);
    await jana.ask('DELETE', `/api/sessions/${other.session}`);
    await line.until('out', () => line.closed !== null);
    expect(line.all.at(-1)).toMatchObject({ type: 'error', code: 'unauthorized', fatal: true });
    // A rated match, played apart.
    const { match } = await jana.create({ listed: true, rated: true });
    await petr.ask('POST', `/api/tables/${match}/seats`, {});
    const lines = [await jana.connect(), await petr.connect()];
    for (const seat of lines) await seat.join(match);
    for (const seat of lines) await seat.ready(match);
    lines[1]!.send({ type: 'concede', match, id: 'c' });
    await lines[0]!.next('over');
    await expect.poll(async () => (await asAt(b.url, jana).ask('GET', `/api/players/${jana.player.player}`)).ratings.length).toBe(1);
    expect((await jana.ask('GET', `/api/players/${petr.player.player}`)).ratings[0]).toMatchObject({ games: 1 });
    // Limits are counted together.
    const statuses = [];
    for (const url of [a.url, b.url, a.url, b.url])
      statuses.push(
        (await asAt(url, jana).request('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] })).status,
      );
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('who ask for a quick match on two servers in the same moment meet', async () => {
    const house = await twoServers();
    for (let round = 0; round < 5; round++) {
      const people = await Promise.all(house.nodes.map(({ url }) => Person.guest(url)));
      const answers = await Promise.all(people.map(person => person.ask('POST', '/api/quick', { game: 'mini' })));
      const rows = await house.storage.db.selectFrom('match').select(['id', 'state']).execute();
      const open = rows.filter(({ state }) => state === 'open');
      expect(open).toEqual([]);
      expect(answers[0].match).toBe(answers[1].match);
    }
  });
});

describe('a release', () => {
  it('is rolled out server by server while people play; its migration runs once', async () => {
    const house = await installation({ DRAIN: '200' });
    let nodes = await Promise.all(['a', 'b', 'c'].map(name => house.start(name)));
    const crowd = new Crowd(
      nodes.map(({ url }) => url),
      { random: seededRandom(2), pairs: 4 },
    );
    later(() => crowd.stop());
    await crowd.start();
    await crowd.progress(30);
    for (const [i, name] of ['a2', 'b2', 'c2'].entries()) {
      const fresh = await house.start(name, { NEXT_RELEASE: '1' });
      const old = nodes[i]!;
      crowd.urls = [...crowd.urls.filter(url => url !== old.url), fresh.url];
      const stopped = old.kill('SIGTERM');
      await expect.poll(async () => (await fetch(`${old.url}/readyz`)).status).toBe(503);
      expect(await stopped).toBe(0);
      nodes = nodes.with(i, fresh);
      await crowd.progress(20);
    }
    // An old server that comes back while the database is newer serves, too.
    const old = await house.start('old');
    expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
    await crowd.stop();
    expect(await reconcile(crowd, house.storage)).toEqual([]);
    const { runs } = (await house.storage.db
      .selectFrom('next_release' as never)
      .select('runs' as never)
      .executeTakeFirstOrThrow()) as { runs: number };
    expect(runs).toBe(1);
  });

  it('with other rules goes on with the matches of the old ones by the rules it keeps', async () => {
    const house = await twoServers();
    const { lines, match, people } = await apart(house);
    const fresh = await house.start('new', { NEXT_RULES: '1', KEPT_RULES: '1' });
    await askedLine(lines, match)!.answer(match);
    for (const node of house.nodes) await node.kill('SIGKILL');
    const now = await Promise.all(people.map(person => asAt(fresh.url, person).connect()));
    for (const line of now) await line.join(match);
    expect(await playOn(now, match, { answers: 3 })).toBe(3);
    // One that lacks them leaves the match alone.
    const bare = await house.start('bare', { NEXT_RULES: '1' });
    await sleep(3_500);
    const line = await asAt(bare.url, people[0]!).connect();
    line.send({ type: 'join', match, id: 'j' });
    expect(await line.next('error')).toMatchObject({ re: 'j', code: 'unavailable' });
    expect((await new MatchStore(house.storage.db).row(match))!.state).toBe('running');
    expect(await playOn(now, match, { answers: 2 })).toBe(2);
  });

  it('with other rules leaves the matches of the old ones to servers that have them, and ends them when there are none', async () => {
    const house = await twoServers();
    const { lines, match, people } = await apart(house);
    const fresh = await house.start('new', { NEXT_RULES: '1' });
    const line = await asAt(fresh.url, people[0]!).connect();
    line.send({ type: 'join', match, id: 'j' });
    expect(await line.next('error')).toMatchObject({ re: 'j', code: 'unavailable' });
    await askedLine(lines, match)!.answer(match);
    for (const node of house.nodes) await node.kill('SIGKILL');
    const store = new MatchStore(house.storage.db);
    await sleep(3_500);
    line.send({ type: 'join', match, id: 'k' });
    await line.next('error');
    await expect.poll(async () => (await store.row(match))!.state, { timeout: 20_000 }).toBe('over');
    expect((await store.rows(match)).at(-1)).toMatchObject({ type: 'abort', why: 'rulesChanged' });
  });
});

describe('an empty database', () => {
  it('is set up once by three servers that start at once', async () => {
    const house = await installation();
    await house.storage.db.schema.dropSchema('public').cascade().execute();
    await house.storage.db.schema.createSchema('public').execute();
    const nodes = await Promise.all(['a', 'b', 'c'].map(name => house.start(name)));
    for (const { url } of nodes) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const person = await Person.guest(nodes[0]!.url);
    for (const { url } of nodes) expect((await asAt(url, person).request('GET', '/api/me')).status).toBe(200);
  });
});
