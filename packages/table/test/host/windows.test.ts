/** At which of several windows a player was stopped tells the others nothing: not what they receive, nor how often. */
import type { StopMode, TableMessage, Viewer } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { people } from '../sitting.ts';
import { tallyWith } from '../tally.ts';
import { Driver, type TestClient } from './driver.ts';

/** Jana rolls; Petr is asked three times. He stops where his stops say, and passes by hand when the table would have passed at last. */
async function heardBy(viewer: Viewer, mode: StopMode, handled: readonly number[] = []): Promise<TableMessage[]> {
  const driver = new Driver({ seats: people('Jana', 'Petr') }, tallyWith([false, true], 3));
  const [jana, petr] = (await driver.started()) as [TestClient, TestClient];
  const looker = viewer === 'spectator' ? driver.join('spectator') : [jana, petr][viewer]!;
  await driver.say(petr, 1, { type: 'stops', match: 'm1', stops: { mode } });
  for (const client of [jana, looker]) client.taken();
  driver.now = 10_000;
  await driver.host.receive(jana, 0, { type: 'answer', match: 'm1', id: 'r', decision: driver.host.asked!.decision, key: 'roll' });
  await driver.pass(0);
  for (const at of handled) {
    driver.now = at;
    await driver.host.receive(petr, 1, { type: 'answer', match: 'm1', id: `p${at}`, decision: driver.host.asked!.decision, key: 'pass' });
    await driver.pass(0);
  }
  if (mode === 'never') await driver.pass(driver.wakeAt! - driver.now);
  return looker.taken().filter(({ type }) => type !== 'accepted');
}

/** Without the numbers of the rows, which count what others do in private too, stops among it. */
const told = (messages: readonly TableMessage[]): unknown[] =>
  messages.map(message => ({ ...message, ...('seq' in message && { seq: 0 }), ...('from' in message && { from: 0 }) }));

describe('a run of windows', () => {
  const whole = (viewer: Viewer): Promise<TableMessage[]> => heardBy(viewer, 'never');
  const passedAt = async (): Promise<number> => {
    const last = (await whole(0)).at(-1);
    return last?.type === 'update' ? last.now : 0;
  };

  it.each<Viewer>([0, 'spectator'])('is told %s once, whether the table passes all of it or the player each by hand', async viewer => {
    const last = await passedAt();
    const byHand = await heardBy(viewer, 'whenUseful', [10_050, 10_090, last]);
    expect(told(byHand)).toEqual(told(await whole(viewer)));
    // The roll that is announced, and what came of it.
    expect(byHand.filter(({ type }) => type === 'update')).toHaveLength(2);
  });

  it('looks the same at its second window as at its first', async () => {
    const [first, second] = [await heardBy(0, 'whenUseful', []), await heardBy(0, 'whenUseful', [10_050])];
    expect(told(second)).toEqual(told(first));
    const [update] = first as [TableMessage & { readonly patch: unknown }];
    expect(JSON.stringify(update)).toContain('[["decision"],null]');
  });

  it('(the player does hear of each)', async () => {
    const { length } = await heardBy(1, 'whenUseful', [10_050, 10_090, 10_120]);
    expect(length).toBe(4);
  });
});
