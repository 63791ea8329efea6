import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Banishment sends a Dark Legion warrior home, what he carries is discarded', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Banishment' }, squad: { c: 'Archinquisitor Nikodemus', h: 'Hussar' } },
    Petr: { cohort: { d: { card: 'Razide', gear: { g: 'Dark Fire' } } } },
  });
  expect(t.offersKey('play s on h')).toBe(false);
  const before = t.side(1).hand.length;
  t.do('0: play s on d').passWhile();
  expect([t.card('g').zone, t.side(1).hand.length > before || t.happened('returned'), t.side(0).destiny]).toEqual(['discard', true, 4]);
});
