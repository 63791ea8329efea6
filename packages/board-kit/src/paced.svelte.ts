/** What a board does about events as they happen: each batch once, and beats as they begin. The stage of the page keeps the time. */
import type { SeenEvent } from '@kolbiste/protocol';
import { untrack } from 'svelte';
import type { Beat } from './beats.ts';
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

/** Calls `react` when a beat begins. */
export function onBeat(beat: () => Beat | null, react: (beat: Beat) => void): void {
  $effect.pre(() => {
    const now = beat();
    untrack(() => now && react(now));
  });
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
