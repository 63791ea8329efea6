/** What a card has besides set, type, affiliation and rarity, for those who look for it: both languages side by side. */
import type { Definition } from '../cards/index.ts';

type Both = { readonly en: string; readonly cs: string };
interface Trait {
  readonly id: string;
  readonly label: Both;
  readonly fits: (card: Definition) => boolean;
}
interface Kind {
  readonly id: string;
  readonly label: Both;
  readonly values: readonly Trait[];
}

const trait = (id: string, en: string, cs: string, fits: (card: Definition) => boolean): Trait => ({ id, label: { en, cs }, fits });
const aspect = (id: NonNullable<Definition['aspect']>, en: string, cs: string): Trait => trait(id, en, cs, card => card.aspect === id);
const apostle = (id: NonNullable<Definition['follower']>, name: string): Trait =>
  trait(
    id,
    name,
    name,
    ({ follower, needs, abilities }) =>
      follower === id || needs.gift === id || needs.follower === id || abilities.includes(`follows:${id}`),
  );
const labelled = (id: Definition['labels'][number], en: string, cs: string): Trait =>
  trait(id, en, cs, ({ labels }) => labels.includes(id));

/** The last way of playing it out of the hand, and how many of it a deck may hold. */
const ANSWERS: readonly string[] = ['reaction', 'cancel', 'saving', 'points', 'healed', 'lost', 'found', 'won'];
export const TRAITS: readonly Kind[] = [
  {
    id: 'aspect',
    label: { en: 'Aspect', cs: 'Aspekt' },
    values: [
      aspect('changeling', 'Changeling', 'Metamorfóza'),
      aspect('elements', 'Elements', 'Živly'),
      aspect('exorcism', 'Exorcism', 'Exorcismus'),
      aspect('kinetics', 'Kinetics', 'Kinetika'),
      aspect('manipulation', 'Manipulation', 'Manipulace'),
      aspect('mentalism', 'Mentalism', 'Mentalismus'),
      aspect('premonition', 'Premonition', 'Předtucha'),
      aspect('summoning', 'Summoning', 'Vyvolávání'),
      aspect('any', 'Any aspect', 'Kterýkoli aspekt'),
    ],
  },
  {
    id: 'apostle',
    label: { en: 'Apostle', cs: 'Apoštol' },
    values: [
      apostle('algeroth', 'Algeroth'),
      apostle('semai', 'Semai'),
      apostle('muawijhe', 'Muawijhe'),
      apostle('ilian', 'Ilian'),
      apostle('demnogonis', 'Demnogonis'),
    ],
  },
  {
    id: 'trait',
    label: { en: 'Kind', cs: 'Vlastnost' },
    values: [
      trait('personality', 'Personality', 'Osobnost', ({ personality }) => personality),
      labelled('commander', 'Commander', 'Velitel'),
      labelled('nepharite', 'Nepharite', 'Nefarita'),
      labelled('cultist', 'Cultist', 'Vyznavač kultu'),
      labelled('fightWeapon', 'Fight weapon', 'Zbraň na zápas'),
      labelled('shootWeapon', 'Shoot weapon', 'Zbraň na střelbu'),
      labelled('bothWeapon', 'Weapon for both', 'Zbraň na obojí'),
      labelled('armour', 'Armor', 'Brnění'),
      labelled('vehicle', 'Vehicle', 'Vozidlo'),
      labelled('airship', 'Airship', 'Vzdušný koráb'),
      labelled('poison', 'Poison', 'Jed'),
      labelled('virus', 'Virus', 'Virus'),
      labelled('ritual', 'Ritual', 'Rituál'),
      labelled('prophecy', 'Prophecy', 'Proroctví'),
      trait('answer', 'Answers something', 'Odpovídá na něco', ({ play }) => play !== null && ANSWERS.includes(play.timing)),
      trait('combat', 'Played in combat', 'Hraje se v souboji', ({ play }) => play?.timing === 'combat' || play?.timing === 'modifier'),
      trait('stays', 'Stays in play', 'Zůstává ve hře', ({ type, after }) => type !== 'warrior' && after === 'stays'),
      trait('removed', 'Removed from the game after use', 'Po použití se odstraní', ({ after }) => after === 'sacrifice'),
      trait('one', 'One in a deck', 'Jedna v balíčku', ({ limit }) => limit === 1),
      trait('banned', 'Not in tournament decks', 'Na turnajích zakázaná', ({ limit }) => limit === 0),
    ],
  },
];
/** What it has of each, by the ids of the lists above. */
export const traitsOf = (card: Definition): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(TRAITS.map(({ id, values }) => [id, values.filter(({ fits }) => fits(card)).map(value => value.id)]));
