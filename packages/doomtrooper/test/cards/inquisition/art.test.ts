import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { spellInCombat, window } from '../situations.ts';

it('Summon Spell casts out of the discard pile for 2, out of the library for 4', () => {
  const t = window(
    { hand: { s: 'Summon Spell' }, discard: { i: 'Item Vision', x: 'Shield', y: 'Hussar' }, squad: { m: 'Mystic' } },
    { hand: { z: 'Doomed' } },
    '0: play s',
    '0: spend 2',
    '0: play i at 1',
    '0: spend 4',
    '0: stop',
  );
  expect([t.side(0).destiny, t.card('i').zone, t.card('s').zone, t.happened('looked', { at: 1 })]).toEqual([
    14,
    'discard',
    'sacrificed',
    true,
  ]);
  const u = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: 'Summon Spell' }, library: { i: 'Item Vision' }, squad: { m: 'Mystic' } },
    Petr: { hand: { z: 'Doomed' } },
  });
  u.do('0: play s', '0: spend 4', '0: play i at 1', '0: spend 4', '0: stop').passWhile();
  expect(u.side(0).destiny).toBe(12);
});

it('Summon Spell fetches Repudiate in answer to a special', rules('DOT 28.10', 'DOT 28.12'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { k: 'Positive Karma' } },
    Petr: { destiny: 2, hand: { s: 'Summon Spell' }, discard: { r: 'Repudiate' }, squad: { m: 'Mystic' } },
  });
  t.do('0: play k', '1: play s', '1: spend 2', '1: play r').passWhile();
  expect([t.side(0).destiny, t.card('r').zone, t.happened('cancelled', { card: t.id('k') })]).toEqual([9, 'sacrificed', true]);
});

it('Enlarge: +2 to all ratings of a combatant for each 6 destiny points', () => {
  // A Changeling caster of the base set: Keeper of the Art 3/3/5, who counts destiny points twice.
  spellInCombat('Enlarge', 'Keeper of the Art', 'fight', 'spend 12', 11, 13);
});
