import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { attack, strike, strikes } from '../situations.ts';

it(
  'Panic Button: a comrade’s ratings and abilities are added, and only the bearer is struck',
  rules('DOT 25.7', 'DOT 28.16', 'DOT 28.19', 'DOT 37.9'),
  () => {
    const t = attack(
      { squad: { a: 'Hussar' } },
      {
        squad: {
          d: { card: 'Infantry', gear: { p: 'Panic Button' } },
          h: 'Sea Lion',
          s: 'Big Bob Watts',
          o: 'Dragoon',
          v: { card: 'Infantry', covered: true },
        },
        station: { c: 'Infantry' },
      },
      'fight',
    );
    t.do('1: use p as 0');
    t.passWhile(p => p.question === 'window.answer');
    expect([t.offersKey('pick s'), t.offersKey('pick o'), t.offersKey('pick c'), t.offersKey('pick d'), t.offersKey('pick v')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    t.do('1: pick s');
    strike(t);
    expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour, t.happened('strengthened', { ratings: [5, 8, 7, 7] })]).toEqual([7, 9, true]);
    expect([t.card('p').zone, t.card('s').wounded, t.card('a').wounded]).toEqual(['sacrificed', false, true]);
    const killer = attack(
      { squad: { a: 'Hussar' } },
      { cohort: { d: { card: 'Heretic', gear: { p: 'Panic Button' } }, k: 'Destroyer' } },
      'fight',
    );
    killer.do('1: use p as 0', '1: pick k');
    strike(killer);
    expect(killer.card('a').zone).toBe('sacrificed');
  },
);

it('Robbed Blind empties who has a Cardinal’s Bank', rules('DOT 3.32'), () => {
  const given = (b: string): Table =>
    table('tournament', {
      Jana: { destiny: 1, hand: { r: 'Robbed Blind' } },
      Petr: { destiny: 13, squad: { b, a: 'Hussar' } },
    });
  const t = given("Cardinal's Bank").do('0: play r at 1').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny, t.card('r').zone, t.world.pools[0]!.open]).toEqual([14, 0, 'sacrificed', 1]);
  expect(given('Hideout')).toRefuse(given('Hideout').key('play r at 1'), 'DOT 28.16');
});
