/** Summoner Wars as the engine sees it. */
import type { GameModule, Plain } from '@kolbiste/engine';
import { mind } from '../bot/mind.ts';
import { factionProcedures } from '../cards/factions.ts';
import { callTime, noteLeaving } from './atoms.ts';
import { assault, attackAgainSteps, attackSteps } from './battle/attack.ts';
import { fallWindow, harmSteps } from './battle/harm.ts';
import { pushSteps, walkSteps } from './battle/walk.ts';
import { brings } from './brings.ts';
import { explainTable } from './explain.ts';
import type { SummonerWars } from './game.ts';
import { invariantsOf } from './invariants.ts';
import { switchesOf, tableOptions, type TableOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { seatOf } from './queries.ts';
import { told } from './told.ts';
import { readScenario } from './scenario.ts';
import { emptyTable, game, seating } from './setup.ts';
import { cloneWorld } from './state.ts';
import { attackPhase } from './turn/attack-phase.ts';
import { magicPhase } from './turn/build-magic.ts';
import { interlude, momentSteps, turnEnd, useAbility } from './turn/moment.ts';
import { movementPhase } from './turn/movement.ts';
import { event, eventsPhase, reaction } from './turn/play-events.ts';
import { summoning, summonPhase } from './turn/summon.ts';
import { turn, turns } from './turn/turn.ts';
import { redactEvent, redealTable, reveals, viewTable } from './view.ts';

export const module: GameModule<SummonerWars, TableOptions> = {
  id: 'summoner-wars',
  version: 2,
  layout: 2,
  seats: { min: 2, max: 4 },
  options: tableOptions,
  brings,
  setup: (options, seats) => ({
    world: emptyTable(seating(seats, options.doubled), switchesOf(options), options.decks),
    first: game({ side: 0 }),
  }),
  procedures: [
    game,
    turns,
    turn,
    summonPhase,
    summoning,
    eventsPhase,
    event,
    reaction,
    movementPhase,
    attackPhase,
    magicPhase,
    momentSteps,
    useAbility,
    interlude,
    turnEnd,
    walkSteps,
    pushSteps,
    harmSteps,
    fallWindow.procedure,
    attackSteps,
    attackAgainSteps,
    assault,
    ...factionProcedures,
  ],
  clone: cloneWorld,
  drafted: true,
  leave: noteLeaving,
  timeUp: callTime,
  outcome: outcomeOf,
  view: (w, viewer, once) => viewTable(w, viewer, once) as unknown as Plain,
  told,
  redact: redactEvent,
  reveals,
  redeal: redealTable,
  stance: w => ({ turn: seatOf(w, w.active), threatened: false }),
  explain: explainTable,
  mind,
  invariants: invariantsOf,
  scenario: { read: readScenario },
};
