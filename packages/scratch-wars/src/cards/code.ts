/**
 * Card codes: a card as a short text people can read out, print, type and scan, such as `SWW-0B0T-6F2K-91`.
 *
 * `SWH` opens a hero, `SWW` a weapon; then come base-32 symbols without I, L, O and U, in groups of four; the last two are a
 * checksum that covers the prefix too. A card of our kinds stores the kind and where each number lies among its values. Any other
 * card (typed in from elsewhere, or changed) spells out all it says, so nothing is ever lost.
 */
import {
  BONUS_ICONS,
  COLOURS,
  EDITIONS,
  EFFECTS,
  isDeferred,
  isHeroCard,
  isSpecial,
  ISLANDS,
  NO_KIND,
  RARITIES,
  SECTORS,
  SLOTS_PER_TIME,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
} from './card.ts';
import type { ByTime, Card, HeroCard, Island, Sector, Slot, WeaponCard, WeaponType } from './card.ts';
import { BOUNDS, checkHero, checkWeapon, SPECIAL_BOUNDS } from './check.ts';
import { CHECK_SYMBOLS, checkSymbols, isSound } from './checksum.ts';
import type { HeroKind, WeaponKind } from './kind.ts';
import { heroKind, heroKindsOf, isOfHeroKind, isOfWeaponKind, weaponKind, weaponKindsOf } from './kinds.ts';
import { heroNameAt, heroNameCount, heroNameNumber, WEAPON_NAME_COUNT, weaponNameAt, weaponNameNumber } from './name.ts';
import { putText } from './wire-text.ts';
import { Reader, Writer } from './wire.ts';
import type { Wire } from './wire.ts';

export type CodeProblem =
  | { readonly problem: 'empty' | 'prefix' | 'tooShort' | 'tooLong' | 'checksum' | 'unknownKind' | 'malformed' }
  /** `position` counts from 0 in the text as it was given. */
  | { readonly problem: 'unknownCharacter'; readonly position: number; readonly character: string }
  /** Made by a later edition of this program. */
  | { readonly problem: 'version'; readonly version: number };

export type Decoded = { readonly card: Card } | CodeProblem;

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const SEPARATOR = /[\s\-‐‑–—_]/u;
const PREFIX = { hero: 'SWH', weapon: 'SWW' } as const;
const GROUP = 4;
const VERSION = 0;
const VERSIONS = 8;
/** The shortest code has more symbols than this, the longest (all spelled out, a name of 32 rare letters) fewer. */
const MIN_SYMBOLS = 8;
const MAX_SYMBOLS = 256;

/** Room for kinds in a table; see `kind.ts` on why tables only grow. */
const HERO_KINDS = 64;
const WEAPON_KINDS = 128;

const putOne = <T>(wire: Wire, values: readonly T[], value: T | undefined): T =>
  values[wire.put(value === undefined ? 0 : values.indexOf(value), values.length)]!;

const putFlag = (wire: Wire, flag: boolean): boolean => wire.put(flag ? 1 : 0, 2) === 1;

/** A number that is nearly always between `low` and `high`, and always within the bounds. */
function putNumber(wire: Wire, low: number, high: number, bounds: { readonly min: number; readonly max: number }, value = low): number {
  const usual = high - low + 1;
  const place = wire.put(value >= low && value <= high ? value - low : usual, usual + 1);
  return place < usual ? low + place : bounds.min + wire.put(value - bounds.min, bounds.max - bounds.min + 1);
}

const byTime = <T>(make: (time: number) => T): ByTime<T> => TIMES.map((_, time) => make(time)) as unknown as ByTime<T>;
const listOf = <T>(length: number, make: (i: number) => T): readonly T[] => Array.from({ length }, (_, i) => make(i));

/* Heroes */

function putHeroKind(wire: Wire, kind: HeroKind | undefined): HeroKind | undefined {
  const kinds = heroKindsOf[putOne(wire, ISLANDS, kind?.island)];
  return kinds[wire.put(kind ? kinds.indexOf(kind) : 0, HERO_KINDS)];
}

function putHeroName(wire: Wire, island: Island, name: string | undefined): string {
  const number = name === undefined ? null : heroNameNumber(island, name);
  const generated = putFlag(wire, number !== null);
  return generated ? heroNameAt(island, wire.put(number ?? 0, heroNameCount(island))) : putText(wire, BOUNDS.nameLength.max, name);
}

