/** What an event sets off: automatic things of statuses and passives, and players who fall. */
import type { Frame, Seat } from '@kolbiste/engine';
import { statusNamed } from '../cards/registry.ts';
import { passiveOf } from './abilities.ts';
import type { GameEvent } from './events.ts';
import { effects } from './procedures.ts';
import { definitionOf, heroOf, inPriority, locked } from './queries.ts';
import type { World } from './state.ts';
import { anyFallen, elimination } from './turn/elimination.ts';

const NONE: readonly Frame[] = [];
/** Nothing of a player whom an ultimate locks out reacts, whatever woke it (DIT 5.26, R53). */
const reacts = (w: World, seat: Seat): boolean => !locked(w, seat);

/** A player who concedes leaves with the next thing that happens (DIT R94). */
export function triggers(w: World, event: GameEvent): readonly Frame[] {
  const frames = setOff(w, event);
  const leaves = w.mode === 'hill' && event.type !== 'defeated' && w.players.some(({ alive, leaving }) => alive && leaving);
  return leaves ? [elimination({}), ...frames] : frames;
}
/** In the order of the events (DIT R09). */
function setOff(w: World, event: GameEvent): readonly Frame[] {
  switch (event.type) {
    case 'statusGained': {
      const { seat, by, status } = event;
      const { gained } = statusNamed(status);
      // What the ultimate itself inflicts acts as it comes.
      if (!reacts(w, seat) && locked(w, by)) return NONE;
      return event.n > 0 && gained?.test(w, seat) ? [effects({ script: gained.script, seat, target: seat, source: status })] : NONE;
    }
    case 'damaged': {
      const { seat } = event;
      const passive = event.health > 0 && reacts(w, seat) ? passiveOf(w, seat) : null;
      // Not by an ultimate (DIT R98); once per application of at least 1 (DIT R41).
      return passive?.damaged && !event.ultimate ? [effects({ script: passive.damaged, seat, source: passive.id })] : NONE;
    }
    case 'upgraded': {
      const { seat } = event;
      const passive = passiveOf(w, seat);
      const card = definitionOf(w, event.card);
      return passive?.upgradePlayed && card.type === 'upgrade' && event.rule !== 'DIT 6.53' && card.box !== passive.id
        ? [effects({ script: passive.upgradePlayed, seat, source: passive.id })]
        : NONE;
    }
    case 'companionMoved': {
      const { seat } = event;
      const { companion } = heroOf(w, seat);
      return event.rule === 'DIT R68' && reacts(w, seat)
        ? [effects({ script: companion!.holderFell, seat, target: seat, source: companion!.id })]
        : NONE;
    }
    case 'settled':
    case 'healthStolen':
      return w.mode === 'hill' && anyFallen(w) ? [elimination({})] : NONE;
    default:
      return NONE;
  }
}

/** The active player's triggers first, then the others' in turn order (DIT R09); those who fall have left before any. */
export function orderTriggers(w: World, frames: readonly Frame[]): readonly Frame[] {
  if (frames.length < 2) return frames;
  const order = inPriority(w);
  const place = ({ locals }: Frame): number => ('seat' in locals ? order.indexOf(locals.seat as Seat) : -1);
  return [...frames].sort((a, b) => place(a) - place(b));
}
