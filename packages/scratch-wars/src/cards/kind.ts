/**
 * A kind of card: what all its cards share (icons, colours, cost, type, focus) and the neighbouring values each of its numbers is
 * rolled among. Kinds are written as rows of short, type-checked texts and read here.
 *
 * Card codes lean on kinds: they store a kind's place in its table and each number's place among its values. A published row
 * therefore never changes and never moves; a kind that should differ is a new row at the end of its table.
 */
import { isDeferred, isSpecial, TIMES } from './card.ts';
import type {
  BonusIcon,
  ByTime,
  Colour,
  Deferred,
  Edition,
  Effect,
  HeroCard,
  Island,
  OneShot,
  Rarity,
  Special,
  TimeOfDay,
  WeaponCard,
  WeaponType,
} from './card.ts';

/** What a number may be: neighbouring values, rising. Two are equally likely, three come 1:2:1, four 1:3:3:1. */
export type Roll = readonly number[];

export interface Bilingual {
  readonly cs: string;
  readonly en: string;
}

export interface KindSlot {
  readonly icon: BonusIcon | Special;
  readonly value: Roll;
}

export interface KindSector {
  readonly colour: Colour;
  readonly effect: Effect;
  readonly value: Roll;
  readonly durability: Roll | null;
}

export interface HeroKind extends Pick<HeroCard, 'island' | 'rarity' | 'focus'> {
  readonly id: string;
  readonly name: Bilingual;
  readonly lives: Roll;
  readonly energy: ByTime<Roll>;
  readonly slots: ByTime<readonly KindSlot[]>;
}

export interface WeaponKind extends Pick<WeaponCard, 'edition' | 'rarity' | 'type' | 'cost'> {
  readonly id: string;
  readonly name: Bilingual;
  readonly durability: Roll;
  readonly sectors: readonly KindSector[];
}

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
  return rows.map(row => {
    const byTime = <T>(read: (time: TimeRow) => T) => TIMES.map(time => read(row[time])) as unknown as ByTime<T>;
    return {
      id: row.id,
      name: row.name,
      island,
      rarity: row.rarity,
      focus: row.focus,
      lives: readRange(row.lives),
      energy: byTime(([energy]) => readRange(energy)),
      slots: byTime(([, ...slots]) => slots.filter(slot => slot !== undefined).map(readSlot)),
    };
  });
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
