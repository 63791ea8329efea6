import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { table } from '../../fixture.ts';
import { kills, ratingsNow, strengthensChasseurs } from '../situations.ts';

it.each(['Coral Beach'])('%s strengthens the other Chasseurs of the same player', strengthensChasseurs);

it('Atilla III makes Cuirassiers deadly, himself too, and is immune to the Dark Symmetry', () => {
  const with_ = (a: string, boss = 'Atilla III'): boolean =>
    kills(table('tournament', { Jana: { squad: { boss, a } }, Petr: { squad: { d: 'Infantry' } } }));
  expect([with_('Cuirassier'), with_('Chasseur'), with_('Atilla III', 'Hussar'), with_('Cuirassier', 'Hussar')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const fear = (card: string): number => {
    const t = table('tournament', {
      Jana: { squad: { a: card } },
      Petr: { cohort: { d: { card: 'Razide', gear: { terror: 'Terror' } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return ratingsNow(t, 'a')[0]! - DEFINITIONS.find(({ name }) => name.en === card)!.ratings[0]!;
  };
  expect(fear('Atilla III')).toBe(0);
});
