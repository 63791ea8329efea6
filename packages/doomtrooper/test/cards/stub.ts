/**
 * A card's stub out of its facts: object, test, and its lines in the lists (`npm run card -- <official number>`). Works on the
 * files' texts, so that it can be tried without writing any.
 */
import { kindOf, SETS } from '../../src/cards/define.ts';
import type { CardType } from '../../src/cards/vocabulary.ts';

/** A line of `data/not-enforced.json`: what is printed on a card that is not in the pool yet, and what it says, in our own words. */
export interface Facts {
  readonly code: string;
  readonly type: CardType;
  readonly en: string;
  readonly cs: string;
  readonly affiliation?: readonly string[];
  /** Fight, Shoot, Armor, Value; null is struck out. What a warzone or beast changes, too. */
  readonly ratings?: readonly (number | null)[];
  readonly follower?: string;
  readonly personality?: boolean;
  readonly aspect?: string;
  readonly casting?: string;
  readonly gift?: string;
  readonly after?: 'discard' | 'sacrifice';
  readonly limit?: number;
  readonly says: string;
}
/** The package's files, by path from its root. */
export interface Files {
  has(path: string): boolean;
  read(path: string): string;
  write(path: string, text: string): void;
}

const FILE: Record<CardType, string> = {
  warrior: 'warriors',
  equipment: 'equipment',
  fortification: 'fortifications',
  symmetry: 'symmetry',
  mission: 'missions',
  relic: 'relics',
  warzone: 'warzones',
  ki: 'ki',
  beast: 'beasts',
  art: 'art',
  special: 'specials',
  alliance: 'alliances',
};
const setOf = ({ code }: Facts): string => kindOf(SETS[code.slice(0, 2)]!);

