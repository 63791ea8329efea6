/**
 * Loadouts ready for a quick game: a hero and five weapons of its own types whose effects its bonuses help. The weapons were chosen
 * by letting squires play every set against every other until each won between a third and two thirds of its games.
 */
import type { Random } from './name.ts';
import { heroKind, weaponKind } from './registry.ts';
import { makeHero, makeWeapon } from './roll.ts';
import { seededRandom } from './seeded-random.ts';
import { averageHeroStrength, averageWeaponStrength, heroStrength, weaponStrength } from './strength.ts';
import type { Bilingual, HeroCard, WeaponCard } from './vocabulary.ts';

export interface StarterSet {
  readonly id: string;
  readonly name: Bilingual;
  readonly hero: HeroCard;
  readonly weapons: readonly WeaponCard[];
}

interface Row {
  readonly id: string;
  readonly name: Bilingual;
  readonly hero: string;
  readonly weapons: readonly [string, string, string, string, string];
}

const ROWS: readonly Row[] = [
  {
    id: 'combo-plant',
    name: { cs: 'Kombinát na volnoběh', en: 'The Combo Plant' },
    hero: 'idling-robot',
    weapons: ['cobweb-bow', 'coat-hanger-bow', 'rosehip-bow', 'elastic-anvil', 'carpet-beater'],
  },
  {
    id: 'sunday-at-seven',
    name: { cs: 'Neděle, sedm ráno', en: 'Sunday, Seven A.M.' },
    hero: 'neighbour-with-a-drill',
    weapons: ['final-notice-opener', 'bread-guillotine', 'parsley-chopper', 'swats-up', 'curtain-rod-foil'],
  },
  {
    id: 'tight-household',
    name: { cs: 'Utažená domácnost', en: 'A Tight Household' },
    hero: 'mother-of-all-nuts',
    weapons: ['ancestral-selfie-stick', 'broom-twig', 'skillet-with-a-past', 'tactless-baton', 'party-pooper'],
  },
  {
    id: 'toll-or-trouble',
    name: { cs: 'Mýto, nebo rány', en: 'Toll or Trouble' },
    hero: 'underpass-troll',
    weapons: ['swats-up', 'parsley-chopper', 'borrowed-mattock', 'pancake-mallet', 'part-time-pickaxe'],
  },
  {
    id: 'stinging-surgery',
    name: { cs: 'Žahavá ordinace', en: 'The Stinging Surgery' },
    hero: 'nettle-rash-fairy',
    weapons: ['advanced-harp', 'counts-straw', 'pea-shooter', 'bow-al-dente', 'accounting-elastic'],
  },
  {
    id: 'not-an-inch',
    name: { cs: 'Ani o píď', en: 'Not an Inch' },
    hero: 'opinionated-stump',
    weapons: ['skillet-with-a-past', 'one-hit-wonder', 'steam-iron-sceptre', 'coat-hanger-bow', 'noggin-cracker'],
  },
  {
    id: 'lunch-menu',
    name: { cs: 'Polední menu', en: 'The Lunch Menu' },
    hero: 'nibbling-scullion',
    weapons: ['olive-jabber', 'schnitzel-mallet', 'noggin-cracker', 'fraction-smasher', 'picket-stake'],
  },
  {
    id: 'cookbook-for-two',
    name: { cs: 'Kuchařka pro dva (z nichž jeden je oběd)', en: 'Cookbook for Two (One Is Lunch)' },
    hero: 'recipe-hunter',
    weapons: ['bow-al-dente', 'salt-in-the-wound', 'party-pooper', 'soup-bone-lyre', 'headstrong-wand'],
  },
  {
    id: 'first-teeth',
    name: { cs: 'První zoubky', en: 'First Teeth' },
    hero: 'vampire-in-braces',
    weapons: ['blackboard-sponge', 'ancestral-selfie-stick', 'counts-straw', 'shamans-whisk', 'giants-toothpick'],
  },
  {
    id: 'night-shift',
    name: { cs: 'Noční šichta', en: 'The Night Shift' },
    hero: 'piecework-gravedigger',
    weapons: ['part-time-pickaxe', 'rhubarb-rapier', 'mosquito-rapier', 'gale-force-icicle', 'final-notice-opener'],
  },
  {
    id: 'carry-on-luggage',
    name: { cs: 'Příruční zavazadlo', en: 'Carry-On Luggage' },
    hero: 'penguin-steward',
    weapons: ['salt-in-the-wound', 'sky-wrench', 'pancake-mallet', 'broom-twig', 'bad-mark-eraser'],
  },
  {
    id: 'unlicensed-flight',
    name: { cs: 'Let načerno', en: 'Unlicensed Flight' },
    hero: 'paperless-pilot',
    weapons: ['fair-weathercock', 'final-notice-opener', 'gap-toothed-comb', 'dragon-on-a-string', 'snowman-mortar'],
  },
];

/** Neither lucky nor unlucky: the first card drawn whose strength is within one of its kind's average. */
function typical<T>(draw: () => T, strength: (card: T) => number, average: number): T {
  for (;;) {
    const card = draw();
    if (Math.abs(strength(card) - average) <= 1) return card;
  }
}

function typicalHero(id: string, random: Random): HeroCard {
  const kind = heroKind(id)!;
  return typical(() => makeHero(kind, random), heroStrength, averageHeroStrength(kind));
}

function typicalWeapon(id: string, random: Random): WeaponCard {
  const kind = weaponKind(id)!;
  return typical(() => makeWeapon(kind, random), weaponStrength, averageWeaponStrength(kind));
}

/** Always the same cards: each set has its own seed, its place in the list. */
export const starterSets: readonly StarterSet[] = ROWS.map((row, seed) => {
  const random = seededRandom(seed);
  return {
    id: row.id,
    name: row.name,
    hero: typicalHero(row.hero, random),
    weapons: row.weapons.map(id => typicalWeapon(id, random)),
  };
});
