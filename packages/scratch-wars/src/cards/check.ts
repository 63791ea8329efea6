/** Validates cards from outside (typed in, scanned, sent): each problem with the rule it breaks. */
import {
  BONUS_ICONS,
  COLOURS,
  EDITIONS,
  EFFECTS,
  isDeferred,
  isSpecial,
  ISLANDS,
  NO_KIND,
  RARITIES,
  SECTORS,
  SLOTS_PER_TIME,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
} from './vocabulary.ts';
import type { HeroCard, Slot, Special, WeaponCard } from './vocabulary.ts';
import { EFFECT_RULES } from './effect-rules.ts';
import { heroKind, weaponKind } from './registry.ts';
import { isWeaponName } from './name.ts';

export type CardFault =
  /** A field is missing or has the wrong type (number, text, list). */
  | 'malformed'
  /** Not one of the words the field may hold. */
  | 'unknown'
  | 'tooLow'
  | 'tooHigh'
  | 'tooFew'
  | 'tooMany'
  | 'repeated'
  /** A bonus of zero. */
  | 'zero'
  /** A special at a time of day it is not allowed at. */
  | 'wrongTime'
  /** A deferred effect without durability. */
  | 'needsDurability'
  /** A one-shot effect with durability. */
  | 'noDurability';

export interface CardProblem {
  /** Where on the card: `lives`, `slots.evening.0.value`, `sectors.3.durability`. */
  readonly at: string;
  readonly fault: CardFault;
  /** A paragraph of the rules (`SCW 5.3.2.1`) or a ruling (`R-19`). */
  readonly rule: string;
  /** The bound that was crossed, for tooLow, tooHigh, tooFew and tooMany. */
  readonly limit?: number;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Bounds come from the rules where there are any, else from what fits the printed card: one digit, a sign, a stick of lives. */
export const BOUNDS = {
  /** A starter loses 2 lives, so 3 is the least a hero can start with. */
  lives: { min: 3, max: 50 },
  /** No hero can hold more than 12 (SCW 2.6.1.2). */
  energy: { min: 0, max: 12 },
  bonus: { min: -9, max: 9 },
  /** Above 3 exists in later editions. */
  cost: { min: 0, max: 9 },
  durability: { min: 1, max: 9 },
  value: { min: 0, max: 9 },
  /** Its value is what it costs in lives: never above zero (SCW 3.4.6.1). */
  canbalandValue: { min: -9, max: 0 },
  nameLength: { min: 1, max: 32 },
} as const satisfies Record<string, Bounds>;

/** A detonator adds or subtracts; a trick costs lives or nothing; the others need a positive value. */
export const SPECIAL_BOUNDS: Readonly<Record<Special, Bounds & { readonly rule: string }>> = {
  comboDetonator: { ...BOUNDS.bonus, rule: 'SCW 5.3.1.9' },
  nightAttack: { min: 1, max: 9, rule: 'SCW 5.3.2.2' },
  mechanic: { min: 1, max: 9, rule: 'SCW 5.3.3.1' },
  battleTrick: { min: -9, max: 0, rule: 'R-67' },
};

const HERO = 'SCW 1.4.2.1';
const WEAPON = 'SCW 1.4.3.1';

type Fields = Readonly<Record<string, unknown>>;
const EACH_TIME: Bounds = { min: TIMES.length, max: TIMES.length };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects problems; each method returns whether its part is valid, so later checks can rely on it. */
class Inspection {
  readonly problems: CardProblem[] = [];

  fail(at: string, fault: CardFault, rule: string, limit?: number): false {
    this.problems.push(limit === undefined ? { at, fault, rule } : { at, fault, rule, limit });
    return false;
  }

  number(at: string, value: unknown, { min, max, low }: Bounds & { readonly low?: string }, rule: string): boolean {
    if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return this.fail(at, 'malformed', rule);
    if (value < min) return this.fail(at, 'tooLow', low ?? rule, min);
    if (value > max) return this.fail(at, 'tooHigh', rule, max);
    return true;
  }

  word<T>(at: string, value: unknown, words: readonly T[], rule: string): value is T {
    return (words as readonly unknown[]).includes(value) || this.fail(at, 'unknown', rule);
  }

