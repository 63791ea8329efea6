/** The cards every deck has. */
import { rules } from '@kolbiste/testkit/vitest';
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

describe('what a card allows', () => {
  it('is done so often and no more', rules('DIT 7.25'), () => {
    const t = table(
      { Jana: { hero: 'thor', cp: 5, hand: { again: 'tryTryAgain' } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 6, 6, 5, 2],
    ).do('Jana: roll', 'Jana: play again', 'Jana: die 1', 'Jana: die 2');
    expect([t.question, t.world.rolls[0]!.dice]).toEqual(['offence.attempted', [5, 2, 1, 6, 6]]);
  });
  it('prevents six of any damage, not of an attack alone', rules('DIT 9.5'), () => {
    // Counterpunch deals 3 to the attacker.
    const t = table(
      { Jana: { hero: 'black-panther', cp: 5, hand: { not: 'notThisTime' } }, Petr: { hero: 'spider-man' } },
      [1, 1, 1, 4, 4, 1, 1, 1],
    )
      .attack('Jana', 'vibraniumClaws')
      .do('Petr: defend counterpunch')
      .atWindow('last', 'Jana')
      .do('Jana: play not', 'Jana: player Jana');
    expect([t.health('Jana'), t.health('Petr')]).toEqual([50, 46]);
    const seven = table(
      { Jana: { hero: 'thor', companion: 'Petr' }, Petr: { hero: 'loki', cp: 5, hand: { not: 'notThisTime' }, deck: { next: 'soWild' } } },
      [1, 1, 1, 1, 1],
    )
      .attack('Jana', 'hammered')
      .do('Petr: decline', 'Petr: play not');
    expect(seven.health('Petr')).toBe(50 - 7 + 6);
  });
});
