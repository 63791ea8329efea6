/**
 * Big drawings are made in slices, a frame apart, so that the page answers in between: what is about to draw a piece asks for time,
 * and when this frame's is used up it gets its turn in one of the next.
 */
import { flushSync } from 'svelte';

/** Milliseconds a frame for drawing; what the browser makes of it (style, layout, paint) takes about as long again. */
const SHARE = 5;
/** A page in the background gets no frames. */
const PATIENCE = 100;

let until = 0;
let called = false;
const waiting = new Set<() => void>();

/** Asked for before the page begins, it leaves every drawing between two marks in the browser's trace (bench/suites/50-web.mjs). */
export const watched = 'kolbisteWatched' in globalThis;
export function mark(name: 'position' | 'slice' | 'drawn'): void {
  if (watched) performance.mark(name);
}

/** Whether a piece may be drawn at once. */
export function hasTime(): boolean {
  const now = performance.now();
  if (until === 0) {
    until = now + SHARE;
    setTimeout(() => (until = 0));
  }
  return now < until;
}

/** Draws in one of the next frames; gives back how to think better of it. */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  call();
  return () => waiting.delete(draw);
}

function call(): void {
  if (called) return;
  called = true;
  const frame = requestAnimationFrame(slice);
  const timer = setTimeout(slice, PATIENCE);
  function slice(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    mark('slice');
    until = performance.now() + SHARE;
    for (const draw of waiting) {
      if (performance.now() >= until) break;
      waiting.delete(draw);
      flushSync(draw);
    }
    until = 0;
    called = false;
    mark('drawn');
    if (waiting.size) call();
  }
}