function putRolledHero(wire: Wire, hero: HeroCard | undefined): HeroCard | null {
  const kind = putHeroKind(wire, hero && heroKind(hero.kind));
  if (!kind) return null;
  return {
    kind: kind.id,
    name: putHeroName(wire, kind.island, hero?.name),
    island: kind.island,
    rarity: kind.rarity,
    lives: putOne(wire, kind.lives, hero?.lives),
    focus: [...kind.focus],
    energy: byTime(time => putOne(wire, kind.energy[time]!, hero?.energy[time])),
    slots: byTime(time =>
      kind.slots[time]!.map(({ icon, value }, i) => ({ icon, value: putOne(wire, value, hero?.slots[time]![i]!.value) })),
    ),
  };
}

/** Types in their order on the card, each of those still left. */
function putFocus(wire: Wire, focus: readonly WeaponType[] | undefined): readonly WeaponType[] {
  const left: WeaponType[] = [...WEAPON_TYPES];
  const count = 1 + wire.put((focus?.length ?? 1) - 1, WEAPON_TYPES.length);
  return listOf(count, i => {
    const type = putOne(wire, left, focus?.[i]);
    left.splice(left.indexOf(type), 1);
    return type;
  });
}

function putSlot(wire: Wire, slot: Slot | undefined): Slot {
  const icon = putOne(wire, [...BONUS_ICONS, ...SPECIALS], slot?.icon);
  if (icon === 'battleTrick') return { icon, value: putNumber(wire, -2, 0, SPECIAL_BOUNDS.battleTrick, slot?.value) };
  return { icon, value: putNumber(wire, -2, 4, isSpecial(icon) ? SPECIAL_BOUNDS[icon] : BOUNDS.bonus, slot?.value) };
}

function putSpelledHero(wire: Wire, hero: HeroCard | undefined): HeroCard | null {
  const known = hero && heroKind(hero.kind);
  const kind = putFlag(wire, known !== undefined) ? putHeroKind(wire, known) : NO_KIND;
  if (kind === undefined) return null;
  const island = putOne(wire, ISLANDS, hero?.island);
  return {
    kind: kind === NO_KIND ? NO_KIND : kind.id,
    name: putHeroName(wire, island, hero?.name),
    island,
    rarity: putOne(wire, RARITIES, hero?.rarity),
    lives: putNumber(wire, 18, 25, BOUNDS.lives, hero?.lives),
    focus: putFocus(wire, hero?.focus),
    energy: byTime(time => putNumber(wire, 1, 5, BOUNDS.energy, hero?.energy[time])),
    slots: byTime(time => {
      const slots = hero?.slots[time];
      return listOf(wire.put(slots?.length ?? 0, SLOTS_PER_TIME + 1), i => putSlot(wire, slots?.[i]));
    }),
  };
}

/* Weapons */

function putWeaponKind(wire: Wire, kind: WeaponKind | undefined): WeaponKind | undefined {
  const kinds = weaponKindsOf[putOne(wire, EDITIONS, kind?.edition)];
  return kinds[wire.put(kind ? kinds.indexOf(kind) : 0, WEAPON_KINDS)];
}

const putWeaponName = (wire: Wire, name: string | undefined): string =>
  weaponNameAt(wire.put(name === undefined ? 0 : weaponNameNumber(name), WEAPON_NAME_COUNT));

function putRolledWeapon(wire: Wire, weapon: WeaponCard | undefined): WeaponCard | null {
  const kind = putWeaponKind(wire, weapon && weaponKind(weapon.kind));
  if (!kind) return null;
  return {
    kind: kind.id,
    name: putWeaponName(wire, weapon?.name),
    edition: kind.edition,
    type: kind.type,
    rarity: kind.rarity,
    durability: putOne(wire, kind.durability, weapon?.durability),
    cost: kind.cost,
    sectors: kind.sectors.map(({ colour, effect, value, durability }, i) => ({
      colour,
      effect,
      value: putOne(wire, value, weapon?.sectors[i]!.value),
      durability: durability && putOne(wire, durability, weapon?.sectors[i]!.durability ?? undefined),
    })),
  };
}

function putSector(wire: Wire, sector: Sector | undefined): Sector {
  const effect = putOne(wire, EFFECTS, sector?.effect);
  const colour = putOne(wire, COLOURS, sector?.colour);
  const value =
    effect === 'canbalandAttack'
      ? putNumber(wire, -3, 0, BOUNDS.canbalandValue, sector?.value)
      : putNumber(wire, 0, 6, BOUNDS.value, sector?.value);
  if (!isDeferred(effect)) return { colour, effect, value, durability: null };
  const [low, high] = effect === 'trap' ? [6, 9] : [1, 6];
  return { colour, effect, value, durability: putNumber(wire, low, high, BOUNDS.durability, sector?.durability ?? undefined) };
}

