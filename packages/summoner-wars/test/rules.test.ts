/** Statements of the book that a scenario file cannot show. */
import { describe, expect, it } from 'vitest';
import '@kolbiste/testkit/vitest';
import { allCards, explainAttack, summonerWarsGame, type UnitDefinition } from '../src/index.ts';
import { leaveGame } from '../src/atoms.ts';
import { harm } from '../src/procedures.ts';
import { tableFrom } from './table-from.ts';

describe('terms', () => {
  it('cards are everything on the battlefield, units are not walls [SUM 10.1.1] [SUM 10.1.2]', () => {
    // Summoning Surge compares units: Petr's three walls do not count.
    const table = tableFrom({ at: 'events', Jana: { hand: { ss: 'summoning-surge' } }, Petr: { walls: { w1: 'a7', w2: 'b7', w3: 'c7' } } });
    expect(table.play).toRefuse(`play ${table.id('ss')}`, 'SUM C16');
  });
  it('destroyed and eliminated are one thing: one event for unit and wall [SUM 10.3.2] [SUM 10.7.1]', () => {
    const table = tableFrom(
      { at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { walls: { w1: { at: 'c5', wounds: 8 } } } },
      { random: [3, 1, 1] },
    );
    table.play.answer(0, `attack ${table.id('lun')} on ${table.id('w1')}`);
    expect(table.play).toHaveHappened({ type: 'wounded', card: table.id('w1'), wounds: 1 });
    expect(table.play).toHaveHappened({ type: 'destroyed', card: table.id('w1') }, 'SUM 3.8');
  });
  it('any number of events, one at a time, walls among them [SUM 7.3.1] [SUM 7.3.2] [SUM 7.3.3]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'shadow-elves', hand: { a: 'summon-the-night', b: 'wall', c: 'summon-the-night', d: 'wall' } },
      Petr: {},
    });
    for (const key of [`play ${table.id('a')}`, `wall ${table.id('b')} to c3`, `play ${table.id('c')}`, `wall ${table.id('d')} to d3`])
      table.play.answer(0, key);
    expect(table.world.sides[0]!.hand).toEqual([]);
    expect(table.world.lasting).toHaveLength(2);
  });
  it('no wall, no summoning: there is not even a square [SUM 3.16]', () => {
    const given = (walls: object) => ({
      at: 'summon',
      Jana: { units: { m1: { card: 'miner', at: 'c3' } }, hand: { m2: 'miner' }, magic: 1, walls },
      Petr: { walls: { w9: 'c7' } },
    });
    expect(tableFrom(given({ w1: 'c2' }) as never).play).toAsk(0, 'summonPhase.chosen');
    expect(tableFrom(given({}) as never).play).toAsk(0, 'eventsPhase.chosen');
  });
  it('you use only abilities of units you control, in your own turn [SUM 10.13.2] [SUM 10.15.2] [SUM C6]', () => {
    // Petr's Kynder is of no use to Jana, and not usable by Petr in her turn: no card of this set opens a window there.
    const table = tableFrom(
      {
        at: 'attack',
        Jana: { units: { m1: { card: 'miner', at: 'c3' } }, walls: { w1: 'c4' }, magic: 1 },
        Petr: { units: { kynder: 'c5' }, magic: 1 },
      },
      { random: [1] },
    );
    expect(table.play.offers.some(key => key.startsWith('use'))).toBe(false);
    table.play.answer(0, `attack ${table.id('m1')} on ${table.id('w1')}`);
    expect(table.play.events.some(({ type }) => type === 'abilityUsed')).toBe(false);
  });
  it('the sum of an attack can be opened: 2 = 1 + Command [SUM G12]', () => {
    const table = tableFrom({
      at: 'attack',
      Jana: { deck: 'mountain-vargath', units: { sunderved: 'c3', br: { card: 'brute', at: 'c4' } } },
      Petr: { walls: { w1: 'c5' } },
    });
    const sum = explainAttack(table.world, table.id('br'), table.id('w1'));
    expect(sum).toMatchObject({ printed: 1, total: 2, steps: [{ n: 1, source: 'command', rule: 'SUM G12' }] });
  });
  it('wounds may come without any dice [SUM 10.7.5] [SUM G14]', () => {
    const table = tableFrom({ at: 'end', Jana: { deck: 'mountain-vargath', units: { growden: 'c4' } }, Petr: { walls: { w1: 'c5' } } });
    table.play.answer(0, `use sunderHammer with ${table.id('growden')}`).answer(0, `on ${table.id('w1')}`);
    expect(table.world.cards[table.id('w1')]!.wounds).toBe(2);
    expect(table.play.events.some(({ type }) => type === 'diceRolled')).toBe(false);
  });
  it('owner and controller are stored apart [SUM D13] [SUM 10.6.2]', () => {
    const table = tableFrom({
      at: 'events',
      Jana: { deck: 'benders', hand: { mc: 'mind-control' }, magic: 1 },
      Petr: { units: { m1: { card: 'miner', at: 'c4' } } },
    });
    table.play
      .answer(0, `play ${table.id('mc')}`)
      .answer(0, `on ${table.id('m1')}`)
      .answer(0, 'pay');
    expect(table.world.cards[table.id('m1')]).toMatchObject({ owner: 1, controller: 0 });
    expect(table.world.sides.map(({ units }) => units.includes(table.id('m1')))).toEqual([true, false]);
  });
});

