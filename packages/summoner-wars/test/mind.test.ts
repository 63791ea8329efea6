/** What bots think of positions a player would know the answer to. */
import { keyOf, Random, seeded, winners, type Option, type Plain, type Position } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game, type World } from '../src/index.ts';
import { mark } from '../src/rules/atoms.ts';
import { ATTACKED } from '../src/rules/state.ts';
import { Table } from './fixture.ts';

const { mind } = game.module;
const WEIGHTS = Object.keys(mind.weights);

interface Glance {
  /** By option key. */
  readonly of: (key: string) => number;
  readonly best: string;
  readonly promising: readonly string[];
}
function glance(position: Position<World>): Glance {
  const weights = mind.weigh!(position);
  const keys = position.decision!.options.map(keyOf);
  const of = (key: string): number => {
    expect(keys).toContain(key);
    return weights[keys.indexOf(key)]!;
  };
  return { of, best: keys[weights.indexOf(Math.max(...weights))]!, promising: keys.filter((_, i) => weights[i]! > 0) };
}
const feature = ({ world }: Table, name: string, seat = 0): number => mind.measure(world, seat)[WEIGHTS.indexOf(name)]!;
const draw = (weights: readonly number[], random: Random): number => {
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * random.integer(1 << 16)) / (1 << 16);
  return Math.max(
    0,
    weights.findIndex(weight => (left -= weight) < 0),
  );
};

/** Two sides that know each other: a wall each, Summoners in their corners unless said otherwise. */
const table = (at: string, jana: Plain, petr: Plain, more: { readonly [word: string]: Plain } = {}): Table =>
  new Table({ at, ...more, Jana: jana, Petr: petr });

const DWARVES = { deck: 'deep-dwarves', units: { miner: 'f8' } };

