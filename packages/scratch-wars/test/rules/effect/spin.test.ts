/** Chapters 3.1 to 3.3: what the colour, the kind and the targets of a spun effect bring. */
import { seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFERRED, EFFECTS, game, isDeferred, ONE_SHOTS, type Colour, type Effect } from '../../../src/index.ts';
import { Duel, JANA, PETR } from '../../fixture.ts';

const sector = (colour: Colour, effect: Effect): string =>
  `${colour} ${effect} ${effect === 'canbalandAttack' ? -1 : 2}${isDeferred(effect) ? '/3' : ''}`;

/** Jana has spun a wheel that shows this everywhere. Petr has a weapon to aim at, or none in play. */
const spun = (colour: Colour, effect: Effect, target = true, hero = {}): Duel =>
  new Duel(
    {
      Jana: { lives: 15, energy: 9, hero, weapons: { a: { wheel: sector(colour, effect) }, b: {} } },
      Petr: { energy: 9, weapons: { c: { durability: 1, ...(target ? {} : { state: 'broken' }) } } },
    },
    { random: [1] },
  ).answer(JANA, 'spin 0');

/** Answers the questions of the effect itself with their first options. */
function resolve(play: Duel): Duel {
  while (['attack.announce', 'spin.aimAgain', 'bonus.take'].includes(play.question)) play.answer(play.asked!, play.offers[0]!);
  return play;
}

/** Whose turn it is after the effect. */
const onTurn = (play: Duel): number => play.world.active;
const NEEDS_TARGET: readonly Effect[] = ['weaponAttack', 'canbalandAttack', 'curse', 'shrapnel'];

describe.each(EFFECTS)('%s', effect => {
  it('on green may be used or ignored, and the turn goes on', rules('SCW 3.1.1.1', 'SCW 3.1.2.1', 'SCW 3.1.2.2', 'SCW 2.5.1.6'), () => {
    const used = spun('green', effect);
    expect(used).toAsk(JANA, 'spin.chosen');
    expect(used.position.decision!.rule).toBe('SCW 3.1.2.1');
    expect(used).toOffer(['use', 'ignore']);
    expect(onTurn(resolve(used.answer(JANA, 'use')))).toBe(JANA);
    expect(used).toHaveHappened({ type: 'effectUsed', effect }, 'SCW 3.3.2.1');
    const ignored = spun('green', effect).answer(JANA, 'ignore');
    expect(ignored).toAsk(JANA, 'turn.acted');
    expect(ignored).toHaveHappened({ type: 'effectIgnored', weapon: 0, effect }, 'SCW 3.1.2.2');
    expect(ignored.world).toMatchObject({ actions: 3 });
    expect(ignored.world.sides.map(({ lives, energy }) => [lives, energy])).toEqual([
      [15, 8],
      [20, 9],
    ]);
  });

  it(
    'on orange ends the turn when used and lets it go on when ignored',
    rules('SCW 3.1.1.1', 'SCW 3.1.3.1', 'SCW 3.1.3.2', 'SCW 2.4.2.4', 'SCW R-51'),
    () => {
      const used = spun('orange', effect);
      expect(used.position.decision!.rule).toBe('SCW 3.1.3.1');
      expect(onTurn(resolve(used.answer(JANA, 'use')))).toBe(PETR);
      expect(used).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' }, 'SCW 2.4.2.4');
      const ignored = spun('orange', effect).answer(JANA, 'ignore');
      expect(ignored).toAsk(JANA, 'turn.acted');
      expect(ignored).toHaveHappened({ type: 'effectIgnored', weapon: 0, effect }, 'SCW 3.1.3.2');
      expect(ignored.world).toMatchObject({ actions: 3 });
    },
  );

  it('on red must be used and ends the turn', rules('SCW 3.1.1.1', 'SCW 3.1.4.1'), () => {
    const play = spun('red', effect);
    expect(play.question).not.toBe('spin.chosen');
    expect(onTurn(resolve(play))).toBe(PETR);
    expect(play).toHaveHappened({ type: 'effectUsed', effect });
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' });
  });

  const needs = NEEDS_TARGET.includes(effect);
  it(
    `${needs ? 'needs' : 'needs no'} weapon or deferred effect to aim at`,
    rules('SCW 3.1.3.1', 'SCW 3.3.1.1', 'SCW 3.3.1.2', 'SCW R-39'),
    () => {
      const cancelled = (play: Duel): boolean => play.all('effectCancelled').length > 0;
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
      for (const play of [green, orange, red]) expect(play.lives).toEqual([15, 20]);
      expect(cancelled(spun('red', effect, true))).toBe(false); // one weapon is enough
    },
  );

  if (needs)
    it('without a target uses up no bonus and no malus, and asks for none', rules('SCW R-39', 'SCW R-09'), () => {
      for (const value of [2, -2]) {
        const play = spun('green', effect, false, { morning: `${effect} ${value}` });
        expect(play).toAsk(JANA, 'turn.acted');
        expect(play.side(JANA).used).toEqual([]);
      }
    });
});

