/** Chapter 7: the six phases, what each asks, and whose turn comes (12.1.13). */
import { leftKey } from '@kolbiste/engine';
import { newTable } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { Table } from '../../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });

describe('a turn', () => {
  it(
    'has six phases in their order',
    rules('SUM 7.0.1', 'SUM 7.0.2', 'SUM 7.2.1', 'SUM 7.3.1', 'SUM 7.5.1', 'SUM 7.6.1', 'SUM 7.0.3'),
    () => {
      const table = new Table({ at: 'turn', Jana: { walls: { w1: 'c3' }, draw: 9 }, Petr: { draw: 9 } });
      while (table.world.active === 0) table.answer(0, 'end');
      expect(table.all('phaseBegan').flatMap(({ side, phase, rule }) => (side === 0 ? [`${String(phase)} ${rule}`] : []))).toEqual([
        'draw SUM 7.0.2',
        'summon SUM 7.2.1',
        'events SUM 7.3.1',
        'movement SUM 7.0.1',
        'attack SUM 7.5.1',
        'magic SUM 7.6.1',
      ]);
      expect(table).toHaveHappened({ type: 'turnBegan', side: 1, turn: 6 }, 'SUM 7.0.3');
    },
  );
  it(
    'asks in each phase for what belongs there',
    rules('SUM 7.2.1', 'SUM 7.3.1', 'SUM 3.3', 'SUM 3.4', 'SUM 3.10', 'SUM 7.5.1', 'SUM 7.6.1'),
    () => {
      const table = new Table({
        at: 'summon',
        Jana: {
          units: { m1: unit('miner', 'c4') },
          walls: { w1: 'b1' },
          hand: { wf: 'wake-the-father-gem', x: 'wall', s1: 'scholar' },
          magic: 1,
        },
        Petr: { walls: { w2: 'c5' } },
      });
      const words = (): string[] => [...new Set(table.offers.map(key => key.split(' ')[0]!))];
      const rule = (): string => table.position.decision!.rule;
      expect([words(), rule()]).toEqual([['end', 'summon'], 'SUM 7.2.1']);
      expect(table.offers.every(key => key === 'end' || key.startsWith(table.key('summon s1')))).toBe(true);
      table.do('Jana: end');
      expect([words(), rule()]).toEqual([['end', 'play', 'wall'], 'SUM 7.3.1']);
      expect(table.offers).toContain(table.key('play wf'));
      expect(table.offers).toContain(table.key('wall x to c2'));
      table.do('Jana: end');
      expect([words(), rule()]).toEqual([['end', 'move'], 'SUM 7.4.1']);
      table.do('Jana: end');
      expect([words(), rule()]).toEqual([['end', 'attack'], 'SUM 7.5.1']);
      table.do('Jana: end');
      expect([words(), rule()]).toEqual([['end', 'build'], 'SUM 7.6.1']);
      expect(table).toOffer(['end', ...['wf', 'x', 's1'].map(card => table.key(`build ${card}`))]);
    },
  );
  it(
    'lets an any-time ability be used in each phase',
    rules('SUM 10.15.1', 'SUM 7.2.1', 'SUM 7.3.1', 'SUM 7.4.1', 'SUM 7.5.1', 'SUM 7.6.1'),
    () => {
      for (const at of ['summon', 'events', 'movement', 'attack', 'magic']) {
        const table = new Table({
          at,
          Jana: { units: { kynder: 'c3' }, walls: { w1: 'd3' }, hand: { s1: 'scholar' }, magic: 1 },
          Petr: { units: { m1: unit('miner', 'c5') }, walls: { w2: 'c4' } },
        });
        expect(table.question).not.toBe('moment.chosen');
        expect(table.offers).toContain(table.key('use magePush with kynder'));
      }
    },
  );
  it('asks even when there is one thing to do, and not when there is none', rules('SUM 7.4.1', 'SUM 7.4.8', 'SUM 7.6.1'), () => {
    const boxed = (at: string, hand: object) => new Table({ at, Jana: { walls: { w1: 'a2', w2: 'b1' }, hand }, Petr: {} } as never);
    const moving = boxed('movement', {});
    expect(moving).toOffer(['end', moving.key('move tundle to a1')]);
    const building = boxed('magic', { x: 'wall' });
    expect(building).toOffer(['end', building.key('build x')]);
    building.do('Jana: build x');
    expect(building.world.active).toBe(1); // an empty hand: the phase is over
  });
  it('asks for the first attack and for further ones by their own rules', rules('SUM 7.5.1', 'SUM 7.5.5'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { a: unit('miner', 'a4'), b: unit('miner', 'b4') } },
        Petr: { walls: { wa: 'a5', wb: 'b5' } },
      },
      { random: [1] },
    );
    expect(table.position.decision).toMatchObject({ rule: 'SUM 7.5.1', about: { attacks: 0, limit: 3 } });
    table.do('Jana: attack a on wa');
    expect(table.position.decision).toMatchObject({ rule: 'SUM 7.5.5', about: { attacks: 1, limit: 3 } });
  });
});

