/** Decks where the browser keeps nothing: all in memory. The database is looked at in a browser. */
import { deckText, emptyDeck, LIMITS, type CardDeck } from '@kolbiste/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decks, newId } from '../../src/workshop/decks.svelte.ts';
import { deviceStore } from '../../src/shell/device-store.ts';

const hussars = (count: number): CardDeck => ({ ...emptyDeck('doomtrooper'), cards: [['DT-1', count]] });
const put = (id: string, count: number, name = 'Hussars') => decks.put({ id, name, data: hussars(count) });
afterEach(() => void vi.useRealTimers());

describe('decks on the device', () => {
  it('are kept, found by game, and archived instead of lost', async () => {
    const id = newId();
    await put(id, 3);
    expect(decks.of('doomtrooper').map(deck => deck.id)).toContain(id);
    expect(decks.of('summoner-wars')).toEqual([]);
    await decks.remove(id);
    expect(decks.of('doomtrooper').map(deck => deck.id)).not.toContain(id);
    expect(decks.archived('doomtrooper').map(deck => deck.id)).toContain(id);
    await decks.restore(id);
    expect(decks.get(id)).toMatchObject({ name: 'Hussars', data: { cards: [['DT-1', 3]] }, deletedAt: null });
  });

  it('wait for the account by the revision it knows, and not when nothing changed', async () => {
    const id = newId();
    const first = await put(id, 1);
    expect(await put(id, 1)).toBe(first);
    expect((await put(id, 2)).revision).toBe(2);
    expect(await deviceStore.get('outbox', ['deck', id])).toEqual({ kind: 'deck', key: id, base: 0 });
  });

  it('remember how they were: once a sitting, and no more than the newest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = newId();
    await put(id, 1);
    await put(id, 2);
    await put(id, 3);
    expect((await decks.past(id)).map(past => past.data)).toEqual([hussars(1)]);
    for (let count = 4; count < 30; count++) {
      vi.setSystemTime(Date.now() + 10 * 60_000);
      await put(id, count);
    }
    const past = await decks.past(id);
    expect(past.length).toBe(LIMITS.deckPast);
    expect(past[0]!.data).toEqual(hussars(28));
    expect(past.map(({ revision }) => revision)).toEqual(past.map(({ revision }) => revision).toSorted((a, b) => b - a));
  });

  it('are changed one after the other, however they are called', async () => {
    const id = newId();
    await Promise.all([put(id, 1), put(id, 2), put(id, 3, 'Three')]);
    expect(decks.get(id)).toMatchObject({ name: 'Three', revision: 3 });
  });

  it('that another tab has changed meanwhile are kept twice, and nothing is lost', async () => {
    const id = newId();
    const onto = deckText(await put(id, 1));
    // The other tab writes to the device's store; what this tab remembers is old by then.
    await deviceStore.write([{ store: 'decks', put: { ...(await put(id, 1)), data: hussars(7), revision: 9 } }]);
    const { deck, aside } = await decks.edit({ id, name: 'Hussars', data: hussars(2), onto }, name => `${name} (other)`);
    expect(deck).toMatchObject({ id, revision: 10, data: { cards: [['DT-1', 2]] } });
    expect(aside).toMatchObject({ name: 'Hussars (other)', data: { cards: [['DT-1', 7]] } });
    expect(aside!.id).not.toBe(id);
    expect(await deviceStore.get('outbox', ['deck', aside!.id])).toMatchObject({ base: 0 });
    // Anyone who knows the deck as it is, or says the same, crosses nobody.
    for (const [count, known] of [[3, deckText(deck)] as const, [3, 'long ago'] as const])
      expect((await decks.edit({ id, name: 'Hussars', data: hussars(count), onto: known }, name => name)).aside).toBeNull();
  });

  it('that go to a table are remembered as they were', async () => {
    const id = newId();
    await put(id, 1);
    await decks.toTable(id);
    await decks.toTable(id);
    await put(id, 2);
    await decks.toTable(id);
    await put(id, 3);
    expect((await decks.past(id)).map(past => past.data)).toEqual([hussars(2), hussars(1)]);
  });
});
