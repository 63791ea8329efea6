/** Doomtrooper for the deck builder: its cards, groups and measures, what is wrong with a draft and how to mend it. */
import type { Language, Plain } from '@kolbiste/engine';
import {
  counted,
  sizeOf,
  spread,
  withCopies,
  type CardDeck,
  type DeckBuilding,
  type DeckCard,
  type DeckFault,
  type ReadyDeck,
} from '@kolbiste/board-kit/deck-building';
import { deckProblems, isRestricted, MIN_DECK, type Deck, type DeckProblem } from '../decks/deck.ts';
import { EARLIER } from '../decks/earlier.ts';
import { READY_DECKS, readyDeck } from '../decks/ready.ts';
import { repairs } from '../decks/repair.ts';
import { cardinalsPrivilege, OPENING_HAND, openingHand } from '../decks/sample.ts';
import { DEFINITIONS, definitionNamed, NOT_ENFORCED, text as texts, type Definition } from '../index.ts';
import { PROFILES, type ProfileName } from '../rules/profiles/index.ts';
import { boardWords, TYPES, type BoardWords } from '../text/board.ts';
import { deckText } from '../text/decks.ts';
import { fieldOf, FIELDS, fieldsOf } from '../text/fields.ts';
import { TRAITS, traitsOf } from '../text/traits.ts';
import { setOf, SETS } from './cards.ts';
import { RARITIES, rarityOf } from './rarity.ts';

type Both = Readonly<Record<Language, string>>;
const bothOf = (pick: (language: Language) => string): Both => ({ cs: pick('cs'), en: pick('en') });
const both = (pick: (text: BoardWords) => string): Both => bothOf(language => pick(boardWords(language)));

const VALUE = 3;
const numbersOf = ({ type, ratings, play }: Definition): DeckCard['numbers'] => ({
  ...(type === 'warrior' && { value: ratings[VALUE] }),
  ...(play !== null && type !== 'warrior' && { cost: play.destiny }),
});

const rarityFacet = (code: string): readonly string[] => [rarityOf(code)].filter(rarity => rarity !== null);

const pool: readonly DeckCard[] = DEFINITIONS.filter(({ set }) => set !== 'Test').map(card => {
  const fields = fieldsOf(card.affiliation);
  return {
    id: card.code,
    name: card.name,
    text: card.text,
    group: card.type,
    facets: {
      set: [card.set],
      type: [card.type],
      field: fields.length ? fields : [fieldOf(card)],
      rarity: rarityFacet(card.code),
      ...traitsOf(card),
    },
    numbers: numbersOf(card),
    playable: true,
    face: card.code,
  };
});
const coming: readonly DeckCard[] = NOT_ENFORCED.map(({ code, type, en, cs }) => ({
  id: code,
  name: { en, cs },
  text: both(t => t.notEnforcedYet),
  group: type,
  facets: {
    set: [setOf(code)],
    type: [type],
    field: [],
    rarity: rarityFacet(code),
    ...Object.fromEntries(TRAITS.map(({ id }) => [id, []])),
  },
  numbers: {},
  playable: false,
  face: code,
}));
const known = new Map([...pool, ...coming].map(card => [card.id, card]));

const profileOf = ({ format }: CardDeck): ProfileName => (format === 'standard' ? 'standard' : 'tournament');
const numbered = (cards: CardDeck['cards']): number[] =>
  spread(cards)
    .map(definitionNamed)
    .filter(def => def >= 0);
const deckOf = ({ cards, side }: CardDeck): Deck => ({ name: 'own', cards: numbered(cards), sideboard: numbered(side) });
const codesOf = (cards: readonly number[]): CardDeck['cards'] => counted(cards.map(def => DEFINITIONS[def]!.code));

/** A refusal in both languages. Where it names a card, it is to be named in the reader's. */
function said(refusal: DeckProblem['refusal'], name: Both | null): Both {
  const tell = (language: Language): string =>
    texts[language].refusal(name === null ? refusal : { ...refusal, params: { ...refusal.params, card: name[language] } }, {
      seats: [],
      view: null,
    });
  return { cs: tell('cs'), en: tell('en') };
}
function told({ refusal }: DeckProblem): Both {
  const card = refusal.params?.['card'];
  return said(refusal, typeof card === 'string' ? (DEFINITIONS[definitionNamed(card)]?.name ?? null) : null);
}

/** Cards that are not in the pool: of the official list or of no list. */
const strangers = (deck: CardDeck): readonly DeckFault[] =>
  [...new Set([...deck.cards, ...deck.side].map(([card]) => card))]
    .filter(card => definitionNamed(card) < 0)
    .map(card => ({
      rule: 'DOT DR-100',
      said: said(
        { rule: 'DOT DR-100', why: known.has(card) ? 'notEnforced' : 'unknownCard', params: { card } },
        known.get(card)?.name ?? null,
      ),
      repairs: [{ kind: 'dropCard', deck: withCopies(withCopies(deck, 'cards', card, 0), 'side', card, 0) }],
    }));

