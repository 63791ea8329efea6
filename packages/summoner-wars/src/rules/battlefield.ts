/**
 * The battlefield as geometry: squares, neighbours, distances and straight lines, computed once.
 * One board has 6 columns and 8 rows; two joined boards are a ring of 12 columns (SUM A1, A9).
 */
export type Square = number;
export const ROWS = 8;
export const NOWHERE: Square = -1;

export interface Battlefield {
  readonly columns: number;
  readonly squares: number;
  /** Squares that share a side (SUM 7.2.11). */
  readonly neighbours: readonly (readonly Square[])[];
  /** By square and direction, the squares in a straight line up to four away, nearest first. */
  readonly lines: readonly (readonly (readonly Square[])[])[];
  /** `distances[a * squares + b]`: orthogonal steps, through anything (SUM A5). */
  readonly distances: Uint8Array;
  /** `a1` is the left corner of the first team's back row. */
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, Square>;
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const LONGEST_LINE = 4;

function measure(columns: number): Battlefield {
  const ring = columns > 6; // only joined boards connect at the far edges (SUM 12.2.4, 12.2.5)
  const squares = columns * ROWS;
  const at = (column: number, row: number): Square => {
    if (row < 0 || row >= ROWS) return NOWHERE;
    if (!ring && (column < 0 || column >= columns)) return NOWHERE;
    return row * columns + ((column + columns) % columns);
  };
  const neighbours: Square[][] = [];
  const lines: Square[][][] = [];
  const distances = new Uint8Array(squares * squares);
  const names: string[] = [];
  for (let square = 0; square < squares; square++) {
    const column = square % columns;
    const row = Math.floor(square / columns);
    names.push(`${'abcdefghijkl'[column]}${row + 1}`);
    neighbours.push(DIRECTIONS.map(([dx, dy]) => at(column + dx, row + dy)).filter(to => to !== NOWHERE));
    lines.push(
      DIRECTIONS.map(([dx, dy]) => {
        const line: Square[] = [];
        for (let n = 1; n <= LONGEST_LINE; n++) {
          const to = at(column + dx * n, row + dy * n);
          if (to === NOWHERE) break;
          line.push(to);
        }
        return line;
      }),
    );
    for (let other = 0; other < squares; other++) {
      const across = Math.abs(column - (other % columns));
      const along = Math.abs(row - Math.floor(other / columns));
      distances[square * squares + other] = (ring ? Math.min(across, columns - across) : across) + along;
    }
  }
  return { columns, squares, neighbours, lines, distances, names, byName: new Map(names.map((name, square) => [name, square])) };
}

const SINGLE = measure(6);
const JOINED = measure(12);

export const battlefieldWith = (columns: number): Battlefield => (columns === 6 ? SINGLE : JOINED);
export const distance = (battlefield: Battlefield, a: Square, b: Square): number => battlefield.distances[a * battlefield.squares + b]!;
/** The team whose half a square is on: rows 1 to 4 are the first team's (SUM 5.2, A12). */
export const halfOf = (battlefield: Battlefield, square: Square): 0 | 1 => (square < battlefield.squares / 2 ? 0 : 1);

/** A square of a reference card's grid on the battlefield; the far side is turned by 180 degrees (SUM A1). */
export function setupSquare(battlefield: Battlefield, side: number, column: number, row: number): Square {
  const shift = side >= 2 ? 6 : 0;
  return side % 2 === 0 ? (row - 1) * battlefield.columns + shift + column - 1 : (ROWS - row) * battlefield.columns + shift + 6 - column;
}
