/** What events ask of a database, whichever it is. */
import type { EventAct, EventEntry } from '@kolbiste/club';
import { foldEvent } from '@kolbiste/club/events';
import { sha256 } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { settleEvent } from '../src/club/event-settings.ts';
import { projectionOf } from '../src/club/event-state.ts';
import { newId } from '../src/ids.ts';
import type { Storage } from '../src/storage/storage.ts';
import { GAMES_HERE } from './harness.ts';

const settings = settleEvent({ ...readConfig(), games: GAMES_HERE }, { name: 'Cup', game: 'mini', kind: 'swiss' });

const rowOf = (id: string) => ({
  id,
  kind: 'swiss',
  game: 'mini',
  name: 'Cup',
  settings: JSON.stringify(settings),
  state: 'open',
  round: 0,
  organiser: 'olga',
  starts_at: null,
  over_at: null,
  seed_hash: sha256('seed'),
  seed: 'seed',
  entrants: 0,
  imported: 0,
  told: 0,
  created_at: 1,
});
const entry = (n: number, act: EventAct, at = n): EventEntry => ({ n, at, by: 'olga', act });
const BEGINNING = [entry(1, { type: 'created', settings, seedHash: sha256('seed'), name: 'Olga' }), entry(2, { type: 'opened' })];
const entered = (n: number, player: string): EventEntry => entry(n, { type: 'entered', player, name: player, hash: null, lot: n });

export function eventStoreTests(name: string, open: () => Promise<Storage>): void {
  describe(`events in ${name}`, () => {
    const made = async () => {
      const { events } = await open();
      const id = newId();
      expect(await events.make(rowOf(id), BEGINNING, projectionOf(foldEvent(BEGINNING)))).toBe(true);
      return { events, id };
    };
    const written = (log: readonly EventEntry[]) => ({ ...projectionOf(foldEvent(log)), brings: null });

    it('are made once, and keep their log in order', async () => {
      const { events, id } = await made();
      expect(await events.make(rowOf(id), BEGINNING, projectionOf(foldEvent(BEGINNING)))).toBe(false);
      expect(await events.entries(id)).toEqual(BEGINNING);
      expect(await events.entries(id, 1)).toEqual(BEGINNING.slice(1));
      expect(await events.row(id)).toMatchObject({ state: 'open', round: 0, created_at: 1 });
    });

    it('write a number once: of several who want it all but one are told so, and nothing of theirs is kept', async () => {
      const { events, id } = await made();
      const wishes = ['a', 'b', 'c', 'd'].map(player => [entered(3, player), entered(4, `${player}2`)]);
      const brings = (player: string) => ({ player, data: '{"value":1,"summary":null}', salt: 'salt', hash: 'hash' });
      const took = await Promise.all(
        wishes.map(wish =>
          events.append(id, wish, { ...written([...BEGINNING, ...wish]), brings: brings((wish[0]!.act as { player: string }).player) }),
        ),
      );
      expect(took.filter(Boolean)).toHaveLength(1);
      const first = wishes[took.indexOf(true)]!;
      expect(await events.entries(id, 2)).toEqual(first);
      expect((await events.allBrings(id)).map(({ player }) => player)).toEqual([(first[0]!.act as { player: string }).player]);
      expect(await events.row(id)).toMatchObject({ entrants: 2 });
    });

    it('remember who was not there: forgiven once, then twice as long every time, and forgotten when an event was played to its end', async () => {
      const { events, id } = await made();
      const player = newId();
      let log: EventEntry[] = [...BEGINNING, entered(3, player)];
      await events.append(id, log.slice(2), written(log));
      const missed = async (at: number): Promise<number> => {
        const more = [
          entry(log.length + 1, { type: 'dropped', player, why: 'noShow' }, at),
          entry(log.length + 2, { type: 'returned', player }, at),
        ];
        log = [...log, ...more];
        await events.append(id, more, written(log));
        const row = (await events.absence(player))!;
        return row.until === 0 ? 0 : (row.until - at) / 3_600_000;
      };
      const day = 86_400_000;
      expect(await missed(1_000)).toBe(0);
      expect(await missed(10 * day)).toBe(24);
      expect(await missed(20 * day)).toBe(48);
      for (let i = 0; i < 4; i++) await missed(30 * day);
      expect(await missed(40 * day)).toBe(720);
      const end = entry(log.length + 1, { type: 'over', seed: 'seed' }, 41 * day);
      await events.append(id, [end], written([...log, end]));
      expect(await events.absence(player)).toBeUndefined();
    });

    it('keep rulings to be found by player', async () => {
      const { events, id } = await made();
      const player = newId();
      const log = [
        ...BEGINNING,
        entered(3, player),
        entry(4, { type: 'ruling', kind: 'warning', player, round: null, table: null, text: 'late', ms: null }),
      ];
      await events.append(id, log.slice(2), written(log));
      expect(await events.rulingsOf(player)).toMatchObject([{ event: id, n: 4, judge: 'olga', kind: 'warning', text: 'late' }]);
    });
  });
}
