/** Base set: what several cards are made of. */
import { no } from '@kolbiste/engine';
import { has, isCapable } from '../../../rules/abilities.ts';
import { tacticsFor } from '../../../rules/combat/pairing.ts';
import type { CardId, World } from '../../../rules/state.ts';
import { isLegion, knownWarriors } from '../../../rules/status.ts';
import { ofKind, toYours } from '../../filters.ts';
import type { Card, Grant } from '../../form.ts';

/** "Your warriors of a kind are immune to the Dark Symmetry while he is in play." */
export const shields = (kind: string): Grant => ({ ability: 'symmetryImmune', to: toYours(ofKind(kind)) });

/** Dark Legion warriors somebody could attack: on the same ground, able to fight, by a tactic both may use. */
export const preyOf = (w: World, hunter: CardId): CardId[] =>
  knownWarriors(w).filter(
    id =>
      id !== hunter &&
      isLegion(w, id) &&
      isCapable(w, id) &&
      !has(w, id, 'cannotBeAttacked', null) &&
      (w.cards[id]!.zone === 'station') === (w.cards[hunter]!.zone === 'station') &&
      tacticsFor(w, hunter, id, null).length > 0,
  );

/** An attacker must choose the Dark Legion of another player, where there is any. */
export const huntsLegion: NonNullable<Card['attacks']> = ({ world, self, defender }) =>
  !isLegion(world, defender) && preyOf(world, self).some(id => world.cards[id]!.by !== world.cards[self]!.by)
    ? no('DOT 24.2.11', 'legionFirst')
    : null;
