/** Thor: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { threaten } from '../../src/rules/atoms.ts';
import { table } from '../fixture.ts';

describe('Mjölnir', () => {
  it('Mjölnir is thrown and retrieved, also for a card at any time', rules('DIT 6.25', 'DIT R82', 'DIT R10', 'DIT 5.19'), () => {
    const t = table({ at: 'main1', Jana: { hero: 'thor', hand: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'spider-man' } })
      .do('Jana: use mjolnir', 'Jana: discard a')
      .pass();
    expect([t.player('Jana').companion, t.health('Petr'), t.player('Jana').cp]).toEqual([1, 49, 2]);
    t.do('Jana: use mjolnir', 'Jana: discard b');
    expect([t.player('Jana').companion, t.tokens('Jana', 'electrokinesis')]).toEqual([0, 1]);
  });
  it('Indomitable Will leaves 1 health', () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', health: 3, cp: 5, hand: { will: 'indomitableWill' } },
      },
      [1, 1, 1, 4, 4, 5],
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline', 'Petr: play will')
      .pass();
    expect(t.health('Petr')).toBe(1);
  });
});

describe('Invulnerability!', () => {
  it('Invulnerability gives two Electrokinesis and prevents all that waits, nothing isolated', rules('DIT R36'), () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 3 } },
      },
      [1, 2, 3, 4, 4],
    )
      .attack('Jana', 'ensnareSmall')
      .do('Petr: decline', 'Petr: play inv')
      .pass();
    expect([t.health('Petr'), t.tokens('Petr', 'electrokinesis')]).toEqual([48, 1]);
  });
});

describe('Chain Lightning', () => {
  it('Chain Lightning counts any two of its dice', rules('DIT 8.2'), () => {
    const struck = (pick: string) => {
      const t = table({ Jana: { hero: 'thor', hand: { x: 'sixIt' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 2, 5, 6]).attack(
        'Jana',
        'chainLightning',
      );
      t.pass();
      expect(t).toOffer(['count 12', 'count 13', 'count 23']);
      t.do(`Jana: ${pick}`, 'Petr: decline').pass();
      return t.health('Petr');
    };
    expect([struck('count 12'), struck('count 23')]).toEqual([50 - 2 - 7, 50 - 2 - 11]);
    // Where it makes no difference, nobody is asked.
    const same = table({ Jana: { hero: 'thor' }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6, 4, 4, 4]).attack('Jana', 'chainLightning');
    expect(same.all('attackFixed')[0]).toMatchObject({ damage: 8 });
  });
});

describe('Thor', () => {
  it('retrieves Mjölnir from a defeated player', rules('DIT R68'), () => {
    const t = table(
      {
        Jana: { hero: 'black-panther', hand: { x: 'sixIt' } },
        Petr: { hero: 'spider-man', health: 3 },
        Eva: { hero: 'thor', companion: 'Petr' },
      },
      [1, 1, 6, 6, 4],
      {},
      3,
    )
      .attack('Jana', 'stealthStrike')
      .do('Jana: target Petr');
    expect(t.player('Petr').alive).toBe(false);
    expect([t.player('Eva').companion, t.tokens('Eva', 'electrokinesis')]).toEqual([2, 1]);
    expect(t.cites('companionMoved', 'DIT R68')).toBe(true);
  });
  it('prevents every kind of damage that threatens with Invulnerability!', rules('DIT R36'), () => {
    const t = table(
      {
        Jana: { hero: 'spider-man', hand: { x: 'sixIt' } },
        Petr: { hero: 'thor', cp: 5, hand: { inv: 'invulnerability' }, tokens: { electrokinesis: 2 } },
      },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'punch')
      .do('Petr: decline')
      .until('Petr');
    threaten(
      { world: t.world, random: null as never, emit: () => {} },
      { to: 1, by: 0, type: 'untyped', attack: false },
      { does: 'base', n: 3, source: 'x', rule: 'DIT R27' },
    );
    t.do('Petr: play inv').pass();
    expect(t.health('Petr')).toBe(50);
  });
});
