/** What is counted, for those who watch over the server. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  sockets(): number;
  matches(): number;
  botJobs(): number;
  writable(): boolean;
  /** Wake-ups come; null where none are needed. */
  woken(): boolean | null;
  nodes(): number;
  /** How far the database's clock is ahead of this machine's, in seconds. */
  clockSkew(): number;
  unsafeSettings(): number;
}

export class Metrics {
  private readonly registry = new Registry();
  readonly inputs: Counter;
  readonly refusals: Counter;
  readonly faults: Counter;
  readonly conflicts: Counter;
  readonly replaced: Counter;
  readonly thoughts: Counter;
  readonly wakes: Counter;
  readonly polls: Counter;
  readonly pickUps: Histogram;
  private readonly lessonsLeft: Counter<'game' | 'lesson' | 'step'>;
  private readonly requests: Histogram<'method' | 'status'>;
  private readonly commits: Histogram;
  private readonly groups: Histogram;

  constructor(node: string, gauges: Gauges) {
    const registers = [this.registry];
    this.registry.setDefaultLabels({ node });
    collectDefaultMetrics({ register: this.registry });
    const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    this.inputs = counter('kolbiste_inputs_total', 'inputs that became rows of a log');
    this.refusals = counter('kolbiste_refusals_total', 'inputs that were refused');
    this.faults = counter('kolbiste_faults_total', 'failures of rules, bots or storage');
    this.conflicts = counter('kolbiste_conflicts_total', 'rows whose number was taken by another server');
    this.replaced = counter('kolbiste_bot_threads_replaced_total', 'bot threads that crashed or hung');
    this.thoughts = counter('kolbiste_bot_jobs_total', 'jobs given to bots');
    this.wakes = counter('kolbiste_wakes_total', 'wake-ups from other servers');
    this.polls = counter('kolbiste_polls_total', 'looks for what other servers wrote');
    this.pickUps = new Histogram({
      name: 'kolbiste_pick_up_seconds',
      help: 'matches brought from the database into memory',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
    this.lessonsLeft = new Counter({
      name: 'kolbiste_lessons_left_total',
      help: 'learners who left a lesson before its end, by step',
      labelNames: ['game', 'lesson', 'step'],
      registers,
    });
    this.requests = new Histogram({
      name: 'kolbiste_http_seconds',
      help: 'HTTP requests',
      labelNames: ['method', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    });
    this.commits = new Histogram({
      name: 'kolbiste_commit_seconds',
      help: 'synced commits',
      buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.02, 0.1, 1],
      registers,
    });
    this.groups = new Histogram({
      name: 'kolbiste_commit_rows',
      help: 'rows of one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500],
      registers,
    });
    gauge('kolbiste_sockets', 'open sockets', gauges.sockets);
    gauge('kolbiste_matches', 'matches in memory', gauges.matches);
    gauge('kolbiste_bot_jobs', 'bot jobs waiting or at work', gauges.botJobs);
    gauge('kolbiste_neighbours', 'servers at this database that live, this one included', gauges.nodes);
    gauge('kolbiste_clock_skew_seconds', 'how far the clock of the database is ahead', () => gauges.clockSkew());
    gauge('kolbiste_unsafe_settings', 'settings of the database with which acknowledged inputs may be lost', () => gauges.unsafeSettings());
    gauge('kolbiste_bus_up', '1 when wake-ups come, or none are needed', () => (gauges.woken() === false ? 0 : 1));
    gauge('kolbiste_writable', '1 when the database takes writes', () => (gauges.writable() ? 1 : 0));
  }

  left({ game, lesson, step }: { readonly game: string; readonly lesson: string; readonly step: number }): void {
    this.lessonsLeft.inc({ game, lesson, step });
  }
  request(method: string, status: number, seconds: number): void {
    this.requests.observe({ method, status }, seconds);
  }
  commit(rows: number, seconds: number): void {
    this.commits.observe(seconds);
    this.groups.observe(rows);
  }
  text(): Promise<string> {
    return this.registry.metrics();
  }
  get type(): string {
    return this.registry.contentType;
  }
}
