/** Sergeants and their units (DOT 31.6 to 31.16) [DR-82]. */
import { type Refusal, type Seat, no } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import type { Rule } from './rule.ts';
import { affiliationOf, hasLabel, isPresent } from './status.ts';
import { baseValueOf } from './values.ts';
import type { CardId, World } from './state.ts';

/** A sergeant of the seat who stands in the open, to everybody's knowledge. */
export const isSergeantOf = (w: World, seat: Seat, id: CardId): boolean =>
  w.cards[id]!.by === seat && w.cards[id]!.zone !== 'hidden' && hasLabel(w, id, 'sergeant') && isPresent(w, id);

/** Why this warrior may not be assigned to this sergeant, or null. */
export function assignRefusal(w: World, seat: Seat, id: CardId, sergeant: CardId): Refusal<Rule> | null {
  const card = w.cards[id]!;
  const definition = definitionOf(w, id);
  if (card.by !== seat) return no('DOT 31.9', 'notYours');
  if (card.zone === 'hidden') return no('DOT DR-43', 'hidden');
  if (card.sergeant !== null) return no('DOT 31.11', 'inUnit');
  if (definition.labels.includes('commander')) return no('DOT 31.6', 'commander');
  if (definition.personality) return no('DOT 31.7', 'personality');
  if (baseValueOf(w, id) >= baseValueOf(w, sergeant)) return no('DOT 31.8', 'tooValuable');
  if ((affiliationOf(w, id) & affiliationOf(w, sergeant) & definitionOf(w, sergeant).affiliation) === 0)
    return no('DOT 31.14', 'wrongAffiliation');
  for (const other of w.play)
    if (w.cards[other]!.sergeant === sergeant && w.cards[other]!.def !== card.def) return no('DOT 31.9', 'otherUnit');
  return null;
}
