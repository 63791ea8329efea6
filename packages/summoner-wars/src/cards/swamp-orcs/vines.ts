/** What Swamp Orcs share: growing vine walls, and abilities several of them may have. */
import { growVine } from '../../rules/atoms.ts';
import type { Square } from '../../rules/battlefield.ts';
import { besideVine, vineAt, wallless } from '../../rules/places.ts';
import { define } from '../../rules/procedures.ts';
import { controllerOf, friendly, lifeOf, marked } from '../../rules/queries.ts';
import { ROUSED, type Rule, type Side, type World } from '../../rules/state.ts';
import type { Ability } from '../vocabulary.ts';

/** A vine wall may grow there: no wall of any type, and the side has one to grow (SUM 4.6, 4.10, F13). */
export const canGrow = (w: World, side: Side, square: Square): boolean => {
  const { growsVines, supply } = w.sides[side]!;
  return growsVines && supply.length > 0 && wallless(w, square);
};

/** The same, asked of a falling unit: a vine wall that falls with it leaves room, and one more to grow (SUM F9, F15). */
export function canGrowAfter(w: World, side: Side, square: Square): boolean {
  const { growsVines } = w.sides[side]!;
  const vine = vineAt(w, square);
  const falls = vine !== null && w.cards[vine]!.wounds >= lifeOf(w, vine);
  return falls ? growsVines : canGrow(w, side, square);
}

/** A mandatory growth; where it cannot be, nothing happens (SUM F13, F15). */
export const grow = define<{ readonly side: Side; readonly square: Square; readonly rule: Rule }, { begin: null }, null>('grow', {
  begin(g, { side, square, rule }) {
    if (canGrow(g.world, side, square)) growVine(g, side, square, rule);
    return g.done(null);
  },
});

/** Wounded only by 5 and 6 while beside a vine wall; own attacks included, unless the table decided otherwise (SUM F16). */
export const guard: Ability = {
  id: 'vinemancerGuard',
  rule: 'SUM F16',
  needs: (w, self, by) => (besideVine(w, self) && (w.switches.guard === 'everyone' || !friendly(controllerOf(w, self), by)) ? 5 : 0),
};
/** One more die after moving onto or off a vine wall, once however often (SUM F17). */
export const ambushAbility: Ability = {
  id: 'vinemancerAmbush',
  rule: 'SUM F17',
  freeOfVines: true,
  rousedByVines: true,
  attack: (w, self) => (marked(w, self, ROUSED) ? 1 : 0),
};
