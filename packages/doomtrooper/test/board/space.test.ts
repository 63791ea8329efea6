/** The rows of the board fit its window, and a forecast says what the ratings say. */
import { describe, expect, it } from 'vitest';
import { forecastOf } from '../../src/board/forecast.ts';
import { PLATE, sizesFor } from '../../src/board/space.ts';
import type { PieceView } from '../../src/index.ts';

/** Boards in windows of 1280×720 to 2560×1440, in rem. */
const BOARDS = [
  [53.5, 41.5],
  [58.9, 44.5],
  [63.5, 52.75],
  [93.5, 64],
  [133.5, 86.5],
] as const;
const RATIO = 352 / 252;

describe('the room', () => {
  it.each(BOARDS)('fills a board of %s by %s rem and no more', (width, height) => {
    const { side, middle, dock, card, hand, fighter, drawer } = sizesFor({ width, height, open: 1, folded: 0 });
    expect(drawer).toBe(false);
    expect(2 * side + middle + dock).toBeLessThanOrEqual(height);
    expect(2 * side + middle + dock).toBeGreaterThan(height * 0.95);
    // A card, its attachments and the plate fit into the side; the combat leaves the plates free.
    expect(card * RATIO + PLATE + 1).toBeLessThan(side);
    expect(fighter * RATIO + 2 * PLATE).toBeLessThan(height - dock);
    expect(hand).toBeGreaterThanOrEqual(card);
  });
  it('has cards of 112 pixels in a window of 1440×900', () => {
    const { card, fighter, hand } = sizesFor({ width: 63.5, height: 52.75, open: 1, folded: 0 });
    expect(card * 16).toBeGreaterThanOrEqual(112);
    expect(hand * 16).toBeGreaterThanOrEqual(135);
    expect(fighter * 16).toBeGreaterThanOrEqual(180);
  });
  it('folds opponents into the room of the open ones', () => {
    const one = sizesFor({ width: 63.5, height: 52.75, open: 1, folded: 2 });
    expect(2 * one.side + 2 * 3 + one.middle + one.dock).toBeLessThanOrEqual(52.75);
  });
  it('lets the cards of a phone grow with what the hand leaves, and never cuts them', () => {
    const upright = (field: number) => sizesFor({ width: 24.4, height: 42, open: 1, folded: 0, field });
    const [closed, pulled] = [upright(36), upright(28)];
    expect(closed.own).toBeGreaterThan(pulled.own);
    // Two sides with their plates and labels, and the middle.
    for (const [{ card, own, middle }, field] of [
      [closed, 36],
      [pulled, 28],
    ] as const)
      expect((card + own) * RATIO + middle + 2 * 4.5).toBeLessThan(field);
    const { own, card, middle } = sizesFor({ width: 36.4, height: 24.4, open: 1, folded: 0, field: 21 });
    expect(own * RATIO + middle + 4.5).toBeLessThan(21);
    expect(card * 16).toBeGreaterThan(80);
  });
  it('tells a phone upright from one on its side', () => {
    expect(sizesFor({ width: 24.4, height: 36, open: 1, folded: 0 })).toMatchObject({ narrow: true, low: false, drawer: true });
    expect(sizesFor({ width: 29.3, height: 21.4, open: 1, folded: 0 })).toMatchObject({ narrow: false, low: true, drawer: true });
  });
});

describe('the forecast', () => {
  const piece = (id: number, ratings: readonly number[] | null): PieceView => ({ id, ratings }) as unknown as PieceView;
  it('sets each rating against the Armor of the other, by either tactic', () => {
    expect(forecastOf(piece(1, [4, 9, 6, 5]), piece(2, [8, 5, 7, 4]), ({ id }) => `#${id}`)).toEqual({
      attacker: '#1',
      defender: '#2',
      tactics: [
        { tactic: 0, mine: { rating: 4, armour: 7, hits: false }, theirs: { rating: 8, armour: 6, hits: true } },
        { tactic: 1, mine: { rating: 9, armour: 7, hits: true }, theirs: { rating: 5, armour: 6, hits: false } },
      ],
    });
  });
  it('says nothing of a warrior nobody may know', () => {
    expect(forecastOf(piece(1, [4, 9, 6, 5]), piece(2, null), () => '')).toBeNull();
    expect(forecastOf(null, piece(2, [1, 1, 1, 1]), () => '')).toBeNull();
  });
});
