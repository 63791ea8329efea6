/** Lessons and puzzles of one account on two devices, on a real database: the better state of both is what both have. */
import { LIMITS, parseSync, type Progress, type PuzzleTry, type SyncRequest } from '@kolbiste/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { progressKey } from '../../web/src/workshop/exchange.ts';
import { betterThan, learnedFrom, progressFrom } from '../../web/src/workshop/learned.ts';
import { Storage } from '../src/storage/storage.ts';
import { cleanUp, later, tempFolder } from './harness.ts';

afterEach(cleanUp);

/** As the page keeps it: what it has learned, and what the account is known to have. */
class Device {
  cursor = 0;
  learned: Parameters<typeof progressFrom>[0] = { lessons: [], puzzles: [] };
  known = new Map<string, Progress>();
  private readonly storage: Storage;
  constructor(storage: Storage) {
    this.storage = storage;
  }
  async sync(now: number, tries: readonly PuzzleTry[] = []): Promise<readonly Progress[]> {
    const sent = betterThan(this.known, progressFrom(this.learned, now));
    const request: SyncRequest = { since: this.cursor, otherDevice: 'other', decks: [], owned: [], progress: sent, tries };
    expect(parseSync(JSON.stringify(request)).ok).toBe(true);
    await this.storage.workshop.apply('jana', request, { limits: { decks: 1, cards: 1 }, aside: () => ({ id: '', name: '' }) });
    const { progress, cursor } = await this.storage.workshop.changedSince('jana', this.cursor);
    this.cursor = cursor;
    for (const item of [...sent, ...progress]) this.known.set(progressKey(item), item);
    this.learned = learnedFrom([...this.known.values()]);
    return sent;
  }
  solvedAt(puzzle: string): number | null | undefined {
    return this.learned.puzzles.find(each => each.puzzle === puzzle)?.solvedAt;
  }
}

async function devices() {
  const storage = await Storage.open(tempFolder());
  later(() => storage.close());
  return { storage, first: new Device(storage), second: new Device(storage) };
}

describe('what was learned', () => {
  it('comes to the other device: lessons done, puzzles tried and solved, with the moment of the first solution', async () => {
    const { first, second } = await devices();
    first.learned = {
      lessons: [{ game: 'dice-throne', lesson: '1-rolling' }],
      puzzles: [
        { game: 'dice-throne', puzzle: 'two-blows', solvedAt: 1_000 },
        { game: 'dice-throne', puzzle: 'two-halves', solvedAt: null },
      ],
    };
    await first.sync(2_000);
    await second.sync(3_000);
    expect(second.learned).toEqual(first.learned);
    expect(second.solvedAt('two-blows')).toBe(1_000);
  });

  it('is merged by the better state, no matter who comes first', async () => {
    const { first, second } = await devices();
    const puzzle = (solvedAt: number | null) => ({ lessons: [], puzzles: [{ game: 'doomtrooper', puzzle: 'wait-for-it', solvedAt }] });
    second.learned = puzzle(500);
    await second.sync(600);
    // Solved there; here only tried, later solved at a later moment.
    first.learned = puzzle(null);
    await first.sync(700);
    expect(first.solvedAt('wait-for-it')).toBe(500);
    first.learned = puzzle(900);
    expect(await first.sync(1_000)).toEqual([]);
    await second.sync(1_100);
    expect([first.solvedAt('wait-for-it'), second.solvedAt('wait-for-it')]).toEqual([500, 500]);
  });

  it('is told once: without news nothing is sent', async () => {
    const { first } = await devices();
    first.learned = { lessons: [{ game: 'doomtrooper', lesson: '3-combat' }], puzzles: [] };
    expect(await first.sync(1)).toHaveLength(1);
    expect(await first.sync(2)).toEqual([]);
  });

  it('keeps every try once, however often it is told', async () => {
    const { first, storage } = await devices();
    const account = {
      id: 'jana',
      name: 'Jana',
      folded: 'jana',
      password: 'x',
      created_at: 1,
      seen_at: 1,
      banned_until: null,
      deleted_at: null,
    };
    await storage.players.add(account);
    const tries = [10, 20].map((at): PuzzleTry => ({ game: 'scratch-wars', puzzle: 'boom', right: at > 10, ms: 5, at }));
    await first.sync(30, tries);
    await first.sync(40, tries);
    const { tries: kept } = (await storage.personal.export('jana')) as { tries: readonly object[] };
    expect(kept).toHaveLength(2);
  });

  it('fits: the name of an item is not longer than the account takes', () => {
    const [item] = progressFrom({ lessons: [], puzzles: [{ game: 'g', puzzle: 'p'.repeat(40), solvedAt: null }] }, 1);
    expect(item!.item.length).toBeLessThan(LIMITS.idLength);
  });
});
