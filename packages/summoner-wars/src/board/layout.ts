/** How the battlefield lies on the screen: from which side it is seen, where a square is, and where the arrow keys lead. */
import { ROWS } from '../index.ts';

/** A square is a card lying on its side: wider than tall. */
export const CELL = { width: 112, height: 96 } as const;

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Seen by the team whose back row is row 8. */
  readonly turned: boolean;
  /** Squares as they are drawn, row by row from the top left. */
  readonly order: readonly number[];
}

export function layoutOf(columns: number, turned: boolean): Layout {
  const order: number[] = [];
  for (let y = 0; y < ROWS; y++) for (let x = 0; x < columns; x++) order.push(squareAt(columns, turned, x, y));
  return { columns, rows: ROWS, turned, order };
}

/** The square drawn at a place; row 1 is at the bottom for the first team and at the top for the other. */
export function squareAt(columns: number, turned: boolean, x: number, y: number): number {
  return turned ? y * columns + (columns - 1 - x) : (ROWS - 1 - y) * columns + x;
}

/** Where a square is drawn, in squares from the top left. */
export function placeOf({ columns, turned }: Layout, square: number): { readonly x: number; readonly y: number } {
  const column = square % columns;
  const row = Math.floor(square / columns);
  return turned ? { x: columns - 1 - column, y: row } : { x: column, y: ROWS - 1 - row };
}

/** The letters above the columns and the numbers beside the rows, as they are drawn. */
export function labelsOf({ columns, rows, turned }: Layout): { readonly columns: string[]; readonly rows: string[] } {
  const letters = Array.from({ length: columns }, (_, column) => 'abcdefghijkl'[column]!);
  const numbers = Array.from({ length: rows }, (_, row) => String(row + 1));
  return turned ? { columns: letters.reverse(), rows: numbers } : { columns: letters, rows: numbers.reverse() };
}

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** The square an arrow key leads to, as seen on the screen; joined boards go round, a single one ends. Null for other keys. */
export function stepFrom(layout: Layout, square: number, key: string): number | null {
  const { columns, rows } = layout;
  const { x, y } = placeOf(layout, square);
  if (key === 'Home') return squareAt(columns, layout.turned, 0, y);
  if (key === 'End') return squareAt(columns, layout.turned, columns - 1, y);
  const step = STEPS[key];
  if (!step) return null;
  const across = x + step[0];
  const nextX = columns > 6 ? (across + columns) % columns : Math.min(columns - 1, Math.max(0, across));
  const nextY = Math.min(rows - 1, Math.max(0, y + step[1]));
  return squareAt(columns, layout.turned, nextX, nextY);
}

/** Middle of a square in the map's own units. */
export function middleOf(layout: Layout, square: number): { readonly x: number; readonly y: number } {
  const { x, y } = placeOf(layout, square);
  return { x: (x + 0.5) * CELL.width, y: (y + 0.5) * CELL.height };
}
