/** Whom bots attack. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { glance, table } from '../glance.ts';

it('strikes the Summoner who may fall before anybody else', rules('SUM 9.1'), () => {
  const t = table(
    'attack',
    { deck: 'shadow-elves', units: { swordsman: 'c4', scout: 'b5' } },
    {
      deck: 'deep-dwarves',
      units: { tundle: { card: 'tundle', at: 'c5', wounds: 5 }, gem: { card: 'gem-mage', at: 'c3' }, miner: 'b6' },
    },
  );
  const seen = glance(t.position);
  expect(seen.best).toBe(t.key('attack swordsman on tundle'));
  expect(seen.of(t.key('attack swordsman on tundle'))).toBeGreaterThan(10 * seen.of(t.key('attack scout on miner')));
});

it('never attacks its own, and gives no attack away', rules('SUM 7.5.7'), () => {
  const t = table(
    'attack',
    { deck: 'shadow-elves', units: { swordsman: 'c4', scout: 'c3' }, walls: { home: 'b4' } },
    { deck: 'deep-dwarves', units: { miner: 'c5' } },
  );
  const seen = glance(t.position);
  expect(seen.of(t.key('attack swordsman on scout'))).toBe(0);
  expect(seen.of(t.key('attack scout on swordsman'))).toBe(0);
  expect(seen.of(t.key('attack swordsman on home'))).toBe(0);
  expect(seen.promising).toEqual([t.key('attack swordsman on miner')]);
});

it('strikes a wall only for want of a unit', rules('SUM 3.7'), () => {
  const enemy = { deck: 'deep-dwarves', units: { miner: 'c5' }, walls: { gate: 'd4' } };
  const both = table('attack', { deck: 'shadow-elves', units: { swordsman: 'c4' } }, enemy);
  expect(glance(both.position).of(both.key('attack swordsman on gate'))).toBe(0);
  const strong = table(
    'attack',
    { deck: 'swamp-orcs', units: { hunter: 'c4' } },
    { deck: 'mountain-vargath', units: { brute: 'c5' }, walls: { gate: 'd4' } },
  );
  expect(glance(strong.position).promising).toEqual([strong.key('attack hunter on brute')]);
  const alone = table('attack', { deck: 'shadow-elves', units: { swordsman: 'd5' } }, { ...enemy, units: { miner: 'a5' } });
  expect(glance(alone.position).promising).toEqual([alone.key('attack swordsman on gate')]);
});

it('prefers the surer kill of the more valuable unit', rules('SUM 7.5.20'), () => {
  const t = table(
    'attack',
    { deck: 'shadow-elves', units: { swordsman: 'c4' } },
    { deck: 'deep-dwarves', units: { gem: { card: 'gem-mage', at: 'c5' }, scholar: 'b4', lun: { card: 'lun', at: 'd4', wounds: 3 } } },
  );
  const seen = glance(t.position);
  const on = (name: string): number => seen.of(`attack ${t.id('swordsman')} on ${t.id(name)}`);
  expect(on('lun')).toBeGreaterThan(on('gem'));
  expect(on('gem')).toBeGreaterThan(on('scholar'));
});
