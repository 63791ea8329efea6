/** Sentences about a match. */
import { text } from '@kolbiste/doomtrooper';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/table/match-client.svelte.ts';
import { linesOf, safely } from '../src/table/words.ts';

describe('a sentence of a dictionary', () => {
  it('is not ended twice when a name ends it', () => {
    expect(safely(() => 'Jana plays Narrow Escape!.', '')).toBe('Jana plays Narrow Escape!');
    expect(safely(() => 'What Status Effects?.', '')).toBe('What Status Effects?');
    expect(safely(() => 'It is over.', '')).toBe('It is over.');
    expect(safely(() => 'And then...', '')).toBe('And then...');
  });

  it('that is missing or fails is told by its name', () => {
    expect(safely(() => '', 'drew')).toBe('drew');
    expect(
      safely(() => {
        throw new Error('no such card');
      }, 'drew'),
    ).toBe('drew');
  });
});

describe('what is told many times in a row', () => {
  let id = 0;
  const drew = (seat: number, card: number): Entry => ({
    id: ++id,
    seq: 1,
    undone: false,
    view: null,
    event: { type: 'drew', seat, card, rule: 'DOT 4.4' },
  });
  const told = (entries: readonly Entry[], language: 'en' | 'cs'): string[] =>
    linesOf(entries, { text: text[language], shell: null as never, seats: [{ name: 'Jana' }, { name: 'Petr' }] as never, language }).map(
      line => line.text,
    );

  it('is one line', () => {
    const entries = [drew(0, -1), drew(0, -1), drew(0, -1), drew(1, -1), drew(1, -1)];
    expect(told(entries, 'en')).toEqual(['Jana draws 3 cards.', 'Petr draws 2 cards.']);
    expect(told(entries, 'cs')).toEqual(['Jana dobírá 3 karty.', 'Petr dobírá 2 karty.']);
  });
  it('is not put together with what was taken back', () => {
    expect(told([drew(0, -1), { ...drew(0, -1), undone: true }], 'en')).toHaveLength(2);
  });
});
