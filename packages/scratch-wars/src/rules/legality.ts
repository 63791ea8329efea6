/** Refusals: what may not be done, and the rule that says so. Option lists and "why can't I" both come from here. */
import { no, type Refusal, type Seat } from '@kolbiste/engine';
import { isSpecial, type Effect } from '../cards/vocabulary.ts';
import { ATTACKS } from './attack/attacks.ts';
import type { AttackKind } from './events.ts';
import { bonusChoice, costOf, iconsFor, slotsNow, weaponsOf } from './queries.ts';
import { CURSE_PRICE, type Rule, type Target, type WeaponId, type World } from './state.ts';

type Refused = Refusal<Rule> | null;

export type Action = 'end' | { readonly spin: WeaponId } | { readonly repair: WeaponId } | { readonly cancel: WeaponId };

/** Why the active player may not take this action now. */
export function actionRefusal(w: World, action: Action): Refused {
  if (action === 'end') return null; // SCW 2.2.2.3
  const { energy } = w.sides[w.active]!;
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
  const refused = unbroken(w, action.repair, 'SCW 2.2.3.2');
  if (refused) return refused;
  const cost = costOf(w, action.repair);
  return cost <= energy ? null : no('SCW 2.5.2.3', 'energy', { cost, energy });
}

function unprepared(w: World, id: WeaponId): Refused {
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

/** Why this weapon is not there to be repaired: only broken ones are. */
function unbroken(w: World, id: WeaponId, rule: Rule): Refused {
  switch (w.weapons[id]!.state) {
    case 'broken':
      return null;
    case 'cursed':
      return no('SCW R-36', 'cursed');
    case 'repairing':
      return no('SCW 2.5.2.4', 'repairing');
    case 'freed':
      return no('SCW 2.5.3.4', 'freed');
    default:
      return no(rule, 'notBroken');
  }
}

/** Everything the active player might want to do, legal or not. */
export function actionCandidates(w: World): Action[] {
  const ids = weaponsOf(w, w.active);
  return [...ids.map(spin => ({ spin })), ...ids.map(repair => ({ repair })), ...ids.map(cancel => ({ cancel })), 'end'];
}

/** Legal actions without the end of the turn, which is always legal. */
export function actionsNow(w: World): Action[] {
  const legal: Action[] = [];
  for (const action of actionCandidates(w)) if (action !== 'end' && actionRefusal(w, action) === null) legal.push(action);
  return legal;
}

/**
 * Whether the turn goes on: a spin or a repair can be paid for, or could be once a deferred effect is cancelled (SCW 2.4.2.3).
 * Cancelling itself is no action.
 */
export const canAct = (w: World, actions: readonly Action[]): boolean =>
  actions.some(action => action !== 'end' && (!('cancel' in action) || costOf(w, action.cancel) <= w.sides[w.active]!.energy));

export function curseRefusal(w: World, seat: Seat): Refused {
  if (!weaponsOf(w, seat).some(id => w.weapons[id]!.state === 'cursed')) return no('SCW 2.5.3.3', 'nothingCursed');
  return w.sides[seat]!.lives > CURSE_PRICE ? null : no('SCW 2.5.3.2', 'tooFewLives', { lives: w.sides[seat]!.lives });
}

/** Why an attack of this kind may not be aimed at this thing of the opponent's. */
export function targetRefusal(w: World, kind: AttackKind, target: Target): Refused {
  const { aims, untargetable, hero } = ATTACKS[kind];
  if (target === 'hero') return aims === 'weapons' ? no(hero, 'weaponsOnly') : null;
  switch (w.weapons['weapon' in target ? target.weapon : target.effect]!.state) {
    case 'prepared':
      return 'weapon' in target ? null : no('SCW 3.3.1.1', 'nothingDeferred');
    case 'carrying':
      return 'weapon' in target ? no(untargetable, 'carriesEffect') : null;
    case 'broken':
      return no(untargetable, 'broken');
    case 'cursed':
      return no(untargetable, 'cursed');
    case 'repairing':
      return no('SCW 2.5.2.4', 'repairing');
    case 'freed': // lies face up, so the ban on weapons face down does not cover it
      return no('SCW 2.5.3.4', 'freed');
  }
}

export function shieldRefusal(w: World, id: WeaponId, picked: readonly WeaponId[]): Refused {
  if (picked.includes(id)) return no('SCW 3.5.2.5', 'alreadyUsed');
  return w.weapons[id]!.deferred?.effect === 'shield' ? null : no('SCW 3.5.2.1', 'noShield');
}

/** Why the battle trick may not spin this weapon: it must be prepared and cost no more than the one just used (SCW 5.4.1.2). */
export function trickRefusal(w: World, trick: WeaponId, spun: WeaponId): Refused {
  const { state } = w.weapons[trick]!;
  if (state === 'repairing') return no('SCW 2.5.2.4', state);
  if (state === 'freed') return no('SCW 2.5.3.4', state);
  if (state !== 'prepared') return no('SCW R-10', state);
  const cost = costOf(w, trick),
    limit = costOf(w, spun);
  return cost <= limit ? null : no('SCW 5.4.1.2', 'tooDear', { cost, limit });
}

/** Why the mechanic may not repair this weapon with this value. */
export function mechanicRefusal(w: World, id: WeaponId, value: number): Refused {
  const refused = unbroken(w, id, 'SCW 5.3.3.2.1');
  if (refused) return refused;
  const { card } = w.weapons[id]!;
  return card.durability <= value ? null : no('SCW 5.3.3.2.1', 'tooDurable', { durability: card.durability, value });
}

/** Why the effect may not get the bonus of this slot; a null slot is no bonus at all. */
export function bonusRefusal(w: World, seat: Seat, effect: Effect, slot: number | null): Refused {
  const { slots, forced } = bonusChoice(w, seat, effect);
  if (slot === null) return forced ? no('SCW 4.2.2.1', 'malusForced') : null;
  if (slots.includes(slot)) return null;
  const { icon } = slotsNow(w, seat)[slot]!;
  if (isSpecial(icon)) return no('SCW 5.1.1.2', 'special');
  if (!iconsFor(effect).includes(icon)) return no(icon === 'blessing' ? 'SCW 4.3.1.2' : 'SCW 4.1.1.1', 'otherEffect');
  return w.sides[seat]!.used.includes(slot) ? no('SCW 4.1.2.1', 'bonusUsed') : no('SCW 4.2.3.2', 'malusFirst');
}

/** Why this weapon of the pool may not be chosen. */
export const poolWeaponRefusal = (weapon: number, chosen: readonly number[]): Refused =>
  chosen.includes(weapon) ? no('SCW R-14', 'alreadyChosen') : null;

/** Why the choice of weapons may not end here. */
export const loadoutEndRefusal = (chosen: readonly number[]): Refused => (chosen.length ? null : no('SCW 1.5.1.2', 'needsWeapon'));