  list(at: string, value: unknown, { min, max }: Bounds, rule: string): value is readonly unknown[] {
    if (!Array.isArray(value)) return this.fail(at, 'malformed', rule);
    if (value.length < min) return this.fail(at, 'tooFew', rule, min);
    if (value.length > max) return this.fail(at, 'tooMany', rule, max);
    return true;
  }
}

function checkSlot(inspection: Inspection, at: string, time: number, slot: unknown): void {
  if (!isRecord(slot)) return void inspection.fail(at, 'malformed', HERO);
  const { icon, value } = slot as Partial<Slot>;
  if (!inspection.word(`${at}.icon`, icon, [...BONUS_ICONS, ...SPECIALS], HERO)) return;
  if (isSpecial(icon)) {
    if (icon === 'nightAttack' && TIMES[time] !== 'evening' && TIMES[time] !== 'night') inspection.fail(at, 'wrongTime', 'SCW 5.3.2.1');
    inspection.number(`${at}.value`, value, SPECIAL_BOUNDS[icon], SPECIAL_BOUNDS[icon].rule);
  } else if (inspection.number(`${at}.value`, value, BOUNDS.bonus, 'SCW 4.2.1.1') && value === 0) {
    inspection.fail(`${at}.value`, 'zero', 'SCW 4.2.1.1');
  }
}

/** An empty list means a valid hero. */
export function checkHero(card: unknown): readonly CardProblem[] {
  const inspection = new Inspection();
  if (!isRecord(card)) {
    inspection.fail('', 'malformed', HERO);
    return inspection.problems;
  }
  const hero: Partial<Record<keyof HeroCard, unknown>> = card;
  if (typeof hero.kind !== 'string') inspection.fail('kind', 'malformed', HERO);
  else if (hero.kind !== NO_KIND && !heroKind(hero.kind)) inspection.fail('kind', 'unknown', HERO);
  if (typeof hero.name !== 'string' || /[\p{Cc}\p{Cs}]|^\s|\s$/u.test(hero.name)) inspection.fail('name', 'malformed', 'SCW 1.4.4.1');
  else inspection.list('name', [...hero.name], BOUNDS.nameLength, 'SCW 1.4.4.1');
  inspection.word('island', hero.island, ISLANDS, HERO);
  inspection.word('rarity', hero.rarity, RARITIES, 'SCW 1.4.5.3');
  inspection.number('lives', hero.lives, { ...BOUNDS.lives, low: 'R-19' }, 'SCW 1.5.1.4');
  if (inspection.list('focus', hero.focus, { min: 1, max: WEAPON_TYPES.length }, HERO)) {
    for (const [i, type] of hero.focus.entries()) {
      if (inspection.word(`focus.${i}`, type, WEAPON_TYPES, 'SCW 1.4.7.2') && hero.focus.indexOf(type) < i)
        inspection.fail(`focus.${i}`, 'repeated', HERO);
    }
  }
  if (inspection.list('energy', hero.energy, EACH_TIME, HERO)) {
    for (const [i, time] of TIMES.entries()) inspection.number(`energy.${time}`, hero.energy[i], BOUNDS.energy, 'SCW 2.6.1.2');
  }
  if (inspection.list('slots', hero.slots, EACH_TIME, HERO)) {
    for (const [i, time] of TIMES.entries()) {
      const slots = hero.slots[i];
      if (!inspection.list(`slots.${time}`, slots, { min: 0, max: SLOTS_PER_TIME }, HERO)) continue;
      for (const [j, slot] of slots.entries()) checkSlot(inspection, `slots.${time}.${j}`, i, slot);
    }
  }
  return inspection.problems;
}

function checkSector(inspection: Inspection, at: string, sector: unknown): void {
  if (!isRecord(sector)) return void inspection.fail(at, 'malformed', WEAPON);
  inspection.word(`${at}.colour`, sector['colour'], COLOURS, 'SCW 3.1.1.1');
  const { effect, value, durability } = sector;
  if (!inspection.word(`${at}.effect`, effect, EFFECTS, WEAPON)) return;
  inspection.number(`${at}.value`, value, effect === 'canbalandAttack' ? BOUNDS.canbalandValue : BOUNDS.value, EFFECT_RULES[effect]);
  if (isDeferred(effect)) {
    if (durability === null || durability === undefined) inspection.fail(`${at}.durability`, 'needsDurability', 'SCW 3.2.3.3');
    else inspection.number(`${at}.durability`, durability, BOUNDS.durability, 'SCW 3.2.3.3');
  } else if (durability !== null) inspection.fail(`${at}.durability`, 'noDurability', 'SCW 3.2.2.1');
}

/** An empty list means a valid weapon. */
export function checkWeapon(card: unknown): readonly CardProblem[] {
  const inspection = new Inspection();
  if (!isRecord(card)) {
    inspection.fail('', 'malformed', WEAPON);
    return inspection.problems;
  }
  const weapon: Partial<Record<keyof WeaponCard, unknown>> = card;
  if (typeof weapon.kind !== 'string') inspection.fail('kind', 'malformed', WEAPON);
  else if (weapon.kind !== NO_KIND && !weaponKind(weapon.kind)) inspection.fail('kind', 'unknown', WEAPON);
  if (typeof weapon.name !== 'string' || !isWeaponName(weapon.name)) inspection.fail('name', 'malformed', WEAPON);
  inspection.word('edition', weapon.edition, EDITIONS, 'SCW 1.1.2.3');
  inspection.word('type', weapon.type, WEAPON_TYPES, 'SCW 1.4.7.2');
  inspection.word('rarity', weapon.rarity, RARITIES, 'SCW 1.4.7.1');
  inspection.number('durability', weapon.durability, BOUNDS.durability, WEAPON);
  inspection.number('cost', weapon.cost, BOUNDS.cost, 'SCW 1.4.7.3');
  if (inspection.list('sectors', weapon.sectors, { min: SECTORS, max: SECTORS }, 'R-70')) {
    for (const [i, sector] of weapon.sectors.entries()) checkSector(inspection, `sectors.${i}`, sector);
  }
  return inspection.problems;
}
