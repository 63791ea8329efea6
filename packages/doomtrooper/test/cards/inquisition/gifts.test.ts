import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { strike } from '../situations.ts';

it('Evil Eye: the defender does not strike back unless his player pays 3', rules('DOT 3.32', 'DOT 7.24', 'DOT 24.6.1', 'DOT 28.19'), () => {
  const given = (destiny: number): Table =>
    table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Heretic', gear: { g: 'Evil Eye' } } } },
      Petr: { destiny, squad: { d: 'Free Marine' } },
    })
      .do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0')
      .answered();
  const t = strike(given(0).do('1: refuse'));
  expect(t.card('a').wounded).toBe(false);
  const u = given(3).do('1: pay');
  u.passWhile(p => p.question === 'window.answer' && p.asked !== 0);
  expect([u.side(1).destiny, u.offersKey('use g as 0')]).toEqual([0, false]);
  expect(strike(u).card('a').wounded).toBe(true);
  expect(given(0).offers).toEqual(['refuse']);
});

it('Shriek: anyone who is named pays 4 to attack, until your next turn', rules('DOT 7.24'), () => {
  const t = table('tournament', {
    Jana: { destiny: 4, cohort: { a: { card: 'Razide', gear: { g: 'Shriek' } } } },
    Petr: { destiny: 4, squad: { d: 'Hussar', e: 'Dragoon', f: 'Infantry' } },
  });
  t.do('0: use g as 0 on d', '0: also e').passWhile();
  expect(t.side(0).destiny).toBe(0);
  t.do('0: end').passWhile(p => p.question === 'window.answer');
  t.do('1: attack').passWhile();
  t.do('1: attacker d', '1: defender a');
  expect(t.side(1).destiny).toBe(0);
  const poor = table('tournament', {
    Jana: { destiny: 4, cohort: { a: { card: 'Razide', gear: { g: 'Shriek' } } } },
    Petr: { destiny: 3, squad: { d: 'Hussar', f: 'Infantry' } },
  });
  poor.do('0: use g as 0 on d', '0: stop').passWhile();
  poor.do('0: end').passWhile(p => p.question === 'window.answer');
  poor.do('1: attack').passWhile();
  expect([poor.offersKey('attacker d'), poor.offersKey('attacker f')]).toEqual([false, true]);
});
