/** Doomtrooper as the engine sees it. */
import { createGame, type GameModule, type Plain } from '@kolbiste/engine';
import { cardProcedures } from './cards/procedures.ts';
import { attackingProcedure } from './combat/attack.ts';
import { harmingProcedure } from './combat/harm.ts';
import { awardingProcedure } from './combat/points.ts';
import type { Doomtrooper } from './doomtrooper.ts';
import { mind } from './mind.ts';
import { explain } from './explain.ts';
import { invariants } from './invariants.ts';
import { judgingProcedure } from './judge.ts';
import { deckCheck, putDeck } from './decks/check.ts';
import { randomTable } from './decks/random.ts';
import { decksFor, options, worldFor, type TableOptions } from './options.ts';
import { playingProcedure, turningProcedure } from './playing.ts';
import { readScenario } from './scenario.ts';
import { triggers } from './triggers.ts';
import { acting, bonusProcedure } from './turn/actions.ts';
import { opening } from './turn/opening.ts';
import { sabotage } from './turn/sabotage.ts';
import { turn, turns } from './turn/turn.ts';
import { redact, redeal, reveals, view } from './view.ts';
import { windowProcedure } from './windows.ts';
import { cloneWorld } from './world.ts';

export const doomtrooper: GameModule<Doomtrooper, TableOptions> = {
  id: 'doomtrooper',
  version: 3,
  seats: { min: 2, max: 7 },
  options,
  variation: randomTable,
  setup(said, seats, random) {
    const world = worldFor(said, seats);
    decksFor(said, seats).forEach((deck, seat) => putDeck(world, seat, deck));
    const first = said.start === 'lot' ? random.integer(seats) : 0;
    return { world, first: opening({ first, order: [], i: 0, votes: [], voters: [] }) };
  },
  procedures: [
    deckCheck,
    opening,
    turns,
    turn,
    acting,
    bonusProcedure,
    sabotage,
    windowProcedure,
    playingProcedure,
    turningProcedure,
    attackingProcedure,
    harmingProcedure,
    awardingProcedure,
    judgingProcedure,
    ...cardProcedures,
  ],
  clone: cloneWorld,
  triggers,
  outcome: w => w.ended,
  view: (w, viewer) => view(w, viewer) as unknown as Plain,
  redact,
  reveals,
  redeal,
  explain,
  mind,
  invariants,
  scenario: { read: (given, said, seats) => readScenario(given, said, seats) },
};

export const doomtrooperGame = createGame(doomtrooper);
