/** Summoner Wars for the deck builder: the Summoner first, what his reference card fixes, and how a draft is mended. */
import type { Language, Plain } from '@kolbiste/engine';
import { counted, spread, type CardDeck, type DeckBuilding, type DeckCard, type DeckFault } from '@kolbiste/board-kit/deck-building';
import {
  allCards,
  allFactions,
  cardNamed,
  deckProblems,
  definitionAt,
  factionOfSummoner,
  MERCENARY,
  readyDeck,
  text as texts,
  type CardDefinition,
  type Deck,
  type Problem,
} from '../index.ts';
import { repairs, setupCopies } from '../cards/deck-repair.ts';
import { boardWords, factionName, type BoardWords } from '../text/board.ts';

type Both = Readonly<Record<Language, string>>;
const both = (pick: (text: BoardWords, language: Language) => string): Both => ({
  cs: pick(boardWords('cs'), 'cs'),
  en: pick(boardWords('en'), 'en'),
});

const GROUPS = ['champion', 'common', 'event', 'wall'] as const;
const kindOf = (card: CardDefinition): string => (card.type === 'unit' ? card.kind : card.type === 'event' ? 'event' : 'wall');
const isKind = (id: string, kind: string): boolean => cardNamed(id) >= 0 && kindOf(definitionAt(cardNamed(id))) === kind;

function cardOf(card: CardDefinition): DeckCard {
  const told = (language: Language): string =>
    card.type === 'unit' ? `${card.words[language].ability}: ${card.words[language].text}` : card.words[language].text;
  return {
    id: card.id,
    name: { cs: card.words.cs.name, en: card.words.en.name },
    text: { cs: told('cs'), en: told('en') },
    group: kindOf(card),
    facets: {
      faction: [card.faction || 'none'],
      kind: [kindOf(card)],
      ...(card.type === 'unit' && { range: [card.ranged ? 'ranged' : 'melee'] }),
    },
    numbers: card.type === 'unit' && card.kind !== 'summoner' ? { cost: card.cost, strength: card.attack, life: card.life } : {},
    playable: true,
    face: card.id,
  };
}
// Vine walls lie beside the deck, Summoners lead it: neither is put into it (SUM 4.3, 11.3.12).
const pool = allCards()
  .filter(card => card.type !== 'vine' && kindOf(card) !== 'summoner')
  .map(cardOf);
const summoners = allFactions().map(({ summoner }) => cardOf(definitionAt(cardNamed(summoner))));

const deckOf = ({ summoner = '', cards }: CardDeck): Deck => ({ summoner, cards: Object.fromEntries(cards) });
const listOf = (deck: Deck): CardDeck['cards'] => counted(spread(Object.entries(deck.cards)));
const wanting = (deck: CardDeck): string | null => (deck.summoner && factionOfSummoner(deck.summoner) ? deck.summoner : null);

function said(problem: Problem): Both {
  const { card } = problem.params ?? {};
  const index = typeof card === 'string' ? cardNamed(card) : -1;
  const tell = (language: Language): string =>
    texts[language].refusal(
      index < 0 ? problem : { ...problem, params: { ...problem.params, card: definitionAt(index).words[language].name } },
      { seats: [], view: null },
    );
  return { cs: tell('cs'), en: tell('en') };
}

function faults(deck: CardDeck): readonly DeckFault[] {
  const own = deckOf(deck);
  if (wanting(deck) === null) return [{ rule: 'SUM 11.3.1', said: both(t => t.building.chooseSummoner), repairs: [] }];
  return deckProblems(own).map(problem => ({
    rule: problem.rule,
    said: said(problem),
    repairs: repairs(own, problem).map(({ kind, deck: mended }) => ({ kind, deck: { ...deck, cards: listOf(mended) } })),
  }));
}

function bounds(deck: CardDeck, card: string): ReturnType<DeckBuilding['bounds']> {
  const faction = factionOfSummoner(deck.summoner ?? '');
  const free = { least: 0, most: Infinity, reason: null };
  if (!faction) return free;
  const fixed = (rule: string, n: number, why: (t: BoardWords) => string) => ({
    least: n,
    most: n,
    reason: { rule, said: both(why) },
  });
  if (card === 'wall') return fixed('SUM 11.3.6', 3, t => t.building.fixedWalls);
  const events = faction.list.events[card];
  if (events !== undefined) return fixed('SUM 11.3.2', events, t => t.building.fixedEvent);
  const own = cardNamed(card) < 0 ? null : definitionAt(cardNamed(card));
  if (own?.type === 'event') return fixed('SUM 11.3.3', 0, t => t.building.foreignEvent);
  if (own && own.faction !== faction.id && own.faction !== MERCENARY) return fixed('SUM 11.3.9', 0, t => t.building.foreignUnit);
  const needed = setupCopies(faction, card);
  return needed > 0
    ? { least: needed, most: Infinity, reason: { rule: 'SUM 11.3.5', said: both(t => t.building.neededForSetup(needed)) } }
    : free;
}

