/**
 * Reads a checkout for the rule coverage: the books, the citations in code, tests and scenarios, and the last test results.
 * Nothing is judged here; `coverage.mjs` does that.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsIn, games, lineOf, literalsIn, profilesIn, tagsIn, titlesIn } from './citations.mjs';

/** Packages whose code plays by the rules; a citation elsewhere (a page, a command) enforces nothing. */
const players = new Set([...games, 'games', 'table']);
/** Packages about rules and tests in general: their tests name rules only as examples. */
const machinery = new Set(['rulebooks', 'testkit']);

const results = 'build/test-results/vitest.json';

export function survey(root) {
  const books = readBooks(root);
  const sources = filesUnder(root, 'src', /\.(?:ts|svelte)$/).filter(({ name }) => name !== 'rulebooks');
  const testFiles = filesUnder(root, 'test', /\.test\.ts$/).filter(({ name }) => !machinery.has(name));
  const scenarioFiles = filesUnder(root, 'scenarios', /\.ya?ml$/);
  const unreadable = [];

  const inSources = sources.flatMap(({ file, name, text }) => citationsInSource(file, text).map(each => ({ ...each, name })));
  const inTests = testFiles.flatMap(({ file, name, text }) =>
    titlesIn(text).map(({ title, at }) => ({ file, title, line: lineOf(text, at), ...tagsIn(title, games.includes(name) ? name : null) })),
  );
  const inScenarios = scenarioFiles.map(({ file, text }) => ({ file, ...readScenario(file, text, unreadable) }));

  const outcome = readResults(root, unreadable);
  const tests = outcome
    ? outcome.tests
        .filter(({ file, passed }) => passed && !machinery.has(file.split('/')[1]))
        .map(({ file, title }) => taggedTest(file, title))
    : inTests.map(({ file, title }) => taggedTest(file, title));
  const scenarios = inScenarios
    .map(scenario => ({ scenario, runs: outcome?.tests.filter(({ title }) => title.includes(scenario.file)) }))
    .filter(({ runs }) => runs === undefined || (runs.length > 0 && runs.every(({ passed }) => passed)))
    .map(({ scenario, runs }) => {
      const said = [...new Set((runs ?? []).flatMap(({ title }) => profilesIn(title)))];
      return {
        kind: 'scenario',
        file: scenario.file,
        title: scenario.title,
        cites: scenario.rules,
        profiles: said.length > 0 ? said : scenario.profiles,
      };
    });

  return {
    books,
    notApplicable: readJson(root, 'packages/rulebooks/data/not-applicable.json', {}),
    verified: outcome !== null,
    code: [...new Set(inSources.filter(({ name, chapterAllowed }) => players.has(name) && !chapterAllowed).map(({ cite }) => cite))],
    citations: [
      ...inSources,
      ...inTests.flatMap(({ file, line, cites }) => cites.map(cite => ({ cite, file, line, chapterAllowed: false }))),
      ...scenarioFiles.flatMap(({ file, text }) => citationsInYaml(file, text)),
    ],
    malformed: inTests.flatMap(({ file, line, malformed }) => malformed.map(tag => ({ tag, file, line }))),
    unreadable,
    evidence: [...tests.filter(({ cites }) => cites.length > 0), ...scenarios.filter(({ cites }) => cites.length > 0)],
    notices: notices(outcome, [...sources, ...testFiles, ...scenarioFiles]),
  };
}

function readBooks(root) {
  return Object.fromEntries(
    games.map(game => {
      const data = `packages/rulebooks/data/${game}`;
      return [
        game,
        {
          rules: readJson(root, `${data}.json`),
          rulings: readJson(root, `${data}-rulings.json`),
          headings: readJson(root, `${data}-sections.json`, undefined),
          inheritance: readJson(root, `${data}-inheritance.json`, undefined),
        },
      ];
    }),
  );
}

