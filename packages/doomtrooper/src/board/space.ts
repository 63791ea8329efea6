/** How the board uses the room it gets, all in rem. Rows are shares of its height, cards fill their rows, so nothing needs to scroll. */
export interface Sizes {
  /** A phone upright, a phone on its side. */
  readonly narrow: boolean;
  readonly low: boolean;
  /** The hand is a drawer. */
  readonly drawer: boolean;
  /** A player's plate stands beside the areas instead of above them: the cards get its height. */
  readonly beside: boolean;
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
  /** On a phone what the hand leaves of the height. */
  readonly field?: number;
  /** What lies on the fullest side: areas with something in them, and its cards, as broad as they are. */
  readonly areas?: number;
  readonly cards?: number;
}

const RATIO = 252 / 352;
export const PLATE = 2.75;
/** The breadth of a plate that stands beside the areas, and the height it needs. */
const COLUMN = 10;
const COLUMN_NEEDS = 12;
/** A folded player, with the gap. */
const FOLDED = 3;
const GAPS = 1;
/** The edges of an area and of its side; an area's name stands upright at its left edge. */
const EDGES = 1.625;
const STRIPE = 2.25;
/** The width from which a face says its name itself, and the height of a name below it. */
export const NAMED = 6.5;
const NAME = 2;
/** On a phone: a player's plate with the edges, and the name of an area. */
const SMALL_FRAME = 5;
/** Between two cards; the width below which they rather lie over one another. */
const BETWEEN = 0.5;
const LEAST = 5.5;
/** Room for three attachments, where there is room. */
const FAN = 3.5;

export function sizesFor({ width, height, open, folded, field = height, areas = 1, cards = 1 }: Need): Sizes {
  const low = height < 26 && width > height * 1.25;
  const narrow = !low && width < 44;
  if (narrow || low) {
    const middle = narrow ? 5.25 : 2.75;
    // Upright the sides lie over one another, and several opponents share the upper half; on its side they stand beside one another.
    const rows = narrow ? (field - middle - (open > 1 ? folded * FOLDED : 0)) / 2 : field - middle;
    const free = (rows / Math.max(1, narrow ? 1 : open) - SMALL_FRAME) * RATIO;
    const room = (least: number): number => round(Math.max(least, Math.min(free, narrow ? width / 3.6 : width / 6.2)));
    const card = open + folded > 1 ? 3.5 : room(3.5);
    return { narrow, low, drawer: true, beside: false, card, own: room(3.5), hand: 5.25, fighter: 6, side: 0, middle, dock: 0 };
  }
  const dock = Math.max(6.5, height * 0.19);
  const middle = Math.max(4.75, height * 0.115);
  // Many open players do not all fit: from three on the rows keep a least height, and the others scroll.
  const side = Math.max(9.5, (height - dock - middle - GAPS - folded * FOLDED) / (open + 1));
  const beside = open + folded === 1 && side >= COLUMN_NEEDS;
  const area = side - EDGES - (beside ? 0 : PLATE);
  const free = area - Math.min(FAN, area * 0.2);
  const hand = Math.min(height * 0.165, width / 7);
  const large = Math.min(hand, free * RATIO);
  // As many as lie there lie beside one another, as long as each can be read; more lie over one another.
  const across = width - GAPS - (beside ? COLUMN : 0) - areas * STRIPE;
  const abreast = Math.max(LEAST, across / Math.max(1, cards) - BETWEEN);
  const fitting = Math.min(large, abreast);
  // A small face has its name below it.
  const card = fitting < NAMED ? Math.min(fitting, (free - NAME) * RATIO) : fitting;
  const rows = height - dock;
  return {
    narrow,
    low,
    drawer: false,
    beside,
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
