/** Missions met before they were shown: what a Secret Mission may bring to light later. */
import type { Frame, Seat } from '@kolbiste/engine';
import { needsRefusal } from '../rules/abilities.ts';
import type { DoomEvent } from '../rules/events.ts';
import { choosing } from '../rules/procedures.ts';
import { supposing } from '../rules/queries.ts';
import { type CardId, type World } from '../rules/state.ts';
import type { Reward } from './vocabulary.ts';
import { definitionNamed, definitionOf } from './registry.ts';

export const SECRET_MISSION = '01276';
const KINDS = ['choice', 'victory', 'destiny'] as const;

/** What the event would have earned, had this mission lain on one of the two warriors of the event, or on the player. */
function rewardFor(w: World, seat: Seat, mission: CardId, event: DoomEvent): Reward | null {
  const definition = definitionOf(w, mission);
  const bearers =
    definition.mission!.for === 'player'
      ? [null]
      : event.type === 'killed'
        ? [event.by, event.card].filter(id => id >= 0 && w.cards[id]!.by === seat && needsRefusal(w, definition.needs, id) === null)
        : [];
  let reward: Reward | null = null;
  for (const bearer of bearers) {
    const borne = supposing(w, mission, { zone: bearer === null ? 'player' : 'attached', host: bearer, by: seat, at: seat });
    reward ??= definition.mission!.on(borne, mission, event);
  }
  return reward;
}

/** A note for every mission that is not on the table and whose condition this event met. Nobody is told. */
export function secretDeeds(w: World, event: DoomEvent): Frame[] {
  const secret = definitionNamed(SECRET_MISSION);
  const owners = new Set<Seat>();
  for (const { def, owner } of w.cards) if (def === secret) owners.add(owner);
  const out: Frame[] = [];
  for (const seat of owners) {
    const seen = new Set<number>();
    w.cards.forEach(({ owner, def, zone }, id) => {
      if (owner !== seat || seen.has(def) || definitionOf(w, id).mission === null) return;
      if (zone !== 'hand' && zone !== 'library' && zone !== 'discard' && zone !== 'sideboard') return;
      seen.add(def);
      const reward = rewardFor(w, seat, id, event);
      if (reward === null || reward.seat !== seat) return;
      const args = [def, reward.points, KINDS.indexOf(reward.kind), reward.orDestiny ?? 0];
      out.push(choosing({ seat, card: id, def: secret, ask: 'noted', options: [], args }));
    });
  }
  return out;
}
