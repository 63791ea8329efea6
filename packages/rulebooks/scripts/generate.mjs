/**
 * Makes src/generated/rule-ids.ts from the data: the type of every rule and ruling that may be cited.
 *
 *   node packages/rulebooks/scripts/generate.mjs
 *
 * Games import these types with `import type`, so a misspelt citation does not compile and no data enters a bundle.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const generatedFile = resolve(home, 'src/generated/rule-ids.ts');

const games = [
  { file: 'scratch-wars', name: 'ScratchWars' },
  { file: 'summoner-wars', name: 'SummonerWars' },
  { file: 'dice-throne', name: 'DiceThrone' },
  { file: 'doomtrooper', name: 'Doomtrooper' },
];

/** The text of the generated file for the given books: { name, rules: ids, rulings: citations }. */
export function ruleIdsSource(books) {
  const union = (name, ids) => `export type ${name} =${ids.length > 0 ? ids.map(id => `\n  | '${id}'`).join('') : ' never'};\n`;
  const all = kind => books.map(({ name }) => `${name}${kind}`).join(' | ');
  return [
    '// Made by packages/rulebooks/scripts/generate.mjs from packages/rulebooks/data. Do not edit.\n',
    ...books.flatMap(({ name, rules, rulings }) => [
      union(`${name}Rule`, rules),
      union(`${name}Ruling`, rulings),
      `export type ${name}Citation = ${name}Rule | ${name}Ruling;\n`,
    ]),
    `export type RuleId = ${all('Rule')};\n`,
    `export type RulingId = ${all('Ruling')};\n`,
    'export type Citation = RuleId | RulingId;\n',
  ].join('\n');
}

/** The same for the data in this package. */
export function currentSource() {
  const read = file => JSON.parse(readFileSync(resolve(home, `data/${file}.json`), 'utf8'));
  return ruleIdsSource(
    games.map(({ file, name }) => ({
      name,
      rules: read(file).map(({ id }) => id),
      rulings: read(`${file}-rulings`).map(({ cite }) => cite),
    })),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(generatedFile), { recursive: true });
  writeFileSync(generatedFile, currentSource());
}
