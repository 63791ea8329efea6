import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { cast } from '../answered-spell.ts';

it('Redirect: the spell works on another whom it could be cast on, your own too', rules('DOT 22.1'), () => {
  const t = cast('Redirect').do('1: play r').answered();
  expect(t.offers.toSorted()).toEqual([t.key('pick a'), t.key('pick d')].toSorted());
  t.do('1: pick d').passWhile();
  expect([t.card('b').wounded, t.card('d').wounded]).toEqual([true, false]);
});
it('Redirect needs another target', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      destiny: 20,
      hand: { s: 'Exorcise Injuries', o: 'Positive Karma' },
      squad: { a: 'Mystic', b: { card: 'Hussar', wounded: true } },
    },
    Petr: { destiny: 20, hand: { r: 'Redirect' }, squad: { e: 'Infantry' } },
  });
  t.do('0: play s on b');
  while (t.asked === 0 && t.question !== 'window.answer') t.do(`0: ${t.offers.includes('stop') ? 'stop' : t.offers[0]}`);
  expect(t.offersKey('play r')).toBe(false);
  const special = table('tournament', {
    at: 'window',
    Jana: { hand: { o: 'Positive Karma' } },
    Petr: { hand: { r: 'Redirect', x: 'Reflection' } },
  });
  special.do('0: play o');
  expect([special.offersKey('play r'), special.offersKey('play x')]).toEqual([false, false]);
});
