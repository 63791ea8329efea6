/**
 * People who play match after match, whatever happens: those who lose their server go to the next one and say again what was not
 * acknowledged. Everything they were told is remembered, to be compared with the log.
 */
import { Match } from '@kolbiste/table';
import { knownAfter, type ClientMessage, type Known, type TableMessage } from '@kolbiste/protocol';
import { WebSocket } from 'ws';
import { asAt, MINI, Person, sleep } from './harness.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import type { Storage } from '../src/storage/storage.ts';

export interface Acknowledged {
  readonly match: string;
  readonly seq: number;
  readonly id: string;
  readonly key: string;
}

export interface CrowdSettings {
  readonly pairs: number;
  readonly random: () => number;
  /** Milliseconds of thought before an answer. */
  readonly thinks: number;
  /** Without an answer for this long, a player takes his server for gone. */
  readonly patience: number;
}

export class Crowd {
  /** The addresses of the servers that players know. */
  urls: string[];
  readonly settings: CrowdSettings;
  readonly acknowledged: Acknowledged[] = [];
  /** Milliseconds from an answer to its acknowledgement, and from it to the other's screen. */
  readonly waits: number[] = [];
  readonly shown: number[] = [];
  /** What should never happen. */
  readonly complaints: string[] = [];
  readonly matches: string[] = [];
  /** By match, the last row that anybody was told of. */
  readonly told = new Map<string, number>();
  moves = 0;
  stopped = false;
  private readonly playing: Promise<void>[] = [];
  private readonly seats = new Set<Seated>();

  constructor(urls: readonly string[], settings: Partial<CrowdSettings> & Pick<CrowdSettings, 'random'>) {
    this.urls = [...urls];
    this.settings = { pairs: 5, thinks: 5, patience: 3_000, ...settings };
  }

  /** Everybody comes in and begins to play. */
  async start(): Promise<void> {
    for (let i = 0; i < this.settings.pairs; i++) {
      const people = [await this.guest(i), await this.guest(i + 1)];
      this.playing.push(this.play(people, i));
    }
  }

  private async guest(i: number): Promise<Person> {
    return this.again(url => Person.guest(url), i);
  }

  /** Tries with one server after another until it succeeds. */
  private async again<T>(what: (url: string) => Promise<T>, first: number): Promise<T> {
    for (let i = first; ; i++) {
      try {
        return await Promise.race([
          what(this.urls[i % this.urls.length]!),
          sleep(this.settings.patience).then(() => Promise.reject(new Error('no answer'))),
        ]);
      } catch (error) {
        if (this.stopped) throw error;
        await sleep(50);
      }
    }
  }

  /** Match after match of the same two. */
  private async play(people: readonly Person[], first: number): Promise<void> {
    while (!this.stopped) {
      let match: string;
      try {
        ({ match } = await this.again(url => asAt(url, people[0]!).create({ listed: true }), first));
        await this.again(async url => {
          const { status } = await asAt(url, people[1]!).request('POST', `/api/tables/${match}/seats`, {});
          if (status >= 500) throw new Error(`no seat: ${status}`);
        }, first);
      } catch {
        return;
      }
      this.matches.push(match);
      // Anyone who was still being seated when it ended does not begin.
      if (this.stopped) return;
      const seated = people.map((person, i) => new Seated(this, person, match, first + i));
      for (const other of seated) this.seats.add(other);
      await Promise.all(seated.map(other => other.untilOver()));
      for (const other of seated) this.seats.delete(other);
    }
  }

  /** Nobody says anything more; what is on its way is waited for. */
  async stop(): Promise<void> {
    this.stopped = true;
    await sleep(300);
    for (const seated of this.seats) seated.leave();
    await Promise.all(this.playing);
  }

  /** Resolves when this many more moves were acknowledged; throws when they are not in time. */
  async progress(moves: number, within = 30_000): Promise<void> {
    const wanted = this.moves + moves;
    const deadline = Date.now() + within;
    while (this.moves < wanted) {
      if (Date.now() > deadline) throw new Error(`only ${this.moves - wanted + moves} of ${moves} moves within ${within} ms`);
      await sleep(20);
    }
  }
}

/** One player in one match. */
class Seated {
  private readonly crowd: Crowd;
  private readonly person: Person;
  private readonly match: string;
  private server: number;
  private ws: WebSocket | null = null;
  private known: Known | null = null;
  private lastSeq = 0;
  private answers = 0;
  private pending: { readonly message: ClientMessage & { type: 'answer' }; readonly at: number } | null = null;
  private heardAt = performance.now();
  private done!: () => void;
  private readonly over = new Promise<void>(done => (this.done = done));
  private readonly watch: ReturnType<typeof setInterval>;

  constructor(crowd: Crowd, person: Person, match: string, server: number) {
    this.crowd = crowd;
    this.person = person;
    this.match = match;
    this.server = server;
    // A client that waits and hears nothing looks for another server.
    this.watch = setInterval(() => {
      if (performance.now() - this.heardAt > crowd.settings.patience) this.ws?.terminate();
    }, 100);
    this.connect();
  }

