import { emptyDeck, type CardDeck } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { moved, withCopies, type DeckCard } from '@kolbiste/board-kit/deck-building';
import {
  catalogueOf,
  copiesOf,
  curve,
  differences,
  grouped,
  linesOf,
  mean,
  nearest,
  sharesOf,
} from '../../../src/workshop/builder/statistics.ts';
import { did, redid, redone, timeline, undone } from '../../../src/workshop/builder/timeline.ts';
import { found, indexed, NO_FILTER, rankingOf, sorted } from '../../../src/workshop/builder/search.ts';

const card = (id: string, en: string, cs: string, more: Partial<DeckCard> = {}): DeckCard => ({
  id,
  name: { en, cs },
  text: { en: '', cs: '' },
  group: 'warrior',
  facets: {},
  numbers: {},
  playable: true,
  face: id,
  ...more,
});
const CARDS = [
  card('01', 'Hussar', 'Husar', {
    numbers: { value: 3 },
    facets: { field: ['bauhaus'] },
    text: { en: 'Fears the dark.', cs: 'Bojí se tmy.' },
  }),
  card('02', 'Sea Lion', 'Lachtan', { numbers: { value: 5 }, facets: { field: ['capitol', 'bauhaus'] } }),
  card('03', 'Sword', 'Meč', { group: 'equipment', numbers: { cost: 2 } }),
  card('04', 'Éclair', 'Žhář', { group: 'equipment', playable: false }),
];
const catalogue = catalogueOf(CARDS);
const deck = (cards: CardDeck['cards'], more: Partial<CardDeck> = {}): CardDeck => ({ ...emptyDeck('doomtrooper'), cards, ...more });
const GROUPS = ['warrior', 'equipment'].map(id => ({ id, label: { en: id, cs: id } }));

describe('the piles of a deck', () => {
  it('take copies, move them, and stay in order', () => {
    const full = withCopies(withCopies(deck([]), 'cards', '02', 3), 'cards', '01', 2);
    expect(full.cards).toEqual([['01', 2], ['02', 3]]); // prettier-ignore
    const beside = moved(full, '02', 'cards', 'side', 1);
    expect(beside).toMatchObject({ cards: [['01', 2], ['02', 2]], side: [['02', 1]] }); // prettier-ignore
    expect(withCopies(beside, 'side', '02', 0).side).toEqual([]);
    expect(moved(full, '03', 'cards', 'maybe')).toBe(full);
  });
  it('are grouped, and a card no list has is shown last', () => {
    const lines = linesOf(deck([['03', 1], ['01', 2], ['99', 1]]), 'cards', catalogue); // prettier-ignore
    expect(grouped(lines, GROUPS).map(group => [group.id, copiesOf(group.lines)])).toEqual([
      ['warrior', 2],
      ['equipment', 1],
      ['', 1],
    ]);
  });
});

describe('the numbers of a deck', () => {
  const lines = linesOf(deck([['01', 2], ['02', 1], ['03', 4]]), 'cards', catalogue); // prettier-ignore
  it('are a curve and a mean of copies that have the number', () => {
    expect(curve(lines, 'value')).toEqual([0, 0, 0, 2, 0, 1]);
    expect(mean(lines, 'value')).toBeCloseTo(11 / 3);
    expect(mean(lines, 'none')).toBeNull();
  });
  it('count a card of two affiliations for both', () => {
    expect([...sharesOf(lines, 'field')]).toEqual([['bauhaus', 3], ['capitol', 1]]); // prettier-ignore
  });
  it('tell what is different from another deck', () => {
    const before = deck([['01', 2], ['02', 1]]); // prettier-ignore
    const now = deck([['01', 4]], { side: [['02', 1]] }); // prettier-ignore
    expect(differences(before, now)).toEqual([
      { pile: 'cards', card: '01', by: 2 },
      { pile: 'cards', card: '02', by: -1 },
      { pile: 'side', card: '02', by: 1 },
    ]);
    expect(differences(now, now)).toEqual([]);
  });
  it('find the ready deck with most cards in common, or none', () => {
    const ready = [deck([['01', 1]]), deck([['01', 3], ['03', 1]])].map((of, i) => ({ id: String(i), name: { en: '', cs: '' }, deck: of })); // prettier-ignore
    expect(nearest(deck([['01', 2], ['03', 4]]), ready)).toMatchObject({ of: { id: '1' }, shared: 3 }); // prettier-ignore
    expect(nearest(deck([['02', 2]]), ready)).toBeNull();
  });
});

