import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { Table, table } from '../../fixture.ts';

const SKULLS = ['Asian Key-Code Skull', 'European Key-Code Skull', 'North American Key-Code Skull', 'South American Key-Code Skull'];
it.each(SKULLS)('%s: for those who seek it, and with the other three it kills a whole area', rules('DOT 15.3'), name => {
  const others = SKULLS.filter(other => other !== name);
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { s: name }, station: { a: 'Colonel Harding', h: 'Horde Trooper' } },
    Petr: {},
  });
  expect([t.offersKey('play s on a'), t.offersKey('play s on h')]).toEqual([true, false]);
  const have = (gear: readonly string[]): Table =>
    table('tournament', {
      opened: true,
      Jana: {
        station: {
          a: { card: 'Colonel Harding', gear: { k: name } },
          b: { card: 'Mitch Hunter - Island Team Member', gear: Object.fromEntries(gear.map((card, i) => [`g${i}`, card])) },
        },
      },
      Petr: { squad: { d: 'Hussar', e: 'Infantry' }, cohort: { r: 'Razide' }, station: { x: 'Horde Trooper' } },
    });
  expect(have(others.slice(1)).offersKey('use k as 0 at Petr')).toBe(false);
  const u = have(others);
  u.do('0: use k as 0 at Petr', '0: squad');
  while (u.asked === 0 && u.world.fights.length === 0 && !u.offersKey('end')) u.answer(0, u.offers[0]!);
  u.passWhile(p => p.question === 'window.answer');
  expect(['d', 'e', 'r', 'x'].map(who => u.card(who).zone)).toEqual(['discard', 'discard', 'cohort', 'station']);
});