/** Another Summoner brings his own events, setup and walls; what was chosen and may not stay is thought of still. */
function withLeader(deck: CardDeck, summoner: string): CardDeck {
  const faction = factionOfSummoner(summoner)!;
  const fixed = Object.entries({
    ...Object.fromEntries(faction.list.setup.map(({ card }) => [card, setupCopies(faction, card)] as const)),
    ...faction.list.events,
    wall: 3,
  }).filter(([, n]) => n > 0);
  const stays = ([card]: readonly [string, number]): boolean => {
    const own = cardNamed(card) < 0 ? null : definitionAt(cardNamed(card));
    return own?.type === 'unit' && (own.faction === MERCENARY || own.faction === faction.id);
  };
  const kept = new Map(deck.cards.filter(stays));
  for (const [card, n] of fixed) kept.set(card, Math.max(kept.get(card) ?? 0, n));
  const left = deck.cards.filter(card => !stays(card) && isChosen(card[0]));
  return {
    ...deck,
    summoner,
    cards: counted(spread([...kept])),
    maybe: counted([...spread(deck.maybe), ...spread(left)]),
    cover: deck.cover === null || deck.cover === deck.summoner ? summoner : deck.cover,
  };
}
const isChosen = (card: string): boolean => isKind(card, 'common') || isKind(card, 'champion');

function library(deck: CardDeck): CardDeck['cards'] {
  const faction = factionOfSummoner(deck.summoner ?? '');
  return deck.cards.map(([card, n]) => [card, n - (faction ? setupCopies(faction, card) : 0)] as const).filter(([, n]) => n > 0);
}
const count = (deck: CardDeck, fits: (card: CardDefinition) => boolean): number =>
  deck.cards.reduce((sum, [card, n]) => sum + (cardNamed(card) >= 0 && fits(definitionAt(cardNamed(card))) ? n : 0), 0);

const HAND = 5; // SUM 7.1.1
const highest = (measure: string): number => Math.max(...pool.map(({ numbers }) => numbers[measure] ?? 0));

export const deckBuilding: DeckBuilding = {
  game: 'summoner-wars',
  cards: [...summoners, ...pool],
  groups: GROUPS.map(id => ({ id, label: both(t => t.building.groups[id]!) })),
  facets: [
    {
      id: 'faction',
      label: both(t => t.facets.faction),
      values: allFactions().map(({ id }) => ({ id, label: both((_, language) => factionName(id, language)) })),
    },
    { id: 'kind', label: both(t => t.facets.kind), values: GROUPS.map(id => ({ id, label: both(t => t.building.groups[id]!) })) },
    { id: 'range', label: both(t => t.facets.range), values: (['melee', 'ranged'] as const).map(id => ({ id, label: both(t => t[id]) })) },
  ],
  shares: ['kind'],
  namedFaces: false,
  lying: true,
  measures: (['cost', 'strength', 'life'] as const).map(id => ({ id, label: both(t => t.building.measures[id]!), most: highest(id) })),
  formats: [],
  piles: ['cards', 'maybe'],
  leaders: summoners.map(({ id }) => id),
  withLeader,
  bounds,
  faults,
  counters: deck => [
    { label: both(t => t.building.groups['common']!), count: count(deck, card => kindOf(card) === 'common'), wanted: 18, bound: 'exactly' },
    {
      label: both(t => t.building.groups['champion']!),
      count: count(deck, card => kindOf(card) === 'champion'),
      wanted: 3,
      bound: 'exactly',
    },
    { label: both(t => t.building.mercenaries), count: count(deck, card => card.faction === MERCENARY), wanted: 6, bound: 'most' },
  ],
  ready: allFactions().map(faction => ({
    id: faction.id,
    name: both((_, language) => factionName(faction.id, language)),
    deck: {
      v: 1,
      game: 'summoner-wars',
      format: null,
      cards: listOf(readyDeck(faction)),
      side: [],
      maybe: [],
      cover: faction.summoner,
      notes: '',
      summoner: faction.summoner,
    },
  })),
  library,
  handSize: HAND,
  sample(deck, random) {
    const pile = [...spread(library(deck))];
    random.shuffle(pile);
    const kept = Math.max(0, pile.length - HAND);
    return { hand: pile.slice(kept).reverse(), rest: pile.slice(0, kept) };
  },
  exchange: null,
  table: (_, brought, rival): Plain => ({ decks: [brought, rival] }),
};