describe('both Summoners in one batch', () => {
  // No card of the set can do it, so the procedure is called by itself.
  const both = (options = {}) => {
    const table = tableFrom(
      {
        at: 'movement',
        Jana: { units: { tundle: { at: 'c4', wounds: 5 } } },
        Petr: { deck: 'benders', units: { tacullu: { at: 'c5', wounds: 4 } } },
      },
      { options },
    );
    const { position } = table.play;
    (position.stack as unknown[]).push(harm(0, -1, [table.id('tundle'), table.id('tacullu')], [1, 1], 'SUM G11'));
    const frame = position.stack.at(-1)!;
    frame.returns = false;
    position.decision = null;
    const again = summonerWarsGame.startFrom({ world: table.world, stack: position.stack, names: {}, paths: {} }, 2, position.random);
    summonerWarsGame.answer(again, 'next 0'); // two cards are gained: in which order
    return again;
  };
  it('is a draw [SUM B6]', () => {
    expect(both().outcome).toMatchObject({ places: [1, 1], rule: 'SUM B6' });
  });
  it('or a win for the player whose turn it is, where the table says so [SUM B6]', () => {
    expect(both({ bothFall: 'active' }).outcome).toMatchObject({ places: [1, 2] });
  });
});

describe('leaving the game', () => {
  it('is like elimination, but nobody gets the Summoner [SUM H9]', () => {
    const seats = ['Jana', 'Petr', 'Ivan', 'Olga'];
    const table = tableFrom(
      { at: 'magic', Jana: { hand: { one: 'wall' }, magic: { gem: 'lun' } }, Petr: { deck: 'benders' }, Ivan: {}, Olga: {} },
      { seats },
    );
    const world = table.world;
    leaveGame({ world, random: null as never, emit: () => {} }, 0);
    expect(world.sides[0]).toMatchObject({ alive: false, hand: [], units: [] });
    expect(world.out).toContain(table.id('tundle'));
    expect(world.sides[2]!.magic).toEqual([table.id('gem')]);
    expect(world.sides.flatMap(({ magic }) => magic)).not.toContain(table.id('tundle'));
    expect(summonerWarsGame.module.outcome(world)).toBeNull();
    expect(summonerWarsGame.module.invariants(world)).toEqual([]);
  });
  it('is a loss with two players [SUM H9]', () => {
    const { world } = tableFrom({ at: 'magic', Jana: { hand: { one: 'wall' } }, Petr: {} });
    leaveGame({ world, random: null as never, emit: () => {} }, 0);
    expect(summonerWarsGame.module.outcome(world)).toMatchObject({ places: [2, 1] });
  });
});

describe('the cap on turns', () => {
  it('is a draw, not a rule of the game [SUM B8]', () => {
    const { world } = tableFrom({ at: 'movement', turn: 12, Jana: {}, Petr: {} }, { options: { turnCap: 10 } });
    expect(summonerWarsGame.module.outcome(world)).toMatchObject({ places: [1, 1], rule: 'SUM B8' });
  });
});

describe('abilities', () => {
  it('each unit has one of its own, each named [SUM 8.2]', () => {
    const units = allCards().filter((card): card is UnitDefinition => card.type === 'unit' && !card.id.startsWith('test-'));
    expect(units).toHaveLength(42);
    for (const { ability, words } of units) {
      expect(ability.id).toBeTruthy();
      expect(words.cs.text.length).toBeGreaterThan(20);
      expect(words.en.text.length).toBeGreaterThan(20);
    }
  });
});
