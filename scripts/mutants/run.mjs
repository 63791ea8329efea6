/**
 * `npm run mutants -- <game> [--part 1/2] [--resume] [--rule "SCW 2.4.2.4"] [--sample 12]`: proves that a test that declares a rule
 * fails when the rule is broken.
 *
 * Every engine rule's code is broken in every way that `breaks.mjs` knows and in those that `packages/<game>/test/breaks.ts` adds; the
 * tests that declare the rule run against each break. All results go to `build/mutants/<game>.json`; a whole run also writes the
 * summary `packages/<game>/test/mutants.json`, which `npm run rules` shows. `--part` shares a run among processes, the last one writes;
 * `--resume` goes on where an ended run stopped; `--sample` takes some rules by a fixed lot.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../packages/rulebooks/scripts/citations.mjs';
import { declared } from '../../packages/rulebooks/scripts/survey.mjs';
import { fail, ROOT, say } from '../shell.mjs';
import { planOf } from './plan.mjs';
import { judge, summaryOf, tell } from './report.mjs';

/** A session that says nothing for this long hangs in a break; before the first one it is loading, which a busy machine takes its time for. */
const SILENCE = 90_000;
const LOADING = 600_000;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: '1/1' },
    resume: { type: 'boolean', default: false },
    rule: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
  },
});
const [game] = positionals;
if (!games.includes(game)) fail(`which game? ${games.join(', ')}`, 2);
const [part, parts] = flags.part.split('/').map(Number);

const { rules, breaks } = await planOf(game);
const testsOf = testFilesByRule();
const asked = flags.rule.length > 0 ? flags.rule : flags.sample ? byLot(rules, Number(flags.sample)) : rules;
const whole = asked === rules;
const folder = join(ROOT, 'build/mutants');
mkdirSync(folder, { recursive: true });
const name = k => join(folder, whole ? `${game}.${k}of${parts}` : `${game}.some`);

const wanted = new Set(asked);
const mine = breaks
  .filter(each => each.number % parts === part % parts && each.rules.some(rule => wanted.has(rule)))
  .map(each => ({ ...each, rules: whole ? each.rules : each.rules.filter(rule => wanted.has(rule)) }));
const tests = [...new Set(mine.flatMap(each => each.rules.flatMap(rule => testsOf[rule] ?? [])))];

const log = `${name(part)}.jsonl`;
if (!flags.resume) rmSync(log, { force: true });
if (!existsSync(log)) writeFileSync(log, '');
const begun = performance.now();
if (tests.length > 0) while (!(await session()));
say(`${((performance.now() - begun) / 1000).toFixed(0)} s`);

const logs = Array.from({ length: parts }, (_, i) => `${name(i + 1)}.jsonl`);
if (whole && !logs.every(file => existsSync(file))) {
  say('the other parts are still to come');
} else {
  const lines = logs.flatMap(linesIn);
  const verdict = judge({ rules: asked, breaks: whole ? breaks : mine, lines });
  writeFileSync(join(folder, `${game}${whole ? '' : '.some'}.json`), `${JSON.stringify(verdict, null, 1)}\n`);
  if (whole) writeFileSync(join(ROOT, `packages/${game}/test/mutants.json`), summaryOf(verdict, breaks));
  tell(verdict, { long: !whole });
  process.exitCode = verdict.unproved.length > 0 ? 1 : 0;
}

function linesIn(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
}

/** Runs one session to its end. False when it hung or died in a break: that counts as noticed, and a new session goes on. */
async function session() {
  const lines = linesIn(log);
  const plan = `${name(part)}.plan.json`;
  writeFileSync(
    plan,
    JSON.stringify({
      log,
      tests,
      testsOf,
      breaks: mine,
      dynamicDone: lines.some(line => line.dynamicDone),
      killed: lines.flatMap(line => (line.killed ? (line.rules ?? []).map(rule => [rule, line.number]) : [])),
      done: lines.filter(line => line.number).map(({ number, title }) => `${number} ${title}`),
    }),
  );
  const child = spawn(process.execPath, [join(ROOT, 'scripts/mutants/session.mjs'), plan], {
    cwd: ROOT,
    // Vitest listens again for every run, and Node warns of it; in CI it takes snapshots of tests that were left out for obsolete.
    env: { ...process.env, NODE_NO_WARNINGS: '1', CI: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let hung = false;
  const watch = setInterval(() => {
    const silence = linesIn(log).findLast(line => line.begins || line.session)?.begins ? SILENCE : LOADING;
    if (Date.now() - statSync(log).mtimeMs < silence) return;
    hung = true;
    child.kill('SIGKILL');
  }, 5_000);
  writeFileSync(log, `${JSON.stringify({ session: true })}\n`, { flag: 'a' });
  const code = await new Promise(resolve => child.on('exit', resolve));
  clearInterval(watch);
  if (!hung && code === 0) return true;
  const last = linesIn(log).findLast(line => line.begins || line.number || line.session);
  if (!last.begins) fail(hung ? 'the session hung outside any break' : 'the tests must pass before they are broken');
  const { rules: of } = mine.find(({ number }) => number === last.begins);
  const error = hung ? 'ran too long' : 'ended the process';
  writeFileSync(log, `${JSON.stringify({ number: last.begins, title: last.title, rules: of, killed: true, error })}\n`, { flag: 'a' });
  return false;
}

/** Rule → the test files that declare it; a scenario is run by the file of its package that runs all. */
function testFilesByRule() {
  const found = {};
  for (const { kind, file, cites } of declared(ROOT)) {
    const test = kind === 'scenario' ? `${file.split('/').slice(0, 2).join('/')}/test/scenarios.test.ts` : file;
    for (const cite of cites) (found[cite] ??= new Set()).add(test);
  }
  return Object.fromEntries(Object.entries(found).map(([cite, files]) => [cite, [...files]]));
}

/** The same rules at every run, until the book changes. */
function byLot(all, count) {
  let state = 20261118;
  const pool = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return pool.splice(state % pool.length, 1)[0];
  });
}
