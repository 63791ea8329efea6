/** Where the focus is at a table: never lost with what had it. */
import { tick } from 'svelte';
import type { Perspective } from './perspective.svelte.ts';
import type { Question } from './question.svelte.ts';

export class TableFocus {
  root: HTMLElement | undefined = $state();
  /** Of the question, or of what stands in its place. */
  heading: HTMLElement | null = $state(null);
  board: HTMLElement | undefined = $state();
  #inside = false;

  constructor(table: Perspective, question: Question) {
    // An answer that goes with its question gives up the focus first: taken away together, they would be laid out twice.
    $effect.pre(() => {
      const focused = document.activeElement;
      const key =
        focused instanceof HTMLElement && this.root?.contains(focused) && focused.closest('.letters') ? focused.dataset['key'] : undefined;
      if (key !== undefined && !question.asked?.offered.some(option => option.key === key)) (focused as HTMLElement).blur();
    });
    // When what had the focus is gone, the question has it: never the empty page.
    $effect(() => {
      void table.stage.state;
      void question.chosen;
      void tick().then(() => {
        if (this.#inside && (document.activeElement === document.body || document.activeElement === null))
          this.heading?.focus({ preventScroll: true });
      });
    });
  }

  readonly moved = (event: FocusEvent): void => {
    this.#inside = this.root?.contains(event.target as Node) ?? false;
  };

  /** Back to an answer, when the page has been drawn again. */
  toAnswer(key: string): void {
    void tick().then(() => this.root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus());
  }

  toLog(): void {
    this.root?.querySelector<HTMLElement>('.log .scroll')?.focus();
  }
}
