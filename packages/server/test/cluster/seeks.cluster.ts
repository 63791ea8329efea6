/** Looking for a game and being seen, on two servers: everybody meets somebody, nobody twice, and each pair at exactly one table. */
import { afterEach, describe, expect, it } from 'vitest';
import { asAt, cleanUp, Person, sleep, type Line, type Message } from '../harness.ts';
import { twoServers } from './nodes.ts';

afterEach(cleanUp);

const foundBy = (line: Line): Promise<Message<'found'>> => line.next('found', () => true, 30_000);

describe('seeks', () => {
  it('of two servers meet, and the match begins at both', async () => {
    const { nodes } = await twoServers();
    const people = await Promise.all(nodes.map(({ url }) => Person.guest(url)));
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) line.send({ type: 'seek', game: 'mini' });
    const [one, other] = await Promise.all(lines.map(foundBy));
    expect(one!.match).toBe(other!.match);
    for (const line of lines) {
      await line.join(one!.match);
      await line.ready(one!.match);
    }
    for (const line of lines) await line.until('playing', () => line.state(one!.match).phase === 'playing');
  });

  it('of many who come to both at once are paired each once, at exactly one table a pair', async () => {
    const { nodes, storage } = await twoServers();
    const people = await Promise.all(Array.from({ length: 40 }, (_, i) => Person.guest(nodes[i % 2]!.url)));
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) line.send({ type: 'seek', game: 'mini' });
    const found = await Promise.all(lines.map(foundBy));
    const tables = new Map<string, number>();
    for (const { match } of found) tables.set(match, (tables.get(match) ?? 0) + 1);
    expect([...tables.values()]).toEqual(Array.from({ length: 20 }, () => 2));
    const made = await storage.db.selectFrom('match').select(['id', 'state']).execute();
    expect(made.map(({ id }) => id).sort()).toEqual([...tables.keys()].sort());
    expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['running']));
    const seats = await storage.db.selectFrom('seat').select('player').execute();
    expect(new Set(seats.map(({ player }) => player)).size).toBe(40);
    await expect.poll(() => storage.db.selectFrom('seek').selectAll().execute()).toEqual([]);
  });

  it('of a server that was killed are nobody’s; and who looks at another server looks there alone', async () => {
    const { nodes, storage } = await twoServers();
    const [a, b] = nodes;
    const jana = await Person.guest(a.url);
    const first = await jana.connect();
    first.send({ type: 'seek', game: 'mini' });
    await first.next('seeking');
    const second = await asAt(b.url, jana).connect();
    second.send({ type: 'seek', game: 'mini' });
    await second.next('seeking');
    await first.next('seeking', ({ seek }) => seek === null);
    expect(await storage.db.selectFrom('seek').select('node').execute()).toEqual([{ node: 'b' }]);
    await b.kill('SIGKILL');
    await sleep(9_000);
    const petr = await (await Person.guest(a.url)).connect();
    petr.send({ type: 'seek', game: 'mini' });
    await petr.next('seeking');
    await sleep(2_000);
    expect(petr.all.some(({ type }) => type === 'found')).toBe(false);
  });
});

describe('who is here', () => {
  it('is known to both servers, and nobody who hides', async () => {
    const { nodes } = await twoServers();
    const [a, b] = nodes;
    const jana = await Person.account(a.url, 'Jana');
    const petr = await Person.account(b.url, 'Petr');
    await jana.connect();
    await petr.connect();
    await jana.ask('PUT', '/api/follows/Petr');
    const seen = async (): Promise<unknown[]> => [
      (await jana.ask('GET', '/api/presence')).here,
      (await petr.ask('GET', '/api/presence')).here,
      (await jana.ask('GET', '/api/follows'))[0].here,
    ];
    await expect.poll(seen, { timeout: 10_000 }).toEqual([2, 2, true]);
    // At the server where he is not connected.
    await asAt(a.url, petr).ask('PATCH', '/api/profile', { hidden: true });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([1, 1, false]);
  });
});
