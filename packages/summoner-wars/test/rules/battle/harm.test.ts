/** Wounds and what goes with a unit that leaves (rules 7.5.26, 10.7.1, 10.9.5). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

describe('wounds', () => {
  it('are one for each hit', rules('SUM 10.7.1'), () => {
    const table = new Table({ at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { units: { kynder: 'c5' } } }, { random: [3, 6, 2] });
    table.do('Jana: attack lun on kynder');
    expect(table.card('kynder').wounds).toBe(2);
  });
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
  it('follows from the rule of winning, not from the chapter for more players', rules('SUM 9.1'), () => {
    const table = new Table(
      { at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { deck: 'benders', units: { tacullu: { at: 'c5', wounds: 4 } } } },
      { random: [3, 1, 1] },
    );
    table.do('Jana: attack lun on tacullu');
    expect(table).toHaveHappened({ type: 'eliminated', side: 1 }, 'SUM 9.1');
  });
});
