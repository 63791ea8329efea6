/** Two servers at one log: whoever follows shows what the other one wrote, the table's own answers too. */
import { expect, it } from 'vitest';
import { people } from '../sitting.ts';
import { tallyWith } from '../tally.ts';
import { Driver, settled } from './driver.ts';

it('a player at the other server sees what the table answered by itself', async () => {
  const game = tallyWith([false, true], 3);
  const one = new Driver({ seats: people('Jana', 'Petr') }, game);
  const [jana, petr] = await one.started();
  const two = new Driver({ seats: people('Jana', 'Petr') }, game);
  two.log = one.log;
  await two.open({}, { rows: await one.log.rows('m1', 0) });
  const petrThere = two.join(1);
  await one.say(petr!, 1, { type: 'stops', match: 'm1', stops: { mode: 'never' } });
  await one.say(jana!, 0, { type: 'answer', match: 'm1', id: 'r', decision: one.host.asked!.decision, key: 'roll' });
  await one.pass(one.wakeAt! - one.now);
  const rows = await one.log.rows('m1', 0);
  expect(rows.at(-1)).toMatchObject({
    type: 'automatic',
    answers: [
      { seat: 1, key: 'pass' },
      { seat: 1, key: 'pass' },
      { seat: 1, key: 'pass' },
    ],
  });
  two.host.catchUp();
  await settled();
  await settled();
  expect(petrThere.known!.seq).toBe(rows.length);
  expect(petrThere.known!.state.seen).toEqual(petr!.known!.state.seen);
});
