/**
 * Short ways to write a kind of card: rows of type-checked texts, read here.
 *
 * Card codes store a kind's place in its table and each number's place among its values. A published row therefore never changes
 * and never moves; a kind that should differ is a new row at the end of its table.
 */
import {
  byTime,
  isDeferred,
  isSpecial,
  TIMES,
  type Bilingual,
  type BonusIcon,
  type Colour,
  type Deferred,
  type Edition,
  type Effect,
  type HeroKind,
  type Island,
  type KindSector,
  type KindSlot,
  type OneShot,
  type Rarity,
  type Roll,
  type Special,
  type TimeOfDay,
  type WeaponKind,
  type WeaponType,
} from './vocabulary.ts';

/** `3` is always 3; `1..3` is rolled. */
type RangeText = `${number}` | `${number}..${number}`;
type SlotText = `${BonusIcon | Special} ${RangeText}`;
type SectorText = `${Colour} ${OneShot} ${RangeText}` | `${Colour} ${Deferred} ${RangeText} lasts ${RangeText}`;

/** One time of day: its energy, then up to two bonuses or specials. */
type TimeRow = readonly [RangeText, SlotText?, SlotText?];

interface HeroRow extends Readonly<Record<TimeOfDay, TimeRow>> {
  readonly id: string;
  readonly name: Bilingual;
  readonly rarity: Rarity;
  readonly lives: RangeText;
  readonly focus: readonly WeaponType[];
}

interface WeaponRow {
  readonly id: string;
  readonly name: Bilingual;
  readonly type: WeaponType;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly durability: RangeText;
  readonly sectors: readonly SectorText[];
}

function readRange(text: string): Roll {
  const [low, high = low] = text.split('..').map(Number);
  const roll: number[] = [];
  for (let value = low!; value <= high!; value++) roll.push(value);
  return roll;
}

function readSlot(text: SlotText): KindSlot {
  const [icon, range] = text.split(' ') as [BonusIcon | Special, string];
  // A bonus adds or subtracts (SCW 4.2): zero is no bonus, so -1 and 1 are neighbours. A special may well be 0.
  return { icon, value: readRange(range).filter(value => value !== 0 || isSpecial(icon)) };
}

function readSector(text: SectorText): KindSector {
  const [colour, effect, value, , durability] = text.split(' ') as [Colour, Effect, string, string?, string?];
  return { colour, effect, value: readRange(value), durability: isDeferred(effect) ? readRange(durability!) : null };
}

export function readHeroes(island: Island, rows: readonly HeroRow[]): readonly HeroKind[] {
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    island,
    rarity: row.rarity,
    focus: row.focus,
    lives: readRange(row.lives),
    energy: byTime(time => readRange(row[TIMES[time]!][0])),
    slots: byTime(time => {
      const [, ...slots] = row[TIMES[time]!];
      return slots.filter(slot => slot !== undefined).map(readSlot);
    }),
  }));
}

export function readWeapons(edition: Edition, rows: readonly WeaponRow[]): readonly WeaponKind[] {
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    edition,
    rarity: row.rarity,
    type: row.type,
    cost: row.cost,
    durability: readRange(row.durability),
    sectors: row.sectors.map(readSector),
  }));
}
