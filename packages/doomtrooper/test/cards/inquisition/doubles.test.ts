import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';

const doubled = () =>
  table('tournament', {
    Jana: { destiny: 9, hand: { d: 'Double Duty', m: 'Lucky Shot' }, squad: { x: 'Hussar' } },
    Petr: { destiny: 0, squad: { a: { card: 'Chasseur', gear: { c: 'Combat Armor' } }, b: 'Hussar' } },
  });
it('Double Duty: a second copy of an opponent’s warrior, with what he carries', rules('DOT DR-146'), () => {
  const t = doubled().do('0: play d on a');
  t.passWhile();
  expect([t.card('d').zone, t.card('d').by, t.card('d').def]).toEqual(['squad', 0, t.card('a').def]);
  expect(ratingsOf(t, 'd')).toEqual(ratingsOf(t, 'a'));
});
it('Double Duty: he never attacks himself', rules('DOT DR-146', 'DOT 24.2.1'), () => {
  const t = doubled().do('0: play d on a', '0: attack', '0: attacker d');
  t.passWhile();
  expect([t.offersKey('defender a'), t.offersKey('defender b')]).toEqual([false, true]);
});
it('Double Duty: what wounds or kills one wounds or kills both, for points once', rules('DOT DR-146', 'DOT 24.8.1'), () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { d: 'Double Duty' }, squad: { x: 'Big Bob Watts' } },
    Petr: { destiny: 0, cohort: { a: { card: 'Razide', wounded: true } } },
  }).do('0: play d on a');
  t.passWhile();
  expect(t.card('d').wounded).toBe(true);
  t.do('0: attack', '0: attacker x', '0: defender a', '0: shoot').passWhile();
  t.do(`0: ${t.offers.find(key => key.startsWith('victory') && key.endsWith('destiny 0'))!}`).passWhile();
  expect([t.card('a').zone, t.card('d').zone, t.world.cards[t.id('d')]!.was, t.all('victoryGained')]).toMatchObject([
    'discard',
    'discard',
    null,
    [{}],
  ]);
});

const formation = (petr: object = {}) =>
  table('tournament', {
    at: 'window',
    Jana: {
      destiny: 9,
      hand: { f: 'Tight Formation' },
      squad: { a: 'Hussar', b: { card: 'Hussar', gear: { m: 'Combat Armor' } }, c: 'Chasseur' },
    },
    Petr: { destiny: 9, squad: { e: 'Hussar' }, ...(petr as { hand?: { x: string } }) },
  });
it('Tight Formation: warriors of one name become one, of anybody’s', rules('DOT DR-147', 'DOT 18.2', 'DOT 28.16'), () => {
  const t = formation().do('0: play f on a');
  t.passWhile(p => p.question === 'window.answer' && p.asked !== 0);
  expect([t.offersKey('use a as 0 on b'), t.offersKey('use a as 0 on c'), t.offersKey('use a as 0 on e')]).toEqual([true, false, false]);
  t.do('0: use a as 0 on b');
  t.passWhile(() => t.asked !== 1 || !t.offersKey('use a as 0 on e'));
  t.do('1: use a as 0 on e').passWhile();
  expect([t.card('b').zone, t.card('e').zone, t.card('m').host]).toEqual(['stored', 'stored', t.id('a')]);
  // 2/2/3/2, Combat Armor, and two more men.
  const plain = table('tournament', { Jana: { squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } } }, Petr: {} });
  expect(ratingsOf(t, 'a')).toEqual(ratingsOf(plain, 'a').map(n => n + 4));
});
it('Tight Formation: it holds and grows without the card', rules('DOT DR-147'), () => {
  const t = formation({ hand: { x: 'Eternal Curse' } }).do('0: play f on a', '0: use a as 0 on b');
  t.do('1: play x on a');
  t.passWhile(() => t.card('f').zone === 'attached');
  expect([t.card('f').zone, t.card('b').zone]).toEqual(['discard', 'stored']);
  t.passWhile(() => t.asked !== 1 || !t.offersKey('use a as 0 on e'));
  t.do('1: use a as 0 on e').passWhile();
  expect([ratingsOf(t, 'a')[0], has(t.world, t.id('a'), 'artImmune', null)]).toEqual([6, false]);
});
it('Tight Formation: no personality, and all go together', rules('DOT DR-108'), () => {
  const t = table('tournament', { at: 'window', Jana: { hand: { f: 'Tight Formation' }, squad: { p: 'Big Bob Watts' } }, Petr: {} });
  expect(t).toRefuse(t.key('play f on p'), 'DOT 28.16');
  const u = formation({ destiny: 20, hand: { w: 'Wave of Righteousness' } }).do('0: play f on a', '0: use a as 0 on b');
  u.passWhile(() => u.asked !== 1 || u.card('b').zone !== 'stored');
  u.do('1: play w on a', '1: stop').passWhile(() => u.card('a').zone === 'squad');
  expect(['a', 'b', 'm', 'c'].map(name => u.card(name).zone)).toEqual(['discard', 'discard', 'discard', 'squad']);
});
