/** Marvel Dice Throne as the engine sees it. */
import { createGame, type GameModule, type Plain } from '@kolbiste/engine';
import { mind } from '../bot/mind.ts';
import { heroProcedures } from '../cards/heroes.ts';
import { callTime, concede } from './atoms.ts';
import { brings } from './brings.ts';
import { isolatedSteps, preventSteps } from './effects/damage.ts';
import { alterDiceSteps, extraAttemptSteps, throwDiceSteps } from './effects/dice.ts';
import { effectsSteps } from './effects/effects.ts';
import { explainTable } from './explain.ts';
import type { DiceThrone } from './game.ts';
import { invariants } from './invariants.ts';
import { randomTable, tableOptions, type TableOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { playCardSteps } from './play/play-card.ts';
import { putInPlaySteps } from './play/put-in-play.ts';
import { spendTokenSteps } from './play/spend-token.ts';
import { useAbilitySteps } from './play/use-ability.ts';
import { readScenario } from './scenario.ts';
import { setUp } from './setup.ts';
import { cloneWorld } from './state.ts';
import { orderTriggers, triggers } from './triggers.ts';
import { defenceSteps } from './turn/defence.ts';
import { discardSteps } from './turn/discard.ts';
import { elimination } from './turn/elimination.ts';
import { incomeSteps } from './turn/income.ts';
import { mainSteps } from './turn/main-phase.ts';
import { offenceSteps } from './turn/offence.ts';
import { wholeGame } from './turn/start.ts';
import { targetingSteps } from './turn/targeting.ts';
import { turnSteps } from './turn/turn.ts';
import { upkeepSteps } from './turn/upkeep.ts';
import { told } from './told.ts';
import { redactEvent, redealTable, reveals, viewTable } from './view.ts';
import { windowProcedure } from './windows.ts';

export const module: GameModule<DiceThrone, TableOptions> = {
  id: 'dice-throne',
  version: 4,
  layout: 2,
  seats: { min: 2, max: 4 },
  options: tableOptions,
  brings,
  variation: randomTable,
  setup(options, seats, random) {
    const world = setUp(options, seats, random);
    return { world, first: wholeGame({ among: world.players.map((_, seat) => seat) }) };
  },
  procedures: [
    wholeGame,
    turnSteps,
    elimination,
    upkeepSteps,
    incomeSteps,
    mainSteps,
    discardSteps,
    offenceSteps,
    targetingSteps,
    defenceSteps,
    playCardSteps,
    spendTokenSteps,
    useAbilitySteps,
    putInPlaySteps,
    effectsSteps,
    throwDiceSteps,
    alterDiceSteps,
    extraAttemptSteps,
    preventSteps,
    isolatedSteps,
    windowProcedure,
    ...heroProcedures,
  ],
  clone: cloneWorld,
  drafted: true,
  triggers,
  orderTriggers,
  leave: concede,
  timeUp: callTime,
  outcome: outcomeOf,
  view: (w, viewer, once) => viewTable(w, viewer, once) as unknown as Plain,
  told,
  redact: redactEvent,
  reveals,
  redeal: redealTable,
  stance: (w, seat) => ({ turn: w.active, threatened: w.attack?.target === seat }),
  explain: explainTable,
  mind,
  invariants,
  scenario: { read: readScenario },
};

export const game = createGame(module);
