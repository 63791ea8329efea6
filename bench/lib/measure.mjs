/**
 * How everything here is measured. A suite is a plain script; it prints one JSON line per metric and one about the machine:
 *   {"metric":"decisions_per_s","value":1234,"unit":"1/s"}     {"environment":{"wallMs":…,"foreignCpu":…,"clean":…,"calibration":[…]}}
 * One process is one repetition; run.mjs starts the processes and puts their figures together.
 *
 * A measurement is cut into slices. A slice is quiet when nobody else got in its way:
 *  - a suite alone: its thread waited for a core less than 2 % of the time, whatever the other cores did;
 *  - a suite with a server child: other processes used less than 0.15 of a core.
 * Only quiet slices count, and of a suite alone not the time it waited. The measurement goes on, up to 1.6 times its planned length,
 * until there is enough quiet time; if the machine never gets quiet, the least disturbed half of the slices counts. `clean` is the
 * share of the counted time that was quiet.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** 1 for a full run; less for a quick one. */
export const SCALE = Number(process.env.BENCH_SCALE ?? 1);
/** Only whether it runs: bench/try.mjs. */
export const TRIAL = SCALE < 0.1;
const FOREIGN_CORES = 0.15;
const WAITING_SHARE = 0.02;
const STRETCH = 1.6;
const SLICE_NS = 400e6;

const start = process.hrtime.bigint();
export const nowNs = () => Number(process.hrtime.bigint() - start);
export const sleep = ms => new Promise(done => setTimeout(done, ms));

/** CPU time of all processes together, in ms. */
export function machineBusyMs() {
  let ms = 0;
  for (const { times } of cpus()) ms += times.user + times.nice + times.sys + times.irq;
  return ms;
}
function ownCpuNs() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}
/** How long this thread has waited for a core; NaN where the system does not say. */
function waitedNs() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]);
  } catch {
    return NaN;
  }
}
/** Fixed integer work, in million steps a second: if it differs between repetitions, the core did. */
function calibrate() {
  const began = nowNs();
  let x = 1, steps = 0, elapsed;
  do {
    for (let i = 0; i < 100_000; i++) x = (Math.imul(x ^ (x >>> 13), 0x5bd1e995) + i) | 0;
    steps += 100_000;
    elapsed = nowNs() - began;
  } while (elapsed < 150e6);
  return Math.round((steps * 1e3) / elapsed + (x === 7 ? 1e-9 : 0));
}
const calibrationAtStart = calibrate();
const busyAtStart = machineBusyMs();

let countedNs = 0;
let cleanNs = 0;
let childrenCpuMs = 0;
/** CPU time of the server child being measured, while there is one. */
let childCpuMs = null;
export const watchChild = cpuMs => (childCpuMs = cpuMs);
export const addChildCpuMs = ms => (childrenCpuMs += ms);

const sum = (list, of) => list.reduce((total, item) => total + of(item), 0);

export class Slices {
  #goal;
  #list = [];
  #quietNs = 0;
  #start = nowNs();
  #open;
  constructor(ms) {
    this.#goal = ms * 1e6;
  }
  begin() {
    this.#open = { busy: machineBusyMs(), cpu: ownCpuNs(), child: childCpuMs?.() ?? 0, waited: waitedNs(), at: nowNs() };
    return this.#open.at;
  }
  /** Closes the slice with what was counted in it; says whether another is wanted. */
  end(counted) {
    const { busy, cpu, child, waited, at } = this.#open;
    const wallNs = nowNs() - at;
    const waitNs = waitedNs() - waited;
    const foreignMs = machineBusyMs() - busy - (ownCpuNs() - cpu) / 1e6 - ((childCpuMs?.() ?? 0) - child);
    const alone = childCpuMs === null && !Number.isNaN(waitNs);
    const disturbance = alone ? waitNs / wallNs / WAITING_SHARE : foreignMs / (wallNs / 1e6) / FOREIGN_CORES;
    const slice = { ns: alone ? wallNs - waitNs : wallNs, disturbance, quiet: disturbance < 1, ...counted };
    this.#list.push(slice);
    if (slice.quiet) this.#quietNs += wallNs;
    return this.#quietNs < this.#goal && nowNs() - this.#start < this.#goal * STRETCH;
  }
  /** The slices that count. */
  counted() {
    let slices = this.#list.filter(slice => slice.quiet);
    if (this.#quietNs < this.#goal * 0.3) {
      const calmest = [...this.#list].sort((a, b) => a.disturbance - b.disturbance);
      slices = calmest.slice(0, Math.ceil(calmest.length / 2));
    }
    const ns = sum(slices, slice => slice.ns);
    countedNs += ns;
    cleanNs += sum(slices, slice => (slice.quiet ? slice.ns : 0));
    return { slices, ns, sum: of => sum(slices, of) };
  }
}

function rate(measured) {
  const { ns, sum } = measured.counted();
  const operations = sum(slice => slice.operations);
  return { perS: (operations * 1e9) / ns, nsEach: ns / operations };
}
const sliceNs = ms => Math.min(SLICE_NS, (ms * 1e6) / 3);

/** Runs `work`, which returns how many operations it did, for `ms` of quiet time after a warm-up. The JIT's due: never cut it in quick runs. */
export function timed(work, { ms, warmMs }) {
  for (const began = nowNs(); nowNs() - began < (TRIAL ? 0 : warmMs) * 1e6; ) work();
  globalThis.gc?.();
  const planned = ms * SCALE;
  const measured = new Slices(planned);
  let operations;
  do {
    operations = 0;
    const began = measured.begin();
    do operations += work();
    while (nowNs() - began < sliceNs(planned));
  } while (measured.end({ operations }));
  return rate(measured);
}

export function heapBytes() {
  for (let i = 0; i < 4; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A seeded generator of numbers from 0 to below 1. */
export function mulberry32(seed) {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : NaN;
}

const print = line => process.stdout.write(`${JSON.stringify(line)}\n`);

/** One figure of this suite. What the system cannot tell (NaN) is left out. */
export function emit(metric, value, unit) {
  if (Number.isFinite(value)) print({ metric, value, unit });
}
/** What the suite measures is not part of this project yet. */
export const absent = why => print({ absent: why });

/** Ends the suite. */
export function finish() {
  const wallMs = nowNs() / 1e6;
  const foreignMs = machineBusyMs() - busyAtStart - ownCpuNs() / 1e6 - childrenCpuMs;
  const clean = countedNs ? Number((cleanNs / countedNs).toFixed(2)) : null;
  const foreignCpu = Number(Math.max(0, foreignMs / wallMs).toFixed(2));
  print({ environment: { wallMs: Math.round(wallMs), foreignCpu, clean, calibration: [calibrationAtStart, calibrate()] } });
  setImmediate(() => process.exit(0));
}
