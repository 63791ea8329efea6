/** Chapter 4: which bonus applies to what, when, and who decides. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { BONUS_ICONS, EFFECTS, isDeferred, SPECIALS, TIMES, type BonusIcon, type Effect, type Special } from '../../../src/index.ts';
import { Duel, JANA, PETR } from '../../fixture.ts';

const BASIC: readonly Effect[] = ['heroAttack', 'weaponAttack', 'universalAttack', 'energy', 'heal'];
const slots = (time: string, ...icons: readonly string[]) => ({ [time]: icons });

/** Jana spins the effect (or lets it fire, when it is a deferred one) in the given round; the play stands where a bonus is asked for, or after. */
function use(effect: Effect, hero: { readonly [time: string]: readonly string[] }, round = 1): Duel {
  const petr = { hero: {}, weapons: { p: { durability: 9 } } };
  if (!isDeferred(effect)) {
    const wheel = `green ${effect} ${effect === 'canbalandAttack' ? -3 : 4}`;
    return new Duel({ round, Jana: { lives: 10, energy: 5, hero, weapons: { a: { wheel } } }, Petr: petr }, { random: [1] }).answers(
      JANA,
      'spin 0',
      'use',
    );
  }
  switch (effect) {
    case 'permanentAttack':
      return new Duel({ at: 'endOfTurn', round, Jana: { hero, weapons: { a: { deferred: 'permanentAttack 4/1' } } }, Petr: petr });
    case 'combo':
      return new Duel({
        at: 'endOfTurn',
        round,
        Jana: { hero, weapons: { a: { deferred: 'combo 2/1' }, b: { deferred: 'combo 2/1' } } },
        Petr: petr,
      }).answer(JANA, 'fire');
    case 'shield':
      return new Duel({
        at: 'endOfTurn',
        round,
        active: 'Petr',
        Jana: { hero, weapons: { a: { deferred: 'shield 4/1' } } },
        Petr: { weapons: { p: { deferred: 'permanentAttack 9/1' } } },
      }).answer(JANA, 'shield 0');
    case 'trap':
      return new Duel(
        {
          round,
          active: 'Petr',
          Jana: { hero, weapons: { a: { deferred: 'trap 4/1' } } },
          Petr: { energy: 5, weapons: { p: { wheel: 'green heal 1' } } },
        },
        { random: [1] },
      ).answers(PETR, 'spin 1', 'use');
  }
}

/** Traps and permanent attacks count their bonus by themselves. */
const automatic = (effect: Effect): boolean => effect === 'trap' || effect === 'permanentAttack';
const counted = (play: Duel): readonly unknown[] => play.all('bonusUsed').map(event => (event as unknown as { icon: string }).icon);
const matches = (icon: BonusIcon | Special, effect: Effect): boolean => icon === effect || (icon === 'blessing' && BASIC.includes(effect));

