import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedPlain, LIMITS, parseCreateTable, type CreateTable } from '../src/index.ts';

const wish: CreateTable = {
  game: 'scratch-wars',
  options: { mode: 'duel', decks: [['a', 1], null] },
  seats: [{ who: 'me' }, { who: 'bot', level: 'easy', team: 1 }],
  clock: { kind: 'bank', bank: 600_000, increment: 5_000 },
  undo: 'consent',
  rated: false,
  listed: true,
  spectators: true,
};
const parse = (value: unknown) => parseCreateTable(JSON.stringify(value));
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

describe('a request for a table', () => {
  it('is read as it was meant, whole or with the least', () => {
    expect(parse(wish)).toEqual({ ok: true, message: wish });
    const least = { game: 'g', seats: [{ who: 'open' }] };
    expect(parse(least)).toEqual({ ok: true, message: least });
  });

  it.each<[string, unknown]>([
    ['game', { ...wish, game: '' }],
    ['seats', { ...wish, seats: [] }],
    ['seats', { ...wish, seats: Array.from({ length: LIMITS.seats + 1 }, () => ({ who: 'open' })) }],
    ['seats.0.who', { ...wish, seats: [{ who: 'nobody' }] }],
    ['clock.kind', { ...wish, clock: { kind: 'sand' } }],
    ['clock.bank', { ...wish, clock: { kind: 'bank', bank: 0, increment: 0 } }],
    ['clock.perMove', { ...wish, clock: { kind: 'correspondence', perMove: 1e12 } }],
    ['undo', { ...wish, undo: 'always' }],
    ['rated', { ...wish, rated: 1 }],
    ['options', { ...wish, options: deep(LIMITS.optionsDepth + 1) }],
    ['options', { ...wish, options: Array.from({ length: LIMITS.optionsValues + 1 }, () => 0) }],
  ])('is refused when %s is wrong', (words, value) => {
    expect(parse(value)).toMatchObject({ ok: false, code: 'malformed', text: expect.stringContaining(words) });
  });

  it('takes no options with a key that means something to JavaScript', () => {
    expect(parseCreateTable('{"game":"g","seats":[{"who":"me"}],"options":{"__proto__":{"x":1}}}')).toMatchObject({ code: 'malformed' });
  });

  it('bounds options exactly', () => {
    expect(boundedPlain(deep(LIMITS.optionsDepth))).toBe(true);
    expect(boundedPlain(deep(LIMITS.optionsDepth + 1))).toBe(false);
    expect(boundedPlain(Number.NaN)).toBe(false);
    expect(boundedPlain(undefined)).toBe(false);
  });

  it('over the limit is refused, and whatever comes, there is an answer', () => {
    expect(parseCreateTable(' '.repeat(LIMITS.bodyBytes + 1))).toMatchObject({ code: 'tooLarge' });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), text => {
        const parsed = parseCreateTable(text);
        if (!parsed.ok) expect(parsed.text).not.toBe('');
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});
