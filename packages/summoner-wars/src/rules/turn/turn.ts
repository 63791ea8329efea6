/** Chapter 7: a turn is six phases in fixed order, and turns alternate between the sides (SUM 7.0, 12.1.13). */
import { allowSummons, beginTurn, drawUpTo, endLasting, endPhases, enterPhase, leaveGame, mark, resetTurn, setLimits } from '../atoms.ts';
import { define, type Nothing } from '../procedures.ts';
import { allUnits, playerOf, unitOf } from '../queries.ts';
import { STUNNED, type Rule, type Side, type World } from '../state.ts';
import { attackPhase } from './attack-phase.ts';
import { magicPhase } from './build-magic.ts';
import { turnEnd } from './moment.ts';
import { movementPhase } from './movement.ts';
import { eventsPhase } from './play-events.ts';
import { summonPhase } from './summon.ts';

const HAND = 5; // SUM 7.1.1
const MOVES = 3; // SUM 7.4.1
const FIRST_MOVES = 2; // SUM 6.15
const ATTACKS = 3; // SUM 7.5.1

/** What units see as the turn begins; kept for the turn even if the board changes (SUM C2). */
function takeSnapshots(w: World, side: Side): void {
  resetTurn(w);
  let more = 0;
  const units = allUnits(w);
  for (const id of units) {
    const { ability } = unitOf(w, id);
    if (ability.snapshot) mark(w, id, ability.snapshot(w, id));
    if (ability.moreMoves && w.cards[id]!.controller === side) more += ability.moreMoves(w, id);
    if (ability.stuns) for (const other of units) if (ability.stuns(w, id, other)) mark(w, other, STUNNED);
  }
  const moveLimit = (w.turn === 1 ? FIRST_MOVES : MOVES) + (w.switches.scouts === 'one' ? Math.min(1, more) : more);
  setLimits(w, { moveLimit, attackLimit: ATTACKS });
}

function turnRule(w: World, side: Side, number: number): Rule {
  if (number === 1) return 'SUM 6.13';
  if (w.sides.length === 2) return 'SUM 7.0.3';
  return w.seats.filter(seat => seat === w.seats[side]).length > 1 ? 'SUM 12.1.8' : 'SUM 12.1.13';
}

interface TurnSteps {
  begin: null;
  start: null;
  draw: null;
  summon: null;
  events: unknown;
  movement: unknown;
  attack: unknown;
  magic: unknown;
  end: unknown;
  over: unknown;
}

export const turn = define<{ readonly side: Side }, TurnSteps, null>('turn', {
  begin(g, { side }) {
    beginTurn(g, side, turnRule(g.world, side, g.world.turn + 1));
    return g.go('start', null);
  },
  /** Effects "until your next turn" end, then the snapshots are taken (SUM C1). */
  start(g, { side }) {
    const w = g.world;
    endLasting(g, ({ until, by }) => until === 'nextTurn' && by === side);
    takeSnapshots(w, side);
    return w.turn === 1 ? g.go('movement', null) : g.go('draw', null); // SUM 6.13, 6.14
  },
  draw(g, { side }) {
    enterPhase(g, side, 'draw', 'SUM 7.0.2');
    drawUpTo(g, side, HAND);
    return g.go('summon', null);
  },
  summon(g, { side }) {
    enterPhase(g, side, 'summon', 'SUM 7.2.1');
    return g.call('events', summonPhase({ side }));
  },
  events(g, { side }) {
    if (!playerOf(g.world, side).alive) return g.go('over', null); // SUM H7
    enterPhase(g, side, 'events', 'SUM 7.3.1');
    return g.call('movement', eventsPhase({ side }));
  },
  movement(g, { side }) {
    const w = g.world;
    if (!playerOf(w, side).alive) return g.go('over', null); // SUM H7
    allowSummons(w, false);
    enterPhase(g, side, 'movement', w.turn === 1 ? 'SUM 6.14' : 'SUM 7.0.1');
    return g.call('attack', movementPhase({ side, mover: null, left: 0, gone: 0, plan: 0 }));
  },
  attack(g, { side }) {
    if (!playerOf(g.world, side).alive) return g.go('over', null); // SUM H7
    enterPhase(g, side, 'attack', 'SUM 7.5.1');
    return g.call('magic', attackPhase({ side }));
  },
  magic(g, { side }) {
    if (!playerOf(g.world, side).alive) return g.go('over', null); // SUM H7
    enterPhase(g, side, 'magic', 'SUM 7.6.1');
    return g.call('end', magicPhase({ side }));
  },
  end(g, { side }) {
    if (!playerOf(g.world, side).alive) return g.go('over', null); // SUM H7
    endPhases(g.world);
    return g.call('over', turnEnd({ side }));
  },
  over(g, { side }) {
    endLasting(g, ({ until, against }) => until === 'turnEnd' || (until === 'theirTurnEnd' && against === side));
    return g.done(null);
  },
});

/**
 * Turns without end. The starter's opposite comes second, the starter's partner third, the one opposite the partner fourth, so that the
 * teams alternate (SUM 12.1.13, H1). An eliminated player's slot still ends what lasted until then (SUM H8).
 */
export const turns = define<Nothing & { at: number }, { next: unknown; skipped: null }, null>('turns', {
  next(g, v) {
    const w = g.world;
    const leaver = w.sides.findIndex(({ alive, leaving }) => alive && leaving);
    if (leaver >= 0) {
      leaveGame(g, leaver);
      return g.go('next', null);
    }
    const side = w.starter! ^ (v.at % w.sides.length);
    v.at++;
    if (playerOf(w, side).alive) return g.call('next', turn({ side }));
    endLasting(g, ({ until, by, against }) => (until === 'nextTurn' && by === side) || (until === 'theirTurnEnd' && against === side));
    return g.go('skipped', null);
  },
  skipped: g => g.go('next', null),
});
