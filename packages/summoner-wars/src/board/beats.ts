/** How long each thing takes to be seen. Dice fall and an event is read before anything comes of it. */
import { after, before, beatsBy, type Beat, type Timings } from '@kolbiste/board-kit/beats';
import type { SeenEvent } from '@kolbiste/protocol';
import type { GameEvent } from '../rules/events.ts';

const TIMINGS: Timings<GameEvent['type']> = {
  diceRolled: before('roll', 900),
  vineRolled: before('roll', 900),
  abilityRolled: before('roll', 900),
  eventPlayed: before('card', 700),
  stepped: after('step', 180),
  summoned: after('summon', 400),
  wounded: after('hit', 400),
  destroyed: after('fall', 500),
  turnBegan: after('turn', 500),
};

export const beats = (events: readonly SeenEvent[]): readonly Beat[] => beatsBy(TIMINGS, events);
