/** What bots think of positions a player would know the answer to. */
import { keyOf, Random, seeded, winners, type Option, type Plain, type Position } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { summonerWarsGame, type World } from '../src/index.ts';
import { tableFrom, type Table } from './table-from.ts';

const { mind } = summonerWarsGame.module;
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
  tableFrom({ at, ...more, Jana: jana, Petr: petr });

const DWARVES = { deck: 'deep-dwarves', units: { miner: 'f8' } };

describe('options at a glance', () => {
  it('strikes the Summoner who may fall before anybody else [SUM 9.1]', () => {
    const t = table(
      'attack',
      { deck: 'shadow-elves', units: { swordsman: 'c4', scout: 'b5' } },
      {
        deck: 'deep-dwarves',
        units: { tundle: { card: 'tundle', at: 'c5', wounds: 5 }, gem: { card: 'gem-mage', at: 'c3' }, miner: 'b6' },
      },
    );
    const seen = glance(t.position);
    expect(seen.best).toBe(`attack ${t.id('swordsman')} on ${t.id('tundle')}`);
    expect(seen.of(`attack ${t.id('swordsman')} on ${t.id('tundle')}`)).toBeGreaterThan(
      10 * seen.of(`attack ${t.id('scout')} on ${t.id('miner')}`),
    );
  });

  it('never attacks its own, and gives no attack away [SUM 7.5.7]', () => {
    const t = table(
      'attack',
      { deck: 'shadow-elves', units: { swordsman: 'c4', scout: 'c3' }, walls: { home: 'b4' } },
      { deck: 'deep-dwarves', units: { miner: 'c5' } },
    );
    const seen = glance(t.position);
    expect(seen.of(`attack ${t.id('swordsman')} on ${t.id('scout')}`)).toBe(0);
    expect(seen.of(`attack ${t.id('scout')} on ${t.id('swordsman')}`)).toBe(0);
    expect(seen.of(`attack ${t.id('swordsman')} on ${t.id('home')}`)).toBe(0);
    expect(seen.promising).toEqual([`attack ${t.id('swordsman')} on ${t.id('miner')}`]);
  });

  it('strikes a wall only for want of a unit [SUM 3.7]', () => {
    const enemy = { deck: 'deep-dwarves', units: { miner: 'c5' }, walls: { gate: 'd4' } };
    const both = table('attack', { deck: 'shadow-elves', units: { swordsman: 'c4' } }, enemy);
    expect(glance(both.position).of(`attack ${both.id('swordsman')} on ${both.id('gate')}`)).toBe(0);
    const strong = table(
      'attack',
      { deck: 'swamp-orcs', units: { hunter: 'c4' } },
      { deck: 'mountain-vargath', units: { brute: 'c5' }, walls: { gate: 'd4' } },
    );
    expect(glance(strong.position).promising).toEqual([`attack ${strong.id('hunter')} on ${strong.id('brute')}`]);
    const alone = table('attack', { deck: 'shadow-elves', units: { swordsman: 'd5' } }, { ...enemy, units: { miner: 'a5' } });
    expect(glance(alone.position).promising).toEqual([`attack ${alone.id('swordsman')} on ${alone.id('gate')}`]);
  });

  it('prefers the surer kill of the more valuable unit [SUM 7.5.20]', () => {
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

  it('moves to where the Summoner can be struck, never on the spot, and thinks over a few moves only [SUM 7.4.8]', () => {
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

  it('takes the Summoner out of reach, never into it [SUM 1.6]', () => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { tundle: { card: 'tundle', at: 'c4', wounds: 4 } }, draw: 5 },
      { deck: 'swamp-orcs', units: { savager: 'd6', s2: { card: 'savager', at: 'b6' } } },
    );
    const seen = glance(t.position);
    expect(seen.best).toMatch(new RegExp(`^move ${t.id('tundle')} to [a-f][23]$`));
    expect(seen.of(`move ${t.id('tundle')} to c5`)).toBe(0);
  });

  it('of alike cards summons one, on few squares, the champion first [SUM 7.2.7]', () => {
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

  it('plays no event that would do nothing [SUM 7.3.6]', () => {
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

  it('passes a window in which it has nothing to play, and saves what falls when it can [SUM C14]', () => {
    const falls = (hand: Plain): Position<World> => {
      const t = tableFrom(
        {
          at: 'attack',
          Jana: { deck: 'deep-dwarves', units: { gem: { card: 'gem-mage', at: 'c4' } } },
          Petr: { deck: 'shadow-elves', units: { swordsman: 'c5' }, hand },
        },
        { random: [6, 6] },
      );
      summonerWarsGame.answer(t.position, `attack ${t.id('gem')} on ${t.id('swordsman')}`);
      return t.position;
    };
    expect(glance(falls({ a: 'scout' })).promising).toEqual(['pass']);
    expect(glance(falls({ a: 'shadows' })).best).toMatch(/^play /);
  });

  it('takes all the magic it may drain [SUM D14]', () => {
    const t = table(
      'events',
      { deck: 'benders', hand: { e: 'magic-drain' } },
      { deck: 'sand-goblins', magic: 4, units: { scavenger: 'c7', javelineer: 'd7' } },
    );
    summonerWarsGame.answer(t.position, `play ${t.id('e')}`);
    expect(glance(t.position).promising).toEqual(['drain 2']);
  });

  it('counters no summons of its own [SUM G7]', () => {
    const t = table(
      'attack',
      { deck: 'benders', units: { tacullu: 'c3', controller: 'c4' }, magic: 5 },
      { deck: 'swamp-orcs', units: { savager: 'f3' } },
    );
    const ask = (key: string): void => void summonerWarsGame.answer(t.position, key);
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
    summonerWarsGame.answer(t.position, `play ${t.id('a')}`);
    summonerWarsGame.answer(t.position, 'search discard');
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
    summonerWarsGame.answer(t.position, `play ${t.id('a')}`);
    summonerWarsGame.answer(t.position, `on ${t.id('javelineer')}`);
    expect(glance(t.position).promising).toEqual(['pay']);
  });

  it('hammers no wall of its own', () => {
    const hammer = (walls: Plain): readonly string[] => {
      const t = table(
        'magic',
        { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' }, ...(walls as object) },
        DWARVES,
      );
      summonerWarsGame.answer(t.position, 'end');
      return glance(t.position).promising;
    };
    expect(hammer({ walls: { own: 'c3' } })).toEqual(['pass']);
    const DWARVES_WALL = table(
      'magic',
      { deck: 'mountain-vargath', units: { growden: 'c4' }, hand: { a: 'rusher' } },
      { ...DWARVES, walls: { gate: 'c5' } },
    );
    summonerWarsGame.answer(DWARVES_WALL.position, 'end');
    expect(glance(DWARVES_WALL.position).best).toBe(`use sunderHammer with ${DWARVES_WALL.id('growden')}`);
  });

  it('pays for no second stroke of lightning without a unit to strike', () => {
    const again = (petr: Plain): readonly string[] => {
      const t = tableFrom(
        {
          at: 'attack',
          Jana: { deck: 'mountain-vargath', units: { quen: 'c4' }, magic: 3 },
          Petr: { deck: 'deep-dwarves', ...(petr as object) },
        },
        { random: [6, 6] },
      );
      summonerWarsGame.answer(t.position, `attack ${t.id('quen')} on ${t.id('miner')}`);
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
    summonerWarsGame.answer(t.position, 'end');
    summonerWarsGame.answer(t.position, `use sandstorm with ${t.id('krusk')}`);
    expect(glance(t.position).promising).toEqual([`pick ${t.id('savager')}`]);
    summonerWarsGame.answer(t.position, `pick ${t.id('savager')}`);
    expect(glance(t.position).promising).toEqual(['done']);
  });

  it('counters no summons when only its own could be', () => {
    const t = table(
      'attack',
      { deck: 'benders', units: { tacullu: 'c3', deceiver: 'c4' }, magic: 5 },
      { deck: 'swamp-orcs', units: { savager: 'f8' } },
    );
    while (!t.position.decision!.options.map(keyOf).includes('pass')) summonerWarsGame.answer(t.position, 'end');
    expect(t.position.decision!.options.map(keyOf)).toContain(`use counterSummon with ${t.id('tacullu')}`);
    expect(glance(t.position).promising).toEqual(['pass']);
  });

  it('prunes never everything and judges all it is asked, in whole games', () => {
    for (let n = 0; n < 3; n++) {
      const decks = [
        ['deep-dwarves', 'swamp-orcs'],
        ['sand-goblins', 'shadow-elves'],
        ['mountain-vargath', 'benders'],
      ][n]!;
      const position = summonerWarsGame.start({ decks }, 2, `glance/${n}`);
      const random = new Random(seeded(`lot/${n}`));
      for (let i = 0; i < 400 && position.decision; i++) {
        const before = i % 40 === 0 ? summonerWarsGame.hash(position) : '';
        const weights = mind.weigh!(position);
        expect(weights).toHaveLength(position.decision.options.length);
        expect(weights.every(weight => weight >= 0 && Number.isFinite(weight))).toBe(true);
        expect(Math.max(...weights)).toBeGreaterThan(0);
        if (before) expect(summonerWarsGame.hash(position)).toBe(before);
        summonerWarsGame.advance(position, random.integer(position.decision.options.length));
      }
    }
  });

  it('by itself beats chance: of eight games all', () => {
    let won = 0;
    for (let n = 0; n < 8; n++) {
      const sides = ['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'shadow-elves', 'mountain-vargath', 'benders'];
      const position = summonerWarsGame.start({ decks: [sides[n % 6]!, sides[(n + 1 + (n >> 1)) % 6]!] }, 2, `policy/${n}`);
      const random = new Random(seeded(`policy/${n}`));
      while (position.decision) {
        const { seat, options } = position.decision;
        const index = seat === n % 2 ? draw(mind.weigh!(position), random) : random.integer(options.length);
        summonerWarsGame.advance(position, index);
      }
      if (winners(position.outcome!).includes(n % 2)) won++;
    }
    expect(won).toBe(8);
  });
});

describe('what is counted', () => {
  it('is what one seat has more than the other [SUM 9.1]', () => {
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

  it('is more with a champion on the battlefield than with him in the hand and his magic in the pile [SUM 7.2.7]', () => {
    const t = table(
      'summon',
      { deck: 'deep-dwarves', walls: { wall: 'c3' }, hand: { k: 'kynder' }, magic: 7, draw: 8 },
      { deck: 'swamp-orcs', units: { hunter: 'f8' } },
    );
    const kept = summonerWarsGame.evaluate(t.world, 0);
    summonerWarsGame.answer(t.position, `summon ${t.id('k')} to c4`);
    expect(summonerWarsGame.evaluate(t.world, 0)).toBeGreaterThan(kept);
  });

  it('is more with a card turned into magic than with a full hand that nothing can pay for [SUM 7.6.1]', () => {
    const t = table(
      'magic',
      { deck: 'mountain-vargath', hand: { a: 'growden', b: 'torodins-advance', c: 'muster', d: 'rusher', e: 'brute' }, draw: 13 },
      { deck: 'benders', units: { breaker: 'c5' } },
    );
    const kept = summonerWarsGame.evaluate(t.world, 0);
    summonerWarsGame.answer(t.position, `build ${t.id('a')}`);
    expect(summonerWarsGame.evaluate(t.world, 0)).toBeGreaterThan(kept);
    const fewer = summonerWarsGame.evaluate(t.world, 0);
    summonerWarsGame.answer(t.position, `build ${t.id('b')}`);
    expect(summonerWarsGame.evaluate(t.world, 0)).toBeGreaterThan(fewer);
  });

  it('of two Summoners who are left sends the one with more life, so that the game ends [SUM 9.1]', () => {
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

  it('gives nothing for magic that can buy nothing any more [SUM 7.1.4]', () => {
    const magic = (draw: number): number =>
      feature(table('movement', { deck: 'deep-dwarves', magic: 6, draw }, { deck: 'swamp-orcs' }), 'magic');
    expect(magic(10)).toBe(6);
    expect(magic(2)).toBe(2);
    expect(magic(0)).toBe(0);
  });

  it('is judged when the attacks are over, not between them [SUM 7.5.1]', () => {
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
