import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';
import { type Words, strike, strikes } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Fortified Entrenchment: +2 Armor for defenders there, and 2 for each equipment card put in', rules('DOT 33.4', 'DOT 37.10'), () => {
  const t = table('tournament', {
    active: 'Petr',
    opened: true,
    Jana: {
      hand: { x: 'Punisher Handgun' },
      squad: { f: { card: 'Fortified Entrenchment', marks: 1 }, d: 'Hussar' },
    },
    Petr: { cohort: { a: 'Razide' } },
  });
  t.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
  expect(strikes(strike(t))[0]!.armour).toBe(7);
  const fed = table('tournament', { Jana: { hand: { x: 'Punisher Handgun' }, squad: { f: 'Fortified Entrenchment' } }, Petr: {} });
  fed.do('0: use f as 0', '0: pick x').passWhile();
  expect([fed.card('f').marks, fed.card('x').zone]).toEqual([1, 'discard']);
});

it(
  'Protective Wall hides up to three; when it falls they are wounded',
  rules('DOT 34.6', 'DOT 34.7', 'DOT 34.8', 'DOT 12.9', 'DOT 33.12', 'DOT 28.16', 'DOT 37.1'),
  () => {
    const t = table('tournament', {
      Jana: { squad: { w: 'Protective Wall', a: 'Hussar', b: 'Dragoon', c: 'Infantry', e: 'Samurai' }, cohort: { r: 'Razide' } },
      Petr: { hand: { i: 'Surprise Invasion!' }, squad: { x: 'Max Steiner' } },
    });
    expect(t).toRefuse(t.key('use w as 0 on r'), 'DOT 33.12');
    t.do('0: use w as 0 on a', '0: use w as 0 on b', '0: use w as 0 on c').passWhile();
    expect([isCapable(t.world, t.id('a')), isCapable(t.world, t.id('e'))]).toEqual([false, true]);
    untilTurn(t, 10);
    t.passWhile();
    t.do('1: play i on w').passWhile();
    expect(['a', 'b', 'c', 'e'].map(name => t.card(name).wounded)).toEqual([true, true, true, false]);
    expect(isCapable(t.world, t.id('a'))).toBe(true);
  },
);
it('Discreet Meeting Room: victory points by mercenaries', () => {
  const offers = (mine: Words): number => {
    const t = table('tournament', { Jana: { destiny: 0, squad: { a: 'Freelancer Patriarch', ...mine } }, Petr: {} });
    t.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
    return t.side(0).destiny > 0 ? 0 : t.offers.length;
  };
  expect([offers({}), offers({ m: 'Discreet Meeting Room' }) > 1]).toEqual([0, true]);
});
