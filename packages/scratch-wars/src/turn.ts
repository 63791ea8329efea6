/** Chapters 2.2 to 2.6: rounds, turns, actions. */
import { other, proceduresOf, type Refusal, type Seat } from '@kolbiste/engine';
import { gainEnergy, loseLives, payEnergy, readyWeapon, release, startRepair, strikeBoth } from './atoms.ts';
import { newSpin } from './effect.ts';
import { endOfTurn } from './end-of-turn.ts';
import {
  ACTIONS,
  costOf,
  CURSE_PRICE,
  energyGain,
  SUDDEN_DEATH_ROUND,
  timeOf,
  weaponsOf,
  type Duel,
  type Rule,
  type WeaponId,
} from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const { define } = proceduresOf<ScratchWars>();

export type Action = 'end' | { readonly spin: WeaponId } | { readonly repair: WeaponId } | { readonly cancel: WeaponId };
const no = (rule: Rule, why: string, params: Refusal['params'] = {}): Refusal<Rule> => ({ rule, why, params });

/** Why the active player may not do this now, or null. The option list and "why can't I" both come from here. */
export function actionRefusal(w: Duel, action: Action): Refusal<Rule> | null {
  if (action === 'end') return null; // SCW 2.2.2.3
  const seat = w.active,
    { energy } = w.sides[seat]!;
  if ('cancel' in action) {
    if (w.switches.cancelling === 'never') return no('SCW R-02', 'cancellingOff');
    return w.weapons[action.cancel]!.deferred ? null : no('SCW 3.2.3.4', 'nothingDeferred');
  }
  if (w.actions === 0) return no('SCW 2.2.3.1', 'noActions');
  if ('spin' in action) {
    const refused = unprepared(w, action.spin);
    if (refused) return refused;
    const cost = costOf(w, action.spin);
    return cost <= energy ? null : no('SCW 2.5.1.3', 'energy', { cost, energy });
  }
  const { state } = w.weapons[action.repair]!;
  if (state === 'cursed') return no('SCW R-36', 'cursed');
  if (state !== 'broken') return no('SCW 2.2.3.2', 'notBroken');
  const cost = costOf(w, action.repair);
  return cost <= energy ? null : no('SCW 2.5.2.3', 'energy', { cost, energy });
}

function unprepared(w: Duel, id: WeaponId): Refusal<Rule> | null {
  switch (w.weapons[id]!.state) {
    case 'prepared':
      return null;
    case 'carrying':
      return no('SCW R-02', 'carrying');
    case 'broken':
      return no('SCW 2.5.1.10', 'broken');
    case 'repairing':
      return no('SCW 2.5.2.4', 'repairing');
    case 'cursed':
      return no('SCW 3.4.8.6', 'cursed');
    case 'freed':
      return no('SCW 2.5.3.4', 'freed');
  }
}

/** Everything the active player might want to do with his weapons, legal or not. */
export function actionCandidates(w: Duel): Action[] {
  const ids = weaponsOf(w, w.active);
  return [...ids.map(spin => ({ spin })), ...ids.map(repair => ({ repair })), ...ids.map(cancel => ({ cancel })), 'end'];
}

/** Legal actions but the end of the turn, which is always legal. */
export function actionsNow(w: Duel): Action[] {
  const legal: Action[] = [];
  for (const action of actionCandidates(w)) if (action !== 'end' && actionRefusal(w, action) === null) legal.push(action);
  return legal;
}

/** Why the curse may not be broken, or null. */
export function curseRefusal(w: Duel, seat: Seat): Refusal<Rule> | null {
  if (!weaponsOf(w, seat).some(id => w.weapons[id]!.state === 'cursed')) return no('SCW 2.5.3.3', 'nothingCursed');
  return w.sides[seat]!.lives > CURSE_PRICE ? null : no('SCW 2.5.3.2', 'tooFewLives', { lives: w.sides[seat]!.lives });
}

interface TurnSteps {
  begin: null;
  gain: null;
  ready: null;
  curse: null;
  breakCurse: 'break' | 'keep';
  act: null;
  acted: Action;
  spun: 'continues' | 'ends';
  end: 'chosen' | 'spent' | 'nothingPossible' | 'colour' | 'curseBroken';
  over: unknown;
}

