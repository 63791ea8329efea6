/** Chapters 1 and 6: the decks, who starts. */
import type { Position } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import {
  allFactions,
  battlefieldWith,
  definitionAt,
  game,
  seating,
  setupSquare,
  switchesOf,
  tableOptions,
  type TableView,
  type World,
} from '../../src/index.ts';
import { friendly } from '../../src/rules/queries.ts';
import { emptyTable } from '../../src/rules/setup.ts';

const start = (options: { decks: string[] }, seats = 2, seed = 'setup') => newTable(game, { options, seats, seed });
const worldOf = (play: { position: { world: object } }): World => play.position.world as World;

describe('decks', () => {
  it('are chosen secretly and revealed together; the same on both sides is allowed', rules('SUM 6.3', 'SUM B1'), () => {
    const play = start({ decks: [] });
    expect(play).toAsk(0, 'game.chosen');
    expect(play.offers).toEqual(allFactions().map(({ id }) => `deck ${id}`));
    play.answer(0, 'deck benders');
    expect(play).toAsk(1, 'game.chosen');
    const seen = game.see(play.position as Position<World>, 1).table as unknown as TableView;
    expect(seen.sides[0]!.chosen).toBeNull();
    expect((game.see(play.position as Position<World>, 0).table as unknown as TableView).sides[0]!.chosen).toBe('benders');
    play.answer(1, 'deck benders');
    expect(worldOf(play).sides.map(({ faction }) => allFactions()[faction!]!.id)).toEqual(['benders', 'benders']);
  });
  it.each(allFactions().map(({ id }) => id))(
    'of the %s: setup on the board, the rest shuffled, no hand',
    rules('SUM 6.6', 'SUM 6.8', 'SUM 6.9', 'SUM 6.10', 'SUM 11.3.4', 'SUM 2.2', 'SUM 1.4', 'SUM 5.6'),
    faction => {
      const world = worldOf(start({ decks: [faction, faction] }));
      const { list, summoner } = allFactions().find(({ id }) => id === faction)!;
      world.sides.forEach((player, side) => {
        const placed = [...player.units, ...player.walls].map(id => [
          definitionAt(world.cards[id]!.definition).id,
          world.cards[id]!.square,
        ]);
        expect(placed.sort()).toEqual(
          list.setup.map(({ card, column, row }) => [card, setupSquare(battlefieldWith(6), side, column, row)]).sort(),
        );
        expect(player.units.filter(id => definitionAt(world.cards[id]!.definition).id === summoner)).toHaveLength(1);
        expect(player.hand).toEqual([]);
        expect(player.magic).toEqual([]);
        expect(player.discard).toEqual([]);
        expect(player.draw.length).toBe(34 - list.setup.length);
        expect(player.supply).toHaveLength(faction === 'swamp-orcs' ? 15 : 0);
        expect(player.growsVines).toBe(faction === 'swamp-orcs');
        expect(allFactions()[player.faction!]!.id).toBe(faction);
        // Face down: nobody knows a card of it.
        for (const id of player.draw) expect(world.cards[id]!.known).toBe(0);
      });
    },
  );
  it('are told as they are revealed and shuffled', rules('SUM 6.6', 'SUM 6.8', 'SUM 12.1.5'), () => {
    const told = (seats: number, type: string) =>
      start({ decks: Array.from({ length: seats }, () => 'benders') }, seats).events.flatMap(event =>
        event.type === type ? [event.rule] : [],
      );
    expect(told(2, 'deckRevealed')).toEqual(['SUM 6.6', 'SUM 6.6']);
    expect(told(4, 'deckRevealed')).toEqual(['SUM 12.1.5', 'SUM 12.1.5', 'SUM 12.1.5', 'SUM 12.1.5']);
    expect(told(2, 'shuffled')).toEqual(['SUM 6.8', 'SUM 6.8']);
  });
  it('keep vine walls out of the draw pile, as a supply', rules('SUM 4.3', 'SUM 4.5'), () => {
    const world = worldOf(start({ decks: ['swamp-orcs', 'benders'] }));
    expect(world.sides[0]!.supply).toHaveLength(15);
    expect(world.sides[1]!.supply).toHaveLength(0);
    for (const id of world.sides[0]!.draw) expect(definitionAt(world.cards[id]!.definition).type).not.toBe('vine');
  });
  it('are shuffled differently by different seeds', rules('SUM 6.8'), () => {
    const order = (seed: string): string => {
      const world = worldOf(start({ decks: ['benders', 'benders'] }, 2, seed));
      return world.sides[0]!.draw.map(id => world.cards[id]!.definition).join();
    };
    expect(order('one')).not.toBe(order('two'));
  });
});

