/** Local matches in IndexedDB. A browser that keeps nothing still plays, until the page closes. */
import { MemoryStore, type LocalMatch, type LocalStore } from './local-store.ts';

const STORE = 'matches';

class IndexedStore implements LocalStore {
  private readonly memory = new MemoryStore();
  private opening: Promise<IDBDatabase | null> | null = null;

  private database(): Promise<IDBDatabase | null> {
    this.opening ??= new Promise(resolve => {
      try {
        const request = indexedDB.open('kolbiste', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'match' }));
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => resolve(null));
      } catch {
        resolve(null);
      }
    });
    return this.opening;
  }

  private async ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    const db = await this.database();
    if (!db) return null;
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the browser could not keep the match')));
    });
  }

  async put(match: LocalMatch): Promise<void> {
    await this.memory.put(match);
    await this.ask('readwrite', store => store.put(match));
  }

  async get(match: string): Promise<LocalMatch | null> {
    return (await this.memory.get(match)) ?? ((await this.ask('readonly', store => store.get(match))) as LocalMatch | undefined) ?? null;
  }

  async all(): Promise<readonly LocalMatch[]> {
    const kept = ((await this.ask('readonly', store => store.getAll())) as LocalMatch[] | null) ?? [];
    const known = new Map(kept.map(match => [match.match, match]));
    for (const match of await this.memory.all()) known.set(match.match, match);
    return [...known.values()];
  }

  async remove(match: string): Promise<void> {
    await this.memory.remove(match);
    await this.ask('readwrite', store => store.delete(match));
  }
}

/** This device's matches. */
export const localStore = new IndexedStore();
