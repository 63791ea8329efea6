/** Events of the Swamp Orcs. */
import { no } from '@kolbiste/engine';
import { growVine } from '../../rules/atoms.ts';
import { battlefieldOf, neighbours, onOwnHalf, squareNamed, squareOf, topAt } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { allUnits, controllerOf, isCommon, seatOf, unitOf } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';
import { cardsOf, lastsFor, nothingTo, placesUpTo, placings, type Placing } from '../makers.ts';
import type { Ability, LastingRules } from '../vocabulary.ts';
import { ambushAbility, canGrow, guard } from './vines.ts';

const { event } = cardsOf('swamp-orcs');

/** Squares beside the side's walls where a vine wall may grow. */
function growths(w: World, side: Side): number[] {
  const squares: number[] = [];
  for (const wall of w.sides[side]!.walls)
    for (const next of neighbours(w, squareOf(w, wall))) if (!squares.includes(next) && canGrow(w, side, next)) squares.push(next);
  return squares;
}
export const growth = define<{ readonly side: Side }, { offer: null; chosen: { readonly to: string } }, null>('vineGrowth', {
  offer(g, { side }) {
    const { names } = battlefieldOf(g.world);
    return g.ask(
      'chosen',
      seatOf(g.world, side),
      'SUM 4.7',
      growths(g.world, side).map(to => ({ to: names[to]! })),
    );
  },
  chosen(g, { side }, { to }) {
    const square = squareNamed(g.world, to);
    growVine(g, side, square, topAt(g.world, square) !== null ? 'SUM 4.11' : onOwnHalf(g.world, side, square) ? 'SUM 4.7' : 'SUM 4.12');
    return g.done(null);
  },
});
export const vineGrowth = event({
  id: 'vine-growth',
  words: {
    cs: { name: 'Růst révy', text: 'Zvol zeď, kterou ovládáš, a umísti vedle ní živý plot.' },
    en: { name: 'Vine Growth', text: 'Choose a wall you control and place a Vine Wall beside it.' },
  },
  rule: 'SUM 4.7',
  refusal(w, side) {
    if (!w.sides[side]!.growsVines) return no('SUM 4.6', 'noVines');
    return growths(w, side).length ? null : nothingTo('SUM F13');
  },
  play: side => growth({ side }),
});

/** Gives an ability to all Swamp Orcs of the side. */
const toOrcs = (ability: Ability): LastingRules => ({
  rule: 'SUM 10.12.1',
  grants: (w, { by }, unit) => (controllerOf(w, unit) === by && unitOf(w, unit).faction === 'swamp-orcs' ? ability : null),
});
export const vineGuard = event({
  id: 'vine-guard',
  words: {
    cs: {
      name: 'Révová stráž',
      text: 'Do začátku tvého příštího tahu mají všichni Orkové z bažin, které ovládáš, schopnost révová stráž.',
    },
    en: { name: 'Vine Guard', text: 'Until your next turn begins all Swamp Orcs you control have Vinemancer Guard.' },
  },
  rule: 'SUM F16',
  play: side => lastsFor({ definition: 'vine-guard', by: side, until: 'nextTurn', rule: 'SUM F16' }),
  lasting: toOrcs(guard),
});
export const ambush = event({
  id: 'ambush',
  words: {
    cs: {
      name: 'Přepadení',
      text: 'Do konce tahu mají všichni Orkové z bažin, které ovládáš, schopnost révová záloha a živé ploty opouštějí bez hodu.',
    },
    en: {
      name: 'Ambush',
      text: 'Until the end of the turn all Swamp Orcs you control have Vinemancer Ambush and leave vine walls without a roll.',
    },
  },
  rule: 'SUM F17',
  play: side => lastsFor({ definition: 'ambush', by: side, until: 'turnEnd', rule: 'SUM F17' }),
  lasting: toOrcs(ambushAbility),
});

/** Commons of any side and the unoccupied vine walls within four squares of each (SUM E13, F14). */
function snares(w: World): Placing[] {
  const board = battlefieldOf(w);
  const commons: CardId[] = allUnits(w).filter(unit => isCommon(w, unit));
  const vines = w.vines.flatMap((vine, square) => (vine !== null && topAt(w, square) === null ? [square] : []));
  return placings(w, commons, unit => vines.filter(square => board.distances[squareOf(w, unit) * board.squares + square]! <= 4));
}
const ensnaring = placesUpTo('ensnare', 2, 'SUM E13', snares);
export const ensnare = event({
  id: 'ensnare',
  words: {
    cs: { name: 'Zamotat', text: 'Vyber až 2 běžné jednotky, čí chceš, a jednu po druhé umísti na neobsazený živý plot do 4 polí od ní.' },
    en: {
      name: 'Ensnare',
      text: 'Choose up to 2 commons of any side and place each, one at a time, on an unoccupied vine wall within 4 squares of it.',
    },
  },
  rule: 'SUM E13',
  play: side => ensnaring({ side, done: [] }),
});

export const eventProcedures = [growth, ensnaring];
