/** How the board uses the room it gets, all in rem. */
export interface Sizes {
  readonly narrow: boolean;
  readonly low: boolean;
  /** The hand is a drawer. */
  readonly drawer: boolean;
  /** Width of a card on the table, and in the hand. */
  readonly card: number;
  readonly hand: number;
}

export function sizesFor(width: number, height: number, others: number, fighting: boolean): Sizes {
  const narrow = width < 44;
  const low = height < 30;
  // A combat needs room: everything else draws closer.
  const tight = narrow || low || (fighting && height < 66);
  return {
    narrow,
    low,
    drawer: narrow || low,
    card: tight ? 4.25 : cardFor(width, height, others),
    hand: tight ? 6.5 : height > 62 ? 9.5 : 7.25,
  };
}

function cardFor(width: number, height: number, others: number): number {
  if (others > 2) return 4.75;
  if (height > 78 && width > 110) return 9;
  if (height > 62 && width > 80) return 7.5;
  return height > 50 ? 5.75 : 5;
}
