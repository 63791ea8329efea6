/** Where learners leave is counted by lesson and step, for the keeper alone, and nothing else of them is kept. */
import type { Moderation } from '@kolbiste/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, Person, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

const tell = (url: string, body: unknown): Promise<Response> =>
  fetch(`${url}/api/learn/left`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const counted = async (url: string): Promise<string[]> =>
  (await (await fetch(`${url}/metrics`)).text()).split('\n').filter(line => line.startsWith('kolbiste_lessons_left_total{'));

describe('where learners leave', () => {
  it('is counted by lesson and step, with nothing of who it was', async () => {
    const { url } = await startServer();
    const left = { game: 'dice-throne', lesson: '1-rolling', step: 4 };
    for (let i = 0; i < 2; i++) expect((await tell(url, { ...left, player: 'Jana' })).status).toBe(200);
    const [line, ...others] = await counted(url);
    expect(others).toEqual([]);
    expect(line).toMatch(/game="dice-throne"/);
    expect(line).toMatch(/lesson="1-rolling"/);
    expect(line).toMatch(/step="4"/);
    expect(line).toMatch(/ 2$/);
    expect(line).not.toContain('Jana');
  });
  it('is shown to moderators, with how many ended it, and is still known after a restart', async () => {
    const dir = tempFolder();
    const first = await startServer({ DATA_DIR: dir });
    for (const step of [4, 2, null, 4])
      expect((await tell(first.url, { game: 'dice-throne', lesson: '1-rolling', step })).status).toBe(200);
    await first.stop();
    const { url, administration } = await startServer({ DATA_DIR: dir });
    await tell(url, { game: 'dice-throne', lesson: '1-rolling', step: 4 });
    const eva = await Person.account(url, 'Eva');
    expect((await eva.request('GET', '/api/moderation')).status).toBe(403);
    await administration.setRole(eva.player.player, 'moderator', { name: 'keeper', player: null }, 'trusted');
    const { left } = (await eva.ask('GET', '/api/moderation')) as Moderation;
    const at = (step: number | null, count: number) => ({ game: 'dice-throne', lesson: '1-rolling', step, count });
    expect(left).toEqual([at(null, 1), at(2, 1), at(4, 3)]);
  });
  it('is refused where it is no lesson or no step', async () => {
    const { url } = await startServer();
    for (const wrong of [{ game: 'chess' }, { lesson: 'Robert"; drop' }, { step: -1 }, { step: 1.5 }])
      expect((await tell(url, { game: 'dice-throne', lesson: '1-rolling', step: 1, ...wrong })).status).toBe(400);
    expect(await counted(url)).toEqual([]);
  });
  it('is counted so often and no more from one address, where a whole class may sit: nobody is refused', async () => {
    const { url } = await startServer({ LEFT_PER_HOUR: 3 });
    const answers = [];
    for (let step = 0; step < 5; step++) answers.push((await tell(url, { game: 'doomtrooper', lesson: '3-combat', step })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await counted(url)).toHaveLength(3);
  });
});
