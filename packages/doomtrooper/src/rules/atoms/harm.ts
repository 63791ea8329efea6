/** Wounds and deaths. */
import { draft } from '@kolbiste/engine/draft';
import { NONE } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { fightNumbered } from '../queries.ts';
import type { CardId, Harm, World } from '../state.ts';
import { twinsOf } from '../status.ts';
import { worthOf } from '../values.ts';
import { affiliationChanged } from './card.ts';
import { last } from './effects.ts';
import { quitFights } from './piles.ts';

export function wound(g: Here, id: CardId, by: CardId | null, rule: Rule): void {
  for (const one of [id, ...twinsOf(g.world, id)]) draft(g.world).cards[one]!.wounded = true;
  g.emit({ type: 'wounded', card: id, by: by ?? NONE, rule });
}
/** A dead Doomtrooper stays, a Heretic in the Kohort of his player (DOT 32.27). */
export function convert(g: Here, id: CardId): void {
  const w = draft(g.world);
  w.cards[id]!.wounded = false;
  w.cards[id]!.zone = 'cohort';
  last(g, { card: id, seat: w.cards[id]!.by }, { what: 'converted', on: id }, { rule: 'DOT 32.27' });
  g.emit({ type: 'converted', card: id, rule: 'DOT 32.27' });
  quitFights(w, id);
  affiliationChanged(g, id);
}
export function heal(g: Here, id: CardId, rule: Rule): void {
  if (!g.world.cards[id]!.wounded) return;
  for (const one of [id, ...twinsOf(g.world, id)]) draft(g.world).cards[one]!.wounded = false;
  g.emit({ type: 'healed', card: id, rule });
}
/** Automatically, or by a second wound. Gives back what the dead was worth; the card still lies on the table. */
export function kill(g: Here, id: CardId, by: CardId | null, fight: number): number {
  const value = worthOf(g.world, id, fightNumbered(g.world, fight)); // DOT 24.8.2t [DR-55]
  g.emit({ type: 'killed', card: id, by: by ?? NONE, value, fight, rule: g.world.cards[id]!.wounded ? 'DOT 24.6.5' : 'DOT 24.6.4' });
  return value;
}

/** A wound or death about to happen, for everybody to answer. Silent: the window that follows names the victim. */
export function addHarm(w: World, harm: Omit<Harm, 'saved'>): void {
  draft(w).harms.push({ ...harm, saved: false });
}
/** A card saves the victim (DOT 24.7.3); `harming` tells. */
export function save(harm: Harm): void {
  if (!harm.final) draft(harm).saved = true;
}
/** A card makes a death a wound; anyone who is wounded already stays so. Silent: what follows tells. */
export function mitigate(w: World, harm: Harm): void {
  if (harm.final) return;
  if (w.cards[harm.victim]!.wounded) draft(harm).saved = true;
  else draft(harm).kill = false;
}
/** All from there on have been carried out. Silent. */
export function clearHarms(g: Here, from: number): void {
  draft(g.world).harms.length = from;
}
