/** Looking for a game: who meets whom, how long it takes, and what ends it. Over real sockets and a database file. */
import type { ClientMessage } from '@kolbiste/protocol';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { fits, pairsAmong, widthAt } from '../src/club/pairing.ts';
import type { SeekHead } from '../src/storage/seek-store.ts';
import { newId } from '../src/ids.ts';
import type { RunningServer } from '../src/server.ts';
import { cleanUp, Person, playOn, sleep, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

type Wish = Omit<ClientMessage & { type: 'seek' }, 'type'>;
const seek = async (line: Line, wish: Partial<Wish> = {}): Promise<void> => {
  line.send({ type: 'seek', game: 'mini', ...wish });
  await line.next('seeking', ({ seek: mine }) => mine !== null);
};
/** A server whose clock can be put forward. */
async function clocked(): Promise<{ server: RunningServer; pass(ms: number): void }> {
  let ahead = 0;
  const server = await startServer({ now: () => Date.now() + ahead });
  return { server, pass: ms => void (ahead += ms) };
}
const rate = async ({ storage, config }: RunningServer, { player }: Person, rating: number): Promise<void> => {
  const row = { player: player.player, game: 'mini', mode: 'standard', volatility: 0.06, games: 20, deviation: 60 };
  await storage.ratings.write({ ...row, rating, at: Math.round(config.now()) }, 0);
};
const nobody = async (line: Line, ms = 1_300): Promise<void> => {
  const before = line.all.length;
  await sleep(ms);
  expect(line.all.slice(before).filter(({ type }) => type === 'found')).toEqual([]);
};

describe('two who look for the same game', () => {
  it('find each other, each with a seat at one table that begins by itself with the usual clock', async () => {
    const { url, storage } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const lines = await Promise.all(people.map(person => person.connect()));
    await seek(lines[0]!, { rated: true });
    expect(await people[0]!.ask('GET', '/api/presence')).toMatchObject({ looking: 1 });
    await seek(lines[1]!, { rated: true });
    const [one, other] = [await lines[0]!.next('found'), await lines[1]!.next('found')];
    expect(other).toEqual({ type: 'found', match: one.match, game: 'mini' });
    const table = await people[0]!.ask('GET', `/api/tables/${one.match}`);
    expect(table).toMatchObject({ rated: true, phase: 'playing', clock: { kind: 'bank', bank: 300_000, increment: 3_000 } });
    expect(table.seats.map(({ name }: { name: string }) => name).sort()).toEqual(['Jana', 'Petr']);
    for (const line of lines) {
      await line.join(one.match);
      await line.ready(one.match);
    }
    for (const line of lines) await line.until('playing', () => line.state(one.match).phase === 'playing');
    expect(await playOn(lines, one.match)).toBeGreaterThan(0);
    expect(await storage.db.selectFrom('seek').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('match').select('id').execute()).toHaveLength(1);
  });

  it('do not when one wants a rated game, another game, or other options', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr'), await Person.account(url, 'Eva')];
    const lines = await Promise.all(people.map(person => person.connect()));
    await seek(lines[0]!, { rated: true });
    await seek(lines[1]!, { rated: false });
    await seek(lines[2]!, { clock: { kind: 'correspondence', perMove: 86_400_000 } });
    await nobody(lines[0]!);
    // Anyone who asks again looks for that instead.
    await seek(lines[1]!, { rated: true });
    await lines[0]!.next('found');
    await lines[1]!.next('found');
  });

  it('are told what is wrong with what they want, and nothing is looked for', async () => {
    const { url, storage } = await startServer();
    const guest = await Person.guest(url);
    const line = await guest.connect();
    const wrong: [Partial<Wish>, string][] = [
      [{ game: 'chess' }, 'malformed'],
      [{ rated: true }, 'notAllowed'],
      [{ game: 'dice-throne', brings: 'nobody' }, 'malformed'],
      [{ options: { no: 1 } }, 'malformed'],
    ];
    for (const [i, [wish, code]] of wrong.entries()) {
      line.send({ type: 'seek', game: 'mini', ...wish, id: `w${i}` });
      expect(await line.next('error', error => error.re === `w${i}`)).toMatchObject({ code, fatal: false });
    }
    line.send({ type: 'unseek', id: 'u' });
    expect(await line.next('seeking')).toEqual({ type: 'seeking', re: 'u', seek: null });
    expect(await storage.db.selectFrom('seek').selectAll().execute()).toEqual([]);
  });

  it('bring what they chose, and nobody else learns it', async () => {
    const { url, storage } = await startServer();
    const people = [await Person.guest(url), await Person.guest(url), await Person.guest(url)];
    const lines = await Promise.all(people.map(person => person.connect()));
    lines[2]!.send({ type: 'lobby', watch: true });
    await seek(lines[0]!, { game: 'dice-throne', brings: 'loki' });
    await seek(lines[1]!, { game: 'dice-throne', brings: 'spider-man' });
    const { match } = await lines[0]!.next('found');
    const { header } = (await storage.matches.load(match))!;
    const seat = (await storage.matches.seats(match)).findIndex(({ player }) => player === people[0]!.player.player);
    expect((header.options as { heroes: string[] }).heroes[seat]).toBe('loki');
    await people[2]!.ask('GET', '/api/lobby');
    await lines[2]!.until('the lobby shows it', () => lines[2]!.texts.some(text => text.includes(match)));
    for (const text of [...lines[2]!.texts, JSON.stringify(await people[2]!.ask('GET', `/api/tables/${match}`)), ...lines[1]!.texts])
      expect(text).not.toMatch(/loki/);
    for (const text of lines[0]!.texts) expect(text).not.toMatch(/spider/);
    const exported = await people[1]!.ask('GET', '/api/export');
    expect(JSON.stringify(exported)).not.toMatch(/loki/);
  });
});

