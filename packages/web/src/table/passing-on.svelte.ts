/** Passing until something happens, being asked next, and at which moments the player wants to be asked. */
import { untrack } from 'svelte';
import { RESPONSES, type Stops, type Until, type YieldEnd } from '@kolbiste/protocol';
import { announce } from '../shell/announcer.svelte.ts';
import { sameStops, settings, stopsFor } from '../shell/settings.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';
import { t } from '../text/index.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';
import type { Question } from './question.svelte.ts';

/** Of stops, what lasts only for a while. */
const yieldOf = ({ until, next }: Stops): Partial<Stops> => ({ ...(until && { until }), ...(next && { next }) });

export class PassingOn {
  readonly #table: Perspective;
  readonly #question: Question;
  /** Whether this game has moments to respond at; known when the first has come. */
  #responds = $state(false);
  #endTold: YieldEnd | undefined;
  readonly offered = $derived.by(
    (): boolean => this.#table.seated && this.#responds && this.stops !== null && this.#table.truth?.phase === 'playing',
  );

  constructor(table: Perspective, question: Question) {
    this.#table = table;
    this.#question = question;
    $effect(() => {
      if (question.passes || table.truth?.seen?.waiting?.question === RESPONSES) this.#responds = true;
    });
    $effect(() => {
      const ended = this.stops?.ended;
      if (ended && ended !== this.#endTold) announce(t().yields.ended[ended]);
      this.#endTold = ended;
    });
    // The table's stops follow the settings.
    $effect(() => {
      const wanted = this.#usual();
      const { stops } = this;
      if (table.seated && stops && table.truth?.phase === 'playing' && !sameStops(stops, wanted))
        untrack(() => table.store.stops({ ...wanted, ...yieldOf(stops) }));
    });
  }

  get stops(): Stops | null {
    return this.#table.truth?.stops ?? null;
  }

  #usual(): Stops {
    return stopsFor(this.#table.game);
  }

  /** Passes until then, in a window with a pass at once; null stops it. */
  readonly until = (until: Until | null): void => {
    const { store } = this.#table;
    if (until && this.#question.passes) {
      if (!this.#question.presses.early()) store.answer('pass', { ...this.#usual(), until });
    } else store.stops(until ? { ...this.#usual(), until } : this.#usual());
  };

  readonly askNext = (): void => this.#table.store.stops({ ...this.#usual(), next: true });

  /** From now on the player is asked at windows of this kind. */
  readonly askAt = (kind: string): void => {
    const { game } = this.#table;
    settings.stopsAt[game] = { ...settings.stopsAt[game], [kind]: 'whenUseful' };
    toast(t().yields.willAsk, 'good');
  };
}
