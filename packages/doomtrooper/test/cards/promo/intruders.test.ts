import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { warriorsOf } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';

it('Primal Bitch: not in the place of a team-mate’s warrior', rules('DOT DR-143'), () => {
  const offered = (of: string): boolean => {
    const t = table(
      'standard',
      { Jana: { destiny: 9, hand: { a: 'Hussar' } }, Petr: {}, Eva: {}, Tom: {}, [of]: { hand: { p: 'Primal Bitch' } } },
      { seats: 4, options: { mode: 'teams' } },
    );
    t.do('0: play a');
    let seen = false;
    t.passWhile(() => {
      seen ||= t.offersKey('play p');
      return t.card('a').zone === 'stack';
    });
    return seen;
  };
  expect([offered('Petr'), offered('Eva')]).toEqual([true, false]);
});
it('Primal Bitch: takes the place of a warrior, and no more come there', rules('DOT DR-143'), () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { a: 'Hussar', b: 'Hussar', l: 'Child of Ilian' }, squad: { x: 'Chasseur' } },
    Petr: { hand: { p: 'Primal Bitch' }, cohort: { r: 'Razide' } },
  });
  t.do('0: play a', '1: play p').passWhile();
  expect([t.card('p').zone, t.card('p').by, t.side(0).destiny, t.side(0).hand.length]).toEqual(['squad', 0, 7, 2]);
  expect([warriorsOf(t.world, 0).includes(t.id('p')), isCapable(t.world, t.id('p'))]).toEqual([true, false]);
  expect([t.refusal('play b'), t.offersKey('play l')]).toEqual(['DOT DR-143', true]);
  t.do('0: attack').passWhile(p => p.question === 'window.answer');
  expect(t.offersKey('attacker p')).toBe(false);
});
