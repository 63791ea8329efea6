import fc from 'fast-check';
import { canonicalDeck, emptyDeck, type CardDeck } from '@kolbiste/protocol';
import type { DeckBuilding } from '@kolbiste/board-kit/deck-building';
import { LOADERS } from '@kolbiste/games/lazy';
import { describe, expect, it } from 'vitest';
import { loadPresentation } from '../../../src/games.ts';
import { broughtFrom } from '../../../src/workshop/brought.ts';
import { fromLink, linkOf, qrOf } from '../../../src/workshop/builder/link.ts';
import { distance, nameBook } from '../../../src/workshop/builder/names.ts';
import { deckOf, readText, type Verdict } from '../../../src/workshop/builder/reader.ts';
import { catalogueOf } from '../../../src/workshop/builder/statistics.ts';
import { asCodes, asJson, asText } from '../../../src/workshop/builder/writers.ts';

const buildingOf = async (game: string): Promise<DeckBuilding> => (await loadPresentation(game))!.deckBuilding!();
const GAMES = await Promise.all(['doomtrooper', 'summoner-wars'].map(buildingOf));
const [doomtrooper] = GAMES as [DeckBuilding, DeckBuilding];
const bookOf = (building: DeckBuilding) => ({ building, catalogue: catalogueOf(building.cards), names: nameBook(building.cards) });
const doom = bookOf(doomtrooper);
const read = (text: string) => readText(text, doomtrooper, doom.names);
const verdicts = (text: string): readonly Verdict[] => read(text).lines.map(({ verdict }) => verdict);
const say = (verdict: Verdict): string =>
  'copies' in verdict ? `${verdict.is} ${verdict.copies} ${verdict.card.name.en} ${verdict.pile}` : verdict.is;

const ORIGIN = 'https://kolbiste.example';

describe('a line of a deck list', () => {
  it.each([
    ['4 Golden Lion', 'read 4 Golden Lion cards'],
    ['4x Golden Lion', 'read 4 Golden Lion cards'],
    ['4 x Golden Lion', 'read 4 Golden Lion cards'],
    ['4× golden lion', 'read 4 Golden Lion cards'],
    ['Golden Lion x4', 'read 4 Golden Lion cards'],
    ['Golden Lion ×4', 'read 4 Golden Lion cards'],
    ['Golden Lion (4)', 'read 4 Golden Lion cards'],
    ['Golden Lion 4', 'read 4 Golden Lion cards'],
    ['- 2 Golden Lion', 'read 2 Golden Lion cards'],
    ['Golden Lion', 'read 1 Golden Lion cards'],
    ['3 Narrow Escape', 'read 3 Narrow Escape! cards'],
    ['2 CAP 7000P', 'read 2 CAP 7000P cards'],
    ['2 SMG Mk. III „Interceptor“', 'read 2 SMG Mk. III "Interceptor" cards'],
    ['2 Goldem Lion', 'guessed 2 Golden Lion cards'],
    ['2 Goldn Lio', 'guessed 2 Golden Lion cards'],
    ['2 Gilded Lions of the North', 'unknown'],
    ['0 Golden Lion', 'badCount'],
    ['999 Golden Lion', 'badCount'],
    ['# whatever', 'remark'],
    ['Sideboard:', 'heading'],
    ['Sideboard (25)', 'heading'],
    ['Možná:', 'heading'],
  ])('%s', (line, expected) => {
    expect(verdicts(line).map(say)).toEqual([expected]);
  });

  it('is read by code and by Czech name, and goes where its heading says', () => {
    const lion = doomtrooper.cards.find(({ name }) => name.en === 'Golden Lion')!;
    expect(verdicts(`3 ${lion.id}\nSideboard\n2 ${lion.name.cs}\nMaybe\n${lion.id} ${lion.name.en}`).map(say)).toEqual([
      'read 3 Golden Lion cards',
      'heading',
      'read 2 Golden Lion side',
      'heading',
      'read 1 Golden Lion maybe',
    ]);
  });
  it('that was not read is not lost: it stands in the notes, a guess only until it is confirmed', () => {
    const reading = read('4 Golden Lion\n2 Goldem Lion\n1 Nobody at all anywhere\n0 Hussar');
    expect(deckOf(reading, doomtrooper, new Set()).notes).toBe('2 Goldem Lion\n1 Nobody at all anywhere\n0 Hussar');
    const confirmed = deckOf(reading, doomtrooper, new Set([2]));
    expect(confirmed.cards.map(([, n]) => n)).toEqual([6]);
    expect(confirmed.notes).toBe('1 Nobody at all anywhere\n0 Hussar');
  });
});

describe('a card that is not enforced yet', () => {
  const cards = doomtrooper.cards.map(card => (card.name.en === 'Hussar' ? { ...card, playable: false } : card));
  const names = nameBook(cards);
  it('is known by its name, and not put into the deck', () => {
    const reading = readText('2 Hussar\n1 Hussarr', { ...doomtrooper, cards }, names);
    expect(reading.lines.map(({ verdict }) => say(verdict))).toEqual(['notPlayable 2 Hussar cards', 'notPlayable 1 Hussar cards']);
    expect(deckOf(reading, doomtrooper, new Set([1, 2]))).toMatchObject({ cards: [], notes: '2 Hussar\n1 Hussarr' });
  });
});

