/** Every kind of hero and weapon for the cards page: a typical card of each kind, with words in both languages. */
import type { Language, Plain } from '@kolbiste/engine';
import {
  BONUS_ICONS,
  EDITIONS,
  heroKinds,
  ISLANDS,
  RARITIES,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
  weaponKinds,
  type HeroCard,
  type HeroKind,
  type Roll,
  type WeaponCard,
  type WeaponKind,
} from '../index.ts';
import type { CardEntry, CardsProvider, Facet } from '@kolbiste/board-kit/presentation';
import { EFFECT_RULES } from '../cards/effect-rules.ts';
import { boardWords, wordsOf } from '../text/board.ts';

const both = (say: (language: Language) => string): Record<Language, string> => ({ cs: say('cs'), en: say('en') });
/** The likeliest value of a roll. */
const middle = (roll: Roll): number => roll[Math.floor((roll.length - 1) / 2)]!;
const span = (roll: Roll): string => {
  const number = (n: number): string => (n < 0 ? `−${-n}` : String(n));
  return roll.length === 1 ? number(roll[0]!) : `${number(roll[0]!)} až ${number(roll.at(-1)!)}`;
};
const spanIn = (language: Language, roll: Roll): string => (language === 'cs' ? span(roll) : span(roll).replace(' až ', ' to '));

/** A card of the kind with the likeliest numbers, to draw the kind's face from. */
export const typicalHero = (kind: HeroKind): HeroCard => ({
  kind: kind.id,
  name: '',
  island: kind.island,
  rarity: kind.rarity,
  lives: middle(kind.lives),
  focus: [...kind.focus],
  energy: [middle(kind.energy[0]), middle(kind.energy[1]), middle(kind.energy[2]), middle(kind.energy[3])],
  slots: [0, 1, 2, 3].map(i =>
    kind.slots[i]!.map(slot => ({ icon: slot.icon, value: middle(slot.value) })),
  ) as unknown as HeroCard['slots'],
});

export const typicalWeapon = (kind: WeaponKind): WeaponCard => ({
  kind: kind.id,
  name: '',
  edition: kind.edition,
  type: kind.type,
  rarity: kind.rarity,
  durability: middle(kind.durability),
  cost: kind.cost,
  sectors: kind.sectors.map(s => ({
    colour: s.colour,
    effect: s.effect,
    value: middle(s.value),
    durability: s.durability && middle(s.durability),
  })),
});

function heroWords(kind: HeroKind, language: Language): string {
  const words = wordsOf(language);
  const t = boardWords(language);
  const times = TIMES.map((time, i) => {
    const slots = kind.slots[i]!.map(slot => `${words.icons[slot.icon]} ${spanIn(language, slot.value)}`);
    return `${words.times[time]}: ${t.energy.toLowerCase()} ${spanIn(language, kind.energy[i]!)}${slots.length ? `, ${slots.join(', ')}` : ''}`;
  });
  return `${t.lives} ${spanIn(language, kind.lives)}. ${t.focus}: ${kind.focus.map(type => words.types[type]).join(', ')}. ${times.join('; ')}. ${t.rollsNote}`;
}

function weaponWords(kind: WeaponKind, language: Language): string {
  const words = wordsOf(language);
  const t = boardWords(language);
  const sectors = kind.sectors.map(
    s =>
      `${words.colours[s.colour]}: ${words.effects[s.effect]} ${spanIn(language, s.value)}${s.durability ? ` (${t.durability.toLowerCase()} ${spanIn(language, s.durability)})` : ''}`,
  );
  return `${words.types[kind.type]}, ${t.cost.toLowerCase()} ${kind.cost}, ${t.durability.toLowerCase()} ${spanIn(language, kind.durability)}. ${sectors.join('; ')}. ${t.rollsNote}`;
}

const EFFECT_RULE: { readonly [icon: string]: string } = {
  ...EFFECT_RULES,
  blessing: 'SCW 4.3.1.1',
  comboDetonator: 'SCW 5.3.1.1',
  nightAttack: 'SCW 5.3.2.1',
  mechanic: 'SCW 5.3.3.1',
  battleTrick: 'SCW 5.4.1.1',
};
const rulesOf = (icons: readonly string[]): readonly string[] => [...new Set(icons)].flatMap(icon => EFFECT_RULE[icon] ?? []);

function heroEntry(kind: HeroKind): CardEntry {
  const icons = kind.slots.flat().map(slot => slot.icon);
  return {
    id: kind.id,
    name: kind.name,
    facets: { sort: 'hero', island: kind.island, rarity: String(kind.rarity), type: [...kind.focus], icon: [...new Set(icons)] },
    effect: both(language => heroWords(kind, language)),
    source: both(language => wordsOf(language).islands[kind.island]),
    rules: rulesOf(icons),
    card: typicalHero(kind) as unknown as Plain,
  };
}

function weaponEntry(kind: WeaponKind): CardEntry {
  const icons = kind.sectors.map(s => s.effect);
  return {
    id: kind.id,
    name: kind.name,
    facets: {
      sort: 'weapon',
      edition: kind.edition,
      rarity: String(kind.rarity),
      type: kind.type,
      icon: [...new Set(icons)],
      cost: String(kind.cost),
    },
    effect: both(language => weaponWords(kind, language)),
    source: both(language => wordsOf(language).editions[kind.edition]),
    rules: rulesOf(icons),
    card: typicalWeapon(kind) as unknown as Plain,
  };
}

const values = <T extends string | number>(ids: readonly T[], label: (language: Language, id: T) => string): Facet['values'] =>
  ids.map(id => ({ id: String(id), label: both(language => label(language, id)) }));

const FACETS: readonly Facet[] = [
  {
    id: 'sort',
    label: both(language => boardWords(language).kind),
    values: [
      { id: 'hero', label: both(language => boardWords(language).heroes) },
      { id: 'weapon', label: both(language => boardWords(language).weapons) },
    ],
  },
  {
    id: 'island',
    label: both(language => boardWords(language).island),
    values: values(ISLANDS, (language, id) => wordsOf(language).islands[id]),
  },
  {
    id: 'edition',
    label: both(language => boardWords(language).edition),
    values: values(EDITIONS, (language, id) => wordsOf(language).editions[id]),
  },
  {
    id: 'type',
    label: both(language => boardWords(language).weaponType),
    values: values(WEAPON_TYPES, (language, id) => wordsOf(language).types[id]),
  },
  {
    id: 'rarity',
    label: both(language => boardWords(language).rarity),
    values: values(RARITIES, (language, id) => boardWords(language).rarities[id]),
  },
  { id: 'cost', label: both(language => boardWords(language).cost), values: values([0, 1, 2, 3], (_, id) => String(id)) },
  {
    id: 'icon',
    label: both(language => boardWords(language).effect),
    values: values([...BONUS_ICONS, ...SPECIALS], (language, id) => wordsOf(language).icons[id]),
  },
];

/** Everything the cards page needs; nothing is fetched. */
export const cards: CardsProvider = {
  facets: FACETS,
  load: () => Promise.resolve([...heroKinds.map(heroEntry), ...weaponKinds.map(weaponEntry)]),
};
