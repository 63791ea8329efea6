/** Whom a spell that is being cast could be aimed at instead. */
import type { Seat } from '@kolbiste/engine';
import { isImmune } from '../rules/abilities.ts';
import { aims, castRefusal, type Aim } from '../rules/legality.ts';
import { pendingOf, topFight } from '../rules/queries.ts';
import type { Announced, World } from '../rules/state.ts';
import type { Use } from './form.ts';
import { definitionOf } from './registry.ts';

/** An Art spell just cast, by anybody. */
export const isSpell: NonNullable<Use['answers']> = ({ world, pending }) =>
  pending.use === null && !pending.cancelled && definitionOf(world, pending.card).type === 'art';

/** What it has been paid for does not matter; who may be its target does, as `seat` sees it. */
export function otherAims(w: World, spell: Announced, seat: Seat): Aim[] {
  const definition = definitionOf(w, spell.card);
  const move = definition.play!;
  return aims(w, { seat, definition, use: null, move }).filter(aim => {
    const { target, player } = aim;
    if (target === null ? player === null || player === spell.player : target === spell.target) return false;
    if (target !== null) {
      if (w.cards[target]!.zone === 'hidden') return false;
      if (definitionOf(w, target).type === 'warrior' && isImmune(w, target, definition, spell.seat, topFight(w))) return false;
      if (castRefusal(w, definition, spell.caster!, target) !== null) return false;
    }
    return (move.fits?.(w, seat, spell.card, aim) ?? null) === null;
  });
}
/** The spell that waits while its answers are carried out. */
export const spellOf = (w: World): Announced => pendingOf(w)!;
