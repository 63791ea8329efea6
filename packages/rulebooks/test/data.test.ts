/** The data is whole: counts, ids, links between rules and rulings, both languages. */
import { describe, expect, it } from 'vitest';
import { bookIds, bookOf, prefixes } from '../src/citation.ts';
import { exists, ruleBook, rulebooks } from '../src/index.ts';
import type { BookId } from '../src/index.ts';

const counts: Record<BookId, { rules: number; engine: number; rulings: number }> = {
  'scratch-wars': { rules: 367, engine: 310, rulings: 76 },
  'summoner-wars': { rules: 323, engine: 226, rulings: 114 },
  'dice-throne': { rules: 390, engine: 279, rulings: 99 },
  doomtrooper: { rules: 911, engine: 735, rulings: 148 },
};

const range = (from: number, to: number, name: (n: number) => string) => Array.from({ length: to - from + 1 }, (_, i) => name(from + i));
const two = (n: number) => String(n).padStart(2, '0');

describe.each(bookIds)('the rulebook of %s', game => {
  const book = ruleBook(game);

  it('has all its rules, engine rules and rulings', () => {
    expect({
      rules: book.rules.length,
      engine: book.rules.filter(({ category }) => category === 'engine').length,
      rulings: book.rulings.length,
    }).toEqual(counts[game]);
  });

  it('gives every rule and ruling an id of its own with the prefix of the book', () => {
    const ids = [...book.rules.map(({ id }) => id), ...book.rulings.map(({ cite }) => cite)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(id => bookOf(id) !== game)).toEqual([]);
    for (const { id, cite } of book.rulings) expect(cite).toBe(`${prefixes[game]} ${id}`);
  });

  it('tells every rule in both languages', () => {
    expect(book.rules.filter(({ en, cs }) => en.length < 8 || cs.length < 8 || en === cs)).toEqual([]);
  });

  it('names in its rulings only rules of this book', () => {
    const known = new Set(book.rules.map(({ id }) => id));
    for (const { cite, rules } of book.rulings) {
      expect(
        rules.filter(id => !known.has(id)),
        cite,
      ).toEqual([]);
      expect(new Set(rules).size, cite).toBe(rules.length);
    }
  });

  it('lists every rule that the text of a ruling cites among its rules', () => {
    const mention = new RegExp(`${prefixes[game]} \\d+(?:\\.\\d+)+[ts]?`, 'g');
    for (const ruling of book.rulings) {
      const text = [ruling.question, ruling.open, ruling.decision, ruling.reason, ruling.cs?.question, ruling.cs?.decision].join(' ');
      expect(
        [...new Set(text.match(mention) ?? [])].filter(id => !(ruling.rules as readonly string[]).includes(id)),
        ruling.cite,
      ).toEqual([]);
    }
  });

  it('asks, decides and gives a reason in every ruling', () => {
    expect(book.rulings.filter(({ question, decision, reason }) => !question || !decision || !reason)).toEqual([]);
  });

  it('asks and decides in Czech too', () => {
    expect(book.rulings.filter(({ cs }) => !cs?.question || !cs.decision).map(({ cite }) => cite)).toEqual([]);
    const czech = /[áčďéěíňóřšťúůýž]/i;
    expect(book.rulings.filter(({ cs }) => !czech.test(`${cs!.question} ${cs!.decision}`)).map(({ cite }) => cite)).toEqual([]);
  });

  it('has a chapter and a section for every rule', () => {
    const numbers = new Set(book.headings.chapters.map(({ number }) => number));
    const sections = new Set(book.headings.sections.map(({ section }) => section));
    expect(book.rules.filter(({ id, section }) => !numbers.has(/\d+/.exec(id)![0]) || !sections.has(section))).toEqual([]);
    expect([...book.headings.chapters, ...book.headings.sections].filter(({ en, cs }) => !en || !cs)).toEqual([]);
  });

  it('links repeated statements to statements that exist and are not repetitions themselves', () => {
    const byId = new Map(book.rules.map(rule => [rule.id, rule]));
    for (const { id, sameAs } of book.rules) {
      if (sameAs !== undefined) expect(byId.get(sameAs) && !byId.get(sameAs)!.sameAs, id).toBe(true);
    }
  });

  it('defines every principle its rulings lean on', () => {
    const known = new Set(book.principles.map(({ id }) => id));
    for (const { cite, reason } of book.rulings) {
      expect(
        (reason.match(/\bP\d\b/g) ?? []).filter(id => !known.has(id)),
        cite,
      ).toEqual([]);
    }
  });
});

