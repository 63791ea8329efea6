/** What Swamp Orcs share: growing vine walls, and abilities several of them may have. */
import { growVine } from '../../atoms.ts';
import type { Square } from '../../board.ts';
import type { Ability } from '../../cards/definition.ts';
import { define } from '../../procedures.ts';
import { ROUSED, type Rule, type Side, type World } from '../../state.ts';
import { besideVine, friendly, marked, wallless } from '../../world.ts';

/** A vine wall may grow there: no wall of any type, and the side has one to grow (SUM 4.6, 4.10, F13). */
export const canGrow = (w: World, side: Side, square: Square): boolean => {
  const { growsVines, supply, alive } = w.sides[side]!;
  return growsVines && alive && supply.length > 0 && wallless(w, square);
};

/** A mandatory growth; where it cannot be, nothing happens (SUM F13, F15). */
export const grow = define<{ readonly side: Side; readonly square: Square; readonly rule: Rule }, { begin: null }, null>('grow', {
  begin(g, { side, square, rule }) {
    if (canGrow(g.world, side, square)) growVine(g, side, square, rule);
    return g.done(null);
  },
});

/** Wounded only by 5 and 6 while beside a vine wall, against opponents' rolls (SUM F16). */
export const guard: Ability = {
  id: 'vinemancerGuard',
  rule: 'SUM F16',
  needs: (w, self, by) => (!friendly(w.cards[self]!.controller, by) && besideVine(w, self) ? 5 : 0),
};
/** One more die after moving onto or off a vine wall, once however often (SUM F17). */
export const ambushAbility: Ability = {
  id: 'vinemancerAmbush',
  rule: 'SUM F17',
  freeOfVines: true,
  attack: (w, self) => (marked(w, self, ROUSED) ? 1 : 0),
};