describe('ratings', () => {
  it('keep two apart until they have waited long enough, and those further apart for ever', async () => {
    const { server, pass } = await clocked();
    const people = [
      await Person.account(server.url, 'Jana'),
      await Person.account(server.url, 'Petr'),
      await Person.account(server.url, 'Eva'),
    ];
    const ratings = [1500, 1720, 2300];
    for (const [i, person] of people.entries()) await rate(server, person, ratings[i]!);
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) await seek(line, { rated: true });
    await nobody(lines[0]!);
    // 220 points: ±200 after ten seconds, ±250 after fifteen.
    pass(10_000);
    await nobody(lines[0]!);
    pass(5_000);
    expect((await lines[0]!.next('found')).match).toBe((await lines[1]!.next('found')).match);
    pass(60_000);
    await nobody(lines[2]!);
  });

  it('the same two do not play three times running', async () => {
    const { url } = await startServer();
    const people = [await Person.guest(url), await Person.guest(url), await Person.guest(url)];
    const lines = await Promise.all(people.map(person => person.connect()));
    for (let game = 0; game < 2; game++) {
      for (const line of lines.slice(0, 2)) await seek(line);
      const { match } = await lines[0]!.next('found');
      await lines[1]!.next('found');
      for (const line of lines.slice(0, 2)) {
        await line.join(match);
        await line.ready(match);
      }
      await lines[0]!.until('playing', () => lines[0]!.state(match).phase === 'playing');
      lines[game]!.send({ type: 'concede', match });
      await lines[0]!.next('over');
    }
    for (const line of lines.slice(0, 2)) await seek(line);
    await nobody(lines[0]!);
    await seek(lines[2]!);
    await lines[2]!.next('found');
  });
});

