/** What the opponent did in the last turn, for a flag at the weapon or the hero. */
import type { SeenEvent } from '@kolbiste/protocol';
import type { DuelEvent } from '../index.ts';
import type { Deed } from '../text/board-words.ts';
import { BOARD_MARKS, ICON_MARKS, STATE_MARKS, type Mark } from './marks.ts';

export interface Flag {
  readonly deed: Deed;
  /** Lives it cost. */
  readonly lost: number;
}
export const DEED_MARKS: { readonly [D in Deed]: Mark } = {
  spun: BOARD_MARKS.spin,
  used: ICON_MARKS.universalAttack,
  laid: STATE_MARKS.carrying,
  repair: STATE_MARKS.repairing,
  blocked: ICON_MARKS.shield,
  missed: BOARD_MARKS.missed,
  hit: STATE_MARKS.broken,
};
/** What stays when several things happened at one place. */
const WEIGHT: readonly Deed[] = ['spun', 'used', 'laid', 'repair', 'blocked', 'missed', 'hit'];

/** By place: `weapon-3`, `hero-1`. */
export function deedsOf(events: readonly SeenEvent[]): ReadonlyMap<string, Flag> {
  const flags = new Map<string, Flag>();
  const note = (place: string, deed: Deed, lost = 0): void => {
    const before = flags.get(place);
    const kept = before && WEIGHT.indexOf(before.deed) > WEIGHT.indexOf(deed) ? before.deed : deed;
    flags.set(place, { deed: kept, lost: (before?.lost ?? 0) + lost });
  };
  for (const event of events as unknown as readonly DuelEvent[])
    switch (event.type) {
      case 'spun':
        note(`weapon-${event.weapon}`, 'spun');
        break;
      case 'deferredUsed':
        note(`weapon-${event.weapon}`, 'used');
        break;
      case 'effectDeferred':
        note(`weapon-${event.weapon}`, 'laid');
        break;
      case 'repairStarted':
        note(`weapon-${event.weapon}`, 'repair');
        break;
      case 'shielded':
        for (const weapon of event.weapons) note(`weapon-${weapon}`, 'blocked');
        break;
      case 'attacked': {
        const { target } = event;
        const place = target === 'hero' ? `hero-${1 - event.seat}` : `weapon-${'weapon' in target ? target.weapon : target.effect}`;
        note(place, event.success ? 'hit' : 'missed');
        break;
      }
      case 'livesLost':
        note(`hero-${event.seat}`, 'hit', event.lost);
        break;
    }
  return flags;
}
