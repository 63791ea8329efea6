import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { inWindow } from '../situations.ts';

it(
  'Pound of Flesh: the hand, a Doomtrooper or 20 destiny points, as its player chooses',
  rules('DOT 3.32', 'DOT 13.16', 'DOT 37.9', 'DOT 37.10', 'DOT 37.41'),
  () => {
    const given = (): Table =>
      inWindow(
        { cohort: { r: { card: 'Razide', gear: { p: 'Pound of Flesh' } } } },
        { destiny: 30, hand: { x: 'Forgery', y: 'Forgery' }, squad: { d: 'Hussar', e: 'Dragoon' }, cohort: { f: 'Razide' } },
      );
    const hand = given().do('0: use p as 0 at 1', '0: loseHand').passWhile();
    expect([hand.side(1).hand.length, hand.card('d').zone, hand.card('p').zone]).toEqual([0, 'squad', 'sacrificed']);
    const man = given().do('0: use p as 0 at 1', '0: loseWarrior');
    expect(man.offersKey('pick f')).toBe(false);
    man.do('0: pick e').passWhile();
    expect([man.side(1).hand.length, man.card('e').zone]).toEqual([2, 'discard']);
    expect(given().do('0: use p as 0 at 1', '0: loseDestiny').passWhile().side(1).destiny).toBe(10);
    const heretic = table('tournament', { Jana: { hand: { p: 'Pound of Flesh' }, cohort: { h: 'Heretic', r: 'Razide' } }, Petr: {} });
    expect([heretic.offersKey('play p on h'), heretic.offersKey('play p on r')]).toEqual([false, true]);
  },
);

it('Symmetry Flow: several copies of one general gift, but not for Heretics', rules('DOT 13.16'), () => {
  const given = (gear: object): boolean => {
    const t = table('tournament', {
      Jana: { hand: { g: 'Terror' }, cohort: { r: { card: 'Razide', gear: { t: 'Terror', ...gear } } } },
      Petr: {},
    });
    return t.offersKey('play g on r');
  };
  expect([given({}), given({ x: 'Symmetry Flow' })]).toEqual([false, true]);
  const t = table('tournament', { Jana: { hand: { x: 'Symmetry Flow' }, cohort: { h: 'Heretic', r: 'Razide' } }, Petr: {} });
  expect([t.offersKey('play x on h'), t.offersKey('play x on r')]).toEqual([false, true]);
});
