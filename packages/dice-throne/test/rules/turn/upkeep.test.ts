/** The upkeep phase (chapter 12.1). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { table } from '../../fixture.ts';

describe('upkeep', () => {
  it(
    'totals damage and healing and applies them together',
    rules('DIT 3.4', 'DIT 12.1.1', 'DIT 12.1.4', 'DIT R39', 'DIT R42', 'DIT R43'),
    () => {
      const t = table(
        {
          at: 'upkeep',
          active: 'Petr',
          Jana: { hero: 'loki' },
          Petr: { hero: 'captain-marvel', health: 2, tokens: { bagOfTricks: 2, cosmicFlare: 3 } },
        },
        [3, 3],
      );
      t.do('Petr: resolve bagOfTricks', 'Jana: choose bagDamage', 'Petr: resolve bagOfTricks', 'Jana: choose bagHeal');
      // 2 damage and 2 healing: nobody falls. Loki takes 3 from the flares in the same total.
      expect(t.health('Petr')).toBe(2);
      expect(t.health('Jana')).toBe(47);
      expect(t.tokens('Petr', 'cosmicFlare')).toBe(2);
      expect(t.all('settled')).toHaveLength(1);
    },
  );
  it('lets the active player choose the order', rules('DIT 12.1.3', 'DIT R09'), () => {
    const t = table({
      at: 'upkeep',
      active: 'Petr',
      Jana: { hero: 'loki' },
      Petr: { hero: 'captain-marvel', tokens: { bagOfTricks: 1, cosmicFlare: 1 } },
    });
    expect(t).toAsk(1, 'upkeep.run');
    expect(t.offers).toEqual(['resolve bagOfTricks', 'resolve cosmicFlare']);
  });
  it('heals at once at a table that says so', rules('DIT R42'), () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'loki' }, Petr: { hero: 'captain-marvel', health: 40, tokens: { bagOfTricks: 1 } } },
      [3],
      { healing: 'immediate' },
    );
    t.do('Jana: choose bagHeal');
    expect(t.all('healed')).toHaveLength(1);
    expect(t.all('healWaits')).toHaveLength(0);
  });
});
