/**
 * Keeps the rules of a release: every game's engine, rules and words as one file in `rules/`, and games played by it that must come out
 * the same for ever (rules/README.md). What is there is never written again.
 *
 *   npm run release-rules                                     the rules of this checkout, for the release its packages name
 *   npm run release-rules -- --from <checkout> --as <release>   those of another checkout
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { keyOf, Random, seeded } from '@kolbiste/engine';
import { GAME_IDS } from '@kolbiste/games/ids';
import { adopted } from '@kolbiste/games/earlier';
import { Recording } from '@kolbiste/testkit';
import { rolldown } from 'rolldown';
import { fail, ROOT, say } from './shell.mjs';

const RULES = join(ROOT, 'rules');
const GAMES_KEPT = 4;
const MOST_INPUTS = 400;

const { values: flags } = parseArgs({ options: { from: { type: 'string' }, as: { type: 'string' } } });
const from = resolve(flags.from ?? ROOT);
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));
const release = flags.as ?? readJson(join(from, 'packages/games/package.json')).version;

/** What a bundle gives, from the door of a game's package; before 0.2.0 the doors had other names. */
function entryOf(id) {
  const door = `@kolbiste/${id}`;
  const cards = id === 'doomtrooper' ? `export const catalogue = door.DEFINITIONS.map(({ code }) => code);\n` : '';
  const oldName = `${id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Game`;
  const isOld = !readFileSync(join(from, 'packages', id, 'src/index.ts'), 'utf8').includes('export const text');
  return isOld
    ? `import * as door from '${door}';\nexport const game = door.${oldName};\nexport const text = { cs: door.textCs, en: door.textEn };\n${cards}`
    : `import * as door from '${door}';\nexport const { game, text } = door;\n${cards}`;
}

/** Our packages as that checkout has them. */
const packagesThere = code => ({
  name: 'packages-there',
  resolveId(name) {
    if (name === 'virtual:entry') return name;
    const [, folder, door = ''] = /^@kolbiste\/([^/]+)(\/.*)?$/.exec(name) ?? [];
    return folder && join(from, 'packages', folder, readJson(join(from, 'packages', folder, 'package.json')).exports[`.${door}`]);
  },
  load: name => (name === 'virtual:entry' ? code : null),
});

async function bundleOf(id) {
  const bundle = await rolldown({ input: 'virtual:entry', platform: 'neutral', plugins: [packagesThere(entryOf(id))] });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const [{ code, imports }, ...more] = output;
  if (imports.length > 0 || more.length > 0) throw new Error(`the rules of ${id} need more than themselves: ${imports.join(', ')}`);
  return code;
}

/** Some table of the game. */
function tableOf({ module: { options, seats, variation } }, random) {
  if (variation) return variation(random);
  const chosen = options.fields.flatMap(({ name, kind, values }) => {
    if (kind === 'flag') return [[name, random.integer(2) === 1]];
    return kind === 'choice' ? [[name, values[random.integer(values.length)]]] : [];
  });
  return { options: Object.fromEntries(chosen), seats: seats.min };
}

/** Not all options go together. */
function startOf(game, seed, random) {
  for (let tries = 1; ; tries++) {
    const { options, seats } = tableOf(game, random);
    try {
      return new Recording(game, options, seats, seed);
    } catch (error) {
      if (tries >= 50) throw error;
    }
  }
}

/** A random game as a record, with the hash of its last position. */
function recordOf(game, seed) {
  const random = new Random(seeded(`${seed}/choices`));
  const played = startOf(game, seed, random);
  while (played.position.decision && played.inputs.length < MOST_INPUTS) {
    const offered = played.position.decision.options;
    played.answer(keyOf(offered[random.integer(offered.length)]));
  }
  return { ...played.record(), end: game.hash(played.position) };
}

const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const made = [];
for (const id of GAME_IDS) {
  const code = await bundleOf(id);
  const trial = join(ROOT, 'build', 'rules', `${id}.mjs`);
  write(trial, code);
  const { game } = adopted(await import(pathToFileURL(trial).href), undefined);
  made.push({ id, code, game, version: game.module.version });
}

const releases = join(RULES, 'releases.json');
const known = existsSync(releases) ? readJson(releases) : {};
const versions = Object.fromEntries(made.map(({ id, version }) => [id, version]));
if (JSON.stringify(known[release] ?? versions) !== JSON.stringify(versions))
  fail(`release ${release} is kept already, with other rules: raise the version of the packages first (docs/releases.md)`);
const lines = Object.entries({ ...known, [release]: versions }).map(([name, of]) => `  ${JSON.stringify(name)}: ${JSON.stringify(of)}`);
write(releases, `{\n${lines.join(',\n')}\n}\n`);

for (const { id, code, game, version } of made) {
  const file = join(RULES, `${id}-${version}.mjs`);
  if (existsSync(file)) {
    say(`${id} ${version} is kept already`);
    continue;
  }
  const records = Array.from({ length: GAMES_KEPT }, (_, i) => recordOf(game, `${id} ${version} ${i}`));
  write(
    file,
    `/* ${id}, rules version ${version}, of release ${release}. Made by scripts/release-rules.mjs; not to be edited. */\n${code}`,
  );
  write(join(RULES, 'golden', `${id}-${version}.json`), `[\n${records.map(record => JSON.stringify(record)).join(',\n')}\n]\n`);
  say(`${id} ${version}: ${Math.round(code.length / 1024)} KB`);
}

const kept = readdirSync(RULES).flatMap(name => {
  const [, id, version] = /^(.+)-(\d+)\.mjs$/.exec(name) ?? [];
  return id ? [{ id, version: Number(version) }] : [];
});
const listed = GAME_IDS.map(id => {
  const own = kept.filter(each => each.id === id).sort((a, b) => a.version - b.version);
  return `  '${id}': {\n${own.map(({ version }) => `    ${version}: () => import('./${id}-${version}.mjs'),\n`).join('')}  },\n`;
});
write(
  join(RULES, 'index.mjs'),
  `/** The rules that are kept, by game and version. Made by scripts/release-rules.mjs; not to be edited. */\nexport const BUNDLES = {\n${listed.join('')}};\n`,
);
