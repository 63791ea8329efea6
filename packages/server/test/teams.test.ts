/** Tables of more than two: teams, and what happens when one of a team leaves. */
import { verifyFairness, type TableRecord } from '@kolbiste/table';
import { rules } from '@kolbiste/testkit/vitest';
import { afterEach, describe, expect, it } from 'vitest';
import { askedLine, someoneAsked, cleanUp, GAMES_HERE, Line, Person, playOn, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

/** Four guests at a table of Summoner Wars, two against two, across the corners. */
async function four(url: string): Promise<{ people: Person[]; lines: Line[]; match: string }> {
  const people = await Promise.all(Array.from({ length: 4 }, () => Person.guest(url)));
  const seats = [0, 1, 2, 3].map(seat => ({ who: seat === 0 ? ('me' as const) : ('open' as const), team: seat % 2 }));
  const { match } = await people[0]!.create({ game: 'summoner-wars', seats, listed: true, undo: 'consent' });
  for (const [seat, person] of people.entries()) if (seat) await person.ask('POST', `/api/tables/${match}/seats`, { seat, brings: null });
  const lines = await Promise.all(people.map(person => person.connect()));
  for (const line of lines) await line.join(match);
  for (const line of lines) await line.ready(match);
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  return { people, lines, match };
}
const events = (line: Line, type: string) =>
  line.all.flatMap(message => (message.type === 'update' ? message.events.filter(event => event.type === type) : []));

/** Those who are still in answer until it has come; the table answers for who has left. */
async function playUntil(lines: readonly Line[], match: string, come: () => boolean): Promise<void> {
  for (let i = 0; i < 3_000 && !come(); i++) {
    await someoneAsked(lines, match);
    if (!come()) await playOn(lines, match, { answers: 1 });
  }
  expect(come()).toBe(true);
}

describe('four at a table', () => {
  it('play in two teams; who leaves is taken out by the rules, and the others play on, over a restart too', rules('SUM H9'), async () => {
    const folder = tempFolder();
    const server = await startServer({ DATA_DIR: folder });
    const { people, lines, match } = await four(server.url);
    expect(lines.map(line => line.state(match).seats.map(({ team }) => team))).toEqual(lines.map(() => [0, 1, 0, 1]));
    await playOn(lines, match, { answers: 12 });
    const leaver = lines[3]!;
    leaver.send({ type: 'concede', match, id: 'c' });
    await leaver.next('accepted', ({ re }) => re === 'c');
    const others = lines.slice(0, 3);
    for (const line of others) await line.until('told', () => line.state(match).seats[3]!.left === 'concession');
    expect(lines[0]!.state(match).phase).toBe('playing');
    await playUntil(others, match, () => events(lines[0]!, 'eliminated').length > 0);
    const [eliminated] = events(lines[0]!, 'eliminated');
    expect(eliminated).toMatchObject({ side: 3 });
    await playOn(others, match, { answers: 6 });
    expect(lines[0]!.state(match)).toMatchObject({ phase: 'playing', result: null });
    const asked = (await someoneAsked(others, match))!;
    for (const line of others) await line.until('all told', () => line.known.get(match)!.seq === asked.known.get(match)!.seq);
    const before = lines[1]!.state(match);

    await server.stop();
    const { url } = await startServer({ DATA_DIR: folder });
    const again: Line[] = [];
    for (const person of people.slice(0, 3)) {
      const back = new Person(url);
      back.cookie = person.cookie;
      const line = await back.connect();
      await line.join(match);
      again.push(line);
    }
    expect(again[1]!.state(match)).toEqual(before);
    await playOn(again, match, { answers: 4 });

    // With his partner the whole team is gone, and the match is over.
    again[1]!.send({ type: 'concede', match, id: 'd' });
    for (const line of again) await line.next('over');
    expect(again[0]!.state(match).result).toMatchObject({ by: 'concession', places: [1, 3, 1, 3] });
    const host = new Person(url);
    host.cookie = people[0]!.cookie;
    await expect.poll(async () => (await host.request('GET', `/api/records/${match}`)).status).toBe(200);
    const record = (await host.ask('GET', `/api/records/${match}`)) as TableRecord;
    expect(record.moves.inputs).toContain('@left 3');
    expect(verifyFairness(GAMES_HERE.find(({ id }) => id === 'summoner-wars')!.game, record)).toMatchObject({ fair: true });
  });

  it('nobody can leave for another by sending what a record would say', async () => {
    const { url } = await startServer();
    const { lines, match } = await four(url);
    const line = askedLine(lines, match)!;
    line.send({ type: 'answer', match, id: 'x', decision: line.state(match).decision!, key: '@left 1' });
    expect(await line.next('refused')).toMatchObject({ re: 'x', code: 'illegal' });
  });
});
