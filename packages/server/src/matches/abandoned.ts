/** Matches in which nothing has happened for very long: nobody will come back to them. They end without a result. */
import type { Config } from '../config.ts';
import { letOthers } from '../let-others.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Matches } from './matches.ts';

export class Abandoned {
  private readonly deps: { readonly config: Config; readonly store: MatchStore; readonly matches: Matches };
  /** How far they have been looked at: a few at a time. */
  private from = 0;

  constructor(deps: Abandoned['deps']) {
    this.deps = deps;
  }

  async sweep(): Promise<void> {
    const { config, store, matches } = this.deps;
    const before = config.now() - config.ABANDONED_AFTER;
    const old = await store.oldOnes(before, this.from);
    this.from = old.at(-1)?.createdAt ?? 0;
    for (const { id, lastAt } of old) {
      if (lastAt >= before) continue;
      await letOthers();
      const host = await matches.open(id).catch(() => null);
      // Who looks at it has not abandoned it, and where a clock runs, that says when it is over.
      if (!host?.idle || host.phase === 'over' || host.match.wakeAt() !== null) continue;
      host.take({ at: config.now(), type: 'abort', why: 'abandoned' });
      await host.look(() => null);
    }
  }
}
