import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { giftInCombat, strikes } from '../../situations.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([
  ['Insane Dance', 'Zenithian Soulslayer', 'fight', [7, 6, 0, 3]],
])('%s on %s by %s', giftInCombat);

it('Confuse changes the tactic of its bearer’s combat', rules('DOT 28.19', 'DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Confuse' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0').passWhile();
  expect(strikes(t)[0]!.rating).toBe(2);
});

it('Send Dreams covers an enemy for 5', rules('DOT 9.18', 'DOT 28.16'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 5, cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Send Dreams' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: use g as 0 on d').passWhile();
  expect(t.card('d').covered).toBe(true);
});

it('Confuse changes the tactic more than once, but not back and forth for nothing', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Confuse' } } } },
    Petr: { hand: { b: 'Powerful Blow' }, squad: { d: 'Max Steiner' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0');
  while (t.world.announced.length) t.answer(t.asked!, 'pass');
  expect(t.world.fights[0]!.tactic).toBe('shoot');
  if (t.asked === 1) t.answer(1, 'pass');
  expect([t.asked, t.offersKey('use g as 0')]).toEqual([0, false]);
  t.do('1: play b on d', '0: use g as 0');
  while (t.world.announced.length) t.answer(t.asked!, 'pass');
  expect(t.world.fights[0]!.tactic).toBe('fight');
});

it('Sleep: one warrior out of combat until your next turn', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Sleep' } } } },
    Petr: { squad: { d: 'Hussar', e: 'Hussar' } },
  });
  t.do('0: use g as 0 on d', '0: attack', '0: attacker a');
  expect(t).toOffer([t.key('defender e')]);
});

it('Wind of Insanity hurts all whose Armor it reaches, and is no attack', () => {
  const t = table('tournament', {
    Jana: { destiny: 15, cohort: { a: { card: 'Zenithian Soulslayer', gear: { g: 'Wind of Insanity' } } } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: use g as 0', '0: spend 15').passWhile();
  expect([t.card('d').wounded, t.world.pools[0]!.open]).toEqual([true, 2]);
});
