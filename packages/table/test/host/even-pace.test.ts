/** Even pace: where a player is threatened, a pass takes as long by hand as by the table. */
import { createGame, type AnyGame } from '@kolbiste/engine';
import type { StopMode } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { tallyWith } from '../tally.ts';
import { Driver } from './driver.ts';

const PACE = 2_000;
/** The player asked about a roll is threatened by it, or nobody ever is. */
const gameWith = (threatened: boolean): AnyGame =>
  createGame({ ...tallyWith([false, true]).module, stance: ({ turn }: { turn: number }) => ({ turn, threatened }) } as AnyGame['module']);

/** How long after Jana's roll the pass of Petr's counts, who passes by hand after this time, or lets the table pass. */
async function passedAfter(mode: StopMode, byHand: number | null, threatened = true): Promise<number> {
  const driver = new Driver({ evenPace: PACE }, gameWith(threatened));
  const [jana, petr] = await driver.started();
  await driver.say(petr!, 1, { type: 'stops', match: 'm1', stops: { mode } });
  const begun = driver.now;
  await driver.say(jana!, 0, { type: 'answer', match: 'm1', id: 'r', decision: driver.host.asked!.decision, key: 'roll' });
  if (byHand !== null) {
    driver.now += byHand;
    await driver.say(petr!, 1, { type: 'answer', match: 'm1', id: 'p', decision: driver.host.asked!.decision, key: 'pass' });
  }
  for (let i = 0; i < 5 && driver.host.asked!.decision === 2; i++) await driver.pass(Math.max(0, driver.wakeAt! - driver.now));
  const rows = await driver.log.rows('m1', 0);
  return rows.findLast(({ type }) => type === 'answer' || type === 'automatic')!.at - begun;
}

describe('an even pace', () => {
  it('a pass by hand counts when the table would have passed, and a later one at once', async () => {
    const byTable = await passedAfter('never', null);
    expect(byTable).toBeGreaterThanOrEqual(PACE);
    expect(await passedAfter('whenUseful', 300)).toBe(byTable);
    expect(await passedAfter('whenUseful', 9_000)).toBe(9_000);
  });

  it('is kept only where somebody is threatened', async () => {
    expect(await passedAfter('whenUseful', 300, false)).toBe(300);
  });
});