describe.each(EFFECTS)('%s', effect => {
  it(
    'is helped by its own bonus, and by a blessing if it is one of the basic five',
    rules('SCW 4.1.1.1', 'SCW 4.3.1.1', 'SCW 4.3.1.2', 'SCW 4.3.2.1', 'SCW R-46'),
    () => {
      for (const icon of BONUS_ICONS) {
        const play = use(effect, slots('morning', `${icon} 2`));
        const asked = play.question === 'bonus.take';
        expect([icon, asked || counted(play).length > 0]).toEqual([icon, matches(icon, effect)]);
        if (!asked) continue;
        expect(automatic(effect)).toBe(false);
        expect(play).toOffer([`bonus 0 ${icon} 2`, 'none']);
        expect(play.position.decision!.rule).toBe('SCW 4.2.1.1');
        play.answer(JANA, 'bonus 0');
        expect(play).toHaveHappened({ type: 'bonusUsed', seat: JANA, slot: 0, icon, value: 2 }, 'SCW 4.1.1.1');
      }
    },
  );

  it(
    'is lowered by its own malus, and by a negative blessing if it is one of the basic five, unasked',
    rules('SCW 4.2.2.1', 'SCW 4.3.1.2', 'SCW 4.3.1.3'),
    () => {
      for (const icon of BONUS_ICONS) {
        const play = use(effect, slots('morning', `${icon} -1`));
        expect(play.question).not.toBe('bonus.take');
        expect([icon, counted(play)]).toEqual([icon, matches(icon, effect) ? [icon] : []]);
      }
    },
  );

  it('is helped by no special', rules('SCW 5.1.1.2', 'SCW 5.1.1.3'), () => {
    for (const special of SPECIALS) {
      const play = use(effect, slots('evening', `${special} 2`), 3);
      expect(play.question).not.toBe('bonus.take');
      expect(counted(play)).toEqual([]);
    }
  });

  it('takes the bonus of the time of day in which it is used', rules('SCW 4.1.1.2', 'SCW 4.1.1.3', 'SCW R-63'), () => {
    TIMES.forEach((time, shown) => {
      TIMES.forEach((_, now) => {
        const play = use(effect, slots(time, `${effect} 2`), now + 1);
        expect([time, now, play.question === 'bonus.take' || counted(play).length > 0]).toEqual([time, now, shown === now]);
      });
    });
    const nextDay = use(effect, slots('noon', `${effect} 2`), 6);
    expect(nextDay.question === 'bonus.take' || counted(nextDay).length > 0).toBe(true);
  });

  it(
    'takes one bonus: a malus while one matches, else one of the bonuses or none',
    rules('SCW 4.1.2.2', 'SCW 4.2.3.1', 'SCW 4.2.3.2', 'SCW 4.2.3.3', 'SCW 4.2.3.4', 'SCW R-09', 'SCW R-61', 'SCW R-64'),
    () => {
      const mixed = use(effect, slots('morning', `${effect} 3`, `${effect} -1`));
      expect(mixed.question).not.toBe('bonus.take');
      expect(mixed.all('bonusUsed')).toMatchObject([{ slot: 1, value: -1 }]);

      const two = use(effect, slots('morning', `${effect} 1`, `${effect} 2`));
      const lower = use(effect, slots('morning', `${effect} -1`, `${effect} -2`));
      if (automatic(effect)) {
        expect(two.all('bonusUsed')).toMatchObject([{ slot: 1, value: 2 }]);
        expect(lower.all('bonusUsed')).toMatchObject([{ slot: 0, value: -1 }]);
        return;
      }
      expect(two).toOffer([`bonus 0 ${effect} 1`, `bonus 1 ${effect} 2`, 'none']);
      expect(two.position.decision!.rule).toBe('SCW 4.2.3.4');
      two.answer(JANA, 'bonus 0');
      expect(two.question).not.toBe('bonus.take');
      expect(two.all('bonusUsed')).toMatchObject([{ slot: 0, value: 1 }]);

      expect(lower).toOffer([`bonus 0 ${effect} -1`, `bonus 1 ${effect} -2`]);
      expect(lower.position.decision!.rule).toBe('SCW 4.2.3.3');
      expect(lower).toRefuse('none', 'SCW 4.2.2.1');
      lower.answer(JANA, 'bonus 1');
      expect(lower.all('bonusUsed')).toMatchObject([{ slot: 1, value: -2, rule: 'SCW 4.2.2.1' }]);
    },
  );
});

