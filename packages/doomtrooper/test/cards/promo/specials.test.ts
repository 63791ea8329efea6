import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table, type Table } from '../../fixture.ts';
import { attack } from '../situations.ts';

it('Perfect Hit kills a Dark Legion warrior for his Value, and nothing saves him', rules('DOT 24.7.8'), () => {
  const given = (tactic: string, destiny = 7): Table =>
    attack(
      { destiny, hand: { x: 'Perfect Hit' }, squad: { a: 'Hussar' } },
      { hand: { n: 'Narrow Escape!' }, cohort: { d: 'Razide' } },
      tactic,
    );
  const t = given('fight');
  expect(t.offersKey('play x on a')).toBe(false);
  t.do('0: play x on d', '0: victory 7').passWhile();
  expect([t.card('d').zone, t.side(0).victory, t.side(0).destiny, t.card('x').zone, t.happened('struck')]).toEqual([
    'discard',
    7,
    0,
    'sacrificed',
    false,
  ]);
  expect([given('shoot').offersKey('play x on d'), given('fight', 6).offersKey('play x on d')]).toEqual([false, false]);
});

it('Stranglehold: no actions, until his player pays his Value', () => {
  const play = table('tournament', { Jana: { hand: { s: 'Stranglehold' } }, Petr: { squad: { a: 'Hussar' } } });
  play.do('0: play s on a').passWhile();
  expect(has(play.world, play.id('a'), 'noActions', null)).toBe(true);
  const bound = (destiny: number): Table =>
    table('tournament', {
      at: 'window',
      Jana: { destiny, squad: { a: { card: 'Hussar', gear: { s: { card: 'Stranglehold', by: 'Petr' } } } } },
      Petr: {},
    });
  expect(bound(1).offersKey('use s as 0 on a')).toBe(false);
  const t = bound(5).do('0: use s as 0 on a').passWhile();
  expect([t.card('s').zone, t.side(0).destiny]).toEqual(['discard', 3]);
});

it('By the Throat: the defender does not strike back in a Fight', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { x: 'By the Throat' }, squad: { a: 'Hussar' } },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  t.passWhile(p => p.asked !== 0);
  expect(t.offersKey('play x on d')).toBe(false);
  t.do('0: play x on a').passWhile();
  expect([t.happened('struck'), t.card('a').zone, t.card('a').wounded]).toEqual([true, 'squad', false]);
});
