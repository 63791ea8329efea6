/** One timer for everything that comes by itself: who is to be woken when, soonest first. */
interface Alarm {
  readonly at: number;
  readonly id: string;
}

/** Node's timers hold no longer than this. */
const LONGEST = 2_000_000_000;

export class Alarms {
  private readonly heap: Alarm[] = [];
  /** The alarm that counts for an id; others of its are left in the heap and skipped. */
  private readonly due = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private timerAt = Infinity;
  private stopped = false;
  private readonly ring: (id: string) => void;
  private readonly now: () => number;

  constructor(ring: (id: string) => void, now: () => number) {
    this.ring = ring;
    this.now = now;
  }

  get size(): number {
    return this.due.size;
  }

  /** Wakes the id at a moment instead of any earlier wish; null: not at all. */
  set(id: string, at: number | null): void {
    if (at === null) {
      this.due.delete(id);
      return;
    }
    if (this.due.get(id) === at) return;
    this.due.set(id, at);
    this.push({ at, id });
    if (at < this.timerAt) this.wind();
  }

  has(id: string): boolean {
    return this.due.has(id);
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private wind(): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.timerAt = Infinity;
    const first = this.first();
    if (!first) return;
    this.timerAt = first.at;
    this.timer = setTimeout(this.fire, Math.min(LONGEST, Math.max(0, first.at - this.now())));
  }

  private readonly fire = (): void => {
    const now = this.now();
    for (let first = this.first(); first && first.at <= now; first = this.first()) {
      this.pop();
      this.due.delete(first.id);
      this.ring(first.id);
    }
    this.wind();
  };

  /** The soonest alarm that counts. */
  private first(): Alarm | undefined {
    while (this.heap.length && this.due.get(this.heap[0]!.id) !== this.heap[0]!.at) this.pop();
    return this.heap[0];
  }

  private push(alarm: Alarm): void {
    const { heap } = this;
    let i = heap.push(alarm) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (heap[parent]!.at <= alarm.at) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = alarm;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]!.at < heap[child]!.at) child++;
      if (heap[child]!.at >= last.at) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = last;
  }
}
