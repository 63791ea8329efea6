/** Which events bots play, and how. */
import type { Plain, Position } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { game, type World } from '../../../src/index.ts';
import { Table } from '../../fixture.ts';
import { glance, table } from '../glance.ts';

it('plays no event that would do nothing', rules('SUM 7.3.6'), () => {
  const stasis = (magic: number): number => {
    const t = table('events', { deck: 'deep-dwarves', hand: { e: 'magic-stasis' } }, { deck: 'sand-goblins', magic });
    return glance(t.position).of(`play ${t.id('e')}`);
  };
  expect(stasis(0)).toBe(0);
  expect(stasis(4)).toBeGreaterThan(0);
  const shiny = (under: Plain): number => {
    const t = table(
      'events',
      { deck: 'sand-goblins', units: { scavenger: { card: 'scavenger', at: 'c4', under } }, hand: { e: 'shiny' } },
      { deck: 'deep-dwarves', units: { miner: 'c5' } },
    );
    return glance(t.position).of(`play ${t.id('e')}`);
  };
  expect(shiny({})).toBe(0);
  expect(shiny({ booty: 'miner' })).toBeGreaterThan(0);
});

it('passes a window in which it has nothing to play, and saves what falls when it can', rules('SUM C14'), () => {
  const falls = (hand: Plain): Position<World> => {
    const t = new Table(
      {
        at: 'attack',
        Jana: { deck: 'deep-dwarves', units: { gem: { card: 'gem-mage', at: 'c4' } } },
        Petr: { deck: 'shadow-elves', units: { swordsman: 'c5' }, hand },
      },
      { random: [6, 6] },
    );
    game.answer(t.position, `attack ${t.id('gem')} on ${t.id('swordsman')}`);
    return t.position;
  };
  expect(glance(falls({ a: 'scout' })).promising).toEqual(['pass']);
  expect(glance(falls({ a: 'shadows' })).best).toMatch(/^play /);
});

it('takes all the magic it may drain', rules('SUM D14'), () => {
  const t = table(
    'events',
    { deck: 'benders', hand: { e: 'magic-drain' } },
    { deck: 'sand-goblins', magic: 4, units: { scavenger: 'c7', javelineer: 'd7' } },
  );
  game.answer(t.position, `play ${t.id('e')}`);
  expect(glance(t.position).promising).toEqual(['drain 2']);
});

it('pays for the mind it controls', () => {
  const t = table(
    'events',
    { deck: 'benders', hand: { a: 'mind-control' }, magic: 2 },
    { deck: 'sand-goblins', units: { javelineer: 'c4', scavenger: 'c6' } },
  );
  game.answer(t.position, `play ${t.id('a')}`);
  game.answer(t.position, `on ${t.id('javelineer')}`);
  expect(glance(t.position).promising).toEqual(['pay']);
});

it('controls no mind under Magic Stasis', rules('SUM D14'), () => {
  const plays = (more: { readonly [word: string]: Plain }): number => {
    const t = table(
      'events',
      { deck: 'benders', hand: { a: 'mind-control' }, magic: 4 },
      { deck: 'deep-dwarves', units: { miner: 'c4' } },
      more,
    );
    return glance(t.position).of(`play ${t.id('a')}`);
  };
  expect(plays({})).toBeGreaterThan(1);
  expect(plays({ lasting: [{ card: 'magic-stasis', by: 'Petr', against: 'Jana', until: 'theirTurnEnd' }] })).toBe(0);
});

it('plays no second copy of what is in force, except what adds up', () => {
  const again = (deck: string, card: string, units: Plain): number => {
    const t = table(
      'events',
      { deck, hand: { a: card }, units, vines: deck === 'swamp-orcs' ? { v: 'c3' } : {} },
      { deck: 'deep-dwarves', units: { miner: 'c5', m2: { card: 'miner', at: 'd5' } } },
      { lasting: [{ card, by: 'Jana' }] },
    );
    return glance(t.position).of(`play ${t.id('a')}`);
  };
  expect(again('swamp-orcs', 'ambush', { savager: 'c4' })).toBe(0);
  expect(again('mountain-vargath', 'torodins-advance', { torodin: 'c4' })).toBeGreaterThan(0);
});

it('musters only who will stand better', () => {
  const plays = (at: string): number => {
    const t = table(
      'events',
      { deck: 'mountain-vargath', hand: { a: 'muster' }, units: { sunderved: 'c4', rusher: at } },
      { deck: 'deep-dwarves', units: { tundle: 'c8' } },
    );
    return glance(t.position).of(`play ${t.id('a')}`);
  };
  expect(plays('c1')).toBeGreaterThan(0);
  expect(plays('c6')).toBe(0);
});
