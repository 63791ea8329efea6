/**
 * Threads in which bots think. A thread gets a position re-dealt for the bot's seat, never the truth, and a budget.
 * One that crashes or does not answer in time is replaced and its job given to another. Threads are shared fairly: see fair-queue.ts.
 */
import { Worker } from 'node:worker_threads';
import { BUDGETS, type BotAnswer, type BotJob, type Choice } from '@kolbiste/bots';
import { BotsStopped } from '@kolbiste/table';
import { FairQueue, type Asker } from './fair-queue.ts';

export type NewJob = Omit<BotJob, 'id'>;

interface Job {
  readonly job: BotJob;
  readonly asker: Asker;
  failures: number;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  /** When it got its job, and how long the job may take. */
  since: number;
  within: number;
  /** It has started; until then a job's time does not count. */
  online: boolean;
  timer: ReturnType<typeof setTimeout> | null;
}

const MOST_FAILURES = 3;
const MOST_WAITING = 10_000;
const STARTS_WITHIN = 15_000;

export interface PoolConfig {
  readonly file: string;
  readonly threads: number;
  /** How much longer than its budget a job may take. */
  readonly slack: number;
  /** Milliseconds of thinking an hour, while others wait; none: as much as there is. */
  readonly budget?: { readonly player: number; readonly address: number };
  /** Where a player was last seen. */
  addressOf?(player: string): string;
}

/** What somebody who has had their hour's thinking gets while others wait. */
const SHORT = 20;

export class BotPool {
  private readonly config: PoolConfig;
  private readonly threads = new Set<Thread>();
  private readonly waiting = new FairQueue<Job>();
  private jobs = 0;
  private stopped = false;
  /** Told of every thread that had to be replaced. */
  onReplaced: ((why: string) => void) | null = null;

  constructor(config: PoolConfig) {
    this.config = config;
  }

  /** How many jobs wait or are worked on. */
  get load(): number {
    let busy = 0;
    for (const thread of this.threads) if (thread.job) busy++;
    return busy + this.waiting.size;
  }

  /** What the bot chooses, and what it thinks of it. */
  think(job: NewJob, player = ''): Promise<Choice> {
    if (this.stopped) return Promise.reject(new BotsStopped('the server stops'));
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Error('too many bots are waiting'));
    const asker: Asker = { address: this.config.addressOf?.(player) ?? player, player };
    return new Promise((resolve, reject) => {
      this.waiting.add({ job: { ...job, id: ++this.jobs }, asker, failures: 0, resolve, reject });
      this.assign();
    });
  }

  /** Gives waiting jobs to idle threads; threads are started when there is work for them. */
  private assign(): void {
    // Where there are several threads, nobody has them all: the next who comes finds one soon.
    const most = Math.max(1, this.config.threads - 1);
    while (this.waiting.size && !this.stopped) {
      const idle = this.idle();
      if (!idle && this.threads.size >= this.config.threads) return;
      const job = this.waiting.take(most);
      if (!job) return;
      const thread = idle ?? this.start();
      const milliseconds = this.shortened(job) ? SHORT : job.job.milliseconds;
      thread.job = job;
      thread.since = performance.now();
      thread.within = (milliseconds ?? BUDGETS[job.job.level].milliseconds) + this.config.slack;
      this.time(thread);
      thread.worker.postMessage({ ...job.job, ...(milliseconds !== undefined && { milliseconds }) } satisfies BotJob);
    }
  }

  private shortened({ asker }: Job): boolean {
    const { budget } = this.config;
    return budget !== undefined && this.waiting.othersWait(asker) && this.waiting.isOver(asker, budget, performance.now());
  }

  private time(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.replace(thread, 'it took too long'), thread.online ? thread.within : STARTS_WITHIN);
  }

  private idle(): Thread | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return null;
  }

  private start(): Thread {
    const worker = new Worker(this.config.file, { execArgv: [], stdin: false });
    const thread: Thread = { worker, job: null, since: 0, within: 0, online: false, timer: null };
    this.threads.add(thread);
    worker.unref();
    worker.on('online', () => {
      thread.online = true;
      if (thread.job) this.time(thread);
    });
    worker.on('message', (answer: BotAnswer) => this.answered(thread, answer));
    worker.on('error', error => this.replace(thread, error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.replace(thread, 'it ended'));
    return thread;
  }

  private answered(thread: Thread, answer: BotAnswer): void {
    const { job } = thread;
    if (!job || answer.id !== job.job.id) return;
    this.free(thread);
    if ('choice' in answer) job.resolve(answer.choice);
    else this.retry(job, 'error' in answer ? answer.error : 'it answered something else');
    this.assign();
  }

  private free(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = null;
    const now = performance.now();
    if (thread.job) this.waiting.done(thread.job.asker, now - thread.since, now);
    thread.job = null;
  }

  private replace(thread: Thread, why: string): void {
    if (!this.threads.delete(thread)) return;
    const { job } = thread;
    this.free(thread);
    void thread.worker.terminate();
    if (this.stopped) return;
    this.onReplaced?.(why);
    if (job) this.retry(job, why);
    this.assign();
  }

  /** Again, and first; a job that keeps failing is given up. */
  private retry(job: Job, why: string): void {
    if (++job.failures < MOST_FAILURES) this.waiting.add(job, true);
    else job.reject(new Error(why));
  }

  /** For tests: the threads as they are. */
  get workers(): readonly Worker[] {
    return [...this.threads].map(({ worker }) => worker);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { reject } of this.waiting.empty()) reject(new BotsStopped('the server stops'));
    const threads = [...this.threads];
    this.threads.clear();
    for (const thread of threads) {
      thread.job?.reject(new BotsStopped('the server stops'));
      this.free(thread);
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
