import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool, type NewJob } from '../src/bots/bot-pool.ts';
import { keyOf } from '@kolbiste/engine';
import { rulesOf } from '@kolbiste/games';
import { game } from '@kolbiste/scratch-wars';
import { cleanUp, later, Person, sleep, startServer } from './harness.ts';
import { botWorker } from './programs/bundle.ts';

afterEach(cleanUp);

const BOT_TABLE = { game: 'scratch-wars', seats: [{ who: 'me' }, { who: 'bot', level: 'novice' }] } as const;

/** A thread's program in a file of its own. */
function program(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-bot-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${text}`);
  return file;
}
const pool = (text: string, slack = 2_000): BotPool => {
  const made = new BotPool({ file: program(text), threads: 1, slack });
  later(() => made.stop());
  return made;
};
const JOB = {
  game: 'mini',
  version: 1,
  position: {} as never,
  seat: 0,
  level: 'novice',
  seed: 's',
  milliseconds: 10,
} as const satisfies NewJob;

describe('bots', () => {
  it('fill a seat and play a whole game against a person', async () => {
    const { url } = await startServer({ BOT_WORKER: await botWorker() });
    const person = await Person.guest(url);
    const { match } = await person.create(BOT_TABLE);
    const line = await person.connect();
    await line.join(match);
    let answered = 0;
    line.onMessage = () => {
      const { seen, decision, phase } = line.state(match);
      if (phase !== 'playing' || !seen?.decision || decision === answered) return;
      answered = decision!;
      line.send({ type: 'answer', match, id: `d${decision}`, decision: decision!, key: seen.decision.options[0]!.key });
    };
    line.send({ type: 'ready', match });
    const over = await line.next('over', () => true, 25_000);
    expect(over.result.by).toBe('rules');
    const botsAnswers = line.all.filter(message => message.type === 'update' && message.act.type === 'answer' && message.act.seat === 1);
    expect(botsAnswers.length).toBeGreaterThan(3);
  });

  it('think by the rules the match began with, and say so when these are not here', async () => {
    const { game: earlier } = (await rulesOf('scratch-wars', 1))!;
    expect(game.module.version).toBeGreaterThan(1);
    const threads = new BotPool({ file: await botWorker(), threads: 1, slack: 5_000 });
    later(() => threads.stop());
    const position = earlier.start({}, 2, 'earlier');
    const { seat, options } = position.decision!;
    const job = { ...JOB, game: 'scratch-wars', position: earlier.redeal(position, seat, 's'), seat };
    expect(options.map(keyOf)).toContain((await threads.think(job)).key);
    await expect(threads.think({ ...job, version: 999 })).rejects.toThrow('version 999 of the rules of scratch-wars is not here');
  });

  it('play among themselves when no person sits there', async () => {
    const { url } = await startServer({ BOT_WORKER: await botWorker() });
    const person = await Person.guest(url);
    const { match } = await person.create({ game: 'scratch-wars', seats: [{ who: 'bot' }, { who: 'bot' }] });
    const line = await person.connect();
    expect((await line.join(match)).viewer).toBe('spectator');
    await line.until('over', () => line.state(match).phase === 'over', 25_000);
  });

  it('never get the truth: what their seat cannot know is re-dealt before it leaves', async () => {
    const server = await startServer({ BOT_WORKER: await botWorker() });
    const jobs: NewJob[] = [];
    const think = server.bots.think.bind(server.bots);
    server.bots.think = job => {
      jobs.push(job);
      return new Promise(() => void think);
    };
    const person = await Person.guest(server.url);
    const { match } = await person.create({ seats: [{ who: 'bot' }, { who: 'me' }] });
    const line = await person.connect();
    await line.join(match);
    await line.ready(match);
    await expect.poll(() => jobs.length).toBe(1);
    const { position, seat } = jobs[0]!;
    const live = server.matches.peek(match)!;
    const { truth, seen } = await live.look(running => ({ truth: structuredClone(running.position!), seen: running.state(seat).seen }));
    expect(live.game.see(position as never, seat)).toEqual(seen);
    expect(JSON.stringify(position.world)).not.toBe(JSON.stringify(truth.world));
    expect(position.random).not.toEqual(truth.random);
  });

  it('give hints from what the player knows, between people if both agree, but not at a rated table', async () => {
    const { url } = await startServer({ BOT_WORKER: await botWorker() });
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    for (const rated of [false, true]) {
      const { match } = await people[0]!.create({ game: 'scratch-wars', listed: true, rated });
      await people[1]!.ask('POST', `/api/tables/${match}/seats`, {});
      const lines = await Promise.all(people.map(person => person.connect()));
      for (const line of lines) {
        await line.join(match);
        await line.ready(match);
      }
      await lines[0]!.until('playing', () => lines[0]!.state(match).phase === 'playing');
      await lines[1]!.until('playing', () => lines[1]!.state(match).phase === 'playing');
      if (!rated) {
        lines[0]!.send({ type: 'propose', match, topic: 'hints' });
        await lines[1]!.until('proposed', () => lines[1]!.state(match).proposals.length > 0);
        lines[1]!.send({ type: 'consent', match, proposal: lines[1]!.state(match).proposals[0]!.proposal });
        for (const each of lines) await each.until('agreed', () => each.state(match).hints);
      }
      const line = lines.find(other => other.state(match).seen!.decision)!;
      line.send({ type: 'hint', match, id: 'h' });
      if (rated) expect(await line.next('error')).toMatchObject({ code: 'notAllowed', re: 'h' });
      else {
        const hint = await line.next('hint');
        expect(line.state(match).seen!.decision!.options.map(({ key }) => key)).toContain(hint.key);
        expect(hint.reasons.every(({ feature }) => feature in game.module.mind.weights)).toBe(true);
      }
    }
  });
});

describe('bot threads', () => {
  /** Says what it was asked, and how long it might think. */
  const ECHO = `parentPort.on('message', job => parentPort.postMessage({ id: job.id, choice: { key: String(job.milliseconds) } }));`;

  it('serve the one who asks once before those who fill the queue, whatever address they share', async () => {
    const made = new BotPool({
      file: program(ECHO),
      threads: 1,
      slack: 2_000,
      addressOf: player => (player === 'other' ? 'home' : 'crowd'),
    });
    later(() => made.stop());
    const order: string[] = [];
    const ask = (player: string): Promise<unknown> => made.think(JOB, player).then(() => order.push(player));
    const all = Array.from({ length: 100 }, (_, i) => ask(`greedy${i % 4}`));
    await Promise.all([...all, ask('other')]);
    expect(order.indexOf('other')).toBeLessThan(3);
  });

  it('think shortly for who has had his hour, and only while others wait', async () => {
    const made = new BotPool({ file: program(ECHO), threads: 1, slack: 2_000, budget: { player: 0, address: 0 } });
    later(() => made.stop());
    const job = { ...JOB, milliseconds: 1_000 };
    expect((await made.think(job, 'one')).key).toBe('1000');
    const keys = await Promise.all(['one', 'two', 'one'].map(async player => (await made.think(job, player)).key));
    expect(keys).toContain('20');
    expect(keys).toContain('1000');
  });
});

describe('a bot thread', () => {
  it('that crashes in the middle of a thought is replaced, and the game goes on', async () => {
    const server = await startServer({ BOT_WORKER: await botWorker() });
    const replaced: string[] = [];
    server.bots.onReplaced = why => replaced.push(why);
    const person = await Person.guest(server.url);
    const { match } = await person.create({
      game: 'scratch-wars',
      seats: [
        { who: 'bot', level: 'knight' },
        { who: 'bot', level: 'knight' },
      ],
    });
    const line = await person.connect();
    await line.join(match);
    await line.until('begun', () => line.state(match).answers > 0, 10_000);
    await expect.poll(() => server.bots.load, { timeout: 8_000, interval: 1 }).toBeGreaterThan(0);
    const before = line.state(match).answers;
    await server.bots.workers[0]!.terminate();
    await line.until('gone on', () => line.state(match).answers > before + 1, 15_000);
    expect(replaced.length).toBe(1);
  });

  it('that hangs is ended and its job given to the next one', async () => {
    const stuck = pool(`let n = 0; parentPort.on('message', job => { for (;;) if (process.env.NEVER) break; });`, 200);
    const replaced: string[] = [];
    stuck.onReplaced = why => replaced.push(why);
    await expect(stuck.think(JOB)).rejects.toThrow('too long');
    expect(replaced).toEqual(['it took too long', 'it took too long', 'it took too long']);
  });

  it('that fails once is asked again; the job is not lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolbiste-once-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const mark = JSON.stringify(join(folder, 'mark'));
    const once = pool(`
      import { existsSync, writeFileSync } from 'node:fs';
      parentPort.on('message', job => {
        if (!existsSync(${mark})) { writeFileSync(${mark}, ''); throw new Error('boom'); }
        parentPort.postMessage({ id: job.id, choice: { key: 'pass', thoughts: [], iterations: 0 } });
      });`);
    expect((await once.think(JOB)).key).toBe('pass');
  });

  it('that is unavailable does not stop the table: some answer is given', async () => {
    const { url } = await startServer({ BOT_WORKER: program(`throw new Error('no bots today')`), BOT_SLACK: 300 });
    const person = await Person.guest(url);
    const { match } = await person.create({ seats: [{ who: 'bot' }, { who: 'bot' }] });
    const line = await person.connect();
    await line.join(match);
    await line.until('goes on', () => line.state(match).answers >= 2, 15_000);
    await sleep(1);
  });
});
