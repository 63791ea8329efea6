/**
 * The commands of package.json. Plain Node without dependencies, because on a fresh clone there are none yet.
 *
 *   start   set up, build, serve          dev     the page with hot reload, beside the server
 *   test    set up, build, check and test everything
 *   unit · watch · slow · e2e · check · build · format · rules · release-rules · refusals · mutants · api · card · tune · soak · bench · prove · pictures · test:cluster
 */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { check, one, size } from './checks.mjs';
import { dev } from './dev.mjs';
import { findServices } from './services.mjs';
import { prove } from './prove.mjs';
import { checkNode, findChromium, setUp } from './setup.mjs';
import { bin, fail, ROOT, run, say } from './shell.mjs';
import { e2e, vitest, watch } from './tests.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);

function rules(args, stdio = 'inherit') {
  return run(process.execPath, ['scripts/rules.mjs', ...args], { stdio });
}

function report(results) {
  const sum = name => results.reduce((total, result) => total + result[name], 0);
  for (const { names = [] } of results) for (const name of names) say(`failed: ${name}`);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

const COMMANDS = {
  start() {
    setUp();
    build();
    // Most objects of a request die young: with the default young generation a sixth of the time goes into collecting them.
    const flags = ['--enable-source-maps', '--max-semi-space-size=64'];
    const server = spawn(process.execPath, [...flags, 'build/kolbiste.mjs', 'serve', ...rest], { cwd: ROOT, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
    server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
  },
  dev() {
    setUp();
    return dev(rest);
  },
  test() {
    setUp();
    setUp('bench');
    const CHROMIUM = findChromium(); // before anything slow: a missing browser is reported at once
    build();
    const results = [check(), vitest('fast'), vitest('slow', [], { CHROMIUM })];
    // Fails on a citation of a rule that does not exist, and on a report that is out of date.
    const cited = rules(['--json', '--check'], ['ignore', 'ignore', 'inherit']);
    results.push(one('citations and docs/rule-coverage.md', cited), size(), e2e());
    report(results);
  },
  unit() {
    setUp();
    if (rest.includes('--watch')) process.exit(watch(rest.filter(word => word !== '--watch')));
    report([vitest('fast', rest)]);
  },
  watch() {
    setUp();
    process.exit(watch(rest));
  },
  slow() {
    setUp();
    setUp('bench');
    const CHROMIUM = findChromium();
    build();
    report([vitest('slow', rest, { CHROMIUM })]);
  },
  e2e() {
    setUp();
    findChromium();
    build();
    report([e2e(rest)]);
  },
  check() {
    setUp();
    report([check()]);
  },
  build() {
    setUp();
    build({ force: rest.includes('--force') });
  },
  format() {
    setUp();
    process.exit(run(bin('oxfmt'), ['.']));
  },
  rules() {
    setUp();
    process.exit(rules(rest));
  },
  'release-rules'() {
    setUp();
    process.exit(run(process.execPath, ['--import', 'tsx', 'scripts/release-rules.mjs', ...rest], { stdio: 'inherit' }));
  },
  /** Writes docs/refusals, for people to read. */
  refusals() {
    setUp();
    process.exit(
      run(bin('vitest'), ['run', '--project', 'slow', 'packages/games/test/refusals.slow.test.ts'], { env: { REFUSALS: 'update' } }),
    );
  },
  mutants() {
    setUp();
    process.exit(run(process.execPath, ['scripts/mutants/run.mjs', ...rest], { stdio: 'inherit' }));
  },
  api() {
    setUp();
    process.exit(run(process.execPath, ['scripts/api.mjs', ...rest], { stdio: 'inherit' }));
  },
  card() {
    setUp();
    process.exit(run(process.execPath, ['--import', 'tsx', 'scripts/card.mjs', ...rest], { stdio: 'inherit' }));
  },
  tune() {
    setUp();
    process.exit(run(process.execPath, ['--import', 'tsx', 'scripts/tune.mjs', ...rest], { stdio: 'inherit' }));
  },
  soak() {
    setUp();
    build();
    process.exit(run(process.execPath, ['build/kolbiste.mjs', 'soak', ...rest], { stdio: 'inherit' }));
  },
  bench() {
    setUp();
    setUp('bench');
    build();
    process.exit(run(process.execPath, ['bench/run.mjs', ...rest], { stdio: 'inherit' }));
  },
  /** Long proofs with their counts: see prove.mjs. */
  prove() {
    setUp();
    build();
    process.exit(prove(rest));
  },
  pictures() {
    setUp();
    findChromium();
    build();
    report([e2e(['--project=pictures', ...rest], { PICTURES: '1' })]);
  },
  'test:cluster'() {
    setUp();
    const services = findServices(say, fail); // before the build: what is missing is reported at once
    build();
    if (rest.includes('--measure')) {
      const args = rest.filter(word => word !== '--measure');
      process.exit(run(bin('tsx'), ['packages/server/test/cluster/measure.ts', ...args], { env: services, stdio: 'inherit' }));
    }
    process.exit(run(bin('vitest'), ['run', '-c', 'vitest.cluster.config.ts', ...rest], { env: services }));
  },
};

checkNode();
process.chdir(ROOT);
if (!Object.hasOwn(COMMANDS, command)) fail(`there is no command "${command}"; there is ${Object.keys(COMMANDS).join(', ')}`, 2);
await COMMANDS[command]();