describe('the sector', () => {
  it('that was drawn gives kind, colour and number', rules('SCW 2.5.1.4', 'SCW 2.5.1.5', 'SCW 2.5.1.6', 'SCW 2.5.1.8'), () => {
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
      const play = new Duel({ Jana: { energy: 9, weapons: { a: { wheel } } }, Petr: { weapons: { b: {} } } }, { random: [i + 1] }).answer(
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
    'with %s is evaluated at once, and the weapon is prepared again',
    rules('SCW 2.5.1.7', 'SCW 2.5.1.9', 'SCW 3.2.2.1', 'SCW 3.3.2.2'),
    effect => {
      const play = resolve(spun('green', effect).answer(JANA, 'use'));
      expect(play.weapon(0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play).toOfferAtLeast(['spin 0']);
      expect(play).toHaveHappened({ type: effect === 'energy' ? 'energyGained' : effect === 'heal' ? 'healed' : 'attacked' });
    },
  );

  it.each(DEFERRED)(
    'with %s is set aside at once, and nothing else happens yet',
    rules('SCW 2.5.1.7', 'SCW 3.2.3.1', 'SCW 3.3.2.2', 'SCW R-02'),
    effect => {
      const play = spun('green', effect).answer(JANA, 'use');
      expect(play.weapon(0)).toMatchObject({ state: 'carrying', deferred: { effect, value: 2, durability: 3 } });
      expect(play).toHaveHappened({ type: 'effectDeferred', weapon: 0, effect, value: 2, durability: 3 }, 'SCW 3.3.2.2');
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play).toRefuse('spin 0', 'SCW R-02');
      expect(play.lives).toEqual([15, 20]);
    },
  );

  it('of value zero is used and does nothing', rules('SCW R-50', 'SCW 3.3.1.1'), () => {
    for (const effect of ['heroAttack', 'bite', 'heal', 'energy', 'universalAttack', 'weaponAttack', 'curse', 'shrapnel'] as const) {
      const play = new Duel(
        { Jana: { lives: 15, energy: 9, weapons: { a: { wheel: `green ${effect} 0` } } }, Petr: { weapons: { b: { durability: 1 } } } },
        { random: [1] },
      );
      resolve(play.answers(JANA, 'spin 0', 'use'));
      expect(play).toHaveHappened({ type: 'effectUsed', effect, value: 0 });
      expect(play.world.sides.map(({ lives, energy }) => [lives, energy])).toEqual([
        [15, 8],
        [20, 3],
      ]);
      expect(play.weapon(1).state).toBe('prepared');
    }
  });
});

describe('a spin', () => {
  it('falls on each of nine sectors equally often, and on nothing else', rules('SCW R-70'), () => {
    const spins = 9_000;
    const counts = Array.from({ length: 9 }, () => 0);
    const play = new Duel({ Jana: { energy: 12, weapons: { a: { wheel: 'green heal 0', cost: 0 } } }, Petr: { weapons: { b: {} } } });
    for (let i = 0; i < spins; i++) {
      const position = game.clone(play.position as never);
      position.random = seeded(`spin ${i}`);
      game.answer(position, 'spin 0', event => {
        if (event.type === 'spun') counts[event.sector]!++;
      });
    }
    // Each is 1000 on average with a deviation of about 30.
    for (const count of counts) expect(Math.abs(count - spins / 9)).toBeLessThan(150);
  });

  it('has its result in the position before anybody shows it, and draws once', rules('SCW R-70'), () => {
    const play = new Duel(
      { Jana: { weapons: { a: { wheel: ['green heal 1', 'green heal 2'] } } }, Petr: { weapons: { b: {} } } },
      { random: [2] },
    ).answer(JANA, 'spin 0');
    expect(play.position.random.drawn).toBe(1);
    expect(play.position.decision!.about).toEqual({ weapon: 0, sector: 1 });
    play.mustBeUsedUp();
  });
});

describe.each([1, 2, 3, 4])('on action %i of a turn', action => {
  /** Green results are ignored until it is this action's turn. */
  function spunAt(colour: 'orange' | 'red'): Duel {
    const random = [...Array.from({ length: action - 1 }, () => 1), colour === 'orange' ? 2 : 3];
    const weapons = { a: { cost: 0, wheel: ['green heroAttack 1', 'orange heroAttack 2', 'red heroAttack 3'] } };
    const play = new Duel({ Jana: { weapons }, Petr: { weapons: { p: {} } } }, { random });
    for (let spins = 1; spins < action; spins++) play.answers(JANA, 'spin 0', 'ignore');
    return play.answer(JANA, 'spin 0');
  }

  it('a used orange effect ends the turn', rules('SCW 2.4.2.4', 'SCW 2.2.2.3', 'SCW 3.1.3.1'), () => {
    const play = spunAt('orange').answer(JANA, 'use');
    expect(play).toAsk(PETR, 'turn.acted');
    expect(play.lives[PETR]).toBe(18);
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' }, 'SCW 2.4.2.4');
  });

  it('a red effect ends the turn', rules('SCW 2.4.2.4', 'SCW 2.2.2.3', 'SCW 3.1.4.1'), () => {
    const play = spunAt('red');
    expect(play).toAsk(PETR, 'turn.acted');
    expect(play.lives[PETR]).toBe(17);
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'colour' }, 'SCW 2.4.2.4');
  });

  it('an ignored orange effect does not, while an action is left', rules('SCW 3.1.3.1', 'SCW 3.1.3.2'), () => {
    const play = spunAt('orange').answer(JANA, 'ignore');
    if (action < 4) expect(play).toAsk(JANA, 'turn.acted');
    else expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'spent' }, 'SCW 2.2.2.3');
  });
});
