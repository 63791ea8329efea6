import { Match, importRecord, sealOf, verifyFairness } from '@kolbiste/table';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecordSummary } from '@kolbiste/protocol';
import { rated } from '../src/matches/ratings.ts';
import { cleanUp, begunMatch, MINI, Person, playOn, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

async function ratedMatch(url: string, people: readonly Person[]): Promise<{ match: string; lines: Line[] }> {
  const { match } = await people[0]!.create({ listed: true, rated: true });
  await people[1]!.ask('POST', `/api/tables/${match}/seats`, {});
  const lines = await Promise.all(people.map(person => person.connect()));
  for (const line of lines) {
    await line.join(match);
    await line.ready(match);
  }
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  return { match, lines };
}

describe('records', () => {
  it('hold everything to play the match again and to verify every shuffle', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url);
    const { commitment } = (await lines[0]!.join(match)).info;
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
    const text = JSON.stringify(await people[0]!.ask('GET', `/api/records/${match}`));
    const record = importRecord(text);
    expect(record.nonces).toEqual(['nonce-of-0', 'nonce-of-1']);
    expect(verifyFairness(MINI.game, record, { commitment })).toMatchObject({ fair: true });
    expect(Match.rebuild(MINI.game, record.header, record.rows).result).toEqual(lines[0]!.state(match).result);
    const seen = lines[1]!.all.flatMap(message => (message.type === 'update' && message.events.length ? message.events : []));
    expect(
      record.streams
        .find(stream => stream.viewer === 1)!
        .chapters.flatMap(({ events }) => events)
        .slice(-seen.length),
    ).toEqual(seen);
    const cheated = importRecord(
      text.replace(
        record.header.tableSeed,
        record.header.tableSeed.replace(/^./, digit => (digit === '0' ? '1' : '0')),
      ),
    );
    expect(verifyFairness(MINI.game, cheated, { commitment })).toMatchObject({ fair: false });
  });

  it('of sealed nonces are verified against the seals that everybody saw', async () => {
    const { url } = await startServer();
    const people = [await Person.guest(url), await Person.guest(url)];
    const { match } = await people[0]!.create({ listed: true });
    await people[1]!.ask('POST', `/api/tables/${match}/seats`, {});
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) await line.join(match);
    for (const [seat, line] of lines.entries()) line.send({ type: 'ready', match, seal: sealOf(`nonce-${seat}`) });
    for (const line of lines) await line.until('sealed', () => line.state(match).seats.every(({ seal }) => seal !== undefined));
    expect(lines[0]!.state(match).phase).toBe('waiting');
    const seals = lines[0]!.state(match).seats.map(({ seal }) => seal!);
    for (const [seat, line] of lines.entries()) line.send({ type: 'unseal', match, nonce: `nonce-${seat}` });
    for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
    const record = importRecord(JSON.stringify(await people[0]!.ask('GET', `/api/records/${match}`)));
    expect(record.nonces).toEqual(['nonce-0', 'nonce-1']);
    expect(verifyFairness(MINI.game, record, { seals, nonce: 'nonce-0' }).fair).toBe(true);
    expect(verifyFairness(MINI.game, record, { seals: seals.toReversed() }).fair).toBe(false);
  });

  it('tell nothing while the match runs', async () => {
    const { url } = await startServer();
    const { people, match } = await begunMatch(url);
    const answer = await people[0]!.request('GET', `/api/records/${match}`);
    expect(answer.status).toBe(404);
  });

  it('are found by player, game and name, the latest first, and counted head to head', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const [jana, petr] = people.map(({ player }) => player.player);
    const matches: string[] = [];
    for (const loser of [1, 1, 0]) {
      const { match, lines } = await ratedMatch(url, people);
      lines[loser]!.send({ type: 'concede', match });
      await lines[0]!.next('over');
      matches.push(match);
    }
    await begunMatch(url);
    const find = async (query: string): Promise<string[]> =>
      ((await people[0]!.ask('GET', `/api/records?${query}`)) as RecordSummary[]).map(({ match }) => match);
    await expect.poll(() => find('')).toHaveLength(3);
    expect(await find(`player=${jana}`)).toEqual(matches.toReversed());
    expect(await find('name=etr&game=mini&limit=2')).toEqual(matches.toReversed().slice(0, 2));
    expect(await find('game=chess')).toEqual([]);
    const [latest] = (await people[0]!.ask('GET', '/api/records')) as RecordSummary[];
    expect(await find(`before=${latest!.finishedAt}`)).toEqual(matches.toReversed().slice(1));
    expect(latest).toMatchObject({
      rated: true,
      result: { by: 'concession', places: [2, 1] },
      seats: [
        { name: 'Jana', player: jana },
        { name: 'Petr', player: petr },
      ],
    });
    expect(await people[0]!.ask('GET', `/api/players/${jana}/against/${petr}`)).toEqual([{ game: 'mini', wins: 2, losses: 1, draws: 0 }]);
  });
});

