/** `npm run card` writes what a card needs, where it belongs. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';
import { exportName, makeStub, placeOf, type Facts, type Files } from './stub.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const FACTS = JSON.parse(readFileSync(`${HOME}data/not-enforced.json`, 'utf8')) as readonly Facts[];
/** The package's files, with what was written on top. */
class Draft implements Files {
  readonly written = new Map<string, string>();
  has(path: string): boolean {
    return this.written.has(path) || existsSync(HOME + path);
  }
  read(path: string): string {
    return this.written.get(path) ?? readFileSync(HOME + path, 'utf8');
  }
  write(path: string, text: string): void {
    this.written.set(path, text);
  }
}
const WARRIOR: Facts = {
  code: '02176',
  type: 'warrior',
  en: "Petr's Own",
  cs: 'Petrův vlastní',
  affiliation: ['mishima'],
  ratings: [3, null, 3, 4],
  says: 'Strikes first.',
};

describe('the facts of cards that are not enforced', () => {
  it('are those of the list', () => {
    expect(FACTS.map(({ code, type, en, cs }) => ({ code, type, en, cs }))).toEqual(NOT_ENFORCED);
  });
  it('give each card a place and an export of its own', () => {
    const files = new Draft();
    const taken = new Set(DEFINITIONS.map(({ code, name }) => `${code.slice(0, 2)} ${exportName(name.en)}`));
    for (const facts of FACTS) {
      const name = `${facts.code.slice(0, 2)} ${exportName(facts.en)}`;
      expect([name, /^\d\d [a-z]\w*$/.test(name), taken.has(name)]).toEqual([name, true, false]);
      expect(placeOf(files, facts)).toMatch(/^[a-z-]+\/[a-z-]+(\/[a-z]+)?$/);
      taken.add(name);
    }
  });
});

describe('a stub', () => {
  it('is an object with the printed facts, among the others by number', () => {
    const files = new Draft();
    makeStub(files, { ...WARRIOR, code: '02023' });
    const text = files.read('src/cards/inquisition/warriors.ts');
    expect(text).toContain(`export const petrsOwn = warrior({
  code: '02023',
  name: { en: 'Petr\\'s Own', cs: 'Petrův vlastní' },
  text: { en: 'Strikes first.', cs: '' },
  affiliation: 'mishima',
  ratings: { fight: 3, shoot: null, armour: 3, value: 4 },
});
`);
    const at = ['02022', '02023', '02028'].map(code => text.indexOf(`code: '${code}'`));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });
  it('goes to the end of the order, and into the printed facts by number', () => {
    const files = new Draft();
    makeStub(files, WARRIOR);
    expect(files.read('src/cards/order.ts')).toMatch(/\d{5}\s+02176\n`/);
    const facts = [...files.read('test/cards/facts.ts').matchAll(/^ {2}\['(\d{5})'/gm)].map(match => match[1]!);
    expect([facts.includes('02176'), facts]).toEqual([true, facts.toSorted()]);
  });
  it('takes the card off the list of those that are not enforced', () => {
    const files = new Draft();
    const other = { ...WARRIOR, code: '02177' };
    files.write('data/not-enforced.json', `[\n${JSON.stringify(WARRIOR)},\n${JSON.stringify(other)}\n]\n`);
    files.write('src/cards/not-enforced.ts', "const ROWS = [\n  ['02176', 'warrior', 'x', 'x'],\n  ['02177', 'warrior', 'y', 'y'],\n];\n");
    makeStub(files, WARRIOR);
    expect(files.read('src/cards/not-enforced.ts')).toBe("const ROWS = [\n  ['02177', 'warrior', 'y', 'y'],\n];\n");
    expect(JSON.parse(files.read('data/not-enforced.json'))).toEqual([other]);
  });
  it('has a test that fails until somebody writes it', () => {
    const files = new Draft();
    makeStub(files, WARRIOR);
    expect(files.read('test/cards/inquisition/warriors.test.ts')).toMatch(/it\('Petr\\'s Own …', [\s\S]*expect\.fail\(/);
  });
  it('opens a file, and a set, where there is none yet', () => {
    const files = new Draft();
    makeStub(files, { ...WARRIOR, code: '08099', type: 'alliance' });
    expect(files.read('src/cards/promo/alliances.ts')).toMatch(
      /^\/\*\* Promo: alliances\. \*\/\nimport \{ alliance \} from '\.\.\/makers\.ts';\n\nexport const petrsOwn = alliance/,
    );
    expect(files.read('src/cards/promo/index.ts')).toContain("export * from './alliances.ts';\n");
    expect(files.read('src/cards/index.ts')).toMatch(/import \* as promo from [\s\S]*paradiseLost, promo\]\.flatMap/);
  });
  it('lies in the folder of its affiliation, aspect or Apostle where its set has one', () => {
    const files = new Draft();
    expect(placeOf(files, { ...WARRIOR, code: '07200', affiliation: ['lutheran'] })).toBe('paradise-lost/warriors/lutheran');
    expect(placeOf(files, { ...WARRIOR, code: '01999', affiliation: [] })).toBe('base/warriors/general');
    expect(placeOf(files, { ...WARRIOR, code: '01999', type: 'art', aspect: 'kinetics' })).toBe('base/art/kinetics');
    expect(placeOf(files, { ...WARRIOR, code: '01999', type: 'symmetry', gift: 'generic' })).toBe('base/symmetry/general');
  });
});
