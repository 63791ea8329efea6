/** What a page that was closed could not bring to the device's store is there when the next one opens. */
import { deckText, emptyDeck, type CardDeck, type StoredDeck } from '@kolbiste/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const hussars = (count: number): CardDeck => ({ ...emptyDeck('doomtrooper'), cards: [['DT-1', count]] });
const ID = 'a'.repeat(32);
const stored: StoredDeck = {
  id: ID,
  game: 'doomtrooper',
  name: 'Hussars',
  data: hussars(1),
  revision: 4,
  createdAt: 1,
  changedAt: 1,
  deletedAt: null,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});
/** A page that opens with a deck in its device's store. */
async function opened(deck: StoredDeck | null) {
  const { deviceStore } = await import('../../src/shell/device-store.ts');
  if (deck) await deviceStore.write([{ store: 'decks', put: deck }]);
  const { drafts } = await import('../../src/workshop/drafts.ts');
  const { decks } = await import('../../src/workshop/decks.svelte.ts');
  return { drafts, decks };
}

describe('a draft of a page that was closed', () => {
  it('becomes the deck, with a new revision', async () => {
    const { drafts, decks } = await opened(stored);
    drafts.note({ id: ID, name: 'Hussars', data: hussars(3), onto: deckText(stored) });
    await decks.load();
    expect(decks.get(ID)).toMatchObject({ revision: 5, data: { cards: [['DT-1', 3]] } });
    expect(drafts.all()).toEqual([]);
  });

  it('begins a deck that was never kept', async () => {
    const { drafts, decks } = await opened(null);
    drafts.note({ id: ID, name: 'New', data: hussars(2), onto: 'nothing' });
    await decks.load();
    expect(decks.get(ID)).toMatchObject({ name: 'New', revision: 1 });
  });

  it('is a deck of its own where the deck has changed since', async () => {
    const { drafts, decks } = await opened({ ...stored, data: hussars(9) });
    drafts.note({ id: ID, name: 'Hussars', data: hussars(3), onto: deckText(stored) });
    await decks.load();
    expect(decks.get(ID)).toMatchObject({ revision: 4, data: { cards: [['DT-1', 9]] } });
    expect(decks.of('doomtrooper').map(({ data }) => data)).toContainEqual(hussars(3));
  });

  it('is noted with every deck that is put away, until the store has it', async () => {
    const { drafts, decks } = await opened(stored);
    const { deviceStore } = await import('../../src/shell/device-store.ts');
    await decks.put({ id: 'b'.repeat(32), name: 'Kept', data: hussars(2) });
    expect(drafts.all()).toEqual([]);
    // The page is closed while the store is writing.
    const write = vi.spyOn(deviceStore, 'write').mockReturnValue(new Promise(() => {}));
    void decks.put({ id: ID, name: 'Lions', data: hussars(3) });
    void decks.put({ id: 'c'.repeat(32), name: 'Copied', data: hussars(2) });
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(drafts.all().map(({ name }) => name)).toEqual(['Lions', 'Copied']);
    vi.resetModules();
    const later = await opened(stored);
    await later.decks.load();
    expect(later.decks.get(ID)).toMatchObject({ name: 'Lions', revision: 5 });
    expect(later.decks.get('c'.repeat(32))).toMatchObject({ name: 'Copied', revision: 1 });
    expect(later.drafts.all()).toEqual([]);
  });

  it('that the store does not take is there the next time', async () => {
    const { drafts, decks } = await opened(null);
    const { deviceStore } = await import('../../src/shell/device-store.ts');
    vi.spyOn(deviceStore, 'write').mockRejectedValue(new Error('full'));
    drafts.note({ id: ID, name: 'New', data: hussars(2), onto: 'nothing' });
    await decks.load();
    await expect(decks.put({ id: 'b'.repeat(32), name: 'Copied', data: hussars(2) })).rejects.toThrow('full');
    expect(drafts.all().map(({ name }) => name)).toEqual(['New', 'Copied']);
  });

  it('that was kept after all, or cannot be read, is none', async () => {
    const { drafts, decks } = await opened(stored);
    drafts.note({ id: ID, name: 'Hussars', data: hussars(3), onto: deckText(stored) });
    drafts.drop(ID);
    localStorage.setItem('kolbiste.drafts', JSON.stringify({ x: { id: 'x', data: 7 }, y: null }));
    await decks.load();
    expect(decks.of('doomtrooper')).toEqual([stored]);
  });
});
