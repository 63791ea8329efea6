/**
 * Nothing that was acknowledged is ever lost: a real process is killed with −9 again and again under load, and what every client
 * was told is compared with the log. `LONG=1` kills it forty times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from '@kolbiste/table';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, later, Line, MINI, Person, seededRandom, sleep } from './harness.ts';
import { serverProcess } from './programs/server-process.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

const LONG = process.env['LONG'] === '1';
const ROUNDS = LONG ? 40 : 3;
const PAIRS = LONG ? 10 : 5;

interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly id: string;
  readonly key: string;
}

/** Plays on by itself and remembers everything it was told. */
class Player {
  readonly acknowledged: Acknowledged[] = [];
  readonly sent = new Map<string, string>();
  lastSeq = 0;
  line: Line | null = null;
  private answers = 0;
  private readonly person: Person;
  private readonly match: string;
  private readonly random: () => number;

  constructor(person: Person, match: string, random: () => number) {
    this.person = person;
    this.match = match;
    this.random = random;
  }

  async connect(url: string): Promise<void> {
    const person = Object.assign(new Person(url), { cookie: this.person.cookie });
    this.line = await person.connect();
    this.line.onMessage = message => {
      if ('seq' in message) this.lastSeq = Math.max(this.lastSeq, message.seq);
      if (message.type === 'accepted' && message.re && this.sent.has(message.re))
        this.acknowledged.push({ match: this.match, seq: message.seq, id: message.re, key: this.sent.get(message.re)! });
      if (message.type === 'update') this.answer();
    };
    const known = this.lastSeq;
    const snapshot = await this.line.join(this.match);
    // What anybody was told before the crash is still there after it.
    expect(snapshot.seq).toBeGreaterThanOrEqual(known);
    if (snapshot.state.phase === 'waiting') this.line.send({ type: 'ready', match: this.match });
    else this.answer();
  }

  private answer(): void {
    const { seen, decision } = this.line!.state(this.match);
    if (!seen?.decision || this.line!.closed) return;
    const { key } = seen.decision.options[Math.floor(this.random() * seen.decision.options.length)]!;
    const id = `${this.person.player.player}-${++this.answers}`;
    this.sent.set(id, key);
    this.line!.send({ type: 'answer', match: this.match, id, decision: decision!, key });
  }
}

describe('a server that is killed with −9 under load', () => {
  it(
    'has every acknowledged input, none twice, and everybody plays on',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kolbiste-kill-'));
      later(() => rmSync(folder, { recursive: true, force: true }));
      const random = seededRandom(11);
      let server = await serverProcess(folder, { SNAPSHOT_EVERY: '7' });
      const players: Player[] = [];
      const newPair = async (): Promise<void> => {
        const [one, two] = [await Person.guest(server.url), await Person.guest(server.url)];
        const { match } = await one.create({ listed: true });
        await two.ask('POST', `/api/tables/${match}/seats`, {});
        players.push(new Player(one, match, random), new Player(two, match, random));
      };
      for (let i = 0; i < PAIRS; i++) await newPair();
      for (let round = 0; round < ROUNDS; round++) {
        await Promise.all(players.map(player => player.connect(server.url)));
        await sleep(100 + random() * 250);
        await server.kill('SIGKILL');
        server = await serverProcess(folder, { SNAPSHOT_EVERY: '7' });
        if (round % 2) await newPair();
      }
      await Promise.all(players.map(player => player.connect(server.url)));
      await server.kill('SIGKILL');

      const storage = await Storage.open(folder);
      later(() => storage.close());
      const store = new MatchStore(storage.db);
      const acknowledged = players.flatMap(player => player.acknowledged);
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
      const matches = await storage.db.selectFrom('match').select('id').execute();
      for (const { id } of matches) {
        const { header, rows, saved } = (await store.load(id))!;
        expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
        const ids = rows.flatMap(row => (row.type === 'answer' && row.id !== undefined ? [row.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { seq, id: sent, key } of acknowledged.filter(({ match }) => match === id))
          expect(rows[seq - 1]).toMatchObject({ n: seq, type: 'answer', id: sent, key });
        for (const player of players.filter(other => other.acknowledged[0]?.match === id))
          expect(rows.length).toBeGreaterThanOrEqual(player.lastSeq);
        // The log plays, and from the saved state it plays to the same.
        const match = Match.rebuild(MINI.game, header, rows);
        if (saved) expect(Match.restore(MINI.game, header, saved, rows).state(0)).toEqual(match.state(0));
      }
    },
    LONG ? 900_000 : 60_000,
  );

  it('stops in order when it is asked to, and goes on after the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolbiste-stop-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const first = await serverProcess(folder);
    const [one, two] = [await Person.guest(first.url), await Person.guest(first.url)];
    const { match } = await one.create({ listed: true });
    await two.ask('POST', `/api/tables/${match}/seats`, {});
    const line = await one.connect();
    await line.join(match);
    await line.ready(match);
    expect(await first.kill('SIGTERM')).toBe(0);
    await line.until('closed', () => line.closed !== null);
    expect(line.all.at(-1)).toMatchObject({ type: 'error', code: 'shutdown', fatal: true });
    const second = await serverProcess(folder);
    const again = await Object.assign(new Person(second.url), { cookie: one.cookie }).connect();
    expect((await again.join(match)).state.seats.map(({ ready }) => ready)).toEqual([true, false]);
  });
});