function putSpelledWeapon(wire: Wire, weapon: WeaponCard | undefined): WeaponCard | null {
  const known = weapon && weaponKind(weapon.kind);
  const kind = putFlag(wire, known !== undefined) ? putWeaponKind(wire, known) : NO_KIND;
  if (kind === undefined) return null;
  return {
    kind: kind === NO_KIND ? NO_KIND : kind.id,
    name: putWeaponName(wire, weapon?.name),
    edition: putOne(wire, EDITIONS, weapon?.edition),
    type: putOne(wire, WEAPON_TYPES, weapon?.type),
    rarity: putOne(wire, RARITIES, weapon?.rarity),
    durability: putNumber(wire, 1, 6, BOUNDS.durability, weapon?.durability),
    cost: putNumber(wire, 0, 3, BOUNDS.cost, weapon?.cost),
    sectors: listOf(SECTORS, i => putSector(wire, weapon?.sectors[i])),
  };
}

/* Both */

function putHero(wire: Wire, hero?: HeroCard): HeroCard | null {
  const kind = hero && heroKind(hero.kind);
  const spelled = putFlag(wire, hero !== undefined && !(kind && isOfHeroKind(hero, kind)));
  return spelled ? putSpelledHero(wire, hero) : putRolledHero(wire, hero);
}

function putWeapon(wire: Wire, weapon?: WeaponCard): WeaponCard | null {
  const kind = weapon && weaponKind(weapon.kind);
  const spelled = putFlag(wire, weapon !== undefined && !(kind && isOfWeaponKind(weapon, kind)));
  return spelled ? putSpelledWeapon(wire, weapon) : putRolledWeapon(wire, weapon);
}

/** The checksum covers the letter that tells heroes from weapons. */
const lead = (isHero: boolean): number => SYMBOLS.indexOf((isHero ? PREFIX.hero : PREFIX.weapon).at(-1)!);

/** The code of a sound card. A card with problems (see `check.ts`) has no code: that is a mistake of the caller. */
export function encodeCard(card: Card): string {
  const isHero = isHeroCard(card);
  const problems = isHero ? checkHero(card) : checkWeapon(card);
  if (problems.length > 0) throw new Error(`not a sound card: ${problems.map(p => `${p.at} ${p.fault} [${p.rule}]`).join(', ')}`);
  const wire = new Writer();
  wire.put(VERSION, VERSIONS);
  if (isHero) putHero(wire, card);
  else putWeapon(wire, card);
  const symbols = wire.symbols();
  const text = [...symbols, ...checkSymbols([lead(isHero), ...symbols])].map(symbol => SYMBOLS[symbol]!).join('');
  return [isHero ? PREFIX.hero : PREFIX.weapon, ...text.match(new RegExp(`.{1,${GROUP}}`, 'g'))!].join('-');
}

/** The card of a code, however it was typed: small letters, spaces, missing dashes and O, I or L for 0 and 1 do not matter. */
export function decodeCard(text: string): Decoded {
  let typed = '';
  for (const [i, character] of [...text].entries()) {
    if (SEPARATOR.test(character)) continue;
    const letter = character.toUpperCase();
    const symbol = LOOKALIKES[letter] ?? letter;
    if (symbol.length !== 1 || !SYMBOLS.includes(symbol))
      return { problem: 'unknownCharacter', position: [...text].slice(0, i).join('').length, character };
    typed += symbol;
  }
  if (typed === '') return { problem: 'empty' };
  const isHero = typed.startsWith(PREFIX.hero);
  if (!isHero && !typed.startsWith(PREFIX.weapon)) return { problem: 'prefix' };
  const symbols = Array.from(typed.slice(PREFIX.hero.length), symbol => SYMBOLS.indexOf(symbol));
  if (symbols.length < MIN_SYMBOLS) return { problem: 'tooShort' };
  if (symbols.length > MAX_SYMBOLS) return { problem: 'tooLong' };
  if (!isSound([lead(isHero), ...symbols])) return { problem: 'checksum' };
  return readCard(isHero, symbols.slice(0, -CHECK_SYMBOLS), typed);
}

function readCard(isHero: boolean, symbols: readonly number[], typed: string): Decoded {
  const wire = new Reader(symbols);
  const version = wire.put(0, VERSIONS);
  if (version !== VERSION) return { problem: 'version', version };
  const card = isHero ? putHero(wire) : putWeapon(wire);
  if (!card) return { problem: 'unknownKind' };
  const sound = (isHeroCard(card) ? checkHero(card) : checkWeapon(card)).length === 0;
  // Each card has one code: another way to write the same card is a slip the checksum happened to miss.
  if (!sound || !wire.isUsedUp() || encodeCard(card).replaceAll('-', '') !== typed) return { problem: 'malformed' };
  return { card };
}
