/** Phase 2: summoning beside walls (SUM 7.2). Also allowed in an Events phase by some events (SUM C18). */
import { pay, summon } from '../atoms.ts';
import type { Square } from '../board.ts';
import type { No } from '../cards/definition.ts';
import { define, NO_OCCASION } from '../procedures.ts';
import type { CardId, Side, World } from '../state.ts';
import { besideOwnWall, boardOf, cornered, definitionOf, empty, neighbours, no, payRefusal, playerOf, seatOf, unitOf } from '../world.ts';
import { addAnytime, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

export type SummonOption = { readonly summon: CardId; readonly to: string };

/** Why a card of the hand cannot be summoned to a square, or null. */
export function summonRefusal(w: World, side: Side, card: CardId, square: Square): No | null {
  const definition = definitionOf(w, card);
  if (definition.type !== 'unit') return no('SUM 7.2.1', 'notUnit');
  if (w.vines[square]! >= 0) return no('SUM 4.15', 'ontoVine');
  if (!empty(w, square)) return no('SUM 7.2.7', 'occupied');
  if (w.sides[side]!.walls.length === 0) return no('SUM 3.16', 'noWall');
  if (!besideOwnWall(w, side, square)) {
    const corner = w.sides[side]!.walls.some(wall => cornered(w, w.cards[wall]!.square, square));
    return no(corner ? 'SUM 7.2.12' : 'SUM 3.15', 'notBesideWall');
  }
  return payRefusal(w, side, definition.cost);
}

/** Empty squares beside the side's walls, vine walls included (SUM 7.2.7, F8). */
function summonSquares(w: World, side: Side): Square[] {
  const squares: Square[] = [];
  for (const wall of w.sides[side]!.walls)
    for (const next of neighbours(w, w.cards[wall]!.square)) if (empty(w, next) && !squares.includes(next)) squares.push(next);
  return squares;
}

export function addSummons(w: World, side: Side, options: unknown[]): void {
  const { hand } = w.sides[side]!;
  if (hand.length === 0) return;
  let squares: Square[] | null = null;
  const { names } = boardOf(w);
  for (const card of hand) {
    const definition = definitionOf(w, card);
    if (definition.type !== 'unit' || payRefusal(w, side, definition.cost)) continue;
    squares ??= summonSquares(w, side);
    for (const square of squares) options.push({ summon: card, to: names[square]! });
  }
}

export const summoning = define<{ readonly side: Side; readonly option: SummonOption }, { pay: null; enter: null }, null>('summoning', {
  /** Payment first, then the unit (SUM 7.2.6). */
  pay(g, v) {
    pay(g, v.side, unitOf(g.world, v.option.summon).cost);
    return g.go('enter', null);
  },
  enter(g, v) {
    summon(g, v.side, v.option.summon, boardOf(g.world).byName.get(v.option.to)!);
    return g.done(null);
  },
});

/** Whether others must reckon with a summons, by what they see: a hand, and a square beside a wall. */
const mightSummon = (w: World, side: Side): boolean => w.sides[side]!.hand.length > 0 && summonSquares(w, side).length > 0;

export const summonPhase = define<
  { readonly side: Side },
  { offer: unknown; ask: unknown; chosen: 'end' | SummonOption | UseOption },
  null
>('summonPhase', {
  offer: g => (interrupted(g.world) ? g.call('ask', interlude({ at: 0 })) : g.go('ask', null)),
  ask(g, { side }) {
    const w = g.world;
    if (!playerOf(w, side).alive || !mightSummon(w, side)) return g.done(null);
    const options: ('end' | SummonOption | UseOption)[] = ['end'];
    addSummons(w, side, options);
    addAnytime(w, side, options);
    return g.ask('chosen', seatOf(w, side), 'SUM 7.2.1', options);
  },
  chosen(g, { side }, choice) {
    if (choice === 'end') return g.done(null);
    if ('use' in choice) return g.call('offer', useAbility({ side, option: choice, about: NO_OCCASION }));
    return g.call('offer', summoning({ side, option: choice }));
  },
});
