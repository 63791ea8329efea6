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
  it('heals at once at a table that says so', rules('DIT 12.1.4', 'DIT R42'), () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'loki' }, Petr: { hero: 'captain-marvel', health: 40, tokens: { bagOfTricks: 1 } } },
      [3],
      { healing: 'immediate' },
    );
    t.do('Jana: choose bagHeal');
    expect(t.all('healed')).toHaveLength(1);
    expect(t.all('healWaits')).toHaveLength(0);
  });
  it('orders tokens of one status that differ, and asks nothing where they do not', rules('DIT 12.1.3'), () => {
    const at = (sides: number[], random: number[]) =>
      table({ at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'loki', tokens: { timeBomb: sides } } }, random);
    const t = at([2, 1], [1, 6]);
    expect(t).toAsk(1, 'upkeep.run');
    expect(t).toOffer(['resolve timeBomb state 2', 'resolve timeBomb state 1']);
    t.do('Petr: resolve timeBomb state 1'); // 0:01 goes off, then 0:02 is thrown away with a 6
    expect([t.health('Petr'), t.tokens('Petr', 'timeBomb')]).toEqual([46, 0]);
    expect(at([2, 2], [6, 6]).question).not.toBe('upkeep.run');
  });
});

describe('a token that is gone', () => {
  const upkeep = (tokens: object, random: number[] = []) =>
    table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'black-widow', tokens: {} },
        Petr: { hero: 'loki', cp: 5, hand: { bye: 'buhBye', x: 'sixIt' }, deck: { next: 'soWild' }, tokens: tokens as never },
      },
      random,
    );
  it('does nothing any more, and those beside it do', rules('DIT 12.1.1', 'DIT 12.1.3'), () => {
    const one = upkeep({ timeBomb: [2] }).do('Petr: play bye'); // no die is thrown
    expect([one.tokens('Petr', 'timeBomb'), one.all('rolled')]).toEqual([0, []]);
    // Of two bombs the one that is still there ticks; agility has nothing to do in upkeep.
    const two = upkeep({ timeBomb: [2, 1], agility: 1 }, [5]).do('Petr: play bye', 'Petr: remove timeBomb from 1 state 1');
    expect(two.player('Petr').tokens.map(({ status, state }) => `${status} ${state}`)).toEqual(['timeBomb 1', 'agility 0']);
    expect(two.health('Petr')).toBe(50);
    // Nothing is asked for one that is gone: only the flares are left.
    const flares = upkeep({ bagOfTricks: 1, cosmicFlare: 1, agility: 1 }).do('Petr: play bye', 'Petr: remove bagOfTricks').pass();
    expect([flares.question, flares.health('Jana'), flares.tokens('Petr', 'cosmicFlare')]).toEqual(['mainPhase.acted', 49, 0]);
  });
});

describe('the total of upkeep', () => {
  it('may fell somebody, who leaves the game', rules('DIT 12.1.4', 'DIT 12.6.11', 'DIT 1.4'), () => {
    const t = table(
      {
        at: 'upkeep',
        Jana: { hero: 'captain-marvel', tokens: { cosmicFlare: 2 } },
        Petr: { hero: 'thor', health: 2, tokens: { agility: 1 } },
        Eva: { hero: 'loki' },
      },
      [5],
      {},
      3,
    )
      .do('Petr: spend agility') // a 5 prevents nothing
      .pass();
    expect([t.player('Petr').alive, t.health('Petr'), t.health('Eva')]).toEqual([false, 0, 33]);
    expect(t.all('settled')).toMatchObject([{ damage: [0, 2, 2], isolated: false, rule: 'DIT 12.1.4' }]);
    expect(t.player('Petr').tokens).toEqual([]);
  });
});