describe('a bonus', () => {
  const attacks = (hero: { readonly [time: string]: readonly string[] }, spins: number): Duel =>
    new Duel(
      { Jana: { energy: 9, hero, weapons: { a: { wheel: 'green heroAttack 3' } } }, Petr: { weapons: { b: {} } } },
      { random: Array.from({ length: spins }, () => 1) },
    );

  it('declined waits for the next effect of its kind, and counts once a turn', rules('SCW 4.1.2.1', 'SCW 4.2.1.1', 'SCW 4.2.1.2'), () => {
    const play = attacks(slots('morning', 'heroAttack 2'), 3).answers(JANA, 'spin 0', 'use');
    expect(play.position.decision!.rule).toBe('SCW 4.2.1.1');
    play.answers(JANA, 'none', 'spin 0', 'use', 'bonus 0', 'spin 0', 'use');
    expect(play).toAsk(JANA, 'turn.acted');
    expect(play.all('attacked').map(event => (event as unknown as { power: { total: number } }).power.total)).toEqual([3, 5, 3]);
  });

  it('that is a malus counts for the first matching effect, and once a turn', rules('SCW 4.2.2.1', 'SCW 4.2.2.2'), () => {
    const play = attacks(slots('morning', 'heroAttack -2'), 3).answers(JANA, 'spin 0', 'use', 'spin 0', 'use', 'spin 0', 'use');
    expect(play.all('attacked').map(event => (event as unknown as { power: { total: number } }).power.total)).toEqual([1, 3, 3]);
  });

  it('that is a malus is dodged by ignoring the effect, not used up by it', rules('SCW R-09'), () => {
    const play = attacks(slots('morning', 'heroAttack -2'), 2).answers(JANA, 'spin 0', 'ignore', 'spin 0', 'use');
    expect(play.lives[PETR]).toBe(19);
  });

  it('is there again in the next turn and lost with this one', rules('SCW 4.1.2.1', 'SCW 4.1.2.3'), () => {
    const play = new Duel(
      {
        round: 4,
        Jana: { energy: 12, hero: { night: 'heroAttack 1', morning: 'heroAttack 2' }, weapons: { a: { wheel: 'green heroAttack 3' } } },
        Petr: { weapons: { b: {} } },
      },
      { random: [1, 1] },
    );
    play.answers(JANA, 'spin 0', 'use', 'bonus 0', 'end').answer(PETR, 'end').answers(JANA, 'spin 0', 'use');
    expect(play).toOffer(['bonus 0 heroAttack 2', 'none']); // the same slot number, another bonus; the one of the night is gone
    play.answer(JANA, 'bonus 0');
    expect(play.lives[PETR]).toBe(11);
  });

  it('of a shield counts once for the shields used together, and once in the opponent’s turn', rules('SCW 4.1.2.1', 'SCW R-53'), () => {
    const shields = { a: { deferred: 'shield 1/1' }, b: { deferred: 'shield 1/1' }, c: { deferred: 'shield 1/1' } };
    const play = new Duel(
      {
        active: 'Petr',
        Jana: { hero: { morning: 'shield 2' }, weapons: shields },
        Petr: { energy: 9, weapons: { p: { wheel: 'green heroAttack 6' } } },
      },
      { random: [1, 1] },
    );
    play.answers(PETR, 'spin 3', 'use').answers(JANA, 'shield 0', 'shield 1', 'enough', 'bonus 0');
    expect(play).toHaveHappened({ type: 'shielded', weapons: [0, 1], value: 4 });
    play.answers(PETR, 'spin 3', 'use').answers(JANA, 'shield 2');
    expect(play).toAsk(PETR, 'turn.acted'); // no bonus any more
    expect(play.lives[JANA]).toBe(13);
  });

  it('that brings an effect to nothing leaves it without effect, never against its user', rules('SCW 4.2.2.3', 'SCW R-48'), () => {
    for (const effect of ['heroAttack', 'bite', 'energy', 'heal', 'universalAttack', 'weaponAttack', 'curse', 'shrapnel'] as const) {
      const play = use(effect, slots('morning', `${effect} -9`));
      if (play.question === 'attack.announce') play.answer(JANA, play.offers.at(-1)!);
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play).toHaveHappened({ type: 'effectUsed', effect, value: 0 });
      expect(play.world.sides.map(({ lives }) => lives)).toEqual([10, 20]);
      expect(play.side(JANA).energy).toBe(4);
      expect(play.world.weapons[1]!.state).toBe('prepared');
    }
  });

  it('that brings shields to nothing leaves the attack as it is', rules('SCW 4.2.2.3', 'SCW R-48'), () => {
    const play = new Duel(
      {
        Jana: { energy: 9, weapons: { a: { wheel: 'green heroAttack 3' } } },
        Petr: { hero: slots('morning', 'shield -2'), weapons: { p: { deferred: 'shield 1/1' } } },
      },
      { random: [1] },
    );
    play.answers(JANA, 'spin 0', 'use').answers(PETR, 'shield 1');
    if (play.asked === PETR) play.answer(PETR, 'enough');
    expect(play).toHaveHappened({ type: 'shielded', value: 0 });
    expect(play.lives[PETR]).toBe(17);
  });
});

describe('the Canbaland bonus', () => {
  it.each([
    [-3, 1, 2],
    [-3, 3, 0],
    [-1, 3, 0],
    [0, 2, 0],
    [-2, -2, 4],
    [0, -1, 1],
  ])(
    'turns a price of %i with %i into %i lives, never a gain, and leaves the power alone',
    rules('SCW 4.3.3.1', 'SCW 4.3.3.2', 'SCW 4.3.3.3', 'SCW R-45'),
    (value, extra, paid) => {
      const play = new Duel(
        {
          Jana: { lives: 10, hero: { morning: `canbalandAttack ${extra}` }, weapons: { a: { wheel: `green canbalandAttack ${value}` } } },
          Petr: { weapons: { b: { durability: 9 }, t: { deferred: 'trap 9/9' } } },
        },
        { random: [1] },
      );
      play.answers(JANA, 'spin 0', 'use');
      if (extra > 0) play.answer(JANA, 'bonus 0');
      play.answer(JANA, 'weapon 1');
      expect(play.lives).toEqual([10 - paid, 20]);
      expect(play.world.weapons[1]!.state).toBe('broken');
      expect(play.world.weapons[2]!.deferred).not.toBeNull();
    },
  );
});
