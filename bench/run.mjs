#!/usr/bin/env node
/**
 * Measures this project, its peers and the machine in one run. Each suite is a process of its own, several times, in rotation.
 * Exits with 1 when a bar is missed or a suite fails. docs/benchmarks.md tells the options and how to read the figures.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './bars.mjs';
import { buildSuite, ownSuites } from './build-suites.mjs';
import { machineBusyMs, sleep } from './lib/measure.mjs';
import { document, metricTable, ratioTable } from './report.mjs';

const { values: args } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false }, // one short repetition
    only: { type: 'string', default: '' }, // suites whose name fits the expression
    reps: { type: 'string' },
    json: { type: 'boolean', default: false }, // one object on stdout
    out: { type: 'string', default: 'last' }, // keep the run under this name
    from: { type: 'string' }, // tell of a kept run instead of measuring
    write: { type: 'boolean', default: false }, // docs/benchmarks.md
  },
});
const here = path => fileURLToPath(new URL(path, import.meta.url));
const resultFile = name => here(`results/${name}.json`);
const say = text => process.stderr.write(`${text}\n`);

const repetitions = Number(args.reps ?? (args.quick ? 1 : 3));
const extraRounds = args.quick ? 0 : 1;
const SUITE_LIMIT_MS = 240_000;
/** A repetition with less quiet time than this is made again, once. */
const CLEAN_ENOUGH = 0.6;

/** Other programs get this long, in all, to calm down. */
let patienceMs = args.quick ? 5_000 : 20_000;
async function waitForQuiet() {
  while (patienceMs > 0) {
    const busy = machineBusyMs();
    const began = Date.now();
    await sleep(500);
    const elapsed = Date.now() - began;
    if ((machineBusyMs() - busy) / elapsed < 0.15) return;
    patienceMs -= elapsed;
  }
}

let current = null;
const stopCurrent = () => {
  try {
    if (current) process.kill(-current.pid, 'SIGKILL'); // the suite and its servers are a group of their own
  } catch {
    // gone already
  }
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopCurrent();
    process.exit(130);
  });

/** One repetition: what the suite printed. */
function runOnce(file) {
  const child = spawn(process.execPath, ['--expose-gc', file], {
    detached: true,
    // boardgame.io and immer check more when they are not in production.
    env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: args.quick ? '0.25' : '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  current = child;
  const limit = setTimeout(stopCurrent, SUITE_LIMIT_MS);
  let out = '';
  let errors = '';
  child.stdout.on('data', data => (out += data));
  child.stderr.on('data', data => (errors += data));
  return new Promise(resolve =>
    child.on('close', code => {
      clearTimeout(limit);
      stopCurrent();
      current = null;
      const lines = out.split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line));
      const environment = lines.find(line => line.environment)?.environment;
      const absent = lines.find(line => line.absent)?.absent;
      const failure = absent || (code === 0 && environment) ? null : `code ${code}: ${errors.trim().slice(-800)}`;
      resolve({ metrics: lines.filter(line => line.metric), environment, absent, failure });
    }),
  );
}

async function findSuites() {
  const wanted = new RegExp(args.only);
  const peers = readdirSync(here('suites'))
    .filter(file => file.endsWith('.mjs'))
    .sort()
    .map(file => ({ name: basename(file, '.mjs').replace(/^\d+-/, ''), file: here(`suites/${file}`) }));
  const ours = ownSuites().map(name => ({ name, file: null }));
  const suites = [...ours, ...peers].filter(({ name }) => wanted.test(name));
  if (!suites.length) throw new Error(`no suite fits --only ${args.only}; there are ${[...ours, ...peers].map(({ name }) => name).join(', ')}`);
  for (const suite of suites) {
    suite.runs = [];
    suite.absent = suite.failure = null;
    try {
      suite.file ??= await buildSuite(suite.name);
    } catch (error) {
      suite.failure = `does not compile: ${error.message}`;
      say(`${suite.name} ${suite.failure}`);
    }
  }
  return suites;
}

async function measure() {
  const suites = await findSuites();
  for (let round = 0; round < repetitions + extraRounds; round++)
    for (const suite of suites) {
      const clean = suite.runs.filter(run => run.environment.clean === null || run.environment.clean >= CLEAN_ENOUGH);
      if (!suite.file || suite.absent || clean.length >= repetitions) continue;
      await waitForQuiet();
      const { absent, failure, metrics, environment } = await runOnce(suite.file);
      suite.absent = absent ?? null;
      if (environment && !failure && !absent) suite.runs.push({ metrics, environment });
      suite.failure = failure ?? suite.failure;
      const { wallMs = 0, clean: quiet, foreignCpu, calibration } = environment ?? {};
      const outcome = failure ? `FAILED ${failure}` : absent ? `left out: ${absent}` : `quiet ${quiet ?? '–'}, others used ${foreignCpu} cores, calibration ${calibration}`;
      say(`${new Date().toISOString().slice(11, 19)} ${suite.name.padEnd(18)} ${(wallMs / 1000).toFixed(0).padStart(3)} s  ${outcome}`);
    }
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    quick: args.quick,
    repetitions,
  };
  return { machine, suites: suites.map(({ name, runs, absent, failure }) => ({ name, runs, absent, failure })) };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The cleanest repetitions of each suite, put together. */
function summarize({ machine, suites }) {
  const metrics = {};
  const quiet = {};
  for (const { name, runs } of suites) {
    const kept = [...runs].sort((a, b) => (b.environment.clean ?? 1) - (a.environment.clean ?? 1)).slice(0, machine.repetitions);
    if (!kept.length) continue;
    quiet[name] = median(kept.map(run => run.environment.clean ?? 1));
    for (const { metric, unit } of kept[0].metrics) {
      const values = kept.flatMap(run => run.metrics.filter(line => line.metric === metric).map(line => line.value));
      metrics[`${name}.${metric}`] = { median: median(values), min: Math.min(...values), max: Math.max(...values), unit };
    }
  }
  const asked = name => suites.some(suite => suite.name === name && !suite.absent);
  return { machine: { ...machine, quiet }, metrics, ratios: judge(metrics, asked) };
}

let run;
if (args.from) run = JSON.parse(readFileSync(resultFile(args.from), 'utf8'));
else {
  run = await measure();
  mkdirSync(here('results'), { recursive: true });
  writeFileSync(resultFile(args.out), JSON.stringify(run, null, 1));
}
const summary = summarize(run);
if (args.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
else process.stdout.write(`\n${metricTable(summary)}\n${summary.ratios.length ? `\n${ratioTable(summary)}\n` : ''}`);
if (args.write) writeFileSync(here('../docs/benchmarks.md'), document(summary));
const failed = run.suites.filter(suite => suite.failure && !suite.runs.length);
for (const { name, failure } of failed) say(`${name} failed: ${failure}`);
process.exitCode = failed.length || summary.ratios.some(ratio => !ratio.ok) ? 1 : 0;
