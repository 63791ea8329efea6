/** How long each thing takes to be seen. A card is read, and two warriors step out and clash, before anything comes of it. */
import { after, before, beatsBy, type Beat, type Timings } from '@kolbiste/board-kit/beats';
import type { SeenEvent } from '@kolbiste/protocol';
import type { DoomEvent } from '../index.ts';

const TIMINGS: Timings<DoomEvent['type']> = {
  played: before('card', 700),
  used: before('card', 600),
  paired: before('pair', 700),
  tacticChosen: before('tactic', 300),
  warzoneChosen: before('tactic', 400),
  struck: before('clash', 800),
  coin: before('coin', 700),
  wounded: after('hit', 500),
  saved: after('hit', 500),
  killed: after('fall', 700),
  entered: after('enter', 300),
  victoryGained: after('points', 400),
  destinyGained: after('coin', 120),
  drew: after('draw', 80),
  turnBegan: after('turn', 500),
};

export const beats = (events: readonly SeenEvent[]): readonly Beat[] => beatsBy(TIMINGS, events);
