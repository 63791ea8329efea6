/** Chapters 2.4 to 2.6: a turn and its actions. */
import type { Seat } from '@kolbiste/engine';
import {
  beginTurn,
  breakCurse,
  endActions,
  gainEnergy,
  loseLives,
  payEnergy,
  readyWeapon,
  release,
  spendAction,
  startRepair,
} from '../atoms.ts';
import { newSpin } from '../effect/spin.ts';
import { endOfTurn } from '../end-of-turn/end-of-turn.ts';
import { define } from '../game.ts';
import { actionsNow, canAct, curseRefusal, type Action } from '../legality.ts';
import { costOf, energyGain, weaponsOf } from '../queries.ts';
import { CURSE_PRICE } from '../state.ts';

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
    beginTurn(g, seat, 'SCW 2.2.1.4');
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
    loseLives(g, seat, CURSE_PRICE, { cause: 'breakingCurse', rule: 'SCW 2.5.3.1' });
    breakCurse(g, seat, 'SCW 2.5.3.3');
    return g.go('end', 'curseBroken');
  },
  act(g, { seat }) {
    if (g.world.actions === 0) return g.go('end', 'spent');
    const actions = actionsNow(g.world);
    if (!canAct(g.world, actions)) return g.go('end', 'nothingPossible');
    actions.push('end');
    return g.ask('acted', seat, 'SCW 2.4.2.1', actions, { actions: g.world.actions });
  },
  acted(g, { seat }, action) {
    if (action === 'end') return g.go('end', 'chosen');
    if ('cancel' in action) {
      release(g, action.cancel, 'deferredCancelled', 'SCW 3.2.3.4');
      return g.go('act', null);
    }
    spendAction(g);
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
    endActions(g, seat, why, why === 'colour' ? 'SCW 2.4.2.4' : why === 'curseBroken' ? 'SCW 2.5.3.1' : 'SCW 2.2.2.3');
    return g.call('over', endOfTurn({ seat }));
  },
  over: g => g.done(null),
});
