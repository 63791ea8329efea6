import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game as doomtrooperGame, type GameView, type SumView } from '../../src/index.ts';
import { formulaOf, mainTargetOf, statesOf, tableOf } from '../../src/text/table.ts';

const step = (does: 'plus' | 'times' | 'set', n: number): SumView['steps'][number] => ({
  layer: 'add',
  does,
  n,
  rule: 'DOT 24.5.5',
  source: 1,
  def: 1,
  after: 0,
});

describe('a rating as a line', () => {
  it('puts brackets where a sum is multiplied', () => {
    expect(formulaOf({ printed: 3, steps: [step('plus', -2), step('times', 2), step('plus', 5)], total: 7 })).toBe('(3 − 2) × 2 + 5');
    expect(formulaOf({ printed: 4, steps: [step('times', 2), step('plus', 1)], total: 9 })).toBe('4 × 2 + 1');
    expect(formulaOf({ printed: 4, steps: [step('plus', 1), step('set', 0)], total: 0 })).toBe('0');
  });
});

describe('the table', () => {
  const start = (options: object, seats: number): GameView =>
    doomtrooperGame.see(doomtrooperGame.start(options, seats, 'table'), 0).table as unknown as GameView;

  it('knows the main target: the next player clockwise who is still in the game', rules('DOT 38.5'), () => {
    const view = start({ mode: 'targets' }, 3);
    expect([0, 1, 2].map(seat => mainTargetOf(view, seat))).toEqual([1, 2, 0]);
    const fewer = { ...view, sides: view.sides.map((side, seat) => ({ ...side, out: seat === 1 })) };
    expect(mainTargetOf(fewer, 0)).toBe(2);
    expect(mainTargetOf(start({}, 2), 0)).toBe(null);
  });

  it('knows the faces the reader may know, and no others', () => {
    const view = start({}, 2);
    const { faces } = tableOf(view);
    for (const { id } of view.sides[0]!.hand) expect(faces.has(id)).toBe(true);
    for (const { id } of view.sides[1]!.hand) expect(faces.has(id)).toBe(false);
  });

  it('tells every state in words', () => {
    const view = start({}, 2);
    const table = tableOf(view);
    const piece = {
      ...view.sides[0]!.hand[0]!,
      owner: 1,
      by: 0,
      area: 'squad',
      at: -1,
      wounded: true,
      covered: true,
      inside: true,
      off: true,
      marks: 2,
      chosen: -1,
      sergeant: -1,
      ratings: null,
      sums: null,
      gear: [],
    } as const;
    expect(statesOf(table, piece, 'en', seat => `seat ${seat}`)).toEqual([
      'wounded',
      'in cover',
      'warrior inside',
      'switched off',
      '2 markers',
      'belongs to seat 1',
    ]);
    expect(statesOf(table, { ...piece, area: 'hidden' }, 'cs', String)).toContain('skrytý');
  });
});
