/** Turns and phases, what was done in them, and who leaves the game. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { nextSeat } from '../queries.ts';
import type { Mark, Phase, Rule, World } from '../state.ts';
import { moveCompanion } from './heroes.ts';

export function decideStart(g: Here, seat: Seat): void {
  const world = draft(g.world);
  world.starter = seat;
  world.active = seat;
  g.emit({ type: 'startDecided', seat, rule: 'DIT 2.8' });
}
/** Silent: the turn that begins tells it. */
export function passTurn(w: World): void {
  draft(w).active = nextSeat(w, w.active);
}
export function beginTurn(g: Here, seat: Seat, rule: Rule): void {
  const world = draft(g.world);
  world.turn++;
  world.active = seat;
  world.dialsBefore = world.dials.slice();
  world.again = null;
  for (const player of world.players) player.marks = [];
  g.emit({ type: 'turnBegan', seat, turn: world.turn, rule });
}
export function enterPhase(g: Here, phase: Phase, rule: Rule): void {
  draft(g.world).phase = phase;
  g.emit({ type: 'phaseBegan', seat: g.world.active, phase, rule });
}
export function skipPhase(g: Here, phase: Phase, rule: Rule): void {
  draft(g.world).phase = phase;
  g.emit({ type: 'phaseSkipped', seat: g.world.active, phase, rule });
}
/** From here on damage and healing wait for the total of the phase. Silent: nothing waits yet. */
export function beginPooling(w: World): void {
  draft(w).pooling = true;
}
/** Everything of a roll phase is gone. Silent: Main (2) follows. */
export function endRollPhase(w: World): void {
  endPermissions(w);
  const world = draft(w);
  world.lock = null;
  world.attack = null;
  world.packets = [];
  world.pooling = false;
  world.rolls = [];
}

/** Bookkeeping for texts that ask what was done in this turn. */
export function mark(w: World, seat: Seat, what: string, of: Mark['of'] = null): void {
  draft(w).players[seat]!.marks.push({ what, of });
}
/** A text allows something, n times; its own event tells it. */
export function permit(w: World, seat: Seat, what: string, n: number): void {
  for (let i = 0; i < n; i++) draft(w).players[seat]!.permissions.push(what);
}
export function usePermission(w: World, seat: Seat, what: string): void {
  const { permissions } = draft(w).players[seat]!;
  permissions.splice(permissions.indexOf(what), 1);
}
/** Permissions last to the end of defensive step 5. */
export function endPermissions(w: World): void {
  for (const player of draft(w).players) if (player.permissions.length) player.permissions = [];
}

/**
 * The player concedes (DIT R94). On the hill the others go on; a duel is over, and a partner's seat is played on by the table.
 * Silent: the elimination tells it.
 */
export function concede(w: World, seat: Seat): void {
  draft(w).players[seat]!.leaving = w.mode === 'hill';
}
/** Those who fall together share a place (DIT R69). */
export function defeat(g: Here, fallen: readonly Seat[]): void {
  const world = draft(g.world);
  if (fallen.length) world.falls++;
  for (const seat of fallen) {
    const player = world.players[seat]!;
    player.alive = false;
    player.fell = world.falls;
    player.tokens = []; // what the player gave to others stays (DIT 6.7)
    world.dials[seat] = 0; // a concession is health 0, outside any total (DIT R94)
    g.emit({ type: 'defeated', seat, rule: player.leaving ? 'DIT R94' : 'DIT 1.4' });
    g.world.players.forEach(({ companion }, owner) => {
      if (companion === seat && owner !== seat && g.world.players[owner]!.alive) moveCompanion(g, owner, owner, 'DIT R68');
    });
  }
}

/** Time is up: after the turn that is on everybody plays one more, then the game is drawn as at its cap (house, DIT R94). */
export function callTime(g: Here): void {
  const w = draft(g.world);
  const turns = w.players.filter(({ alive }) => alive).length;
  // Copies of a world share their switches.
  w.switches = { ...w.switches, turnCap: Math.min(w.switches.turnCap, w.turn + turns) };
  g.emit({ type: 'timeCalled', turns, rule: 'DIT R94' });
}
