/** A card goes where it goes: within its row, from the hand to the table, from one area to another. At once for who wants no motion. */
import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const TIME = 200;

export const slide = (node: Element, rects: { from: DOMRect; to: DOMRect }, motion: boolean): AnimationConfig =>
  motion ? flip(node, rects, { duration: TIME }) : { duration: 0 };

const [send, receive] = crossfade({
  duration: TIME,
  easing: cubicOut,
  // Drawn, or gone to a pile.
  fallback: (): TransitionConfig => ({ duration: TIME, easing: cubicOut, css: t => `opacity: ${t}; scale: ${0.85 + 0.15 * t}` }),
});
interface Way {
  readonly card: number;
  readonly motion: boolean;
}
type Going = TransitionConfig | (() => TransitionConfig);
export const leave = (node: Element, { card, motion }: Way): Going => (motion ? send(node, { key: card }) : { duration: 0 });
export const come = (node: Element, { card, motion }: Way): Going => (motion ? receive(node, { key: card }) : { duration: 0 });
