import { describe, expect, it } from 'vitest';
import { FairQueue, type Asker } from '../src/bots/fair-queue.ts';

interface Job {
  readonly asker: Asker;
  readonly ms: number;
}
const job = (address: string, player: string, ms = 100): Job => ({ asker: { address, player }, ms });

/** Serves jobs one after another; who was served, by player. */
function serve(queue: FairQueue<Job>, jobs: number, again: (done: Job) => Job | null = () => null): string[] {
  const served: string[] = [];
  for (let now = 0; served.length < jobs;) {
    const next = queue.take(1);
    if (!next) break;
    now += next.ms;
    queue.done(next.asker, next.ms, now);
    served.push(next.asker.player);
    const follows = again(next);
    if (follows) queue.add(follows);
  }
  return served;
}
const count = (served: readonly string[], player: string): number => served.filter(other => other === player).length;

describe('a fair queue', () => {
  it('serves who asks once before those who ask much, however many wait', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 30; i++) queue.add(job('a', 'greedy'));
    expect(serve(queue, 3)).toEqual(['greedy', 'greedy', 'greedy']);
    queue.add(job('b', 'modest'));
    expect(serve(queue, 2)).toContain('modest');
  });

  it('shares time, not turns: who asks for short thoughts gets more of them', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 10; i++) {
      queue.add(job('a', 'champion', 2_000));
      queue.add(job('b', 'squire', 200));
    }
    const served = serve(queue, 110, done => done);
    expect(count(served, 'squire') / count(served, 'champion')).toBeGreaterThan(8);
  });

  it('gives an address one share, however many players it has', () => {
    const queue = new FairQueue<Job>();
    for (const player of ['p', 'q', 'r', 's']) for (let i = 0; i < 5; i++) queue.add(job('crowd', player));
    queue.add(job('home', 'one'));
    const served = serve(queue, 80, done => done);
    expect(count(served, 'one')).toBe(40);
    for (const player of ['p', 'q', 'r', 's']) expect(count(served, player)).toBe(10);
  });

  it('keeps no credit for who was away', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 50; i++) queue.add(job('a', 'busy'));
    serve(queue, 40);
    for (let i = 0; i < 10; i++) queue.add(job('b', 'back'));
    expect(count(serve(queue, 8), 'busy')).toBeGreaterThanOrEqual(3);
  });

  it('knows who has had his hour, by player and by address, until the hour is over', () => {
    const queue = new FairQueue<Job>();
    const budget = { player: 1_000, address: 3_000 };
    const asker = { address: 'a', player: 'p' };
    const use = (who: Asker, ms: number, now: number): void => {
      queue.add({ asker: who, ms });
      queue.take(1);
      queue.done(who, ms, now);
    };
    use(asker, 900, 0);
    expect(queue.isOver(asker, budget, 0)).toBe(false);
    use(asker, 100, 0);
    expect(queue.isOver(asker, budget, 0)).toBe(true);
    for (const player of ['q', 'r']) use({ address: 'a', player }, 1_000, 0);
    expect(queue.isOver({ address: 'a', player: 'new' }, budget, 0)).toBe(true);
    expect(queue.isOver({ address: 'b', player: 'new' }, budget, 0)).toBe(false);
    expect(queue.isOver(asker, budget, 3_600_000)).toBe(false);
  });
});
