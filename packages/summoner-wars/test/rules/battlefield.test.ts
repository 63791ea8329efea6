/** Chapter 5: the board, its halves and how far things are. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { battlefieldWith, distance, halfOf, setupSquare } from '../../src/index.ts';
import { Table } from '../fixture.ts';

describe('the battlefield', () => {
  it('has 6 columns and 8 rows, 4 for each half', rules('SUM A1', 'SUM 5.1', 'SUM 5.2', 'SUM 5.4'), () => {
    const board = battlefieldWith(6);
    expect(board.squares).toBe(48);
    expect(board.names.filter((_, square) => halfOf(board, square) === 0)).toHaveLength(24);
    expect(halfOf(board, board.byName.get('c4')!)).toBe(0);
    expect(halfOf(board, board.byName.get('c5')!)).toBe(1);
  });
  it('measures distance in orthogonal steps, never diagonally, through anything', rules('SUM 5.5', 'SUM A5', 'SUM 10.10.1'), () => {
    const board = battlefieldWith(6);
    const at = (name: string): number => board.byName.get(name)!;
    expect(distance(board, at('c3'), at('d4'))).toBe(2);
    expect(distance(board, at('a1'), at('f8'))).toBe(12);
    expect(distance(board, at('c3'), at('c3'))).toBe(0);
  });
  it('joins two boards to a ring of 12 columns whose rows end', rules('SUM A9', 'SUM 12.1.3'), () => {
    const board = battlefieldWith(12);
    const at = (name: string): number => board.byName.get(name)!;
    expect(distance(board, at('a3'), at('l3'))).toBe(1);
    expect(distance(board, at('a1'), at('a8'))).toBe(7);
    expect(board.neighbours[at('a1')]).toHaveLength(3);
  });
  it('turns the far setup by 180 degrees', rules('SUM A1'), () => {
    const board = battlefieldWith(6);
    expect(board.names[setupSquare(board, 0, 2, 2)]).toBe('b2');
    expect(board.names[setupSquare(board, 1, 2, 2)]).toBe('e7');
    expect(battlefieldWith(12).names[setupSquare(battlefieldWith(12), 2, 1, 1)]).toBe('g1');
    expect(battlefieldWith(12).names[setupSquare(battlefieldWith(12), 3, 1, 1)]).toBe('l8');
  });
  it('knows no diagonal attack unless an ability allows it', rules('SUM 10.10.2'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { sprog: 'c3' } },
      Petr: { units: { m1: { card: 'miner', at: 'd4' }, m2: { card: 'miner', at: 'c4' } } },
    });
    expect(table).toRefuse(table.key('attack sprog on m1'), 'SUM 7.5.15');
  });
});
