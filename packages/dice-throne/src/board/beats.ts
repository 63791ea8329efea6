/** How long each thing takes to be seen. Dice tumble and a card is read before anything comes of it. */
import { after, before, beatsBy, type Beat, type Timings } from '@kolbiste/board-kit/beats';
import type { SeenEvent } from '@kolbiste/protocol';
import type { GameEvent } from '../index.ts';

const TIMINGS: Timings<GameEvent['type']> = {
  rolled: before('roll', 900),
  dieChanged: before('die', 400),
  activated: before('panel', 600),
  defended: before('panel', 400),
  cardPlayed: before('card', 700),
  used: before('use', 500),
  cast: before('use', 500),
  damaged: after('hit', 500),
  healed: after('heal', 400),
  statusGained: after('status', 250),
  upgraded: after('upgrade', 400),
  drew: after('draw', 150),
  cpGained: after('coin', 100),
  turnBegan: after('turn', 400),
};

export const beats = (events: readonly SeenEvent[]): readonly Beat[] => beatsBy(TIMINGS, events);
