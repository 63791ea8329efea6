/** Both dictionaries say something about everything that happens, is asked, offered and refused. */
import { LANGUAGES, type GameText } from '@kolbiste/engine';
import { exists, ruleBook } from '@kolbiste/rulebooks';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { allCards, cardNamed, definitionAt, game, tableOptions, TERMS, text, wordsCs, wordsEn } from '../../src/index.ts';
import { Table } from '../fixture.ts';

const texts: Record<string, GameText> = text;

it('every word of the book leads to rules that exist', () => {
  for (const [name, { words, rules }] of Object.entries(TERMS)) {
    expect(words.cs && words.en, name).toBeTruthy();
    for (const rule of rules) expect(exists(rule), rule).toBe(true);
  }
});

it('Czech rulings call cards and abilities as the Czech cards do', () => {
  const english = allCards().flatMap(({ words: { cs, en } }) => {
    const pairs = [[en.name, cs.name]];
    if ('ability' in en && 'ability' in cs) pairs.push([en.ability, cs.ability]);
    return pairs.flatMap(([name, czech]) => (name === czech ? [] : [name!]));
  });
  const named = new RegExp(`(?<!\\p{L})(${english.join('|')})(?!\\p{L})`, 'u');
  for (const { id, cs } of ruleBook('summoner-wars').rulings) expect(`${cs!.question} ${cs!.decision}`, id).not.toMatch(named);
});

it.each([
  ['cs', ['Platí: Tunel.', 'Platí: Vyšší velení.', 'Přestává platit: Meditace.']],
  ['en', ['In effect: Tunnel.', 'In effect: Greater Command.', 'Ends: Meditate.']],
] as const)('what lasts is named by the ability or the event that left it (%s)', (language, told) => {
  const said = (type: string, definition: string): string =>
    texts[language]!.event({ type, by: 0, against: -1, definition, rule: 'SUM C1' }, { seats: ['Jana', 'Petr'], view: null });
  expect([said('lastingBegan', 'miner'), said('lastingBegan', 'greater-command'), said('lastingEnded', 'tundle')]).toEqual(told);
});

it.each([
  [1, 'Pohnout lze jen 1 jednotkou.'],
  [3, 'Pohnout lze jen 3 jednotkami.'],
])('Czech names the limit of moves: %i', (limit, said) => {
  expect(texts['cs']!.refusal({ rule: 'SUM 7.4.1', why: 'moveLimit', params: { limit } }, { seats: [], view: null })).toBe(said);
});

it('Czech counts with the right preposition', () => {
  const asked = (limit: number): string =>
    texts['cs']!.question('movementPhase.chosen', { moves: 0, limit }, { seats: ['Jana', 'Petr'], view: null });
  expect([2, 3, 4, 5].map(asked)).toEqual(['ze 2', 'ze 3', 'ze 4', 'z 5'].map(of => `Kterou jednotkou pohneš? (zatím 0 ${of})`));
});

describe.each(LANGUAGES)('the words in %s', language => {
  const text = texts[language]!;
  const words = language === 'cs' ? wordsCs : wordsEn;

  it('name every table option and its values', () => {
    for (const { name, values } of tableOptions.fields) {
      expect(text.options[name], name).toBeDefined();
      for (const value of values ?? []) expect(text.options[name]!.values?.[value], `${name}: ${value}`).toBeTruthy();
    }
  });
  it('name every card and tell what it does', () => {
    for (const card of allCards()) expect(card.words[language].text.length, card.id).toBeGreaterThan(10);
  });
  it('have the same questions and refusals as the other language', () => {
    const other = language === 'cs' ? wordsEn : wordsCs;
    expect(Object.keys(words.questions).sort()).toEqual(Object.keys(other.questions).sort());
    expect(Object.keys(words.refusals).sort()).toEqual(Object.keys(other.refusals).sort());
  });
  it(
    'name what is put in order: units whose abilities wait, events, cards on their way to the magic pile',
    rules('SUM 10.14.1', 'SUM D3'),
    () => {
      const labels = ({ asked, position }: Table): string[] => {
        const { seat, about, options } = position.decision!;
        const seen = game.see(position, seat);
        const context = { seats: ['Jana', 'Petr'], view: seen.table };
        expect(asked).toBe(0);
        return options.map(option => text.option(option, seen.decision!.question, context, about));
      };
      const name = (card: string): string => definitionAt(cardNamed(card)).words[language].name;
      const felled = new Table(
        {
          at: 'attack',
          Jana: {
            deck: 'swamp-orcs',
            units: { hu: { card: 'hunter', at: 'c4' }, mug: { card: 'mugglug', at: 'a1' } },
            walls: { w1: 'b5' },
          },
          Petr: {
            deck: 'swamp-orcs',
            units: { sh: { card: 'swamp-shaman', at: 'c5' }, his: { card: 'mugglug', at: 'f8' } },
            walls: { w2: 'd5' },
          },
        },
        { random: [6] },
      );
      felled.do('Jana: attack hu on sh');
      expect(labels(felled)).toEqual([`${name('mugglug')} (a1)`, `${name('mugglug')} (f8)`]);
      const ending = new Table({
        at: 'end',
        Jana: { deck: 'mountain-vargath', units: { sunderved: 'c5', growden: 'c3' }, walls: { w1: { at: 'c2', wounds: 8 } } },
        Petr: {},
        lasting: [{ card: 'fall-back', by: 'Jana', on: 'w1' }],
      });
      expect(labels(ending)).toEqual([name('fall-back'), words.turnEndAbilities]);
      const taking = new Table(
        {
          at: 'attack',
          Jana: { units: { lun: 'c6' } },
          Petr: { units: { blerg: { at: 'c7', wounds: 5, under: { u1: 'miner', u2: 'scholar' } } } },
        },
        { random: [6, 6, 6] },
      );
      taking.do('Jana: attack lun on blerg');
      expect(labels(taking)).toEqual([`${name('blerg')} (c7)`, name('miner'), name('scholar')]);
    },
  );
});
