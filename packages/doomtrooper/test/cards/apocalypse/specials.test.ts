import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { inWindow } from '../situations.ts';
import { PROFILES, table } from '../../fixture.ts';

it('A Second Chance brings a sacrificed card back into the library', rules('DOT 37.20', 'DOT 37.9'), () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      at: 'window',
      Jana: { hand: { c: 'A Second Chance' }, sacrificed: { x: 'Positive Karma' }, library: {} },
      Petr: {},
    });
    t.do('0: play c', '0: pick x').passWhile();
    expect([t.side(0).sacrificed, t.happened('returned', { card: t.id('x'), to: 'library' })]).toEqual([[t.id('c')], true]);
  }
});

it('Total War! lets any warrior attack any other player’s, as long as it lies on the table', () => {
  const t = table('standard', { Jana: { hand: { w: 'Total War!' }, squad: { a: 'Hussar' } }, Petr: { squad: { d: 'Dragoon' } } });
  expect(t.offersKey('attack')).toBe(false);
  t.do('0: play w').passWhile();
  expect(t.card('w').zone).toBe('table');
  const u = table('standard', { Jana: { squad: { a: 'Hussar' }, table: { w: 'Total War!' } }, Petr: { squad: { d: 'Dragoon' } } });
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect(u.offersKey('defender d')).toBe(true);
});

it('Inner Shame discards a KI power', () => {
  const t = inWindow(
    { hand: { s: 'Inner Shame' } },
    { squad: { d: { card: 'Samurai', gear: { k: 'Hands of Stone', m: 'Combat Armor' } } } },
  );
  expect(t.offersKey('play s on m')).toBe(false);
  t.do('0: play s on k').passWhile();
  expect(t.card('k').zone).toBe('discard');
});
