import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { combat, spellInCombat, strikes, window } from '../../situations.ts';

it.each<[string, string, string, string, number, number]>([
  ['Explosion', 'Mystic', 'fight', 'spend 6', 14, 4],
  ['Levitation', 'Mystic', 'fight', 'spend 3', 7, 7],
  ['Shield', 'Mystic', 'fight', 'spend 5', 4, 9],
  ['Strike', 'Mystic', 'shoot', 'spend 5', 9, 4],
])('%s by %s (%s, %s): %i against, Armor %i', spellInCombat);

it.each([
  [4, 'Inquisitor Majoris', 7],
  [6, 'Max Steiner', 4],
  [10, 'Razide', 9],
])('Phantasm for %i copies %s: Fight %i', rules('DOT 21.14'), (sum, model, rating) => {
  const t = combat(
    { hand: { s: 'Phantasm' }, squad: { a: 'Mystic', b: 'Inquisitor Majoris', c: 'Max Steiner' } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s on a',
    `0: spend ${sum}`,
    `0: pick ${{ 'Inquisitor Majoris': 'b', 'Max Steiner': 'c', Razide: 'd' }[model]}`,
  );
  expect([strikes(t)[0]!.rating, t.side(0).destiny]).toEqual([rating, 20 - sum]);
});

it('Phantasm for 4 copies the Brotherhood only', () => {
  const t = table('tournament', {
    Jana: { destiny: 4, hand: { s: 'Phantasm' }, squad: { a: 'Mystic', b: 'Valkyrie', c: 'Max Steiner' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s on a', '0: spend 4');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual([t.key('pick b')]);
});

it('Teleportation moves equipment within a Squad or back to hand, one card a point', rules('DOT 37.15', 'DOT 11.1'), () => {
  const t = window(
    {
      hand: { s: 'Teleportation' },
      squad: { m: 'Mystic', a: { card: 'Hussar', gear: { x: 'Composite Armor', y: 'Punisher Handgun' } } },
    },
    {},
    '0: play s',
    '0: spend 2',
    '0: pick x',
    '0: pick m',
    '0: pick y',
    '0: hand',
  );
  expect([t.card('x').host, t.card('y').zone, t.side(0).destiny]).toEqual([t.id('m'), 'hand', 18]);
});
