/** What series and moderation ask of a database, whichever it is. */
import { describe, expect, it } from 'vitest';
import { newId } from '../src/ids.ts';
import { openRow } from '../src/lobby/new-table.ts';
import type { SeatRow, TableSettings } from '../src/storage/match-store.ts';
import { SeriesStore, type SeatedTable, type SeriesGameRow, type SeriesListRow, type SeriesRow } from '../src/storage/series-store.ts';
import type { Storage } from '../src/storage/storage.ts';

const SETTINGS: TableSettings = {
  options: {},
  clock: { kind: 'none' },
  undo: 'none',
  rated: false,
  listed: false,
  spectators: true,
  spectatorDelay: 0,
  seats: [{ who: 'open' }, { who: 'open' }],
};
const seriesRow = (id: string): SeriesRow => ({
  id,
  game: 'mini',
  kind: 'match',
  games: 3,
  begins: 'lot',
  event: 'cup',
  round: 1,
  board: 1,
  settings: JSON.stringify(SETTINGS),
  between_ms: 1,
  state: 'playing',
  standing: null,
  called_at: null,
  created_by: 'jana',
  created_at: 1,
  over_at: null,
});
const gameRow = (series: string, n: number, due: number | null = null): SeriesGameRow => ({
  series,
  n,
  match: `${series}-${n}`,
  first: 0,
  due_at: due,
  ended: null,
});
const listsOf = (series: string, n: number): SeriesListRow[] => [0, 1].map(side => ({ series, n, side, swaps: '[]', ready: 0 }));
function tableOf(match: string): SeatedTable {
  const seats = ['jana', 'petr'].map((player, seat): SeatRow => ({
    match,
    seat,
    kind: 'human',
    player,
    held_for: null,
    name: player,
    level: null,
    team: null,
    brings: null,
  }));
  return { row: openRow({ id: match, game: 'mini', settings: SETTINGS, by: 'jana', now: 1 }), seats };
}

/** Lists are read on a thread of their own, which a database in memory has not. */
const stirring = ({ db }: Storage): Promise<string[]> => new SeriesStore(db, db).stirring();

