/** Looking closely: what the pointer rests on, a finger holds or the keyboard has reached. `parts/Peek.svelte` shows it in large. */
import type { Attachment } from 'svelte/attachments';

/** Milliseconds a pointer rests, or a finger holds, before the thing is shown. */
const REST = 350;
const HOLD = 450;
/** Pixels a finger may tremble. */
const TREMBLE = 10;

export interface Peeked<T> {
  readonly thing: T;
  /** What is looked at: the large picture stands beside it. */
  readonly anchor: HTMLElement;
}

export class Peeking<T> {
  #now = $state.raw<Peeked<T> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Peeked<T> | null {
    return this.#now;
  }
  close = (): void => {
    clearTimeout(this.#timer);
    this.#now = null;
  };
  #later(next: Peeked<T>, after: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#now = next;
      then?.();
    }, after);
  }

  /** For `{@attach peek.at(() => card)}`; asked only when it is looked at, null when there is nothing to see. */
  at = (thing: () => T | null): Attachment<HTMLElement> => {
    return anchor => {
      const ended = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(type: K, react: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
        anchor.addEventListener(type, react, { signal: ended.signal, capture });
      const leave = (): void => {
        if (this.#now === null || this.#now.anchor === anchor) this.close();
      };
      const look = (after: number, then?: () => void): void => {
        const seen = thing();
        if (seen !== null) this.#later({ thing: seen, anchor }, this.#now ? 0 : after, then);
      };
      let from: { readonly x: number; readonly y: number } | null = null;
      let held = false;
      on('pointerenter', event => event.pointerType === 'mouse' && event.buttons === 0 && look(REST));
      on('pointerleave', leave);
      on('pointercancel', leave);
      on('pointerdown', event => {
        held = false;
        leave();
        if (event.pointerType === 'mouse') return;
        from = { x: event.clientX, y: event.clientY };
        look(HOLD, () => (held = true));
      });
      on('pointermove', event => {
        if (from && !held && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) leave();
      });
      on('pointerup', () => {
        from = null;
        leave();
      });
      // A thing that was held was looked at, not pressed.
      on(
        'click',
        event => {
          if (held) {
            event.preventDefault();
            event.stopImmediatePropagation();
          }
          held = false;
        },
        true,
      );
      on('contextmenu', event => held && event.preventDefault());
      on('focusin', () => anchor.matches(':focus-visible') && look(REST));
      on('focusout', leave);
      return () => {
        ended.abort();
        if (this.#now?.anchor === anchor) this.close();
      };
    };
  };
}
