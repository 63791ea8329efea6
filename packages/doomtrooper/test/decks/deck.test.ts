/** Chapter 40: decks and sideboards. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, definitionNamed, game, sideboarded } from '../../src/index.ts';
import { deckProblems, isRestricted, readDeck, writeDeck } from '../../src/decks/deck.ts';
import { EARLIER } from '../../src/decks/earlier.ts';
import { READY_DECKS, readyDeck } from '../../src/decks/ready.ts';
import { PROFILES } from '../fixture.ts';

describe('decks', () => {
  it(
    'are at least sixty cards with four or five copies, and a sideboard of twenty-five (tournament, standard)',
    rules('DOT 40.1', 'DOT 40.2t', 'DOT 40.2s', 'DOT 40.5', 'DOT 40.6t', 'DOT 40.6s'),
    () => {
      const five = readDeck(
        'x',
        `5 Narrow Escape!\n${['Golden Lion', 'Blood Beret', 'Hussar', 'Samurai', 'Infantry', 'Sea Lion', 'Free Marine', 'Mystic', 'Valkyrie', 'Razide', 'Necromutant', 'Curator', 'Inspired', 'Lucky Shot'].map(name => `4 ${name}`).join('\n')}`,
      ).deck;
      expect(five.cards.length).toBe(61);
      expect(deckProblems(five, 'standard')).toEqual([]);
      expect(deckProblems(five, 'tournament').map(({ refusal }) => refusal.rule)).toEqual(['DOT 40.2t']);
      const six = { ...five, cards: [...five.cards, five.cards[0]!] };
      expect(deckProblems(six, 'standard').map(({ refusal }) => refusal.rule)).toEqual(['DOT 40.2s']);
      expect(deckProblems({ ...five, cards: five.cards.slice(0, 59) }, 'standard').map(({ refusal }) => refusal.rule)).toEqual([
        'DOT 40.1',
      ]);
      expect(
        deckProblems({ ...five, cards: five.cards.slice(1), sideboard: [five.cards[20]!] }, 'tournament').some(
          ({ refusal }) => refusal.rule === 'DOT 40.6t',
        ),
      ).toBe(true);
      expect(deckProblems({ ...five, sideboard: [five.cards[20]!] }, 'standard').some(({ refusal }) => refusal.rule === 'DOT 40.6s')).toBe(
        true,
      );
    },
  );
  it('may be as large as one likes (standard)', rules('DOT 40.4'), () => {
    const cards = DEFINITIONS.slice(0, 120).map((_, def) => def);
    expect(deckProblems({ name: 'large', cards, sideboard: [] }, 'standard')).toEqual([]);
  });
  it('are read from text, with the line of what is unknown or not enforced', rules('DOT DR-100'), () => {
    const { deck, problems } = readDeck('x', '# mine\n4x Golden Lion\n2 Zlatý lev\n1 Nobody at All\nSideboard:\n01105\n');
    expect(deck.cards).toHaveLength(6);
    expect(deck.sideboard).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 4, refusal: { why: 'unknownCard' } }]);
    expect(readDeck('y', writeDeck(deck)).deck.cards.toSorted()).toEqual(deck.cards.toSorted());
  });
  it('hold a restricted card once where the table wants that (tournament, standard)', rules('DOT 40.2s', 'DOT 40.3', 'DOT DR-101'), () => {
    const [bamboozled] = readDeck('x', '1 Bamboozled!').deck.cards;
    const plain = READY_DECKS[0]!.cards.filter(def => def !== bamboozled);
    const deck = { ...READY_DECKS[0]!, cards: [...plain, ...Array.from({ length: 4 }, () => bamboozled!)] };
    const problems = (profile: (typeof PROFILES)[number], said: 'usual' | 'on' | 'off') =>
      deckProblems(deck, profile, isRestricted(profile, said)).map(({ refusal }) => refusal.rule);
    expect([problems('standard', 'usual'), problems('tournament', 'off')]).toEqual([[], []]);
    expect([problems('tournament', 'usual'), problems('standard', 'on')]).toEqual([['DOT DR-101'], ['DOT DR-101']]);
  });
  it('has twelve ready ones of sixty cards, legal in both books (tournament, standard)', rules('DOT 40.1'), () => {
    expect(READY_DECKS).toHaveLength(12);
    for (const deck of READY_DECKS) {
      expect([deck.name, deck.cards.length]).toEqual([deck.name, 60]);
      for (const profile of PROFILES) expect([deck.name, deckProblems(deck, profile)]).toEqual([deck.name, []]);
    }
  });
  it('plays in each of them with cards of the later sets', () => {
    for (const { name, cards } of READY_DECKS)
      expect([name, cards.filter(def => DEFINITIONS[def]!.set !== 'Base').length]).toEqual([
        name,
        expect.toSatisfy((n: number) => n >= 10),
      ]);
    const sets = new Set(READY_DECKS.flatMap(({ cards }) => cards.map(def => DEFINITIONS[def]!.set)));
    for (const set of ['Inquisition', 'Warzone', 'Mortificator', 'Golgotha', 'Apocalypse', 'Paradise Lost']) expect(sets).toContain(set);
  });
  it('still reads the ready ones of before, and deals them where a table names none', () => {
    const earlier = Object.keys(EARLIER);
    expect(earlier).toEqual(['imperial', 'bauhaus', 'capitol', 'brotherhood', 'algeroth', 'apostles', 'mishima', 'tribes', 'cybertronic']);
    for (const name of earlier) expect([name, readyDeck(name)!.cards.length]).toEqual([name, expect.toSatisfy((n: number) => n >= 60)]);
    const defsOf = (seat: number): number[] =>
      game.start({}, 2, 'x').world.cards.flatMap(({ owner, def }) => (owner === seat ? [def] : []));
    expect(defsOf(0).sort((a, b) => a - b)).toEqual([...readyDeck('imperial')!.cards].sort((a, b) => a - b));
    expect(() => game.start({ decks: ['tribes', 'cavalry'] }, 2, 'x')).not.toThrow();
  });
});

describe('the sideboard', () => {
  it('changes the deck between games, card for card (tournament)', rules('DOT 40.8', 'DOT 40.6t'), () => {
    const [ready] = READY_DECKS;
    const { cards: spare } = readDeck('spare', '4 Inspired\n4 Hussar\n4 Razide\n4 Templar\n4 Curator\n4 Samurai\n1 Mystic').deck;
    const deck = { ...ready!, sideboard: spare };
    const out = deck.cards.find(def => !spare.includes(def))!;
    const into = definitionNamed('Mystic');
    const changed = sideboarded(deck, [{ out, into }]);
    expect(changed.problems).toEqual([]);
    expect([changed.deck.cards.includes(into), changed.deck.sideboard.includes(out)]).toEqual([true, true]);
    expect([changed.deck.cards.length, changed.deck.sideboard.length]).toEqual([deck.cards.length, 25]);
    expect(deckProblems(changed.deck, 'tournament').filter(({ refusal }) => refusal.rule === 'DOT 40.6t')).toEqual([]);
    expect(sideboarded(deck, [{ out: into, into: out }]).problems.map(({ refusal }) => [refusal.rule, refusal.why])).toEqual([
      ['DOT 40.8', 'notInDeck'],
    ]);
    expect(sideboarded(deck, [{ out, into: out }]).problems.map(({ refusal }) => refusal.why)).toEqual(['notInSideboard']);
    const first = sideboarded(deck, [{ out: deck.cards[0]!, into: spare[0]! }]);
    expect([first.problems, first.deck.cards[0], first.deck.sideboard[0]]).toEqual([[], spare[0], deck.cards[0]]);
  });
  it('is exchanged at a table by the codes of cards, and one for one (tournament)', rules('DOT 40.8'), () => {
    const [ready] = READY_DECKS;
    const { cards: spare } = readDeck('spare', '4 Inspired\n4 Hussar\n4 Razide\n4 Templar\n4 Curator\n4 Samurai\n1 Mystic').deck;
    const brought = writeDeck({ ...ready!, sideboard: spare });
    const { exchange } = game.module.brings!;
    const out = DEFINITIONS[ready!.cards.find(def => !spare.includes(def))!]!.code;
    const into = DEFINITIONS[definitionNamed('Mystic')]!.code;
    const changed = readDeck('x', exchange!.swapped(brought, [{ out, into }]) as string).deck;
    expect([changed.cards.length, changed.sideboard.length]).toEqual([ready!.cards.length, 25]);
    expect(changed.cards).toContain(definitionNamed('Mystic'));
    expect(() => exchange!.swapped(brought, [{ out: into, into: out }])).toThrow('DOT 40.8');
    expect(() => exchange!.swapped(brought, [{ out: 'nothing', into }])).toThrow('DOT DR-100');
    expect([exchange!.possible(brought), exchange!.possible(writeDeck(ready!)), exchange!.possible(ready!.name)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