  untilOver(): Promise<void> {
    return this.over;
  }
  leave(): void {
    clearInterval(this.watch);
    this.ws?.terminate();
    this.done();
  }

  private connect(): void {
    const { urls } = this.crowd;
    this.heardAt = performance.now();
    const ws = new WebSocket(`${urls[this.server % urls.length]!.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie: this.person.cookie },
      perMessageDeflate: false,
    });
    this.ws = ws;
    ws.on('open', () => {
      this.send({ type: 'hello', v: 1 });
      this.send({ type: 'join', match: this.match, id: 'join' });
    });
    ws.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as TableMessage));
    ws.on('error', () => undefined);
    ws.on('close', () => {
      if (this.ws !== ws) return;
      this.ws = null;
      this.server++;
      if (!this.crowd.stopped) setTimeout(() => this.connect(), 20);
    });
  }

  private send(message: ClientMessage): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  private hear(message: TableMessage): void {
    const { crowd } = this;
    this.heardAt = performance.now();
    if ('match' in message && message.match !== this.match) return;
    switch (message.type) {
      case 'snapshot':
        if (message.seq < this.lastSeq) crowd.complaints.push(`${this.match}: was told row ${this.lastSeq}, came back to ${message.seq}`);
        this.known = message;
        this.lastSeq = message.seq;
        if (message.state.phase === 'waiting' && !message.state.seats[message.viewer as number]!.ready)
          this.send({ type: 'ready', match: this.match, nonce: 'n' });
        if (this.pending) this.send(this.pending.message);
        break;
      case 'update':
        if (this.known) this.known = knownAfter(message, this.known);
        this.lastSeq = Math.max(this.lastSeq, message.seq);
        crowd.shown.push(Date.now() - message.now);
        break;
      case 'accepted':
        if (this.pending && message.re === this.pending.message.id) {
          const { id, key } = this.pending.message;
          crowd.acknowledged.push({ match: this.match, seq: message.seq, id, key });
          crowd.waits.push(performance.now() - this.pending.at);
          crowd.moves++;
          this.pending = null;
        }
        break;
      case 'refused':
        if (this.pending && message.re === this.pending.message.id) this.pending = null;
        break;
      case 'error':
        if (message.code === 'storage' && this.pending) setTimeout(() => this.pending && this.send(this.pending.message), 200);
        else if (message.code === 'unknownMatch' || message.code === 'storage') setTimeout(() => this.ws?.terminate(), 100);
        break;
      default:
    }
    if ('seq' in message) crowd.told.set(this.match, Math.max(message.seq, crowd.told.get(this.match) ?? 0));
    if (this.known?.state.phase === 'over') this.leave();
    else this.answer();
  }

  private answer(): void {
    const { crowd } = this;
    const { state } = this.known ?? {};
    if (!state?.seen?.decision || this.pending || crowd.stopped || !this.ws) return;
    const { options } = state.seen.decision;
    const { key } = options[Math.floor(crowd.settings.random() * options.length)]!;
    const id = `${this.person.player.player}-${++this.answers}`;
    const message = { type: 'answer', match: this.match, id, decision: state.decision!, key } as const;
    const speak = (): void => {
      this.pending = { message, at: performance.now() };
      this.send(message);
    };
    // Thinking counts as waiting for nothing.
    this.pending = { message, at: performance.now() };
    if (crowd.settings.thinks) setTimeout(() => this.pending?.message === message && speak(), crowd.settings.thinks);
    else speak();
  }
}

/** Compares what everybody was told with the log: every acknowledged answer is there, none twice, and every log plays. */
export async function reconcile(crowd: Crowd, storage: Storage): Promise<string[]> {
  const wrong = [...crowd.complaints];
  const store = new MatchStore(storage.db);
  for (const id of crowd.matches) {
    const stored = await store.load(id);
    if (!stored) {
      wrong.push(`${id} is gone`);
      continue;
    }
    const { header, rows, saved } = stored;
    if (rows.length < (crowd.told.get(id) ?? 0))
      wrong.push(`${id}: somebody was told of row ${crowd.told.get(id)}, and there are ${rows.length}`);
    if (rows.some(({ n }, i) => n !== i + 1)) wrong.push(`${id}: rows are missing`);
    const ids = rows.flatMap(row => (row.type === 'answer' && row.id !== undefined ? [row.id] : []));
    if (new Set(ids).size !== ids.length) wrong.push(`${id}: an answer was taken twice`);
    for (const { seq, id: sent, key } of crowd.acknowledged.filter(({ match }) => match === id)) {
      const row = rows[seq - 1];
      if (row?.type !== 'answer' || row.id !== sent || row.key !== key)
        wrong.push(`${id}: the acknowledged answer ${sent} is not row ${seq}`);
    }
    try {
      // From the saved state it plays to the same.
      const played = JSON.stringify(Match.rebuild(MINI.game, header, rows).state(0));
      if (saved && JSON.stringify(Match.restore(MINI.game, header, saved, rows).state(0)) !== played)
        wrong.push(`${id}: the saved state is another`);
    } catch (error) {
      wrong.push(`${id}: ${String(error)}`);
    }
  }
  return wrong;
}
