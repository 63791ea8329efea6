/** The Defensive Roll phase: targeted effects, the defence, the last window, the total (chapter 12.6). */
import { signature, type Seat } from '@kolbiste/engine';
import type { Defence } from '../../cards/vocabulary.ts';
import { defencesOf } from '../abilities.ts';
import {
  beginPooling,
  chooseDefence,
  clearRolls,
  closeModifiers,
  closeRoll,
  commit,
  declineDefence,
  endPermissions,
  enterPhase,
  noteRethrown,
  releaseLock,
  settle,
  take,
  throwAgain,
  throwNew,
} from '../atoms.ts';
import { currentRoll } from '../dice.ts';
import { defenceRefusal } from '../legality.ts';
import { effects, implement } from '../procedures.ts';
import { alive } from '../queries.ts';
import { REROLLS, which, type Reroll } from '../rerolls.ts';
import type { World } from '../state.ts';
import { defendingStatus } from '../statuses.ts';
import { openWindow } from '../windows.ts';

export interface DefenceLocals {
  readonly seat: Seat;
  /** The effect of step 1 that comes next. */
  next: number;
}
export const defence = signature<DefenceLocals, null>('defence');

const stands = (w: World, seat: Seat | null): seat is Seat => seat !== null && alive(w, seat);
/** The target and the defence it has chosen. */
function defending(w: World): Defence & { readonly seat: Seat } {
  const seat = w.attack!.target!;
  return { ...defencesOf(w, seat).find(({ id }) => id === w.attack!.defence)!, seat };
}
/** Both sides of the attack are still in the game. */
const bothStand = (w: World): boolean => stands(w, w.attack!.target) && stands(w, w.attack!.by);

type Defend = { readonly defend: string } | { readonly veiled: string } | 'decline';
type Rethrow = 'keep' | 'veil' | Reroll;
export const defenceSteps = implement(defence)<{
  begin: null;
  effects: unknown;
  between: null;
  defend: unknown;
  chosen: Defend;
  committed: null;
  roll: unknown;
  again: null;
  rethrown: Rethrow;
  rolled: null;
  resolve: unknown;
  last: unknown;
  total: unknown;
  closing: null;
  end: unknown;
}>({
  begin(g) {
    beginPooling(g.world);
    enterPhase(g, 'defence', g.world.attack!.is ? 'DIT 12.6.1' : 'DIT R22');
    return g.go('effects', null);
  },
  /** Step 1: what needs a target but is not damage (DIT 12.6.2). */
  effects(g, v) {
    const { pending, target, ability } = g.world.attack!;
    if (!alive(g.world, v.seat)) return g.go('total', null);
    if (v.next >= pending.length || !stands(g.world, target)) return g.go('between', null);
    const { script, dice } = pending[v.next++]!;
    return g.call('effects', effects({ script, seat: v.seat, target, source: ability, dice }));
  },
  /** Without such effects the window of the target has just closed. */
  between: g => (g.world.attack!.pending.length ? g.call('defend', openWindow(g.world, 'effects')) : g.go('defend', null)),
  /** Step 2: one of the defences, before rolling (DIT 5.14, 12.6.5); the defender may decline (DIT R23). */
  defend(g) {
    const { world: w } = g;
    const { is, by, target } = w.attack!;
    if (!is) return g.go('last', null); // DIT R22
    if (!alive(w, by) || !stands(w, target)) return g.go('total', null);
    const refused = defenceRefusal(w);
    const options: Defend[] = [];
    if (refused === null) for (const { id } of defencesOf(w, target)) options.push({ defend: id });
    else if (refused.why === 'undefendable' && defendingStatus(w, target))
      for (const { id } of defencesOf(w, target)) options.push({ veiled: id });
    if (options.length === 0) {
      commit(w);
      return g.go('last', null);
    }
    options.push('decline');
    return g.ask('chosen', target, 'DIT 12.6.4', options);
  },
  chosen(g, _, answer) {
    const { world: w } = g;
    if (answer === 'decline') {
      declineDefence(g);
      return g.go('last', null);
    }
    commit(w);
    const target = w.attack!.target!;
    if ('veiled' in answer) take(g, { from: target, status: defendingStatus(w, target)!.id, n: 1, how: 'spent', rule: 'DIT 6.10' });
    chooseDefence(g, 'defend' in answer ? answer.defend : answer.veiled);
    return g.go('committed', null);
  },
  committed: g => g.call('roll', openWindow(g.world, 'committed')),
  /** Step 3: one attempt with the stated number of dice (DIT 12.6.6). */
  roll(g) {
    const { world: w } = g;
    if (!bothStand(w)) return g.go('total', null);
    const { seat, dice, id } = defending(w);
    throwNew(g, { seat, purpose: 'defence', n: dice, left: 0, source: id, rule: 'DIT 12.6.6' });
    return g.go('again', null);
  },
  /** Some dice once for nothing, or all dice for a token each time. */
  again(g) {
    const { world: w } = g;
    const { seat, id, reroll, dice } = defending(w);
    const { by, rethrown } = w.attack!;
    const allowed = !rethrown && reroll?.test(w, { seat, target: by, dice: currentRoll(w)!.dice, source: id });
    const options: Rethrow[] = ['keep'];
    if (allowed && reroll) options.push(...(reroll.discards ? (['veil'] as const) : REROLLS[dice]!));
    return options.length > 1 ? g.ask('rethrown', seat, 'DIT 5.18', options) : g.go('rolled', null);
  },
  rethrown(g, _, answer) {
    const { world: w } = g;
    if (answer === 'keep') return g.go('rolled', null);
    if (answer === 'veil') {
      const { seat, reroll } = defending(w);
      take(g, { from: seat, status: reroll!.discards!, n: 1, how: 'discarded', rule: 'DIT 6.8' });
      const all = currentRoll(w)!.dice.map((_die, i) => i);
      throwAgain(g, all, 'DIT 5.18');
      return g.go('again', null);
    }
    noteRethrown(w);
    throwAgain(g, which(answer), 'DIT 5.18');
    return g.go('rolled', null);
  },
  rolled: g => g.call('resolve', openWindow(g.world, 'defenceRolled')),
  /** Step 4: what the roll brings; damage and prevention join the total (DIT 12.6.8). */
  resolve(g) {
    const { world: w } = g;
    closeRoll(w);
    if (!bothStand(w)) return g.go('total', null);
    const { seat, script, id } = defending(w);
    const dice = currentRoll(w)!.dice.slice();
    return g.call('last', effects({ script, seat, target: w.attack!.by, source: id, kind: 'defence', dice }));
  },
  /** Step 5: the last opportunity for everybody (DIT 12.6.10). */
  last: g => g.call('total', openWindow(g.world, 'last')),
  /** Step 6: all damage, prevention and healing at once (DIT 12.6.11). */
  total(g) {
    const { world: w } = g;
    clearRolls(w);
    closeModifiers(w);
    endPermissions(w);
    settle(g, 'DIT 12.6.11');
    if (w.switches.lock === 'resolution') releaseLock(w); // DIT R49
    return g.go('closing', null);
  },
  closing: g => g.call('end', openWindow(g.world, 'defended')),
  end: g => g.done(null),
});
