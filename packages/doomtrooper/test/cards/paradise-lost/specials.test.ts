import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { attackWithoutDestiny, strike, strikes } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Lurker cannot be attacked, joins a combat of the tribe unseen and is gone after it', rules('DOT 34.6', 'DOT 34.7'), () => {
  const t = attackWithoutDestiny(
    { station: { a: 'Corsair' } },
    { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } },
  );
  expect(isCapable(t.world, t.id('l'))).toBe(false);
  t.do('1: use k as 0');
  strike(t).do('1: victory 6').passWhile();
  expect([strikes(t)[1]!.rating, t.card('k').zone, t.card('l').zone]).toEqual([12, 'discard', 'station']);
  const u = table('tournament', {
    opened: true,
    Jana: { station: { a: 'Corsair' } },
    Petr: { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } },
  });
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect(u.offers).toEqual([u.key('defender d')]);
});

it(
  'V-3: −2, and 2 more in each of your draw steps; it spreads in the area and outlives its bearer',
  rules('DOT 37.37', 'DOT 37.38', 'DOT 37.39'),
  () => {
    const t = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 30, hand: { v: 'V-3', v2: 'V-3', w: 'Wave of Righteousness' } },
      Petr: { station: { a: 'Max Steiner', b: 'Valerie Duval' }, squad: { c: 'Hussar' } },
    });
    t.do('0: play v on a').passWhile();
    const fightOf = (name: string): number => ratingOf(t.world, t.id(name), 0, null);
    expect([fightOf('a'), fightOf('b')]).toEqual([2, 8]);
    t.do('0: meditate');
    t.passWhile(p => p.asked !== 0);
    expect(t).toRefuse(t.key('play v2 on a'), 'DOT 37.38');
    untilTurn(t, 12);
    expect([fightOf('a'), fightOf('b')]).toEqual([0, 8]);
    untilTurn(t, 14);
    expect([fightOf('b'), fightOf('c')]).toEqual([6, 2]);
    untilTurn(t, 15);
    t.do('0: play w on a', '0: stop').passWhile();
    expect([t.card('v').host, fightOf('b')]).toEqual([t.id('b'), 4]);
  },
);
