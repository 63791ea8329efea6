/** What is kept of who gives what holds for the table as it is: when cards come and go, and when hidden ones are dealt again. */
import { Random, seeded } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { definitionOf } from '../../src/cards/registry.ts';
import { areTrue, giversOf } from '../../src/rules/givers.ts';
import { redeal } from '../../src/rules/view.ts';
import { cloneWorld } from '../../src/rules/state.ts';
import { table } from '../fixture.ts';

it('a card that comes into play is found, in this table and not in its copy', () => {
  const t = table('tournament', {
    actions: 4,
    Jana: { destiny: 30, hand: { captain: 'Blessed Vestal Laura' }, squad: { man: 'Venusian Ranger' } },
    Petr: {},
  });
  const before = cloneWorld(t.world);
  expect(giversOf(before)).toBe(giversOf(t.world));
  t.do('0: play captain').passWhile();
  expect([areTrue(t.world), areTrue(before)]).toEqual([true, true]);
  expect(t.world.play).toContain(t.id('captain'));
  expect(before.play).not.toContain(t.id('captain'));
});

it('who is hidden is somebody else after a deal', () => {
  const t = table('tournament', { Jana: {}, Petr: { hidden: { captain: 'Blessed Vestal Laura' }, hand: { ranger: 'Venusian Ranger' } } });
  const dealt = cloneWorld(t.world);
  giversOf(dealt);
  const hidden = () => definitionOf(dealt, t.id('captain'));
  expect(hidden().grants.length).toBeGreaterThan(0);
  for (let n = 0; hidden().grants.length > 0; n++) redeal(dealt, 0, new Random(seeded(`${n}`)));
  expect([areTrue(dealt), areTrue(t.world)]).toEqual([true, true]);
});