describe('the Draw phase', () => {
  const drawn = (hand: number, draw: number | object, seats = 2) =>
    new Table(
      {
        at: 'turn',
        Jana: { hand: Object.fromEntries([...Array(hand).keys()].map(i => [`h${i}`, 'wall'])), draw },
        Petr: {},
        ...(seats > 2 && { Eva: {}, Tom: {} }),
      } as never,
      {
        seats,
      },
    );
  it('fills the hand to five, for its player’s eyes', rules('SUM 7.1.1'), () => {
    const table = drawn(2, { bottom: 'lun', c: 'kynder', b: 'sprog', a: 'miner' });
    expect(table.world.sides[0]!.hand.slice(2)).toEqual(['a', 'b', 'c'].map(name => table.id(name)));
    expect(table.world.sides[0]!.draw).toEqual([table.id('bottom')]);
    expect(table).toHaveHappened({ type: 'drew', side: 0, cards: ['a', 'b', 'c'].map(name => table.id(name)) }, 'SUM 7.1.1');
    expect(table.view(0).sides[0]!.hand!.map(({ card }) => card)).toEqual(['wall', 'wall', 'miner', 'sprog', 'kynder']);
    expect(table.view(1).sides[0]!.hand).toBeNull();
  });
  it('gives what an emptying pile has, and nothing of an empty one', rules('SUM 7.1.1', 'SUM 7.1.3', 'SUM 7.1.4'), () => {
    const short = drawn(2, 1);
    expect(short.world.sides[0]!.hand).toHaveLength(3);
    expect(short).toHaveHappened({ type: 'drew', side: 0 }, 'SUM 7.1.1');
    const empty = drawn(2, 0);
    expect(empty).toHaveHappened({ type: 'drew', side: 0, cards: [] }, 'SUM 7.1.3');
    expect(empty.world.sides[0]).toMatchObject({ draw: [], alive: true });
    expect(empty.outcome).toBeNull();
  });
  it('draws nothing onto a full hand, and says nothing', rules('SUM 7.1.1', 'SUM C5'), () => {
    const table = drawn(5, 3);
    expect(table.world.sides[0]!.hand).toHaveLength(5);
    expect(table.all('drew')).toEqual([]);
  });
  it('is the same for more players', rules('SUM 12.2.1'), () => {
    const table = drawn(0, 9, 4);
    expect(table.world.sides[0]!.hand).toHaveLength(5);
    expect(table.world.moveLimit).toBe(3);
  });
});

