/**
 * Attacks: aim, shields, resolution. All attacks of the book (chapters 3.4, 3.5 and 5.3) run through one procedure; they differ
 * in the row of the table below, which also says which paragraph each of their steps follows from.
 */
import { other, proceduresOf, type Seat } from '@kolbiste/engine';
import { breakWeapon, curseWeapon, loseLives, release } from './atoms.ts';
import { bonus } from './bonus.ts';
import type { Deferred } from './cards/card.ts';
import type { AttackKind } from './events.ts';
import { carrying, weaponTargets, type Duel, type Rule, type Target, type WeaponId } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

interface AttackRules {
  readonly aims: 'hero' | 'weapons' | 'anything';
  /** Whether shields may be used: the rule, or null. */
  readonly shields: Rule | null;
  readonly aim: Rule;
  /** What may not be aimed at: a weapon out of play, or one that carries a deferred effect. */
  readonly untargetable: Rule;
  /** A hit on the hero; for an attack on weapons, the rule that keeps it from the hero. */
  readonly hero: Rule;
  /** Success against durability, failure too. */
  readonly success: Rule;
  /** A shield used on the attack against itself. */
  readonly selfShield: Rule;
  readonly breaks: Rule;
  readonly destroys: Rule;
}

const onHero = (aim: Rule, shields: Rule, hero: Rule): AttackRules => ({
  aims: 'hero',
  shields,
  aim,
  untargetable: aim,
  hero,
  success: hero,
  selfShield: hero,
  breaks: hero,
  destroys: hero,
});

export const ATTACKS: Record<AttackKind, AttackRules> = {
  heroAttack: onHero('SCW 3.4.2.1', 'SCW 3.4.2.2', 'SCW 3.4.2.3'),
  weaponAttack: {
    aims: 'weapons',
    shields: 'SCW 3.4.3.3',
    aim: 'SCW 3.4.3.2',
    untargetable: 'SCW 3.4.3.2',
    hero: 'SCW 3.4.3.1',
    success: 'SCW 3.4.3.4',
    selfShield: 'SCW 3.4.3.5',
    breaks: 'SCW 3.4.3.6',
    destroys: 'SCW 3.4.3.7',
  },
  universalAttack: {
    aims: 'anything',
    shields: 'SCW 3.4.4.3',
    aim: 'SCW 3.4.4.2',
    untargetable: 'SCW 3.4.4.5.1',
    hero: 'SCW 3.4.4.6.1',
    success: 'SCW 3.4.4.5.2',
    selfShield: 'SCW 3.4.4.5.3',
    breaks: 'SCW 3.4.4.5.4',
    destroys: 'SCW 3.4.4.5.5',
  },
  canbalandAttack: {
    aims: 'weapons',
    shields: null,
    aim: 'SCW 3.4.6.2',
    untargetable: 'SCW 3.4.6.2',
    hero: 'SCW 3.4.6.1',
    success: 'SCW 3.4.6.1',
    selfShield: 'SCW 3.4.6.3',
    breaks: 'SCW 3.4.6.4',
    destroys: 'SCW 3.4.6.5',
  },
  bite: onHero('SCW 3.4.7.1', 'SCW 3.4.7.2', 'SCW 3.4.7.3'),
  curse: {
    aims: 'weapons',
    shields: 'SCW 3.4.8.3',
    aim: 'SCW 3.4.8.2',
    untargetable: 'SCW 3.4.8.2',
    hero: 'SCW 3.4.8.1',
    success: 'SCW 3.4.8.4',
    selfShield: 'SCW 3.4.8.5',
    breaks: 'SCW 3.4.8.6',
    destroys: 'SCW 3.4.8.7',
  },
  shrapnel: {
    aims: 'weapons',
    shields: 'SCW 3.4.9.2.1',
    aim: 'SCW 3.4.9.2.2',
    untargetable: 'SCW 3.4.9.2.2',
    hero: 'SCW 3.4.9.1',
    success: 'SCW 3.4.9.2.3',
    selfShield: 'SCW 3.4.9.2.4',
    breaks: 'SCW 3.4.9.2.5',
    destroys: 'SCW 3.4.9.2.6',
  },
  shrapnelSecond: {
    aims: 'anything',
    shields: null,
    aim: 'SCW 3.4.9.5.2',
    untargetable: 'SCW 3.4.9.5.2',
    hero: 'SCW 3.4.9.5.6',
    success: 'SCW 3.4.9.5.3',
    selfShield: 'SCW 3.4.9.5.1',
    breaks: 'SCW 3.4.9.5.4',
    destroys: 'SCW 3.4.9.5.5',
  },
  permanentAttack: onHero('SCW 3.5.1.1', 'SCW 3.5.1.2', 'SCW 3.5.1.3'),
  combo: {
    aims: 'anything',
    shields: 'SCW 3.5.3.5',
    aim: 'SCW 3.5.3.3',
    untargetable: 'SCW 3.5.3.4',
    hero: 'SCW 3.5.3.10',
    success: 'SCW 3.5.3.6',
    selfShield: 'SCW 3.5.3.7',
    breaks: 'SCW 3.5.3.8',
    destroys: 'SCW 3.5.3.9',
  },
  nightAttack: onHero('SCW 5.3.2.2', 'SCW 5.3.2.6', 'SCW 5.3.2.7'),
  mechanic: {
    aims: 'weapons',
    shields: 'SCW 5.3.3.3.3',
    aim: 'SCW 5.3.3.3.2',
    untargetable: 'SCW 5.3.3.3.2',
    hero: 'SCW 5.3.3.3.1',
    success: 'SCW 5.3.3.3.4',
    selfShield: 'SCW 5.3.3.3.5',
    breaks: 'SCW 5.3.3.3.6',
    destroys: 'SCW 5.3.3.3.7',
  },
};

