/** How cards are announced and come into play, and change hands there. */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { definitionOf } from '../../cards/registry.ts';
import { NONE } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { byBook } from '../queries.ts';
import { isInPlay, type Announced, type Area, type CardId, type Secret, type World, type Zone } from '../state.ts';
import { isSteadfast, isTribal } from '../status.ts';
import { affiliationChanged } from './card.ts';
import { last } from './effects.ts';
import { slip } from './losses.ts';
import { leaveStation } from './moving.ts';
import { drop, lift, mingle, quitFights } from './piles.ts';

/** A card leaves the hand and lies open for everybody to answer (DOT 28.4). */
export function announce(g: Here, play: Announced, rule: Rule): void {
  const w = draft(g.world);
  w.announced.push(draft(play));
  if (play.use === null) {
    lift(g, play.card);
    w.cards[play.card]!.zone = 'stack';
    w.cards[play.card]!.by = play.seat;
    g.emit({ type: 'played', seat: play.seat, card: play.card, on: play.target ?? NONE, at: play.player ?? NONE, spent: play.spent, rule });
  } else {
    if (isInPlay(w.cards[play.card]!.zone)) w.cards[play.card]!.used = w.turn;
    g.emit({ type: 'used', seat: play.seat, card: play.card, use: play.use, on: play.target ?? NONE, spent: play.spent, rule });
  }
}
/** What was paid for it is lost. */
export function cancel(g: Here, play: Announced): void {
  const { type } = definitionOf(g.world, play.card);
  draft(play).cancelled = true;
  g.emit({
    type: 'cancelled',
    card: play.card,
    rule: type === 'art' ? 'DOT 21.13' : type === 'special' ? 'DOT 22.4' : byBook(g.world, 'DOT 28.21t', 'DOT 28.21s'),
  });
}
/** It is aimed at somebody else, and at nobody besides. */
export function redirect(g: Here, play: Announced, { target, player }: Pick<Announced, 'target' | 'player'>, rule: Rule): void {
  const p = draft(play);
  p.target = target;
  p.player = player;
  delete p.also;
  g.emit({ type: 'redirected', card: play.card, on: target ?? NONE, at: player ?? NONE, rule });
}
function arrive(w: Draft<World>, id: CardId, zone: Zone, by: Seat): void {
  const card = w.cards[id]!;
  card.zone = zone;
  card.by = by;
  card.stamp = ++w.stamp;
  w.play = [...w.play, id];
}
/** DOT 8.10: unwounded and in the open. */
export function enter(
  g: Here,
  id: CardId,
  { seat, area, rule }: { readonly seat: Seat; readonly area: Area | 'outside'; readonly rule: Rule },
): void {
  const w = draft(g.world);
  lift(g, id);
  arrive(w, id, area, seat);
  if (definitionOf(w, id).labels.includes('cultist')) w.cards[id]!.chosen = area === 'squad' ? 1 : 0; // [DR-79]
  openStations(g, id);
  g.emit({ type: 'entered', card: id, seat, area, rule });
}
/** Face down and unpaid, in no area (DOT 9.26, 9.28). */
export function hide(g: Here, chosen: CardId, seat: Seat): void {
  const w = draft(g.world);
  const id = mingle(g, seat, 'hand')(chosen);
  lift(g, id);
  arrive(w, id, 'hidden', seat);
  w.cards[id]!.covered = true;
  g.emit({ type: 'hid', card: id, seat, rule: 'DOT 9.21' });
}
/** His face is seen; he stands in his area from now on [DR-38]. */
export function show(g: Here, id: CardId, area: Area | 'outside', rule: Rule): void {
  const w = draft(g.world);
  w.cards[id]!.zone = area;
  if (definitionOf(w, id).labels.includes('cultist')) w.cards[id]!.chosen = area === 'squad' ? 1 : 0; // [DR-79]
  g.emit({ type: 'revealed', card: id, seat: w.cards[id]!.by, rule });
}
/** DOT 20.9: anyone who is entitled to begin on a Station opens them all, once he is in play and paid for [DR-74]. Silent. */
export function openStations(g: Here, id: CardId): void {
  const w = draft(g.world);
  if (w.cards[id]!.zone === 'station' && (isTribal(w, id) || definitionOf(w, id).labels.includes('stationOnly'))) w.opened = true;
}
export function attach(g: Here, id: CardId, { host, by, rule }: { readonly host: CardId; readonly by: Seat; readonly rule: Rule }): void {
  const w = draft(g.world);
  lift(g, id);
  arrive(w, id, 'attached', by);
  w.cards[id]!.host = host;
  w.cards[host]!.gear.push(id);
  g.emit({ type: 'attached', card: id, to: host, rule });
  if (definitionOf(w, id).standing !== null) affiliationChanged(g, host);
}
/** Moves an attachment to another bearer without leaving play. */
export function reattach(g: Here, id: CardId, host: CardId, rule: Rule): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  if (card.host !== null) drop(w.cards[card.host]!.gear, id);
  card.host = host;
  card.inside = false;
  w.cards[host]!.gear.push(id);
  g.emit({ type: 'attached', card: id, to: host, rule });
}
/** `at`: the player it lies on, or whose area it is; null for the whole table. */
export function place(
  g: Here,
  id: CardId,
  { by, area, at, rule }: { readonly by: Seat; readonly area: Area | 'player' | 'table'; readonly at: Seat | null; readonly rule: Rule },
): void {
  const w = draft(g.world);
  lift(g, id);
  arrive(w, id, area, by);
  w.cards[id]!.at = at;
  g.emit({ type: 'placed', card: id, seat: at ?? by, area, rule });
}
/** Somebody else's attachment comes to a warrior of your own (DOT 35.1). */
export function seize(g: Here, id: CardId, { by, host, rule }: { readonly by: Seat; readonly host: CardId; readonly rule: Rule }): void {
  const card = draft(g.world).cards[id]!;
  const { by: from } = card;
  if (from !== by && slip(g, id, 'seize', rule, { by, to: host })) return;
  for (const attached of [id, ...card.gear]) draft(g.world).cards[attached]!.by = by;
  if (from !== by) g.emit({ type: 'stolen', card: id, from, by, rule });
  reattach(g, id, host, rule);
}
/** DOT 35.1: to the thief's side; attachments come along [DR-84]. A stolen combatant ends the combat (DOT 28.27). */
export function steal(
  g: Here,
  id: CardId,
  { by, area, rule }: { readonly by: Seat; readonly area: Area | 'outside'; readonly rule: Rule },
): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const { by: from, zone } = card;
  if (isSteadfast(w, id)) return;
  card.by = by;
  card.zone = area;
  for (const attached of card.gear) w.cards[attached]!.by = by;
  dissolve(w, id);
  quitFights(w, id);
  g.emit({ type: 'stolen', card: id, from, by, rule });
  leaveStation(g, id, zone);
}
/** Until this combat ends he is another's, with what he carries of his player's [DR-117]. */
export function hire(
  g: Here,
  source: { readonly card: CardId; readonly seat: Seat },
  { id, fight, rule }: { readonly id: CardId; readonly fight: number; readonly rule: Rule },
): void {
  const w = draft(g.world);
  const { by: from, gear } = w.cards[id]!;
  for (const card of [id, ...gear.filter(attached => w.cards[attached]!.by === from)]) {
    w.cards[card]!.by = source.seat;
    last(g, source, { what: 'hired', on: card, from }, { fight, rule });
  }
  dissolve(w, id);
}
/** Who was another's for a time goes back. Silent: what follows tells. */
export function release(g: Here, source: CardId): void {
  const w = draft(g.world);
  for (const effect of w.effects) {
    if (effect.what !== 'hired' || effect.source !== source || effect.fight !== null) continue;
    const card = w.cards[effect.on]!;
    if (!isInPlay(card.zone) || card.by !== effect.by) continue;
    card.by = effect.from;
    dissolve(w, effect.on);
  }
  w.effects = w.effects.filter(({ what, source: of, fight }) => what !== 'hired' || of !== source || fight !== null);
}
/** A unit is of one player. */
function dissolve(w: Draft<World>, id: CardId): void {
  w.cards[id]!.sergeant = null;
  for (const other of w.play) if (w.cards[other]!.sergeant === id) w.cards[other]!.sergeant = null;
}
/** The card or ability announced last is resolved now. Silent: what it does tells. */
export const takeAnnounced = (g: Here): Announced => draft(g.world).announced.pop()!;
/** Whose card or ability is carried out. Silent. */
export function noteDoer(g: Here, seat: Seat, def: number): void {
  draft(g.world).doer = seat;
  noteDeed(g, def);
}
/** Which card's effect is carried out, or goes on after an answer. Silent. */
export function noteDeed(g: Here, def: number): void {
  draft(g.world).deed = def;
}
/** A reward earned in secret, for a Secret Mission to bring to light; nobody is told. */
export function noteSecret(g: Here, secret: Secret): void {
  draft(g.world).secrets.push(secret);
}
export const takeSecret = (g: Here, index: number): Secret => draft(g.world).secrets.splice(index, 1)[0]!;
