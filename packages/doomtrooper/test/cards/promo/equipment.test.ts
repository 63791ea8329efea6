import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { inWindow } from '../situations.ts';
import { table } from '../../fixture.ts';

it('Homing Missile lies on nobody and discards a vehicle', rules('DOT 37.10'), () => {
  const play = table('tournament', { Jana: { hand: { m: 'Homing Missile' } }, Petr: {} });
  play.do('0: play m').passWhile();
  expect(play.card('m').zone).toBe('player');
  const t = inWindow(
    { player: { m: 'Homing Missile' } },
    { squad: { h: { card: 'Hussar', gear: { v: 'Necromower', w: 'Combat Armor' } } } },
  );
  expect(t.offersKey('use m as 0 on w')).toBe(false);
  t.do('0: use m as 0 on v').passWhile();
  expect([t.card('v').zone, t.card('m').zone]).toEqual(['discard', 'discard']);
});

it('Bulletproof Vest: for personalities; discarded, it takes a Snipers! card away', rules('DOT 11.18', 'DOT 37.10', 'DOT 11.5'), () => {
  const t = table('tournament', { Jana: { hand: { v: 'Bulletproof Vest' }, squad: { p: 'Max Steiner', h: 'Hussar' } }, Petr: {} });
  expect([t.offersKey('play v on p'), t.offersKey('play v on h')]).toEqual([true, false]);
  const u = table('tournament', {
    at: 'window',
    Jana: {
      squad: { p: { card: 'Max Steiner', gear: { v: 'Bulletproof Vest', s: { card: 'Snipers!', by: 'Petr' }, c: 'Combat Armor' } } },
    },
    Petr: {},
  });
  expect(u.offersKey('use v as 0 on c')).toBe(false);
  u.do('0: use v as 0 on s').passWhile();
  expect([u.card('s').zone, u.card('v').zone]).toEqual(['discard', 'discard']);
});
