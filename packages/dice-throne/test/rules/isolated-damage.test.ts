/** Isolated damage (chapter 15). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { preventable } from '../../src/rules/packets.ts';
import { rig, table } from '../fixture.ts';

describe('isolated damage', () => {
  it('is dealt at once and prevented on its own', rules('DIT 15.18', 'DIT 15.19', 'DIT R38', 'DIT 6.51', 'DIT 13.5', 'DIT 13.6'), () => {
    const t = table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'black-widow' },
        Petr: { hero: 'black-panther', tokens: { timeBomb: [1], vibraniumSuit: 1 } },
      },
      [3],
    );
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: spend vibraniumSuit');
    expect(t.health('Petr')).toBe(49);
    expect(t.all('damaged')[0]).toMatchObject({ seat: 1, n: 1, isolated: true });
  });
  it('may defeat on the spot', rules('DIT 1.4', 'DIT R48', 'DIT 1.6'), () => {
    const t = table(
      { at: 'upkeep', active: 'Petr', Jana: { hero: 'black-widow' }, Petr: { hero: 'thor', health: 2, tokens: { timeBomb: [1] } } },
      [3],
    );
    expect(t).toBeWonBy(0);
    expect(t.health('Petr')).toBe(0);
  });
  it('waits for the total at a table that says so', rules('DIT R38'), () => {
    const ensnared = (isolated: string) =>
      table({ Jana: { hero: 'spider-man' }, Petr: { hero: 'thor' } }, [1, 2, 3, 4, 4], { isolated }).attack('Jana', 'ensnareSmall');
    expect(ensnared('immediate').health('Petr')).toBe(48);
    const t = ensnared('pooled');
    expect(t.health('Petr')).toBe(50);
    t.do('Petr: decline');
    expect(t.health('Petr')).toBe(43);
  });
  it('to several is dealt at one moment: those who fall together share a place', rules('DIT R69', 'DIT 9.30', 'DIT 15.18'), () => {
    const t = table(
      { Jana: { hero: 'thor' }, Petr: { hero: 'loki', health: 2 }, Eva: { hero: 'spider-man', health: 2 } },
      [1, 1, 1, 6, 6, 1, 2, 2],
      {},
      3,
    ).attack('Jana', 'chainLightning');
    t.pass();
    if (t.asked !== null) t.do('Jana: count 12');
    expect(t.outcome).toMatchObject({ places: [1, 2, 2] });
  });
  it('to several is prevented by each on their own', rules('DIT 15.19', 'DIT R59'), () => {
    const t = table(
      {
        Jana: { hero: 'thor' },
        Petr: { hero: 'black-panther', tokens: { vibraniumSuit: 1 } },
        Eva: { hero: 'spider-man', health: 20 },
      },
      [1, 1, 1, 6, 6, 1, 1, 1],
      {},
      3,
    ).attack('Jana', 'chainLightning');
    t.do('Petr: spend vibraniumSuit');
    expect([t.health('Petr'), t.health('Eva')]).toEqual([35, 18]);
  });
  it('takes a player out in the middle of an attack', rules('DIT 1.4', 'DIT R30'), () => {
    // Two against one: Mjölnir fells Petr while the attack on Eva is being made.
    const t = table(
      { Jana: { hero: 'thor' }, Petr: { hero: 'spider-man', health: 1 }, Eva: { hero: 'loki' } },
      [1, 1, 1, 4, 4],
      {},
      3,
    ).attack('Jana', 'hammered');
    expect(t.world.attack).not.toBeNull();
    t.do('Jana: throw Petr');
    expect(t.player('Petr').alive).toBe(false);
    expect(t.all('defeated')).toMatchObject([{ seat: 1, rule: 'DIT 1.4' }]);
    expect(t.world.attack).toMatchObject({ target: 2 }); // the attack goes on against the one who is left
  });
});

describe('what is isolated', () => {
  it('is prevented while there is something left of it, be it 1', rules('DIT 15.18', 'DIT 15.19'), () => {
    // Mjölnir deals 1; the Suit prevents it, and nothing is left for Agility.
    const t = table({
      at: 'main1',
      Jana: { hero: 'thor', hand: { a: 'sixIt', b: 'soWild' } },
      Petr: { hero: 'black-panther', hand: { x: 'gettingPaid' }, tokens: { vibraniumSuit: 1, agility: 1 } },
    })
      .do('Jana: use mjolnir', 'Jana: discard a')
      .atWindow('isolated', 'Petr');
    expect([t.refusal('spend vibraniumSuit'), t.refusal('spend agility')]).toEqual([null, null]);
    t.do('Petr: spend vibraniumSuit').until('Petr');
    expect([t.world.isolated.length, t.refusal('spend agility')]).toEqual([1, 'DIT R12']);
    t.pass();
    expect([t.health('Petr'), t.all('settled'), t.all('damaged')]).toEqual([50, [], []]); // nothing was dealt
  });
  it('is no attack: nothing raises it, and no ultimate stands in for it', rules('DIT 15.18', 'DIT 15.19', 'DIT 9.40', 'DIT 9.36'), () => {
    const t = table(
      {
        at: 'upkeep',
        active: 'Petr',
        Jana: { hero: 'black-widow' },
        Petr: { hero: 'black-panther', tokens: { timeBomb: [1], kineticEnergy: 4 } },
      },
      [3],
    );
    expect([t.health('Petr'), t.tokens('Petr', 'kineticEnergy')]).toEqual([46, 5]); // four, and a token for damage that is no ultimate's
    const line = { does: 'base', n: 4, source: 'x', rule: 'DIT 15.18' } as const;
    const apart = (type: 'undefendable' | 'ultimate') => {
      rig(t.world).isolated = [[{ to: 1, by: 0, type, attack: false, lines: [line] }]];
      return preventable(t.world, 1).length;
    };
    expect([apart('undefendable'), apart('ultimate')]).toEqual([1, 0]);
  });
});
