import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { combat, fightWithoutDestiny } from '../../situations.ts';

it('Portents of Victory pays 2 destiny points for each victory point', rules('DOT 24.8.6'), () => {
  const t = combat(
    { destiny: 0, hand: { s: 'Portents of Victory' }, squad: { a: 'Sean Gallagher' } },
    { cohort: { d: { card: 'Child of Ilian', wounded: true } } },
    'fight',
    '0: victory 2 destiny 0',
    '0: play s',
  ).passWhile();
  expect(t.side(0)).toMatchObject({ victory: 2, destiny: 4 });
});

it('Sworn Vengeance wounds anyone who killed a Mishima warrior, once for a combat', rules('DOT 22.1'), () => {
  const t = fightWithoutDestiny(
    { cohort: { a: 'Razide' } },
    { hand: { s: 'Sworn Vengeance', r: 'Sworn Vengeance' }, squad: { d: { card: 'Samurai', wounded: true } } },
  );
  t.do('1: play s');
  while (t.world.announced.length + t.world.harms.length > 0) t.answer(t.asked!, 'pass');
  t.passWhile(p => p.asked !== 1);
  expect([t.card('a').wounded, t.offersKey('play r')]).toEqual([true, false]);
  const u = fightWithoutDestiny(
    { cohort: { a: { card: 'Razide', wounded: true } } },
    { hand: { s: 'Sworn Vengeance' }, squad: { d: { card: 'Samurai', wounded: true } } },
  );
  u.do('1: play s', '1: victory 7').passWhile();
  expect([u.card('a').zone, u.side(1).victory]).toEqual(['discard', 7]);
});