describe('the table', () => {
  const switches = switchesOf(tableOptions.read({}));
  it('is one board for two sides, two boards side by side for four, and bare', rules('SUM 12.1.3'), () => {
    for (const [seats, columns] of [
      [[0, 1], 6],
      [[0, 1, 2, 3], 12],
    ] as const) {
      const world = emptyTable(seats, switches, ['', 'benders']);
      expect(world).toMatchObject({
        columns,
        starter: null,
        turn: 0,
        active: 0,
        phase: 'setup',
        vinesGrown: 0,
        cards: [],
        moves: 0,
        moveLimit: 0,
        attacks: 0,
        attackLimit: 0,
        eventSummons: false,
        fellTogether: false,
        falling: false,
      });
      expect(world.top).toEqual(Array.from({ length: columns * 8 }, () => null));
      expect(world.vines).toEqual(world.top);
      expect(world.sides.map(({ chosen }) => chosen)).toEqual([null, 'benders', null, null].slice(0, seats.length));
    }
  });
  it('of three: one of them sits on both sides of a team', rules('SUM 12.1.6', 'SUM 12.1.8', 'SUM H2'), () => {
    expect([0, 1, 2].map(doubled => seating(3, doubled))).toEqual([
      [1, 0, 2, 0],
      [0, 1, 2, 1],
      [0, 2, 1, 2],
    ]);
    expect(seating(4, 1)).toEqual([0, 1, 2, 3]);
  });
  it('of three: who plays for two is asked twice', rules('SUM 12.1.6', 'SUM 6.3', 'SUM 12.1.14'), () => {
    const play = start({ decks: [] }, 3);
    const asked = [];
    while (play.question === 'game.chosen') {
      asked.push(`${play.asked!} ${play.position.decision!.rule}`);
      play.answer(play.asked!, 'deck benders'); // the same faction for all: partners may play it too
    }
    expect(asked).toEqual(['0 SUM 6.3', '1 SUM 6.3', '2 SUM 6.3', '1 SUM 12.1.6']);
    expect(worldOf(play).sides.map(({ chosen }) => chosen)).toEqual(['benders', 'benders', 'benders', 'benders']);
  });
});

describe('teams', () => {
  it('are one and three against two and four: friends are you and your partner', rules('SUM 12.1.4', 'SUM 12.3.6', 'SUM 10.6.4'), () => {
    const friends = [0, 1, 2, 3].map(a => [0, 1, 2, 3].filter(b => friendly(a, b)));
    expect(friends).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('who starts', () => {
  const rolled = (random: readonly (number | string)[], seats = 2) => {
    const play = newTable(game, { options: { decks: [] }, seats });
    play.script(...random);
    for (let side = 0; side < seats; side++) play.answer(side, 'deck benders');
    return play;
  };
  it('two players: the higher roll chooses, a tie is rolled again', rules('SUM 6.11', 'SUM 6.12', 'SUM B2'), () => {
    const play = rolled(['kept', 'kept', 3, 3, 2, 5]);
    expect(play).toHaveHappened({ type: 'startRolled', side: 0, die: 3 }, 'SUM 6.11');
    expect(play).toHaveHappened({ type: 'startTied' }, 'SUM 6.12');
    expect(play).toAsk(1, 'game.begin');
    expect(play).toOffer(['start 1', 'start 0']);
    play.answer(1, 'start 0');
    expect(play).toHaveHappened({ type: 'starterChosen', side: 0 }, 'SUM 6.11');
    expect(play).toHaveHappened({ type: 'turnBegan', side: 0, turn: 1 });
    play.mustBeUsedUp();
  });
  it('more players: the highest roll starts, only the tied highest roll again', rules('SUM 12.1.11', 'SUM 12.1.12', 'SUM B2'), () => {
    const play = rolled(['kept', 'kept', 'kept', 'kept', 6, 2, 6, 1, 3, 4], 4);
    expect(play).toHaveHappened({ type: 'startRolled', side: 0, die: 6 }, 'SUM 12.1.11');
    expect(play).toHaveHappened({ type: 'startTied' }, 'SUM 12.1.12');
    expect(play.events.filter(({ type }) => type === 'startRolled').map(event => (event as unknown as { side: number }).side)).toEqual([
      0, 1, 2, 3, 0, 2,
    ]);
    expect(play).toHaveHappened({ type: 'starterChosen', side: 2 }, 'SUM 12.1.11');
    expect(play).toAsk(2, 'movementPhase.chosen');
    play.mustBeUsedUp();
  });
  it(
    'turns alternate between the teams, the opposite of the starter second',
    rules('SUM H1', 'SUM 12.1.13', 'SUM 12.3.6', 'SUM 12.1.5'),
    () => {
      const play = rolled(['kept', 'kept', 'kept', 'kept', 1, 1, 2, 6], 4);
      const sides = (): number[] =>
        play.events.filter(({ type }) => type === 'turnBegan').map(event => (event as unknown as { side: number }).side);
      while (sides().length < 5)
        play.answer(play.asked!, play.offers.includes('end') ? 'end' : play.offers.includes('pass') ? 'pass' : play.offers[0]!);
      expect(sides()).toEqual([3, 2, 1, 0, 3]);
    },
  );
});
