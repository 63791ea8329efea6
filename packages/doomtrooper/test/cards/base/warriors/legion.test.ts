import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, duel, strikes } from '../../situations.ts';

it('Billy takes the gift of an Apostle for 5 destiny points more', rules('DOT 13.3'), () => {
  const t = table('tournament', { Jana: { destiny: 5, hand: { g: 'Hand of Death', h: 'Dark Fire' }, cohort: { b: 'Billy' } }, Petr: {} });
  t.do('0: play h on b').passWhile();
  expect(t.side(0).destiny).toBe(5);
  t.do('0: play g on b').passWhile();
  expect([t.side(0).destiny, t.card('g').host]).toEqual([0, t.id('b')]);
  const poor = table('tournament', { Jana: { destiny: 4, hand: { g: 'Hand of Death' }, cohort: { b: 'Billy' } }, Petr: {} });
  expect(poor).toRefuse(poor.key('play g on b'), 'DOT 3.32');
});

it.each<[string, Ability]>([
  ['Nepharite of Algeroth', 'artImmune'],
  ['Alakhai the Cunning', 'anyGift'],
])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Blessed Legionnaire kills whom it wounds', () =>
  expect(duel('Blessed Legionnaire', 'Suicide Warhead', 'shoot').happened('killed')).toBe(true));

it('Nepharite of Ilian kills by Fight only', rules('DOT 24.6.4'), () => {
  expect(duel('Nepharite of Ilian', 'Golden Lion', 'fight').happened('killed')).toBe(true);
  expect(duel('Nepharite of Ilian', 'Golden Lion', 'shoot').happened('killed')).toBe(false);
});

it('Cairath removes whom it kills', () => {
  const t = duel('Cairath', 'Golden Lion', 'fight');
  expect(t.happened('sacrificed', { card: t.id('d') })).toBe(true);
});

it('Pretorian Stalker has +2 with another in the Kohort', () => {
  const t = table('tournament', {
    Jana: { cohort: { a: 'Pretorian Stalker', b: 'Pretorian Stalker' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(strikes(t)[0]!.rating).toBe(14);
});

it.each([
  ['Nepharite of Muawijhe', 'Screaming Legionnaire'],
  ['Nepharite of Semai', 'Legionnaire of Semai'],
])('%s brings a %s for each kill', (name, legionnaire) => {
  const t = table('tournament', { Jana: { squad: { a: name }, discard: { boy: legionnaire } }, Petr: { squad: { d: 'Hussar' } } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: victory 2').passWhile();
  expect(t.card('boy').zone).toBe('cohort');
});

it('Screaming Legionnaires scream once in the game', rules('DOT 7.24'), () => {
  const t = table('tournament', {
    actions: 6,
    Jana: { cohort: { a: 'Screaming Legionnaire', b: 'Screaming Legionnaire' } },
    Petr: { squad: { d: 'Infantry', e: 'Hussar' } },
  });
  t.do('0: use a as 0').passWhile();
  expect([t.card('d').wounded, t.card('e').wounded, t.card('a').wounded]).toEqual([true, false, true]);
  expect(t.refusal('use b as 0')).toBe('DOT 7.24');
});

it('Callistonian Intruder heals for 6, Nepharite of Demnogonis for 7', () => {
  for (const [name, price] of [
    ['Callistonian Intruder', 6],
    ['Nepharite of Demnogonis', 7],
  ] as const) {
    const t = table('tournament', { at: 'window', Jana: { destiny: price, cohort: { it: { card: name, wounded: true } } }, Petr: {} });
    t.do('0: use it as 0').passWhile();
    expect([t.card('it').wounded, t.side(0).destiny]).toEqual([false, 0]);
  }
});

it('Alakhai the Cunning takes gifts of Algeroth at any time without an action', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { warp: 'Dimensional Warp', melt: 'Mind Melt' }, cohort: { it: 'Alakhai the Cunning' } },
    Petr: {},
  });
  expect(t.offersKey('play melt on it')).toBe(false);
  t.do('0: play warp on it').passWhile();
  expect(t.card('warp').host).toBe(t.id('it'));
  expect(t.world.pools[0]!.open).toBe(3);
});