describe('whose turn it is', () => {
  /** Everybody ends every phase until this many turns have begun: [side, rule] of each. */
  const turnsOf = (seats: number, count: number): string[] => {
    const play = newTable(game, { options: { decks: ['benders', 'benders', 'benders', 'benders'].slice(0, seats === 2 ? 2 : 4) }, seats });
    const begun = () => play.events.filter(({ type }) => type === 'turnBegan') as unknown as { side: number; rule: string }[];
    while (begun().length < count)
      play.answer(play.asked!, play.offers.includes('end') ? 'end' : play.offers.includes('pass') ? 'pass' : play.offers[0]!);
    const first = begun()[0]!.side;
    return begun().map(({ side, rule }) => `${side ^ first} ${rule}`);
  };
  it('of two players', rules('SUM 6.13', 'SUM 7.0.3'), () => {
    expect(turnsOf(2, 4)).toEqual(['0 SUM 6.13', '1 SUM 7.0.3', '0 SUM 7.0.3', '1 SUM 7.0.3']);
  });
  it('of four', rules('SUM 6.13', 'SUM 12.1.13'), () => {
    expect(turnsOf(4, 5)).toEqual(['0 SUM 6.13', '1 SUM 12.1.13', '2 SUM 12.1.13', '3 SUM 12.1.13', '0 SUM 12.1.13']);
  });
  it('of three: who has two decks takes two turns', rules('SUM 12.1.8', 'SUM 12.1.13', 'SUM H2'), () => {
    const table = new Table(
      {
        at: 'magic',
        Jana: { hand: { a: 'wall' } },
        Petr: { hand: { b: 'wall' } },
        Eva: { hand: { c: 'wall' } },
        Petr2: { hand: { d: 'wall' } },
      },
      { seats: 3 },
    );
    while (table.all('turnBegan').length < 4) table.answer(table.asked!, 'end');
    expect(table.all('turnBegan').map(({ side, rule }) => `${String(side)} ${rule}`)).toEqual([
      '1 SUM 12.1.8',
      '2 SUM 12.1.13',
      '3 SUM 12.1.8',
      '0 SUM 12.1.13',
    ]);
  });
  it('when somebody has left: their slot passes, the others go on', rules('SUM 12.1.13', 'SUM H9'), () => {
    const table = new Table(
      {
        at: 'magic',
        Jana: { hand: { a: 'wall' }, units: { m1: unit('miner', 'c3') } },
        Petr: { hand: { b: 'wall' } },
        Eva: { hand: { c: 'wall' } },
        Tom: { hand: { d: 'wall' } },
      },
      { seats: 4 },
    );
    game.takeRecorded(table.position, leftKey(0));
    expect(table.world.sides[0]!.alive).toBe(true); // not in the middle of a turn
    while (table.all('turnBegan').length < 4) table.answer(table.asked!, 'end');
    expect(table.all('turnBegan').map(({ side }) => side)).toEqual([1, 2, 3, 1]);
    expect(table).toHaveHappened({ type: 'eliminated', side: 0 });
    expect(table.card('m1').square).toBe(-1);
  });
  it('what lasts until or through the turn of one who is out ends in that slot, nothing else', rules('SUM 12.1.13', 'SUM H8'), () => {
    const lasting = [
      { card: 'magic-stasis', by: 'Petr', against: 'Eva', until: 'nextTurn' },
      { card: 'magic-stasis', by: 'Tom', against: 'Petr', until: 'nextTurn' },
      { card: 'summon-the-night', by: 'Tom', against: 'Petr', until: 'theirTurnEnd' },
      { card: 'summon-the-night', by: 'Petr', against: 'Eva', until: 'theirTurnEnd' },
    ];
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lun: 'e8' }, hand: { held1: 'wall' } },
        Petr: { deck: 'benders', units: { tacullu: { at: 'f8', wounds: 4 } } },
        Eva: { hand: { held2: 'wall' } },
        Tom: {},
        lasting,
      },
      { seats: 4, random: [6, 1, 1] },
    );
    table.do('Jana: attack lun on tacullu');
    expect(table.world.lasting).toHaveLength(4);
    table.do('Jana: end');
    expect(table).toAsk(2);
    expect(table.world.lasting.map(({ by, until }) => `${by} ${until}`)).toEqual(['3 nextTurn', '1 theirTurnEnd']);
  });
});
