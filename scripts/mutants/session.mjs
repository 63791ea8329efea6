/**
 * One Vitest with all breaks compiled in, as a process of its own, so that a hanging one can be ended: `session.mjs <plan.json>`.
 * First every test with every break it reaches; then, one after another, the breaks of what is made when modules are loaded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import ts from 'typescript';
import { createVitest } from 'vitest/node';
import { testsByRulePlugin } from '../../packages/rulebooks/scripts/tests-by-rule-plugin.mjs';
import { ROOT } from '../shell.mjs';
import { compile } from './schemata.mjs';

const file = process.argv[2];
const plan = JSON.parse(readFileSync(file, 'utf8'));
process.env.MUTANTS_PLAN = file;
process.env.FORCE_COLOR = '0';

const counted = /\/packages\/(?:engine|testkit)\/src\//;
const inFile = path => plan.breaks.filter(each => join(ROOT, each.file) === path);

const mutants = {
  name: 'kolbiste-mutants',
  enforce: 'pre',
  transform(code, id) {
    const [path] = id.split('?');
    const breaks = inFile(path);
    if (breaks.length === 0 && !(counted.test(path) && path.endsWith('.ts'))) return null;
    return { code: compile(code, ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true), breaks), map: null };
  },
};

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: ROOT,
    watch: false,
    include: plan.tests,
    pool: 'threads',
    runner: join(ROOT, 'scripts/mutants/runner.mjs'),
    reporters: [{}],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
    // As given, and not as Vitest would have them: slow tests come when all others have proved what they can.
    sequence: {
      sequencer: class {
        shard = files => files;
        sort = files => files;
      },
    },
  },
  { plugins: [mutants, testsByRulePlugin(), svelte({ configFile: false })] },
);
const specifications = (await vitest.globTestSpecifications()).sort((a, b) => isSlow(a) - isSlow(b));

let failures = 0;
if (!plan.dynamicDone) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  for (const error of unhandledErrors) report(error?.message ?? error);
  for (const module of testModules) {
    for (const error of module.errors()) report(`${module.relativeModuleId}: ${error.message}`);
    for (const test of module.children.allTests('failed')) report(`${test.fullName}: ${test.result().errors?.[0]?.message}`);
  }
  writeFileSync(plan.log, `${JSON.stringify({ dynamicDone: true })}\n`, { flag: 'a' });
}

if (failures === 0) {
  const loaded = new Set(logged().flatMap(({ loads }) => loads ?? []));
  const over = new Set(logged().flatMap(({ loadedOver }) => loadedOver ?? []));
  for (const { number, rules } of plan.breaks) {
    if (!loaded.has(number) || over.has(number)) continue;
    writeFileSync(file, JSON.stringify({ ...plan, loaded: number }));
    // A worker for each file: once noticed, it goes on only for rules that nothing has proved.
    for (const one of specifications.filter(each => !isSlow(each))) {
      const killed = logged().filter(line => line.killed);
      const proved = new Set(killed.flatMap(line => line.rules ?? []));
      const left = killed.some(line => line.number === number) ? rules.filter(rule => !proved.has(rule)) : rules;
      if (!left.some(rule => plan.testsOf[rule]?.some(test => join(ROOT, test) === one.moduleId))) continue;
      writeFileSync(plan.log, `${JSON.stringify({ starts: number })}\n`, { flag: 'a' }); // a worker takes its time: no silence
      await vitest.runTestSpecifications([one], false);
    }
    writeFileSync(plan.log, `${JSON.stringify({ loadedOver: [number] })}\n`, { flag: 'a' });
  }
}
await vitest.close();
process.exit(failures > 0 ? 1 : 0);

/** What the log holds by now. */
function logged() {
  return readFileSync(plan.log, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
}

function isSlow({ moduleId }) {
  return moduleId.endsWith('.slow.test.ts') ? 1 : 0;
}

function report(text) {
  failures++;
  console.error(`without any break: ${text}`);
}
