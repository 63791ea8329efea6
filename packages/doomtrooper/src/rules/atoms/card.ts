/** What becomes of a card in play: boarded, marked, switched off, in a unit, with other affiliations. */
import { draft } from '@kolbiste/engine/draft';
import { CORPORATIONS } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { usable } from '../abilities.ts';
import { NONE } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { type CardId } from '../state.ts';
import { affiliationOf, hasLabel } from '../status.ts';

/** What follows when a warrior's affiliations have changed. */
export function affiliationChanged(g: Here, warrior: CardId): void {
  leaveLostVehicles(g, warrior);
  dissolveUnits(g);
}
/** DOT 31.14, 31.15: a unit needs the corporation of its sergeant, his own and that of somebody in it. */
function dissolveUnits(g: Here): void {
  const w = draft(g.world);
  const sergeants = new Set<CardId>();
  for (const id of w.play) if (w.cards[id]!.sergeant !== null) sergeants.add(w.cards[id]!.sergeant);
  for (const sergeant of sergeants) {
    const corporation = definitionOf(w, sergeant).affiliation & CORPORATIONS;
    const unit = w.play.filter(id => w.cards[id]!.sergeant === sergeant);
    const leads = (affiliationOf(w, sergeant) & corporation) !== 0;
    if (leads && unit.some(id => (affiliationOf(w, id) & corporation) !== 0)) continue;
    for (const id of unit) w.cards[id]!.sergeant = null;
    g.emit({ type: 'unitDissolved', sergeant, rule: leads ? 'DOT 31.15' : 'DOT 31.14' });
  }
}
/** DOT 11.35: anyone who loses the affiliation that entitled him to his vehicle gets out. */
function leaveLostVehicles(g: Here, warrior: CardId): void {
  const w = draft(g.world);
  for (const id of w.cards[warrior]!.gear) {
    if (w.cards[id]!.inside && hasLabel(w, id, 'vehicle') && !usable(w, id, warrior)) board(g, id, false, 'DOT 11.35');
  }
}
/** A warrior joins the unit of a sergeant for good (DOT 31.11). */
export function assign(g: Here, id: CardId, sergeant: CardId): void {
  draft(g.world).cards[id]!.sergeant = sergeant;
  g.emit({ type: 'assigned', card: id, to: sergeant, rule: 'DOT 31.10' });
}
export function board(g: Here, vehicle: CardId, inside: boolean, rule: Rule): void {
  draft(g.world).cards[vehicle]!.inside = inside;
  g.emit({ type: 'boarded', vehicle, inside, rule });
}
/** `choice`: null takes it back. */
export function choose(g: Here, id: CardId, choice: number | null, rule: Rule): void {
  draft(g.world).cards[id]!.chosen = choice;
  g.emit({ type: 'chose', card: id, choice: choice ?? NONE, rule });
  const { standing, labels } = definitionOf(g.world, id);
  const { host } = g.world.cards[id]!;
  if (standing !== null && host !== null) affiliationChanged(g, host);
  if (labels.includes('cultist')) affiliationChanged(g, id);
}
/** Its bearer may use it without its affiliation. The event has always said −3 markers. */
export function lend(g: Here, id: CardId, rule: Rule): void {
  draft(g.world).cards[id]!.lent = true;
  g.emit({ type: 'marked', card: id, marks: -3, rule });
}
export function mark(g: Here, id: CardId, n: number, rule: Rule): void {
  const card = draft(g.world).cards[id]!;
  card.marks += n;
  g.emit({ type: 'marked', card: id, marks: card.marks, rule });
}
export function switchGift(g: Here, id: CardId): void {
  const card = draft(g.world).cards[id]!;
  card.off = !card.off;
  card.turned = g.world.stamp;
  g.emit({ type: 'switched', card: id, off: card.off, rule: definitionOf(g.world, id).type === 'symmetry' ? 'DOT 13.18s' : 'DOT 19.4' });
}
/** A card shuts down another, or that is opened again. */
export function shut(g: Here, id: CardId, off: boolean, rule: Rule): void {
  draft(g.world).cards[id]!.off = off;
  g.emit({ type: 'switched', card: id, off, rule });
}
/** A Cultist's player says which side he is on (DOT 32.21). */
export function changeSide(g: Here, id: CardId): void {
  choose(g, id, g.world.cards[id]!.chosen === 1 ? 0 : 1, 'DOT 32.21');
  noteTurned(g, id);
}
/** Remembers when its player last changed it [DR-79] [DR-81]. Silent. */
export function noteTurned(g: Here, id: CardId): void {
  const w = draft(g.world);
  w.cards[id]!.turned = w.stamp;
}
