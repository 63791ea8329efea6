import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { EventEntry } from '@kolbiste/club';
import { foldEvent } from '@kolbiste/club/events';
import { answerPairing } from '../src/club/pairing-job.ts';
import { pair } from '../src/club/pairing-thread.ts';
import { rootFolder } from '../src/root-folder.ts';
import { cupAt, must, viewOf } from './event-people.ts';
import { cleanUp, startServer } from './harness.ts';
import { bundle } from './programs/bundle.ts';

afterEach(cleanUp);

const program = (): Promise<string> => bundle(join(rootFolder(), 'packages', 'server', 'src', 'club', 'pairing-worker.ts'));

/** What an event of this many is that has not begun. */
async function entered(count: number) {
  const server = await startServer();
  const { organiser, event } = await cupAt(server.url, 1);
  const log: EventEntry[] = [...(await server.storage.events.entries(event))];
  for (let n = log.length + 1, i = 0; i < count; i++, n++)
    log.push({ n, at: n, by: null, act: { type: 'entered', player: `p${i}`, name: `P${i}`, hash: null, lot: i } });
  const { player, name } = organiser.player;
  const now = { at: 1_000, seed: 'a seed', hash: null, needsList: false };
  return { state: foldEvent(log), now, asked: { command: { type: 'next' } as const, who: { player, name } } };
}

it('a large round is paired by a thread of its own, the same as here, and this one goes on meanwhile', async () => {
  const job = await entered(90);
  let turns = 0;
  const turn = (): void => void (turns++, (timer = setImmediate(turn)));
  let timer = setImmediate(turn);
  const acts = await pair(await program(), job);
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(10);
  expect(answerPairing(job)).toEqual({ acts });
  expect(acts.map(({ type }) => type)).toEqual(['locked', 'paired', 'published']);
});

it('and here where its program is not there, or fails; a refusal is one either way', async () => {
  const job = await entered(90);
  const nobody = { ...job, asked: { ...job.asked, who: { player: 'p1', name: 'P1' } } };
  const { acts } = answerPairing(job) as { acts: unknown };
  expect(await pair('/nowhere', job)).toEqual(acts);
  expect(await pair(join(rootFolder(), 'package.json'), job)).toEqual(acts);
  for (const file of ['', await program()])
    await expect(pair(file, nobody)).rejects.toMatchObject({ name: 'CommandRefused', why: 'onlyOrganiser' });
});

it('others have their turn between the tables of a round', async () => {
  const server = await startServer();
  const cup = await cupAt(server.url, 8);
  let turns = 0;
  const openedAt: number[] = [];
  const { open } = server.series;
  Object.defineProperty(server.series, 'open', {
    value: (wish: Parameters<typeof open>[0]) => {
      openedAt.push(turns);
      return open.call(server.series, wish);
    },
  });
  const turn = (): void => void (turns++, (timer = setImmediate(turn)));
  let timer = setImmediate(turn);
  await must(cup.organiser, cup.event, { type: 'next' });
  clearImmediate(timer);
  expect((await viewOf(cup.organiser, cup.event)).tablesOf).toHaveLength(4);
  expect(new Set(openedAt).size).toBe(4);
});
