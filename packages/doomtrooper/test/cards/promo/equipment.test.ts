import { expect, it } from 'vitest';
import { inWindow } from '../situations.ts';
import { table } from '../../fixture.ts';

it('Homing Missile lies on nobody and discards a vehicle', () => {
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