/** Where a card belongs: a file by type, or, where its set has a folder for the type, one by affiliation, aspect or Apostle. */
export function placeOf(files: Files, facts: Facts): string {
  const place = `${setOf(facts)}/${FILE[facts.type]}`;
  if (!files.has(`src/cards/${place}`)) return place;
  const of = facts.type === 'art' ? facts.aspect : facts.type === 'symmetry' ? facts.gift : facts.affiliation?.[0];
  return `${place}/${of === undefined || of === 'generic' ? 'general' : of}`;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "Don't Call Again!" is exported as `dontCallAgain`. */
export function exportName(en: string): string {
  const [first = '', ...rest] = en
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word !== '');
  const lower = /^[A-Z0-9]+$/.test(first) ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  return [lower.replace(/^\d/, digit => NUMBERS[Number(digit)]!), ...rest.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const listed = (of: readonly string[]): string => (of.length === 1 ? quote(of[0]!) : `[${of.map(quote).join(', ')}]`);
const RATINGS = ['fight', 'shoot', 'armour', 'value'];
/** Affiliations that makers know. */
const USUAL: Partial<Record<CardType, string>> = { symmetry: 'legion', ki: 'mishima', art: 'brotherhood' };

const makerOf = ({ type, after }: Facts): string => (type === 'special' && after === undefined ? 'attachment' : type);
/** What facts cannot say is left open where the card cannot be without it. */
export function cardText(facts: Facts): string {
  const { code, type, en, cs, affiliation = [], ratings, says } = facts;
  const maker = makerOf(facts);
  const usual = USUAL[type];
  const fields = [
    `code: ${quote(code)}`,
    `name: { en: ${quote(en)}, cs: ${quote(cs)} }`,
    `text: { en: ${quote(says)}, cs: '' }`,
    ...(affiliation.length && listed(affiliation) !== `'${usual}'` ? [`affiliation: ${listed(affiliation)}`] : []),
    ...(ratings && type === 'warrior' ? [`ratings: { ${ratings.map((n, i) => `${RATINGS[i]}: ${n}`).join(', ')} }`] : []),
    ...(ratings && (type === 'beast' || type === 'warzone')
      ? [`bonus: { ${ratings.flatMap((n, i) => (n ? [`${RATINGS[i]}: ${n}`] : [])).join(', ')} }`]
      : []),
    ...(facts.aspect ? [`aspect: ${quote(facts.aspect)}`, `casting: ${quote(facts.casting ?? 'any')}`] : []),
    ...(facts.gift ? [`gift: ${quote(facts.gift)}`] : []),
    ...(facts.follower ? [`follower: ${quote(facts.follower)}`] : []),
    ...(facts.personality ? ['personality: true'] : []),
    ...(type === 'mission' ? [`for: 'warrior'`] : []),
    ...(maker === 'special' ? [`timing: 'any'`] : []),
    ...(maker === 'special' || maker === 'art' ? ['effect: () => null'] : []),
    ...(facts.after === 'sacrifice' ? [`after: 'sacrifice'`] : []),
    ...(facts.limit === undefined ? [] : [`limit: ${facts.limit}`]),
  ];
  return `export const ${exportName(en)} = ${maker}({\n${fields.map(field => `  ${field},\n`).join('')}});\n`;
}
/** A special is played at any time, unless it says otherwise: the test begins at such a moment. */
export const testText = ({ en, type }: Facts): string => `it(${quote(`${en} …`)}, () => {
  const t = table('tournament', {${type === 'special' ? ` at: 'window',` : ''} Jana: { destiny: 20, hand: { it: ${quote(en)} } }, Petr: { destiny: 20 } });
  t.do('0: play it').passWhile();
  expect.fail('say here, through decisions, what the card does');
});
`;

const CARD = /^export const \w+ = \w+\((?:'\w+', )?\{\n {2}code: '(\d{5})'/gm;
/** Puts a card among the others of its file, by number. */
function withCard(text: string, code: string, card: string): string {
  const next = [...text.matchAll(CARD)].find(match => match[1]! > code);
  return next ? `${text.slice(0, next.index)}${card}\n${text.slice(next.index)}` : `${text}\n${card}`;
}
/** Adds a name to an import that is there. */
function withImport(text: string, from: string, name: string): string {
  const line = new RegExp(`import \\{ ([^}]*?),? \\} from '(${from.replaceAll('.', '\\.')})';`).exec(text.replaceAll(/\s+/g, ' '));
  if (line?.[1]!.split(', ').includes(name)) return text;
  return line
    ? text.replace(
        new RegExp(`import \\{[^}]*\\} from '${from.replaceAll('.', '\\.')}';`),
        `import { ${line[1]}, ${name} } from '${from}';`,
      )
    : text.replace(/^.*\n/, header => `${header}import { ${name} } from '${from}';\n`);
}
/** A set that had no card yet. */
const withSet = (text: string, set: string): string =>
  text
    .replace(/^(?=import \{ register)/m, `import * as ${exportName(set)} from './${set}/index.ts';\n`)
    .replace(/\[([\w, ]+)\](?=\.flatMap)/, (_, sets: string) => `[${sets}, ${exportName(set)}]`);
/** Numbers in a line of `order.ts`. */
const PER_LINE = 16;
const up = (place: string, levels = 0): string => '../'.repeat(place.split('/').length - 1 + levels);

/** Writes card, test and lists; gives back which files changed. Its texts still want a formatter. */
export function makeStub(files: Files, facts: Facts): string[] {
  const place = placeOf(files, facts);
  const [set, ...rest] = place.split('/') as [string, ...string[]];
  const changed: string[] = [];
  const edit = (path: string, to: (text: string) => string, fresh: string | null = null): void => {
    if (!files.has(path) && fresh === null) throw new Error(`there is no file ${path}`);
    files.write(path, to(files.has(path) ? files.read(path) : fresh!));
    changed.push(path);
  };
  const dropLine = (code: string) => (text: string) => text.replace(new RegExp(`^.*["']${code}["'].*\\n`, 'm'), '');
  const source = `src/cards/${place}.ts`;
  const isNew = !files.has(source);

  edit(
    source,
    text => withCard(withImport(text, `${up(place)}makers.ts`, makerOf(facts)), facts.code, cardText(facts)),
    `/** ${SETS[facts.code.slice(0, 2)]}: ${rest.join(', ')}. */\n`,
  );
  if (isNew) {
    const index = `src/cards/${set}/index.ts`;
    if (!files.has(index)) edit('src/cards/index.ts', text => withSet(text, set));
    edit(index, text => `${text}export * from './${rest.join('/')}.ts';\n`, '');
  }
  edit('src/cards/order.ts', text =>
    text.replace(/( +)([\d ]+)\n`/, (_, indent: string, last: string) => {
      const isFull = last.split(' ').length >= PER_LINE;
      return `${indent}${last}${isFull ? `\n${indent}` : ' '}${facts.code}\n\``;
    }),
  );
  edit('src/cards/not-enforced.ts', dropLine(facts.code));
  edit('data/not-enforced.json', text => dropLine(facts.code)(text).replace(/,\n\]/, '\n]'));
  edit('test/cards/facts.ts', text => {
    const ratings = facts.type === 'warrior' ? facts.ratings!.map(rating => rating ?? '–').join('/') : '';
    const row = `  [${[facts.code, facts.en, ratings, facts.after ?? 'stays'].map(quote).join(', ')}],\n`;
    const next = [...text.matchAll(/^ {2}\['(\d{5})'.*\n/gm)].find(match => match[1]! > facts.code);
    return next ? `${text.slice(0, next.index)}${row}${text.slice(next.index)}` : text.replace(/^\];/m, `${row}];`);
  });
  edit(
    `test/cards/${place}.test.ts`,
    text => `${text}${testText(facts)}`,
    `import { expect, it } from 'vitest';\nimport { table } from '${up(place, 1)}fixture.ts';\n\n`,
  );
  return changed;
}
