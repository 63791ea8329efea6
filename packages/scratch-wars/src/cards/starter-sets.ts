/** Loadouts ready for a quick game: a hero and five weapons of its own types whose effects its bonuses help. */
import { heroStrength, weaponStrength } from './card.ts';
import type { HeroCard, WeaponCard } from './card.ts';
import type { Bilingual } from './kind.ts';
import { averageHeroStrength, averageWeaponStrength, heroKind, weaponKind } from './kinds.ts';
import { makeHero, makeWeapon } from './make.ts';
import type { Random } from './name.ts';
import { seededRandom } from './seeded-random.ts';

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
    weapons: ['parsley-chopper', 'coat-hanger-bow', 'skillet-with-a-past', 'one-hit-wonder', 'borrowed-mattock'],
  },
  {
    id: 'sunday-at-seven',
    name: { cs: 'Neděle, sedm ráno', en: 'Sunday, Seven A.M.' },
    hero: 'neighbour-with-a-drill',
    weapons: ['final-notice-opener', 'fraction-smasher', 'stale-baguette', 'swats-up', 'borrowed-mattock'],
  },
  {
    id: 'tight-household',
    name: { cs: 'Utažená domácnost', en: 'A Tight Household' },
    hero: 'mother-of-all-nuts',
    weapons: ['bad-weather-brolly', 'broom-twig', 'skillet-with-a-past', 'tactless-baton', 'rhubarb-rapier'],
  },
  {
    id: 'toll-or-trouble',
    name: { cs: 'Mýto, nebo rány', en: 'Toll or Trouble' },
    hero: 'underpass-troll',
    weapons: ['swats-up', 'parsley-chopper', 'borrowed-mattock', 'carpet-beater', 'fraction-smasher'],
  },
  {
    id: 'stinging-surgery',
    name: { cs: 'Žahavá ordinace', en: 'The Stinging Surgery' },
    hero: 'nettle-rash-fairy',
    weapons: ['advanced-harp', 'malingerers-thermometer', 'pea-shooter', 'ghost-torch', 'accounting-elastic'],
  },
  {
    id: 'not-an-inch',
    name: { cs: 'Ani o píď', en: 'Not an Inch' },
    hero: 'opinionated-stump',
    weapons: ['unsupervised-shovel', 'accounting-elastic', 'pea-shooter', 'rosehip-bow', 'steam-iron-sceptre'],
  },
  {
    id: 'lunch-menu',
    name: { cs: 'Polední menu', en: 'The Lunch Menu' },
    hero: 'nibbling-scullion',
    weapons: ['olive-jabber', 'schnitzel-mallet', 'noggin-cracker', 'grill-pitchfork', 'swats-up'],
  },
  {
    id: 'cookbook-for-two',
    name: { cs: 'Kuchařka pro dva (z nichž jeden je oběd)', en: 'Cookbook for Two (One Is Lunch)' },
    hero: 'recipe-hunter',
    weapons: ['bow-al-dente', 'salt-in-the-wound', 'shamans-whisk', 'rib-whistle', 'flat-remote'],
  },
  {
    id: 'first-teeth',
    name: { cs: 'První zoubky', en: 'First Teeth' },
    hero: 'vampire-in-braces',
    weapons: ['picket-stake', 'grannys-spare-fang', 'counts-straw', 'both-ends-candle', 'giants-toothpick'],
  },
  {
    id: 'night-shift',
    name: { cs: 'Noční šichta', en: 'The Night Shift' },
    hero: 'piecework-gravedigger',
    weapons: ['part-time-pickaxe', 'coffin-lid', 'mosquito-rapier', 'parsley-chopper', 'final-notice-opener'],
  },
  {
    id: 'carry-on-luggage',
    name: { cs: 'Příruční zavazadlo', en: 'Carry-On Luggage' },
    hero: 'penguin-steward',
    weapons: ['excess-baggage', 'sky-wrench', 'nerve-racking-bubbles', 'broom-twig', 'bad-mark-eraser'],
  },
  {
    id: 'unlicensed-flight',
    name: { cs: 'Let načerno', en: 'Unlicensed Flight' },
    hero: 'paperless-pilot',
    weapons: ['fair-weathercock', 'snowman-mortar', 'handheld-lightning-rod', 'dragon-on-a-string', 'pea-shooter'],
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
