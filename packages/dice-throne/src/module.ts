/** Marvel Dice Throne as the engine sees it. */
import { createGame, drawn, won, type Frame, type GameModule, type Outcome, type Plain, type Seat } from '@kolbiste/engine';
import { playCardSteps, putInPlaySteps, spendTokenSteps, useAbilitySteps } from './cards/play.ts';
import { tokenProcedures } from './cards/tokens.ts';
import { effectProcedures } from './effects/effects.ts';
import { mind } from './mind.ts';
import type { DiceThrone, GameEvent } from './events.ts';
import { explainTable } from './explain.ts';
import { heroProcedures } from './heroes/index.ts';
import { tableByLot, tableOptions, type TableOptions } from './options.ts';
import { effects } from './procedures.ts';
import { statusNamed } from './registry.ts';
import { readScenario } from './scenario.ts';
import { setUp } from './setup.ts';
import { HAND_LIMIT, MAX_CP, type World } from './state.ts';
import { defenceSteps } from './turn/defence.ts';
import { offenceSteps } from './turn/offence.ts';
import { discardSteps, incomeSteps, mainSteps, upkeepSteps } from './turn/phases.ts';
import { targetingSteps } from './turn/targeting.ts';
import { anyFallen, elimination, game, turnSteps } from './turn/turn.ts';
import { redactEvent, redealTable, reveals, viewTable } from './view.ts';
import { windowProcedure } from './windows.ts';
import { cloneWorld, countOf, definitionOf, healthCap, heroOf, inPriority, limitOf, passiveOf } from './world.ts';

const NONE: readonly Frame[] = [];

/** Whoever concedes leaves with the next thing that happens (DIT R94). */
function triggers(w: World, event: GameEvent): readonly Frame[] {
  const frames = setOff(w, event);
  const leaves = w.mode === 'hill' && event.type !== 'defeated' && w.players.some(({ alive, leaving }) => alive && leaving);
  return leaves ? [elimination({}), ...frames] : frames;
}
/** What an event sets off: automatic things of statuses and passives, in the order of the events (DIT R09). */
function setOff(w: World, event: GameEvent): readonly Frame[] {
  switch (event.type) {
    case 'statusGained': {
      const { gained } = statusNamed(event.status);
      return event.n > 0 && gained?.test(w, event.seat) ? [effects(gained.script, event.seat, event.seat, event.status)] : NONE;
    }
    case 'damaged': {
      const passive = w.players[event.seat]!.alive && event.health > 0 ? passiveOf(w, event.seat) : null;
      // Not by an ultimate (DIT R98); once per application of at least 1 (DIT R41).
      return passive?.damaged && !event.ultimate ? [effects(passive.damaged, event.seat, -1, passive.id)] : NONE;
    }
    case 'upgraded': {
      const passive = passiveOf(w, event.seat);
      const card = definitionOf(w, event.card);
      return passive?.upgradePlayed && card.type === 'upgrade' && event.rule !== 'DIT 6.53' && card.box !== passive.id
        ? [effects(passive.upgradePlayed, event.seat, -1, passive.id)]
        : NONE;
    }
    case 'companionMoved': {
      const { companion } = heroOf(w, event.seat);
      return event.rule === 'DIT R68' ? [effects(companion!.holderFell, event.seat, event.seat, companion!.id)] : NONE;
    }
    case 'settled':
    case 'healthStolen':
      return w.mode === 'hill' && anyFallen(w) ? [elimination({})] : NONE;
    default:
      return NONE;
  }
}

/** The active player's triggers first, then the others' in turn order (DIT R09); those who fall have left before any. */
function orderTriggers(w: World, frames: readonly Frame[]): readonly Frame[] {
  if (frames.length < 2) return frames;
  const order = inPriority(w);
  const place = ({ locals }: Frame): number => ('seat' in locals ? order.indexOf(locals.seat as Seat) : -1);
  return [...frames].sort((a, b) => place(a) - place(b));
}

