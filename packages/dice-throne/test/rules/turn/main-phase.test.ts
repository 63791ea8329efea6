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

describe('what a main phase asks', () => {
  it('is nothing where there is nothing to do, as everybody can see', rules('DIT 12.3.1'), () => {
    const begun = (jana: object) => table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: {}, ...jana }, Petr: { hero: 'loki' } });
    expect(begun({}).question).toBe('offence.attempted');
    expect(begun({ hand: { x: 'sixIt' } })).toOffer(['sell 0', 'end']); // a card is sold at least
    expect(begun({ tokens: { conjure: 1 } })).toOffer(['spend conjure', 'end']);
    expect(begun({ cp: 2, hand: { a: 'doubleUp', b: 'sixIt' } })).toOffer(['play 0', 'sell 0', 'sell 1', 'end']);
  });
});