describe('a sitting', () => {
  it('is undone and done again, until something else is done', () => {
    const two = did(did(timeline('a'), 'b'), 'c');
    expect(undone(undone(two)).now).toBe('a');
    expect(redone(undone(two)).now).toBe('c');
    expect(redone(did(undone(two), 'd')).now).toBe('d');
    expect(undone(timeline('a')).now).toBe('a');
    expect(undone(redid(two, 'cc')).now).toBe('b');
  });
});

describe('the search', () => {
  const all = indexed(CARDS);
  const ids = (filter: Partial<typeof NO_FILTER>, of = deck([])): string[] =>
    found(all, { ...NO_FILTER, ...filter }, of).map(({ card: { id } }) => id);
  it('finds by both languages, without accents, by words of the text and by code', () => {
    expect(ids({ asked: 'zhar' })).toEqual(['04']);
    expect(ids({ asked: 'DARK hus' })).toEqual(['01']);
    expect(ids({ asked: '02' })).toEqual(['02']);
  });
  it('keeps to chips, ranges, what is in the deck and what may be played', () => {
    expect(ids({ chips: { field: ['capitol'] } })).toEqual(['02']);
    expect(ids({ ranges: { value: [4, 9] } })).toEqual(['02']);
    expect(ids({ having: 'inDeck' }, deck([], { maybe: [['03', 1]] }))).toEqual(['03']); // prettier-ignore
    expect(ids({ having: 'notInDeck' }, deck([['03', 1]]))).toEqual(['01', '02', '04']); // prettier-ignore
    expect(ids({ playableOnly: true })).toEqual(['01', '02', '03']);
  });
  it('keeps to cards that one has', () => {
    const mine = new Map([['02', 1]]);
    expect(found(indexed(CARDS), { ...NO_FILTER, mineOnly: true }, deck([]), mine).map(({ card: { id } }) => id)).toEqual(['02']);
    expect(found(indexed(CARDS), { ...NO_FILTER, mineOnly: true }, deck([]))).toEqual([]);
  });

  it('puts names before words of the text, then goes by the order, and by the alphabet of the reader', () => {
    const by = (order: Parameters<typeof sorted>[1], language: 'cs' | 'en', asked = '', last: (card: DeckCard) => boolean = () => false) =>
      sorted(all, order, { rank: rankingOf(all, language), asked, last }).map(({ card: { id } }) => id);
    expect(by('name', 'cs')).toEqual(['01', '02', '03', '04']);
    expect(by('name', 'en')).toEqual(['04', '01', '02', '03']);
    expect(by({ measure: 'value' }, 'en')).toEqual(['02', '01', '04', '03']);
    expect(by('name', 'en', '', ({ playable }) => !playable)).toEqual(['01', '02', '03', '04']);
    expect(by('set', 'cs')).toEqual(['01', '02', '03', '04']);
    expect(by('name', 'cs', 'mec')[0]).toBe('03');
    // A name that is the word itself, then those that begin with it, then those that have it.
    const near = indexed([card('a', 'Aura of Swords', ''), card('b', 'Sword of Fire', ''), card('c', 'Sword', '')]);
    expect(sorted(near, 'name', { rank: rankingOf(near, 'en'), asked: 'Sword', last: () => false }).map(({ card: { id } }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });
});
