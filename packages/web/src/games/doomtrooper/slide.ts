/** Cards that lie elsewhere now slide there; or are there at once, for who wants no motion. */
import { flip, type AnimationConfig } from 'svelte/animate';

export const slide = (node: Element, rects: { from: DOMRect; to: DOMRect }, motion: boolean): AnimationConfig =>
  motion ? flip(node, rects, { duration: 200 }) : { duration: 0 };
