/** Black Panther: abilities, statuses and cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { mark } from '../../src/rules/atoms.ts';
import { table } from '../fixture.ts';

describe('Kinetic Energy', () => {
  it('adds 1 per full pair to attacks and is kept', rules('DIT 6.27', 'DIT R35', 'DIT 9.40'), () => {
    const t = table(
      { Jana: { hero: 'black-panther', tokens: { kineticEnergy: 5, cosmicFlare: 1 } }, Petr: { hero: 'thor' } },
      [1, 1, 1, 4, 4],
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: decline');
    expect(t.health('Petr')).toBe(50 - 4 - 2);
    expect(t.tokens('Jana', 'kineticEnergy')).toBe(5);
  });
  it(
    'bursts at the limit after the whole gain: all removed, then 2 CP, 2 cards, 5 isolated undefendable; the later damage gets no bonus',
    rules('DIT 6.26', 'DIT 6.28', 'DIT 6.29', 'DIT 6.30', 'DIT 6.31', 'DIT R87', 'DIT 5.36'),
    () => {
      const t = table(
        { Jana: { hero: 'black-panther', tokens: { kineticEnergy: 7 }, deck: { a: 'sixIt', b: 'soWild' } }, Petr: { hero: 'thor' } },
        [1, 2, 3, 4, 5],
      )
        .attack('Jana', 'meteoricLarge')
        .pass();
      expect(t.tokens('Jana', 'kineticEnergy')).toBe(0);
      expect([t.player('Jana').cp, t.player('Jana').hand.length]).toEqual([4, 2]);
      expect(t.health('Petr')).toBe(45);
      t.do('Petr: decline').until('Petr');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      expect(t.health('Petr')).toBe(45 - 8);
    },
  );
  it('comes once per damage really dealt', rules('DIT 5.33', 'DIT R41'), () => {
    const t = table({ Jana: { hero: 'thor' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 1, 1])
      .attack('Jana', 'hammered')
      .do('Petr: decline');
    expect(t.tokens('Petr', 'kineticEnergy')).toBe(2); // the throw, and the 7 as one
  });
});

describe('Reinforced Weave!', () => {
  const attacked = (tokens: Record<string, number>, options: object = {}) =>
    table(
      {
        Jana: { hero: 'thor', hand: { x: 'sixIt', z: 'gettingPaid' } },
        Petr: { hero: 'black-panther', hand: { weave: 'reinforcedWeave', y: 'gettingPaid' }, tokens },
      },
      [1, 2, 3, 4, 4],
      options,
    ).attack('Jana', 'lightningRod');
  it('strengthens the Suit that lowered this damage, and no other', rules('DIT 9.5', 'DIT 7.25'), () => {
    const t = attacked({ vibraniumSuit: 1 }).do('Petr: decline').until('Petr');
    expect(t.refusal('play weave')).toBe('DIT 7.25');
    t.do('Petr: spend vibraniumSuit', 'Petr: play weave').pass();
    expect(t.health('Petr')).toBe(50 - 7 + 6);
  });
  it('strengthens nothing when answers to the card have prevented the rest of that damage', () => {
    const t = attacked({ vibraniumSuit: 3 }, { rollCards: 'interruptible' }).do('Petr: decline').until('Petr');
    t.do('Petr: spend vibraniumSuit', 'Petr: play weave', 'Jana: play z').until('Petr');
    t.do('Petr: spend vibraniumSuit').until('Petr');
    t.do('Petr: spend vibraniumSuit').pass();
    expect(t.health('Petr')).toBe(50);
  });
  it('finds no Suit to strengthen in the next roll phase', () => {
    const t = attacked({ vibraniumSuit: 1 });
    mark(t.world, 1, 'spent', 'vibraniumSuit'); // spent earlier in this turn
    t.do('Petr: decline').until('Petr');
    expect(t.refusal('play weave')).toBe('DIT 7.25');
  });
});

describe('Black Panther', () => {
  it('reads Black Panther’s damaged boxes as decided', rules('DIT R96', 'DIT R97', 'DIT 5.17'), () => {
    const claws = (dice: number[]) =>
      table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, dice)
        .attack('Jana', 'vibraniumClaws')
        .do('Petr: decline')
        .health('Petr');
    expect([claws([1, 2, 3, 4, 6]), claws([1, 1, 2, 3, 6]), claws([1, 1, 2, 3, 3])]).toEqual([46, 45, 44]);
    const power = table({ Jana: { hero: 'black-panther' }, Petr: { hero: 'thor' } }, [6, 6, 6, 6, 1]).attack('Jana', 'ancestralPower');
    expect(power.do('Petr: decline').health('Petr')).toBe(50 - 4 - 1); // normal damage: it could be defended
    const defended = table({ Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'black-panther' } }, [1, 1, 1, 4, 4, 1, 2, 6])
      .attack('Jana', 'hammered')
      .do('Petr: defend bashengasHonour');
    expect(defended.health('Jana')).toBe(48);
  });
});
