import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { strike, strikes } from '../situations.ts';

/** `a` with this weapon shoots at `d` as the use of the weapon has it, with what is left of his actions. */
const aimed = (card: string, bearer: string, use: string): { rating: number; actions: number } => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: bearer, gear: { g: card } }, b: 'Dragoon' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do(`0: ${use}`);
  const actions = t.world.pools[0]!.open;
  t.do('0: defender d', '0: shoot');
  return { rating: strikes(strike(t))[0]!.rating, actions };
};

it('Sniper rifles: an attack of two actions is aimed', rules('DOT DR-104'), () => {
  const plain = { 'Archer Sniper Rifle': 'Samurai', 'SR Mk. XII "Assailant"': 'Blood Beret' };
  const printed = { 'Archer Sniper Rifle': 2, 'SR Mk. XII "Assailant"': 4 };
  const more = { 'Archer Sniper Rifle': 5, 'SR Mk. XII "Assailant"': 4 };
  for (const [card, bearer] of Object.entries(plain) as ['Archer Sniper Rifle', string][]) {
    const t = table('tournament', { Jana: { squad: { a: { card: bearer, gear: { g: card } } } }, Petr: { cohort: { d: 'Razide' } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
    const base = strikes(strike(t))[0]!.rating;
    expect(aimed(card, bearer, 'use g as 0')).toEqual({ rating: base + more[card], actions: 1 });
    const bare = table('tournament', { Jana: { squad: { a: bearer } }, Petr: { cohort: { d: 'Razide' } } });
    bare.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
    expect(base - strikes(strike(bare))[0]!.rating).toBe(printed[card]);
  }
  const one = table('tournament', {
    actions: 1,
    Jana: { squad: { a: { card: 'Samurai', gear: { g: 'Archer Sniper Rifle' } } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect(one.offersKey('use g as 0')).toBe(false);
});

it('Nimrod Mk I: +4 Shoot, and +4 for each further action of the attack', () => {
  // Hussar: Shoot 2.
  expect(aimed('Nimrod Mk I', 'Hussar', 'use g as 0')).toEqual({ rating: 10, actions: 1 });
  expect(aimed('Nimrod Mk I', 'Hussar', 'use g as 1')).toEqual({ rating: 14, actions: 0 });
});

it('Laser Sight: +1 Shoot on its weapon, +4 in an attack of three actions', () => {
  const given = (): Table =>
    table('tournament', {
      Jana: { hand: { x: 'Laser Sight' }, squad: { a: { card: 'Hussar', gear: { g: 'Punisher Combo', s: { card: 'Violator Sword' } } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
  const t = given();
  expect([t.offersKey('play x on g'), t.offersKey('play x on s')]).toEqual([true, false]);
  const shot = (use: string): number => {
    const u = table('tournament', {
      Jana: { squad: { a: { card: 'Hussar', gear: { g: { card: 'Punisher Combo', gear: { x: 'Laser Sight' } } } } } },
      Petr: { cohort: { d: 'Razide' } },
    });
    u.do(...(use ? [`0: ${use}`] : ['0: attack', '0: attacker a']), '0: defender d', '0: shoot');
    return strikes(strike(u))[0]!.rating;
  };
  expect([shot(''), shot('use x as 0')]).toEqual([5, 8]);
});

it('Nazgaroth is reloaded after a Shoot combat before it shoots again', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, cohort: { a: { card: 'Razide', gear: { g: 'Nazgaroth' } } } },
    Petr: { destiny: 0, squad: { d: 'Hussar', e: 'Dragoon' } },
  });
  expect(t.offersKey('use g as 0')).toBe(false);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
  strike(t);
  t.do('0: victory 2 destiny 0').passWhile();
  expect([t.happened('killed', { card: t.id('d') }), t.card('g').marks]).toEqual([true, 1]);
  const empty = table('tournament', {
    Jana: { destiny: 9, cohort: { a: { card: 'Razide', gear: { g: { card: 'Nazgaroth', marks: 1 } } } } },
    Petr: { destiny: 0, squad: { d: 'Hussar' } },
  });
  empty.do('0: use g as 0').passWhile();
  expect([empty.card('g').marks, empty.world.pools[0]!.open]).toEqual([0, 2]);
  const paid = table('tournament', {
    Jana: { destiny: 9, cohort: { a: { card: 'Razide', gear: { g: { card: 'Nazgaroth', marks: 1 } } } } },
    Petr: { destiny: 0, squad: { d: 'Hussar' } },
  });
  paid.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
  strike(paid);
  expect(strikes(paid)[0]!.rating).toBe(2);
});

it('AG-17 "Panzerknacker": two Shoot attacks with one action, and what strengthened him counts in both', rules('DOT 24.5.14'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { l: 'Lucky Shot' }, squad: { a: { card: 'Bauhaus Blitzer', gear: { g: 'AG-17 "Panzerknacker"' } } } },
    Petr: { destiny: 0, cohort: { d: 'Razide', e: 'Undead Legionnaire', f: 'Curator' } },
  });
  t.do('0: use g as 0', '0: pick d');
  expect([t.offersKey('pick d'), t.offersKey('pick e'), t.offersKey('pick f')]).toEqual([false, true, true]);
  t.do('0: pick e', '0: shoot', '0: play l on a', '0: shoot');
  strike(t);
  const both = t.all('struck').map(({ strikes: of }) => (of as never as { rating: number; against: number }[])[0]!);
  expect(both.map(({ against }) => against)).toEqual([t.id('d'), t.id('e')]);
  expect(both[0]!.rating).toBe(both[1]!.rating);
  expect(both[0]!.rating).toBeGreaterThan(7);
  expect([t.all('tacticChosen').map(({ tactic }) => tactic), t.all('actionTaken').map(({ n }) => n)]).toEqual([['shoot', 'shoot'], [1]]);
  const alone = table('tournament', {
    Jana: { squad: { a: { card: 'Bauhaus Blitzer', gear: { g: 'AG-17 "Panzerknacker"' } } } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect(alone.offersKey('use g as 0')).toBe(false);
});
