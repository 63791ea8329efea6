/** Bots and hints know what their seat has seen of the others' decks, and nothing of what it has not. */
import { DEFINITIONS, READY_DECKS } from '@kolbiste/doomtrooper';
import { type AnyGame, type AnyPosition, type Known } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { gameNamed, type GameId } from '@kolbiste/games';
import { cardNamed, FACTIONS, readyDeck, writeDeck } from '@kolbiste/summoner-wars';
import { describe, expect, it } from 'vitest';
import { advise, choose } from '../src/index.ts';

interface Played {
  readonly game: AnyGame;
  readonly position: AnyPosition;
  readonly seat: number;
}

/** A decision some way into a game. */
function played(id: GameId, options: object, answers: number): Played {
  const { game } = gameNamed(id);
  const position = game.start(options, 2, 'a game') as AnyPosition;
  for (let n = 0; n < answers || position.decision!.options.length < 3; n++) {
    const { seat } = position.decision!;
    const { key } = choose({ game, position: game.redeal(position, seat, `${n}`), seat }, 'novice', `${n}`, { iterations: 1 });
    game.answer(position, key);
  }
  return { game, position, seat: position.decision!.seat };
}

interface HasCards {
  readonly cards: { owner: number; def?: number; definition?: number }[];
}
/** The same to this seat's eyes, with quite other cards wherever it has not seen the opponent's. */
function withOtherDeck({ game, position, seat }: Played, field: 'def' | 'definition', others: readonly number[]): AnyPosition {
  const other = game.clone(position) as AnyPosition;
  // What stays the same under every re-deal is known.
  const deals = Array.from({ length: 12 }, (_, n) => (game.redeal(position, seat, `deal ${n}`).world as HasCards).cards);
  draft(other.world as HasCards).cards.forEach((card, id) => {
    if (card.owner !== seat && deals.some(cards => cards[id]![field] !== card[field])) card[field] = others[id % others.length]!;
  });
  expect(other.world).not.toEqual(position.world);
  return other;
}

const mind = ({ game, position, seat }: Played, known: Known) => {
  const knowledge = { game, position: game.redeal(position, seat, 'seed', known), seat };
  const chosen = choose(knowledge, 'squire', 'seed', { iterations: 40 });
  return { knowledge: knowledge.position, chosen, advice: advise(knowledge, 'seed', { iterations: 40 }), seen: game.see(position, seat) };
};

const own = writeDeck(readyDeck(FACTIONS[1]!));
const CASES = [
  ['doomtrooper', { decks: ['clans', 'tanks'] }, 'def', READY_DECKS.find(({ name }) => name === 'undead')!.cards],
  ['summoner-wars', { decks: [FACTIONS[0]!.id, own] }, 'definition', Object.keys(readyDeck(FACTIONS[1]!).cards).map(cardNamed)],
] as const;

describe.each(CASES)('%s', (id, options, field, others) => {
  const here = played(id, options, 30);
  const elsewhere = { ...here, position: withOtherDeck(here, field, others) };

  it('the opponent’s whole deck is another, and view, advice and answer are the same', () => {
    expect(mind(elsewhere, 'seen')).toEqual(mind(here, 'seen'));
  });

  it('they would differ if the list were known', () => {
    expect(mind(elsewhere, 'list').knowledge).not.toEqual(mind(here, 'list').knowledge);
  });
});

describe('the guess', () => {
  it('is the ready deck that holds most of what was seen', () => {
    const { game, position, seat } = played('doomtrooper', { decks: ['shadows', 'shadows'] }, 60);
    const seen = (game.see(position, seat).table as { play: { owner: number; def: number | null }[] }).play.filter(
      ({ owner, def }) => owner !== seat && def !== null,
    );
    expect(seen.some(({ def }) => DEFINITIONS[def!]!.affiliation !== 0)).toBe(true);
    const { cards } = game.redeal(position, seat, 'a deal', 'seen').world as HasCards;
    const guessed = cards.flatMap(({ owner, def }) => (owner === seat ? [] : [def!])).sort((a, b) => a - b);
    expect(guessed).toEqual(READY_DECKS.find(({ name }) => name === 'shadows')!.cards.toSorted((a, b) => a - b));
  });

  it('of a ready deck is that deck', () => {
    const [faction] = FACTIONS;
    const { game, position } = played('summoner-wars', { decks: [faction!.id, FACTIONS[1]!.id] }, 40);
    const viewer = 1;
    const { cards } = game.redeal(position, viewer, 'a deal', 'seen').world as HasCards;
    const counts = (all: HasCards['cards']) =>
      all
        .filter(({ owner }) => owner === 0)
        .map(({ definition }) => definition!)
        .sort((a, b) => a - b);
    // Of a ready deck nothing else is guessed than what it is.
    expect(counts(cards)).toEqual(counts((position.world as HasCards).cards));
  });
});
