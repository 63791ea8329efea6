/** Local matches on this device: header and rows in IndexedDB, so that a reload loses nothing. */
import type { MatchHeader, Row } from '@kolbiste/table';
import type { Control, LocalMode, LocalSummary } from './messages.ts';

export interface Stored {
  readonly match: string;
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly mode: LocalMode;
  readonly control: readonly Control[];
  readonly summary: LocalSummary;
}

const STORE = 'matches';
let opening: Promise<IDBDatabase | null> | null = null;
/** A browser that keeps nothing still plays: until the page closes. */
const memory = new Map<string, Stored>();

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise(resolve => {
    try {
      const request = indexedDB.open('kolbiste', 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'match' }));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
  return opening;
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const db = await database();
  if (!db) return null;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the browser could not keep the match')));
  });
}

export async function put(stored: Stored): Promise<void> {
  memory.set(stored.match, stored);
  await ask('readwrite', store => store.put(stored));
}

export async function get(match: string): Promise<Stored | null> {
  return memory.get(match) ?? ((await ask('readonly', store => store.get(match))) as Stored | undefined) ?? null;
}

export async function all(): Promise<readonly Stored[]> {
  const kept = ((await ask('readonly', store => store.getAll())) as Stored[] | null) ?? [];
  const known = new Map(kept.map(stored => [stored.match, stored]));
  for (const [match, stored] of memory) known.set(match, stored);
  return [...known.values()];
}

export async function remove(match: string): Promise<void> {
  memory.delete(match);
  await ask('readwrite', store => store.delete(match));
}
