/** Dice in the air: a roll as everybody sees it before it has come to rest. */
import type { Beat } from '@kolbiste/board-kit/beats';
import type { GameEvent, Roll } from '../index.ts';

export interface Tumbling {
  /** Its tumbling dice show nothing that is true. */
  readonly roll: Roll;
  /** Their places. */
  readonly dice: readonly number[];
}

export function tumblingIn(beat: Beat | null, lying: Roll | null): Tumbling | null {
  const events = (beat?.kind === 'roll' ? beat.events : []) as unknown as readonly GameEvent[];
  const rolled = events.find(event => event.type === 'rolled');
  if (!rolled) return null;
  const { seat, purpose, source, dice, thrown } = rolled;
  const same = lying !== null && lying.seat === seat && lying.purpose === purpose && lying.source === source;
  const bare: Roll = { seat, purpose, source, dice, left: 0, open: false, changed: false, foreign: null, announced: null, restarts: false };
  const hidden = dice.map((value, i) => (thrown.includes(i) ? 0 : value));
  return { roll: { ...(same ? lying : bare), dice: hidden }, dice: thrown };
}
