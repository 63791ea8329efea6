/** Matches on this device and records in a file that began with the rules of an earlier release. */
import { keyOf } from '@kolbiste/engine';
import { GAMES, rulesOf } from '@kolbiste/games';
import { exportRecord, Match, newHeader, recordOf, type MatchHeader } from '@kolbiste/table';
import { describe, expect, it } from 'vitest';
import { KEPT, type Kept } from '../../../games/test/kept.ts';
import { Replays } from '../../src/worker/replays.ts';
import { Page } from './page.ts';

/** A match by kept rules between two people after some answers. */
function begun({ game }: Kept): Match {
  const seats = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
  const header = newHeader(game, { match: 'local-earlier', options: {}, undo: 'consent', delay: 0, tableSeed: '5e'.repeat(32), seats });
  const match = new Match(game, header);
  for (const seat of [0, 1]) match.take({ at: 0, type: 'ready', seat, nonce: `${seat}` });
  for (let i = 1; i <= 30; i++) {
    const { seat, decision } = match.asked!;
    const { options } = match.position!.decision!;
    match.take({ at: i, type: 'answer', seat, decision, key: keyOf(options[i % options.length]!) });
  }
  return match;
}

const replays = (page: Page): Replays =>
  new Replays({
    store: page.store,
    gameNamed: () => Promise.reject(new Error('the present rules are not asked for')),
    gameOf: async ({ game, version }) => (await rulesOf(game, version))?.game ?? null,
    scenario: () => Promise.resolve(undefined),
    lookBack: () => Promise.resolve(null),
  });

const BOT = { by: 'bot', level: 'novice' } as const;
const CONTROL = [{ by: 'person' }, BOT] as const;
const unknown = (header: MatchHeader): MatchHeader => ({ ...header, version: 999 });

describe.each(KEPT.filter(({ id, version }) => GAMES.some(({ id: of, game }) => of === id && game.module.version !== version)))(
  'a match of $name',
  kept => {
    it('is opened again on this device and goes on: bots play it by its rules', async () => {
      const page = new Page();
      const { header, log } = begun(kept);
      const { match } = await page.tables.fork(header, log, 'watch', [BOT, BOT]);
      const line = await page.open(match, 'spectator');
      await expect.poll(async () => (await page.store.get(match))!.rows.length, { timeout: 20_000 }).toBeGreaterThan(log.length + 5);
      await page.tables.close(line);
      expect(page.heard.get(line)![0]).toMatchObject({ type: 'snapshot', info: { version: kept.version } });
      expect(page.faults).toEqual([]);
      expect(await replays(page).open({ match })).toMatchObject({ playable: true, info: { version: kept.version } });
    });

    it('is replayed from its record, shown step by step and verified', async () => {
      const played = begun(kept);
      played.take({ at: 100, type: 'concede', seat: 0 });
      const all = replays(new Page());
      const { replay, playable, steps } = await all.open({ text: exportRecord(recordOf(played)) });
      expect(playable).toBe(true);
      expect(all.frame({ replay, step: steps, viewer: 1 }).seen).toEqual(played.state(1).seen);
      expect(all.verify(replay, {}).fair).toBe(true);
    });

    it('whose rules are not here is told as such, and nothing of it is lost', async () => {
      const played = begun(kept);
      const page = new Page();
      const { match } = await page.tables.fork(played.header, played.log, 'bot', CONTROL);
      const stored = (await page.store.get(match))!;
      const later = new Page(page.store);
      await page.store.put({ ...stored, header: unknown(stored.header) });
      const line = await later.open(match, 0);
      expect(later.heard.get(line)!).toMatchObject([{ type: 'error', code: 'unavailable', fatal: true }]);
      expect((await page.store.get(match))!.rows).toEqual(stored.rows);

      played.take({ at: 100, type: 'concede', seat: 0 });
      const record = recordOf(played);
      const text = exportRecord({ ...record, header: unknown(record.header), moves: { ...record.moves, version: 999 } });
      const all = replays(page);
      const info = await all.open({ text });
      expect(info.playable).toBe(false);
      expect(info.streams).toEqual(record.streams);
      expect(all.verify(info.replay, {})).toMatchObject({ fair: null });
      expect(all.exported(info.replay)).toBe(text);
    });
  },
);
