/** A combat as the board shows it: who fights with what, and each value with where it comes from. */
import type { FightView, PieceView, SumView } from '../index.ts';
import type { BoardWords } from '../text/board.ts';
import type { Selection } from './selection.ts';
import { cardName, formulaOf, nameOf } from '../text/table.ts';

const ARMOUR = 2;

interface Part {
  readonly label: string;
  readonly text: string;
  readonly rule: string | null;
}
interface Value {
  /** Fight, Shoot, Armor: 0 to 2. */
  readonly which: number;
  readonly total: number;
  readonly parts: readonly Part[];
  readonly formula: string;
}
export interface CombatSide {
  readonly id: number;
  readonly piece: PieceView | null;
  /** The face everybody saw, which stays when the warrior does not. */
  readonly face: number | null;
  readonly helpers: readonly PieceView[];
  readonly role: string;
  readonly name: string;
  readonly seat: string;
  readonly weapon: string | null;
  readonly values: readonly Value[];
}
interface Reader {
  readonly selection: Selection;
  readonly t: BoardWords;
  /** The face everybody saw, even if the warrior lies face down by now. */
  readonly face: number | null;
}

/** The rating the tactic goes by; null until it is announced. */
const ratingOf = ({ tactic }: FightView): number | null => (tactic === 'fight' ? 0 : tactic === 'shoot' ? 1 : null);

export function combatantOf(fight: FightView, side: number, { selection, t, face }: Reader): CombatSide {
  const { table, language } = selection;
  const id = side === 0 ? fight.attacker : fight.defender;
  const piece = table.pieces.get(id) ?? null;
  const helpers = fight.helpers.flatMap(helper => table.pieces.get(helper) ?? []).filter(helper => piece && helper.by === piece.by);
  const rating = ratingOf(fight);
  const weapon = fight.weapons[side];
  return {
    id,
    piece,
    face,
    helpers,
    role: side === 0 ? t.attacker : t.defender,
    name: id < 0 ? t.notNamed : nameOf(face, language) || cardName(table, id, language),
    seat: piece ? selection.seatName(piece.by) : '',
    weapon: weapon !== undefined && weapon >= 0 ? cardName(table, weapon, language) : null,
    values: piece?.ratings
      ? (rating === null ? [0, 1, ARMOUR] : [rating, ARMOUR]).map(which => valueOf(piece, helpers, which, { selection, t }))
      : [],
  };
}

function valueOf(piece: PieceView, helpers: readonly PieceView[], which: number, { selection, t }: Pick<Reader, 'selection' | 't'>): Value {
  const printed = piece.ratings![which]!;
  const sum = piece.sums?.[which] ?? null;
  const joined = which < ARMOUR ? helpers.flatMap(({ id, ratings }) => (ratings ? [{ id, n: ratings[which]! }] : [])) : [];
  return {
    which,
    total: printed + joined.reduce((total, { n }) => total + n, 0),
    parts: [
      ...partsOf(sum, printed, { selection, t }),
      ...joined.map(({ id, n }) => ({ label: cardName(selection.table, id, selection.language), text: `+ ${n}`, rule: null })),
    ],
    formula: sum ? formulaOf(sum) : '',
  };
}

const partsOf = (sum: SumView | null, printed: number, { selection, t }: Pick<Reader, 'selection' | 't'>): readonly Part[] =>
  sum
    ? [
        { label: t.printed(sum.printed), text: String(sum.printed), rule: null },
        ...sum.steps.map(({ source, def, does, n, rule }) => ({
          label: source === 'cover' ? t.cover : nameOf(def, selection.language) || t.unknownCard,
          text: does === 'times' ? `× ${n}` : does === 'set' ? `= ${n}` : n < 0 ? `− ${-n}` : `+ ${n}`,
          rule,
        })),
      ]
    : [{ label: t.printed(printed), text: String(printed), rule: null }];

export interface Strike {
  /** The side that strikes: 0 the attacker, 1 the defender. */
  readonly by: number;
  readonly rating: number;
  readonly armour: number;
  readonly hits: boolean;
}

/** Each side's rating against the other's Armor, once there is a tactic. */
export function strikesOf(fight: FightView, sides: readonly CombatSide[]): readonly Strike[] {
  const rating = ratingOf(fight);
  return rating === null ? [] : strikesBy(rating, sides);
}

interface Prospect {
  readonly tactic: 'fight' | 'shoot';
  readonly strikes: readonly Strike[];
}
/** What either tactic would come to as it stands, until one is announced. */
export const prospectsOf = (fight: FightView, sides: readonly CombatSide[]): readonly Prospect[] =>
  ratingOf(fight) === null
    ? (['fight', 'shoot'] as const)
        .map((tactic, rating) => ({ tactic, strikes: strikesBy(rating, sides) }))
        .filter(({ strikes }) => strikes.length === 2)
    : [];

const strikesBy = (rating: number, sides: readonly CombatSide[]): readonly Strike[] =>
  [0, 1].flatMap(by => {
    const blow = sides[by]!.values.find(({ which }) => which === rating);
    const against = sides[1 - by]!.values.find(({ which }) => which === ARMOUR);
    return blow && against ? [{ by, rating: blow.total, armour: against.total, hits: blow.total >= against.total }] : [];
  });
