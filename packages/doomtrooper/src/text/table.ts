/** The view, looked up from the side of the board: what lies where, and what a card is called now. */
import type { Language } from '@kolbiste/engine';
import { DEFINITIONS, type CardView, type FightView, type GameView, type PieceView, type SumView } from '../index.ts';
import { boardWords, type AreaName } from './board.ts';

type CardId = number;

export const nameOf = (def: number | null, language: Language): string => (def === null ? '' : (DEFINITIONS[def]?.name[language] ?? ''));

export interface Table {
  readonly view: GameView;
  readonly pieces: ReadonlyMap<CardId, PieceView>;
  /** Faces of all cards the reader may know now. */
  readonly faces: ReadonlyMap<CardId, number>;
  readonly fight: FightView | null;
  /** Who is in a combat. */
  readonly fighting: ReadonlySet<CardId>;
}

export function tableOf(view: GameView): Table {
  const faces = new Map<CardId, number>();
  const know = ({ id, def }: CardView): void => void (def !== null && faces.set(id, def));
  for (const piece of view.play) know(piece);
  for (const { hand, discard, sacrificed } of view.sides) for (const pile of [hand, discard, sacrificed]) pile.forEach(know);
  for (const pile of [view.stack, view.shown, view.ante]) pile.forEach(know);
  const fighting = new Set(view.fights.flatMap(({ attacker, defender, helpers }) => [attacker, defender, ...helpers]));
  return { view, pieces: new Map(view.play.map(piece => [piece.id, piece])), faces, fight: view.fights.at(-1) ?? null, fighting };
}

/** What lies in a player's area, warriors first. Hidden warriors lie apart: nobody knows where they belong. */
export function inArea({ view }: Table, seat: number, area: AreaName | 'hidden'): readonly PieceView[] {
  const here = view.play.filter(piece => piece.by === seat && piece.area === area);
  const rank = ({ def }: PieceView): number => (def === null || DEFINITIONS[def]!.type === 'warrior' ? 0 : 1);
  return here.toSorted((a, b) => rank(a) - rank(b));
}
/** What lies on a player. */
export const onPlayer = ({ view }: Table, seat: number): readonly PieceView[] =>
  view.play.filter(piece => piece.area === 'player' && piece.at === seat);
const MAIN = ['squad', 'station', 'cohort', 'outside', 'hidden'] as const;
/** More attachments than fan out below a card stand beside it. */
export const FANNED = 3;
/** How many cards' breadth a card takes: sideways it is broader, and so it is with a list of attachments beside it. */
export const breadthOf = ({ wounded, gear }: PieceView): number => (wounded ? 352 / 252 : 1) + (gear.length > FANNED ? 0.9 : 0);
/** An empty Squad keeps its place beside the others, as broad as the edges of so many. */
const EMPTY_SQUAD = 2.5;
/** The fullest side: how many areas stand beside one another, and how many cards abreast that is. */
export function crowdOf(table: Table): { readonly areas: number; readonly cards: number } {
  const sides = table.view.sides.map((_, seat) => {
    const areas = [...MAIN.map(area => inArea(table, seat, area)), onPlayer(table, seat)].filter(cards => cards.length);
    const empty = areas.length && !inArea(table, seat, 'squad').length ? EMPTY_SQUAD : 0;
    return { areas: areas.length + empty, cards: areas.flat().reduce((sum, piece) => sum + breadthOf(piece), 0) };
  });
  return sides.reduce((most, side) => (side.cards > most.cards ? side : most), { areas: 1, cards: 1 });
}
/** What lies between the players and concerns all. */
export const onTable = ({ view }: Table): readonly PieceView[] => view.play.filter(piece => piece.area === 'table');

export const cardName = (table: Table, id: CardId, language: Language): string => {
  const def = table.faces.get(id);
  const hidden = table.pieces.get(id)?.area === 'hidden';
  return def === undefined ? (hidden ? boardWords(language).hiddenWarrior : boardWords(language).unknownCard) : nameOf(def, language);
};

/** What a card is in, in words: wounded, in cover, with markers. */
export function statesOf(table: Table, piece: PieceView, language: Language, seatName: (seat: number) => string): readonly string[] {
  const t = boardWords(language);
  return [
    piece.wounded ? t.wounded : '',
    piece.area === 'hidden' ? t.hidden : piece.area === 'stored' ? (piece.covered ? t.faceDown : t.stored) : piece.covered ? t.covered : '',
    piece.inside ? t.inside : '',
    piece.off ? t.off : '',
    piece.marks > 0 ? t.marks(piece.marks) : '',
    piece.sergeant >= 0 ? t.unitOf(cardName(table, piece.sergeant, language)) : '',
    piece.owner === piece.by ? '' : t.ownedBy(seatName(piece.owner)),
    table.fighting.has(piece.id) ? t.fights : '',
  ].filter(Boolean);
}

/** Fight, Shoot, Armor, Value in words. */
export const ratingsText = ({ ratings }: PieceView, language: Language): string => {
  const t = boardWords(language);
  return ratings ? ratings.map((n, i) => `${t.ratings[i]} ${n}`).join(', ') : '';
};

/** A rating as a line: 7 = (3 − 2) × 2 + 5. */
export function formulaOf({ printed, steps }: SumView): string {
  let text = String(printed);
  let plain = true;
  for (const { does, n } of steps) {
    if (does === 'times') {
      text = `${plain ? text : `(${text})`} × ${n}`;
      plain = true;
    } else if (does === 'set') text = String(n);
    else {
      text += n < 0 ? ` − ${-n}` : ` + ${n}`;
      plain = false;
    }
  }
  return text;
}

/** Who is whose main target: the next player to the left, clockwise (DOT 38.5). */
export function mainTargetOf(view: GameView, seat: number): number | null {
  if (view.mode !== 'targets') return null;
  for (let i = 1; i < view.sides.length; i++) {
    const other = (seat + i) % view.sides.length;
    if (!view.sides[other]!.out) return other;
  }
  return null;
}
