/** The list of answers, and what a typed line means. */
import { PASS, type GameText, type Looking, type Option, type TerminalText } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { choicesOf, onlyAnswer, readLine } from '../../src/terminal/choices.ts';

const NAMES: { readonly [card: number]: string } = { 1: 'Sword', 2: 'Sword', 3: 'Bow' };
const text = {
  option: (option: Option) =>
    typeof option === 'object' ? `${NAMES[Number(option['play'])]}${'to' in option ? ` to ${option['to']}` : ''}` : String(option),
} as unknown as GameText;
const terminal: TerminalText = {
  board: () => [],
  things: () => [],
  shows: () => [],
  behind: option => (typeof option === 'object' && option['play'] === 3 ? 'costs 2' : ''),
  group: option => (typeof option === 'object' && 'to' in option ? NAMES[Number(option['play'])]! : null),
  typed: {
    isTyped: option => typeof option === 'object' && 'reroll' in option,
    read: (typed, options) => options.find(option => typeof option === 'object' && String(option['reroll']) === typed) ?? null,
    hint: 'dice',
  },
};
const words = { text, terminal };
const asking = (options: readonly Option[]): Looking => ({
  seats: [],
  view: null,
  viewer: 0,
  asked: { question: 'q', about: null, options },
  width: 80,
});
const listed = (options: readonly Option[], grouped = true) => choicesOf(options, words, asking(options), grouped);

describe('the list', () => {
  it('tells a price, and does not tell equal things apart', () => {
    expect(listed([{ play: 1 }, { play: 2 }, { play: 3 }, PASS]).map(({ letter, label }) => `${letter} ${label}`)).toEqual([
      'a Sword',
      'b Bow – costs 2',
      'c pass',
    ]);
  });
  it('is no question where all answers are equal, or where one of them is typed', () => {
    expect(onlyAnswer([{ play: 1 }, { play: 2 }], words, asking([{ play: 1 }, { play: 2 }]))).toEqual({ play: 1 });
    expect(onlyAnswer([{ play: 1 }, { play: 3 }], words, asking([{ play: 1 }, { play: 3 }]))).toBeNull();
    expect(onlyAnswer([{ reroll: 1 }], words, asking([{ reroll: 1 }]))).toBeNull();
  });
  it('puts the many answers of one card under one line, and the few not', () => {
    const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(to => ({ play: 1, to }));
    expect(listed([...many, PASS]).map(({ label, options }) => [label, options.length])).toEqual([
      ['Sword …', 6],
      ['pass', 1],
    ]);
    expect(listed([...many.slice(0, 2), PASS])).toHaveLength(3);
    expect(listed([...many, PASS], false)).toHaveLength(7);
  });
});

describe('a typed line', () => {
  const options: readonly Option[] = [{ play: 1 }, { play: 3 }, { reroll: 135 }];
  const read = (line: string, offered: readonly Option[] = options) => readLine(line, listed(offered), offered, terminal);
  it('passes on until something happens, or asks to be asked next', () => {
    const until = (line: string): unknown => read(line, [{ play: 1 }, PASS]);
    expect(until('.n')).toEqual({ does: 'stops', stops: { until: 'news' } });
    expect(until('.a')).toEqual({ does: 'stops', stops: { until: 'attacked' } });
    expect(until('.t')).toEqual({ does: 'stops', stops: { until: 'turnEnd' } });
    expect(until('..')).toEqual({ does: 'stops', stops: { until: 'turn' } });
    expect(until('!')).toEqual({ does: 'stops', stops: { next: true } });
    expect(read('..', [{ play: 1 }, { play: 2 }])).toEqual({ does: 'cannotPass' });
  });

  it('chooses by letter, number or key, or by the dice', () => {
    expect(read('b')).toEqual({ does: 'answer', option: { play: 3 } });
    expect(read('B ')).toEqual({ does: 'answer', option: { play: 3 } });
    expect(read('1')).toEqual({ does: 'answer', option: { play: 1 } });
    expect(read('play 3')).toEqual({ does: 'answer', option: { play: 3 } });
    expect(read('135')).toEqual({ does: 'answer', option: { reroll: 135 } });
  });
  it('passes where one may', () => {
    expect(read('.')).toEqual({ does: 'cannotPass' });
    expect(read('.', [{ play: 1 }, PASS])).toEqual({ does: 'answer', option: PASS });
  });
  it('opens a line that stands for several', () => {
    const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map(to => ({ play: 1, to }));
    expect(read('a', many)).toEqual({ does: 'open', options: many });
  });
  it('is a command or wrong, and never nothing', () => {
    expect(['q', 'u', 'w', '', '?', '?bow', 'z', '99'].map(line => read(line))).toEqual([
      { does: 'leave' },
      { does: 'undo' },
      { does: 'why' },
      { does: 'redraw' },
      { does: 'look', at: '' },
      { does: 'look', at: 'bow' },
      { does: 'wrong' },
      { does: 'wrong' },
    ]);
  });
});
