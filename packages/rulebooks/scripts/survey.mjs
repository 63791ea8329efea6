/**
 * Reads a checkout for the rule coverage: the books, the citations in code, tests and scenarios, and the last test results.
 * Nothing is judged here; `coverage.mjs` does that.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsIn, declarationsIn, games, lineOf, literalsIn, profilesIn, tagsInTitles } from './citations.mjs';

/** Packages whose code plays by the rules; a citation elsewhere (a page, a command) enforces nothing. */
const players = new Set([...games, 'games', 'table']);
/** Packages about rules and tests in general: their tests name rules only as examples. */
const machinery = new Set(['rulebooks', 'testkit']);

/** The last runs of vitest with its JSON reporter: the fast tests and the slow ones. */
const results = ['build/test-results/unit.json', 'build/test-results/slow.json'];

export function survey(root) {
  const books = readBooks(root);
  const sources = filesUnder(root, 'src', /\.(?:ts|svelte)$/).filter(({ name }) => name !== 'rulebooks');
  const { testFiles, scenarioFiles, inTests, inScenarios, unreadable } = readTests(root);
  const inSources = sources.flatMap(({ file, name, text }) => citationsInSource(file, text).map(each => ({ ...each, name })));
  const outcome = readResults(root, unreadable);

  return {
    books,
    notApplicable: readJson(root, 'packages/rulebooks/data/not-applicable.json', {}),
    verified: outcome !== null,
    code: [...new Set(inSources.filter(({ name, chapterAllowed }) => players.has(name) && !chapterAllowed).map(({ cite }) => cite))],
    citations: [
      ...inSources,
      ...inTests.flatMap(({ file, line, rules }) => rules.map(cite => ({ cite, file, line, chapterAllowed: false }))),
      ...scenarioFiles.flatMap(({ file, text }) => citationsInYaml(file, text)),
    ],
    tagged: testFiles.flatMap(({ file, text }) => tagsInTitles(text).map(each => ({ file, ...each }))),
    unreadable,
    evidence: outcome ? passed(outcome, inScenarios) : asDeclared(inTests, inScenarios),
    notices: notices(outcome, [...sources, ...testFiles, ...scenarioFiles]),
  };
}

/** The tests and scenarios of the sources with the rules they declare, whether they pass or not. */
export function declared(root) {
  const { inTests, inScenarios } = readTests(root);
  return asDeclared(inTests, inScenarios);
}

function readTests(root) {
  const unreadable = [];
  const testFiles = filesUnder(root, 'test', /\.test\.ts$/).filter(({ name }) => !machinery.has(name));
  const scenarioFiles = filesUnder(root, 'scenarios', /\.ya?ml$/);
  return {
    testFiles,
    scenarioFiles,
    inTests: testFiles.flatMap(({ file, text }) => declarationsIn(text).map(each => ({ file, ...each }))),
    inScenarios: scenarioFiles.map(({ file, text }) => ({ file, ...readScenario(file, text, unreadable) })),
    unreadable,
  };
}

function asDeclared(inTests, inScenarios) {
  return [...inTests.map(testEvidence), ...inScenarios.map(scenario => scenarioEvidence(scenario))].filter(({ cites }) => cites.length > 0);
}

/** A scenario counts when every test with its path passed. */
function passed({ tests }, inScenarios) {
  const scenarios = inScenarios
    .map(scenario => ({ scenario, runs: tests.filter(({ title }) => title.includes(scenario.file)) }))
    .filter(({ runs }) => runs.length > 0 && runs.every(({ passed }) => passed))
    .map(({ scenario, runs }) => scenarioEvidence(scenario, [...new Set(runs.flatMap(({ title }) => profilesIn(title)))]));
  const guards = tests.filter(({ file, passed }) => passed && !machinery.has(file.split('/')[1])).map(testEvidence);
  return [...guards, ...scenarios].filter(({ cites }) => cites.length > 0);
}

function testEvidence({ file, title, rules }) {
  return { kind: 'test', file, title, cites: rules, profiles: profilesIn(title) };
}

/** The profiles its tests name, if they name any; else the one of its options. */
function scenarioEvidence({ file, title, rules, profiles }, said = []) {
  return { kind: 'scenario', file, title, cites: rules, profiles: said.length > 0 ? said : profiles };
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

/** What the last runs said, or null where one is missing. */
function readResults(root, unreadable) {
  const files = results.map(file => resolve(root, file));
  if (!files.every(existsSync)) return null;
  const tests = [];
  for (const [i, file] of files.entries()) {
    try {
      tests.push(...testsIn(JSON.parse(readFileSync(file, 'utf8'))));
    } catch {
      unreadable.push(`${results[i]} is no JSON; run the tests again.`);
      return null;
    }
  }
  return { finished: Math.min(...files.map(file => statSync(file).mtimeMs)), tests };
}

function testsIn({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles = [], title, status, meta }) => ({
      file: fromPackages(name),
      title: [...ancestorTitles, title].join(' › '),
      rules: meta?.rules ?? [],
      passed: status === 'passed',
      failed: status === 'failed',
    })),
  );
}

function fromPackages(path) {
  const clean = path.split(sep).join('/');
  const start = clean.lastIndexOf('/packages/');
  return start < 0 ? clean : clean.slice(start + 1);
}

function notices(outcome, files) {
  if (!outcome) return [`There is no ${results.join(' or no ')}: the tested column comes from what the sources declare and is unverified.`];
  const list = [];
  const failed = outcome.tests.filter(({ rules, failed }) => failed && rules.length > 0).length;
  if (failed > 0)
    list.push(
      `${failed} ${failed === 1 ? 'test that declares a rule' : 'tests that declare rules'} failed in the last run and do not count.`,
    );
  const newer = files.filter(({ changed }) => changed > outcome.finished).length;
  if (newer > 0) list.push(`${newer} ${newer === 1 ? 'file has' : 'files have'} changed since the last test run.`);
  return list;
}
