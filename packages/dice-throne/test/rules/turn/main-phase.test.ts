/** The main phases (chapter 12.3). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('a main phase', () => {
  it('goes on for a player who was interrupted at its end', rules('DIT 14.9', 'DIT 12.3.1'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'black-widow', hand: { x: 'sixIt' }, tokens: { agility: 1 } },
      Petr: { hero: 'spider-man', cp: 5, hand: { bye: 'buhBye' } },
    }).do('Jana: end', 'Petr: play bye');
    expect(t).toAsk(0, 'mainPhase.acted');
    expect(t.world.phase).toBe('main1');
  });
});
