/** How broad the fullest side is: from it the cards take their width. */
import { describe, expect, it } from 'vitest';
import type { GameView, PieceView } from '../../src/index.ts';
import { sizesFor } from '../../src/board/space.ts';
import { crowdOf, tableOf } from '../../src/text/table.ts';

const piece = (id: number, area: string, more: Partial<PieceView> = {}): PieceView =>
  ({ id, def: null, by: 0, area, wounded: false, gear: [], at: -1, ...more }) as unknown as PieceView;
const crowd = (...play: readonly PieceView[]) =>
  crowdOf(
    tableOf({
      play,
      sides: [{ hand: [], discard: [], sacrificed: [] }],
      stack: [],
      shown: [],
      ante: [],
      fights: [],
    } as unknown as GameView),
  );

describe('the fullest side', () => {
  it('counts its cards as broad as they lie', () => {
    expect(crowd()).toEqual({ areas: 1, cards: 1 });
    expect(crowd(piece(1, 'squad'), piece(2, 'squad'))).toEqual({ areas: 1, cards: 2 });
    expect(crowd(piece(1, 'squad', { wounded: true }), piece(2, 'squad')).cards).toBeCloseTo(1 + 352 / 252);
    expect(crowd(piece(1, 'squad', { gear: [5, 6, 7, 8] }), piece(2, 'squad')).cards).toBeCloseTo(2.9);
  });
  it('knows that an empty Squad keeps its place', () => {
    expect(crowd(piece(1, 'cohort'), piece(2, 'cohort')).areas).toBeGreaterThan(2);
  });
  it('makes cards narrower only where they would lie over one another, and never unreadable', () => {
    const width = (cards: number) => sizesFor({ width: 53.5, height: 41.5, open: 1, folded: 0, cards }).card;
    expect(width(4)).toBe(width(1));
    expect(width(7)).toBeLessThan(width(4));
    expect(width(30)).toBeGreaterThan(5);
  });
});
