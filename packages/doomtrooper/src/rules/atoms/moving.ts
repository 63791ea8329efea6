/** Into cover and out of it, and from area to area. */
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { has, isCombatant } from '../abilities.ts';
import { rulesOf } from '../queries.ts';
import { isInPlay, type Area, type CardId, type Zone } from '../state.ts';
import { beastOf, hasLabel, isAloof } from '../status.ts';
import { board } from './card.ts';
import { discard } from './piles.ts';

export function cover(g: Here, id: CardId, rule: Rule): void {
  const w = draft(g.world);
  if (w.cards[id]!.covered || !isInPlay(w.cards[id]!.zone) || (isAloof(w, id) && rule !== 'DOT 9.1')) return;
  if (!has(w, id, 'coversInVehicle', null))
    for (const attached of w.cards[id]!.gear) if (w.cards[attached]!.inside) board(g, attached, false, 'DOT 11.34');
  w.cards[id]!.covered = true;
  g.emit({ type: 'covered', card: id, rule });
  if (rulesOf(w).forcedCoverEndsAttack) for (const fight of w.fights) if (isCombatant(fight, id)) fight.over = true; // DOT 9.8s
}
export function uncover(g: Here, id: CardId, rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  card.covered = false;
  g.emit({ type: 'uncovered', card: id, rule });
}
/** He left cover by an action: no attack by him in this turn (DOT 9.20). Silent: `uncovered` told. */
export function noteLeft(g: Here, id: CardId): void {
  draft(g.world).cards[id]!.uncovered = g.world.turn;
}
export function transfer(g: Here, id: CardId, area: Area | 'outside', rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  const from = card.zone;
  card.zone = area;
  card.moved = g.world.sides[card.by]!.draws;
  g.emit({ type: 'transferred', card: id, area, rule });
  leaveStation(g, id, from);
}
/** DOT 18.8, 18.14: no beast leaves the Stations, whether it is ridden or fights itself. To another Station it may go (DOT 18.9). */
export function leaveStation(g: Here, id: CardId, from: Zone): void {
  const w = draft(g.world);
  if (from !== 'station' || w.cards[id]!.zone === 'station') return;
  if (hasLabel(w, id, 'beast')) return discard(g, id, 'DOT 18.14');
  const beast = beastOf(w, id);
  if (beast !== null) discard(g, beast, 'DOT 18.8');
}
