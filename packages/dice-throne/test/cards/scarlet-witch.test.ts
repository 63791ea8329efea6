/** Scarlet Witch: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('Reality Warp', () => {
  it('Reality Warp makes one die count only as a number for one roll', rules('DIT 6.6'), () => {
    const t = table({ Jana: { hero: 'thor', tokens: { realityWarp: 1 } }, Petr: { hero: 'scarlet-witch' } }, [1, 2, 4, 6, 3]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(t).toOffer(['announce lightningRod', 'none']); // 1 2 3 4 in a row, but the third Hammer does not count
    expect(t.tokens('Jana', 'realityWarp')).toBe(0);
  });
  it('reads her own die as any other when the warp comes back to her', () => {
    const own = table({ Jana: { hero: 'scarlet-witch', tokens: { realityWarp: 1 } }, Petr: { hero: 'thor' } }, [4, 4, 1, 5, 1]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(own).toOfferAtLeast(['announce jinx']); // the fifth die is the second Hex
    expect(own.tokens('Jana', 'realityWarp')).toBe(0);
    const other = table({ Jana: { hero: 'spider-man', tokens: { realityWarp: 1 } }, Petr: { hero: 'thor' } }, [1, 2, 6, 5, 3]).do(
      'Jana: roll',
      'Jana: stop',
    );
    expect(other.offers.filter(key => key.startsWith('announce'))).toEqual([]);
  });
});

describe('Conjure', () => {
  it('lets opponents cancel a conjured status with a card', rules('DIT 6.11', 'DIT 15.26', 'DIT R82', 'DIT 6.3'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } },
      Petr: { hero: 'thor', hand: { x: 'sixIt' } },
    }).do('Jana: spend conjure', 'Jana: choose borrow', 'Jana: conjure guardBreak', 'Petr: discard x');
    expect([t.tokens('Jana', 'guardBreak'), t.player('Petr').cp]).toEqual([0, 2]);
    const kept = table({ at: 'main1', Jana: { hero: 'scarlet-witch', tokens: { conjure: 1 } }, Petr: { hero: 'thor' } }).do(
      'Jana: spend conjure',
      'Jana: choose borrow',
      'Jana: conjure guardBreak',
    );
    expect(kept.tokens('Jana', 'guardBreak')).toBe(1);
  });
});

describe('who may cancel what is conjured', () => {
  it('is every opponent in turn order, nobody else', rules('DIT 6.3'), () => {
    const hand = (word: string) => ({ [word]: 'sixIt' });
    const t = table(
      {
        at: 'main1',
        Jana: { hero: 'scarlet-witch', hand: hand('a'), tokens: { conjure: 1 } },
        Petr: { hero: 'thor', hand: hand('b') },
        Eva: { hero: 'spider-man', hand: hand('c') },
        Tom: { hero: 'loki', hand: hand('d') },
      },
      [],
      {},
      4,
    ).do('Jana: spend conjure', 'Jana: choose borrow', 'Jana: conjure guardBreak');
    expect(t.all('chosen').at(-1)).toMatchObject({ seat: 0, choice: 'guardBreak', rule: 'DIT 6.3' });
    expect([t.asked, t.question]).toEqual([2, 'conjure.answered']);
    t.do('Eva: pass');
    expect([t.asked, t.question]).toEqual([3, 'conjure.answered']);
    t.do('Tom: pass');
    expect([t.question, t.tokens('Jana', 'guardBreak')]).toEqual(['mainPhase.acted', 1]);
  });
});
