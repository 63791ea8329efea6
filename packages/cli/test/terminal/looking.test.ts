/** Finding a card to look at, drawing only what changed, and reasons told once. */
import type { GameText, Looking, TerminalText } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { DrawnBoard } from '../../src/terminal/board.ts';
import { findThings, listThings } from '../../src/terminal/looking.ts';
import { refusalLines } from '../../src/terminal/refusals.ts';

const thing = (id: string, name: string, place = 'Hand', lines: readonly string[] = []) => ({ id, name, place, lines });
const THINGS = [thing('1', 'Štít'), thing('2', 'Meč'), thing('3', 'Meč', 'Pile'), thing('4', 'Mečoun', 'Pile')];
const terminal = { shows: (option: unknown) => (option === 'one' ? ['2', '1'] : ['2']) } as unknown as TerminalText;
const shown = {
  terminal,
  question: 'q',
  choices: [
    { letter: 'a', label: '', options: ['one'] },
    { letter: 'b', label: '', options: ['one', 'two'] },
  ],
};
const found = (at: string) => findThings(at, THINGS, shown).map(({ id }) => id);

describe('looking', () => {
  it('lists things by place with their numbers', () => {
    expect(listThings(THINGS).map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''))).toEqual([
      'Hand: 1 Štít · 2 Meč',
      'Pile: 3 Meč · 4 Mečoun',
    ]);
  });
  it('finds by number, by name without diacritics, and of equal ones one', () => {
    expect(found('4')).toEqual(['4']);
    expect(found('stit')).toEqual(['1']);
    expect(found('MEC')).toEqual(['3']);
    expect(found('oun')).toEqual(['4']);
    expect(found('xyz')).toEqual([]);
  });
  it('finds what an answer is about, and what all answers of a line are about', () => {
    expect(found('a')).toEqual(['2', '1']);
    expect(found('b')).toEqual(['2']);
  });
});

it('draws what changed, for each viewer', () => {
  const board = new DrawnBoard();
  const at = (dice: string) => [
    { name: 'hero', lines: ['Thor'] },
    { name: 'dice', lines: [dice] },
    { name: 'none', lines: [] },
  ];
  expect(board.changed(0, at('1'))).toEqual(['Thor', '1']);
  expect(board.changed(0, at('2'))).toEqual(['2']);
  expect(board.changed(0, at('2'))).toEqual([]);
  expect(board.changed(1, at('2'))).toEqual(['Thor', '2']);
  board.forget(0);
  expect(board.changed(0, at('2'))).toEqual(['Thor', '2']);
});

it('tells each reason once, with a few of what it refuses', () => {
  const text = { option: String, refusal: ({ why }: { why: string }) => why } as unknown as GameText;
  const looking = { asked: { question: 'q', about: null, options: [] } } as unknown as Looking;
  const refused = (option: string, why: string) => ({ key: option, option, refusal: { rule: 'R 1', why } });
  const lines = refusalLines(
    [...'abcdef']
      .map(option => refused(option, 'far'))
      .concat(refused('g', 'dear'), refused('i', 'itself'), { ...refused('h', ''), refusal: null as never }),
    { text, terminal: { untold: ['itself'] } as unknown as TerminalText },
    looking,
  );
  expect(lines.map(line => line.replaceAll(/[\uE000-\uE00F]/g, ''))).toEqual(['  a; b; c; d (+2): far [R 1]', '  g: dear [R 1]']);
});