export function seriesStoreTests(name: string, open: () => Promise<Storage>): void {
  describe(`series in ${name}`, () => {
    const made = async () => {
      const storage = await open();
      const id = newId();
      const opening = () => storage.series.open(seriesRow(id), gameRow(id, 1), tableOf(`${id}-1`));
      expect(await Promise.all([opening(), opening()])).toEqual(expect.arrayContaining([true, false]));
      return { storage, store: storage.series, id };
    };

    it('are opened once, with one table', async () => {
      const { storage, store, id } = await made();
      expect(await store.row(id)).toEqual(seriesRow(id));
      expect(await store.games(id)).toEqual([gameRow(id, 1)]);
      expect(await storage.matches.seats(`${id}-1`)).toHaveLength(2);
      expect(await store.of(`${id}-1`)).toBe(id);
      expect([await store.goesOn(`${id}-1`), await store.goesOn('other')]).toEqual([true, false]);
      expect(await stirring(storage)).toContain(id);
    });

    it('keep the first end of a game, and make the next one once', async () => {
      const { storage, store, id } = await made();
      await store.end(id, 1, '"first"');
      await store.end(id, 1, '"second"');
      expect((await store.games(id))[0]!.ended).toBe('"first"');
      const add = () => store.addGame(gameRow(id, 2), listsOf(id, 2), tableOf(`${id}-2`));
      await Promise.all([add(), add()]);
      expect(await store.games(id)).toHaveLength(2);
      expect(await store.lists(id, 2)).toEqual(listsOf(id, 2));
      expect(await storage.matches.seats(`${id}-2`)).toHaveLength(2);
    });

    it('let players exchange until the game begins, which it does once with what was submitted', async () => {
      const { storage, store, id } = await made();
      await store.end(id, 1, '"over"');
      await store.addGame(gameRow(id, 2, 1_900_000_000_000), listsOf(id, 2), null);
      const mine = { series: id, n: 2, side: 1, due: 1_900_000_000_000 };
      const swaps = [{ out: 'a', into: 'b' }];
      expect(await store.change(mine, { swaps, ready: false })).toBe(true);
      expect(await store.change(mine, { ready: true })).toBe(true);
      expect((await store.games(id))[1]!.due_at).toBe(1_900_000_000_000);
      const begun: (readonly SeriesListRow[])[] = [];
      const begin = () => store.begin(id, 2, lists => (begun.push(lists), tableOf(`${id}-2`)));
      await Promise.all([begin(), begin()]);
      expect(begun).toEqual([
        [
          { series: id, n: 2, side: 0, swaps: '[]', ready: 0 },
          { series: id, n: 2, side: 1, swaps: JSON.stringify(swaps), ready: 1 },
        ],
      ]);
      expect(await storage.matches.seats(`${id}-2`)).toHaveLength(2);
      expect(await store.change(mine, { swaps: [], ready: false })).toBe(false);
    });

    it('end once, and are called once', async () => {
      const { storage, store, id } = await made();
      await store.call(id, 5);
      await store.call(id, 9);
      expect((await store.row(id))!.called_at).toBe(5);
      const end = { state: 'over', standing: '{}', over_at: 7 } as const;
      expect([await store.finish(id, end), await store.finish(id, { ...end, over_at: 8 })]).toEqual([true, false]);
      expect((await store.row(id))!.over_at).toBe(7);
      expect(await stirring(storage)).not.toContain(id);
    });
  });

  describe(`acts in ${name}`, () => {
    it('set a player only from what he was, and are undone once', async () => {
      const { administration, players, chat } = await open();
      const [id, act] = [newId(), newId()];
      await players.add({ id, name: id, folded: null, password: null, created_at: 1, seen_at: 1, banned_until: null, deleted_at: null });
      expect(await administration.setPlayer(id, { silenced_until: 9 }, { silenced_until: null })).toBe(true);
      expect(await administration.setPlayer(id, { silenced_until: 10 }, { silenced_until: null })).toBe(false);
      expect(await administration.setPlayer(id, { silenced_until: 10 }, { silenced_until: 9 })).toBe(true);
      expect(await chat.silencedUntil(id)).toBe(10);
      await administration.addAct({ id: act, at: 1_900_000_000_000, who: 'Eva', what: 'silence', about: id, why: 'rude', by: 'eva' });
      expect(await administration.actsAbout(id)).toMatchObject([{ id: act, by: 'eva', change: null, undone_by: null }]);
      expect(await Promise.all([administration.markUndone(act, 'one'), administration.markUndone(act, 'two')])).toEqual(
        expect.arrayContaining([true, false]),
      );
      expect(await administration.markUndone(act, null)).toBe(true);
      expect((await administration.act(act))!.undone_by).toBeNull();
    });

    it('tell reports with what was said around them', async () => {
      const { administration, chat } = await open();
      const match = newId();
      for (const text of ['one', 'two', 'three'])
        await chat.add({ match, at: 5, player: 'petr', seat: 0, name: 'Petr', text, preset: null });
      const report = newId();
      await administration.addReport({ id: report, at: 6, by: 'jana', match, player: 'petr', chat: 2, text: 'rude', closed_at: null });
      const [found] = (await administration.reports()).filter(({ id }) => id === report);
      expect(found).toMatchObject({ said: 'two', chat: 2 });
      expect((await administration.said(match, 2, 9)).map(({ text }) => text)).toEqual(['two', 'three']);
      expect(await administration.lastSaid(match, 6)).toBe(3);
      expect(await administration.accuses('jana', 'petr')).toBe(true);
      expect([await administration.closeReport(report, 7, 'done'), await administration.closeReport(report, 8)]).toEqual([true, false]);
      expect(await administration.accuses('jana', 'petr')).toBe(false);
      expect((await administration.reportsBy('jana')).find(({ id }) => id === report)).toMatchObject({ closed_at: 7, answer: 'done' });
      const count = (await administration.reportsOf('petr')).about;
      expect([count > 0, Number.isInteger(count)]).toEqual([true, true]);
      expect([await administration.closeReport(report, null), await administration.closeReport(report, null)]).toEqual([true, false]);
    });
  });
}
