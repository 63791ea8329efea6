import { describe, expect, it } from 'vitest';
import { choice, custom, flag, InputError, number, schema } from '../src/index.ts';
import { thrown } from './lab.ts';

const options = schema<{ profile: 'classic' | 'tournament'; limit: number; undo: boolean; deck: string[] }>({
  profile: choice(['classic', 'tournament'], 'classic'),
  limit: number(10, 60, 30),
  undo: flag(true),
  deck: custom<string[]>(['knight'], (value, name) => {
    if (!Array.isArray(value)) throw new InputError('options', `option "${name}" must be a list of cards`);
    return value as string[];
  }),
});
const wrong = (value: unknown): string => {
  const error = thrown(() => options.read(value)) as InputError;
  expect(error).toBeInstanceOf(InputError);
  expect(error.code).toBe('options');
  return error.message;
};

describe('table options', () => {
  it('are filled with their defaults', () => {
    const defaults = { profile: 'classic', limit: 30, undo: true, deck: ['knight'] };
    expect(options.defaults).toEqual(defaults);
    for (const nothing of [{}, null, undefined]) expect(options.read(nothing)).toEqual(defaults);
    expect(options.read({ limit: 10, undo: false })).toEqual({ ...defaults, limit: 10, undo: false });
  });

  it('say which field is wrong, what it must be and what it is', () => {
    expect(wrong({ profile: 'modern' })).toBe('option "profile" must be one of classic, tournament, not "modern"');
    expect(wrong({ limit: 61 })).toBe('option "limit" must be a whole number from 10 to 60, not 61');
    expect(wrong({ limit: 9 })).toContain('"limit"');
    expect(wrong({ limit: 10.5 })).toContain('"limit"');
    expect(wrong({ limit: '30' })).toBe('option "limit" must be a whole number from 10 to 60, not "30"');
    expect(wrong({ limit: Number.NaN })).toContain('"limit"');
    expect(wrong({ undo: 1 })).toBe('option "undo" must be true or false, not 1');
    expect(wrong({ undo: null })).toContain('"undo"');
    expect(wrong({ deck: 'all' })).toBe('option "deck" must be a list of cards');
    expect(wrong({ profile: Symbol.iterator })).toContain('Symbol(Symbol.iterator)');
  });

  it('may start a new table with something else than older tables mean by leaving it out', () => {
    const later = schema<{ strict: boolean; undo: boolean }>({ strict: flag(false, true), undo: flag(true) });
    expect(later.fields).toEqual([
      { name: 'strict', kind: 'flag', default: false, suggested: true },
      { name: 'undo', kind: 'flag', default: true },
    ]);
    expect(later.read({})).toEqual({ strict: false, undo: true });
    expect(later.readNew({})).toEqual({ strict: true, undo: true });
    expect(later.readNew({ strict: false, undo: false })).toEqual({ strict: false, undo: false });
    expect(() => later.readNew({ strict: 1 })).toThrow(/"strict" must be true or false/);
  });

  it('are an object with known fields and nothing else', () => {
    expect(wrong([])).toBe('options must be an object');
    expect(wrong('classic')).toBe('options must be an object');
    expect(wrong({ profil: 'classic' })).toBe('there is no option "profil"; there is profile, limit, undo, deck');
    // Not even what every object has.
    expect(wrong({ toString: 1 })).toContain('there is no option "toString"');
    expect(wrong(JSON.parse('{"__proto__": 1}'))).toContain('there is no option "__proto__"');
  });

  it('are given as copies, so that no table can change the default of the next', () => {
    options.read({}).deck.push('dragon');
    expect(options.read({}).deck).toEqual(['knight']);
  });

  it('tell a form what to show', () => {
    expect(options.fields).toEqual([
      { name: 'profile', kind: 'choice', default: 'classic', values: ['classic', 'tournament'] },
      { name: 'limit', kind: 'number', default: 30, min: 10, max: 60 },
      { name: 'undo', kind: 'flag', default: true },
      { name: 'deck', kind: 'custom', default: ['knight'] },
    ]);
  });
});
