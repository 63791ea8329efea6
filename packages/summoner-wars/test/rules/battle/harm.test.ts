/** Wounds and what goes with a unit that leaves (rules 7.5.26, 10.7.1, 10.9.5). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

describe('wounds', () => {
  it('are one for each hit, and three is a hit', rules('SUM 10.7.1', 'SUM 7.5.20', 'SUM 2.16', 'SUM 2.3', 'SUM 7.5.19'), () => {
    const table = new Table({ at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { units: { kynder: 'c5' } } }, { random: [3, 6, 2] });
    table.do('Jana: attack lun on kynder');
    expect(table.card('kynder').wounds).toBe(2);
  });
  it('destroy who has as many as life, unit or wall, and go on beyond', rules('SUM 2.17', 'SUM 3.8', 'SUM 7.5.25', 'SUM 3.7'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lun: 'c4', kynder: 'd4' } },
        Petr: { units: { m1: { card: 'miner', at: 'c5' } }, walls: { w1: { at: 'd5', wounds: 7 } } },
      },
      { random: [3, 3, 3, 3, 3] },
    );
    table.do('Jana: attack lun on m1', 'Jana: attack kynder on w1');
    expect(table).toHaveHappened({ type: 'wounded', card: table.id('m1'), wounds: 3, total: 3 });
    expect(table.all('destroyed').map(({ card }) => card)).toEqual([table.id('m1'), table.id('w1')]);
  });
  it(
    'bring the card to the attacker’s magic pile, no matter who owns it',
    rules('SUM 7.5.27', 'SUM 10.3.1', 'SUM 10.3.3', 'SUM 10.8.4'),
    () => {
      const table = new Table(
        { at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { units: { m1: { card: 'miner', at: 'c5' } } } },
        { random: [3, 3, 1] },
      );
      table.do('Jana: attack lun on m1');
      expect(table.world.sides.map(({ magic }) => magic)).toEqual([[table.id('m1')], []]);
      expect(table.card('m1').owner).toBe(1);
    },
  );
  it('of one effect are all laid first, then every destroyed card leaves', rules('SUM 7.5.26'), () => {
    const common = (at: string) => ({ card: 'gem-mage', at });
    const table = new Table({
      at: 'events',
      Jana: { units: { tundle: 'c4' }, hand: { mt: 'magic-torrent', held: 'wall' }, magic: 2 },
      Petr: { units: { a: common('c6'), b: common('d6') } },
    });
    table.do('Jana: play mt', 'Jana: pick a', 'Jana: pick b', 'Jana: next 0');
    expect(table.events.flatMap(({ type }) => (type === 'wounded' || type === 'destroyed' ? [type] : []))).toEqual([
      'wounded',
      'wounded',
      'destroyed',
      'destroyed',
    ]);
    expect(table.world.sides[0]!.magic.toSorted()).toEqual([table.id('a'), table.id('b')].toSorted());
  });
});

describe('cards under a unit', () => {
  it('are discarded with it', rules('SUM 10.9.5'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'shadow-elves', hand: { id: 'into-darkness', held: 'wall' } },
      Petr: { deck: 'sand-goblins', units: { sc: { card: 'scavenger', at: 'c6', under: { u1: 'swordsman' } } } },
    });
    table.do('Jana: play id', 'Jana: pick sc');
    expect(table.world.sides[0]!.discard).toEqual(expect.arrayContaining([table.id('sc'), table.id('u1')]));
    expect(table.world.out).toEqual([]);
  });
});

describe('the end of a duel', () => {
  it('follows from the rule of winning, not from the chapter for more players', rules('SUM 9.1', 'SUM 12.2.7'), () => {
    const table = new Table(
      { at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { deck: 'benders', units: { tacullu: { at: 'c5', wounds: 4 } } } },
      { random: [3, 1, 1] },
    );
    table.do('Jana: attack lun on tacullu');
    expect(table).toHaveHappened({ type: 'eliminated', side: 1 }, 'SUM 9.1');
  });
});

describe('wounds and falls name their paragraph', () => {
  const fight = (given: object, random: number[], ...said: string[]) =>
    new Table({ at: 'attack', Petr: {}, ...given }, { random }).do(...said.map(each => `Jana: ${each}`));
  it('a hit is a wound, and nothing is said of hits that do not wound', rules('SUM 7.5.21', 'SUM 7.5.22'), () => {
    const table = fight({ Jana: { units: { m1: { card: 'miner', at: 'c4' } } }, Petr: { units: { lun: 'c5' } } }, [3], 'attack m1 on lun');
    expect(table).toHaveHappened({ type: 'wounded', card: table.id('lun'), wounds: 1, total: 1 }, 'SUM 7.5.21');
    expect(table.all('hitsShrugged')).toEqual([]);
  });
  it('a unit or a wall is destroyed and collected by its attacker', rules('SUM 7.5.24', 'SUM 3.8', 'SUM 7.5.27', 'SUM 7.5.6'), () => {
    const given = {
      Jana: { units: { lun: 'c4', kynder: 'e4' } },
      Petr: { units: { m1: { card: 'miner', at: 'c5', wounds: 1 } }, walls: { w1: { at: 'e5', wounds: 8 } } },
    };
    const table = fight(given, [3, 1, 1, 3, 1], 'attack lun on m1', 'attack kynder on w1');
    expect(table.all('destroyed').map(({ rule }) => rule)).toEqual(['SUM 7.5.24', 'SUM 3.8']);
    expect(table).toHaveHappened({ type: 'collected', side: 0, cards: [table.id('m1')] }, 'SUM 7.5.27');
    expect(table).toHaveHappened({ type: 'collected', side: 0, cards: [table.id('w1')] }, 'SUM 7.5.6');
  });
  it('your own is your own again', rules('SUM 7.5.27', 'SUM D8'), () => {
    const table = fight({ Jana: { units: { lun: 'c4', m1: { card: 'miner', at: 'c5', wounds: 1 } } } }, [3, 1, 1], 'attack lun on m1');
    expect(table).toHaveHappened({ type: 'collected', side: 0, cards: [table.id('m1')] }, 'SUM D8');
  });
  it('of several at once, and of a vine wall that tore', rules('SUM 7.5.26', 'SUM 4.19', 'SUM 4.21'), () => {
    const given = {
      Jana: { deck: 'shadow-elves', units: { hydrake: 'c4' } },
      Petr: { deck: 'benders', units: { br: { card: 'breaker', at: 'c5' } }, vines: { v1: 'c5' }, supply: 0 },
    };
    const table = fight(given, [6, 6, 6, 6, 6, 6], 'assault hydrake');
    expect(table).toHaveHappened({ type: 'collected', side: 0, cards: [table.id('br')] }, 'SUM 7.5.26');
    const torn = new Table(
      { Jana: { units: { m1: { card: 'miner', at: 'c3', wounds: 1 } } }, Petr: { deck: 'swamp-orcs', vines: { v1: 'c3' } } },
      { random: [3] },
    ).do('Jana: move m1 to c4');
    expect(torn).toHaveHappened({ type: 'wounded', card: torn.id('m1') }, 'SUM 4.19');
    expect(torn).toHaveHappened({ type: 'collected', side: 1, cards: [torn.id('m1')] }, 'SUM 4.21');
    expect(table).not.toHaveHappened({ type: 'collected' }, 'SUM 4.21');
  });
  it('what one fall sets off comes by itself, without a question', rules('SUM 10.14.1', 'SUM F15'), () => {
    const table = fight(
      { Jana: { units: { lun: 'c5' } }, Petr: { deck: 'swamp-orcs', walls: { w1: 'c7' }, units: { hu: { card: 'hunter', at: 'c6' } } } },
      [6, 6, 1],
      'attack lun on hu',
    );
    expect(table).toHaveHappened({ type: 'vineGrew', side: 1, square: 32 }, 'SUM F15');
  });
  it('the first of several is spared by what lies under it, like any other', rules('SUM 7.5.26', 'SUM G9'), () => {
    const table = new Table({
      at: 'events',
      Jana: { units: { tundle: 'c4' }, hand: { mt: 'magic-torrent', held: 'wall' }, magic: 2 },
      Petr: {
        deck: 'sand-goblins',
        units: { sc: { card: 'scavenger', at: 'c6', under: { u1: 'miner' } }, m1: { card: 'scholar', at: 'd6' } },
      },
    });
    table.do('Jana: play mt', 'Jana: pick sc', 'Jana: pick m1');
    expect([table.card('sc').wounds, table.card('m1').wounds]).toEqual([0, 1]);
    expect(table.world.sides[1]!.discard).toEqual([table.id('u1')]);
  });
});
