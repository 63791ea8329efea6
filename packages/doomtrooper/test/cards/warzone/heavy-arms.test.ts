import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { PROFILES, type Profile, type Table, table } from '../../fixture.ts';
import { strikes, strike, type Words } from '../situations.ts';

it(
  'Crusader SP Rocket Launcher hits a fortification, a warzone and a vehicle with its crew',
  rules('DOT 24.0.5', 'DOT 11.28', 'DOT 28.16', 'DOT 37.9', 'DOT 37.10'),
  () => {
    const given = (inside: boolean, theirs: Words): Table =>
      table('tournament', {
        Jana: { destiny: 9, squad: { a: { card: 'Golden Lion', gear: { c: { card: 'Crusader SP Rocket Launcher', inside } } } } },
        Petr: { squad: theirs },
      });
    const theirs = {
      f: 'Heimburg',
      z: 'Citadel Sanctum',
      d: { card: 'Sean Gallagher', gear: { v: { card: 'GT Offroad B52', inside: true } } },
      e: { card: 'Hussar', gear: { w: 'Autogyro' } },
    } as unknown as Words;
    const t = given(true, theirs);
    t.do('0: use c as 0').passWhile();
    expect([t.offersKey('pick f'), t.offersKey('pick z')]).toEqual([true, false]);
    t.do('0: pick f', '0: pick z');
    expect([t.offersKey('pick v'), t.offersKey('pick w'), t.offersKey('pick c')]).toEqual([true, true, false]);
    t.do('0: pick v');
    t.passWhile(p => p.question === 'window.answer');
    expect(['f', 'z', 'v', 'd', 'c', 'e'].map(name => t.card(name).zone)).toEqual([
      'discard',
      'discard',
      'discard',
      'discard',
      'sacrificed',
      'squad',
    ]);
    expect([t.asked, t.question]).toEqual([0, 'awarding.announce']);
    const empty = given(true, theirs).do('0: use c as 0', '0: pick f', '0: pick z', '0: pick w').passWhile();
    expect([empty.card('w').zone, empty.card('e').wounded, empty.card('e').zone]).toEqual(['discard', false, 'squad']);
    const out = given(false, theirs);
    expect(out).toRefuse(out.key('use c as 0'), 'DOT 11.28');
    expect(given(true, { d: 'Hussar' })).toRefuse(given(true, { d: 'Hussar' }).key('use c as 0'), 'DOT 28.16');
  },
);

it.each(PROFILES)(
  'Meta Cannon goes back to the library, or is discarded when its bearer is removed (%s)',
  rules('DOT 19.6t', 'DOT 19.6s'),
  (profile: Profile) => {
    const given = (m: Plain): Table =>
      table(profile, {
        active: 'Petr',
        Jana: { destiny: 0, cohort: { d: { card: 'Necromutant', wounded: true, gear: { m } } }, library: { x: 'Hussar' } },
        Petr: { destiny: 0, cohort: { a: 'Destroyer' }, squad: { b: 'Sean Gallagher' } },
      });
    const dead = given('Meta Cannon').do('1: attack', '1: attacker b', '1: defender d', '1: fight');
    strike(dead);
    expect([dead.card('d').zone, dead.side(0).library.length, dead.happened('returned', { to: 'library' })]).toEqual(['discard', 2, true]);
    const gone = given('Meta Cannon').do('1: attack', '1: attacker a', '1: defender d', '1: fight');
    strike(gone);
    expect([gone.card('d').zone, gone.side(0).library.length, gone.card('m').zone]).toEqual(['sacrificed', 1, 'discard']);
  },
);

it('Meta Cannon: +4 Shoot and a killer, for the Dark Legion of Value 6 or less', () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Necromutant', gear: { m: 'Meta Cannon' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
  strike(t);
  expect([t.happened('killed', { card: t.id('d') }), strikes(t)[0]!.rating]).toEqual([true, 8]);
  const close = table('tournament', {
    Jana: { cohort: { a: { card: 'Necromutant', gear: { m: 'Meta Cannon' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  strike(close.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
  expect([close.happened('killed', { card: close.id('d') }), strikes(close)[0]!.rating]).toEqual([true, 4]);
  const u = table('tournament', {
    Jana: { hand: { m: 'Meta Cannon' }, cohort: { n: 'Nepharite of Algeroth', a: 'Necromutant' } },
    Petr: {},
  });
  expect([u.offersKey('play m on n'), u.offersKey('play m on a')]).toEqual([false, true]);
});

it('Rattlesnake: two attacks for one action, both targets named first', () => {
  const given = (inside: boolean): Table =>
    table('tournament', {
      Jana: { squad: { a: { card: 'Infantry', gear: { r: { card: 'Rattlesnake', inside }, w: 'AC-40 "Justifier"' } } } },
      Petr: { cohort: { d: 'Razide', e: 'Nepharite of Algeroth' } },
    });
  const t = given(true);
  expect(has(t.world, t.id('a'), 'noEquipment', null)).toBe(false);
  t.do('0: use r as 0', '0: pick d');
  expect([t.offersKey('pick d'), t.offersKey('pick e')]).toEqual([true, true]);
  t.do('0: pick d', '0: shoot');
  strike(t);
  expect(strikes(t)[0]!.rating).toBe(8);
  t.do('0: shoot');
  strike(t);
  expect(t.events.filter(event => event.type === 'paired').length).toBe(2);
  expect(given(false)).toRefuse(given(false).key('use r as 0'), 'DOT 28.16');
});
