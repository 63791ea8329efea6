/** The game: who starts, turns of eight phases, what elimination does. */
import { signature, type Seat } from '@kolbiste/engine';
import { gainCp, moveCompanion, take } from '../atoms.ts';
import { define, effects, implement } from '../procedures.ts';
import type { Mode, Rule, World } from '../state.ts';
import { alive, endPermissions, healthOf, livingSeats, nextSeat, statusesOn } from '../world.ts';
import { defence } from './defence.ts';
import { offence } from './offence.ts';
import { discardPhase, income, mainPhase, upkeep } from './phases.ts';
import { needsTarget, targeting } from './targeting.ts';

const TURN_RULE: Record<Mode, Rule> = { duel: 'DIT 3.1', hill: 'DIT 11.3', teams: 'DIT 10.6' };
const START_RULE: Record<Mode, Rule> = { duel: 'DIT 2.7', hill: 'DIT 11.2', teams: 'DIT 10.5' };
type Nothing = Record<never, never>;
export const turn = signature<{ readonly seat: Seat }, null>('turn');

/** Eight phases in this order (DIT 3.3). */
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
    w.turn++;
    w.active = v.seat;
    w.dialsBefore = w.dials.slice();
    w.again = -1;
    for (const player of w.players) player.marks = [];
    g.emit({ type: 'turnBegan', seat: v.seat, turn: w.turn, rule: TURN_RULE[w.mode] });
    if (w.switches.income === 'turnStart' && w.turn > 1) gainCp(g, v.seat, 1, 'DIT R83');
    return g.go('upkeep', null);
  },
  upkeep: (g, v) => g.call('income', upkeep({ seat: v.seat, due: [] })),
  income: (g, v) => (alive(g.world, v.seat) ? g.call('main1', income({ seat: v.seat })) : g.done(null)),
  main1: (g, v) => (alive(g.world, v.seat) ? g.call('offence', mainPhase({ seat: v.seat, phase: 'main1' })) : g.done(null)),
  offence: (g, v) =>
    alive(g.world, v.seat) ? g.call('targeting', offence({ seat: v.seat, announced: '', reopened: false })) : g.done(null),
  targeting(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('endRoll', null);
    const forced = w.again;
    w.again = -1;
    if (!w.attack) return g.go('endRoll', null); // DIT R19
    return needsTarget(w) ? g.call('atOnce', targeting({ seat: v.seat, forced, die: 0 })) : g.go('atOnce', null);
  },
  /** Without an attack the phase is still run for its effects, unless the table says otherwise (DIT R22). */
  atOnce(g, v) {
    const { world: w } = g;
    const attack = w.attack!;
    if (!alive(w, v.seat) || (attack.target < 0 && needsTarget(w))) return g.go('endRoll', null);
    if (attack.is || w.packets.length || w.switches.withoutDamage === 'phase') return g.call('endRoll', defence({ seat: v.seat, next: 0 }));
    const due = attack.pending.shift();
    return due ? g.call('atOnce', effects(due.script, v.seat, attack.target, attack.ability, 'other', due.dice)) : g.go('endRoll', null);
  },
  /** Just before Main (2) (DIT 15.5): the lock ends, and so does what lasts for a roll phase. */
  endRoll(g, v) {
    const { world: w } = g;
    w.lock = -1; // DIT R49
    endPermissions(w);
    w.attack = null;
    w.packets = [];
    w.pooling = false;
    w.rolls = [];
    if (!alive(w, v.seat)) return g.done(null); // DIT R68
    if (w.again >= 0) return g.go('offence', null);
    for (const { id, until } of statusesOn(w, v.seat)) if (until === 'rollPhase') take(g, v.seat, id, 99, 'expired', 'DIT 15.5');
    return g.go('main2', null);
  },
  main2: (g, v) => g.call('discard', mainPhase({ seat: v.seat, phase: 'main2' })),
  discard: (g, v) => (alive(g.world, v.seat) ? g.call('over', discardPhase({ seat: v.seat })) : g.done(null)),
  over: g => g.done(null),
});

/** Everybody rolls, the highest starts; those who tie roll again (DIT 2.7, R91). */
export const game = define<{ among: Seat[] }, { roll: null; again: null; next: unknown; turn: null }, null>('game', {
  roll(g, v) {
    const dice = v.among.map(() => g.random.die());
    v.among.forEach((seat, i) => g.emit({ type: 'startRolled', seat, die: dice[i]!, rule: START_RULE[g.world.mode] }));
    const most = Math.max(...dice);
    v.among = v.among.filter((_, i) => dice[i] === most);
    return g.go('again', null);
  },
  again(g, v) {
    if (v.among.length > 1) {
      g.emit({ type: 'startTied', seats: v.among.slice(), rule: 'DIT R91' });
      return g.go('roll', null);
    }
    g.world.starter = v.among[0]!;
    g.world.active = v.among[0]!;
    g.emit({ type: 'startDecided', seat: v.among[0]!, rule: 'DIT 2.8' });
    return g.go('turn', null);
  },
  next(g) {
    g.world.active = nextSeat(g.world, g.world.active);
    return g.go('turn', null);
  },
  turn: g => g.call('next', turn({ seat: g.world.active })),
});

const falls = (w: World, seat: Seat): boolean => healthOf(w, seat) <= 0 || w.players[seat]!.leaving;
/** Those whose dial stands at 0 leave at once (DIT 1.4, R68), and so do those who concede (DIT R94). */
export const elimination = define<Nothing, { begin: null; end: null }, null>('elimination', {
  begin(g) {
    const { world: w } = g;
    const fallen = livingSeats(w).filter(seat => falls(w, seat));
    if (fallen.length) w.falls++;
    for (const seat of fallen) {
      const player = w.players[seat]!;
      player.alive = false;
      player.fell = w.falls;
      player.tokens = []; // what he gave to others stays (DIT 6.7)
      w.dials[seat] = 0; // a concession is health 0, outside any total (DIT R94)
      g.emit({ type: 'defeated', seat, rule: player.leaving ? 'DIT R94' : 'DIT 1.4' });
      w.players.forEach(({ companion }, owner) => {
        if (companion === seat && owner !== seat && w.players[owner]!.alive) moveCompanion(g, owner, owner, 'DIT R68');
      });
    }
    return g.go('end', null);
  },
  end: g => g.done(null),
});
export const anyFallen = (w: World): boolean => livingSeats(w).some(seat => falls(w, seat));
