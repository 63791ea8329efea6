/** The collection where the browser keeps nothing: all in memory. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shelf } from '../../src/shell/shelf.ts';
import { collection } from '../../src/workshop/collection.svelte.ts';

const find = (code: string) => ({ game: 'g', code, origin: 'typed' as const });
afterEach(() => void vi.useRealTimers());

describe('a collection', () => {
  it('has every card once, and a trace of what was taken away', async () => {
    expect((await collection.add([find('A'), find('A'), find('B')])).map(({ code }) => code)).toEqual(['A', 'B']);
    expect(await collection.add([find('A')])).toEqual([]);
    await collection.remove('g', 'A');
    expect(collection.of('g').map(({ code }) => code)).toEqual(['B']);
    expect(await shelf.get('owned', ['g', 'A'])).toMatchObject({ deletedAt: expect.any(Number) });
    expect(await shelf.get('outbox', ['owned', 'g A'])).toMatchObject({ base: 0 });
    expect((await collection.add([find('A')])).length).toBe(1);
    expect(collection.has('g', 'A')).toBe(true);
  });

  it('says everything later than what was said before, whatever the clock shows', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5_000 });
    await collection.add([find('C')]);
    vi.setSystemTime(1_000);
    await collection.remove('g', 'C');
    expect(await shelf.get('owned', ['g', 'C'])).toMatchObject({ at: 5_000, deletedAt: 5_001 });
  });

  it('knows the card that bears a mark', async () => {
    await collection.add([{ ...find('D'), mark: 'QR' }]);
    expect(collection.marked('g', 'QR')).toMatchObject({ code: 'D' });
    await collection.remove('g', 'D');
    expect(collection.marked('g', 'QR')).toBeNull();
  });
});
