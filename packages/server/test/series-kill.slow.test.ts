/** A server that is killed with −9 again and again while a series is played: every game is played once, and counted once. */
import { afterEach, expect, it } from 'vitest';
import { amount, cleanUp, later, proven, seededRandom, sleep, tempFolder, type Person } from './harness.ts';
import { serverProcess } from './programs/server-process.ts';
import { infoOf, pairAt } from './series-people.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

const KILLS = amount('KILLS', 4);
const GAMES = 7;

/** Each who sits at the running game gets ready, and the first of them gives up. */
async function playOne(people: readonly [Person, Person], series: string, loser: 0 | 1): Promise<void> {
  const match = (await infoOf(people[0], series)).played.find(({ state }) => state === 'running')?.match;
  if (match === undefined) return;
  const lines = [];
  for (const person of people) {
    const line = await person.connect();
    lines.push(line);
    const { state, viewer } = await line.join(match);
    if (!state.seats[viewer as number]!.ready) line.send({ type: 'ready', match, id: 'ready', nonce: 'nonce' });
  }
  const line = lines[loser]!;
  await line.until('playing', () => line.state(match).phase !== 'waiting', 1_000);
  line.send({ type: 'concede', match, id: 'gone' });
  await line.until('over', () => line.state(match).phase === 'over', 1_000);
  for (const each of lines) await each.close();
}

it(
  'plays each of its games once',
  async () => {
    const folder = tempFolder();
    const random = seededRandom(5);
    let server = await serverProcess(folder);
    const { people, series } = await pairAt(server.url, { series: { kind: 'kachung', games: GAMES } });
    const stopping = new AbortController();
    later(() => stopping.abort());
    const played = (async () => {
      while (!stopping.signal.aborted) {
        const info = await infoOf(people[0], series).catch(() => null);
        if (info?.state === 'over') return;
        const side = random() < 0.5 ? 0 : 1;
        await playOne(people, series, side).catch(() => undefined);
        await sleep(5);
      }
    })();
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(40 + random() * 300);
      await server.kill('SIGKILL');
      server = await serverProcess(folder);
      for (const person of people) Object.assign(person, { url: server.url });
    }
    await played;
    const info = await infoOf(people[0], series);
    await server.kill('SIGKILL');
    const storage = await Storage.open(folder);
    later(() => storage.close());
    const matches = await storage.db.selectFrom('match').selectAll().execute();
    proven({ kills: KILLS + 1, games: info.played.length, matches: matches.length });
    expect(info.played.map(({ n, state }) => [n, state])).toEqual(Array.from({ length: GAMES }, (_, i) => [i + 1, 'over']));
    expect(matches.map(({ id }) => id).toSorted()).toEqual(info.played.map(({ match }) => match).toSorted());
    // What the series counts is what the matches say.
    for (const { match, first, places } of info.played) {
      const bySeat = (JSON.parse(matches.find(({ id }) => id === match)!.result!) as { places: number[] }).places;
      expect(places).toEqual(first === 0 ? bySeat : bySeat.toReversed());
    }
    expect(info.score.wins[0] + info.score.wins[1]).toBe(GAMES);
  },
  60_000 + KILLS * 20_000,
);
