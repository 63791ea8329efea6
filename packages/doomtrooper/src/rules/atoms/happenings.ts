/** What has just happened and may be answered [DR-137]. */
import type { Outcome } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { CardId, Happening } from '../state.ts';
import { drop } from './piles.ts';

/** Silent: the window that follows tells. */
export function openHappening(g: Here, { what, card, def, seat }: Pick<Happening, 'what' | 'card' | 'def' | 'seat'>): void {
  draft(g.world).happenings.push({ what, card, def, seat, instead: null, void: false });
}
/** The one answered last, as the answers left it. */
export const closeHappening = (g: Here): Happening => draft(g.world).happenings.pop()!;
/** The card that was found is not taken: another one, or none. Silent: what follows tells. */
export function spoilFind(g: Here, instead: CardId | null): void {
  const last = draft(g.world).happenings.at(-1)!;
  draft(g.world).happenings[g.world.happenings.length - 1] = { ...last, instead, void: instead === null };
}
/** A card of a library or a discard pile goes to its bottom. Silent: the card that does it tells. */
export function toBottom(g: Here, id: CardId): void {
  const w = draft(g.world);
  const { owner, zone } = w.cards[id]!;
  if (zone !== 'library' && zone !== 'discard') return;
  const pile = w.sides[owner]![zone];
  drop(pile, id);
  pile.unshift(id);
}

/** Somebody has won, unless it is answered. Silent: the window that follows tells. */
export function claimVictory(g: Here, outcome: Outcome, rule: Rule): void {
  draft(g.world).claim = { outcome: draft(outcome), rule, asked: false };
}
export function askClaim(g: Here): void {
  const w = draft(g.world);
  w.claim = { ...w.claim!, asked: true };
}
export function dropClaim(g: Here): void {
  draft(g.world).claim = null;
}
/** This many victory points win from now on. Silent: the card that does it tells. */
export function setTarget(g: Here, target: number): void {
  draft(g.world).target = target;
}
