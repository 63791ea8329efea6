/** Chapters 3.1 to 3.3: what the colour, the kind and the targets of a spun effect bring. */
import '@kolbiste/testkit/vitest';
import type { Play } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { DEFERRED, EFFECTS, isDeferred, ONE_SHOTS, type Colour, type Effect } from '../src/index.ts';
import { all, duelFrom, JANA, livesOf, PETR, weaponOf, worldOf } from './duel-from.ts';

const sector = (colour: Colour, effect: Effect): string =>
  `${colour} ${effect} ${effect === 'canbalandAttack' ? -1 : 2}${isDeferred(effect) ? '/3' : ''}`;
/** Jana has spun a wheel that shows this everywhere. Petr has a weapon to aim at, or none in play. */
const spun = (colour: Colour, effect: Effect, target = true, hero = {}): Play =>
  duelFrom(
    {
      Jana: { lives: 15, energy: 9, hero, weapons: { a: { wheel: sector(colour, effect) }, b: {} } },
      Petr: { energy: 9, weapons: { c: { durability: 1, ...(target ? {} : { state: 'broken' }) } } },
    },
    { random: [1] },
  ).answer(JANA, 'spin 0');

/** Answers the questions of the effect itself with their first options. */
function resolve(play: Play): Play {
  while (['attack.announce', 'spin.aimAgain', 'bonus.take'].includes(play.question)) play.answer(play.asked!, play.offers[0]!);
  return play;
}
/** Whose turn it is after the effect. */
const onTurn = (play: Play): number => worldOf(play).active;
const NEEDS_TARGET: readonly Effect[] = ['weaponAttack', 'canbalandAttack', 'curse', 'shrapnel'];

describe.each(EFFECTS)('%s', effect => {
  it('on green may be used or ignored, and the turn goes on [SCW 3.1.1.1] [SCW 3.1.2.1] [SCW 3.1.2.2] [SCW 2.5.1.6]', () => {
    const used = spun('green', effect);
    expect(used).toAsk(JANA, 'spin.chosen');
    expect(used.position.decision!.rule).toBe('SCW 3.1.2.1');
    expect(used).toOffer(['use', 'ignore']);
    expect(onTurn(resolve(used.answer(JANA, 'use')))).toBe(JANA);
    expect(used).toHaveHappened({ type: 'effectUsed', effect }, 'SCW 3.3.2.1');
    const ignored = spun('green', effect).answer(JANA, 'ignore');
    expect(ignored).toAsk(JANA, 'turn.acted');
    expect(ignored).toHaveHappened({ type: 'effectIgnored', weapon: 0, effect }, 'SCW 3.1.2.2');
    expect(worldOf(ignored)).toMatchObject({ actions: 3 });
    expect(worldOf(ignored).sides.map(({ lives, energy }) => [lives, energy])).toEqual([
      [15, 8],
      [20, 9],
    ]);
  });

  it('on orange ends the turn when used and lets it go on when ignored [SCW 3.1.1.1] [SCW 3.1.3.1] [SCW 3.1.3.2] [SCW 2.4.2.4] [SCW R-51]', () => {
    const used = spun('orange', effect);
    expect(used.position.decision!.rule).toBe('SCW 3.1.3.1');
    expect(onTurn(resolve(used.answer(JANA, 'use')))).toBe(PETR);
    expect(used).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' }, 'SCW 2.4.2.4');
    const ignored = spun('orange', effect).answer(JANA, 'ignore');
    expect(ignored).toAsk(JANA, 'turn.acted');
    expect(ignored).toHaveHappened({ type: 'effectIgnored', weapon: 0, effect }, 'SCW 3.1.3.2');
    expect(worldOf(ignored)).toMatchObject({ actions: 3 });
  });

  it('on red must be used and ends the turn [SCW 3.1.1.1] [SCW 3.1.4.1]', () => {
    const play = spun('red', effect);
    expect(play.question).not.toBe('spin.chosen');
    expect(onTurn(resolve(play))).toBe(PETR);
    expect(play).toHaveHappened({ type: 'effectUsed', effect });
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' });
  });

  const needs = NEEDS_TARGET.includes(effect);
  it(`${needs ? 'needs' : 'needs no'} weapon or deferred effect to aim at [SCW 3.3.1.1] [SCW 3.3.1.2] [SCW R-39]`, () => {
    const cancelled = (play: Play): boolean => all(play, 'effectCancelled').length > 0;
    const green = spun('green', effect, false);
    if (!needs) {
      expect(cancelled(resolve(green.answer(JANA, 'use')))).toBe(false);
      expect(cancelled(resolve(spun('red', effect, false)))).toBe(false);
      return;
    }
    expect(green).toAsk(JANA, 'turn.acted'); // nothing to decide
    expect(green).toHaveHappened({ type: 'effectCancelled', effect, why: 'noTarget' }, 'SCW 3.3.1.2');
    expect(green).not.toHaveHappened({ type: 'effectUsed' });
    const orange = spun('orange', effect, false);
    expect(orange).toOffer(['use', 'ignore']);
    expect(onTurn(orange.answer(JANA, 'use'))).toBe(PETR);
    expect(cancelled(orange)).toBe(true);
    const red = spun('red', effect, false);
    expect(onTurn(red)).toBe(PETR);
    expect(cancelled(red)).toBe(true);
    for (const play of [green, orange, red]) expect(livesOf(play)).toEqual([15, 20]);
  });

  if (needs)
    it('without a target uses up no bonus and no malus, and asks for none [SCW R-39] [SCW R-09]', () => {
      for (const value of [2, -2]) {
        const play = spun('green', effect, false, { morning: `${effect} ${value}` });
        expect(play).toAsk(JANA, 'turn.acted');
        expect(worldOf(play).sides[JANA].used).toEqual([]);
      }
    });
});

