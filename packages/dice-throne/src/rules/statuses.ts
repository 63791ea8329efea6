/** Tokens on the boards: how many, how many at most, what they do to their bearer. */
import type { Seat } from '@kolbiste/engine';
import { statusNamed } from '../cards/registry.ts';
import type { Ability, StatusDefinition } from '../cards/vocabulary.ts';
import { abilityPlaces, printedName } from './abilities.ts';
import { inRollPhase } from './queries.ts';
import type { Rule, World } from './state.ts';

export function countOf(w: World, seat: Seat, status: string): number {
  let n = 0;
  const { tokens } = w.players[seat]!;
  for (let i = 0; i < tokens.length; i++) if (tokens[i]!.status === status) n++;
  return n;
}
export const has = (w: World, seat: Seat, status: string): boolean => countOf(w, seat, status) > 0;
/** The stack limit on this board, raised by its owner or not (DIT 6.15, 6.17). */
export const limitOf = (w: World, seat: Seat, status: string): number => statusNamed(status).limit + (w.players[seat]!.raised[status] ?? 0);
export const hasRoom = (w: World, seat: Seat, status: string): boolean => countOf(w, seat, status) < limitOf(w, seat, status);
/** Different statuses on a board, in order of arrival. */
export function statusesOn(w: World, seat: Seat): StatusDefinition[] {
  const all: StatusDefinition[] = [];
  for (const { status } of w.players[seat]!.tokens) {
    const definition = statusNamed(status);
    if (!all.includes(definition)) all.push(definition);
  }
  return all;
}
/** The rule by which a status does what its text says: it is in play (DIT 6.6); a unique one goes its own way (DIT 6.19). */
export const actsBy = ({ kind }: StatusDefinition): Rule => (kind === 'unique' ? 'DIT 6.19' : 'DIT 6.6');
/** Statuses that silence: no cards in the bearer's own roll phase. */
export function silenced(w: World, seat: Seat): boolean {
  if (w.active !== seat || !inRollPhase(w)) return false;
  for (const { status } of w.players[seat]!.tokens) if (statusNamed(status).silences) return true;
  return false;
}
/** Covered by a token: it cannot be activated. */
export function covered(w: World, seat: Seat, ability: Ability): boolean {
  for (const { status, state } of w.players[seat]!.tokens)
    if (statusNamed(status).covers && abilityPlaces(w, seat)[state] === printedName(ability)) return true;
  return false;
}
/** The status on the board that, spent, lets its bearer defend against an undefendable attack. */
export const defendingStatus = (w: World, seat: Seat): StatusDefinition | undefined => statusesOn(w, seat).find(({ defends }) => defends);