it('numbers the 437 rulings without holes', () => {
  expect(ruleBook('scratch-wars').rulings.map(({ id }) => id)).toEqual(range(1, 76, n => `R-${two(n)}`));
  expect(ruleBook('dice-throne').rulings.map(({ id }) => id)).toEqual(range(1, 99, n => `R${two(n)}`));
  expect(ruleBook('doomtrooper').rulings.map(({ id }) => id)).toEqual(range(1, 148, n => `DR-${two(n)}`));
  const letters = { A: 12, B: 9, C: 18, D: 17, E: 16, F: 17, G: 14, H: 9, I: 2 };
  expect(ruleBook('summoner-wars').rulings.map(({ id }) => id)).toEqual(
    Object.entries(letters).flatMap(([letter, last]) => range(1, last, n => `${letter}${n}`)),
  );
  expect(rulebooks.books.flatMap(({ rulings }) => rulings)).toHaveLength(437);
});

it('knows which rulings are options of the table', () => {
  const switches = rulebooks.books.flatMap(({ rulings }) => rulings.filter(ruling => ruling.switch).map(({ cite }) => cite));
  expect(switches).toContain('SUM A6');
  expect(switches).toContain('DIT R01');
  expect(switches).not.toContain('SUM A5');
  expect(switches).toContain('SUM F16');
  expect(switches).toHaveLength(26);
});

it('points to nothing outside the project', () => {
  const text = JSON.stringify(rulebooks.books);
  expect(text.match(/.{20}(?:\.\.\/|github|https?:|reddit|scribd|\*\*).{20}/gi) ?? []).toEqual([]);
});

describe('the two profiles of Doomtrooper', () => {
  const book = ruleBook('doomtrooper');

  it('gives every rule a profile, and a suffix to the rules that differ', () => {
    expect(book.rules.filter(({ profile }) => !profile)).toEqual([]);
    for (const { id, profile } of book.rules) {
      if (id.endsWith('t')) expect(profile, id).toBe('tournament');
      if (id.endsWith('s')) expect(profile, id).toBe('standard');
    }
  });

  it('lists the 91 rows of differences with the rules they are about', () => {
    const { differences = [] } = book;
    expect(differences.map(({ number }) => number)).toEqual(range(1, 91, n => n as never));
    for (const { number, rules, tournament, standard, cs } of differences) {
      expect(rules.length, String(number)).toBeGreaterThan(0);
      expect(
        rules.filter(id => !exists(id)),
        String(number),
      ).toEqual([]);
      expect(tournament && standard && cs.topic && cs.tournament && cs.standard, String(number)).toBeTruthy();
    }
  });

  it('decides for every unpaired engine rule of one book whether the other profile inherits it', () => {
    const { intoStandard, intoTournament, onlyStandard, onlyTournament } = book.inheritance!;
    const of = (profile: string) =>
      book.rules.filter(rule => rule.category === 'engine' && rule.profile === profile && !/[ts]$/.test(rule.id)).map(({ id }) => id);
    expect([...intoStandard, ...onlyTournament].sort()).toEqual(of('tournament').sort());
    expect([...intoTournament, ...onlyStandard].sort()).toEqual(of('standard').sort());
  });
});