/** `fallback` makes the file optional. */
function readJson(root, path, ...fallback) {
  const file = resolve(root, path);
  if (fallback.length > 0 && !existsSync(file)) return fallback[0];
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The files of one folder of every package: { file: path from the root, name: package folder, text, changed }. */
function filesUnder(root, folder, pattern) {
  const packages = resolve(root, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .sort()
    .flatMap(name => walk(join(packages, name, folder), pattern).map(path => ({ path, name })))
    .map(({ path, name }) => ({
      file: relative(root, path).split(sep).join('/'),
      name,
      text: readFileSync(path, 'utf8'),
      changed: statSync(path).mtimeMs,
    }));
}

function walk(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      if (entry.name === 'node_modules') return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path, pattern);
      return pattern.test(entry.name) ? [path] : [];
    });
}

/** In TypeScript, literals cite and comments may also name chapters; a Svelte file is read as one text. */
function citationsInSource(file, text) {
  const pieces = file.endsWith('.ts') ? literalsIn(text) : [{ kind: 'comment', text, start: 0 }];
  return pieces.flatMap(piece =>
    citationsIn(piece.text).map(({ cite, at }) => ({
      cite,
      file,
      line: lineOf(text, piece.start + at),
      chapterAllowed: piece.kind === 'comment',
    })),
  );
}

function citationsInYaml(file, text) {
  return text
    .split('\n')
    .flatMap((line, i) =>
      citationsIn(line).map(({ cite, at }) => ({ cite, file, line: i + 1, chapterAllowed: line.slice(0, at).trimStart().startsWith('#') })),
    );
}

let parseYaml = null;

/** The testkit owns the dependency on the YAML reader. */
function yaml(text) {
  if (!parseYaml) {
    const testkit = resolve(dirname(fileURLToPath(import.meta.url)), '../../testkit/package.json');
    parseYaml = createRequire(testkit)('yaml').parse;
  }
  return parseYaml(text);
}

function readScenario(file, text, unreadable) {
  let content;
  try {
    content = yaml(text);
  } catch (error) {
    unreadable.push(`${file} is no YAML: ${String(error.message).split('\n')[0]}`);
  }
  const { title = file, rules = [], options } = content !== null && typeof content === 'object' ? content : {};
  const profile = options?.profile;
  const said = title !== null && typeof title === 'object' ? title : { cs: title, en: title };
  return {
    title: { cs: String(said.cs), en: String(said.en) },
    rules: Array.isArray(rules) ? rules.map(String) : [],
    profiles: profile === 'tournament' || profile === 'standard' ? [profile] : [],
  };
}

/** The last run of vitest with its JSON reporter, or null. */
function readResults(root, unreadable) {
  const file = resolve(root, results);
  if (!existsSync(file)) return null;
  let content;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    unreadable.push(`${results} is no JSON; run the tests again.`);
    return null;
  }
  return {
    finished: statSync(file).mtimeMs,
    tests: (content.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles = [], title, status }) => ({
        file: fromPackages(name),
        title: [...ancestorTitles, title].join(' › '),
        passed: status === 'passed',
        failed: status === 'failed',
      })),
    ),
  };
}

function fromPackages(path) {
  const clean = path.split(sep).join('/');
  const start = clean.lastIndexOf('/packages/');
  return start < 0 ? clean : clean.slice(start + 1);
}

function taggedTest(file, title) {
  const name = file.split('/')[1];
  return { kind: 'test', file, title, cites: tagsIn(title, games.includes(name) ? name : null).cites, profiles: profilesIn(title) };
}

function notices(outcome, files) {
  if (!outcome) return [`There is no ${results}: the tested column comes from titles in the sources and is unverified.`];
  const list = [];
  const failed = outcome.tests.filter(({ title, failed }) => failed && /\[(?:SCW|SUM|DIT|DOT|DR-|R-?\d|[A-I]\d)/.test(title)).length;
  if (failed > 0)
    list.push(`${failed} ${failed === 1 ? 'test that names a rule' : 'tests that name rules'} failed in the last run and do not count.`);
  const newer = files.filter(({ changed }) => changed > outcome.finished).length;
  if (newer > 0) list.push(`${newer} ${newer === 1 ? 'file has' : 'files have'} changed since the last test run.`);
  return list;
}
