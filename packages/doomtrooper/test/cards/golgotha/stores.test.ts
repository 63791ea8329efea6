import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { contentsOf } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { ask, inPhase, ratingsOf, strike } from '../situations.ts';

const armory = () =>
  table('tournament', {
    Jana: {
      squad: {
        f: 'Armory',
        a: { card: 'Hussar', gear: { m: 'Violator Sword', s: 'Punisher Combo' } },
        b: 'Hussar',
        v: 'Sea Lion',
      },
    },
    Petr: {},
  });
it('Armory: a warrior puts his equipment into it for one action, where it does nothing', rules('DOT DR-108'), () => {
  const t = armory()
    .do('0: use f as 0 on a', '0: pick m', '0: pick s')
    .passWhile(p => p.question === 'window.answer');
  expect([contentsOf(t.world, t.id('f')), ratingsOf(t, 'a'), t.world.pools[0]!.open]).toEqual([[t.id('m'), t.id('s')], [2, 2, 3, 2], 2]);
  ask(t.do('0: use f as 1 on b'));
  expect([t.offersKey('pick m'), t.offersKey('pick s')]).toEqual([true, true]);
  ask(t.do('0: pick m', '0: stop'));
  expect([t.card('m').host, t.card('s').zone, t.world.pools[0]!.open]).toEqual([t.id('b'), 'stored', 1]);
});
it('Armory: it holds five, and only what a warrior may have comes out', () => {
  const t = armory().do('0: use f as 0 on a', '0: pick m', '0: stop');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.offersKey('use f as 1 on b'), t.offersKey('use f as 1 on v')]).toEqual([true, false]);
  const full = table('tournament', {
    Jana: {
      squad: { f: 'Armory', a: { card: 'Hussar', gear: Object.fromEntries([1, 2, 3, 4, 5, 6].map(i => [`p${i}`, 'Punisher Combo'])) } },
    },
    Petr: {},
  });
  full
    .do('0: use f as 0 on a', '0: pick p1', '0: pick p2', '0: pick p3', '0: pick p4', '0: pick p5')
    .passWhile(p => p.question === 'window.answer');
  expect([contentsOf(full.world, full.id('f')).length, full.offersKey('use f as 0 on a')]).toEqual([5, false]);
});
it('Armory: lost, it takes everything along', rules('DOT DR-108'), () => {
  const t = table('tournament', {
    Jana: { squad: { f: 'Armory', a: { card: 'Hussar', gear: { m: 'Combat Armor' } } }, cohort: { u: 'Unholy Carronade' } },
    Petr: {},
    actions: 5,
  });
  ask(t.do('0: use f as 0 on a', '0: pick m'));
  expect(t.card('m').zone).toBe('stored');
  ask(t.do('0: use u as 0 on f'));
  expect([t.card('f').zone, t.card('m').zone]).toEqual(['discard', 'discard']);
});

const impaled = (victim: object | string, hand: object = {}) => {
  const t = table('tournament', {
    Jana: { destiny: 20, hand: { i: 'Impale', j: 'Impale', ...hand }, cohort: { a: 'Razide' } },
    Petr: { destiny: 20, squad: { d: victim as never, e: 'Hussar' } },
  });
  return t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play i on a');
};
it('Impale: whom he wounds is removed from the game, for his Value in Armor', rules('DOT 24.5.14', 'DOT 37.9'), () => {
  const t = strike(impaled('Hussar'));
  expect([t.card('d').zone, ratingsOf(t, 'a')[2], t.side(0).victory, t.happened('pointsAnnounced')]).toEqual([
    'sacrificed',
    ratingsOf(table('tournament', { Jana: { cohort: { a: 'Razide' } }, Petr: {} }), 'a')[2]! + 2,
    0,
    false,
  ]);
});
it('Impale: nor are points earned where he kills, and he has one trophy', () => {
  const t = strike(impaled({ card: 'Hussar', wounded: true }));
  expect([t.happened('killed'), t.card('d').zone, t.side(0).victory]).toEqual([true, 'sacrificed', 0]);
  const u = table('tournament', {
    Jana: { destiny: 20, hand: { i: 'Impale', j: 'Impale' }, cohort: { a: 'Razide' } },
    Petr: { squad: { d: 'Hussar', e: 'Hussar' } },
    actions: 3,
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play i on a');
  u.passWhile(p => p.question === 'window.answer' && !inPhase('status')(p));
  expect(u.offersKey('play j on a')).toBe(false);
});
