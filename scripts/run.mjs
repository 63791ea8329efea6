/**
 * The two commands and their smaller siblings. Plain Node without dependencies, because on a fresh clone there are none yet.
 *
 *   start   set up, build, serve          test    set up, build, check and test everything
 *   build · check · unit · e2e · pictures · test:cluster · format · rules · tune · soak · bench
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from './services.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = [20, 19];
const [command = 'start', ...rest] = process.argv.slice(2);
const quiet = rest.includes('--json');
const say = text => (quiet ? console.error(text) : console.log(text));

/** A user error: one line, no stack. */
function fail(message, code = 1) {
  console.error(`kolbiste: ${message}`);
  process.exit(code);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}; get one from https://nodejs.org`);
}

const bin = name => join(ROOT, 'node_modules', '.bin', name);
const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_UPDATE_NOTIFIER: '1' };

/** Runs a program to its end; the result says how it went. */
function run(program, args, options = {}) {
  const stdio = options.stdio ?? ['ignore', quiet ? 2 : 'inherit', 'inherit'];
  const result = spawnSync(program, args, { cwd: ROOT, env: { ...env, ...options.env }, stdio, ...(options.cwd && { cwd: options.cwd }) });
  if (result.error) fail(`could not run ${program}: ${result.error.message}`);
  return { status: result.status ?? 1, signal: result.signal };
}
const hashOf = (...files) =>
  createHash('sha256')
    .update(files.map(file => readFileSync(join(ROOT, file))).join('\n'))
    .digest('hex');

