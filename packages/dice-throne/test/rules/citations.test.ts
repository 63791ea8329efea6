/** Events and refusals cite the rule that speaks of that very thing. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('a draw', () => {
  const drew = (t: ReturnType<typeof table>): string[] => t.all('drew').map(({ rule }) => rule);
  it('by an ability cites its step', rules('DIT 12.4.15'), () => {
    const t = table({ Jana: { hero: 'spider-man', deck: { a: 'sixIt' } }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 5]).attack(
      'Jana',
      'ensnareLarge',
    );
    expect(drew(t)).toEqual(['DIT 12.4.15']);
  });
  it('by a card cites the text of the card', rules('DIT 7.25'), () => {
    const t = table({
      at: 'main1',
      Jana: { hero: 'loki', cp: 2, hand: { two: 'doubleUp' }, deck: { a: 'sixIt', b: 'soWild' } },
      Petr: { hero: 'thor' },
    }).do('Jana: play two');
    expect(drew(t)).toEqual(['DIT 7.25']);
  });
  it('by a token cites the token', rules('DIT 6.12', 'DIT 6.30'), () => {
    const spent = table({
      at: 'main1',
      Jana: { hero: 'thor', deck: { a: 'sixIt' }, tokens: { electrokinesis: 4 } },
      Petr: { hero: 'loki' },
    });
    spent.do('Jana: spend electrokinesis');
    expect(drew(spent)).toEqual(['DIT 6.12']);
    const burst = table(
      { Jana: { hero: 'black-panther', deck: { a: 'sixIt', b: 'soWild' }, tokens: { kineticEnergy: 6 } }, Petr: { hero: 'thor' } },
      [4, 4, 4, 1, 1],
    ).attack('Jana', 'heartShapedHerb');
    expect(drew(burst)).toEqual(['DIT 6.30']);
  });
});

describe('a negative status', () => {
  it('acts because it is in play, not as a unique one', rules('DIT 6.6', 'DIT 6.19'), () => {
    const webbed = table({ Jana: { hero: 'loki' }, Petr: { hero: 'spider-man', tokens: { webbed: 1 } } }, [1, 1, 1, 3, 5]).attack(
      'Jana',
      'mockery',
    );
    expect(webbed.cites('damageTypeChanged', 'DIT 6.6')).toBe(true);
    const warped = table({ Jana: { hero: 'loki', tokens: { realityWarp: 1 } }, Petr: { hero: 'scarlet-witch' } });
    expect(warped.all('statusLeft')).toMatchObject([{ status: 'realityWarp', rule: 'DIT 6.6' }]);
    const sealed = table({ Jana: { hero: 'thor', tokens: { spellbound: 1 } }, Petr: { hero: 'loki' } }).do('Jana: stop');
    expect(sealed.all('statusLeft')).toMatchObject([{ status: 'spellbound', rule: 'DIT 6.19' }]);
  });
});
