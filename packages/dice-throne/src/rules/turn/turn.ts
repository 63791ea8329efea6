/** A turn: eight phases in a fixed order (DIT 3.3). */
import { signature, type Seat } from '@kolbiste/engine';
import { beginTurn, endRollPhase, gainCp, take, takeForcedTarget, takePending } from '../atoms.ts';
import { effects, implement } from '../procedures.ts';
import { alive } from '../queries.ts';
import { ALL_TOKENS, type Mode, type Rule } from '../state.ts';
import { statusesOn } from '../statuses.ts';
import { defence } from './defence.ts';
import { discardPhase } from './discard.ts';
import { income } from './income.ts';
import { mainPhase } from './main-phase.ts';
import { offence } from './offence.ts';
import { needsTarget, targeting } from './targeting.ts';
import { upkeep } from './upkeep.ts';

const TURN_RULE: Record<Mode, Rule> = { duel: 'DIT 3.1', hill: 'DIT 11.3', teams: 'DIT 10.6' };
export const turn = signature<{ readonly seat: Seat }, null>('turn');

export const turnSteps = implement(turn)<{
  begin: null;
  upkeep: null;
  income: unknown;
  main1: unknown;
  offence: unknown;
  targeting: unknown;
  atOnce: unknown;
  endRoll: unknown;
  main2: unknown;
  discard: unknown;
  over: unknown;
}>({
  begin(g, v) {
    const { world: w } = g;
    beginTurn(g, v.seat, TURN_RULE[w.mode]);
    if (w.switches.income === 'turnStart' && w.turn > 1) gainCp(g, v.seat, 1, 'DIT R83');
    return g.go('upkeep', null);
  },
  upkeep: (g, v) => g.call('income', upkeep({ seat: v.seat, due: [] })),
  income: (g, v) => (alive(g.world, v.seat) ? g.call('main1', income({ seat: v.seat })) : g.done(null)),
  main1: (g, v) => (alive(g.world, v.seat) ? g.call('offence', mainPhase({ seat: v.seat, phase: 'main1' })) : g.done(null)),
  offence: (g, v) =>
    alive(g.world, v.seat) ? g.call('targeting', offence({ seat: v.seat, announced: null, reopened: false })) : g.done(null),
  targeting(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('endRoll', null);
    const forced = takeForcedTarget(w);
    if (!w.attack) return g.go('endRoll', null); // DIT R19
    return needsTarget(w) ? g.call('atOnce', targeting({ seat: v.seat, forced, die: null })) : g.go('atOnce', null);
  },
  /** Without an attack the phase is still run for its effects, unless the table says otherwise (DIT R22). */
  atOnce(g, v) {
    const { world: w } = g;
    const { is, target, ability } = w.attack!;
    if (!alive(w, v.seat) || (target === null && needsTarget(w))) return g.go('endRoll', null);
    if (is || w.packets.length || w.switches.withoutDamage === 'phase') return g.call('endRoll', defence({ seat: v.seat, next: 0 }));
    const due = takePending(w);
    return due
      ? g.call('atOnce', effects({ script: due.script, seat: v.seat, target, source: ability, dice: due.dice }))
      : g.go('endRoll', null);
  },
  /** Just before Main (2) (DIT 15.5): the lock ends (DIT R49), and so does what lasts for a roll phase. */
  endRoll(g, v) {
    const { world: w } = g;
    endRollPhase(w);
    if (!alive(w, v.seat)) return g.done(null); // DIT R68
    if (w.again !== null) return g.go('offence', null);
    for (const { id, until } of statusesOn(w, v.seat))
      if (until === 'rollPhase') take(g, { from: v.seat, status: id, n: ALL_TOKENS, how: 'expired', rule: 'DIT 15.5' });
    return g.go('main2', null);
  },
  main2: (g, v) => g.call('discard', mainPhase({ seat: v.seat, phase: 'main2' })),
  discard: (g, v) => (alive(g.world, v.seat) ? g.call('over', discardPhase({ seat: v.seat })) : g.done(null)),
  over: g => g.done(null),
});
