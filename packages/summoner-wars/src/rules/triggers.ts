/** What a fall sets off: abilities of units that see it, and events that answer it. */
import { canonical, type Frame } from '@kolbiste/engine';
import { allCards } from '../cards/registry.ts';
import type { EventDefinition, Fallen } from '../cards/vocabulary.ts';
import { friendly, unitOf } from './queries.ts';
import type { CardId, World } from './state.ts';

interface Trigger {
  readonly unit: CardId;
  readonly frame: Frame;
}
/** Abilities that follow these falls; asked just before the cards are removed (SUM F15). */
export function triggersOf(w: World, falls: readonly Fallen[]): Trigger[] {
  const triggers: Trigger[] = [];
  for (const fall of falls)
    for (const side of w.sides)
      for (const unit of side.units) {
        const follows = unitOf(w, unit).ability.whenDestroyed?.(w, unit, fall);
        // The same thing twice is one thing: nothing to order (SUM C11).
        if (!follows || triggers.some(({ frame }) => canonical(frame) === canonical(follows))) continue;
        triggers.push({ unit, frame: follows });
      }
  return triggers;
}

let known: { cards: number; reactions: EventDefinition[] } = { cards: 0, reactions: [] };
function reactionEvents(): readonly EventDefinition[] {
  const cards = allCards();
  if (known.cards !== cards.length)
    known = {
      cards: cards.length,
      reactions: cards.filter((card): card is EventDefinition => card.type === 'event' && card.reaction !== null),
    };
  return known.reactions;
}
/** Whether any event there is could answer this fall. */
export const answerable = (w: World, fall: Fallen): boolean =>
  !friendly(fall.controller, fall.by) && reactionEvents().some(({ reaction }) => reaction!.reactsTo(w, fall));
