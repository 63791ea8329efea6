/** How the game ends (chapter 1). */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/rules/outcome.ts';
import { table } from '../fixture.ts';

describe('the end of the game', () => {
  it('is a draw when the total takes everybody left to 0 together', rules('DIT 12.6.11', 'DIT 12.6.12', 'DIT 1.5', 'DIT R46'), () => {
    const t = table(
      { Jana: { hero: 'thor', health: 1 }, Petr: { hero: 'black-panther', health: 4 }, Eva: { hero: 'loki', health: 1 } },
      [1, 1, 1, 4, 4, 1, 1, 1],
      {},
      3,
    );
    t.attack('Jana', 'hammered').do('Jana: throw Eva', 'Petr: defend bashengasHonour');
    expect(t.outcome).toMatchObject({ places: [1, 1, 3], rule: 'DIT 1.5', why: 'allFell' });
  });
  it('stops at the technical cap with a draw', rules('DIT R94'), () => {
    const t = table({ turn: 3, at: 'discard', Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }, [], { turnCap: 3 });
    expect(t).toBeDrawn();
  });
  it('is won by the one who has health left, be it 1, and by nobody else', rules('DIT 1.3', 'DIT 1.4', 'DIT 1.5'), () => {
    const left = (jana: number, petr: number) =>
      outcomeOf({ ...table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' } }).world, dials: [jana, petr] });
    expect(left(1, 1)).toBeNull();
    expect(left(1, 0)).toMatchObject({ places: [1, 2], rule: 'DIT 1.3', why: 'defeat' });
    expect(left(0, 1)).toMatchObject({ places: [2, 1], rule: 'DIT 1.3', why: 'defeat' });
    expect(left(0, 0)).toMatchObject({ places: [1, 1], rule: 'DIT 1.5', why: 'allFell' });
    const teams = table(
      { Jana: { hero: 'thor' }, Petr: { hero: 'loki' }, Eva: { hero: 'spider-man' }, Tom: { hero: 'black-widow' } },
      [],
      {},
      4,
    );
    expect(outcomeOf({ ...teams.world, dials: [0, 1] })).toMatchObject({ places: [3, 3, 1, 1], rule: 'DIT 1.3' });
    const hill = table({ Jana: { hero: 'thor' }, Petr: { hero: 'loki' }, Eva: { hero: 'spider-man' } }, [], {}, 3).world;
    expect(outcomeOf({ ...hill, dials: [0, 1, 0] })).toMatchObject({ places: [2, 1, 2], rule: 'DIT 1.3', why: 'lastStanding' });
  });
});