/** The book and the list of restricted cards, as agreed at a table. */
function agreed(deck: CardDeck, options: Plain | undefined): { readonly profile: ProfileName; readonly restricted: boolean } {
  if (options === undefined) return { profile: profileOf(deck), restricted: isRestricted(profileOf(deck), 'usual') };
  const { profile: book, restrictedList: list } = options as { readonly profile?: Plain; readonly restrictedList?: Plain };
  const profile = book === 'standard' ? 'standard' : 'tournament';
  return { profile, restricted: isRestricted(profile, list === 'on' || list === 'off' ? list : 'usual') };
}

function faults(deck: CardDeck, options?: Plain): readonly DeckFault[] {
  const own = deckOf(deck);
  const { profile, restricted } = agreed(deck, options);
  return [
    ...strangers(deck),
    ...deckProblems(own, profile, restricted).map(problem => ({
      rule: problem.refusal.rule,
      said: told(problem),
      repairs: repairs(own, problem, profile, restricted).map(({ kind, deck: mended, aside }) => ({
        kind,
        deck: {
          ...deck,
          cards: [...codesOf(mended.cards), ...deck.cards.filter(([card]) => definitionNamed(card) < 0)].toSorted(([a], [b]) =>
            a < b ? -1 : 1,
          ),
          side: codesOf(mended.sideboard),
          maybe: counted([...spread(deck.maybe), ...spread(codesOf(aside))]),
        },
      })),
    })),
  ];
}

const highest = (measure: string): number => Math.max(...pool.map(({ numbers }) => numbers[measure] ?? 0));

const inBuilder = ({ name, cards, sideboard }: Deck): ReadyDeck => ({
  id: name,
  name: bothOf(language => deckText(name, language).name),
  side: { cs: deckText(name, 'cs'), en: deckText(name, 'en') },
  deck: {
    v: 1,
    game: 'doomtrooper',
    format: 'tournament',
    cards: codesOf(cards),
    side: codesOf(sideboard),
    maybe: [],
    cover: null,
    notes: '',
  },
});

export const deckBuilding: DeckBuilding = {
  game: 'doomtrooper',
  cards: [...pool, ...coming],
  groups: TYPES.map(id => ({ id, label: both(t => t.types[id]) })),
  facets: [
    { id: 'type', label: both(t => t.facets.type), values: TYPES.map(id => ({ id, label: both(t => t.types[id]) })) },
    { id: 'field', label: both(t => t.facets.field), values: FIELDS.map(id => ({ id, label: both(t => t.fields[id]) })) },
    { id: 'set', label: both(t => t.facets.set), values: SETS.map(id => ({ id, label: both(t => t.sets[id]!) })) },
    { id: 'rarity', label: both(t => t.facets.rarity), values: RARITIES.map(id => ({ id, label: both(t => t.rarities[id]) })) },
    ...TRAITS,
  ],
  shares: ['field', 'type', 'rarity'],
  namedFaces: true,
  lying: false,
  measures: [
    { id: 'value', label: both(t => t.ratings[VALUE]), most: highest('value') },
    { id: 'cost', label: both(t => t.building.cost), most: highest('cost') },
  ],
  formats: (['tournament', 'standard'] as const).map(id => ({ id, label: both(t => t.profiles[id]!) })),
  piles: ['cards', 'side', 'maybe'],
  leaders: [],
  withLeader: deck => deck,
  bounds: () => ({ least: 0, most: Infinity, reason: null }),
  faults,
  counters(deck) {
    const wanted = PROFILES[profileOf(deck)].sideboard;
    const side = sizeOf(deck.side);
    return [
      { label: both(t => t.building.deck), count: sizeOf(deck.cards), wanted: MIN_DECK, bound: 'least' },
      ...(wanted > 0 && side > 0 ? [{ label: both(t => t.building.sideboard), count: side, wanted, bound: 'exactly' as const }] : []),
    ];
  },
  ready: READY_DECKS.map(inBuilder),
  former: Object.keys(EARLIER).map(id => inBuilder(readyDeck(id)!)),
  library: deck => deck.cards,
  handSize: OPENING_HAND,
  sample: (deck, random) => coded(openingHand(numbered(deck.cards), random)),
  exchange(sample, random) {
    const next = cardinalsPrivilege({ hand: sample.hand.map(definitionNamed), library: sample.rest.map(definitionNamed) }, random);
    return { ...coded(next), free: next.free, rule: next.rule };
  },
  table: (deck, brought, rival): Plain => ({ profile: profileOf(deck), decks: [brought, rival] }),
};

function coded({ hand, library }: { readonly hand: readonly number[]; readonly library: readonly number[] }) {
  const codes = (cards: readonly number[]): readonly string[] => cards.map(def => DEFINITIONS[def]!.code);
  return { hand: codes(hand), rest: codes(library) };
}
