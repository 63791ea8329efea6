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
    expect(drafts.take()).toEqual([]);
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

  it('that was kept after all, or cannot be read, is none', async () => {
    const { drafts, decks } = await opened(stored);
    drafts.note({ id: ID, name: 'Hussars', data: hussars(3), onto: deckText(stored) });
    drafts.drop(ID);
    localStorage.setItem('kolbiste.drafts', JSON.stringify({ x: { id: 'x', data: 7 }, y: null }));
    await decks.load();
    expect(decks.of('doomtrooper')).toEqual([stored]);
  });
});
