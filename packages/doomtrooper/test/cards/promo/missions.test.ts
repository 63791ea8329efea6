import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { type Table, table } from '../../fixture.ts';
import { strike } from '../situations.ts';

it(
  'Heretic Conspiracy: who kills a personality of the Brotherhood is immune to the Art, and so are those he has',
  rules('DOT 14.12', 'DOT 14.7', 'DOT 29.3', 'DOT 29.1s', 'DOT 29.1t'),
  () => {
    const given = (d: string): Table => {
      const t = table('tournament', {
        Jana: { destiny: 3, hand: { n: 'Hussar' }, squad: { a: 'Sean Gallagher', b: 'Hussar' }, player: { m: 'Heretic Conspiracy' } },
        Petr: { destiny: 0, squad: { d: { card: d, wounded: true } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
      return strike(t);
    };
    const t = given('Blessed Vestal Laura');
    expect([has(t.world, t.id('a'), 'artImmune', null), has(t.world, t.id('b'), 'artImmune', null), t.card('m').zone]).toEqual([
      true,
      true,
      'discard',
    ]);
    expect(t.world.effects.some(effect => effect.what === 'prevents' && effect.by === 0)).toBe(true);
    const mystic = given('Mystic');
    expect([has(mystic.world, mystic.id('a'), 'artImmune', null), mystic.card('m').zone]).toEqual([false, 'player']);
  },
);

it('Heretic Conspiracy is put on its own player only', () => {
  const t = table('tournament', { Jana: { hand: { m: 'Heretic Conspiracy' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect([t.offersKey('play m at 0'), t.offersKey('play m at 1')]).toEqual([true, false]);
});
