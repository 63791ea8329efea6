/** What lies beside a hero's board: the companion, prepared spells, cards face down. */
import type { Random, Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule, World } from '../state.ts';

export function moveCompanion(g: Here, seat: Seat, to: Seat, rule: Rule): void {
  draft(g.world).players[seat]!.companion = to;
  g.emit({ type: 'companionMoved', seat, to, rule });
}

export function prepareSpell(g: Here, seat: Seat, spell: number): void {
  draft(g.world).players[seat]!.slots.push(spell);
  g.emit({ type: 'prepared', seat, spell, rule: 'DIT 5.11' });
}
function leaveSlot(w: World, seat: Seat, spell: number): void {
  const { slots } = draft(w).players[seat]!;
  slots.splice(slots.indexOf(spell), 1);
}
export function unprepareSpell(g: Here, seat: Seat, spell: number): void {
  leaveSlot(g.world, seat, spell);
  g.emit({ type: 'unprepared', seat, spell, rule: 'DIT 5.11' });
}
export function castSpell(g: Here, seat: Seat, spell: number): void {
  leaveSlot(g.world, seat, spell);
  g.emit({ type: 'cast', seat, spell, rule: 'DIT 6.12' });
}

/** Face down, in this order: only the owner knows it. */
export function layFaceDown(g: Here, seat: Seat, order: readonly number[]): void {
  draft(g.world).players[seat]!.secret = [...order];
  g.emit({ type: 'illusionLaid', seat, rule: 'DIT 6.19' });
}
/** Turns up the card at a place; the others are taken back unseen. */
export function turnUp(g: Here, seat: Seat, place: number): number {
  const player = draft(g.world).players[seat]!;
  const card = player.secret[place]!;
  player.secret = [];
  return card;
}
/** For a re-deal: the cards could lie in any order. */
export function shuffleFaceDown(w: World, seat: Seat, random: Random): void {
  const { secret } = draft(w).players[seat]!;
  secret.sort((a, b) => a - b);
  random.shuffle(secret);
}
