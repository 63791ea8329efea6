/** A card as the pictures know it: of the pool, or of the official list only, which tells name and type. */
import { DEFINITIONS, NOT_ENFORCED, type Definition } from '../../index.ts';
import type { Field } from '../../text/board-words.ts';
import { fieldOf } from '../../text/fields.ts';

export interface Subject {
  readonly code: string;
  readonly type: Definition['type'];
  readonly field: Field;
  readonly name: string;
  /** Name and effect, in small letters: what a picture may tell. */
  readonly words: string;
  readonly labels: readonly string[];
  readonly ratings: readonly (number | null)[];
  readonly personality: boolean;
  /** Its number among those of its type and field: neighbours are drawn apart. */
  readonly place: number;
}

/** A card of which only the name is known is painted by what the name says. */
const NAMED: readonly (readonly [Field, RegExp])[] = [
  [
    'legion',
    /algeroth|ilian|semai|demnogonis|muawijhe|golgotha|nepharite|necro|unholy|dark |cultist|zenith|callist|spawn|symmetry|golem|phage|souls|fury|pretorian|maculator/,
  ],
  ['brotherhood', /cardinal|inquisit|mystic|cathedral|holy|sacred|nathaniel|brother|vestal|exorc|censer|pilgrim/],
  [
    'mishima',
    /mishim|samurai|shogun|bushi|jito|shugo|shinobi|toshiro|yuichiro|keitoku|honor the emperor|dragonbike|yo[a-z]+a'?s|nomura|kanji/,
  ],
  ['bauhaus', /bauhaus|kommandant|capitaine|stahler|grizzly|venus/],
  ['capitol', /capitol|mars|president|kell|carter|gt offroad|rattlesnake/],
  ['cybertronic', /cyber|tekron|replicant|chip|ssw|sa-sg/],
  ['imperial', /imperial|clan|mccraig|macguire|wolfe|brannaghan|wolf/],
  ['crescentia', /crescent|jihad|mastodon/],
  ['templars', /templar|gendarme|serett/],
  ['rasputin', /rasput|greymourn|airvessel|urox/],
  ['lutheran', /lutheran|cavalier|verounist/],
];
const guess = (name: string): Field => NAMED.find(([, says]) => says.test(name.toLowerCase()))?.[0] ?? 'free';

/** Words of every second card: they tell nothing. */
const COMMON =
  /doomtroopers?|destiny points?|per \d+ destiny|victory points?|in your turn|until your next turn|removed from the game|dark legion|in combat|\d actions?/gi;

/** Cards whose own place among their kind would have them drawn like another card: faces.test.ts finds them. */
const MOVED: { readonly [code: string]: number } = {
  '02125': 3,
  '03128': 12,
  '06017': 29,
  '06034': 4,
  '06053': 13,
  '07019': 22,
  '07103': 2,
};
const places = new Map<string, number>();
function placeOf(key: string): number {
  const place = places.get(key) ?? 0;
  places.set(key, place + 1);
  return place;
}
let all: ReadonlyMap<string, Subject> | null = null;
function subjects(): ReadonlyMap<string, Subject> {
  const cards = [
    ...DEFINITIONS.map(card => ({
      code: card.code,
      type: card.type,
      field: fieldOf(card),
      name: card.name.en,
      words: `${card.name.en} ${card.text.en.replace(COMMON, '')}`.toLowerCase(),
      labels: card.labels as readonly string[],
      ratings: card.ratings,
      personality: card.personality,
    })),
    ...NOT_ENFORCED.map(({ code, type, en }) => ({
      code,
      type,
      field:
        type === 'art'
          ? ('brotherhood' as const)
          : type === 'symmetry'
            ? ('legion' as const)
            : type === 'ki'
              ? ('mishima' as const)
              : guess(en),
      name: en,
      words: en.toLowerCase(),
      labels: [],
      ratings: [null, null, null, null],
      personality: false,
    })),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));
  return new Map(
    cards.map(card => {
      const place = placeOf(`${card.type} ${card.field}`);
      return [card.code, { ...card, place: MOVED[card.code] ?? place }];
    }),
  );
}
export const subjectOf = (code: string): Subject | null => (all ??= subjects()).get(code) ?? null;
