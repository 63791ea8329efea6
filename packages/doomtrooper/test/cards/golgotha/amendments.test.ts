import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';

it('The First Amendment: who counts as another has his printed abilities, as long as that one is in play', rules('DOT 32.5'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      hand: { x: 'Amnesia', f: 'The First Amendment', r: 'Reassignment' },
      squad: { s: 'Crenshaw the Mortificator', h: 'Hussar' },
    },
    Petr: { squad: { m: 'Mortificator', z: 'Hussar' } },
  });
  const can = (name: string) => has(t.world, t.id(name), 'casts:kinetics', null);
  t.do('0: play x on s').answered();
  expect([can('s'), can('m'), can('z')]).toEqual([false, true, false]);
  t.do('0: play f').answered();
  expect([can('s'), can('m'), can('z')]).toEqual([true, true, false]);
  t.do('0: play r on m').answered();
  expect([t.card('m').zone, can('s')]).toEqual(['library', false]);
});
it('The First Amendment: is not discarded', rules('DOT 23.6s', 'DOT 23.6t', 'DOT 37.22'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { g: 'Special Forces Training' } } } },
    Petr: { table: { f: 'The First Amendment' } },
  });
  expect(t).toRefuse(t.key('use g as 0 on f'), 'DOT 37.22');
});
