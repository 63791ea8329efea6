import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { inWindow } from '../situations.ts';

it('Dagger of Sacrifice: a member of the Brotherhood goes, and the spell has no effect', rules('DOT 37.41'), () => {
  const t = inWindow(
    { squad: { m: 'Mystic', h: 'Hussar' }, cohort: { r: { card: 'Razide', gear: { g: 'Dagger of Sacrifice' } } } },
    { hand: { s: 'Arctic Wave' }, squad: { q: 'Mystic' } },
  );
  t.do('1: play s');
  t.passWhile(p => p.asked !== 0);
  expect([t.offersKey('use g as 0 on h'), t.offersKey('use g as 0 on q')]).toEqual([false, false]);
  t.do('0: use g as 0 on m').passWhile();
  expect([t.card('m').zone, t.happened('cancelled', { card: t.id('s') }), t.happened('strengthened')]).toEqual(['discard', true, false]);
});
