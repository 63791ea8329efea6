/** What Summoner Wars brings to the page. */
import type { Plain } from '@kolbiste/engine';
import { allCards, allFactions, type CardDefinition, type TableView } from '../index.ts';
import type { CardEntry, Facet, GamePresentation } from '@kolbiste/board-kit/presentation';
import { tallyBy } from '@kolbiste/board-kit/tally';
import { beats } from './beats.ts';
import Board from './Board.svelte';
import { needsConfirming, sparing } from '../text/confirming.ts';
import { bringing } from './bringing.ts';
import Decks from './Decks.svelte';
import Face from './Face.svelte';
import { boardWords, factionName } from '../text/board.ts';

const cs = boardWords('cs');
const en = boardWords('en');
/** Phases and piles show on the board; who moves says it by the squares, what falls is collected. */
const BACKGROUND: ReadonlySet<string> = new Set(['phaseBegan', 'moveBegan', 'paid', 'eventDiscarded', 'collected', 'lastingBegan']);

const both = (pick: (text: typeof cs) => string) => ({ cs: pick(cs), en: pick(en) });

const facets: readonly Facet[] = [
  {
    id: 'faction',
    label: both(t => t.facets.faction),
    values: [...allFactions().map(({ id, words }) => ({ id, label: words })), { id: 'none', label: both(t => t.noFaction) }],
  },
  {
    id: 'kind',
    label: both(t => t.facets.kind),
    values: (['summoner', 'champion', 'common', 'event', 'wall'] as const).map(id => ({ id, label: both(t => t.kinds[id]) })),
  },
  { id: 'range', label: both(t => t.facets.range), values: (['melee', 'ranged'] as const).map(id => ({ id, label: both(t => t[id]) })) },
];

const kindOf = (card: CardDefinition): string => (card.type === 'unit' ? card.kind : card.type === 'event' ? 'event' : 'wall');

function entryOf(card: CardDefinition): CardEntry {
  const list = allFactions().find(({ id }) => id === card.faction)?.list;
  const copies = list ? (list.commons[card.id] ?? list.events[card.id] ?? 1) : 0;
  const effect = (language: 'cs' | 'en'): string =>
    card.type === 'unit' ? `${card.words[language].ability}: ${card.words[language].text}` : card.words[language].text;
  const source = (language: 'cs' | 'en'): string =>
    boardWords(language).source(copies, card.faction ? factionName(card.faction, language) : boardWords(language).everyDeck);
  return {
    id: card.id,
    name: { cs: card.words.cs.name, en: card.words.en.name },
    facets: {
      faction: card.faction || 'none',
      kind: kindOf(card),
      ...(card.type === 'unit' && { range: card.ranged ? 'ranged' : 'melee' }),
    },
    effect: { cs: effect('cs'), en: effect('en') },
    source: { cs: source('cs'), en: source('en') },
    rules:
      card.type === 'unit' ? [card.ability.rule] : card.type === 'event' ? [card.rule] : card.type === 'vine' ? ['SUM 4.13'] : ['SUM 3.11'],
    card: card.id satisfies Plain,
  };
}

/** What is told of each side at the end. */
const COUNTED = [
  { label: both(t => t.tally.summoned), type: 'summoned', of: 'side' },
  { label: both(t => t.tally.destroyed), type: 'destroyed', of: 'by' },
  { label: both(t => t.tally.events), type: 'eventPlayed', of: 'side' },
  { label: both(t => t.tally.walls), type: 'wallBuilt', of: 'side' },
] as const;

export const presentation: GamePresentation = {
  Board,
  Face,
  matters: () => ['decks'],
  optionEditors: { decks: Decks },
  bringing,
  deckBuilding: () => import('./deck-building.ts').then(module => module.deckBuilding),
  cards: { facets, load: () => Promise.resolve(allCards().map(entryOf)) },
  beats,
  cardOf({ type, card, faces, side }, view) {
    const face = type === 'eventPlayed' ? (faces as { readonly [id: string]: string } | undefined)?.[card as number] : undefined;
    return face === undefined ? null : { card: face, seat: (view as unknown as TableView).sides[side as number]!.seat };
  },
  // What hits wounds, or is shrugged off.
  inBackground: event => BACKGROUND.has(event.type) || (event.type === 'diceRolled' && Number(event['hits']) > 0),
  eventEmblem(event) {
    switch (event.type) {
      case 'turnBegan':
        return 'flag';
      case 'summoned':
        return 'summon';
      case 'wallBuilt':
      case 'vineGrew':
        return 'build';
      case 'drew':
        return 'phaseDraw';
      case 'paid':
      case 'magicBuilt':
      case 'magicMoved':
      case 'collected':
      case 'recovered':
        return 'magic';
      case 'eventPlayed':
      case 'lastingBegan':
        return 'phaseEvent';
      case 'moveBegan':
      case 'placed':
      case 'swapped':
        return 'phaseMove';
      case 'attackDeclared':
        return 'phaseAttack';
      case 'diceRolled':
      case 'vineRolled':
      case 'abilityRolled':
      case 'startRolled':
        return 'roll';
      case 'wounded':
        return 'wound';
      case 'healed':
        return 'heal';
      case 'destroyed':
      case 'eliminated':
        return 'dead';
      case 'controlTaken':
        return 'mercenary';
      case 'abilityUsed':
        return 'star';
      case 'lookedAt':
      case 'revealed':
        return 'eye';
      default:
        return null;
    }
  },
  // With three, sides are no seats: one player has two.
  tally: (events, seats) => (seats === 3 ? [] : tallyBy(COUNTED, events, seats)),
  deckCover: deck => (deck.game === 'summoner-wars' ? (deck.cover ?? deck.summoner ?? deck.cards[0]?.[0] ?? null) : null),
  needsConfirming,
  sparing,
  isHeading: event => event.type === 'turnBegan',
  eventSound(event) {
    switch (event.type) {
      case 'diceRolled':
      case 'vineRolled':
      case 'abilityRolled':
      case 'startRolled':
        return 'die';
      case 'wounded':
      case 'destroyed':
        return 'hit';
      case 'summoned':
      case 'eventPlayed':
      case 'wallBuilt':
      case 'drew':
      case 'stepped':
      case 'placed':
        return 'card';
      default:
        return null;
    }
  },
};
