import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { type Table, table } from '../../fixture.ts';
import { inWindow } from '../situations.ts';

it(
  'Aura of Mystical Resistance: Art and Dark Symmetry reach neither him nor what he has, and fail for 6 points',
  rules('DOT 29.1t', 'DOT 29.1s'),
  () => {
    const samurai = { card: 'Samurai', gear: { k: 'Aura of Mystical Resistance', m: 'Combat Armor' } };
    const t = inWindow(
      { destiny: 20, cohort: { r: { card: 'Necromutant', gear: { g: 'Distort' } } } },
      {
        destiny: 20,
        squad: { s: samurai, h: { card: 'Hussar', gear: { n: 'Combat Armor' } } },
      },
    );
    expect([has(t.world, t.id('s'), 'artImmune', null), has(t.world, t.id('s'), 'symmetryImmune', null)]).toEqual([true, true]);
    expect(t.offersKey('use g as 0 on n')).toBe(true);
    expect(t).toRefuse(t.key('use g as 0 on m'), 'DOT 29.1t');
    t.do('0: use g as 0 on n', '1: use k as 0').passWhile();
    expect([t.card('n').zone, t.side(1).destiny]).toEqual(['attached', 14]);
  },
);

it("Nomura's Quickened Step: an action more for each 5 points, once in a turn", rules('DOT 7.18', 'DOT 5.3'), () => {
  const given = (destiny: number): Table =>
    table('tournament', {
      Jana: { destiny, squad: { s: { card: 'Samurai', gear: { k: "Nomura's Quickened Step" } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
  const t = given(30).do('0: meditate', '0: use k as 0');
  expect(t.offers).toEqual(['spend 5', 'spend 10', 'spend 15']);
  t.do('0: spend 10').passWhile();
  expect([t.world.pools[0]!.open, t.side(0).destiny]).toEqual([4, 21]);
  t.do('0: meditate').passWhile(p => p.asked !== 0);
  expect(t.offersKey('use k as 0')).toBe(false);
  t.passWhile().do('0: attack', '0: attacker s', '0: defender d', '0: fight').passWhile();
  expect(t.world.active).toBe(1);
  const late = given(30).do('0: meditate', '0: meditate', '0: meditate', '0: use k as 0', '0: spend 5').passWhile();
  expect([late.world.active, late.world.pools[0]!.open]).toEqual([0, 1]);
  const early = table('tournament', {
    at: 'start',
    Jana: { destiny: 5, squad: { s: { card: 'Samurai', gear: { k: "Nomura's Quickened Step" } } } },
    Petr: {},
  });
  early.do('0: use k as 0', '0: spend 5').passWhile();
  expect(early.world.pools[0]!.open).toBe(4);
});
