/** The clocks of a table, as they run between two messages. */
import { t } from '../text/index.svelte.ts';
import type { Ending } from './ending.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';
import { timeLeft } from './time-left.ts';

export class TableClock {
  readonly #table: Perspective;
  #now = $state(Date.now());

  constructor(table: Perspective, ending: Ending) {
    this.#table = table;
    $effect(() => {
      if (table.info?.clock.kind === 'none' || ending.over) return;
      const timer = setInterval(() => (this.#now = table.store.now), 200);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds a seat has left; null without a clock. */
  of(seat: number): number | null {
    const { info, known, truth } = this.#table;
    return info && known && truth ? timeLeft(info.clock, truth.clock, seat, this.#now) : null;
  }

  runs(seat: number): boolean {
    const clock = this.#table.truth?.clock;
    return clock?.running === seat && clock.since !== null;
  }

  /** Until when a seat has to decide, in words. */
  until(seat: number | null): string | null {
    if (seat === null || this.#table.info?.clock.kind === 'none') return null;
    const left = this.of(seat);
    if (left === null) return null;
    const seconds = Math.ceil(left / 1000);
    return seconds >= 86_400
      ? t().clock.days(Math.floor(seconds / 86_400))
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
