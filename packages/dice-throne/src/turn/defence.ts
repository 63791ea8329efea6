/** The Defensive Roll phase: targeted effects, the defence, the last window, the total (chapter 12.6). */
import { signature, type Seat } from '@kolbiste/engine';
import { enterPhase, settle, take, throwAgain, throwNew } from '../atoms.ts';
import { TYPES } from '../damage.ts';
import { REROLLS, which, type Reroll } from '../effects/rerolls.ts';
import type { Defence, No } from '../heroes/definition.ts';
import { effects, implement } from '../procedures.ts';
import type { World } from '../state.ts';
import { alive, attackPacket, currentRoll, defencesOf, endPermissions, has, no } from '../world.ts';
import { openWindow } from '../windows.ts';

export const defence = signature<{ readonly seat: Seat; next: number }, null>('defence');

/** A token that lets its bearer defend against an undefendable attack. */
export const VEIL = 'invisibility';

/** Why the target cannot defend, or null (DIT 5.15, 12.6.4). */
export function defenceRefusal(w: World): No | null {
  const { attack } = w;
  const packet = attackPacket(w);
  if (!attack || !attack.is || !packet) return no('DIT 3.16', 'noAttack');
  if (attack.ultimate) return no('DIT 5.24', 'ultimate');
  return TYPES[packet.type].defendable ? null : no(TYPES[packet.type].rules[0], 'undefendable');
}
const stands = (w: World, seat: Seat): boolean => seat >= 0 && alive(w, seat);
const chosenDefence = (w: World, seat: Seat): Defence => defencesOf(w, seat).find(({ id }) => id === w.attack!.defence)!;

type Defend = { readonly defend: string } | { readonly veiled: string } | 'decline';
export const defenceSteps = implement(defence)<{
  begin: null;
  effects: unknown;
  between: null;
  defend: unknown;
  chosen: Defend;
  committed: null;
  roll: unknown;
  again: null;
  rethrown: 'keep' | 'veil' | Reroll;
  rolled: null;
  resolve: unknown;
  last: unknown;
  total: unknown;
  closing: null;
  end: unknown;
}>({
  begin(g) {
    g.world.pooling = true;
    enterPhase(g, 'defence', g.world.attack!.is ? 'DIT 12.6.1' : 'DIT R22');
    return g.go('effects', null);
  },
  /** Step 1: what needs a target but is not damage (DIT 12.6.2). */
  effects(g, v) {
    const { attack } = g.world;
    if (!alive(g.world, v.seat)) return g.go('total', null);
    if (v.next >= attack!.pending.length || !stands(g.world, attack!.target)) return g.go('between', null);
    const { script, dice } = attack!.pending[v.next++]!;
    return g.call('effects', effects(script, v.seat, attack!.target, attack!.ability, 'other', dice));
  },
  /** Without such effects the window of the target has just closed. */
  between: g => (g.world.attack!.pending.length ? g.call('defend', openWindow(g.world, 'effects')) : g.go('defend', null)),
  /** Step 2: one of the defences, before rolling (DIT 5.14, 12.6.5); the defender may decline (DIT R23). */
  defend(g) {
    const { world: w } = g;
    const attack = w.attack!;
    if (!attack.is) return g.go('last', null); // DIT R22
    if (!alive(w, attack.by) || !stands(w, attack.target)) return g.go('total', null);
    const refused = defenceRefusal(w);
    const options: Defend[] = [];
    if (refused === null) for (const { id } of defencesOf(w, attack.target)) options.push({ defend: id });
    else if (refused.why === 'undefendable' && has(w, attack.target, VEIL))
      for (const { id } of defencesOf(w, attack.target)) options.push({ veiled: id });
    if (options.length === 0) {
      attack.committed = true;
      return g.go('last', null);
    }
    options.push('decline');
    return g.ask('chosen', attack.target, 'DIT 12.6.4', options);
  },
  chosen(g, _, answer) {
    const attack = g.world.attack!;
    attack.committed = true; // DIT R28
    if (answer === 'decline') {
      g.emit({ type: 'defenceDeclined', seat: attack.target, rule: 'DIT R23' });
      return g.go('last', null);
    }
    if ('veiled' in answer) take(g, attack.target, VEIL, 1, 'spent', 'DIT 6.10');
    attack.defence = 'defend' in answer ? answer.defend : answer.veiled;
    g.emit({ type: 'defended', seat: attack.target, ability: attack.defence, rule: 'DIT 3.17' });
    return g.go('committed', null);
  },
  committed: g => g.call('roll', openWindow(g.world, 'committed')),
  /** Step 3: one attempt with the stated number of dice (DIT 12.6.6). */
  roll(g) {
    const { world: w } = g;
    const { target } = w.attack!;
    if (!alive(w, target) || !alive(w, w.attack!.by)) return g.go('total', null);
    const { dice, id } = chosenDefence(w, target);
    throwNew(g, target, 'defence', dice, 0, id, 'DIT 12.6.6');
    return g.go('again', null);
  },
  again(g) {
    const { world: w } = g;
    const { target, marks } = w.attack!;
    const { reroll, dice } = chosenDefence(w, target);
    const context = { seat: target, target: w.attack!.by, dice: currentRoll(w)!.dice, source: w.attack!.defence };
    const options: ('keep' | 'veil' | Reroll)[] = ['keep'];
    if (reroll?.(w, context) && !marks.includes('rethrown')) {
      if (w.attack!.defence === 'spiderSense') options.push('veil');
      else options.push(...REROLLS[dice]!);
    }
    return options.length > 1 ? g.ask('rethrown', target, 'DIT 5.18', options) : g.go('rolled', null);
  },
  rethrown(g, _, answer) {
    const { world: w } = g;
    const { target, marks } = w.attack!;
    if (answer === 'keep') return g.go('rolled', null);
    if (answer === 'veil') {
      take(g, target, VEIL, 1, 'discarded', 'DIT 6.8');
      throwAgain(
        g,
        currentRoll(w)!.dice.map((_die, i) => i),
        'DIT 5.18',
      );
      return g.go('again', null);
    }
    marks.push('rethrown');
    throwAgain(g, which(answer), 'DIT 5.18');
    return g.go('rolled', null);
  },
  rolled: g => g.call('resolve', openWindow(g.world, 'defenceRolled')),
  /** Step 4: what the roll brings; damage and prevention join the total (DIT 12.6.8). */
  resolve(g) {
    const { world: w } = g;
    const attack = w.attack!;
    const roll = currentRoll(w)!;
    roll.open = false;
    if (!alive(w, attack.target) || !alive(w, attack.by)) return g.go('total', null);
    const { script, id } = chosenDefence(w, attack.target);
    return g.call('last', effects(script, attack.target, attack.by, id, 'defence', roll.dice.slice()));
  },
  /** Step 5: the last opportunity for everybody (DIT 12.6.10). */
  last: g => g.call('total', openWindow(g.world, 'last')),
  /** Step 6: all damage, prevention and healing at once (DIT 12.6.11). */
  total(g) {
    const { world: w } = g;
    while (w.rolls.length) w.rolls.pop();
    w.attack!.modifiable = false;
    endPermissions(w);
    settle(g, 'DIT 12.6.11');
    if (w.switches.lock === 'resolution') w.lock = -1; // DIT R49
    return g.go('closing', null);
  },
  closing: g => g.call('end', openWindow(g.world, 'defended')),
  end: g => g.done(null),
});
