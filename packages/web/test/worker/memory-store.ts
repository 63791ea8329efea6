/** Local matches that last as long as a test. */
import type { LocalMatch, LocalStore } from '../../src/worker/local-store.ts';

export class MemoryStore implements LocalStore {
  private readonly matches = new Map<string, LocalMatch>();

  put(match: LocalMatch): Promise<void> {
    this.matches.set(match.match, match);
    return Promise.resolve();
  }
  get(match: string): Promise<LocalMatch | null> {
    return Promise.resolve(this.matches.get(match) ?? null);
  }
  all(): Promise<readonly LocalMatch[]> {
    return Promise.resolve([...this.matches.values()]);
  }
  remove(match: string): Promise<void> {
    this.matches.delete(match);
    return Promise.resolve();
  }
}
