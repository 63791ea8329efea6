/** Doomtrooper as the engine sees it. */
import type { GameModule, Plain } from '@kolbiste/engine';
import { cardProcedures } from '../cards/procedures.ts';
import { attackingProcedure } from './combat/attack.ts';
import { harmingProcedure } from './combat/harm.ts';
import { obstacleProcedure } from './combat/obstacle.ts';
import { awardingProcedure } from './combat/points.ts';
import { brings } from './brings.ts';
import type { Doomtrooper } from './game.ts';
import { harmful } from '../bot/harmful.ts';
import { mind } from '../bot/mind.ts';
import { explain } from './explain.ts';
import { findingProcedure, happeningProcedure, takingProcedure } from './happenings.ts';
import { invariants } from './invariants.ts';
import { judgingProcedure, officialKeys } from './judge.ts';
import { deckCheck } from '../decks/check.ts';
import { randomTable } from '../decks/random.ts';
import { reckoning, scored, timeUp } from './outcome.ts';
import { judgedFromOutside, options, type TableOptions } from './options.ts';
import { setup } from './setup.ts';
import { told } from './told.ts';
import { playingProcedure, turningProcedure } from './playing.ts';
import { stanceOf } from './queries.ts';
import { readScenario } from './scenario.ts';
import { triggers } from './triggers.ts';
import { acting, bonusProcedure } from './turn/actions.ts';
import { opening } from './turn/opening.ts';
import { raidingProcedure, sabotage } from './turn/sabotage.ts';
import { turn, turns } from './turn/turn.ts';
import { redact, redeal, reveals, view } from './view.ts';
import { windowProcedure } from './windows.ts';
import { cloneWorld } from './state.ts';

export const module: GameModule<Doomtrooper, TableOptions> = {
  id: 'doomtrooper',
  version: 4,
  layout: 3,
  seats: { min: 2, max: 7 },
  options,
  brings,
  variation: randomTable,
  setup,
  procedures: [
    deckCheck,
    opening,
    turns,
    turn,
    acting,
    bonusProcedure,
    sabotage,
    raidingProcedure,
    windowProcedure,
    playingProcedure,
    turningProcedure,
    attackingProcedure,
    harmingProcedure,
    obstacleProcedure,
    awardingProcedure,
    judgingProcedure,
    reckoning,
    happeningProcedure,
    findingProcedure,
    takingProcedure,
    ...cardProcedures,
  ],
  clone: cloneWorld,
  drafted: true,
  triggers,
  timeUp,
  officialKeys,
  judgedFromOutside,
  scored,
  begunByFirst: said => (said.profile === 'standard' ? { ...said, start: 'first' } : null), // DOT 4.6t, DR-23
  outcome: w => w.ended,
  view: (w, viewer, once) => view(w, viewer, once) as unknown as Plain,
  told: position => ({ ...told(position), harms: harmful(position) }),
  redact,
  reveals,
  redeal,
  stance: stanceOf,
  declining: { 'turn.discarded': 'keep' },
  explain,
  mind,
  invariants,
  scenario: { read: (given, said, seats) => readScenario(given, said, seats) },
};
