/** `kolbiste verify event.json`: an event derived again from its file. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventEntry, EventExport, EventSettings } from '@kolbiste/club';
import { applyEntry, foldEvent, lotOf, nextActs, resultActs, standingsOf } from '@kolbiste/club/events';
import { sha256 } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { verify } from '../src/commands/replay.ts';
import { UserError, WORDS, type Shell } from '../src/shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'kolbiste-verify-'));
const SEED = 'the seed of the cup';

const settings: EventSettings = {
  name: 'Cup',
  game: 'dice-throne',
  options: {},
  kind: 'knockout',
  games: 1,
  rounds: null,
  cut: 0,
  venue: 'room',
  pace: 'live',
  clock: { kind: 'none' },
  roundTime: 60_000,
  between: 0,
  startsAt: null,
  lateUntil: 0,
  filler: 'none',
  lists: { rounds: 'secret', cut: 'secret', after: 'public' },
  places: 8,
  rated: false,
  spectators: true,
  spectatorDelay: 0,
  noShow: { game: 0, match: 0 },
  group: 6,
  follows: null,
};

/** Four who play a knock-out to its end. */
function cup(): EventExport {
  const log: EventEntry[] = [{ n: 1, at: 1, by: 'olga', act: { type: 'created', settings, seedHash: sha256(SEED), name: 'Olga' } }];
  let state = foldEvent(log);
  const write = (acts: readonly EventEntry['act'][]): void => {
    for (const act of acts) {
      const entry = { n: state.n + 1, at: state.n + 1, by: null, act };
      log.push(entry);
      state = applyEntry(state, entry);
    }
  };
  const now = { at: 1, seed: SEED, hash: null, needsList: false };
  write([
    { type: 'opened' },
    ...['a', 'b', 'c', 'd'].map(player => ({ type: 'entered', player, name: player, hash: null, lot: lotOf(SEED, player) }) as const),
  ]);
  for (write(nextActs(state, now)); state.phase !== 'over'; write(nextActs(state, now)))
    for (const { table } of state.rounds.at(-1)!.tables)
      write(resultActs(state, { round: state.rounds.length, table, result: { wins: [1, 0], draws: 0, winner: 0 }, source: 'report' }, 1));
  return { format: 'kolbiste-event', v: 1, event: 'cup', log, seed: SEED, standings: standingsOf(state) };
}

async function verified(file: unknown, language: 'cs' | 'en' = 'en', json = false): Promise<{ code: number; said: string }> {
  const path = join(folder, 'event.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  const said: string[] = [];
  const silent = (): void => undefined;
  const shell: Shell = {
    language,
    words: WORDS[language],
    json,
    flags: {},
    say: text => void said.push(text),
    lines: lines => void said.push(...lines),
    prompt: silent,
    busy: silent,
    width: () => 80,
    note: silent,
  };
  return { code: await verify(shell, [path]), said: said.join('\n') };
}

describe('an event’s file', () => {
  it('holds where everything follows from its log and its seed, in both languages and as JSON', async () => {
    expect(await verified(cup())).toEqual({ code: 0, said: expect.stringContaining('The event holds: 2 rounds') });
    expect(await verified(cup(), 'cs')).toEqual({ code: 0, said: expect.stringContaining('Turnaj sedí: 2 kola') });
    expect(JSON.parse((await verified(cup(), 'en', true)).said)).toMatchObject({ ok: true, seed: true, rounds: 2, problems: [] });
  });

  it('is told wrong, with the entry and in words', async () => {
    const file = cup();
    const changed = file.log.map(entry =>
      entry.act.type === 'paired' ? { ...entry, act: { ...entry.act, pairings: entry.act.pairings.toReversed() } } : entry,
    );
    const { code, said } = await verified({ ...file, log: changed });
    expect(code).toBe(1);
    expect(said).toMatch(/Wrong \(entry \d+\): a round does not follow from the results and the seed\./);
    expect((await verified({ ...file, seed: 'x' }, 'cs')).said).toContain('Nesedí (položka 1): semínko není to, které bylo slíbeno.');
    await expect(verified({ ...file, log: [{ n: 1 }] })).rejects.toThrow(UserError);
  });
});
