/** The Targeting Roll phase: who the ability is aimed at (chapter 12.5). */
import { signature, type Seat } from '@kolbiste/engine';
import { statusNamed } from '../../cards/registry.ts';
import { aimAt, changeType, draw, enterPhase, take, takeRoll, throwNew } from '../atoms.ts';
import { attackPacket } from '../packets.ts';
import { implement } from '../procedures.ts';
import { alive, kingBonus, nextSeat, opponentsOf, partnerOf, sameTeam } from '../queries.ts';
import type { Rule, World } from '../state.ts';
import { actsBy } from '../statuses.ts';
import { openWindow } from '../windows.ts';

export interface TargetingLocals {
  readonly seat: Seat;
  /** The seat that must be the target. */
  readonly forced: Seat | null;
  /** The targeting die, once it is thrown. */
  die: number | null;
}
export const targeting = signature<TargetingLocals, null>('targeting');

/** An attack, or something to hand out (DIT 12.5.2). */
export const needsTarget = (w: World): boolean => w.attack !== null && (w.attack.is || w.attack.pending.length > 0);

/** Left is the first opponent met going clockwise (DIT R57). */
function neighbours(w: World, seat: Seat): { readonly left: Seat; readonly right: Seat } {
  const all: Seat[] = [];
  for (let i = 1; i < w.players.length; i++) {
    const other = (seat + i) % w.players.length;
    if (opponentsOf(w, seat).includes(other)) all.push(other);
  }
  return { left: all[0]!, right: all[1] ?? all[0]! };
}
/** The opponent whose turn comes sooner. */
function soonest(w: World, seat: Seat): Seat {
  let next = nextSeat(w, seat);
  while (sameTeam(w, next, seat)) next = nextSeat(w, next);
  return next;
}

type Aim = { readonly target: Seat };
/** Which rule names the target, by the targeting die (DIT 12.5.8 to 12.5.11); without one there is no other opponent. */
const BY_DIE: readonly Rule[] = ['DIT 3.13', 'DIT 12.5.8', 'DIT 12.5.8', 'DIT 12.5.9', 'DIT 12.5.9', 'DIT 12.5.10', 'DIT 12.5.11'];
export const targetingSteps = implement(targeting)<{
  begin: null;
  choose: null;
  rolled: null;
  read: unknown;
  proposed: { readonly propose: Seat };
  aim: Aim;
  bonus: null;
  window: unknown;
  end: unknown;
}>({
  begin(g, v) {
    const { world: w } = g;
    const opponents = opponentsOf(w, v.seat);
    if (opponents.length === 0) return g.done(null);
    if (v.forced !== null) return alive(w, v.forced) ? g.go('aim', { target: v.forced }) : g.done(null); // DIT R30
    if (opponents.length === 1) return g.go('aim', { target: opponents[0]! }); // DIT 3.13, R70
    enterPhase(g, 'targeting', 'DIT 3.14');
    return g.go('choose', null);
  },
  choose(g, v) {
    const { world: w } = g;
    if (w.mode === 'hill')
      return g.ask(
        'aim',
        v.seat,
        'DIT 12.5.4',
        opponentsOf(w, v.seat).map(target => ({ target })),
      );
    throwNew(g, { seat: v.seat, purpose: 'target', n: 1, left: 0, source: 'targeting', rule: 'DIT 12.5.5' });
    return g.go('rolled', null);
  },
  /** The die may be changed, but not an ultimate's (DIT 12.5.6, R56). */
  rolled: g => g.call('read', openWindow(g.world, 'targeting')),
  read(g, v) {
    const { world: w } = g;
    const die = takeRoll(w).dice[0]!;
    v.die = die;
    const { left, right } = neighbours(w, v.seat);
    if (die <= 2) return g.go('aim', { target: left });
    if (die <= 4) return g.go('aim', { target: right });
    const options = [{ target: left }, { target: right }];
    if (die === 6) return g.ask('aim', v.seat, 'DIT 12.5.11', options);
    // The opponents decide: one proposes, the other agrees or not. A required choice, even under the lock (DIT R51).
    return g.ask('proposed', partnerOf(w, soonest(w, v.seat))!, 'DIT 12.5.10', [{ propose: left }, { propose: right }]);
  },
  /** If they do not agree, the one whose turn comes sooner decides (DIT R58). */
  proposed(g, v, { propose }) {
    const { left, right } = neighbours(g.world, v.seat);
    const options = [{ target: left }, { target: right }];
    return g.ask('aim', soonest(g.world, v.seat), 'DIT R58', options, { player: propose });
  },
  aim(g, v, { target }) {
    const { world: w } = g;
    aimAt(g, target, v.forced !== null ? 'DIT 6.19' : w.mode === 'hill' ? 'DIT 12.5.4' : BY_DIE[v.die ?? 0]!);
    const packet = attackPacket(w);
    if (w.attack!.is && packet)
      for (const { status } of w.players[target]!.tokens.slice()) {
        const definition = statusNamed(status);
        const type = definition.attacked?.(w, packet);
        if (!type) continue;
        take(g, { from: target, status, n: 1, how: 'expired', rule: actsBy(definition) });
        changeType(g, packet, type, actsBy(definition));
      }
    return g.go('bonus', null);
  },
  /** Right after the choice, before any effect (DIT 11.6, 11.7, R66). */
  bonus(g, v) {
    const { world: w } = g;
    const { is, target } = w.attack!;
    if (is && kingBonus(w, target!)) {
      g.emit({ type: 'kingBonus', seat: v.seat, king: target!, rule: 'DIT 11.6' });
      draw(g, v.seat, 1, 'DIT 11.6');
    }
    return g.go('window', null);
  },
  window: g => g.call('end', openWindow(g.world, 'aimed')),
  end: g => g.done(null),
});
