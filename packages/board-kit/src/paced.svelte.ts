/** What a board does about events as they happen: each batch once, and the effect after its cause. */
import type { SeenEvent } from '@kolbiste/protocol';
import { untrack } from 'svelte';
import type { Happened } from './presentation.ts';

/** Calls `react` once for each batch. `first` is the batch the board was opened with: it is old news. */
export function onHappened(happened: () => Happened, react: (events: readonly SeenEvent[], first: boolean) => void): void {
  let last: number | null = null;
  $effect.pre(() => {
    const { serial, events } = happened();
    untrack(() => {
      if (serial === last) return;
      const first = last === null;
      last = serial;
      react(events, first);
    });
  });
}

/** A view that can stay as it was for a while: dice land, a wheel stops, and only then the board shows what came of it. */
export class PacedView<View> {
  #now: () => View;
  #held = $state.raw<View | null>(null);
  #before: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    now: () => View,
    happened: () => Happened,
    react: (events: readonly SeenEvent[], first: boolean) => void,
    changed?: (now: View, before: View) => void,
  ) {
    this.#now = now;
    onHappened(happened, react);
    // After the events, which may hold what was shown before them.
    $effect.pre(() => {
      const view = now();
      untrack(() => {
        if (this.#before !== null) changed?.(view, this.#before);
        this.#before = view;
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  get shown(): View {
    return this.#held ?? this.#now();
  }
  get held(): boolean {
    return this.#held !== null;
  }

  /** Shows the view before the events for so many milliseconds, then calls `land`. Without one to show, or with no time, at once. */
  hold(milliseconds: number, land: () => void): void {
    clearTimeout(this.#timer);
    const done = (): void => {
      this.#held = null;
      land();
    };
    if (milliseconds === 0 || this.#before === null) {
      done();
      return;
    }
    this.#held = this.#before;
    this.#timer = setTimeout(done, milliseconds);
  }
}

/** Things that light up for a moment: what was just hit. */
export class Flash<T> {
  #lit = $state.raw<readonly T[]>([]);
  get lit(): readonly T[] {
    return this.#lit;
  }
  show(things: readonly T[], milliseconds = 300): void {
    if (things.length === 0) return;
    this.#lit = [...this.#lit, ...things];
    setTimeout(() => (this.#lit = this.#lit.filter(one => !things.includes(one))), milliseconds);
  }
}
