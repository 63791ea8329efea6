import { describe, expect, it } from 'vitest';
import { cs } from '../src/text/cs.ts';
import { en } from '../src/text/en.ts';

type Words = { readonly [key: string]: unknown };

/** Every text of a dictionary with its path; functions are asked with plain examples. */
function* texts(words: Words, path = ''): Generator<readonly [path: string, text: string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = `${path}${path && '.'}${key}`;
    if (typeof value === 'string') yield [here, value];
    else if (typeof value === 'function') yield [here, (value as (...examples: unknown[]) => string)(3, 7)];
    else yield* texts(value as Words, here);
  }
}

describe('the dictionaries of the shell', () => {
  const czech = new Map(texts(cs));
  const english = new Map(texts(en));

  it('say the same things', () => {
    expect([...czech.keys()].filter(key => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter(key => !czech.has(key))).toEqual([]);
  });
  it('leave nothing empty, but what is to be empty in both', () => {
    expect([...czech].filter(([key, text]) => !text.trim() && english.get(key) !== text).map(([key]) => key)).toEqual([]);
  });
  it('do not mix the languages: a sentence is not the same in both', () => {
    const same = [...czech].filter(([key, text]) => text === english.get(key) && / \p{L}+ /u.test(text) && !/Notre|Plaid/.test(text));
    expect(same).toEqual([]);
  });
  it('count in Czech as Czech counts', () => {
    expect([1, 2, 5].map(n => cs.rules.found(n))).toEqual(['Nalezeno 1 místo', 'Nalezena 2 místa', 'Nalezeno 5 míst']);
    expect([1, 3, 22].map(n => cs.table.spectators(n))).toEqual(['1 divák', '3 diváci', '22 diváků']);
  });
  it('have no emoji', () => {
    for (const [key, text] of [...czech, ...english]) expect(text, key).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});
