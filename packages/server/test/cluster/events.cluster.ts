/** Events on two servers: both pair at once and one round comes of it, tables are made once, and one server's death ends nothing. */
import { verifyEvent } from '@kolbiste/club/events';
import { afterEach, describe, expect, it } from 'vitest';
import { asAt, cleanUp, Person, sleep } from '../harness.ts';
import { cupAt, eventWhen, giveUp, must, openTables, playTable, viewOf, type Cup } from '../event-people.ts';
import { twoServers } from './nodes.ts';

afterEach(cleanUp);

/** Every open table of the round: its first player comes to one server, the second to the other, who gives up. */
async function playApart(cup: Cup, urls: readonly [string, string]): Promise<void> {
  const tables = await openTables(cup);
  await Promise.all(
    tables.map(({ match, people }) =>
      playTable(
        match,
        people.map((person, seat) => asAt(urls[seat]!, person)),
        1,
      ),
    ),
  );
}

describe('two servers that pair at once', () => {
  it('make one round of it, every time, and every table once; the file verifies', async () => {
    const { nodes, storage } = await twoServers();
    const cup = await cupAt(nodes[0].url, 8, { rounds: 3, cut: 2 });
    const both = nodes.map(({ url }) => asAt(url, cup.organiser));
    for (let round = 1; round <= 4; round++) {
      const { n } = await viewOf(cup.organiser, cup.event);
      const answers = await Promise.all(
        both.map(person => person.request('POST', `/api/events/${cup.event}/commands`, { n, command: { type: 'next' } })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      // Anyone who was slower is told how it is now.
      expect(answers.find(({ status }) => status === 409)!.body.event.rounds).toHaveLength(round);
      await playApart(cup, [nodes[0].url, nodes[1].url]);
      await eventWhen(both[1]!, cup.event, ({ rounds }) => rounds.at(-1)!.phase === 'over');
    }
    const over = await must(cup.organiser, cup.event, { type: 'next' });
    expect(over.phase).toBe('over');
    const log = await storage.events.entries(cup.event);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
    expect(log.flatMap(({ act }) => (act.type === 'paired' ? [act.round] : []))).toEqual([1, 2, 3, 4]);
    expect(log.filter(({ act }) => act.type === 'result')).toHaveLength(13);
    const made = await storage.db.selectFrom('match').select('id').execute();
    expect(made.map(({ id }) => id).toSorted()).toEqual((await storage.events.tables(cup.event)).map(({ match }) => match).toSorted());
    expect(made).toHaveLength(13);
    const stranger = await Person.guest(nodes[1].url);
    expect(verifyEvent(await stranger.ask('GET', `/api/events/${cup.event}/export`))).toEqual([]);
  });
});

describe('a server that is killed while its event is played', () => {
  it('is not missed: the other takes the results and goes on, and what was called or stopped is so there, too', async () => {
    const { nodes, storage } = await twoServers();
    const [a, b] = nodes;
    const cup = await cupAt(a.url, 4, { rounds: 3, cut: 0, between: 0 });
    await must(cup.organiser, cup.event, { type: 'next' });
    const [first] = await openTables(cup);
    const lines = await Promise.all(first!.people.map(person => asAt(b.url, person).connect()));
    for (const line of lines) await line.join(first!.match);
    for (const line of lines) await line.ready(first!.match);
    await lines[0]!.until('playing', () => lines[0]!.state(first!.match).phase === 'playing');
    // Called at one server, the table stands at the other.
    await must(first!.people[0]!, cup.event, { type: 'call' });
    await lines[0]!.until('standing', () => lines[0]!.state(first!.match).halted);
    await a.kill('SIGKILL');
    for (const person of [cup.organiser, ...cup.players]) Object.assign(person, { url: b.url });
    await must(cup.organiser, cup.event, { type: 'answer', table: first!.table });
    await lines[0]!.until('going on', () => !lines[0]!.state(first!.match).halted);
    for (const line of lines) await line.close();
    for (let round = 1; round <= 3; round++) {
      await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds.length === round && rounds.at(-1)!.phase === 'playing', 60_000);
      for (const { match, people } of await openTables(cup)) await giveUp(match, people);
    }
    const over = await eventWhen(cup.organiser, cup.event, ({ phase }) => phase === 'over', 60_000);
    expect(over.rounds.flatMap(({ tables }) => tables.map(({ source }) => source))).toEqual(Array.from({ length: 6 }, () => 'table'));
    await sleep(100);
    expect(await storage.db.selectFrom('match').select('id').execute()).toHaveLength(6);
    expect(verifyEvent(await cup.organiser.ask('GET', `/api/events/${cup.event}/export`))).toEqual([]);
  });
});
