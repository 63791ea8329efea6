import { knownAfter, type Known, type TableMessage } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import type { LocalMatch } from '../../src/worker/local-store.ts';
import { MemoryStore } from './memory-store.ts';
import { Page } from './page.ts';

/** What a viewer knows after everything that was said. */
function knownIn(messages: readonly TableMessage[]): Known | null {
  let known: Known | null = null;
  for (const message of messages) {
    if (message.type === 'snapshot') known = message;
    if (message.type === 'update') known = knownAfter(message, known!);
  }
  return known;
}
const stateOf = (page: Page, line: number) => knownIn(page.heard.get(line)!)!.state;

async function asked(page: Page, line: number): Promise<{ decision: number; key: string }> {
  await expect.poll(() => knownIn(page.heard.get(line)!)?.state.seen?.decision ?? null).not.toBe(null);
  const { decision, seen } = stateOf(page, line);
  return { decision: decision!, key: seen!.decision!.options[0]!.key };
}

describe('a local table', () => {
  it('is ready at once, plays its bots, and asks the person', async () => {
    const page = new Page();
    const match = await page.create();
    const line = await page.open(match, 0);
    const { decision, key } = await asked(page, line);
    await page.tables.receive(line, { type: 'answer', match, id: 'a', decision, key });
    await expect.poll(() => page.heard.get(line)!.some(message => message.type === 'accepted' && message.re === 'a')).toBe(true);
    await asked(page, line);
    expect(page.faults).toEqual([]);
  });

  it('lets no bot answer before the page has shown what happened', async () => {
    const page = new Page();
    page.shows = false;
    const bot = { name: 'Bot', control: { by: 'bot', level: 'novice' } } as const;
    const match = await page.create({ mode: 'watch', seats: [bot, bot] });
    const line = await page.open(match, 'spectator');
    const seq = (): number => knownIn(page.heard.get(line)!)?.seq ?? 0;
    const newsIn = (): number => page.heard.get(line)!.filter(message => message.type === 'update' && message.events.length > 0).length;
    await expect.poll(newsIn).toBe(1);
    await new Promise(done => setTimeout(done, 150));
    expect(newsIn()).toBe(1);
    page.tables.shown(line, seq());
    await expect.poll(newsIn).toBe(2);
    await page.tables.close(line);
  });

  it('does nothing while nobody looks, and goes on when somebody comes', async () => {
    const page = new Page();
    const match = await page.create();
    const kept = async (): Promise<LocalMatch> => (await page.store.get(match))!;
    await new Promise(done => setTimeout(done, 20));
    expect((await kept()).rows).toEqual([]);
    const line = await page.open(match, 0);
    await asked(page, line);
    expect((await kept()).rows.length).toBeGreaterThan(0);
    expect((await kept()).summary).toMatchObject({ match, mode: 'bot', asked: 0, result: null });
  });

  it('saves, then tells: what was told is in the store, and a reload goes on from there', async () => {
    const store = new MemoryStore();
    const page = new Page(store);
    const match = await page.create();
    const line = await page.open(match, 0);
    const first = await asked(page, line);
    await page.tables.receive(line, { type: 'answer', match, id: 'a', ...first });
    await expect.poll(() => stateOf(page, line).decision! > first.decision && stateOf(page, line).seen!.decision !== null).toBe(true);
    const { rows } = (await store.get(match))!;
    expect(rows.length).toBe(knownIn(page.heard.get(line)!)!.seq);
    const reloaded = new Page(store);
    const again = await reloaded.open(match, 0);
    await asked(reloaded, again);
    expect(stateOf(reloaded, again)).toEqual(stateOf(page, line));
  });

  it('takes nothing it cannot keep', async () => {
    const store = new MemoryStore();
    const page = new Page(store);
    const match = await page.create();
    const line = await page.open(match, 0);
    const { decision, key } = await asked(page, line);
    const put = store.put.bind(store);
    store.put = () => Promise.reject(new Error('the disk is full'));
    await page.tables.receive(line, { type: 'answer', match, id: 'a', decision, key });
    await expect.poll(() => page.heard.get(line)!.at(-1)).toMatchObject({ type: 'error', code: 'storage', re: 'a' });
    store.put = put;
    await page.tables.receive(line, { type: 'answer', match, id: 'b', decision, key });
    await expect.poll(() => page.heard.get(line)!.some(message => message.type === 'accepted' && message.re === 'b')).toBe(true);
  });

  it('refuses a spectator, who only looks on', async () => {
    const page = new Page();
    const match = await page.create();
    const line = await page.open(match, 'spectator');
    await page.tables.receive(line, { type: 'explain', match, id: 'e' });
    await expect
      .poll(() => page.heard.get(line)!.find(message => 're' in message && message.re === 'e'))
      .toMatchObject({
        type: 'refused',
        code: 'noSeat',
      });
  });

  it('people at one device agree with each other', async () => {
    const page = new Page();
    const match = await page.create({
      mode: 'hotseat',
      seats: [
        { name: 'Jana', control: { by: 'person' } },
        { name: 'Petr', control: { by: 'person' } },
      ],
    });
    const line = await page.open(match, 0);
    await expect.poll(() => knownIn(page.heard.get(line)!)?.state.phase).toBe('playing');
    await page.tables.receive(line, { type: 'propose', match, topic: 'draw' });
    await expect.poll(() => stateOf(page, line).result?.by).toBe('agreement');
  });

  it('a continued match keeps its header, and shows who moves its seats now', async () => {
    const page = new Page();
    const first = await page.create();
    const line = await page.open(first, 0);
    await asked(page, line);
    const { header, rows } = (await page.store.get(first))!;
    const { match } = await page.tables.fork(header, rows, 'self', [{ by: 'person' }, { by: 'person' }]);
    const forked = await page.open(match, 1);
    await expect.poll(() => knownIn(page.heard.get(forked)!)?.state.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect((await page.store.get(match))!.header.seats[1]).toMatchObject({ kind: 'bot', level: 'novice' });
  });

  it('says that there is no such table', async () => {
    const page = new Page();
    const line = await page.open('nowhere', 0);
    expect(page.heard.get(line)).toMatchObject([{ type: 'error', code: 'unknownMatch', fatal: true }]);
  });
});
