/** Words that shrink until they fit their place: sets `--fit` (1 and less), which the style multiplies its font size by. */
import type { Attachment } from 'svelte/attachments';

const STEP = 0.06;

/** `least` is as small as it gets; what is longer still is cut, and told in large. */
export const fitted =
  (least = 0.7): Attachment<HTMLElement> =>
  node => {
    const fit = (): void => {
      let k = 1;
      node.style.setProperty('--fit', '1');
      while (k > least && node.scrollHeight > node.clientHeight + 1) node.style.setProperty('--fit', (k -= STEP).toFixed(2));
    };
    const sized = new ResizeObserver(fit);
    const worded = new MutationObserver(fit);
    sized.observe(node);
    worded.observe(node, { childList: true, subtree: true });
    return () => {
      sized.disconnect();
      worded.disconnect();
    };
  };
