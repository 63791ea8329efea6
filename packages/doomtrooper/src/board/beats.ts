/** How long each thing takes to be seen. A card is read, and two warriors step out and clash, before anything comes of it. */
import { after, before, beatsBy, type Beat, type Timings } from '@kolbiste/board-kit/beats';
import type { SeenEvent } from '@kolbiste/protocol';
import type { DoomEvent } from '../index.ts';

const TIMINGS: Timings<DoomEvent['type']> = {
  played: before('card', 600),
  used: before('card', 500),
  paired: before('pair', 500),
  tacticChosen: before('tactic', 100),
  warzoneChosen: before('tactic', 200),
  struck: before('clash', 700),
  coin: before('coin', 700),
  wounded: after('hit', 400),
  saved: after('hit', 400),
  killed: after('fall', 500),
  entered: after('enter', 200),
  victoryGained: after('points', 300),
  destinyGained: after('coin', 120),
  drew: after('draw', 80),
  turnBegan: after('turn', 300),
};

export const beats = (events: readonly SeenEvent[]): readonly Beat[] => beatsBy(TIMINGS, events);
