/** People who play series: they sit down, get ready at each table, and one of them gives up. */
import type { CreateSeries, SeriesInfo } from '@kolbiste/protocol';
import { Person, sleep, type Line } from './harness.ts';

/** What the one who asks brings, and the other. */
interface Pair {
  readonly people: readonly [Person, Person];
  readonly series: string;
  readonly match: string;
}

export async function pairAt(
  url: string,
  wish: Partial<CreateSeries> = {},
  brings: readonly [unknown, unknown] = [null, null],
): Promise<Pair> {
  const people = [await Person.guest(url), await Person.guest(url)] as const;
  const seats = [{ who: 'me' }, { who: 'open' }];
  const own = wish.game === undefined ? {} : { brings: brings[0] };
  const { series, match, invite } = await people[0].ask('POST', '/api/series', {
    game: 'mini',
    seats,
    series: { kind: 'match', games: 3 },
    ...own,
    ...wish,
  });
  await people[1].ask('POST', `/api/tables/${match}/seats`, {
    invite: invite.split('invite=')[1],
    ...(wish.game !== undefined && { brings: brings[1] }),
  });
  return { people, series, match };
}

export const infoOf = (person: Person, series: string): Promise<SeriesInfo> => person.ask('GET', `/api/series/${series}`);

/** The series as soon as something holds of it. */
export async function seriesWhen(person: Person, series: string, holds: (info: SeriesInfo) => boolean): Promise<SeriesInfo> {
  for (let tries = 0; tries < 400; tries++) {
    const info = await infoOf(person, series);
    if (holds(info)) return info;
    await sleep(20);
  }
  throw new Error(`not so: ${JSON.stringify(await infoOf(person, series))}`);
}

/** Game `n` is played: both are ready, and the named side gives up. */
export async function giveUp({ people, series }: Pick<Pair, 'people' | 'series'>, n: number, side: 0 | 1): Promise<void> {
  const info = await seriesWhen(people[0], series, ({ played }) => played[n - 1]?.state === 'running');
  const { match } = info.played[n - 1]!;
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    await line.join(match);
    await line.ready(match);
    lines.push(line);
  }
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  lines[side]!.send({ type: 'concede', match, id: 'gone' });
  await lines[side]!.until('over', () => lines[side]!.state(match).phase === 'over');
  for (const line of lines) await line.close();
}
