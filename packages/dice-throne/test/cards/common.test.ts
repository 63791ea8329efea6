/** The cards every deck has. */
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

describe('cards of every deck', () => {
  it('Twice As Wild! changes two dice, not one twice', () => {
    const t = table({ Jana: { hero: 'thor', cp: 5, hand: { wild: 'twiceAsWild' } }, Petr: { hero: 'spider-man' } }, [1, 1, 1, 6, 6]).do(
      'Jana: roll',
      'Jana: play wild',
      'Jana: die 4 to 1',
    );
    expect(t.offers.filter(key => key.startsWith('die 4'))).toEqual([]);
    expect(t).toOfferAtLeast(['none', 'die 5 to 1']);
  });
  it('Try, Try Again! may throw the same die twice', () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { again: 'tryTryAgain' } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 6, 6, 5, 2],
    ).do('Jana: roll', 'Jana: play again', 'Jana: die 1', 'Jana: die 1');
    expect(t.world.rolls[0]!.dice[0]).toBe(2);
  });
});
