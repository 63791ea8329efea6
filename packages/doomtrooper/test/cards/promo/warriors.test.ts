import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { adds, haveAbility, strike, strikes, type Words, inPhase } from '../situations.ts';
import { isHeretic } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';

it('Michaelis casts all Art and receives every gift', () => {
  const t = table('tournament', { Jana: { hand: { g: 'Mind Melt' }, cohort: { a: 'Michaelis the Apostate' } }, Petr: {} });
  expect([haveAbility(t, 'casts:all', ['a']), t.offersKey('play g on a'), isHeretic(t.world, t.id('a'))]).toEqual([[true], true, true]);
});

it('Nepharite Warlord kills; your Undead Legionnaires have +5 Shoot', () => {
  expect(
    adds(
      { mine: { a: 'Undead Legionnaire', b: 'Razide' }, theirs: { c: 'Undead Legionnaire' } },
      'Nepharite Warlord',
      ['a', 'b', 'c'],
      'cohort',
    ),
  ).toEqual([
    [0, 5, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const t = table('tournament', { opened: true, Jana: { cohort: { a: 'Nepharite Warlord' } }, Petr: {} });
  expect(haveAbility(t, 'killsOnWound', ['a'])).toEqual([true]);
});

it('Ragathol: Doomtroopers killed by your Heretics are removed from the game', () => {
  const fate = (more: Words, a: string): string => {
    const t = table('tournament', { Jana: { cohort: { a, ...more } }, Petr: { squad: { d: { card: 'Hussar', wounded: true } } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return t.card('d').zone;
  };
  const boss = { boss: 'Ragathol' };
  expect([fate(boss, 'Destroyer'), fate(boss, 'Razide')]).toEqual(['sacrificed', 'discard']);
  expect([fate({}, 'Reaper of Souls'), fate(boss, 'Reaper of Souls')]).toEqual(['discard', 'sacrificed']);
});

it('Wolfe in the Heat heals at once, unless he is killed', rules('DOT 7.24'), () => {
  const fate = (wounded: boolean): [boolean, boolean] => {
    const t = table('tournament', {
      Jana: { squad: { a: 'Colonel Maxwell' } },
      Petr: { squad: { d: { card: 'Wolfe in the Heat', wounded } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return [t.happened('healed'), t.happened('killed', { card: t.id('d') })];
  };
  expect([fate(false), fate(true)]).toEqual([
    [true, false],
    [false, true],
  ]);
  const t = table('tournament', { opened: true, Jana: { squad: { a: 'Wolfe in the Heat' } }, Petr: {} });
  expect([haveAbility(t, 'symmetryImmune', ['a']), haveAbility(t, 'neverHeretic', ['a'])]).toEqual([[true], [true]]);
});

it('Aquabeast: two Fight attacks with one action, even on one warrior', rules('DOT 25.25'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, cohort: { a: 'Aquabeast' }, hand: { g: 'Improved Kratach' } },
    Petr: { destiny: 0, squad: { d: 'Etoiles Mortant', e: 'Hussar' } },
  });
  expect(t.offersKey('play g on a')).toBe(false);
  t.do('0: use a as 0', '0: pick d', '0: pick d').passWhile();
  expect(t.offers).toEqual(['fight']);
  t.do('0: fight', '0: fight').passWhile();
  expect([t.all('paired').length, t.happened('killed', { card: t.id('d') })]).toEqual([2, true]);
});

it('Hunter: two actions make one Fight attack of twice the modified Fight', rules('DOT 25.25'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Hunter - Special Forces Badass', gear: { g: 'Punisher Combo' } } } },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
  t.do('0: use a as 0', '0: defender d').passWhile();
  expect(t.offers).toEqual(['fight']);
  t.do('0: fight');
  // (9 + 2) × 2
  expect(strikes(strike(t))[0]!.rating).toBe(22);
});

it('Golgotha: only a Doomtrooper with a relic wounds her, never in a Shoot combat', () => {
  const hit = (gear: Words, attacker = 'Cardinal Durand'): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: attacker, gear } } },
      Petr: { destiny: 0, cohort: { d: 'Golgotha–The Warrior Princess' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d');
    expect(t.passWhile().offers).toEqual(['fight']);
    return strike(t.do('0: fight')).card('d').wounded;
  };
  expect([hit({}), hit({ r: 'Exorcist Glove' })]).toEqual([false, true]);
});

it('Golgotha: outside combat, too, only a Doomtrooper with a relic wounds her', rules('DOT DR-133'), () => {
  const thrown = (gear: Words): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 9, squad: { a: { card: 'Hussar', gear: { x: 'Antipersonnel Grenade', ...gear } } } },
      Petr: { cohort: { d: 'Golgotha–The Warrior Princess' } },
    });
    return t.do('0: use x as 0 on d').passWhile().card('d').wounded;
  };
  expect([thrown({}), thrown({ k: 'Archetypal Timepiece' })]).toEqual([false, true]);
});
it('Guardian Gargoyle: your specials in play are not discarded', () => {
  const given = (cohort: Words): boolean => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { x: 'Equilibrium' }, squad: { m: 'Mystic' } },
      Petr: { squad: { s: "Thadeus's Pallet" }, cohort },
    });
    return t.do('0: play x', '0: spend 0').answered().offersKey('pick s') && t.do('0: pick s').passWhile().card('s').zone === 'discard';
  };
  expect([given({}), given({ g: 'Guardian Gargoyle' })]).toEqual([true, false]);
});

it('Nicholai: Manipulation, Exorcism and every personal combat spell', () => {
  const offers = (card: string): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 9, hand: { s: card }, squad: { a: 'Nicholai' } },
      Petr: { destiny: 0, cohort: { d: 'Razide' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return t.passWhile(p => p.asked !== 0 || !inPhase('modifiers')(p)).offers.some(key => key.startsWith(t.key('play s')));
  };
  expect([offers('Fist of Fury'), offers('Elemental Ball'), offers('Enlarge')]).toEqual([true, true, false]);
});
