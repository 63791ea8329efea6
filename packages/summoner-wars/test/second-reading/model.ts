/**
 * Summoner Wars read a second time: a small model of movement, attacks, wounds and vine walls in a duel, written from the book and the cards
 * alone. It shares no code with the rules; it speaks of squares by name and of cards by number. What a card or event makes of a situation
 * that the model does not know, it says so and answers null.
 */

/** card: attack range life; range 1 is melee, 3 at a distance. */
const UNITS: Readonly<Record<string, readonly [attack: number, range: 1 | 3, life: number]>> = {
  tundle: [2, 3, 6],
  lun: [3, 1, 4],
  kynder: [2, 1, 6],
  sprog: [2, 3, 6],
  miner: [1, 1, 2],
  'gem-mage': [2, 3, 1],
  scholar: [0, 1, 3],
  mugglug: [3, 1, 7],
  blerg: [2, 1, 6],
  glarg: [2, 1, 6],
  splub: [3, 1, 6],
  hunter: [1, 3, 2],
  'swamp-shaman': [1, 3, 1],
  savager: [3, 1, 3],
  krusk: [2, 3, 6],
  silts: [2, 1, 6],
  biter: [3, 1, 6],
  kreep: [3, 1, 6],
  scavenger: [1, 1, 2],
  javelineer: [1, 3, 2],
  'sand-shaman': [2, 3, 1],
  selundar: [2, 3, 7],
  hydrake: [3, 1, 8],
  malidala: [2, 3, 3],
  xaserbane: [3, 1, 4],
  swordsman: [2, 1, 1],
  ranger: [1, 3, 1],
  scout: [1, 1, 1],
  sunderved: [3, 1, 7],
  growden: [3, 1, 6],
  quen: [2, 3, 4],
  torodin: [2, 1, 7],
  warrior: [1, 1, 2],
  rusher: [1, 1, 2],
  brute: [1, 1, 3],
  tacullu: [2, 3, 5],
  kalal: [3, 3, 5],
  sorgwen: [3, 3, 3],
  gulldune: [2, 3, 4],
  deceiver: [1, 3, 1],
  controller: [2, 3, 1],
  breaker: [1, 3, 1],
};
const SUMMONERS = ['tundle', 'mugglug', 'krusk', 'selundar', 'sunderved', 'tacullu'];
const COMMONS =
  'miner gem-mage scholar hunter swamp-shaman savager scavenger javelineer sand-shaman swordsman ranger scout warrior rusher brute deceiver controller breaker'.split(
    ' ',
  );
const VARGATH_COMMONS = ['warrior', 'rusher', 'brute'];
/** They leave vine walls without a roll. */
const VINEMANCERS = ['mugglug', 'glarg', 'splub', 'hunter', 'swamp-shaman'];
const WALL_LIFE = 9;
const VINE_LIFE = 2;

export interface Piece {
  readonly id: number;
  readonly card: string;
  readonly side: number;
  readonly square: string;
  readonly wounds: number;
  /** Cards under it. */
  readonly under: number;
}
export type Board = readonly Piece[];

const isVine = ({ card }: Piece): boolean => card === 'vine-wall';
const isWall = ({ card }: Piece): boolean => card === 'wall';
const isUnit = (piece: Piece): boolean => !isVine(piece) && !isWall(piece);
export const isSummoner = ({ card }: Piece): boolean => SUMMONERS.includes(card);
const isCommon = ({ card }: Piece): boolean => COMMONS.includes(card);
export const lifeOf = (piece: Piece): number => (isWall(piece) ? WALL_LIFE : isVine(piece) ? VINE_LIFE : UNITS[piece.card]![2]);

const COLUMNS = 'abcdef';
const column = (square: string): number => COLUMNS.indexOf(square[0]!);
const row = (square: string): number => Number(square.slice(1));
const stepsApart = (a: string, b: string): number => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
const around = (square: string): string[] =>
  [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].flatMap(([x, y]) => {
    const [c, r] = [column(square) + x!, row(square) + y!];
    return c >= 0 && c < 6 && r >= 1 && r <= 8 ? [`${COLUMNS[c]!}${r}`] : [];
  });
/** Rows 1 to 4 belong to the first player. */
const homeOf = (square: string): number => (row(square) <= 4 ? 0 : 1);
const at = (board: Board, square: string): Piece[] => board.filter(piece => piece.square === square);
const beside = (board: Board, square: string): Piece[] => around(square).flatMap(next => at(board, next));
const enemyUnitBeside = (board: Board, piece: Piece, square: string): boolean =>
  beside(board, square).some(other => isUnit(other) && other.side !== piece.side);
const onVine = (board: Board, { square }: Piece): boolean => at(board, square).some(isVine);

/** One turn of one player, as far as it was watched. */
export class TurnReading {
  readonly side: number;
  readonly moveLimit: number;
  /** Commons that began the turn beside an enemy Deceiver. */
  private readonly stunned: readonly number[];
  /** Selundar began the turn with no enemy unit beside him. */
  private readonly unseen: readonly number[];
  readonly moved = new Set<number>();
  readonly attacked = new Set<number>();
  /** Tried to leave a vine wall. */
  readonly tried = new Set<number>();
  /** Was attacked. */
  readonly struck = new Set<number>();
  /** Its dice or steps were changed by something outside the model. */
  readonly odd = new Set<number>();

