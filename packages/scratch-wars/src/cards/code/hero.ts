/** Heroes on the wire. */
import { BOUNDS, SPECIAL_BOUNDS } from '../check.ts';
import { heroNameAt, heroNameCount, heroNameNumber } from '../name.ts';
import { heroKind, heroKindsOf } from '../registry.ts';
import { isOfHeroKind } from '../roll.ts';
import {
  BONUS_ICONS,
  byTime,
  isSpecial,
  ISLANDS,
  NO_KIND,
  RARITIES,
  SLOTS_PER_TIME,
  SPECIALS,
  WEAPON_TYPES,
  type HeroCard,
  type HeroKind,
  type Island,
  type Slot,
  type WeaponType,
} from '../vocabulary.ts';
import { listOf, putFlag, putNumber, putOne } from './fields.ts';
import { putText } from './wire-text.ts';
import type { Wire } from './wire.ts';

/** Room for kinds in a table; see `makers.ts` on why tables only grow. */
const HERO_KINDS = 64;

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
  if (icon === 'battleTrick') return { icon, value: putNumber(wire, { min: -2, max: 0 }, SPECIAL_BOUNDS.battleTrick, slot?.value) };
  return { icon, value: putNumber(wire, { min: -2, max: 4 }, isSpecial(icon) ? SPECIAL_BOUNDS[icon] : BOUNDS.bonus, slot?.value) };
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
    lives: putNumber(wire, { min: 18, max: 25 }, BOUNDS.lives, hero?.lives),
    focus: putFocus(wire, hero?.focus),
    energy: byTime(time => putNumber(wire, { min: 1, max: 5 }, BOUNDS.energy, hero?.energy[time])),
    slots: byTime(time => {
      const slots = hero?.slots[time];
      return listOf(wire.put(slots?.length ?? 0, SLOTS_PER_TIME + 1), i => putSlot(wire, slots?.[i]));
    }),
  };
}

export function putHero(wire: Wire, hero?: HeroCard): HeroCard | null {
  const kind = hero && heroKind(hero.kind);
  const spelled = putFlag(wire, hero !== undefined && !(kind && isOfHeroKind(hero, kind)));
  return spelled ? putSpelledHero(wire, hero) : putRolledHero(wire, hero);
}
