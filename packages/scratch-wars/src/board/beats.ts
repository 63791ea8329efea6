/** How long each thing takes to be seen. A wheel turns and a bolt flies before anything comes of it. */
import { after, before, beatsBy, type Beat, type Timings } from '@kolbiste/board-kit/beats';
import type { SeenEvent } from '@kolbiste/protocol';
import type { DuelEvent } from '../index.ts';

const TIMINGS: Timings<DuelEvent['type']> = {
  startSpun: before('spin', 1400),
  spun: before('spin', 1400),
  shielded: before('shield', 400),
  attacked: before('bolt', 500),
  livesLost: after('hit', 500),
  suddenDeath: after('hit', 500),
  weaponBroken: after('break', 500),
  healed: after('heal', 400),
  trapsSprung: after('trap', 500),
  roundBegan: after('sky', 500),
  turnBegan: after('turn', 500),
};

export const beats = (events: readonly SeenEvent[]): readonly Beat[] => beatsBy(TIMINGS, events);
