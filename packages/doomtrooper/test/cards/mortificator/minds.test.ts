import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { isDoomtrooper, isFollower, isHeretic, isLegion } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { ask, inWindow, ratingsOf, strike } from '../situations.ts';

it('Amnesia: he has no printed ability any more, for others either', rules('DOT 7.24', 'DOT 37.15'), () => {
  const t = inWindow({ hand: { x: 'Amnesia' } }, { squad: { m: 'Colonel Maxwell', a: 'Trencher' } });
  const before = ratingsOf(table('tournament', { Jana: {}, Petr: { squad: { m: 'Colonel Maxwell', a: 'Trencher' } } }), 'a');
  t.do('0: play x on m').passWhile();
  expect(ratingsOf(t, 'a')).toEqual([before[0]! - 6, before[1]! - 6, before[2]! - 6, before[3]]);
});
it('Amnesia: restrictions and attachments are left, and with the card it is over', rules('DOT 7.24'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { x: 'Amnesia' }, squad: { s: { card: 'Hussar', gear: { g: 'Special Forces Training' } } } },
    Petr: { squad: { m: { card: 'Mystic', gear: { c: 'Combat Armor' } }, d: 'Revisor' }, cohort: { u: 'Algeroth–Apostle of War' } },
  });
  const armour = ratingsOf(t, 'm')[2];
  t.do('0: play x on m');
  ask(t);
  expect([has(t.world, t.id('m'), 'casts:all', null), ratingsOf(t, 'm')[2]]).toEqual([false, armour]);
  ask(t.do('0: use g as 0 on x'));
  expect([t.card('x').zone, has(t.world, t.id('m'), 'casts:all', null)]).toEqual(['discard', true]);
  const u = table('tournament', {
    at: 'window',
    Jana: { hand: { x: 'Amnesia' } },
    Petr: { cohort: { u: 'Algeroth–Apostle of War' } },
  });
  u.do('0: play x on u').passWhile();
  expect([has(u.world, u.id('u'), 'neverFights', null), has(u.world, u.id('u'), 'anyEquipment', null)]).toEqual([true, false]);
});

it('Embassy: a fortification of anybody works for its player as well', rules('DOT 19.2'), () => {
  const t = table('tournament', {
    Jana: { hand: { e: 'Embassy' }, squad: { a: 'Clansman' }, cohort: { c: 'Unholy Carronade' } },
    Petr: { squad: { f: 'Fukido', b: 'Clansman' } },
  });
  const before = ratingsOf(t, 'a');
  ask(t.do('0: meditate', '0: play e on f'));
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'b')[2]! - before[2]!]).toEqual([[before[0], before[1], before[2]! + 2, before[3]], 2]);
});
it('Embassy: goes with the fortification', rules('DOT 19.2'), () => {
  const t = table('tournament', {
    actions: 5,
    Jana: { hand: { e: 'Embassy' }, squad: { a: 'Clansman' }, cohort: { c: 'Unholy Carronade' } },
    Petr: { squad: { f: 'Fukido' } },
  });
  const before = ratingsOf(t, 'a');
  ask(t.do('0: meditate', '0: play e on f', '0: use c as 0 on f'));
  expect([t.card('f').zone, t.card('e').zone, ratingsOf(t, 'a')]).toEqual(['discard', 'discard', before]);
});

it(
  'Mindslayer: no wound in a Fight, but the abilities and the specials on him are gone',
  rules('DOT DR-106', 'DOT 7.24', 'DOT 37.10'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: { card: 'Mortificator', gear: { w: { card: 'Punisher Combo', gear: { g: 'Mindslayer' } } } } } },
      Petr: { destiny: 0, squad: { d: { card: 'Revisor', gear: { s: 'Special Forces Training', n: 'Amnesia' } } } },
    });
    strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
    expect([t.asked, t.offers.toSorted()]).toEqual([0, ['stop', t.key('pick s'), t.key('pick n')].toSorted()]);
    t.do('0: pick s', '0: pick n').passWhile();
    expect([t.card('d').wounded, t.card('s').zone, t.card('n').zone, t.card('g').zone]).toEqual([false, 'discard', 'discard', 'attached']);
    expect(has(t.world, t.id('d'), 'casts:mentalism', null)).toBe(false);
  },
);

it('Moral Decay: a Doomtrooper becomes a follower of Demnogonis in your Kohort', rules('DOT 35.1', 'DOT 19.5', 'DOT 37.9'), () => {
  const t = table('tournament', {
    Jana: { cohort: { c: { card: 'Curator', gear: { g: 'Moral Decay' } } } },
    Petr: { squad: { d: { card: 'Revisor', gear: { m: 'Combat Armor' } }, p: 'Sean Gallagher' } },
  });
  expect([t.offersKey('use g as 0 on d'), t.offersKey('use g as 0 on p'), t.offersKey('use g as 0 on c')]).toEqual([true, false, false]);
  ask(t.do('0: use g as 0 on d'));
  const d = t.id('d');
  expect([t.card('d').by, t.card('d').zone, t.card('m').zone, t.card('g').zone]).toEqual([0, 'cohort', 'discard', 'sacrificed']);
  expect([isLegion(t.world, d), isDoomtrooper(t.world, d), isHeretic(t.world, d), isFollower(t.world, d, 'demnogonis')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(has(t.world, d, 'casts:mentalism', null)).toBe(false);
});
