/** Cards as the board and the cards page know them. */
import type { Language, Plain } from '@kolbiste/engine';
import { DEFINITIONS, definitionNamed, NOT_ENFORCED, type Definition } from '../index.ts';
import type { CardEntry, CardsProvider, Facet } from '@kolbiste/board-kit/presentation';
import { fieldOf, FIELDS, fieldsOf } from '../text/fields.ts';
import { TRAITS, traitsOf } from '../text/traits.ts';
import { RARITIES, rarityOf } from './rarity.ts';
import { boardWords, TYPES, type BoardWords } from '../text/board.ts';

/** A card as it lies on the table: its number, or null when it is not to be known, and its ratings of the moment. */
type Shown = Plain & { readonly def: number | null; readonly ratings?: readonly number[] | null };
const isShown = (card: Plain): card is Shown => typeof card === 'object' && card !== null && 'def' in card;

/** The definition a face stands for, given by number, by code or as it lies; null when it is not to be known, or when the card is not in the pool. */
export function definitionAt(card: Plain): Definition | null {
  const def = isShown(card) ? card.def : typeof card === 'string' ? definitionNamed(card) : card;
  return typeof def === 'number' ? (DEFINITIONS[def] ?? null) : null;
}
export const ratingsAt = (card: Plain): readonly number[] | null => (isShown(card) ? (card.ratings ?? null) : null);
/** A card of the official list that is not in the pool, by its code. */
export const outsiderAt = (card: Plain): (typeof NOT_ENFORCED)[number] | null =>
  typeof card === 'string' ? (NOT_ENFORCED.find(({ code }) => code === card) ?? null) : null;

/** The changes of ratings a card gives to whom it reaches, all together: what stands on its bar when it is no warrior. */
export function changesOf({ gives }: Definition): readonly { readonly rating: number; readonly n: number; readonly times: boolean }[] {
  return gives.flatMap(({ ratings, layer }) =>
    ratings.flatMap((n, rating) => (n === 0 || (layer === 'multiply' && n === 1) ? [] : [{ rating, n, times: layer === 'multiply' }])),
  );
}

// -- the cards page -------------------------------------------------------------------------------------------------

const both = (pick: (text: BoardWords) => string): Record<Language, string> => ({ cs: pick(boardWords('cs')), en: pick(boardWords('en')) });

/** Sets in the order of the official list, by the first digits of a code. */
export const SETS = ['Base', 'Inquisition', 'Warzone', 'Mortificator', 'Golgotha', 'Apocalypse', 'Paradise Lost', 'Promo'] as const;
export const setOf = (code: string): string => SETS[Number(code.slice(0, 2)) - 1] ?? 'Promo';

const facets: readonly Facet[] = [
  { id: 'set', label: both(t => t.facets.set), values: SETS.map(id => ({ id, label: both(t => t.sets[id]!) })) },
  { id: 'type', label: both(t => t.facets.type), values: TYPES.map(id => ({ id, label: both(t => t.types[id]) })) },
  { id: 'field', label: both(t => t.facets.field), values: FIELDS.map(id => ({ id, label: both(t => t.fields[id]) })) },
  { id: 'rarity', label: both(t => t.facets.rarity), values: RARITIES.map(id => ({ id, label: both(t => t.rarities[id]) })) },
  ...TRAITS,
  ...(NOT_ENFORCED.length === 0
    ? []
    : [
        {
          id: 'enforced',
          label: both(t => t.facets.enforced),
          values: [
            { id: 'yes', label: both(t => t.enforced) },
            { id: 'no', label: both(t => t.notEnforced) },
          ],
        },
      ]),
];

/** The chapter that speaks of a type of card. */
const CHAPTERS: Record<Definition['type'], string> = {
  warrior: 'DOT 8.1',
  equipment: 'DOT 11.1',
  fortification: 'DOT 12.1',
  symmetry: 'DOT 13.1',
  mission: 'DOT 14.1',
  relic: 'DOT 15.1',
  warzone: 'DOT 16.1',
  ki: 'DOT 17.1t',
  beast: 'DOT 18.1',
  art: 'DOT 21.1',
  special: 'DOT 22.1',
  alliance: 'DOT 23.1',
};

function rarityFacet(code: string): { readonly rarity?: string } {
  const rarity = rarityOf(code);
  return rarity === null ? {} : { rarity };
}

function entryOf(card: Definition, spoken: readonly string[]): CardEntry {
  const fields = fieldsOf(card.affiliation);
  return {
    id: card.code,
    name: card.name,
    facets: {
      set: card.set,
      type: card.type,
      field: fields.length ? fields : [fieldOf(card)],
      ...rarityFacet(card.code),
      ...traitsOf(card),
      ...(NOT_ENFORCED.length > 0 && { enforced: 'yes' }),
    },
    effect: card.text,
    source: both(t => t.source(t.sets[card.set] ?? card.set, card.code)),
    rules: [...new Set([card.play?.rule ?? CHAPTERS[card.type], ...card.uses.flatMap(({ rule }) => (rule ? [rule] : [])), ...spoken])],
    card: card.code,
  };
}
const outsider = ({ code, en, cs }: (typeof NOT_ENFORCED)[number]): CardEntry => ({
  id: code,
  name: { en, cs },
  facets: { set: setOf(code), ...rarityFacet(code), enforced: 'no' },
  effect: both(t => t.notEnforcedYet),
  source: both(t => t.source(t.sets[setOf(code)]!, code)),
  rules: [],
  card: code,
});

async function load(): Promise<readonly CardEntry[]> {
  const book = await import('@kolbiste/rulebooks/doomtrooper').then(
    module => module.doomtrooper,
    () => null,
  );
  /** Rulings that name a card. Short names are words of other sentences, too. */
  const spokenOf = (name: string): readonly string[] =>
    name.length < 6
      ? []
      : (book?.rulings ?? []).filter(({ question, decision }) => `${question} ${decision}`.includes(name)).map(({ cite }) => cite);
  return [
    ...DEFINITIONS.filter(({ set }) => set !== 'Test').map(card => entryOf(card, spokenOf(card.name.en))),
    ...NOT_ENFORCED.map(outsider),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const cards: CardsProvider = { facets, load };
