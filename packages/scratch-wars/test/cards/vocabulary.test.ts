/** What cards can say: effects, icons, the two types of cards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFERRED, isDeferred, isHeroCard, isReusable, isSpecial, starterSets } from '../../src/cards/index.ts';
import { BONUS_ICONS, EFFECTS, game, SPECIALS } from '../../src/index.ts';

describe('icons', () => {
  it('are deferred, special or neither', () => {
    expect(DEFERRED.every(isDeferred)).toBe(true);
    expect([isDeferred('energy'), isDeferred('blessing'), isDeferred('mechanic')]).toEqual([false, false, false]);
    expect(SPECIALS.every(isSpecial)).toBe(true);
    expect([isSpecial('combo'), isSpecial('blessing')]).toEqual([false, false]);
  });

  it('say by their kind whether the effect stays after it fires', rules('SCW 3.2.3.4', 'SCW R-28'), () => {
    expect(DEFERRED.filter(isReusable)).toEqual(['permanentAttack']);
  });
});

it('distinguishes heroes from weapons', () => {
  const set = starterSets[0]!;
  expect(isHeroCard(set.hero)).toBe(true);
  expect(isHeroCard(set.weapons[0]!)).toBe(false);
});

describe('what is outside these rules', () => {
  it('is not there: thirteen effects, four specials, and no more', rules('SCW R-75'), () => {
    expect(EFFECTS).toHaveLength(13);
    expect(SPECIALS).toHaveLength(4);
    expect(BONUS_ICONS).toEqual([...EFFECTS, 'blessing']);
    expect(game.module.seats).toEqual({ min: 2, max: 2 });
  });
});
