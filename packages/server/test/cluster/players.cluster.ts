/** A player is one player on all servers: his sessions and sockets, what he may do, whom he does not hear, and how he is forgotten. */
import { afterEach, describe, expect, inject, it } from 'vitest';
import { Administration } from '../../src/accounts/administration.ts';
import { asAt, cleanUp, Line, Person, type Message } from '../harness.ts';
import { apart, door, installation, metric, twoServers } from './nodes.ts';

afterEach(cleanUp);

const PASSWORD = 'correct horse';

/** Whether a player is let in at a server. */
const letIn = (url: string, person: Person): Promise<Line | null> =>
  asAt(url, person)
    .connect()
    .catch(() => null);

describe('sockets', () => {
  it('of a player are counted on all servers together; those of a closed line or a dead server count no more', async () => {
    const house = await twoServers({ SOCKETS_PER_PLAYER: '2' });
    const [a, b] = house.nodes;
    const person = await Person.guest(a.url);
    const first = (await letIn(a.url, person))!;
    const second = (await letIn(b.url, person))!;
    for (const { url } of house.nodes) {
      const line = await Line.open(url, { cookie: person.cookie });
      line.send({ type: 'hello', v: 1, id: 'h' });
      expect(await line.next('error')).toMatchObject({ re: 'h', code: 'tooMany', fatal: true });
    }
    // Somebody else is not in the way.
    expect(await letIn(b.url, await Person.guest(b.url))).not.toBeNull();
    await first.close();
    await expect.poll(async () => (await letIn(b.url, person)) !== null, { timeout: 10_000 }).toBe(true);
    expect(await letIn(a.url, person)).toBeNull();
    expect(second.closed).toBeNull();
    await b.kill('SIGKILL');
    await expect.poll(async () => (await letIn(a.url, person)) !== null, { timeout: 15_000 }).toBe(true);
  });

  it('of an address are counted on all servers together', async () => {
    const house = await twoServers({ SOCKETS_PER_ADDRESS: '3' });
    const [a, b] = house.nodes;
    const lines = [await Line.open(a.url), await Line.open(b.url), await Line.open(a.url)];
    for (const { url } of house.nodes) await expect(Line.open(url)).rejects.toThrow('429');
    await lines[0]!.close();
    await expect.poll(() => Line.open(b.url).then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
    await expect(Line.open(a.url)).rejects.toThrow('429');
  });

  it('that come to two servers in the same instant are never one too many', async () => {
    const house = await twoServers({ SOCKETS_PER_PLAYER: '1' });
    for (let round = 0; round < 15; round++) {
      const person = await Person.guest(house.nodes[0].url);
      const lines = await Promise.all(house.nodes.map(({ url }) => letIn(url, person)));
      const open = lines.filter(line => line !== null && line.closed === null);
      expect(open.length).toBeLessThanOrEqual(1);
      // Both may have been sent away; anyone who comes again is let in.
      if (open.length === 0) await expect.poll(async () => (await letIn(house.nodes[0].url, person)) !== null).toBe(true);
    }
  });
});

describe('limits', () => {
  it('need no Redis: sign-ins and sockets are counted together without it', async () => {
    const hatch = await door(inject('services').redis.port);
    const house = await twoServers({
      REDIS_URL: `redis://127.0.0.1:${hatch.port}`,
      SIGN_INS_PER_HOUR: '4',
      SOCKETS_PER_PLAYER: '1',
    });
    const [a, b] = house.nodes;
    hatch.state = 'shut';
    for (const node of house.nodes) await expect.poll(() => metric(node, 'kolbiste_bus_up'), { timeout: 10_000 }).toBe(0);
    const person = await Person.guest(a.url);
    expect(await letIn(a.url, person)).not.toBeNull();
    expect(await letIn(b.url, person)).toBeNull();
    const statuses = [];
    for (const url of [a.url, b.url, a.url, b.url, a.url, b.url])
      statuses.push((await new Person(url).request('POST', '/api/sign-in', { name: 'Jana', password: 'wrong horse' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });
});

describe('sessions', () => {
  it('end everywhere with a new password, tokens too, which were good everywhere', async () => {
    const { nodes } = await twoServers();
    const [a, b] = nodes;
    const jana = await Person.account(a.url, 'Jana', PASSWORD);
    const away = new Person(b.url);
    await away.ask('POST', '/api/sign-in', { name: 'Jana', password: PASSWORD });
    const [line, own] = [await away.connect(), await asAt(b.url, jana).connect()];
    const { token } = await jana.ask('POST', '/api/tokens', { label: 'a program' });
    const program = await Line.open(b.url);
    program.send({ type: 'hello', v: 1, token });
    expect((await program.next('welcome')).player.name).toBe('Jana');
    await jana.ask('POST', '/api/password', { old: PASSWORD, password: 'another horse' });
    await line.until('out', () => line.closed !== null);
    expect(line.all.at(-1)).toMatchObject({ type: 'error', code: 'unauthorized', fatal: true });
    for (const { url } of nodes) expect((await asAt(url, away).request('GET', '/api/me')).status).toBe(401);
    for (const { url } of nodes) expect((await asAt(url, jana).request('GET', '/api/me')).status).toBe(200);
    await program.until('out', () => program.closed !== null);
    expect(own.closed).toBeNull();
    // Signing out on one server is signing out.
    await jana.ask('POST', '/api/sign-out');
    await own.until('out', () => own.closed !== null);
    expect((await asAt(b.url, jana).request('GET', '/api/me')).status).toBe(401);
  });

  it('of an account that is deleted end everywhere: its games are given up, and its name is nowhere', async () => {
    const house = await twoServers();
    const { lines, match, people } = await apart(house);
    const [jana, petr] = people as [Person, Person];
    await jana.ask('POST', '/api/account', { name: 'Jana Mizející', password: PASSWORD });
    const elsewhere = await asAt(house.nodes[1].url, jana).connect();
    await elsewhere.join(match);
    elsewhere.send({ type: 'chat', match, text: 'nashledanou' });
    await lines[1]!.next('chat');
    await jana.ask('DELETE', '/api/account', { password: PASSWORD });
    expect((await lines[1]!.next('over')).result).toMatchObject({ by: 'concession', places: [2, 1] });
    await elsewhere.until('out', () => elsewhere.closed !== null);
    for (const { url } of house.nodes) {
      expect((await asAt(url, jana).request('GET', '/api/me')).status).toBe(401);
      const again = await new Person(url).request('POST', '/api/sign-in', { name: 'Jana Mizející', password: PASSWORD });
      expect(again.status).toBe(401);
    }
    await expect.poll(async () => (await petr.request('GET', `/api/records/${match}`)).status).toBe(200);
    const { db } = house.storage;
    const left = JSON.stringify([
      await db.selectFrom('player').selectAll().execute(),
      await db.selectFrom('match').selectAll().execute(),
      await db.selectFrom('seat').selectAll().execute(),
      await db.selectFrom('chat').selectAll().execute(),
      await db.selectFrom('snapshot').selectAll().execute(),
      await petr.ask('GET', `/api/records/${match}`),
    ]);
    expect(left).not.toMatch(/Mizející|nashledanou/);
  });
});

describe('order', () => {
  it('of a player who mutes somebody on one server holds on the other', async () => {
    const house = await twoServers({ CHATS_PER_MINUTE: '1000' });
    const { lines, match, people } = await apart(house);
    // The muting player listens on b and asks on a. Another one listens on b, too: he hears when there was something to hear.
    const [loud, quiet] = lines as [Line, Line];
    const asked = asAt(house.nodes[0].url, people[1]!);
    const watcher = await (await Person.guest(house.nodes[1].url)).connect();
    await watcher.join(match);
    let words = 0;
    const hears = async (): Promise<boolean> => {
      const text = `word ${++words}`;
      loud.send({ type: 'chat', match, text });
      await watcher.next('chat', chat => chat.text === text);
      quiet.send({ type: 'ping', id: text });
      await quiet.next('pong', pong => pong.re === text);
      return quiet.all.some(message => message.type === 'chat' && message.text === text);
    };
    expect(await hears()).toBe(true);
    await asked.ask('POST', `/api/tables/${match}/mutes`, { seat: 0, on: true });
    await expect.poll(hears).toBe(false);
    for (let i = 0; i < 3; i++) expect(await hears()).toBe(false);
    await asked.ask('POST', `/api/tables/${match}/mutes`, { seat: 0, on: false });
    await expect.poll(hears).toBe(true);
  });

  it('is kept by reports from any server; a ban and a closed table hold on all', async () => {
    const house = await twoServers();
    const keeper = new Administration(house.storage);
    const { lines, match, people } = await apart(house);
    const [rude, other] = people as [Person, Person];
    lines[0]!.send({ type: 'chat', match, text: 'rude words' });
    await lines[1]!.next('chat');
    await other.ask('POST', `/api/tables/${match}/reports`, { chat: 1, text: 'he is rude' });
    const [report] = await keeper.reports();
    expect(report).toMatchObject({ match, said: 'rude words', about: { player: rude.player.player } });
    const second = await asAt(house.nodes[1].url, rude).connect();
    await keeper.ban(rude.player.player, Date.now() + 60_000, { name: 'keeper', player: null }, 'rude');
    for (const line of [lines[0]!, second]) {
      await line.until('out', () => line.closed !== null);
      expect(line.all.at(-1)).toMatchObject({ type: 'error', code: 'unauthorized', fatal: true });
    }
    for (const { url } of house.nodes) {
      expect((await asAt(url, rude).request('GET', '/api/me')).status).toBe(403);
      await expect(Line.open(url, { cookie: rude.cookie })).rejects.toThrow('403');
    }
    const onlooker = await asAt(house.nodes[0].url, await Person.guest(house.nodes[0].url)).connect();
    await onlooker.join(match);
    await keeper.closeTable(match, { name: 'keeper', player: null }, 'enough');
    for (const line of [lines[1]!, onlooker]) expect((await line.next('over')).result).toMatchObject({ by: 'abort', why: 'closed' });
    await keeper.ban(rude.player.player, 0, { name: 'keeper', player: null }, 'forgiven');
    for (const { url } of house.nodes) expect(await letIn(url, rude)).not.toBeNull();
  });
});

describe('who is there', () => {
  it('and which tables wait is told on every server', async () => {
    const house = await twoServers();
    const [a, b] = house.nodes;
    const looking = await (await Person.guest(b.url)).connect();
    looking.send({ type: 'lobby', watch: true, id: 'l' });
    const has = (match: string) => (message: Message<'lobby'>) => message.tables.some(entry => entry.match === match);
    await looking.next('lobby');
    const host = await Person.guest(a.url);
    const { match } = await host.create({ listed: true });
    await looking.next('lobby', has(match));
    await host.ask('DELETE', `/api/tables/${match}`);
    await looking.next('lobby', message => !has(match)(message));
    // Spectators of both servers are counted together, and go.
    const game = await apart(house);
    const watchers = [];
    for (const { url } of house.nodes) {
      const watcher = await (await Person.guest(url)).connect();
      await watcher.join(game.match);
      watchers.push(watcher);
    }
    for (const line of [...game.lines, ...watchers]) await line.next('presence', ({ spectators }) => spectators === 2);
    await watchers[1]!.close();
    for (const line of [...game.lines, watchers[0]!]) await line.next('presence', ({ spectators }) => spectators === 1);
  });

  it('is not what was there before a server was killed and came back under its name', async () => {
    const house = await installation({ POLL_SLOWLY: '500' });
    const [a, b] = [await house.start('a'), await house.start('b')];
    const { lines } = await apart({ ...house, nodes: [a, b] });
    await lines[0]!.until('both', () => lines[0]!.all.some(message => message.type === 'presence' && message.seats[1]!.online));
    await b.kill('SIGKILL');
    await house.start('b');
    await lines[0]!.next('presence', presence => !presence.seats[1]!.online, 15_000);
  });
});

describe('at two servers at once', () => {
  it('a player takes one seat of a table', async () => {
    const house = await twoServers();
    const urls = house.nodes.map(({ url }) => url);
    const [host, guest] = [await Person.guest(urls[0]!), await Person.guest(urls[0]!)];
    const taken: number[] = [];
    for (let i = 0; i < 30; i++) {
      const { match } = await host.create({ listed: true, seats: [{ who: 'open' }, { who: 'open' }] });
      await Promise.all(urls.map((url, seat) => asAt(url, guest).request('POST', `/api/tables/${match}/seats`, { seat })));
      const seats = await house.storage.matches.seats(match);
      taken.push(seats.filter(({ player }) => player === guest.player.player).length);
    }
    expect(new Set(taken)).toEqual(new Set([1]));
  });

  it('a player has no more tables than at one', async () => {
    const house = await twoServers({ TABLES_PER_PLAYER: '5' });
    const person = await Person.guest(house.nodes[0].url);
    const wish = { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }] };
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, i) => asAt(house.nodes[i % 2]!.url, person).request('POST', '/api/tables', wish)),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(await person.ask('GET', '/api/tables')).toHaveLength(5);
  });
});
