/** Phase 2: summoning beside walls (SUM 7.2). Also allowed in an Events phase by some events (SUM C18). */
import { pay, summon } from '../atoms.ts';
import type { Square } from '../battlefield.ts';
import { payRefusal } from '../legality.ts';
import { battlefieldOf, squareNamed, summonSquares } from '../places.ts';
import { define, NO_OCCASION } from '../procedures.ts';
import { definitionOf, playerOf, seatOf, unitOf } from '../queries.ts';
import type { CardId, Side, World } from '../state.ts';
import { addAnytime, anytimeNow, interlude, interrupted, useAbility, type UseOption } from './moment.ts';

export type SummonOption = { readonly summon: CardId; readonly to: string };

export function addSummons(w: World, side: Side, options: unknown[]): void {
  const { hand } = w.sides[side]!;
  if (hand.length === 0) return;
  let squares: Square[] | null = null;
  const { names } = battlefieldOf(w);
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
    summon(g, v.side, v.option.summon, squareNamed(g.world, v.option.to));
    return g.done(null);
  },
});

/** Whether the others must expect a summons, by what they see: a hand, and a square beside a wall, or what may yet free one (SUM C6). */
const mightSummon = (w: World, side: Side): boolean => {
  const { hand, walls } = w.sides[side]!;
  return hand.length > 0 && walls.length > 0 && (summonSquares(w, side).length > 0 || anytimeNow(w, side));
};

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
