/** What this device keeps: one database for matches, decks and cards. A browser that keeps nothing still works, until the page closes. */
import type { Kept, Key, Step, StoreName } from './kept.ts';

/** Stores by the fields of their keys. A new one needs a new version, and nothing is ever taken away from an old one. */
const STORES: { readonly [S in StoreName]: (string & keyof Kept[S]) | readonly (string & keyof Kept[S])[] } = {
  matches: 'match',
  decks: 'id',
  past: ['deck', 'revision'],
  owned: ['game', 'code'],
  packs: 'id',
  progress: ['game', 'item'],
  outbox: ['kind', 'key'],
};
const NAMES = Object.keys(STORES) as StoreName[];
const VERSION = 2;

function keyOf(store: StoreName, item: object): Key {
  const path = STORES[store];
  const field = (name: string): string | number => (item as Record<string, string | number>)[name]!;
  return typeof path === 'string' ? field(path) : (path as readonly string[]).map(field);
}

export class DeviceStore {
  /** Told when another tab keeps an older version open: nothing is read before it closes. */
  onBlocked: () => void = () => {};
  private opening: Promise<IDBDatabase | null> | null = null;
  /** What the browser would not take, by store and key. */
  private readonly refused = new Map<StoreName, Map<string, unknown>>(NAMES.map(name => [name, new Map()]));

  /** Everything in a store; of a store with keys of two parts, what lies under the first. */
  async all<S extends StoreName>(store: S, under?: string): Promise<readonly Kept[S][]> {
    const range = under === undefined ? undefined : () => IDBKeyRange.bound([under], [under, []]);
    const kept = ((await this.ask(store, from => from.getAll(range?.()))) ?? []) as Kept[S][];
    const found = new Map(kept.map(item => [JSON.stringify(keyOf(store, item)), item]));
    for (const [key, item] of this.refused.get(store)!)
      if (under === undefined || (JSON.parse(key) as readonly string[])[0] === under) found.set(key, item as Kept[S]);
    return [...found.values()];
  }

  async get<S extends StoreName>(store: S, key: Key): Promise<Kept[S] | null> {
    const here = this.refused.get(store)!.get(JSON.stringify(key)) as Kept[S] | undefined;
    return here ?? ((await this.ask(store, from => from.get(key as IDBValidKey))) as Kept[S] | undefined) ?? null;
  }

  /** All of it or nothing. What the browser cannot take is held until the page closes, and the error says so. */
  async write(steps: readonly Step[]): Promise<void> {
    this.hold(steps);
    const db = await this.database();
    if (!db || !steps.length) return;
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction([...new Set(steps.map(step => step.store))], 'readwrite');
      for (const step of steps) {
        const store = transaction.objectStore(step.store);
        if ('put' in step) store.put(step.put);
        else store.delete(step.remove as IDBValidKey);
      }
      const failed = (): void => reject(transaction.error ?? new Error('the browser could not keep it'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', failed);
    });
    this.release(steps);
  }

  private hold(steps: readonly Step[]): void {
    for (const step of steps) {
      const held = this.refused.get(step.store)!;
      if ('put' in step) held.set(JSON.stringify(keyOf(step.store, step.put)), step.put);
      else held.delete(JSON.stringify(step.remove));
    }
  }

  /** What was taken need not be held; unless it has been written again meanwhile. */
  private release(steps: readonly Step[]): void {
    for (const step of steps) {
      if (!('put' in step)) continue;
      const held = this.refused.get(step.store)!;
      const key = JSON.stringify(keyOf(step.store, step.put));
      if (held.get(key) === step.put) held.delete(key);
    }
  }

  private async ask<T>(store: StoreName, act: (from: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    const db = await this.database();
    if (!db) return null;
    return new Promise((resolve, reject) => {
      const request = act(db.transaction(store, 'readonly').objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('the browser could not read what it kept')));
    });
  }

  private database(): Promise<IDBDatabase | null> {
    this.opening ??= new Promise(resolve => {
      try {
        const request = indexedDB.open('kolbiste', VERSION);
        request.addEventListener('upgradeneeded', () => {
          const db = request.result;
          for (const name of NAMES)
            if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: STORES[name] as string | string[] });
        });
        request.addEventListener('blocked', () => this.onBlocked());
        request.addEventListener('success', () => {
          const db = request.result;
          // A newer page in another tab needs the database for a moment; the next question opens it again.
          db.addEventListener('versionchange', () => {
            db.close();
            this.opening = null;
          });
          resolve(db);
        });
        request.addEventListener('error', () => resolve(null));
      } catch {
        resolve(null);
      }
    });
    return this.opening;
  }
}

/** This device's. */
export const deviceStore = new DeviceStore();

/** Changes of what is kept come one after the other, those of other tabs too: each is made to what the last one left. */
let queue: Promise<unknown> = Promise.resolve();
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  // The name of the lock stays: another tab may run an older page.
  const done = queue.then(() => (locks ? (locks.request('kolbiste-shelf', act) as Promise<T>) : act()));
  queue = done.catch(() => {});
  return done;
}
