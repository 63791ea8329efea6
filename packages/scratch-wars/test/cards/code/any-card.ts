/** Any card: rolled from a kind, rolled and then changed, or spelled out. */
import * as fc from 'fast-check';
import {
  BONUS_ICONS,
  COLOURS,
  EDITIONS,
  EFFECTS,
  heroKinds,
  isDeferred,
  ISLANDS,
  makeHero,
  makeWeapon,
  RARITIES,
  seededRandom,
  SPECIALS,
  WEAPON_TYPES,
  weaponKinds,
  type Card,
  type HeroCard,
  type Sector,
  type Slot,
  type WeaponCard,
} from '../../../src/cards/index.ts';
import { CONSONANTS } from '../../../src/cards/name.ts';

export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const madeHero = fc.tuple(fc.constantFrom(...heroKinds), fc.integer()).map(([kind, seed]) => makeHero(kind, seededRandom(seed)));
const madeWeapon = fc.tuple(fc.constantFrom(...weaponKinds), fc.integer()).map(([kind, seed]) => makeWeapon(kind, seededRandom(seed)));

const name = fc
  .oneof(
    fc.constantFrom('Alfréd Šroub', 'BRUM-PRÁSK-7', 'doktor z Oz', "O'Hara McX", 'Ñandú 龍 🐧', 'ŽLUŤOUČKÝ KŮŇ'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'aábčDĎ 0-Š'), minLength: 1, maxLength: 32 }),
  )
  .filter(text => text.trim() === text && [...text].length >= 1 && [...text].length <= 32 && !/[\p{Cc}\p{Cs}]/u.test(text));

const slot = (time: number): fc.Arbitrary<Slot> =>
  fc.oneof(
    fc.record({ icon: fc.constantFrom(...BONUS_ICONS), value: fc.integer({ min: -9, max: 9 }).filter(value => value !== 0) }),
    fc.constantFrom(...SPECIALS.filter(icon => icon !== 'nightAttack' || time >= 2)).chain(icon => {
      const [min, max] = { comboDetonator: [-9, 9], nightAttack: [1, 9], mechanic: [1, 9], battleTrick: [-9, 0] }[icon] as [number, number];
      return fc.record({ icon: fc.constant(icon), value: fc.integer({ min, max }) });
    }),
  );

const energy = fc.integer({ min: 0, max: 12 });
const slots = (time: number) => fc.array(slot(time), { maxLength: 2 });

const spelledHero: fc.Arbitrary<HeroCard> = fc.record({
  kind: fc.constantFrom('', ...heroKinds.map(kind => kind.id)),
  name,
  island: fc.constantFrom(...ISLANDS),
  rarity: fc.constantFrom(...RARITIES),
  lives: fc.integer({ min: 3, max: 50 }),
  focus: fc.shuffledSubarray([...WEAPON_TYPES], { minLength: 1 }),
  energy: fc.tuple(energy, energy, energy, energy),
  slots: fc.tuple(slots(0), slots(1), slots(2), slots(3)),
});

const sector: fc.Arbitrary<Sector> = fc.constantFrom(...EFFECTS).chain(effect =>
  fc.record({
    colour: fc.constantFrom(...COLOURS),
    effect: fc.constant(effect),
    value: effect === 'canbalandAttack' ? fc.integer({ min: -9, max: 0 }) : fc.integer({ min: 0, max: 9 }),
    durability: isDeferred(effect) ? fc.integer({ min: 1, max: 9 }) : fc.constant(null),
  }),
);

const spelledWeapon: fc.Arbitrary<WeaponCard> = fc.record({
  kind: fc.constantFrom('', ...weaponKinds.map(kind => kind.id)),
  name: fc.string({ unit: fc.constantFrom(...CONSONANTS), minLength: 4, maxLength: 4 }),
  edition: fc.constantFrom(...EDITIONS),
  type: fc.constantFrom(...WEAPON_TYPES),
  rarity: fc.constantFrom(...RARITIES),
  durability: fc.integer({ min: 1, max: 9 }),
  cost: fc.integer({ min: 0, max: 9 }),
  sectors: fc.array(sector, { minLength: 9, maxLength: 9 }),
});

const changedHero = fc
  .tuple(madeHero, spelledHero, fc.constantFrom('kind', 'name', 'lives', 'energy', 'slots'))
  .map(([made, other, field]) => ({
    ...made,
    [field]: other[field as keyof HeroCard],
  }));

const changedWeapon = fc
  .tuple(madeWeapon, spelledWeapon, fc.constantFrom('kind', 'cost', 'durability', 'sectors'))
  .map(([made, other, field]) => ({ ...made, [field]: other[field as keyof WeaponCard] }));

export const anyCard: fc.Arbitrary<Card> = fc.oneof(madeHero, madeWeapon, changedHero, changedWeapon, spelledHero, spelledWeapon);

/** One card of every kind, always the same. */
export const samples: readonly Card[] = [
  ...heroKinds.map((kind, seed) => makeHero(kind, seededRandom(seed))),
  ...weaponKinds.map((kind, seed) => makeWeapon(kind, seededRandom(seed))),
];
