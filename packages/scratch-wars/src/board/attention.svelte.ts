/** Where the reader's attention is: the focus stays on the board, and what is asked can be seen. */
import type { Asked } from '@kolbiste/board-kit/presentation';
import { tick } from 'svelte';

type Get<T> = () => T;

/** An answer that is gone takes the focus with it: the board keeps it, so that the next Tab goes on from here. */
export function keepFocus(asked: Get<Asked | null>, board: Get<HTMLElement | undefined>): void {
  $effect.pre(() => {
    void asked();
    if (!board()?.contains(document.activeElement)) return;
    void tick().then(() => {
      if (document.activeElement === document.body) board()?.focus({ preventScroll: true });
    });
  });
}

/** If none of the things to touch is in view, the first one comes there. */
export function bringIntoView(asked: Get<Asked | null>, board: Get<HTMLElement | undefined>, motion: Get<boolean>): void {
  $effect(() => {
    if (!asked()) return;
    const frame = requestAnimationFrame(() => {
      const element = board();
      if (!element) return;
      const things = [...element.querySelectorAll('.legal:not(.soft)')];
      const answers = things.length ? things : [...element.querySelectorAll('.answer')];
      const { top: from, bottom: to } = windowOf(element);
      const inView = answers.some(answer => {
        const { top, bottom } = answer.getBoundingClientRect();
        return top >= from && bottom <= to;
      });
      if (!inView) answers[0]?.scrollIntoView({ block: 'center', behavior: motion() ? 'smooth' : 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** What of the page the board can be seen through. */
function windowOf(element: HTMLElement): { readonly top: number; readonly bottom: number } {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around.getBoundingClientRect();
  return { top: 0, bottom: innerHeight };
}
