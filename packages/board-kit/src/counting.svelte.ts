/** A number that counts to its value; at once for who wants no motion. Made while a component is. */
import { untrack } from 'svelte';
import { useKit } from './kit.ts';

const TIME = 240;

export class Counting {
  #shown: number = $state(0);

  constructor(value: () => number) {
    const kit = useKit();
    this.#shown = untrack(value);
    $effect(() => {
      const from = untrack(() => this.#shown);
      const to = value();
      const time = kit.duration(TIME);
      if (time === 0 || from === to) {
        this.#shown = to;
        return;
      }
      const start = performance.now();
      let frame = 0;
      const step = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - start) / time));
        this.#shown = Math.round(from + (to - from) * part);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(frame);
    });
  }
  get shown(): number {
    return this.#shown;
  }
}
