/** Mortificator: what several cards are made of. */
import { toHand } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import type { CardId } from '../../rules/state.ts';
import { has, isCombatant, isWeapon, opponentIn } from '../../rules/abilities.ts';
import { topFight } from '../../rules/queries.ts';
import { bearerOf, carrierOf, isKind, isPresent } from '../../rules/status.ts';
import { no } from '@kolbiste/engine';
import { able } from '../filters.ts';
import type { Needs, Part, Use } from '../form.ts';
import { definitionOf } from '../registry.ts';
import type { CardType } from '../vocabulary.ts';

/** Who may have a poison. */
export const poisoners: Needs = {
  refusal: ({ world, target }) =>
    isKind(world, target, 'mortificator') || has(world, target, 'usesPoison', null) ? null : no('DOT 11.18', 'wrongKind'),
};
/** Whom no poison harms. */
export const isVenomProof = able('poisonImmune');

/** After a Fight of its bearer, whose opponent lives and feels poison. */
export const afterFight: NonNullable<Use['refusal']> = ({ world, self }) => {
  const fight = topFight(world);
  const owner = carrierOf(world, self);
  if (fight === null || fight.phase !== 'status' || fight.tactic !== 'fight' || !isCombatant(fight, owner))
    return no('DOT 28.19', 'notInCombat');
  const victim = opponentIn(world, fight, owner)!;
  return isPresent(world, victim) && !isVenomProof(world, victim) ? null : no('DOT 28.16', 'noTarget');
};

/** Back to hand, and with him what his player gave him of these types; all else on him is discarded (DOT 19.5). */
export function withdraw(g: Here, id: CardId, types: readonly CardType[]): void {
  const { gear, by } = g.world.cards[id]!;
  for (const attached of gear.slice())
    if (g.world.cards[attached]!.by === by && types.includes(definitionOf(g.world, attached).type)) toHand(g, attached, 'DOT 37.15');
  toHand(g, id, 'DOT 37.15');
}

/** On a weapon of a Mortificator, or of anyone else who may use poison. */
export const onWeapon: Part = {
  affiliation: 'brotherhood',
  part: (w, of) => {
    const bearer = bearerOf(w, of);
    return bearer !== null && isWeapon(definitionOf(w, of)) && (isKind(w, bearer, 'mortificator') || has(w, bearer, 'usesPoison', null));
  },
};
