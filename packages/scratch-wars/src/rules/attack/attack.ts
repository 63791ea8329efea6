/** Chapters 3.4, 3.5 and 5.3: one attack on one target, from the aim to the hit. */
import { other, type Call, type Seat } from '@kolbiste/engine';
import type { Deferred } from '../../cards/vocabulary.ts';
import { breakWeapon, curseWeapon, loseLives, release } from '../atoms.ts';
import type { AttackKind } from '../events.ts';
import { define } from '../game.ts';
import type { Rule, Target, World } from '../state.ts';
import { ATTACKS, targetsOf } from './attacks.ts';
import { defence } from './defence.ts';

export interface AttackLocals {
  readonly by: Seat;
  readonly attack: AttackKind;
  readonly printed: number;
  readonly bonus: number;
  readonly detonator: number;
  /** Null until aimed; the second shrapnel hit and the mechanic come with a target. */
  target: Target | null;
}

/** The result of an attack. */
export interface AttackResult {
  readonly success: boolean;
  /** Lives taken. */
  readonly lives: number;
  /** Power beyond the destroyed target's durability (SCW 3.4.9.4). */
  readonly rest: number;
}

const powerOf = (v: AttackLocals): number => Math.max(0, v.printed + v.bonus + v.detonator);

/** The deferred effect aimed at, if any. One that is no longer there was a shield, used on this very attack (SCW 3.5.2.6). */
const underAttack = (w: World, target: Target): Deferred | null =>
  target === 'hero' || 'weapon' in target ? null : (w.weapons[target.effect]!.deferred?.effect ?? 'shield');

export const attack = define<AttackLocals, { aim: null; announce: Target; shield: null; settle: number }, AttackResult>('attack', {
  aim(g, v) {
    if (v.target !== null) return g.go('announce', v.target);
    if (ATTACKS[v.attack].aims === 'hero') return g.go('announce', 'hero');
    return g.ask('announce', v.by, ATTACKS[v.attack].aim, targetsOf(g.world, v.by, v.attack), { attack: v.attack, power: powerOf(v) });
  },
  announce(g, v, target) {
    v.target = target;
    const rule = ATTACKS[v.attack].aim;
    g.emit({ type: 'aimed', seat: v.by, attack: v.attack, target, deferred: underAttack(g.world, target), power: powerOf(v), rule });
    return g.go('shield', null);
  },
  shield(g, v) {
    const power = powerOf(v);
    if (ATTACKS[v.attack].shields === null || power <= 0) return g.go('settle', 0);
    return g.call('settle', defence({ by: v.by, attack: v.attack, target: v.target!, power, picked: [] }));
  },
  settle(g, v, shields) {
    const rules = ATTACKS[v.attack],
      target = v.target!,
      total = Math.max(0, powerOf(v) - shields);
    const power = { printed: v.printed, bonus: v.bonus, detonator: v.detonator, shields, total };
    const report = (success: boolean, rule: Rule): void =>
      g.emit({ type: 'attacked', seat: v.by, attack: v.attack, target, deferred: underAttack(g.world, target), power, success, rule });
    if (v.attack === 'canbalandAttack') {
      // Paid first; a hero that falls over the price destroys nothing. The bonus lowers the price (SCW 4.3.3.1).
      loseLives(g, v.by, -Math.min(0, v.printed + v.bonus), { cause: 'canbaland', rule: 'SCW 3.4.6.1' });
      if (g.world.sides[v.by]!.lives <= 0) return g.done({ success: false, lives: 0, rest: 0 });
    }
    if (target === 'hero') {
      report(total > 0, rules.hero);
      loseLives(g, other(v.by), total, { cause: 'attack', rule: rules.hero });
      return g.done({ success: total > 0, lives: total, rest: 0 });
    }
    const id = 'weapon' in target ? target.weapon : target.effect;
    const weapon = g.world.weapons[id]!;
    if ('effect' in target && weapon.deferred === null) {
      // The targeted shield was used on this very attack: it is gone, nothing more is examined, and the attack succeeded.
      report(true, rules.selfShield);
      return g.done({ success: true, lives: 0, rest: total });
    }
    const durability = 'effect' in target ? weapon.deferred!.durability : weapon.card.durability;
    const success = v.attack === 'canbalandAttack' || total >= durability;
    report(success, rules.success);
    if (!success) return g.done({ success, lives: 0, rest: 0 });
    if ('effect' in target) release(g, id, 'deferredDestroyed', rules.destroys);
    else if (v.attack === 'curse') curseWeapon(g, id, rules.breaks);
    else breakWeapon(g, id, rules.breaks);
    return g.done({ success, lives: 0, rest: total - durability });
  },
});

/** An attack; omitted parts are zero, the target is still to be chosen. */
export const newAttack = (
  by: Seat,
  kind: AttackKind,
  { printed, bonus = 0, detonator = 0, target = null }: Partial<AttackLocals> & Pick<AttackLocals, 'printed'>,
): Call<AttackResult> => attack({ by, attack: kind, printed, bonus, detonator, target });
