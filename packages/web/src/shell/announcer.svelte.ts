/** What a screen reader is told: every event once, in order. The component `Announcer` holds the live region. */
import { untrack } from 'svelte';

export interface Line {
  readonly id: number;
  readonly text: string;
}

/** More than are ever said at once: what is taken away before it was drawn is not read out. */
const KEPT = 100;
let counter = 0;
export const spoken: { lines: Line[] } = $state({ lines: [] });

/** May be called from an effect, like a toast. */
export function announce(...texts: readonly string[]): void {
  const lines = texts.filter(Boolean).map(text => ({ id: ++counter, text }));
  if (lines.length) spoken.lines = [...untrack(() => spoken.lines), ...lines].slice(-KEPT);
}