describe('the sector', () => {
  it('that was drawn gives kind, colour and number [SCW 2.5.1.4] [SCW 2.5.1.5] [SCW 2.5.1.6] [SCW 2.5.1.8]', () => {
    const wheel = [
      'green heroAttack 1',
      'orange heroAttack 2',
      'red heroAttack 3',
      'green energy 4',
      'orange heal 5',
      'green bite 6',
      'red universalAttack 7',
      'green shield 8/2',
      'green energy 9',
    ];
    wheel.forEach((drawn, i) => {
      const play = duelFrom({ Jana: { energy: 9, weapons: { a: { wheel } } }, Petr: { weapons: { b: {} } } }, { random: [i + 1] }).answer(
        JANA,
        'spin 0',
      );
      expect(play).toHaveHappened({ type: 'spun', weapon: 0, sector: i, free: false }, 'SCW 2.5.1.4');
      const [colour, effect, value] = drawn.split(' ');
      if (colour !== 'red') play.answer(JANA, 'use');
      expect(play).toHaveHappened({ type: 'effectUsed', effect: effect!, value: Number.parseInt(value!) });
    });
  });

  it.each(ONE_SHOTS)(
    'with %s is evaluated at once, and the weapon is prepared again [SCW 2.5.1.7] [SCW 2.5.1.9] [SCW 3.2.2.1] [SCW 3.3.2.2]',
    effect => {
      const play = resolve(spun('green', effect).answer(JANA, 'use'));
      expect(weaponOf(play, 0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play).toOfferAtLeast(['spin 0']);
      expect(play).toHaveHappened({ type: effect === 'energy' ? 'energyGained' : effect === 'heal' ? 'healed' : 'attacked' });
    },
  );

  it.each(DEFERRED)(
    'with %s is set aside at once, and nothing else happens yet [SCW 2.5.1.7] [SCW 3.2.3.1] [SCW 3.3.2.2] [SCW R-02]',
    effect => {
      const play = spun('green', effect).answer(JANA, 'use');
      expect(weaponOf(play, 0)).toMatchObject({ state: 'carrying', deferred: { effect, value: 2, durability: 3 } });
      expect(play).toHaveHappened({ type: 'effectDeferred', weapon: 0, effect, value: 2, durability: 3 }, 'SCW 3.3.2.2');
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play).toRefuse('spin 0', 'SCW R-02');
      expect(livesOf(play)).toEqual([15, 20]);
    },
  );

  it('of value nought is used and does nothing [SCW R-50] [SCW 3.3.1.1]', () => {
    for (const effect of ['heroAttack', 'bite', 'heal', 'energy', 'universalAttack', 'weaponAttack', 'curse', 'shrapnel'] as const) {
      const play = duelFrom(
        { Jana: { lives: 15, energy: 9, weapons: { a: { wheel: `green ${effect} 0` } } }, Petr: { weapons: { b: { durability: 1 } } } },
        { random: [1] },
      );
      resolve(play.answers(JANA, 'spin 0', 'use'));
      expect(play).toHaveHappened({ type: 'effectUsed', effect, value: 0 });
      expect(worldOf(play).sides.map(({ lives, energy }) => [lives, energy])).toEqual([
        [15, 8],
        [20, 3],
      ]);
      expect(weaponOf(play, 1).state).toBe('prepared');
    }
  });
});
