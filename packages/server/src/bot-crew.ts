/**
 * Bots at work, in threads of their own. A thread gets a position dealt anew for the bot's seat, never the truth, and a budget.
 * One that crashes or does not answer in time is replaced and its job given to another.
 */
import { Worker } from 'node:worker_threads';
import { BUDGETS, type BotAnswer, type BotJob, type Choice } from '@kolbiste/bots';

/** The server stops; nobody thinks any more, and nothing has to be done instead. */
export class CrewStopped extends Error {
  override readonly name = 'CrewStopped';
}

export type NewJob = Omit<BotJob, 'id' | 'played'>;

interface Job {
  readonly job: BotJob;
  readonly within: number;
  failures: number;
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  /** It has started; until then a job's time does not count. */
  online: boolean;
  timer: ReturnType<typeof setTimeout> | null;
}

const MOST_FAILURES = 3;
const MOST_WAITING = 10_000;
const STARTS_WITHIN = 15_000;

export interface CrewConfig {
  readonly file: string;
  readonly threads: number;
  /** How much longer than its budget a job may take. */
  readonly slack: number;
}

export class BotCrew {
  private readonly config: CrewConfig;
  private readonly threads = new Set<Thread>();
  private waiting: Job[] = [];
  private jobs = 0;
  private stopped = false;
  /** Told of every thread that had to be replaced. */
  onReplaced: ((why: string) => void) | null = null;

  constructor(config: CrewConfig) {
    this.config = config;
  }

  /** How many jobs wait or are worked on. */
  get load(): number {
    let busy = 0;
    for (const thread of this.threads) if (thread.job) busy++;
    return busy + this.waiting.length;
  }

  /** What the bot chooses, and what it thinks of it. */
  think(job: NewJob): Promise<Choice> {
    if (this.stopped) return Promise.reject(new CrewStopped('the bots have gone home'));
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new Error('too many bots are waiting'));
    const within = (job.milliseconds ?? BUDGETS[job.level].milliseconds) + this.config.slack;
    return new Promise((resolve, reject) => {
      this.waiting.push({ job: { ...job, id: ++this.jobs }, within, failures: 0, resolve, reject });
      this.assign();
    });
  }

  /** Gives waiting jobs to idle threads; threads are started when there is work for them. */
  private assign(): void {
    while (this.waiting.length && !this.stopped) {
      const thread = this.idle() ?? (this.threads.size < this.config.threads ? this.start() : null);
      if (!thread) return;
      const job = this.waiting.shift()!;
      thread.job = job;
      this.time(thread);
      thread.worker.postMessage(job.job);
    }
  }

  private time(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.replace(thread, 'it took too long'), thread.online ? thread.job!.within : STARTS_WITHIN);
  }

  private idle(): Thread | null {
    for (const thread of this.threads) if (!thread.job) return thread;
    return null;
  }

  private start(): Thread {
    const worker = new Worker(this.config.file, { execArgv: [], stdin: false });
    const thread: Thread = { worker, job: null, online: false, timer: null };
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

  /** Again, and first; a job that fails time and again is given up. */
  private retry(job: Job, why: string): void {
    if (++job.failures < MOST_FAILURES) this.waiting.unshift(job);
    else job.reject(new Error(why));
  }

  /** For tests: the threads as they are. */
  get workers(): readonly Worker[] {
    return [...this.threads].map(({ worker }) => worker);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { reject } of this.waiting) reject(new CrewStopped('the bots have gone home'));
    this.waiting = [];
    const threads = [...this.threads];
    this.threads.clear();
    for (const thread of threads) {
      thread.job?.reject(new CrewStopped('the bots have gone home'));
      this.free(thread);
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