describe('options at a glance', () => {
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

  it('moves to where the Summoner can be struck, never on the spot, and thinks over a few moves only', rules('SUM 7.4.8'), () => {
    const t = table(
      'movement',
      { deck: 'shadow-elves', units: { swordsman: 'c4', ranger: 'a2', scout: 'e2', s2: { card: 'swordsman', at: 'f1' } } },
      { deck: 'deep-dwarves', units: { tundle: 'c7' } },
    );
    const seen = glance(t.position);
    expect(seen.best).toBe(`move ${t.id('swordsman')} to c6`);
    expect(seen.of(`move ${t.id('swordsman')} to c4`)).toBe(0);
    expect(t.position.decision!.options.length).toBeGreaterThan(30);
    expect(seen.promising.length).toBeLessThanOrEqual(10);
  });

  it('takes the Summoner out of reach, never into it', rules('SUM 1.6'), () => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { tundle: { card: 'tundle', at: 'c4', wounds: 4 } }, draw: 5 },
      { deck: 'swamp-orcs', units: { savager: 'd6', s2: { card: 'savager', at: 'b6' } } },
    );
    const seen = glance(t.position);
    expect(seen.best).toMatch(new RegExp(`^move ${t.id('tundle')} to [a-f][23]$`));
    expect(seen.of(`move ${t.id('tundle')} to c5`)).toBe(0);
  });

  it('of alike cards summons one, on few squares, the champion first', rules('SUM 7.2.7'), () => {
    const t = table(
      'summon',
      { deck: 'shadow-elves', walls: { wall: 'c3' }, hand: { x: 'xaserbane', a: 'swordsman', b: 'swordsman', c: 'swordsman' }, magic: 4 },
      { deck: 'deep-dwarves' },
    );
    const seen = glance(t.position);
    expect(seen.best).toContain(`summon ${t.id('x')} to `);
    expect(seen.promising.filter(key => key.startsWith(`summon ${t.id('a')} `))).toHaveLength(3);
    expect(seen.promising.filter(key => key.startsWith(`summon ${t.id('b')} `))).toHaveLength(0);
  });

  it('keeps nobody in the hand when nothing else will cost magic', () => {
    const ends = (draw: number): number => {
      const t = table(
        'summon',
        { deck: 'benders', walls: { wall: 'c3' }, hand: { a: 'controller', b: 'deceiver' }, magic: 3, draw },
        { deck: 'deep-dwarves', units: { miner: 'c8' } },
      );
      return glance(t.position).of('end');
    };
    expect(ends(0)).toBe(0);
    expect(ends(5)).toBeGreaterThan(0);
  });

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

  it('counters no summons of its own', rules('SUM G7'), () => {
    const t = table(
      'attack',
      { deck: 'benders', units: { tacullu: 'c3', controller: 'c4' }, magic: 5 },
      { deck: 'swamp-orcs', units: { savager: 'f3' } },
    );
    const ask = (key: string): void => void game.answer(t.position, key);
    while (!keyOf(t.position.decision!.options[0] as Option).startsWith('use counterSummon')) ask('end');
    ask(`use counterSummon with ${t.id('tacullu')}`);
    expect(glance(t.position).promising).toEqual([`on ${t.id('savager')}`]);
  });

  it('turns events that promise nothing into magic before units it can pay for', () => {
    const t = table(
      'magic',
      { deck: 'swamp-orcs', units: { savager: 'c3' }, vines: { v: 'c4' }, hand: { a: 'hunter', b: 'vine-guard' }, magic: 2, draw: 8 },
      { deck: 'deep-dwarves', units: { miner: 'c6' } },
    );
    expect(glance(t.position).best).toBe(`build ${t.id('b')}`);
  });

  it('searches for no second Superior Planning: two would fetch each other for ever', () => {
    const t = table(
      'events',
      { deck: 'mountain-vargath', hand: { a: 'superior-planning' }, discard: { b: 'superior-planning', c: 'muster' } },
      { deck: 'deep-dwarves', units: { miner: 'c5' } },
    );
    game.answer(t.position, `play ${t.id('a')}`);
    game.answer(t.position, 'search discard');
    const seen = glance(t.position);
    expect(seen.best).toBe(`take ${t.id('c')}`);
    expect(seen.of(`take ${t.id('b')}`)).toBe(0);
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

  it('hammers no wall of its own', () => {
    const hammer = (walls: Plain): readonly string[] => {
      const t = table(
        'magic',
        { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' }, ...(walls as object) },
        DWARVES,
      );
      game.answer(t.position, 'end');
      return glance(t.position).promising;
    };
    expect(hammer({ walls: { own: 'c3' } })).toEqual(['pass']);
    const DWARVES_WALL = table(
      'magic',
      { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' } },
      { ...DWARVES, walls: { gate: 'c5' } },
    );
    game.answer(DWARVES_WALL.position, 'end');
    expect(glance(DWARVES_WALL.position).best).toBe(`use sunderHammer with ${DWARVES_WALL.id('growden')}`);
  });

  it('pays for no second stroke of lightning without a unit to strike', () => {
    const again = (petr: Plain): readonly string[] => {
      const t = new Table(
        {
          at: 'attack',
          Jana: { deck: 'mountain-vargath', units: { quen: 'c4' }, magic: 3 },
          Petr: { deck: 'deep-dwarves', ...(petr as object) },
        },
        { random: [6, 6] },
      );
      game.answer(t.position, `attack ${t.id('quen')} on ${t.id('miner')}`);
      return glance(t.position).promising;
    };
    expect(again({ units: { miner: 'c5' }, walls: { gate: 'd4' } })).toEqual(['pass']);
    expect(again({ units: { miner: 'c5', lun: 'd4' } }).length).toBe(2);
  });

  it('does not tear itself on vines for a step that brings little', () => {
    const off = (vines: Plain): number => {
      const t = table(
        'movement',
        { deck: 'swamp-orcs', units: { savager: 'c3' }, vines, draw: 5 },
        { deck: 'deep-dwarves', units: { tundle: 'c8' } },
      );
      return glance(t.position).of(`move ${t.id('savager')} to c4`);
    };
    expect(off({})).toBeGreaterThan(0);
    expect(off({ v: 'c3' })).toBe(0);
  });

  it('leads no Summoner over vines that could fell him', () => {
    const through = (vines: Plain): number => {
      const t = table(
        'movement',
        {
          deck: 'sand-goblins',
          units: { krusk: { card: 'krusk', at: 'a1', wounds: 5 }, javelineer: 'b1' },
        },
        { deck: 'swamp-orcs', units: { mugglug: { card: 'mugglug', at: 'a8', wounds: 6 } }, vines },
      );
      return glance(t.position).of(`move ${t.id('krusk')} to a3`);
    };
    expect(through({})).toBeGreaterThan(0);
    expect(through({ v: 'a2' })).toBe(0);
  });

  it('does not send commons beside a Savager for nothing', () => {
    const beside = (card: string): number => {
      const t = table(
        'movement',
        { deck: 'deep-dwarves', units: { scholar: 'c4' }, draw: 5 },
        { deck: 'swamp-orcs', units: { foe: { card, at: 'd6' }, mugglug: 'a8' } },
      );
      return glance(t.position).of(`move ${t.id('scholar')} to c6`);
    };
    expect(beside('hunter')).toBeGreaterThan(0);
    expect(beside('savager')).toBe(0);
  });

  it('walks around walls', () => {
    const t = table(
      'movement',
      { deck: 'swamp-orcs', units: { savager: 'a5' }, draw: 5 },
      { deck: 'shadow-elves', units: { selundar: 'a8' }, walls: { gate: 'a6', tower: 'b5' } },
    );
    expect(glance(t.position).best).toBe(`move ${t.id('savager')} to b4`);
  });

  it('walks on when walls leave a very long way, or none', () => {
    const walls = (rows: { readonly [row: string]: string }): { readonly [name: string]: string } =>
      Object.fromEntries(
        Object.entries(rows).flatMap(([row, columns]) => [...columns].map(column => [`w${column}${row}`, `${column}${row}`])),
      );
    const best = (rows: { readonly [row: string]: string }): string => {
      const t = table(
        'movement',
        { deck: 'swamp-orcs', units: { savager: 'b2', mugglug: 'c1' }, draw: 5 },
        { deck: 'shadow-elves', units: { selundar: 'a8' }, walls: walls(rows) },
      );
      return glance(t.position).best.replace(`move ${t.id('savager')} to `, '');
    };
    expect(best({ 3: 'abcde', 5: 'bcdef', 7: 'abcde' })).toBe('d2');
    expect(best({ 7: 'a', 8: 'b' })).toMatch(/^(b4|a3)$/);
  });

  it('summons to where an intruder can be struck', () => {
    const t = table(
      'summon',
      {
        deck: 'mountain-vargath',
        units: { sunderved: { card: 'sunderved', at: 'd1', wounds: 2 } },
        walls: { near: 'd3', far: 'b4' },
        hand: { q: 'quen' },
        magic: 5,
        draw: 8,
      },
      { deck: 'shadow-elves', units: { xaserbane: 'e1', scout: 'c4' } },
    );
    expect(glance(t.position).best).toMatch(new RegExp(`^summon ${t.id('q')} to (c3|d2|d4|e3)$`));
  });

  it('does not keep a champion away from what he will live through', () => {
    const t = table(
      'movement',
      { deck: 'mountain-vargath', units: { growden: { card: 'growden', at: 'c3', wounds: 3 } }, draw: 8 },
      { deck: 'swamp-orcs', units: { savager: 'c8' } },
    );
    expect(glance(t.position).of(`move ${t.id('growden')} to c5`)).toBeGreaterThan(0);
  });

  it('lets no sandstorm go to waste, nor over its own', () => {
    const t = table(
      'movement',
      { deck: 'sand-goblins', units: { krusk: 'c3', javelineer: 'd3' }, magic: 3 },
      { deck: 'swamp-orcs', units: { savager: 'c5' } },
    );
    game.answer(t.position, 'end');
    game.answer(t.position, `use sandstorm with ${t.id('krusk')}`);
    expect(glance(t.position).promising).toEqual([`pick ${t.id('savager')}`]);
    game.answer(t.position, `pick ${t.id('savager')}`);
    expect(glance(t.position).promising).toEqual(['done']);
  });

  it('counters no summons when only its own could be', () => {
    const t = table(
      'attack',
      { deck: 'benders', units: { tacullu: 'c3', deceiver: 'c4' }, magic: 5 },
      { deck: 'swamp-orcs', units: { savager: 'f8' } },
    );
    while (!t.position.decision!.options.map(keyOf).includes('pass')) game.answer(t.position, 'end');
    expect(t.position.decision!.options.map(keyOf)).toContain(`use counterSummon with ${t.id('tacullu')}`);
    expect(glance(t.position).promising).toEqual(['pass']);
  });

  it('keeps a champion who can be paid for when the rest of the hand is magic', () => {
    const build = (magic: number): number => {
      const t = table(
        'magic',
        { deck: 'deep-dwarves', hand: { k: 'kynder', a: 'miner', b: 'miner', c: 'gem-mage' }, magic, draw: 8 },
        { deck: 'swamp-orcs', units: { hunter: 'f8' } },
      );
      return glance(t.position).of(`build ${t.id('k')}`);
    };
    expect(build(2)).toBe(0);
    expect(build(1)).toBeGreaterThan(0);
  });

  it('keeps of two champions the one who can be paid for with the other', () => {
    const t = table('magic', { deck: 'deep-dwarves', hand: { k: 'kynder', s: 'sprog' }, magic: 5, draw: 8 }, { deck: 'swamp-orcs' });
    expect(glance(t.position).of(`build ${t.id('k')}`)).toBe(0);
    expect(glance(t.position).of(`build ${t.id('s')}`)).toBeGreaterThan(0);
  });

  it('turns nobody into magic who is the last, unless another is paid for by it', () => {
    const promising = (hand: { readonly [name: string]: string }, magic: number, draw: number): readonly string[] => {
      const t = table('magic', { deck: 'swamp-orcs', hand, magic, draw }, DWARVES);
      return glance(t.position).promising.map(key => key.replace(String(t.id('a')), 'a'));
    };
    expect(promising({ a: 'hunter', b: 'hunter' }, 3, 0)).toEqual(['end']);
    expect(promising({ a: 'hunter' }, 1, 0)).toEqual(['end']);
    expect(promising({ a: 'hunter', b: 'hunter' }, 1, 0)).toEqual(['end', 'build a']);
    expect(promising({ a: 'hunter' }, 1, 8)).toContain('build a');
  });

  it('with nothing left to draw summons whom it can, unless it waits for a champion', () => {
    const ends = (hand: { readonly [name: string]: string }): number =>
      glance(table('summon', { deck: 'deep-dwarves', walls: { wall: 'c3' }, hand, magic: 2 }, { deck: 'swamp-orcs' }).position).of('end');
    expect(ends({ a: 'gem-mage', b: 'gem-mage' })).toBe(0);
    expect(ends({ a: 'gem-mage', b: 'lun' })).toBeGreaterThan(0);
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

  it('takes something rather than nothing', () => {
    const t = table(
      'events',
      { deck: 'benders', hand: { a: 'a-hero-is-born' }, draw: { h: 'kalal' }, magic: 3 },
      { deck: 'deep-dwarves', hand: { m: 'magic-torrent' } },
    );
    game.answer(t.position, `play ${t.id('a')}`);
    expect(glance(t.position).promising).toEqual([`take ${t.id('h')}`]);
    const m = table('events', { deck: 'benders', hand: { a: 'mimic' } }, { deck: 'deep-dwarves', hand: { m: 'magic-torrent' } });
    game.answer(m.position, `play ${m.id('a')}`);
    expect(glance(m.position).promising).toEqual([`take ${m.id('m')}`]);
    const p = table('events', { deck: 'mountain-vargath', hand: { a: 'superior-planning' }, discard: { c: 'muster' } }, DWARVES);
    game.answer(p.position, `play ${p.id('a')}`);
    game.answer(p.position, 'search discard');
    expect(glance(p.position).promising).toEqual([`take ${p.id('c')}`]);
  });

  it('pays for Insight only before an attack it helps', rules('SUM C13'), () => {
    const insight = (miner: string, attacks: number): number => {
      const t = table(
        'attack',
        { deck: 'deep-dwarves', units: { scholar: 'c4', miner, kynder: 'f1' }, magic: 3 },
        { deck: 'swamp-orcs', units: { savager: 'c5' } },
        { attacks },
      );
      mark(t.world, t.id('scholar'), ATTACKED);
      return glance(t.position).of(`use insight with ${t.id('scholar')}`);
    };
    expect(insight('d5', 1)).toBeGreaterThan(0);
    expect(insight('a1', 1)).toBe(0);
    expect(insight('d5', 3)).toBe(0);
  });

  it('commands nobody who has only its own to strike', rules('SUM G4'), () => {
    const command = (petr: Plain): readonly string[] => {
      const t = table('attack', { deck: 'benders', units: { sorgwen: 'c3', breaker: 'c4', other: { card: 'breaker', at: 'a1' } } }, petr);
      mark(t.world, t.id('sorgwen'), ATTACKED);
      for (let n = 0; n < 9 && !t.position.decision!.options.map(keyOf).includes('pass'); n++) game.answer(t.position, 'end');
      return glance(t.position).promising;
    };
    expect(command({ deck: 'swamp-orcs', units: { mugglug: 'f8' } })).toEqual(['pass']);
    expect(command({ deck: 'swamp-orcs', units: { mugglug: 'f8', savager: 'c5' } }).length).toBe(2);
  });

  it('does not pay to escape and stay', () => {
    const t = new Table(
      {
        at: 'attack',
        Jana: { deck: 'sand-goblins', units: { shaman: { card: 'sand-shaman', at: 'c4' }, krusk: 'a1' }, magic: 2, draw: 5 },
        Petr: { deck: 'swamp-orcs', units: { savager: 'c6', mugglug: 'f8' } },
      },
      { random: [1, 1] },
    );
    game.answer(t.position, `attack ${t.id('shaman')} on ${t.id('savager')}`);
    game.answer(t.position, `use escape with ${t.id('shaman')}`);
    expect(t.position.decision!.options.map(keyOf)).toContain('stay');
    expect(glance(t.position).promising).not.toContain('stay');
  });

  it('pays for no second arrow without somebody to shoot', () => {
    const paid = (units: { readonly [name: string]: Plain }): readonly string[] => {
      const t = new Table(
        { at: 'attack', Jana: { deck: 'shadow-elves', units: { ranger: 'c4' }, magic: 3 }, Petr: { deck: 'deep-dwarves', units } },
        { random: [6, 6] },
      );
      game.answer(t.position, `attack ${t.id('ranger')} on ${t.id('gem')}`);
      game.answer(t.position, 'advance');
      return glance(t.position).promising;
    };
    expect(paid({ gem: { card: 'gem-mage', at: 'c5' } })).toEqual(['pass']);
    expect(paid({ gem: { card: 'gem-mage', at: 'c5' }, g2: { card: 'gem-mage', at: 'c7' } })).toContain('pay');
  });

  it('pushes nobody who has nowhere to go', rules('SUM E5'), () => {
    const near = (at: string): Table =>
      table(
        'attack',
        { deck: 'deep-dwarves', units: { kynder: 'b2', miner: 'c3', tundle: 'f1' }, walls: { w1: 'a2', w2: 'b1' }, magic: 3 },
        { deck: 'swamp-orcs', units: { savager: at, mugglug: 'f8' } },
      );
    const push = (t: Table): number => glance(t.position).of(`use magePush with ${t.id('kynder')}`);
    expect(push(near('b3'))).toBeGreaterThan(0);
    expect(push(near('b5'))).toBe(0);
    const walled = near('a1');
    expect(push(walled)).toBe(0);
    game.answer(walled.position, `use magePush with ${walled.id('kynder')}`);
    expect(glance(walled.position).promising).toEqual([`push ${walled.id('miner')}`]);
  });

  it('grows vines towards the enemy, beside who is stronger by them, and not where others are summoned', () => {
    const grow = (units: { readonly [name: string]: Plain }): Glance => {
      const t = table(
        'events',
        { deck: 'swamp-orcs', hand: { a: 'vine-growth' }, walls: { wall: 'c2' }, vines: { v: 'c3' }, units: { mugglug: 'a1', ...units } },
        { deck: 'deep-dwarves', units: { tundle: 'c8' } },
      );
      game.answer(t.position, `play ${t.id('a')}`);
      return glance(t.position);
    };
    const plain = grow({});
    expect(plain.best).toBe('to c4');
    expect(plain.of('to c4')).toBeGreaterThan(2 * Math.max(plain.of('to c1'), plain.of('to b2')));
    expect(grow({ hunter: 'd4', h2: { card: 'hunter', at: 'e3' } }).best).toMatch(/^to (d3|c4)$/);
    expect(grow({ hunter: 'e3', h2: { card: 'hunter', at: 'd4' } }).of('to d3')).toBeGreaterThan(plain.of('to d3'));
  });

  it('turns a second copy of an event into magic, and a hero to be born who could not be paid for', () => {
    const best = (hand: { readonly [name: string]: string }, magic: number): string => {
      const t = table('magic', { deck: 'benders', hand, magic, draw: 8 }, { deck: 'deep-dwarves', units: { miner: 'c4' }, magic: 3 });
      return glance(t.position).best.replace(String(t.id('a')), 'a');
    };
    expect(best({ a: 'magic-drain', b: 'magic-drain', c: 'breaker' }, 4)).toBe('build a');
    expect(best({ a: 'magic-drain', c: 'breaker' }, 4)).not.toBe('build a');
    expect(best({ a: 'a-hero-is-born', c: 'breaker' }, 2)).toBe('build a');
    expect(best({ a: 'a-hero-is-born', c: 'breaker' }, 4)).not.toBe('build a');
  });

  it('does not step to and fro in one move', rules('SUM 10.15.3'), () => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { kynder: 'c4', tundle: 'c1', miner: 'e4' }, magic: 3, draw: 5 },
      { deck: 'swamp-orcs', units: { mugglug: 'a8' } },
    );
    game.answer(t.position, t.key('move tundle to d1'));
    expect(glance(t.position).promising.filter(key => key.startsWith('move'))).toEqual([]);
  });

  it('moves others before a Summoner who only wanders', () => {
    const summoner = (more: { readonly [name: string]: Plain }): readonly string[] => {
      const t = table(
        'movement',
        { deck: 'shadow-elves', units: { selundar: 'c1', ...more }, draw: 5 },
        { deck: 'swamp-orcs', units: { mugglug: 'c8' } },
      );
      return glance(t.position).promising.filter(key => key.startsWith(t.key('move selundar ')));
    };
    expect(summoner({})).not.toEqual([]);
    expect(summoner({ swordsman: 'a2' })).toEqual([]);
  });

  it('drives no Summoner to another who has more life', () => {
    const goes = (wounds: number): number => {
      const t = table(
        'movement',
        { deck: 'shadow-elves', units: { selundar: { card: 'selundar', at: 'd1', wounds: 3 } } },
        { deck: 'deep-dwarves', units: { tundle: { card: 'tundle', at: 'a8', wounds }, miner: 'e5' } },
      );
      return glance(t.position).of(t.key('move selundar to d3'));
    };
    expect(goes(5)).toBeGreaterThan(0);
    expect(goes(0)).toBe(0);
  });

  it('prunes never everything and judges all it is asked, in whole games', () => {
    for (let n = 0; n < 3; n++) {
      const decks = [
        ['deep-dwarves', 'swamp-orcs'],
        ['sand-goblins', 'shadow-elves'],
        ['mountain-vargath', 'benders'],
      ][n]!;
      const position = game.start({ decks }, 2, `glance/${n}`);
      const random = new Random(seeded(`lot/${n}`));
      for (let i = 0; i < 400 && position.decision; i++) {
        const before = i % 40 === 0 ? game.hash(position) : '';
        const weights = mind.weigh!(position);
        expect(weights).toHaveLength(position.decision.options.length);
        expect(weights.every(weight => weight >= 0 && Number.isFinite(weight))).toBe(true);
        expect(Math.max(...weights)).toBeGreaterThan(0);
        if (before) expect(game.hash(position)).toBe(before);
        game.advance(position, random.integer(position.decision.options.length));
      }
    }
  });

  it('by itself beats chance: of eight games all', () => {
    let won = 0;
    for (let n = 0; n < 8; n++) {
      const sides = ['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'shadow-elves', 'mountain-vargath', 'benders'];
      const position = game.start({ decks: [sides[n % 6]!, sides[(n + 1 + (n >> 1)) % 6]!] }, 2, `policy/${n}`);
      const random = new Random(seeded(`policy/${n}`));
      while (position.decision) {
        const { seat, options } = position.decision;
        const index = seat === n % 2 ? draw(mind.weigh!(position), random) : random.integer(options.length);
        game.advance(position, index);
      }
      if (winners(position.outcome!).includes(n % 2)) won++;
    }
    expect(won).toBe(8);
  });
});

describe('what is counted', () => {
  it('is what one seat has more than the other', rules('SUM 9.1'), () => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { lun: 'c4' }, magic: 3, draw: 8 },
      { deck: 'swamp-orcs', units: { savager: 'd6' }, hand: { h: 'hunter' }, draw: 4 },
    );
    expect(mind.measure(t.world, 1)).toEqual(mind.measure(t.world, 0).map(x => 0 - x));
  });

  it('fears attackers within reach of the Summoner when they strike next', () => {
    const fear = (at: string, phase: string): number =>
      feature(
        table(
          phase,
          { deck: 'deep-dwarves', units: { tundle: 'c2' }, hand: { h: 'miner' } },
          { deck: 'swamp-orcs', units: { savager: at } },
        ),
        'threat',
      );
    expect(fear('c4', 'magic')).toBeLessThan(fear('c7', 'magic'));
    expect(fear('c4', 'movement')).toBe(fear('c7', 'movement'));
  });

  it('is more with a champion on the battlefield than with him in the hand and his magic in the pile', rules('SUM 7.2.7'), () => {
    const t = table(
      'summon',
      { deck: 'deep-dwarves', walls: { wall: 'c3' }, hand: { k: 'kynder' }, magic: 7, draw: 8 },
      { deck: 'swamp-orcs', units: { hunter: 'f8' } },
    );
    const kept = game.evaluate(t.world, 0);
    game.answer(t.position, `summon ${t.id('k')} to c4`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(kept);
  });

  it('is more with a card turned into magic than with a full hand that nothing can pay for', rules('SUM 7.6.1'), () => {
    const t = table(
      'magic',
      { deck: 'mountain-vargath', hand: { a: 'growden', b: 'torodins-advance', c: 'muster', d: 'rusher', e: 'brute' }, draw: 13 },
      { deck: 'benders', units: { breaker: 'c5' } },
    );
    const kept = game.evaluate(t.world, 0);
    game.answer(t.position, `build ${t.id('a')}`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(kept);
    const fewer = game.evaluate(t.world, 0);
    game.answer(t.position, `build ${t.id('b')}`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(fewer);
  });

  it('of two Summoners who are left sends the one with more life, so that the game ends', rules('SUM 9.1'), () => {
    const alone = (at: string): Table =>
      table(
        'movement',
        { deck: 'swamp-orcs', units: { mugglug: at }, hand: { h: 'vine-guard' } },
        { deck: 'mountain-vargath', units: { sunderved: { card: 'sunderved', at: 'c4', wounds: 6 } } },
      );
    expect(feature(alone('d6'), 'advance')).toBeGreaterThan(feature(alone('d8'), 'advance'));
    const { best, promising } = glance(alone('d8').position);
    expect(best).toMatch(/ to (d6|c7|d7)$/);
    expect(promising).not.toContain('end');
  });

  it('sends the Summoner too when nobody in the hand can be paid for', () => {
    const best = (magic: number): string =>
      glance(
        table(
          'movement',
          { deck: 'swamp-orcs', units: { mugglug: 'd1' }, hand: { a: 'splub', b: 'hunter' }, magic },
          { deck: 'mountain-vargath', units: { sunderved: { card: 'sunderved', at: 'd7', wounds: 5 } } },
        ).position,
      ).best;
    expect(best(0)).toMatch(/ to d3$/);
  });

  it('fears less for a Summoner whom nobody finds a way to, and who is shielded', () => {
    const fear = (units: { readonly [name: string]: Plain }): number =>
      feature(
        table(
          'magic',
          { deck: 'deep-dwarves', units: { tundle: 'a1', ...units }, hand: { h: 'miner' } },
          { deck: 'shadow-elves', units: { swordsman: 'b3', s2: { card: 'swordsman', at: 'a4' } } },
        ),
        'threat',
      );
    expect(fear({ m1: { card: 'miner', at: 'a2' } })).toBeGreaterThan(fear({}));
    expect(fear({ m1: { card: 'miner', at: 'a2' }, m2: { card: 'miner', at: 'b1' } })).toBeCloseTo(0);
  });

  it('counts the squares on which its own can be summoned', () => {
    const walls = (at: string): number =>
      feature(
        table('movement', { deck: 'deep-dwarves', units: { miner: at }, walls: { wall: 'c3' }, draw: 5 }, { deck: 'swamp-orcs' }),
        'walls',
      );
    expect(walls('c4')).toBeLessThan(walls('c5'));
  });

  it('gives nothing for magic that can buy nothing any more', rules('SUM 7.1.4'), () => {
    const magic = (draw: number): number =>
      feature(table('movement', { deck: 'deep-dwarves', magic: 6, draw }, { deck: 'swamp-orcs' }), 'magic');
    expect(magic(10)).toBe(6);
    expect(magic(2)).toBe(2);
    expect(magic(0)).toBe(0);
  });

  it('counts a vine wall by its own life, and not among the walls that are enough', () => {
    const t = (vines: Plain): Table =>
      table('movement', { deck: 'swamp-orcs', hand: { a: 'wall' }, vines, walls: { w: 'c2' } }, { deck: 'deep-dwarves' });
    expect(feature(t({ v: 'f3' }), 'walls') - feature(t({}), 'walls')).toBe(2);
    expect(feature(t({ v: 'f3', x: 'e3' }), 'hand')).toBe(feature(t({}), 'hand'));
  });

  it('counts one copy of an event', () => {
    const hand = (second: string): number =>
      feature(
        table(
          'movement',
          { deck: 'shadow-elves', hand: { a: 'into-darkness', b: second }, draw: 5 },
          { deck: 'deep-dwarves', units: { miner: 'c5' } },
        ),
        'hand',
      );
    expect(hand('into-darkness')).toBe(hand('scout') - 1);
  });

  it('is judged before the movement of who has no cards to be asked about', () => {
    const at = (moves: number, hand: Plain): boolean =>
      mind.settled!(table('movement', { deck: 'deep-dwarves', units: { lun: 'c4' }, hand }, DWARVES, { moves }).position);
    expect(at(0, {})).toBe(true);
    expect(at(1, {})).toBe(false);
    expect(at(0, { a: 'miner' })).toBe(false);
    expect(mind.stakes).toBe(0.5);
  });

  it('is judged when the attacks are over, not between them', rules('SUM 7.5.1'), () => {
    const at = (phase: string): boolean =>
      mind.settled!(
        table(
          phase,
          { deck: 'deep-dwarves', units: { lun: 'c4' }, walls: { wall: 'c3' }, hand: { a: 'miner' }, magic: 2 },
          { deck: 'swamp-orcs', units: { savager: 'c5' } },
        ).position,
      );
    expect(at('movement')).toBe(false);
    expect(at('attack')).toBe(false);
    expect(at('magic')).toBe(true);
    expect(at('summon')).toBe(true);
  });
});
