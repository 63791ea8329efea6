import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { cast } from '../answered-spell.ts';

it('Reflection: the spell works on its caster, or not at all', rules('DOT 22.1'), () => {
  const back = cast('Reflection').do('1: play r').answered();
  expect([back.asked, back.offers]).toEqual([1, ['back', 'fizzle']]);
  back.do('1: back').passWhile();
  expect([back.card('a').wounded, back.card('b').wounded, back.happened('redirected')]).toEqual([false, true, true]);
  const none = cast('Reflection').do('1: play r').answered();
  none.do('1: fizzle').passWhile();
  expect([none.card('a').wounded, none.card('b').wounded, none.happened('cancelled')]).toEqual([true, true, true]);
});
it('Reflection: where its caster can be no target, it fails', () => {
  const t = cast('Reflection', false).do('1: play r').passWhile();
  expect([t.card('b').wounded, t.happened('cancelled'), t.card('s').zone]).toEqual([true, true, 'discard']);
  const spell = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: 'Summon Defense' }, squad: { a: 'Mystic' }, discard: { f: 'Factory' } },
    Petr: { destiny: 20, hand: { r: 'Reflection' } },
  });
  spell.do('0: play s', '0: spend 3', '1: play r').passWhile();
  expect([spell.happened('cancelled'), spell.side(0).destiny, spell.card('f').zone]).toEqual([true, 17, 'discard']);
});