  constructor(board: Board, side: number, turn: number) {
    this.side = side;
    const scouts = board.filter(piece => piece.card === 'scout' && piece.side === side && homeOf(piece.square) !== side);
    this.moveLimit = (turn === 1 ? 2 : 3) + scouts.length;
    this.stunned = board
      .filter(
        piece => isCommon(piece) && beside(board, piece.square).some(({ card, side: of }) => card === 'deceiver' && of !== piece.side),
      )
      .map(({ id }) => id);
    this.unseen = board.filter(piece => piece.card === 'selundar' && !enemyUnitBeside(board, piece, piece.square)).map(({ id }) => id);
  }

  private stepsOf(piece: Piece): number {
    switch (piece.card) {
      case 'swordsman':
        return 3;
      case 'rusher':
        return homeOf(piece.square) === piece.side ? 4 : 2;
      case 'xaserbane':
        return this.moved.size === 0 ? 4 : 2;
      default:
        return 2;
    }
  }

  /** The squares a unit of the player may move to, its own for a move of nothing; null where the model does not know. */
  reach(board: Board, piece: Piece): ReadonlySet<string> | null {
    const squares = new Set<string>();
    if (this.moved.has(piece.id) || this.moved.size >= this.moveLimit || this.stunned.includes(piece.id)) return squares;
    if (piece.card === 'torodin') return null;
    if (piece.card === 'biter' && enemyUnitBeside(board, piece, piece.square)) return squares;
    if (this.tried.has(piece.id)) return null;
    squares.add(piece.square);
    const caught = !VINEMANCERS.includes(piece.card);
    // Leaving a vine wall is tried once a turn: a way that left one ends on the next.
    let edge = [{ square: piece.square, tried: false }];
    for (let step = 0; step < this.stepsOf(piece); step++) {
      const next = new Map<string, { square: string; tried: boolean }>();
      for (const { square: from, tried } of edge) {
        if (piece.card === 'biter' && from !== piece.square && enemyUnitBeside(board, piece, from)) continue;
        const leaves = caught && at(board, from).some(isVine);
        if (leaves && tried) continue;
        for (const to of around(from)) {
          if (to === piece.square || at(board, to).some(other => !isVine(other))) continue;
          squares.add(to);
          next.set(`${to} ${tried || leaves}`, { square: to, tried: tried || leaves });
        }
      }
      edge = [...next.values()];
    }
    return squares;
  }

  /** A roll is due on leaving where it stands. */
  mustRoll(board: Board, piece: Piece): boolean {
    return onVine(board, piece) && !VINEMANCERS.includes(piece.card);
  }

  /** The cards a unit of the player may attack. */
  targets(board: Board, piece: Piece): ReadonlySet<number> {
    const found = new Set<number>();
    if (this.attacked.has(piece.id) || this.attacked.size >= 3 || this.stunned.includes(piece.id)) return found;
    const ranged = UNITS[piece.card]![1] === 3 || (piece.card === 'glarg' && onVine(board, piece));
    for (const target of board) {
      if (target.id === piece.id) continue;
      const distance = stepsApart(piece.square, target.square);
      if (distance <= 1) found.add(target.id);
      else if (ranged && distance <= 3 && target.card !== 'javelineer' && this.clear(board, piece.square, target.square))
        found.add(target.id);
    }
    return found;
  }
  private clear(board: Board, from: string, to: string): boolean {
    if (column(from) !== column(to) && row(from) !== row(to)) return false;
    return board.every(
      ({ square }) => square === from || square === to || stepsApart(from, square) + stepsApart(square, to) > stepsApart(from, to),
    );
  }

  /** How many dice the attack rolls; null where the model does not know. */
  dice(board: Board, piece: Piece, target: Piece): number | null {
    if (this.odd.has(piece.id)) return null;
    if (piece.card === 'hunter' && this.moved.has(piece.id) && board.some(isVine)) return null;
    let dice = UNITS[piece.card]![0];
    if (piece.card === 'blerg') dice += Math.min(4, piece.under);
    if (piece.card === 'glarg' && onVine(board, piece)) dice += 1;
    if (piece.card === 'selundar' && this.unseen.includes(piece.id) && isUnit(target) && stepsApart(piece.square, target.square) === 1)
      dice += 2;
    if (piece.card === 'warrior' && homeOf(piece.square) !== piece.side && isCommon(target)) dice += 1;
    if (VARGATH_COMMONS.includes(piece.card))
      dice += board.filter(
        ({ card, side, square }) => card === 'sunderved' && side === piece.side && stepsApart(square, piece.square) <= 2,
      ).length;
    return dice;
  }

  /** How many wounds a roll gives the target; null where its player chooses. */
  wounds(board: Board, target: Piece, rolled: readonly number[]): number | null {
    if (target.card === 'malidala' && !this.struck.has(target.id)) return null;
    if (target.card === 'scavenger' && target.under > 0) return null;
    const guarded = target.card === 'swamp-shaman' && (onVine(board, target) || beside(board, target.square).some(isVine));
    return rolled.filter(die => die >= (guarded ? 5 : 3)).length;
  }
}