describe('a text that is no deck', () => {
  it('says so', () => {
    expect(read('\u0000\u0001PNG').fault).toBe('binary');
    expect(read('x'.repeat(200_001)).fault).toBe('tooLong');
    expect(read('{"v":1').fault).toBe('brokenJson');
    expect(read('{"v":1,"game":"dice-throne","hero":"monk"}').fault).toBe('brokenJson');
    expect(read('https://kolbiste.example/workshop/doomtrooper/new#deck=1~doom').fault).toBe('brokenLink');
    expect(read(asJson({ name: 'x', deck: emptyDeck('summoner-wars') })).fault).toBe('otherGame');
  });
  it('of ten thousand lines is read as far as a deck goes, and the rest is counted', () => {
    const reading = read('1 Golden Lion\n'.repeat(10_000));
    expect(reading.unread).toBe(9_000);
    expect(reading.lines.filter(({ verdict }) => verdict.is === 'read')).toHaveLength(300);
    expect(reading.lines.filter(({ verdict }) => verdict.is === 'tooMany')).toHaveLength(700);
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        const reading = read(text);
        expect(deckOf(reading, doomtrooper, new Set()).game).toBe('doomtrooper');
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(GAMES.map(building => [building.game, building] as const))('decks of %s', (_, building) => {
  const book = bookOf(building);
  const playable = building.cards.filter(({ playable: may, id }) => may && !building.leaders.includes(id)).map(({ id }) => id);
  const pile = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...playable), fc.integer({ min: 1, max: 5 })), { maxLength: 18, selector: ([id]) => id })
    .map(cards => cards.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = fc.array(fc.stringMatching(/^[\p{L}\p{N} #~.,:&%+]{0,20}$/u), { maxLength: 3 }).map(lines => lines.join('\n'));
  const anyDeck: fc.Arbitrary<CardDeck> = fc.record({
    v: fc.constant(1 as const),
    game: fc.constant(building.game),
    format: building.formats.length ? fc.constantFrom(...building.formats.map(({ id }) => id)) : fc.constant(null),
    cards: pile,
    side: building.piles.includes('side') ? pile : fc.constant([]),
    maybe: pile,
    cover: fc.option(fc.constantFrom(...playable)),
    notes: text,
    ...(building.leaders.length && { summoner: fc.constantFrom(...building.leaders) }),
  });
  const deckName = fc.stringMatching(/^[\p{L}~#*]([\p{L}\p{N} ~#*]{0,20}[\p{L}])?$/u);
  const back = (written: string) => {
    const reading = readText(written, building, book.names);
    expect(reading.lines.filter(({ verdict }) => !['read', 'leader', 'heading', 'remark'].includes(verdict.is))).toEqual([]);
    return { name: reading.name, deck: canonicalDeck(deckOf(reading, building, new Set())) };
  };

  it('come back from text in both languages, codes, JSON, link and QR as they were', () => {
    fc.assert(
      fc.property(anyDeck, deckName, (deck, name) => {
        const named = { name, deck };
        const same = { name, deck: canonicalDeck(deck) };
        expect(back(asText(named, book, 'en'))).toEqual(same);
        expect(back(asText(named, book, 'cs'))).toEqual(same);
        expect(back(asCodes(named, book))).toEqual(same);
        expect(back(asJson(named))).toEqual(same);
        expect(back(linkOf(named, ORIGIN))).toEqual(same);
        const code = qrOf(named, ORIGIN);
        if (code !== null) expect(fromLink(code)).toEqual(named);
      }),
      { numRuns: 60 },
    );
  });
  it('have every ready deck legal, and short enough for a QR code', () => {
    for (const { id, deck } of building.ready) {
      expect(building.faults(deck), id).toEqual([]);
      expect(qrOf({ name: id, deck }, ORIGIN), id).not.toBeNull();
    }
  });
  it('are taken by a table as they are', async () => {
    const { game } = await LOADERS[building.game]();
    for (const { deck, id } of building.ready)
      expect(() => game.module.options.read(building.table(deck, broughtFrom(deck), building.ready[0]!.id)), id).not.toThrow();
    const short = { ...building.ready[0]!.deck, cards: [['99999', 3] as const] };
    expect(() => game.module.options.read(building.table(short, broughtFrom(short), building.ready[0]!.id))).toThrow();
  });
  it('with long notes have no QR code, for no phone would read it', () => {
    expect(qrOf({ name: 'long', deck: { ...emptyDeck(building.game), notes: 'x'.repeat(1_200) } }, ORIGIN)).toBeNull();
  });
});

describe('the distance of words', () => {
  it('is the number of letters to change, and no more is looked at than asked for', () => {
    expect(distance('kitten', 'sitting', 3)).toBe(3);
    expect(distance('kitten', 'sitting', 2)).toBeGreaterThan(2);
    expect(distance('', 'ab', 2)).toBe(2);
  });
});
