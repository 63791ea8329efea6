/** How long a bot takes to pass, and in how many rows, tells nothing about what it holds. */
import { describe, expect, it } from 'vitest';
import type { Match } from '../../src/index.ts';
import { answer, BOT, people, started } from '../sitting.ts';
import { tallyWith } from '../tally.ts';
import { Driver } from './driver.ts';

interface Pass {
  readonly at: number;
  readonly seq: number;
  readonly asked: number;
}

/** Jana rolls again and again; the bot is asked each time whether it raises a shield, and passes. Gives when she heard of it. */
async function passes(shield: boolean, botDelay: number): Promise<{ readonly heard: Pass[]; readonly thoughts: number }> {
  const driver = new Driver({ seats: [...people('Jana'), BOT], options: { target: 100 }, botDelay }, tallyWith([false, shield]));
  // A thought takes a while, but no longer than it may.
  driver.bots = {
    ...driver.bots,
    pace: 500,
    think: job => {
      driver.jobs.push(job);
      const { options } = job.position.decision!;
      driver.now += Math.min(job.milliseconds ?? 2_000, 25);
      return Promise.resolve({ key: options.includes('pass') ? 'pass' : 'hold' });
    },
  };
  driver.clock = {
    ...driver.clock,
    sleep: ms => {
      driver.now += ms;
      return Promise.resolve();
    },
  };
  const clients = await driver.started();
  const heard: Pass[] = [];
  for (let turn = 0; turn < 200 && heard.length < 12; turn++) {
    const { asked } = driver.host;
    if (asked?.seat === 0) {
      const begun = driver.now;
      const before = driver.host.seq;
      clients[0]!.taken();
      await driver.say(clients[0]!, 0, { type: 'answer', match: 'm1', id: `a${turn}`, decision: asked.decision, key: 'roll' });
      for (let i = 0; i < 10 && driver.host.asked?.decision === asked.decision + 1; i++)
        await driver.pass(Math.max(0, (driver.wakeAt ?? driver.now) - driver.now));
      const { at } = (await driver.log.rows('m1', before + 1))[0]!;
      heard.push({ at: at - begun, seq: driver.host.seq - before, asked: asked.decision });
    } else await driver.pass(Math.max(1, (driver.wakeAt ?? driver.now) - driver.now));
  }
  return { heard, thoughts: driver.jobs.filter(job => job.position.decision!.options.includes('pass')).length };
}

describe('a bot that passes', () => {
  it('takes as long with something to play as with nothing, at random', async () => {
    const [holding, empty] = [await passes(true, 60), await passes(false, 60)];
    // The one thinks, for the other the table passes.
    expect(holding.thoughts).toBeGreaterThan(5);
    expect(empty.thoughts).toBe(0);
    expect(holding.heard).toEqual(empty.heard);
    expect(new Set(holding.heard.map(({ at }) => at)).size).toBeGreaterThan(5);
  });

  it('would be told apart without a wait', async () => {
    const [holding, empty] = [await passes(true, 0), await passes(false, 0)];
    expect(holding.heard).not.toEqual(empty.heard);
  });

  it('does not wait where only bots sit: nobody is to be deceived', () => {
    const match = started({ seats: [BOT, BOT], botDelay: 60 }, tallyWith([false, false]));
    answer(match, 'roll', 1_000);
    expect(match.wakeAt()).toBe(1_000);
  });

  it('does so where people sit on two sides, too, and alone: what follows is another row', () => {
    const asked = (shield: boolean): Match => {
      const match = started({ seats: [...people('Jana'), BOT, ...people('Petr')] }, tallyWith([false, shield, false]));
      answer(match, 'roll', 1_000);
      return match;
    };
    const [holding, empty] = [asked(true), asked(false)];
    expect(holding.botAsked).toBe(1);
    expect(empty.botAsked).toBeNull();
    expect(holding.botPassAt).toBe(empty.wakeAt());
    const at = empty.wakeAt()!;
    expect(empty.take(empty.due(at)!).row).toMatchObject({ answers: [{ seat: 1, key: 'pass' }] });
    answer(holding, 'pass', at);
    expect(holding.wakeAt()).toBe(empty.wakeAt());
  });
});