/** Asked after every step: the game ends the moment a dial decides it (DIT 1.3 to 1.5, R46, R48). */
function outcomeOf(w: World): Outcome | null {
  const seats = w.players.length;
  if (w.mode === 'hill') {
    const left = w.players.flatMap((player, seat) => (player.alive && w.dials[seat]! > 0 ? [seat] : []));
    if (left.length > 1) return w.turn > w.switches.turnCap ? drawn(seats, 'DIT R94', 'turnCap') : null;
    // Last one standing; places follow the order of elimination, those who fell together share one (DIT R69).
    const rank = w.players.map((player, seat) => (left.includes(seat) ? Infinity : player.alive ? w.falls + 1 : player.fell));
    const places = rank.map(mine => 1 + rank.filter(other => other > mine).length);
    return { places, rule: left.length ? 'DIT 1.3' : 'DIT 1.5', why: left.length ? 'lastStanding' : 'allFell' };
  }
  const [a, b] = w.dials;
  if (a! > 0 && b! > 0) return w.turn > w.switches.turnCap ? drawn(seats, 'DIT R94', 'turnCap') : null;
  if (a! <= 0 && b! <= 0) return drawn(seats, 'DIT 1.5', 'allFell');
  const winner = a! > 0 ? 0 : 1;
  return won(w.mode === 'teams' ? [winner * 2, winner * 2 + 1] : [winner], seats, 'DIT 1.3', 'defeat');
}

function invariants(w: World): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || broken.push(what));
  w.dials.forEach(health => must(health >= 0 && health <= healthCap(w), `health between 0 and ${healthCap(w)} (DIT 4.1)`));
  const seen = new Set<number>();
  w.players.forEach((player, seat) => {
    must(player.cp >= 0 && player.cp <= MAX_CP, `CP of seat ${seat} between 0 and ${MAX_CP} (DIT 4.3)`);
    for (const { status } of player.tokens)
      must(countOf(w, seat, status) <= limitOf(w, seat, status), `${status} of seat ${seat} within its limit (DIT 6.15)`);
    for (const id of [...player.deck, ...player.hand, ...player.discard, ...player.upgrades]) {
      must(w.owners[id] === seat, `card ${id} is with its owner`);
      must(!seen.has(id), `card ${id} is in one place`);
      seen.add(id);
    }
    if (w.phase === 'upkeep' && w.turn > 1 && seat !== w.active && player.alive)
      must(player.hand.length >= 0, `hand of seat ${seat} (DIT 7.7, ${HAND_LIMIT})`);
  });
  must(seen.size + w.playing.length === w.cards.length, 'no card is lost');
  if (w.turn === 0) must(w.packets.length === 0, 'nothing threatens before the first turn');
  return broken;
}

export const diceThrone: GameModule<DiceThrone, TableOptions> = {
  id: 'dice-throne',
  version: 3,
  seats: { min: 2, max: 4 },
  options: tableOptions,
  variation: tableByLot,
  setup(options, seats, random) {
    const world = setUp(options, seats, random);
    return { world, first: game({ among: world.players.map((_, seat) => seat) }) };
  },
  procedures: [
    game,
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
    ...effectProcedures,
    ...tokenProcedures,
    windowProcedure,
    ...heroProcedures,
  ],
  clone: cloneWorld,
  triggers,
  orderTriggers,
  /** In a duel the game is over, a partner is played on by the table; only on the hill the others go on without him. */
  leave: (w, seat) => void (w.players[seat]!.leaving = w.mode === 'hill'),
  outcome: outcomeOf,
  view: (w, viewer) => viewTable(w, viewer) as unknown as Plain,
  redact: redactEvent,
  reveals,
  redeal: redealTable,
  explain: explainTable,
  mind,
  invariants,
  scenario: { read: (given, options, seats) => readScenario(given, options, seats) },
};

export const diceThroneGame = createGame(diceThrone);
