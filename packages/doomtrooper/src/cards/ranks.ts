/** Warriors who go over into another: from then on they are one, and lie under him or under what carries them all. */
import { no } from '@kolbiste/engine';
import { discard, reattach, store, wound } from '../rules/atoms.ts';
import { isEngaged } from '../rules/abilities.ts';
import type { Here } from '../rules/game.ts';
import type { CardId } from '../rules/state.ts';
import { hasLabel } from '../rules/status.ts';
import type { Attempt, Why } from './form.ts';
import { definitionOf } from './registry.ts';

/** What he carries comes along, but for what carries him. */
function handsOver(g: Here, id: CardId, lead: CardId): void {
  const w = g.world;
  for (const card of w.cards[id]!.gear.slice())
    if (definitionOf(w, card).type === 'beast' || hasLabel(w, card, 'vehicle')) discard(g, card, 'DOT 18.2', true);
    else reattach(g, card, lead, 'DOT DR-147');
}
export const joinsRanks = {
  /** Nobody in a combat, face down or out of play; only he who is as unhurt as those he joins, or they are hurt already. */
  refusal: ({ world, self, target }: Pick<Attempt, 'world' | 'self' | 'target'>): Why => {
    if (definitionOf(world, self).type !== 'warrior') return no('DOT 28.16', 'noTarget');
    if (isEngaged(world, target) || isEngaged(world, self)) return no('DOT 28.25', 'tooLate');
    return null;
  },
  join(g: Here, id: CardId, lead: CardId, under: CardId): void {
    const { wounded } = g.world.cards[id]!;
    handsOver(g, id, lead);
    store(g, id, under);
    if (wounded && !g.world.cards[lead]!.wounded) wound(g, lead, null, 'DOT DR-147');
  },
  wounds: (g: Here, id: CardId): void => wound(g, id, null, 'DOT DR-146'),
} as const;
