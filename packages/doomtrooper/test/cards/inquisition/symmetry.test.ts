import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';
import { attack, ratingsOf, strike } from '../situations.ts';

it.each([
  ['Barbarous Power', 1],
  ['Monstrous Power', 2],
  ['Unholy Power', 4],
  ['Ungodly Power', 5],
])('%s: +%d to all ratings of a Heretic, and of nobody else', (card, n) => {
  const t = table('tournament', { Jana: { hand: { g: card }, cohort: { a: 'Heretic', b: 'Razide' } }, Petr: {} });
  expect(t).toRefuse(t.key('play g on b'), 'DOT 13.16');
  t.do('0: play g on a').passWhile();
  expect(ratingsOf(t, 'a')).toEqual([2 + n, 2 + n, 2 + n, 3 + n]);
});

it('Unholy Eye strikes first, and the combat ends whether or not it hit', () => {
  for (const profile of PROFILES) {
    // A Heretic (2/2/2) cannot hurt Bauhaus Blitzer, who would hurt him.
    const t = table(profile, {
      opened: true,
      Jana: { cohort: { a: { card: 'Heretic', gear: { e: 'Unholy Eye' } } } },
      Petr: { squad: { d: 'Bauhaus Blitzer' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    strike(t);
    expect([t.card('a').wounded, t.card('a').zone, t.card('d').wounded]).toEqual([false, 'cohort', false]);
  }
  const without = attack({ cohort: { a: 'Heretic' } }, { squad: { d: 'Bauhaus Blitzer' } }, 'fight');
  strike(without);
  expect(without.card('a').wounded || without.card('a').zone === 'discard').toBe(true);
});

it('Behest shows a hand for 2 actions', () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Callistonian Intruder', gear: { g: 'Behest' } } } },
    Petr: { hand: { x: 'Doomed' } },
  });
  t.do('0: use g as 0 at 1').passWhile();
  expect([t.happened('looked', { seat: 0, at: 1 }), t.world.pools[0]!.open]).toEqual([true, 1]);
});

it('Dark Summoning: equipment of the Dark Legion out of the library, and it is discarded', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { cohort: { r: { card: 'Razide', gear: { g: 'Dark Summoning' } }, q: 'Razide' }, library: { k: 'Azogar', c: 'Combat Armor' } },
    Petr: {},
  });
  t.do('0: use g as 0').answered();
  const [only, ...more] = t.offers.filter(key => key !== 'stop');
  expect(more).toEqual([]);
  t.do(`0: ${only}`).passWhile();
  const borne = t.card('r').gear.map(id => t.world.cards[id]!);
  expect([borne.length, t.card('g').zone, t.side(0).library.length]).toEqual([1, 'discard', 1]);
});
