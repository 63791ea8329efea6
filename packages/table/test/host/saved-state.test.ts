import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { Match, MemoryLog, type SavedMatch } from '../../src/index.ts';
import { answer, plain, started } from '../sitting.ts';
import { tallyGame } from '../tally.ts';
import { Driver } from './driver.ts';

/** A match after some rows, and a saved state of it that says something else, to see whether it was used. */
function savedMatch(version: number): { match: Match; saved: SavedMatch } {
  const match = started();
  for (const key of ['hold', 'hold', 'hold']) answer(match, key);
  const { rows, data } = match.save();
  return { match, saved: { rows, version, data: { ...(plain(data) as { [field: string]: Plain }), decision: 1_000 } } };
}

async function opened(version: number): Promise<number> {
  const { match, saved } = savedMatch(version);
  const driver = new Driver();
  driver.log = new MemoryLog(match.header, match.log);
  const host = await driver.open({}, { header: match.header, rows: match.log, saved, kept: match.seq });
  return host.asked!.decision;
}

describe('a saved state', () => {
  it('is restored when it is of the game’s state version', async () => {
    expect(await opened(tallyGame.stateVersion)).toBe(1_000);
  });

  it.each([1, 999, 1_000, -1])('of another version (%i away) is ignored, and the rows are replayed', async away => {
    expect(await opened(tallyGame.stateVersion + away)).toBe(4);
  });

  it('carries the game’s state version, and another cannot be restored', () => {
    const { match, saved } = savedMatch(tallyGame.stateVersion);
    expect(match.save().version).toBe(tallyGame.stateVersion);
    const other = { ...saved, version: saved.version + 1_000 };
    expect(() => Match.restore(tallyGame, match.header, other, match.log)).toThrow('of version');
  });
});
