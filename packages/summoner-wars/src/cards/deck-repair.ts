/** How a deck that may not be played is made one that may: for each problem of `deckProblems`, one way. */
import { factionOfSummoner, readyDeck, type Deck, type Problem } from './deck.ts';
import { cardNamed, definitionAt } from './registry.ts';
import { MERCENARY, type CardDefinition, type Faction } from './vocabulary.ts';

export interface Repair {
  readonly kind: 'dropCopies' | 'dropCard' | 'fill' | 'trim' | 'restore';
  readonly deck: Deck;
}

const cardOf = (id: string): CardDefinition | null => (cardNamed(id) < 0 ? null : definitionAt(cardNamed(id)));
const kindOf = (id: string): string | null => {
  const card = cardOf(id);
  return card?.type === 'unit' ? card.kind : (card?.type ?? null);
};

/** Copies that the setup needs (SUM 11.3.5). */
export const setupCopies = ({ summoner, list }: Faction, card: string): number =>
  card === summoner ? 0 : list.setup.filter(placed => placed.card === card).length;

function withCopies(deck: Deck, card: string, copies: number): Deck {
  const { [card]: _, ...cards } = deck.cards;
  return { ...deck, cards: copies > 0 ? { ...cards, [card]: copies } : cards };
}

/** The deck with this many cards of a kind: the ready deck's come in, the last of your own go out, the setup's stay. */
function sized(deck: Deck, faction: Faction, { fits, wanted }: { fits: (card: string) => boolean; wanted: number }): Deck {
  let next = deck;
  let have = Object.entries(deck.cards).reduce((sum, [card, n]) => sum + (fits(card) ? n : 0), 0);
  const copies = (card: string): number => next.cards[card] ?? 0;
  for (const [card, usual] of Object.entries(readyDeck(faction).cards))
    while (have < wanted && fits(card) && copies(card) < usual) {
      next = withCopies(next, card, copies(card) + 1);
      have++;
    }
  for (const card of Object.keys(deck.cards).toReversed())
    while (have > wanted && fits(card) && copies(card) > setupCopies(faction, card)) {
      next = withCopies(next, card, copies(card) - 1);
      have--;
    }
  return next;
}

/** Ways to mend one problem. A deck without a Summoner needs a choice, which nobody can make for the player. */
export function repairs(deck: Deck, { why, params }: Problem): readonly Repair[] {
  const faction = factionOfSummoner(deck.summoner);
  if (!faction) return [];
  const card = String(params?.['card'] ?? '');
  switch (why) {
    case 'deckUnknown':
    case 'deckForeignEvent':
    case 'deckForeignUnit':
    case 'deckSecondSummoner':
      return [{ kind: 'dropCard', deck: withCopies(deck, card, 0) }];
    case 'deckVines':
      return [
        {
          kind: 'dropCard',
          deck: Object.keys(deck.cards)
            .filter(id => kindOf(id) === 'vine')
            .reduce((d, id) => withCopies(d, id, 0), deck),
        },
      ];
    case 'deckCopies':
      return [{ kind: 'dropCopies', deck: withCopies(deck, card, Number(params!['limit'])) }];
    case 'deckChampionTwice':
      return [{ kind: 'dropCopies', deck: withCopies(deck, card, 1) }];
    case 'deckEvents':
    case 'deckSetup':
      return [{ kind: 'restore', deck: withCopies(deck, card, Number(params!['wanted'])) }];
    case 'deckWalls':
      return [{ kind: 'restore', deck: withCopies(deck, 'wall', Number(params!['wanted'])) }];
    case 'deckCommons':
    case 'deckChampions': {
      const kind = why === 'deckCommons' ? 'common' : 'champion';
      const wanted = Number(params!['wanted']);
      const fits = (id: string): boolean => kindOf(id) === kind;
      return [{ kind: Number(params!['copies']) < wanted ? 'fill' : 'trim', deck: sized(deck, faction, { fits, wanted }) }];
    }
    case 'deckMercenaries': {
      const fits = (id: string): boolean => cardOf(id)?.faction === MERCENARY;
      return [{ kind: 'trim', deck: sized(deck, faction, { fits, wanted: Number(params!['limit']) }) }];
    }
    default:
      return [];
  }
}
