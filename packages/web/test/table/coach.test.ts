/** When the coach speaks, and that an answer it has looked at is still the player's. */
import type { Hint } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { Coach } from '../../src/table/coach.svelte.ts';

const said = (key: string, gain: number): Hint => ({
  type: 'hint',
  match: 'm',
  decision: 1,
  key,
  chance: 0.6,
  instead: 'attack',
  gain,
  reasons: [],
});
const coachWho = (says: Hint | null): Coach => new Coach(() => Promise.resolve(says));

describe('the coach', () => {
  it('says nothing where nothing is much better, where it is the best, and where nobody can say', async () => {
    for (const says of [said('wait', 0.14), said('attack', 1), null]) {
      const coach = coachWho(says);
      expect([await coach.approves('attack'), coach.says]).toEqual([true, null]);
    }
  });
  it('holds an answer that is much worse, and tells what is better', async () => {
    const coach = coachWho(said('wait', 0.15));
    expect(await coach.approves('attack')).toBe(false);
    expect(coach.says).toMatchObject({ key: 'attack', better: { key: 'wait' } });
    coach.forget();
    expect([coach.says, coach.considering]).toEqual([null, null]);
  });
  it('does not send what somebody has thought better of', async () => {
    let tell: (hint: Hint | null) => void = () => {};
    const coach = new Coach(() => new Promise(resolve => (tell = resolve)));
    const approved = coach.approves('attack');
    expect(coach.considering).toBe('attack');
    coach.forget();
    tell(null);
    expect(await approved).toBe(false);
  });
});
