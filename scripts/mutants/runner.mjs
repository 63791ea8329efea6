/**
 * The Vitest runner of the breaks. It runs a test as it is, notes which breaks it reaches, and then runs it again for each of them:
 * a break is a number in a switch, so a run costs what the test costs. What it finds goes to the log, a line at a time.
 *
 * With `plan.loaded` one break is in force from the start, before any module is loaded: for tables and constants.
 */
import { readFileSync, writeSync, openSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { getFn } from 'vitest/suite';

/** Loop turns that a broken test may take beside a multiple of its own. */
const FUEL = 200_000;
const ENOUGH = 50_000_000;

let active = 0,
  fuel = Infinity,
  used = 0,
  reached = new Set();
globalThis.$m = number => {
  reached.add(number);
  return number === active;
};
globalThis.$f = () => {
  used++;
  if (fuel-- <= 0) throw new Error('ran away');
};

const pair = (rule, number) => `${rule}|${number}`;
const killed = new Set();
const proved = new Set();

export default class MutantRunner extends TestRunner {
  constructor(config) {
    super(config);
    this.plan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, 'utf8'));
    this.log = openSync(this.plan.log, 'a');
    for (const [rule, number] of this.plan.killed) this.count(rule, number);
    this.done = new Set(this.plan.done);
    active = this.plan.loaded ?? 0;
  }

  count(rule, number) {
    killed.add(pair(rule, number));
    proved.add(rule);
  }

  say(line) {
    writeSync(this.log, `${JSON.stringify(line)}\n`);
  }

  async importFile(path, source) {
    reached = new Set();
    fuel = this.plan.loaded ? ENOUGH : Infinity;
    if (this.plan.loaded) this.say({ begins: this.plan.loaded, title: path });
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (!this.plan.loaded) throw error;
      this.say({ number: this.plan.loaded, killed: true, file: path, error: String(error) });
      throw error;
    } finally {
      if (!this.plan.loaded && source === 'collect') this.say({ loads: [...reached] });
    }
  }

  async runTask(test) {
    const rules = new Set(test.meta.rules ?? []);
    const slow = test.file.name.endsWith('.slow.test.ts'); // asked only about rules that no other test has proved
    const open = each => each.rules.filter(rule => rules.has(rule) && !killed.has(pair(rule, each.number)) && !(slow && proved.has(rule)));
    const mine = this.plan.breaks.filter(each => open(each).length > 0);
    if (mine.length === 0) return;
    const fn = getFn(test);
    const title = titleOf(test);
    if (this.plan.loaded) {
      const broken = mine.find(({ number }) => number === this.plan.loaded);
      if (broken) await this.tryBreak(broken, open(broken), { fn, title, limit: ENOUGH });
      return;
    }
    reached = new Set();
    [active, fuel, used] = [0, Infinity, 0];
    await fn(); // as it is; a failure here is no proof of anything and fails the session
    const limit = FUEL + 20 * used;
    const todo = mine.filter(each => reached.has(each.number));
    for (const broken of todo) {
      const left = open(broken);
      if (left.length > 0 && !this.done.has(`${broken.number} ${title}`)) await this.tryBreak(broken, left, { fn, title, limit });
    }
    [active, fuel] = [0, Infinity];
    await fn(); // and once more: a break may not leave anything behind
  }

  async tryBreak(broken, left, { fn, title, limit }) {
    const { number } = broken;
    this.say({ begins: number, title });
    [active, fuel] = [number, limit];
    let error = null;
    try {
      await fn();
    } catch (thrown) {
      error = String(thrown?.message ?? thrown).slice(0, 200);
    }
    active = this.plan.loaded ?? 0;
    if (error !== null) for (const rule of left) this.count(rule, number);
    this.say({ number, title, rules: left, killed: error !== null, ...(error === null ? {} : { error }) });
  }
}

function titleOf(test) {
  const names = [];
  for (let task = test; task && task.type !== undefined && task !== test.file; task = task.suite) names.unshift(task.name);
  return `${test.file.name} › ${names.join(' › ')}`;
}