describe('a rated table', () => {
  it('has a clock always, and nothing is taken back without the opponents', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    const { match } = await jana.create({ rated: true });
    const entry = await jana.ask('GET', `/api/tables/${match}`);
    expect(entry).toMatchObject({ undo: 'asked', clock: { kind: 'bank', bank: 1_200_000 } });
    const seats = [{ who: 'me' }, { who: 'open' }];
    for (const wish of [{ clock: { kind: 'none' } }, { undo: 'free' }, { undo: 'consent' }])
      expect((await jana.request('POST', '/api/tables', { game: 'mini', seats, rated: true, ...wish })).status).toBe(400);
    for (const wish of [{ clock: { kind: 'correspondence', perMove: 86_400_000 } }, { undo: 'none' }])
      expect((await jana.request('POST', '/api/tables', { game: 'mini', seats, rated: true, ...wish })).status).toBe(201);
  });
});

describe('ratings', () => {
  it("follow Glickman's own example", () => {
    // Glickman, "Example of the Glicko-2 system": 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and 1700 ± 300, in one period.
    const strength = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06, games: 0 });
    const [own] = rated([strength(1500, 200), strength(1400, 30), strength(1550, 100), strength(1700, 300)], [0, 1, 2, 3], [3, 4, 2, 1]);
    expect(own!.rating).toBeCloseTo(1464.06, 1);
    expect(own!.deviation).toBeCloseTo(151.52, 1);
    expect(own!.volatility).toBeCloseTo(0.05999, 4);
  });

  it('change once per rated match, per game and mode, and not for aborted or unrated ones', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const ratings = async (i: number): Promise<{ rating: number; games: number; mode: string }[]> =>
      (await people[i]!.ask('GET', `/api/players/${people[i]!.player.player}`)).ratings;
    const { match, lines } = await ratedMatch(url, people);
    lines[1]!.send({ type: 'concede', match });
    await lines[0]!.next('over');
    await expect.poll(() => ratings(0)).toHaveLength(1);
    expect((await ratings(0))[0]).toMatchObject({ game: 'mini', mode: 'standard', rating: 1662, games: 1 });
    expect((await ratings(1))[0]).toMatchObject({ rating: 1338, games: 1 });
    const second = await ratedMatch(url, people);
    second.lines[0]!.send({ type: 'propose', match: second.match, topic: 'abort' });
    await second.lines[1]!.until('proposed', () => second.lines[1]!.state(second.match).proposals.length > 0);
    second.lines[1]!.send({ type: 'consent', match: second.match, proposal: second.lines[1]!.state(second.match).proposals[0]!.proposal });
    await second.lines[0]!.next('over');
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(2);
    expect((await ratings(0))[0]!.games).toBe(1);
    const guest = await Person.guest(url);
    const open = await people[0]!.create({ listed: true, rated: true });
    expect((await guest.request('POST', `/api/tables/${open.match}/seats`, {})).status).toBe(403);
  });
});
