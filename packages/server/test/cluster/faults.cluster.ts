/** Everything that can go away does, while people play: nothing acknowledged is lost, nothing is taken twice, and play goes on. */
import { afterEach, describe, expect, inject, it } from 'vitest';
import { asAt, askedLine, begunMatch, cleanUp, later, seededRandom, sleep } from '../harness.ts';
import type { ServerProcess } from '../programs/server-process.ts';
import { MatchStore } from '../../src/storage/match-store.ts';
import { Crowd, reconcile } from '../crowd.ts';
import { apart, door, installation, metric, twoServers, type Installation } from './nodes.ts';
import { controlPostgres, freePort, startRedis } from './services.ts';

afterEach(cleanUp);

interface House extends Installation {
  readonly nodes: ServerProcess[];
  readonly crowd: Crowd;
}

/** Servers with people who play on them. */
async function busyHouse(names: readonly string[], { env = {}, own = {}, pairs = 4 }: Busy = {}): Promise<House> {
  const house = await installation({ SNAPSHOT_EVERY: '7', ...env });
  const nodes = await Promise.all(names.map(name => house.start(name, own[name])));
  const crowd = new Crowd(
    nodes.map(({ url }) => url),
    { random: seededRandom(5), pairs },
  );
  later(() => crowd.stop());
  await crowd.start();
  await crowd.progress(30);
  return { ...house, nodes, crowd };
}
interface Busy {
  readonly env?: Record<string, string>;
  readonly own?: Record<string, Record<string, string>>;
  readonly pairs?: number;
}

async function settled({ crowd, storage }: House): Promise<void> {
  await crowd.progress(30);
  await crowd.stop();
  expect(crowd.acknowledged.length).toBeGreaterThan(60);
  expect(await reconcile(crowd, storage)).toEqual([]);
}

describe('a server', () => {
  it('is killed with −9 under load: its players go on at the others', async () => {
    const house = await busyHouse(['a', 'b', 'c']);
    for (const victim of [1, 0]) {
      const killed = house.nodes[victim]!;
      await killed.kill('SIGKILL');
      house.crowd.urls = house.crowd.urls.filter(url => url !== killed.url);
      await house.crowd.progress(40);
    }
    await settled(house);
  });

  it('is killed like all the others: what was acknowledged is there when they come back', async () => {
    const house = await busyHouse(['a', 'b']);
    for (let round = 0; round < 2; round++) {
      await Promise.all(house.nodes.map(node => node.kill('SIGKILL')));
      const nodes = await Promise.all([house.start(`a${round}`), house.start(`b${round}`)]);
      house.nodes.splice(0, 2, ...nodes);
      house.crowd.urls = nodes.map(({ url }) => url);
      await house.crowd.progress(30);
    }
    await settled(house);
  });

  it('stands still for 30 seconds and wakes up with old ideas: they are not believed', async () => {
    const house = await busyHouse(['a', 'b'], { env: { ABSENCE_GRACE: '10000' } });
    const [a, b] = house.nodes as [ServerProcess, ServerProcess];
    // In both matches somebody leaves for the other server just before: here he seems to be gone, and is missed after the grace.
    // In one of them people move meanwhile, in the other nobody does, so that no taken number stops an old idea.
    const [moving, resting] = [
      await begunMatch(a.url, { clock: { kind: 'bank', bank: 20_000, increment: 20_000 } }),
      await begunMatch(a.url, {}),
    ];
    for (const { lines } of [moving, resting]) {
      await lines[1]!.close();
      await lines[0]!.next('presence', presence => !presence.seats[1]!.online);
    }
    a.child.kill('SIGSTOP');
    const there = await Promise.all(moving.people.map(person => asAt(b.url, person).connect()));
    for (const line of there) await line.join(moving.match);
    const waiting = await Promise.all(resting.people.map(person => asAt(b.url, person).connect()));
    for (const line of waiting) await line.join(resting.match);
    const { match } = moving;
    const until = Date.now() + 30_000;
    for (let moves = 0; Date.now() < until; moves++) {
      // A few moves, so that clocks that stand in the paused server's memory ran out long ago.
      const asked = there.find(line => line.state(match).seen?.decision);
      if (moves < 3 && asked) await asked.answer(match);
      await sleep(3_000);
    }
    await house.crowd.progress(20);
    a.child.kill('SIGCONT');
    await sleep(3_000);
    expect(there[0]!.state(match).phase).toBe('playing');
    for (const { match: id } of [moving, resting]) {
      const rows = await new MatchStore(house.storage.db).rows(id);
      expect(rows.filter(({ type }) => ['timeout', 'forfeit', 'stopped'].includes(type))).toEqual([]);
    }
    const asked = there.find(line => line.state(match).seen?.decision)!;
    await asked.answer(match);
    await settled(house);
  });

  it('is cut off from Redis alone: it looks by itself, and hears again afterwards', async () => {
    const hatch = await door(inject('services').redis.port);
    const house = await busyHouse(['a', 'b'], { own: { b: { REDIS_URL: `redis://127.0.0.1:${hatch.port}` } } });
    const b = house.nodes[1]!;
    for (const state of ['shut', 'silent'] as const) {
      await expect.poll(() => metric(b, 'kolbiste_bus_up'), { timeout: 10_000 }).toBe(1);
      hatch.state = state;
      await expect.poll(() => metric(b, 'kolbiste_bus_up'), { timeout: 10_000 }).toBe(0);
      const polls = await metric(b, 'kolbiste_polls_total');
      await house.crowd.progress(30);
      await expect.poll(() => metric(b, 'kolbiste_polls_total'), { timeout: 10_000 }).toBeGreaterThan(polls);
      expect((await fetch(`${b.url}/readyz`)).status).toBe(200);
      hatch.state = 'shut';
      hatch.state = 'open';
    }
    await expect.poll(() => metric(b, 'kolbiste_bus_up'), { timeout: 10_000 }).toBe(1);
    await settled(house);
  });
});

