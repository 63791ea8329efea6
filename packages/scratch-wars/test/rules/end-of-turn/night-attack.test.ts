/** Chapter 5.3.2: the night attack. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { checkHero, heroKinds, makeHero, seededRandom, TIMES, type HeroCard } from '../../../src/index.ts';
import { Duel, endOfTurn, JANA, PETR, slotsIn } from '../../fixture.ts';

describe('the night attack', () => {
  it.each([
    [3, 9, 3],
    [3, 3, 3],
    [3, 2, 2],
    [3, 1, 1],
  ])('of %i with %i energy pays and strikes %i', rules('SCW 5.3.2.2', 'SCW 5.3.2.3', 'SCW 5.3.2.5', 'SCW R-01'), (value, energy, paid) => {
    const play = endOfTurn(4, { energy, hero: slotsIn(4, `nightAttack ${value}`), weapons: { a: {} } });
    expect(play).toAsk(JANA, 'nightAttack.decide');
    expect(play).toOffer(['use', 'skip']); // no part of it
    expect(play.position.decision).toMatchObject({ rule: 'SCW 5.3.2.2', about: { power: paid } });
    play.answer(JANA, 'use');
    expect(play.side(JANA).energy).toBe(energy - paid);
    expect(play.lives).toEqual([20, 20 - paid]);
    expect(play).toHaveHappened({ type: 'energyPaid', seat: JANA, paid }, 'SCW 5.3.2.3');
    expect(play).toHaveHappened({ type: 'specialUsed', special: 'nightAttack' }, 'SCW 5.3.2.8');
  });

  it('is not there without energy', rules('SCW 5.3.2.4'), () => {
    expect(endOfTurn(4, { energy: 0, hero: slotsIn(4, 'nightAttack 3'), weapons: { a: {} } })).toAsk(PETR, 'turn.acted');
  });

  it('cannot be started before the end of the turn', rules('SCW 5.3.2.8', 'SCW 2.4.3.1'), () => {
    const play = new Duel({
      round: 4,
      Jana: { energy: 9, hero: slotsIn(4, 'nightAttack 3'), weapons: { a: {} } },
      Petr: { weapons: { p: {} } },
    });
    expect(play).toOffer(['spin 0', 'end']);
  });

  it('is printed in the evening and at night only', rules('SCW 5.3.2.1'), () => {
    const printed = makeHero(heroKinds[0]!, seededRandom(1));
    const withNightAttack = (time: number): HeroCard => ({
      ...printed,
      kind: '',
      slots: TIMES.map((_, i) => (i === time ? [{ icon: 'nightAttack', value: 2 }] : [])) as never,
    });
    expect(TIMES.map((_, time) => checkHero(withNightAttack(time)).map(({ rule }) => rule))).toEqual([
      ['SCW 5.3.2.1'],
      ['SCW 5.3.2.1'],
      [],
      [],
    ]);
    for (const kind of heroKinds) for (const time of [0, 1]) expect(kind.slots[time]!.map(({ icon }) => icon)).not.toContain('nightAttack');
  });
});
