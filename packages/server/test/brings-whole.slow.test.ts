/** What a seat brings stays its owner's through whole matches: up to the last answer, which shows everything to everybody. */
import type { Plain } from '@kolbiste/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS, heard, tracesOf } from './brought-secrets.ts';
import { cleanUp } from './harness.ts';

afterEach(cleanUp);
afterEach(() => void vi.restoreAllMocks());

/** Matches that end soon. */
const SHORT: Readonly<Record<string, Plain>> = {
  doomtrooper: { turnLimit: 4, timeTie: 'draw' },
  'summoner-wars': { turnCap: 10 },
  'dice-throne': { turnCap: 8 },
  'scratch-wars': { preparation: 'collection', roundCap: 9 },
};

describe('nobody else learns what a seat brings, to the end', () => {
  it.each(CARDS)('%s', { timeout: 180_000 }, async (game, each) => {
    const { all, log, given, over } = await heard({ ...each, options: SHORT[game]! }, each.mine, 3_000);
    expect(over).toBe(true);
    expect(given).toBeGreaterThan(10);
    for (const text of [...all, ...log]) for (const trace of [...each.secrets, ...tracesOf(each.mine)]) expect(text).not.toContain(trace);
  });
});
