/** How the board uses the room it gets, all in rem. Rows are shares of its height, cards fill their rows, so nothing needs to scroll. */
export interface Sizes {
  /** A phone upright, a phone on its side. */
  readonly narrow: boolean;
  readonly low: boolean;
  /** The hand is a drawer. */
  readonly drawer: boolean;
  /** Width of a card on the table, of the reader's own there, and in the hand. */
  readonly card: number;
  readonly own: number;
  readonly hand: number;
  /** Width of a warrior who fights. */
  readonly fighter: number;
  /** Heights of the rows: a player's side, the middle, the hand. */
  readonly side: number;
  readonly middle: number;
  readonly dock: number;
}
interface Need {
  readonly width: number;
  readonly height: number;
  /** Opponents whose areas are open, and those who are folded to their plates. */
  readonly open: number;
  readonly folded: number;
}

const RATIO = 252 / 352;
export const PLATE = 2.75;
/** A folded player, with the gap. */
const FOLDED = 3;
const GAPS = 1;
/** The name of an area, and the edges. */
const LABEL = 1.75;
/** The width from which a face says its name itself, and the height of a name below it. */
export const NAMED = 6.5;
const NAME = 1.25;
/** Room for three attachments, where there is room. */
const FAN = 3.5;

export function sizesFor({ width, height, open, folded }: Need): Sizes {
  const low = height < 26 && width > height * 1.25;
  const narrow = !low && width < 44;
  if (narrow) return { narrow, low, drawer: true, card: 3.75, own: 4.25, hand: 5.25, fighter: 6, side: 0, middle: 5.25, dock: 0 };
  if (low) return { narrow, low, drawer: true, card: 3.75, own: 3.75, hand: 5.25, fighter: 6, side: 0, middle: 2.75, dock: 0 };
  const dock = Math.max(6.5, height * 0.19);
  const middle = Math.max(4.75, height * 0.115);
  // Many open players do not all fit: from three on the rows keep a least height, and the others scroll.
  const side = Math.max(9.5, (height - dock - middle - GAPS - folded * FOLDED) / (open + 1));
  const area = side - PLATE - LABEL;
  const free = area - Math.min(FAN, area * 0.22);
  const hand = Math.min(height * 0.165, width / 7);
  const large = Math.min(hand, free * RATIO);
  // A small face has its name below it.
  const card = large < NAMED ? Math.min(large, (free - NAME) * RATIO) : large;
  const rows = height - dock;
  return {
    narrow,
    low,
    drawer: false,
    card: round(card),
    own: round(card),
    hand: round(hand),
    fighter: round(Math.min((rows * 0.46 - 2.5) * RATIO, width * 0.18)),
    side: round(side),
    middle: round(middle),
    dock: round(dock),
  };
}
const round = (rem: number): number => Math.round(rem * 100) / 100;
