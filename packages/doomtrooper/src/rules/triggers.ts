/** What an event sets off: the end of a countdown or of the game, lost vehicles, missions, and cards that wait for it. */
import type { Frame } from '@kolbiste/engine';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { secretDeeds } from '../cards/secrets.ts';
import type { DoomEvent } from './events.ts';
import { giversOf } from './givers.ts';
import { heard } from './happenings.ts';
import { isDue, reckoning } from './outcome.ts';
import { holding, rewarding, wrecking } from './procedures.ts';
import { isPresent, isThere } from './status.ts';
import type { World } from './state.ts';

const NONE: readonly Frame[] = [];

export function triggers(w: World, event: DoomEvent): readonly Frame[] {
  const due = followsFrom(w, event);
  return isDue(w) ? [...due, reckoning({})] : due;
}
function followsFrom(w: World, event: DoomEvent): readonly Frame[] {
  switch (event.type) {
    case 'discarded':
    case 'sacrificed':
      // DOT 11.29: anyone who sat in a lost vehicle is wounded; DOT 11.30: nobody earns points for it.
      if (event.inside && event.host >= 0 && isPresent(w, event.host)) return [wrecking({ warrior: event.host }), ...withLoss(w, event)];
      return event.from === 'play' ? [...withLoss(w, event), ...losing(w, event)] : event.from === 'stack' ? watching(w, event) : NONE;
    case 'stored':
      return event.from === 'play' ? withLoss(w, event, event.was) : waiting(w, event);
    case 'killed':
      return [...waiting(w, event), ...secretDeeds(w, event)];
    case 'healed':
      return [
        ...waiting(w, event),
        ...answering(heard(w, 'healed', event.card, { def: w.cards[event.card]!.def, seat: w.cards[event.card]!.by })),
      ];
    case 'wounded':
    case 'entered':
    case 'revealed':
    case 'placed':
    case 'attached':
    case 'combatEnded':
    case 'turnEnded':
    case 'sabotageAnnounced':
    case 'sabotaged':
    case 'transferred':
    case 'stolen':
    case 'returned':
    case 'struck':
    case 'turnBegan':
    case 'weaponChosen':
    case 'poisoned':
    case 'played':
    case 'used':
    case 'drew':
    case 'covered':
    case 'paired':
    case 'joined':
    case 'tacticChosen':
    case 'hid':
    case 'switched':
    case 'destinyLost':
      return waiting(w, event);
    case 'slipping':
      return [holding({ card: event.card, holders: [] })];
    case 'lasting':
      return event.what === 'prisoner' ? waiting(w, event) : NONE;
    default:
      return NONE;
  }
}

const answering = (call: Frame | null): readonly Frame[] => (call === null ? NONE : [call]);
/** A special that would have stayed is lost: its player may have an answer. */
function losing(w: World, { type, card, def, by }: Extract<DoomEvent, { readonly type: 'discarded' | 'sacrificed' }>): readonly Frame[] {
  const definition = DEFINITIONS[def]!;
  return type === 'discarded' && definition.type === 'special' && definition.after === 'stays'
    ? answering(heard(w, 'lost', card, { def, seat: by }))
    : NONE;
}
/** What a lost card leaves behind, and what waited for its loss. */
function withLoss(
  w: World,
  event: Extract<DoomEvent, { readonly type: 'discarded' | 'sacrificed' | 'stored' }>,
  host = event.host,
): readonly Frame[] {
  const left = DEFINITIONS[event.def]!.lost?.(w, event.card, host, event.by) ?? null;
  return [...(left === null ? NONE : [left]), ...waiting(w, event), ...secretDeeds(w, event)];
}

/** Lasting effects that wait for it. */
function watching(w: World, event: DoomEvent): Frame[] {
  const due: Frame[] = [];
  for (const effect of w.effects) {
    if (effect.what !== 'watch') continue;
    const frame = DEFINITIONS[effect.def]!.on?.(w, effect.source, event, effect) ?? null;
    if (frame !== null) due.push(frame);
  }
  return due;
}
function waiting(w: World, event: DoomEvent): readonly Frame[] {
  const due = watching(w, event);
  let paid: number[] | null = null;
  for (const id of giversOf(w).listeners) {
    const definition = definitionOf(w, id);
    if (!isThere(w, id)) continue; // DOT 34.3
    if (definition.on !== null && w.cards[id]!.zone !== 'hidden') {
      const frame = definition.on(w, id, event, null);
      if (frame !== null) due.push(frame);
    }
    if (definition.mission === null) continue;
    const reward = definition.mission.on(w, id, event);
    if (reward === null) continue;
    // DOT 14.13: of several alike one is fulfilled by an event, the oldest first [DR-70].
    const key = w.cards[id]!.def * 16 + w.cards[id]!.by;
    if (paid?.includes(key)) continue;
    (paid ??= []).push(key);
    due.push(
      rewarding({
        mission: id,
        seat: reward.seat,
        points: reward.points,
        kind: reward.kind,
        orDestiny: reward.orDestiny ?? 0,
        over: reward.over,
      }),
    );
  }
  return due;
}
