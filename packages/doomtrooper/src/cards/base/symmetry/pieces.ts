/** Base set: what several cards are made of. */
import { no } from '@kolbiste/engine';
import { has, isImmune, isWarded } from '../../../rules/abilities.ts';
import type { Announced, CardId, World } from '../../../rules/state.ts';
import { carrierOf, knownWarriors } from '../../../rules/status.ts';
import { ratingOf } from '../../../rules/values.ts';
import { discardTarget } from '../../effects.ts';
import { ofType } from '../../filters.ts';
import type { Use } from '../../form.ts';
import { stepsOf } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aCard } from '../../targets.ts';
import { ARMOUR } from '../../vocabulary.ts';

/** Ten destiny points at any time: discard an equipment card in play. */
export const corrodes: Use = {
  timing: 'any',
  destiny: 10,
  target: aCard(ofType('equipment')),
  refusal: ({ world, target }) => {
    const owner = carrierOf(world, target);
    // DOT 29.5: what an immune warrior carries is immune too in the standard book.
    return world.profile === 'standard' && has(world, owner, 'symmetryImmune', null) ? no('DOT 29.5', 'immune') : null;
  },
  effect: discardTarget(),
};

/** Damage to everybody, bought in steps: whose Armor it reaches is wounded. */
export function reachedFor(w: World, play: Announced, step: number): CardId[] {
  const { card: source } = play;
  const damage = stepsOf(w, play, { step, payer: carrierOf(w, source), kind: 'symmetry' });
  return knownWarriors(w).filter(
    id =>
      ratingOf(w, id, ARMOUR, null) <= damage &&
      !isImmune(w, id, definitionOf(w, source), w.cards[source]!.by, null) &&
      !isWarded(w, source, id, null),
  );
}