describe('Redis', () => {
  it('is killed and comes back: play goes on, and wake-ups come again', async () => {
    const services = inject('services');
    const port = await freePort();
    const redis = await startRedis({ ...services.redis, port });
    later(() => void redis.kill('SIGKILL'));
    const house = await busyHouse(['a', 'b'], { env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
    const up = (): Promise<number[]> => Promise.all(house.nodes.map(node => metric(node, 'kolbiste_bus_up')));
    await expect.poll(up, { timeout: 10_000 }).toEqual([1, 1]);
    redis.kill('SIGKILL');
    await expect.poll(up, { timeout: 10_000 }).toEqual([0, 0]);
    await house.crowd.progress(40);
    const again = await startRedis({ ...services.redis, port });
    later(() => void again.kill('SIGKILL'));
    await expect.poll(up, { timeout: 10_000 }).toEqual([1, 1]);
    const wakes = await metric(house.nodes[0]!, 'kolbiste_wakes_total');
    await house.crowd.progress(30);
    expect(await metric(house.nodes[0]!, 'kolbiste_wakes_total')).toBeGreaterThan(wakes);
    await settled(house);
  });
});

describe('a move', () => {
  it('is on the other screen at once by Redis, later without it, and at once again when it is back', async () => {
    // So seldom is it looked that a move that comes soon came by a wake-up.
    const [every, soon] = [20_000, 6_000];
    const hatch = await door(inject('services').redis.port);
    const house = await twoServers({ REDIS_URL: `redis://127.0.0.1:${hatch.port}`, POLL_EVERY: String(every), POLL_SLOWLY: '600000' });
    const up = (): Promise<number[]> => Promise.all(house.nodes.map(node => metric(node, 'kolbiste_bus_up')));
    const { lines, match } = await apart(house);
    const seenWithin = async (ms: number): Promise<void> => {
      const asked = askedLine(lines, match)!;
      const { seq } = await asked.answer(match);
      for (const line of lines) await line.until('the move', () => line.known.get(match)!.seq >= seq, ms);
    };
    await expect.poll(up, { timeout: 10_000 }).toEqual([1, 1]);
    await seenWithin(soon);
    // Slow, but alive.
    hatch.delay = 400;
    await seenWithin(soon);
    hatch.delay = 0;
    hatch.state = 'shut';
    await expect.poll(up, { timeout: 10_000 }).toEqual([0, 0]);
    await seenWithin(every + 10_000);
    hatch.state = 'open';
    await expect.poll(up, { timeout: 10_000 }).toEqual([1, 1]);
    await seenWithin(soon);
    await seenWithin(soon);
  });
});

describe('PostgreSQL', () => {
  it.each(['fast', 'immediate'] as const)('is restarted in mid-game (%s): players wait a moment and go on', async mode => {
    const house = await busyHouse(['a', 'b']);
    controlPostgres(inject('services').postgres, 'restart', mode);
    await house.crowd.progress(40);
    for (const node of house.nodes)
      await expect.poll(async () => (await fetch(`${node.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
    await settled(house);
  });

  it('is away for longer than anybody waits: players are told, clocks stand, and all goes on', async () => {
    const house = await busyHouse(['a', 'b']);
    const [a, b] = house.nodes as [ServerProcess, ServerProcess];
    const { lines, match } = await begunMatch(a.url, { clock: { kind: 'bank', bank: 10_000, increment: 0 } }, b.url);
    controlPostgres(inject('services').postgres, 'stop');
    await expect.poll(async () => (await fetch(`${a.url}/readyz`)).status, { timeout: 15_000 }).toBe(503);
    await sleep(10_000);
    controlPostgres(inject('services').postgres, 'start');
    await house.crowd.progress(40);
    for (const line of lines)
      await line.until('clocks stood', () => line.all.some(message => message.type === 'update' && message.act.type === 'stopped'), 15_000);
    expect(lines[0]!.state(match).phase).toBe('playing');
    const rows = await new MatchStore(house.storage.db).rows(match);
    expect(rows.filter(({ type }) => type === 'stopped').length).toBe(1);
    await lines.find(line => line.state(match).seen?.decision)!.answer(match);
    await settled(house);
  });

  it('is slow: everything takes longer and nothing breaks', async () => {
    const { port } = inject('services').postgres;
    const hatch = await door(port);
    const house = await busyHouse(['a', 'b']);
    const { DATABASE_URL } = house.env;
    const slow = await house.start('slow', { DATABASE_URL: DATABASE_URL!.replace(`:${port}`, `:${hatch.port}`) });
    house.crowd.urls = [slow.url, house.nodes[0]!.url];
    hatch.delay = 150;
    await house.nodes[1]!.kill('SIGTERM');
    await house.crowd.progress(40, 60_000);
    hatch.delay = 0;
    await settled(house);
    expect((await fetch(`${slow.url}/readyz`)).status).toBe(200);
  });
});