export const turn = define<{ readonly seat: Seat }, TurnSteps, null>('turn', {
  begin(g, { seat }) {
    const w = g.world;
    w.active = seat;
    w.actions = ACTIONS;
    for (const side of w.sides) side.used.length = 0; // SCW 4.1.2.3
    g.emit({ type: 'turnBegan', seat, rule: 'SCW 2.2.1.4' });
    return g.go('gain', null);
  },
  gain(g, { seat }) {
    if (g.world.round > 1) gainEnergy(g, seat, energyGain(g.world, seat), 'SCW 2.4.1.1'); // not in round 1
    return g.go('ready', null);
  },
  ready(g, { seat }) {
    for (const id of weaponsOf(g.world, seat)) {
      const { state } = g.world.weapons[id]!;
      if (state === 'repairing') readyWeapon(g, id, 'SCW 2.5.2.5');
      if (state === 'freed') readyWeapon(g, id, 'SCW 2.5.3.5');
    }
    return g.go('curse', null);
  },
  curse(g, { seat }) {
    return curseRefusal(g.world, seat) ? g.go('act', null) : g.ask('breakCurse', seat, 'SCW 2.4.1.3', ['keep', 'break']);
  },
  breakCurse(g, { seat }, choice) {
    if (choice === 'keep') return g.go('act', null);
    const cursed = weaponsOf(g.world, seat).filter(id => g.world.weapons[id]!.state === 'cursed');
    loseLives(g, seat, CURSE_PRICE, 'breakingCurse', 'SCW 2.5.3.1');
    for (const id of cursed) g.world.weapons[id]!.state = 'freed';
    g.world.actions = 0;
    g.emit({ type: 'curseBroken', seat, weapons: cursed, rule: 'SCW 2.5.3.3' });
    return g.go('end', 'curseBroken');
  },
  act(g, { seat }) {
    if (g.world.actions === 0) return g.go('end', 'spent');
    const actions = actionsNow(g.world);
    if (actions.length === 0) return g.go('end', 'nothingPossible');
    actions.push('end');
    return g.ask('acted', seat, 'SCW 2.4.2.1', actions, { actions: g.world.actions });
  },
  acted(g, { seat }, action) {
    if (action === 'end') return g.go('end', 'chosen');
    if ('cancel' in action) {
      release(g, action.cancel, 'deferredCancelled', 'SCW 3.2.3.4');
      return g.go('act', null);
    }
    g.world.actions--;
    if ('repair' in action) {
      payEnergy(g, seat, costOf(g.world, action.repair), 'SCW 2.5.2.1');
      startRepair(g, action.repair, false, 'SCW 2.5.2.4');
      return g.go('act', null);
    }
    payEnergy(g, seat, costOf(g.world, action.spin), 'SCW 2.5.1.1');
    return g.call('spun', newSpin(seat, action.spin));
  },
  spun: (g, _, result) => (result === 'ends' ? g.go('end', 'colour') : g.go('act', null)),
  end(g, { seat }, why) {
    g.emit({
      type: 'actionsEnded',
      seat,
      why,
      rule: why === 'colour' ? 'SCW 2.4.2.4' : why === 'curseBroken' ? 'SCW 2.5.3.1' : 'SCW 2.2.2.3',
    });
    g.world.actions = 0; // SCW 2.4.2.5
    return g.call('over', endOfTurn({ seat }));
  },
  over: g => g.done(null),
});

/** Nothing is remembered from round to round but the world. */
type Rounds = Readonly<Record<string, never>>;

/** Rounds without end; the game is over when a hero is defeated (SCW 2.3.2.1). */
export const rounds = define<Rounds, { begin: unknown; suddenDeath: null; first: null; second: unknown }, null>('rounds', {
  begin(g) {
    g.world.round++;
    g.emit({ type: 'roundBegan', round: g.world.round, time: timeOf(g.world), rule: 'SCW 2.2.1.3' });
    return g.go('suddenDeath', null);
  },
  suddenDeath(g) {
    if (g.world.round >= SUDDEN_DEATH_ROUND) strikeBoth(g);
    return g.go('first', null);
  },
  first: g => g.call('second', turn({ seat: g.world.starter! })), // SCW 2.2.2.1
  second: g => g.call('begin', turn({ seat: other(g.world.starter!) })),
});