describe('looking ends', () => {
  it('when the page is closed, when it is said, and when the player looks elsewhere', async () => {
    const { url, storage } = await startServer();
    const jana = await Person.guest(url);
    const rows = async (): Promise<number> => (await storage.db.selectFrom('seek').select('id').execute()).length;
    const first = await jana.connect();
    await seek(first);
    await first.close();
    await expect.poll(rows).toBe(0);
    const second = await jana.connect();
    await seek(second);
    second.send({ type: 'unseek' });
    await second.next('seeking', message => message.seek === null);
    expect(await rows()).toBe(0);
    await seek(second);
    const third = await jana.connect();
    await seek(third);
    await second.next('seeking', message => message.seek === null);
    expect(await rows()).toBe(1);
    // A player does not find himself.
    await nobody(third);
    await second.close();
    expect(await rows()).toBe(1);
  });

  it('when the server ends: nobody is paired with somebody who is not there', async () => {
    const { server, pass } = await clocked();
    const ghost = { node: 'gone', format: '', game: 'mini', settings: '{}', brings: null, name: 'x', rating: 1500, recent: '[]' };
    const [jana, line] = await Person.guest(server.url).then(async person => [person, await person.connect()] as const);
    await seek(line);
    const { format, settings, since } = await server.storage.db.selectFrom('seek').selectAll().executeTakeFirstOrThrow();
    const id = newId();
    const row = { ...ghost, id, player: (await Person.guest(server.url)).player.player, format, settings, since, match: null };
    await server.storage.seeks.put({ ...row, beat_at: Math.round(server.config.now()) - 10_000 });
    await nobody(line);
    expect((await jana.ask('GET', '/api/presence')).looking).toBe(1);
    pass(61_000);
    await sleep(2_500);
    await server.sweep();
    expect((await server.storage.db.selectFrom('seek').select('player').execute()).map(({ player }) => player)).toEqual([
      jana.player.player,
    ]);
  });

  it('and one who was found while the line was broken is told so when he asks again', async () => {
    const { url, storage, config } = await startServer();
    const jana = await Person.guest(url);
    const line = await jana.connect();
    const petr = await Person.guest(url);
    const other = await petr.connect();
    for (const each of [line, other]) await seek(each);
    const { match } = await line.next('found');
    // As another server leaves it that has paired and then died: found, and not told.
    const seekRow = { id: newId(), player: jana.player.player, node: 'gone', game: 'mini', format: '', settings: '{}', brings: null };
    await storage.seeks.put({ ...seekRow, name: 'x', rating: 1500, recent: '[]', since: 1, beat_at: Math.round(config.now()), match });
    line.send({ type: 'seek', game: 'mini' });
    expect(await line.next('found')).toMatchObject({ match });
    // One that is over is not.
    await line.join(match);
    line.send({ type: 'propose', match, topic: 'abort' });
    await line.next('over');
    await expect.poll(async () => (await jana.request('GET', `/api/records/${match}`)).status).toBe(200);
    await storage.seeks.put({ ...seekRow, name: 'x', rating: 1500, recent: '[]', since: 1, beat_at: Math.round(config.now()), match });
    await seek(line);
  });
});

describe('who fits whom', () => {
  const head = (player: string, rating: number, since = 0, recent: readonly string[] = [], format = 'f'): SeekHead => ({
    id: player,
    player,
    node: 'a',
    format,
    rating,
    recent: JSON.stringify(recent),
    since,
  });

  it('widens by 50 every five seconds, from 100 to 500', () => {
    const seconds = [0, 4.9, 5, 10, 39.9, 40, 400];
    expect(seconds.map(s => widthAt({ since: 1_000 }, 1_000 + s * 1_000))).toEqual([100, 100, 150, 200, 450, 500, 500]);
  });

  it('both have to accept: somebody who has just come is not paired by the patience of the other', () => {
    expect(fits(head('a', 1500), head('b', 1700, 40_000), 40_000)).toBe(false);
    expect(fits(head('a', 1500), head('b', 1700, 30_000), 40_000)).toBe(true);
  });

  it('the player who waits longest chooses first, the nearest', () => {
    const pairs = pairsAmong([head('old', 1500), head('far', 1590, 1), head('near', 1510, 2), head('new', 1600, 3)], 10);
    expect(pairs.map(pair => pair.map(({ id }) => id))).toEqual([
      ['old', 'near'],
      ['far', 'new'],
    ]);
  });

  it('nobody is in two pairs, every pair fits, and of those who are left no two fit', () => {
    const seeks = fc.array(
      fc.record({
        rating: fc.integer({ min: 800, max: 2400 }),
        since: fc.integer({ min: 0, max: 60_000 }),
        format: fc.constantFrom('f', 'g'),
        recent: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 2 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(seeks, made => {
        const all = made
          .map(({ rating, since, format, recent }, i) =>
            head(
              `p${i}`,
              rating,
              since,
              recent.map(n => `p${n}`),
              format,
            ),
          )
          .toSorted((a, b) => a.since - b.since);
        const pairs = pairsAmong(all, 60_000);
        const paired = pairs.flat();
        expect(new Set(paired).size).toBe(paired.length);
        for (const [one, other] of pairs) expect(fits(one, other, 60_000)).toBe(true);
        const left = all.filter(each => !paired.includes(each));
        for (const one of left) for (const other of left) expect(fits(one, other, 60_000)).toBe(false);
      }),
      { numRuns: 300, seed: 9 },
    );
  });
});
