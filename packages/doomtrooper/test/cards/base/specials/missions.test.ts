import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { fightWithoutDestiny, window } from '../../situations.ts';

it('Botched Orders and Desperate Measures discard missions', () => {
  const one = window(
    { hand: { s: 'Botched Orders' } },
    { squad: { a: { card: 'Hussar', gear: { m: 'Nepharite Hunt' } } } },
    '0: play s on m',
  );
  expect(one.card('m').zone).toBe('discard');
  const all = window(
    { hand: { s: 'Desperate Measures' }, squad: { b: { card: 'Hussar', gear: { n: 'Nepharite Hunt' } } } },
    { squad: { a: { card: 'Hussar', gear: { m: 'Nepharite Hunt' } } } },
    '0: play s',
  );
  expect([all.card('m').zone, all.card('n').zone]).toEqual(['discard', 'discard']);
});

it('File Transfer moves a mission to another warrior, or to another player', rules('DOT 14.4', 'DOT 14.8'), () => {
  const t = window(
    {
      hand: { f: 'File Transfer', g: 'File Transfer' },
      squad: { a: { card: 'Hussar', gear: { m: 'Suicide Mission' } }, b: 'Dragoon' },
      player: { p: 'Destroy Kohort' },
    },
    {},
    '0: play f on m',
    '0: pick b',
  );
  expect(t.card('m').host).toBe(t.id('b'));
  t.do('0: meditate', '0: play g on p', '0: holder 1').passWhile();
  expect([t.card('p').at, t.card('p').by]).toEqual([1, 0]);
});

it('Undercover Agents discards a mission for each 3 destiny points', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { destiny: 7, hand: { u: 'Undercover Agents' } },
    Petr: { squad: { a: { card: 'Hussar', gear: { m: 'Suicide Mission', n: 'Fifteen Minutes of Fame', o: 'Flush Out the Coward' } } } },
  });
  t.do('0: play u on m', '0: also o').passWhile();
  expect([t.card('m').zone, t.card('n').zone, t.card('o').zone, t.side(0).destiny]).toEqual(['discard', 'attached', 'discard', 1]);
});

it('Secret Mission takes the reward of a mission met before it was shown', rules('DOT 14.12'), () => {
  const t = fightWithoutDestiny(
    { hand: { s: 'Secret Mission', m: 'Fifteen Minutes of Fame', o: 'Nepharite Hunt' }, squad: { a: 'Hussar' } },
    { squad: { d: 'Max Steiner', e: { card: 'Fay & Klaus', wounded: true } } },
  );
  expect(t.world.secrets).toEqual([]);
  const u = fightWithoutDestiny(
    {
      hand: { s: 'Secret Mission', m: 'Fifteen Minutes of Fame', o: 'Nepharite Hunt' },
      squad: { a: { card: 'Hussar', gear: { w: 'Cybernetic Power Arm' } } },
    },
    { squad: { d: { card: 'Fay & Klaus', wounded: true } } },
  );
  u.do('0: play s', '0: pick m', '0: victory 5').passWhile();
  expect([u.side(0).victory, u.card('m').zone, u.card('s').zone]).toEqual([5, 'discard', 'discard']);
});

it('Spy in the Ranks takes the points of a mission, and its warrior is discarded', rules('DOT 24.8.6', 'DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Hussar', gear: { m: 'Fifteen Minutes of Fame', w: 'Cybernetic Power Arm' } } } },
    Petr: { hand: { s: 'Spy in the Ranks' }, squad: { d: { card: 'Fay & Klaus', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 5', '1: play s').passWhile();
  expect([t.side(1).victory, t.card('a').zone]).toEqual([5, 'discard']);
  t.do('0: victory 5').passWhile();
  expect(t.side(0).victory).toBe(5);
});

it('cancels Spy in the Ranks: the points of the mission stay where they were', () => {
  const t = table('tournament', {
    Jana: {
      destiny: 0,
      hand: { noise: 'Miscommunication' },
      squad: { a: { card: 'Hussar', gear: { m: 'Fifteen Minutes of Fame', w: 'Cybernetic Power Arm' } } },
    },
    Petr: { hand: { spy: 'Spy in the Ranks' }, squad: { d: { card: 'Fay & Klaus', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 5', '1: play spy', '0: play noise').passWhile();
  expect(t.happened('cancelled', { card: t.id('spy') })).toBe(true);
  expect([t.side(1).victory, t.card('a').zone]).toEqual([0, 'squad']);
});
