/** How the game ends (chapter 1). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('the end of the game', () => {
  it('is a draw when the total takes everybody left to 0 together', rules('DIT 12.6.12', 'DIT R46'), () => {
    const t = table(
      { Jana: { hero: 'thor', health: 1 }, Petr: { hero: 'black-panther', health: 4 }, Eva: { hero: 'loki', health: 1 } },
      [1, 1, 1, 4, 4, 1, 1, 1],
      {},
      3,
    );
    t.attack('Jana', 'hammered').do('Jana: throw Eva', 'Petr: defend bashengasHonour');
    expect(t.outcome).toMatchObject({ places: [1, 1, 3], rule: 'DIT 1.5' });
  });
  it('stops at the technical cap with a draw', rules('DIT R94'), () => {
    const t = table({ turn: 3, at: 'discard', Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [], { turnCap: 3 });
    expect(t).toBeDrawn();
  });
});