/** Valid targets: whatever the attack can be used on, whether or not it would achieve anything (SCW 3.3.1.1). */
export function targetsOf(w: Duel, by: Seat, kind: AttackKind): Target[] {
  const { aims } = ATTACKS[kind];
  return aims === 'hero' ? ['hero'] : aims === 'weapons' ? weaponTargets(w, by) : ['hero', ...weaponTargets(w, by)];
}

const { define } = proceduresOf<ScratchWars>();

/** 3.5.2: the defender picks any of his shields for this one attack; they are gone, and their values add up. Gives the sum. */
export const defence = define<
  { readonly by: Seat; readonly attack: AttackKind; readonly target: Target; readonly power: number; readonly picked: WeaponId[] },
  { offer: null; pick: 'enough' | { readonly shield: WeaponId }; strengthen: number; total: number },
  number
>('defence', {
  offer(g, v) {
    const shields = carrying(g.world, other(v.by), 'shield').filter(id => !v.picked.includes(id));
    if (shields.length === 0) return g.go('pick', 'enough');
    return g.ask('pick', other(v.by), 'SCW 3.5.2.5', ['enough', ...shields.map(shield => ({ shield }))], {
      attack: v.attack,
      target: v.target,
      power: v.power,
      picked: [...v.picked],
    });
  },
  pick(g, v, choice) {
    if (choice !== 'enough') {
      v.picked.push(choice.shield);
      return g.go('offer', null);
    }
    if (v.picked.length === 0) return g.done(0);
    return g.go(
      'strengthen',
      v.picked.reduce((sum, id) => sum + g.world.weapons[id]!.deferred!.value, 0),
    );
  },
  // One bonus for all shields used together.
  strengthen: (g, v, value) => g.call('total', bonus({ seat: other(v.by), effect: 'shield', value })),
  total(g, v, extra) {
    const value = Math.max(0, extra + v.picked.reduce((sum, id) => sum + g.world.weapons[id]!.deferred!.value, 0));
    g.emit({ type: 'shielded', seat: other(v.by), weapons: [...v.picked], value, rule: ATTACKS[v.attack].shields! });
    for (const id of v.picked) release(g, id, 'deferredUsed', 'SCW 3.5.2.5');
    return g.done(value);
  },
});

export interface AttackLocals {
  readonly by: Seat;
  readonly attack: AttackKind;
  readonly printed: number;
  readonly bonus: number;
  readonly detonator: number;
  /** Chosen beforehand (the second shrapnel hit), or null. */
  target: Target | null;
}

/** What came of an attack: the power left after shields and durability, or null when it failed. */
export interface Struck {
  readonly success: boolean;
  /** Lives taken. */
  readonly lives: number;
  /** Power beyond the destroyed target's durability (SCW 3.4.9.4). */
  readonly rest: number;
}

const powerOf = (v: AttackLocals): number => Math.max(0, v.printed + v.bonus + v.detonator);

/** The deferred effect that is aimed at, if one is. One that is no longer there was a shield, used on this very attack (SCW 3.5.2.6). */
const underAttack = (w: Duel, target: Target): Deferred | null =>
  target === 'hero' || 'weapon' in target ? null : (w.weapons[target.effect]!.deferred?.effect ?? 'shield');

/** One attack on one target, from the aim to the hit. */
export const attack = define<AttackLocals, { aim: null; announce: Target; shield: null; settle: number }, Struck>('attack', {
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
      power = powerOf(v),
      total = Math.max(0, power - shields);
    const sum = { printed: v.printed, bonus: v.bonus, detonator: v.detonator, shields, total };
    const tell = (success: boolean, rule: Rule): void =>
      g.emit({ type: 'attacked', seat: v.by, attack: v.attack, target, deferred: underAttack(g.world, target), power: sum, success, rule });
    if (v.attack === 'canbalandAttack') {
      // Paid first; a hero that falls over the price destroys nothing. The bonus lowers the price (SCW 4.3.3.1).
      loseLives(g, v.by, -Math.min(0, v.printed + v.bonus), 'canbaland', 'SCW 3.4.6.1');
      if (g.world.sides[v.by]!.lives <= 0) return g.done({ success: false, lives: 0, rest: 0 });
    }
    if (target === 'hero') {
      tell(total > 0, rules.hero);
      loseLives(g, other(v.by), total, 'attack', rules.hero);
      return g.done({ success: total > 0, lives: total, rest: 0 });
    }
    const id = 'weapon' in target ? target.weapon : target.effect;
    const weapon = g.world.weapons[id]!;
    if ('effect' in target && weapon.deferred === null) {
      // The targeted shield was used on this very attack: it is gone, nothing more is examined, and the attack succeeded.
      tell(true, rules.selfShield);
      return g.done({ success: true, lives: 0, rest: total });
    }
    const durability = 'effect' in target ? weapon.deferred!.durability : weapon.card.durability;
    const success = v.attack === 'canbalandAttack' || total >= durability;
    tell(success, rules.success);
    if (!success) return g.done({ success, lives: 0, rest: 0 });
    if ('effect' in target) release(g, id, 'deferredDestroyed', rules.destroys);
    else if (v.attack === 'curse') curseWeapon(g, id, rules.breaks);
    else breakWeapon(g, id, rules.breaks);
    return g.done({ success, lives: 0, rest: total - durability });
  },
});

export const newAttack = (by: Seat, kind: AttackKind, printed: number, extra = 0, detonator = 0, target: Target | null = null) =>
  attack({ by, attack: kind, printed, bonus: extra, detonator, target });
