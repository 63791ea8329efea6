/** Scratch Wars Duel as the engine sees it. */
import type { GameModule, Plain } from '@kolbiste/engine';
import { mind } from '../bot/mind.ts';
import { attack } from './attack/attack.ts';
import { defence } from './attack/defence.ts';
import { bonus } from './bonus/bonus.ts';
import { brings } from './brings.ts';
import { spin } from './effect/spin.ts';
import { combo } from './end-of-turn/combo.ts';
import { endOfTurn } from './end-of-turn/end-of-turn.ts';
import { mechanic } from './end-of-turn/mechanic.ts';
import { nightAttack } from './end-of-turn/night-attack.ts';
import { permanentAttack } from './end-of-turn/permanent-attack.ts';
import { callTime } from './atoms.ts';
import { explain } from './explain.ts';
import type { ScratchWars } from './game.ts';
import { brokenInvariants } from './invariants.ts';
import { duelOptions, type DuelOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { duel } from './preparation/duel.ts';
import { loadout } from './preparation/loadout.ts';
import { readScenario } from './scenario.ts';
import { setUp } from './setup.ts';
import { cloneWorld } from './state.ts';
import { rounds } from './turn/rounds.ts';
import { turn } from './turn/turn.ts';
import { redeal, revealsSecret, viewFor } from './view.ts';

export const module: GameModule<ScratchWars, DuelOptions> = {
  id: 'scratch-wars',
  version: 2,
  layout: 2,
  seats: { min: 2, max: 2 },
  options: duelOptions,
  brings,
  setup: (options, _, random) => ({ world: setUp(options, random), first: duel({ chooser: 0 }) }),
  procedures: [duel, loadout, rounds, turn, spin, attack, defence, bonus, endOfTurn, permanentAttack, combo, nightAttack, mechanic],
  clone: cloneWorld,
  drafted: true,
  timeUp: callTime,
  outcome: outcomeOf,
  view: (w, viewer, once) => viewFor(w, viewer, once) as unknown as Plain,
  redact: (_, event) => event as unknown as Plain,
  reveals: revealsSecret,
  redeal,
  stance: w => ({ turn: w.active, threatened: false }),
  explain,
  mind,
  invariants: brokenInvariants,
  scenario: { read: readScenario },
};
