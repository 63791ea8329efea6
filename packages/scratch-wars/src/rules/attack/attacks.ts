/**
 * The table of attacks. All attacks of the book (chapters 3.4, 3.5 and 5.3) run through one procedure and differ in their row here,
 * which also names the paragraph for each step.
 */
import type { Seat } from '@kolbiste/engine';
import type { AttackKind } from '../events.ts';
import { weaponTargets } from '../queries.ts';
import type { Rule, Target, World } from '../state.ts';

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

/** Valid targets: everything the attack can be used on, even without any effect (SCW 3.3.1.1). */
export function targetsOf(w: World, by: Seat, kind: AttackKind): Target[] {
  const { aims } = ATTACKS[kind];
  return aims === 'hero' ? ['hero'] : aims === 'weapons' ? weaponTargets(w, by) : ['hero', ...weaponTargets(w, by)];
}
