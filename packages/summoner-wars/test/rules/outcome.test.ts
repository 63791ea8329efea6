/** How a game ends: Summoners that fall together, players who leave, the cap on turns. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { game } from '../../src/index.ts';
import { leaveGame } from '../../src/rules/atoms.ts';
import { harm } from '../../src/rules/procedures.ts';
import { Table } from '../fixture.ts';

describe('both Summoners in one batch', () => {
  // No card of the set can do it, so the procedure is called by itself.
  const both = (options = {}) => {
    const table = new Table(
      {
        at: 'movement',
        Jana: { units: { tundle: { at: 'c4', wounds: 5 } } },
        Petr: { deck: 'benders', units: { tacullu: { at: 'c5', wounds: 4 } } },
      },
      { options },
    );
    const { position } = table;
    (position.stack as unknown[]).push(
      harm({ by: 0, attacker: null, blows: ['tundle', 'tacullu'].map(name => ({ card: table.id(name), wounds: 1 })), rule: 'SUM G11' }),
    );
    const frame = position.stack.at(-1)!;
    frame.returns = false;
    position.decision = null;
    const again = game.startFrom({ world: table.world, stack: position.stack, names: {}, paths: {} }, 2, position.random);
    game.answer(again, 'next 0'); // two cards are gained: in which order
    return again;
  };
  it('is a draw', rules('SUM B6'), () => {
    expect(both().outcome).toMatchObject({ places: [1, 1], rule: 'SUM B6' });
  });
  it('or a win for the player whose turn it is, where the table says so', rules('SUM B6'), () => {
    expect(both({ bothFall: 'active' }).outcome).toMatchObject({ places: [1, 2] });
  });
});

describe('leaving the game', () => {
  it('is like elimination, but nobody gets the Summoner', rules('SUM H9'), () => {
    const table = new Table(
      { at: 'magic', Jana: { hand: { one: 'wall' }, magic: { gem: 'lun' } }, Petr: { deck: 'benders' }, Eva: {}, Tom: {} },
      { seats: 4 },
    );
    const world = table.world;
    leaveGame({ world, random: null as never, emit: () => {} }, 0);
    expect(world.sides[0]).toMatchObject({ alive: false, hand: [], units: [] });
    expect(world.out).toContain(table.id('tundle'));
    expect(world.sides[2]!.magic).toEqual([table.id('gem')]);
    expect(world.sides.flatMap(({ magic }) => magic)).not.toContain(table.id('tundle'));
    expect(game.module.outcome(world)).toBeNull();
    expect(game.module.invariants(world)).toEqual([]);
  });
  it('is a loss with two players', rules('SUM H9'), () => {
    const { world } = new Table({ at: 'magic', Jana: { hand: { one: 'wall' } }, Petr: {} });
    leaveGame({ world, random: null as never, emit: () => {} }, 0);
    expect(game.module.outcome(world)).toMatchObject({ places: [2, 1] });
  });
});

describe('who has won', () => {
  /** The places after a turn, with these sides still alive. */
  const after = (alive: readonly boolean[], turn = 5, options = {}) => {
    const seats = alive.length;
    const { world } = new Table(
      { at: 'movement', turn, Jana: {}, Petr: {}, ...(seats > 2 && { Eva: {}, Tom: {} }) },
      { seats, options: { turnCap: 10, ...options } },
    );
    alive.forEach((lives, side) => Object.assign(world.sides[side]!, { alive: lives }));
    const outcome = game.module.outcome(world);
    return outcome && [outcome.places, outcome.rule];
  };
  it('of two: the only one with a Summoner', rules('SUM 9.1', 'SUM 1.6', 'SUM 1.7', 'SUM B6'), () => {
    expect(after([true, true])).toBeNull();
    expect(after([true, false])).toEqual([[1, 2], 'SUM 9.1']);
    expect(after([false, true])).toEqual([[2, 1], 'SUM 9.1']);
    expect(after([false, false])).toEqual([[1, 1], 'SUM B6']);
    expect(after([false, false], 5, { bothFall: 'active' })).toEqual([[1, 2], 'SUM 9.1']);
  });
  it('of four: the team that has one', rules('SUM 9.1', 'SUM B9', 'SUM 12.1.4'), () => {
    expect(after([true, true, true, true])).toBeNull();
    expect(after([false, true, true, false])).toBeNull();
    expect(after([true, false, false, true])).toBeNull();
    expect(after([false, false, true, false])).toEqual([[1, 3, 1, 3], 'SUM B9']);
    expect(after([false, true, false, false])).toEqual([[3, 1, 3, 1], 'SUM B9']);
    expect(after([false, false, false, false])).toEqual([[1, 1, 1, 1], 'SUM B6']);
  });
  it('at the cap on turns: nobody, unless a Summoner has fallen', rules('SUM 9.1', 'SUM B8'), () => {
    expect(after([true, true], 10)).toBeNull();
    expect(after([true, true], 11)).toEqual([[1, 1], 'SUM B8']);
    expect(after([false, true, true, true], 10)).toBeNull();
    expect(after([false, true, true, true], 11)).toEqual([[1, 1, 1, 1], 'SUM B8']);
    expect(after([true, false], 11)).toEqual([[1, 2], 'SUM 9.1']);
    expect(after([false, true], 11)).toEqual([[2, 1], 'SUM 9.1']);
  });
});

describe('the cap on turns', () => {
  it('is a draw, not a rule of the game', rules('SUM B8'), () => {
    const { world } = new Table({ at: 'movement', turn: 12, Jana: {}, Petr: {} }, { options: { turnCap: 10 } });
    expect(game.module.outcome(world)).toMatchObject({ places: [1, 1], rule: 'SUM B8' });
  });
});
