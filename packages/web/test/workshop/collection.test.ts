/** The collection where the browser keeps nothing: all in memory. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStore } from '../../src/shell/device-store.ts';
import { collection } from '../../src/workshop/collection.svelte.ts';

const find = (code: string) => ({ game: 'g', code, origin: 'typed' as const });
afterEach(() => void vi.useRealTimers());

describe('a collection', () => {
  it('has every card once, and a trace of what was taken away', async () => {
    expect((await collection.add([find('A'), find('A'), find('B')])).map(({ code }) => code)).toEqual(['A', 'B']);
    expect(await collection.add([find('A')])).toEqual([]);
    await collection.remove('g', 'A');
    expect(collection.of('g').map(({ code }) => code)).toEqual(['B']);
    expect(await deviceStore.get('owned', ['g', 'A'])).toMatchObject({ deletedAt: expect.any(Number) });
    expect(await deviceStore.get('outbox', ['owned', 'g A'])).toMatchObject({ base: 0 });
    expect((await collection.add([find('A')])).length).toBe(1);
    expect(collection.has('g', 'A')).toBe(true);
  });

  it('says everything later than what was said before, whatever the clock shows', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5_000 });
    await collection.add([find('C')]);
    vi.setSystemTime(1_000);
    await collection.remove('g', 'C');
    expect(await deviceStore.get('owned', ['g', 'C'])).toMatchObject({ at: 5_000, deletedAt: 5_001 });
  });

  it('counts copies where cards are many of a kind', async () => {
    await collection.own('doomtrooper', [
      ['01001', 3],
      ['01002', 1],
    ]);
    await collection.own('doomtrooper', [
      ['01001', 2],
      ['01002', 0],
      ['01003', 0],
    ]);
    expect([...collection.copiesOf('doomtrooper')]).toEqual([['01001', 2]]);
    await collection.own('doomtrooper', [['01002', 4]]);
    expect(collection.copiesOf('doomtrooper').get('01002')).toBe(4);
  });

  it('knows the card that bears a mark', async () => {
    await collection.add([{ ...find('D'), mark: 'QR' }]);
    expect(collection.marked('g', 'QR')).toMatchObject({ code: 'D' });
    await collection.remove('g', 'D');
    expect(collection.marked('g', 'QR')).toBeNull();
  });
});