/** Installs what the lock names, when the lock changed since the last time. */
function setUp(folder = '.') {
  const stamp = join(ROOT, folder, 'node_modules', '.kolbiste-lock');
  const wanted = hashOf(join(folder, 'package-lock.json'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(folder === '.' ? 'Setting up (npm ci) …' : `Setting up ${folder} (npm ci) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(ROOT, folder),
    env: { NODE_ENV: 'development' },
  });
  if (status !== 0) fail('npm ci failed: see above. Is the npm registry reachable?');
  writeFileSync(stamp, wanted);
}

/** Builds the page, the server and the command, when a source changed since the last time. */
function build({ force = false } = {}) {
  const stamp = join(ROOT, 'build', '.stamp');
  const wanted = sourcesHash();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building …');
  rmSync(stamp, { force: true });
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  if (run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'packages/web') }).status !== 0)
    fail('the page could not be built: see above');
  if (run(bin('rolldown'), ['-c', 'rolldown.config.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    fail('the server could not be built: see above');
  writeFileSync(stamp, wanted);
}

/** A hash over everything a build reads, by git's own list where there is one. */
function sourcesHash() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of sources(join(ROOT, 'packages'))) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  for (const file of ['package-lock.json', 'rolldown.config.mjs']) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['node_modules', 'dist', 'build', 'test', 'scenarios', '.svelte-check'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

/** Installs a Debian package, where this is Debian and we may. */
function installOnDebian(name, ...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say(`No ${name}: installing the Debian package …`);
  const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  run('apt-get', ['update', '-qq'], apt);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], apt);
}

/** A Chromium or Chrome of the system; on Debian as root it is installed, elsewhere one line says what is missing. */
function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const look = () => {
    if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
    const folders = (process.env.PATH ?? '').split(':');
    for (const name of names) for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name);
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    return process.platform === 'darwin' && existsSync(mac) ? mac : null;
  };
  const found = look();
  if (found) return found;
  installOnDebian('Chromium', 'chromium');
  return look() ?? fail('no Chromium or Chrome was found for the browser tests; install one, or name it in the variable CHROMIUM');
}

// -- checks and tests ---------------------------------------------------------------------------------------------------

const CHECKS = [
  ['types of the pure packages', 'tsc', ['-p', 'tsconfig.pure.json']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the page', 'svelte-check', ['--tsconfig', 'packages/web/tsconfig.json', '--output', 'human', '--fail-on-warnings']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['layer rules', 'depcruise', ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']],
  ['dead code', 'knip', ['--no-config-hints']],
];

/** Runs every check and tells how many held. */
function check() {
  let passed = 0,
    failed = 0;
  for (const [name, program, args] of CHECKS) {
    const begun = performance.now();
    const { status } = run(bin(program), args);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (status === 0) passed++;
    else failed++;
    say(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  }
  return { passed, failed };
}

const RESULTS = join(ROOT, 'build', 'test-results');

function unit(args = []) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, 'vitest.json');
  rmSync(file, { force: true });
  const { status } = run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

function e2e(args = []) {
  const CHROMIUM = findChromium();
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, 'playwright.json');
  rmSync(file, { force: true });
  const { status } = run(bin('playwright'), ['test', ...args], { env: { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: status === 0 ? stats.unexpected : Math.max(1, stats.unexpected) };
}

/** The size of the first page, guarded. */
function size() {
  const { status } = run(bin('size-limit'), []);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

function rules(args, stdio = 'inherit') {
  return run(process.execPath, ['scripts/rules.mjs', ...args], { stdio }).status;
}

function report(results) {
  const total = results.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

checkNode();
process.chdir(ROOT);
switch (command) {
  case 'start': {
    setUp();
    build();
    // Room for what lives for a moment only: with less of it a sixth of the server's time goes into clearing it away.
    const flags = ['--enable-source-maps', '--max-semi-space-size=64'];
    const server = spawn(process.execPath, [...flags, 'build/kolbiste.mjs', 'serve', ...rest], {
      cwd: ROOT,
      stdio: 'inherit',
      env: process.env,
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
    server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
    break;
  }
  case 'build':
    setUp();
    build({ force: rest.includes('--force') });
    break;
  case 'check':
    setUp();
    report([check()]);
    break;
  case 'unit':
    setUp();
    build();
    report([unit(rest)]);
    break;
  case 'e2e':
    setUp();
    findChromium(); // before the build: a missing browser is told at once
    build();
    report([e2e(rest)]);
    break;
  case 'pictures':
    setUp();
    findChromium();
    build();
    env['PICTURES'] = '1';
    report([e2e(['--project=pictures', ...rest])]);
    break;
  case 'test:cluster': {
    setUp();
    const services = findServices(say, fail); // before the build: what is missing is told at once
    build();
    if (rest.includes('--measure')) {
      const args = rest.filter(word => word !== '--measure');
      process.exit(run(bin('tsx'), ['packages/server/test/cluster/measure.ts', ...args], { env: services, stdio: 'inherit' }).status);
    }
    process.exit(run(bin('vitest'), ['run', '-c', 'vitest.cluster.config.ts', ...rest], { env: services }).status);
    break;
  }
  case 'format':
    setUp();
    process.exit(run(bin('oxfmt'), ['.']).status);
    break;
  case 'rules':
    setUp();
    process.exit(rules(rest));
    break;
  case 'tune':
    setUp();
    process.exit(run(process.execPath, ['--import', 'tsx', 'scripts/tune.mjs', ...rest], { stdio: 'inherit' }).status);
    break;
  case 'soak':
    setUp();
    build();
    process.exit(run(process.execPath, ['build/kolbiste.mjs', 'soak', ...rest], { stdio: 'inherit' }).status);
    break;
  case 'bench':
    setUp();
    setUp('bench');
    build();
    process.exit(run(process.execPath, ['bench/run.mjs', ...rest], { stdio: 'inherit' }).status);
    break;
  case 'test': {
    setUp();
    findChromium();
    build();
    const results = [check(), unit()];
    const cited = rules(['--json'], ['ignore', 'ignore', 'inherit']); // fails on a citation of a rule that does not exist
    results.push({ passed: cited === 0 ? 1 : 0, failed: cited === 0 ? 0 : 1 });
    results.push(size(), e2e());
    report(results);
    break;
  }
  default:
    fail(
      `there is no command "${command}"; there is start, test, build, check, unit, e2e, pictures, test:cluster, format, rules, tune, soak, bench`,
      2,
    );
}
