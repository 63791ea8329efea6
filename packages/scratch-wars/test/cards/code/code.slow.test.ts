/** Slips in card codes: every one is found. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCard, encodeCard, type Card } from '../../../src/cards/index.ts';
import { anyCard, samples, SYMBOLS } from './any-card.ts';

describe('a slip in a card code is found:', () => {
  const isRefused = (text: string): boolean => 'problem' in decodeCard(text);
  const bare = (card: Card): string => encodeCard(card).replaceAll('-', '');

  it('one wrong character, in any place, of any code', () => {
    fc.assert(
      fc.property(anyCard, fc.nat(), fc.constantFrom(...SYMBOLS), (card, at, symbol) => {
        const code = bare(card);
        const place = at % code.length;
        fc.pre(code[place] !== symbol);
        expect(isRefused(code.slice(0, place) + symbol + code.slice(place + 1))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('every one of all wrong characters in a code of each kind', () => {
    for (const card of samples) {
      const code = bare(card);
      for (let place = 0; place < code.length; place++) {
        for (const symbol of SYMBOLS) {
          if (symbol === code[place]) continue;
          const wrong = code.slice(0, place) + symbol + code.slice(place + 1);
          // By the prefix or by the checksum alone, not by what the rest happens to mean.
          const problem = /^SW[HW]/.test(wrong) ? 'checksum' : 'prefix';
          const decoded = decodeCard(wrong);
          if (!('problem' in decoded) || decoded.problem !== problem) expect.fail(`${wrong} passes for ${code}`);
        }
      }
    }
  });

  it('two neighbours swapped, in any place, of any code', () => {
    fc.assert(
      fc.property(anyCard, fc.nat(), (card, at) => {
        const code = bare(card);
        const place = at % (code.length - 1);
        fc.pre(code[place] !== code[place + 1]);
        expect(isRefused(code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('a character lost or doubled, in a code of each kind', () => {
    for (const card of samples) {
      const code = bare(card);
      for (let place = 0; place < code.length; place++) {
        expect(isRefused(code.slice(0, place) + code.slice(place + 1))).toBe(true);
        expect(isRefused(code.slice(0, place + 1) + code.slice(place))).toBe(true);
      }
    }
  });
});
