/** The keyboard of a table. `Keys.svelte` lists it. */
import { settings } from '../shell/settings.svelte.ts';
import type { PassingOn } from './passing-on.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';
import type { Question } from './question.svelte.ts';
import type { TableFocus } from './table-focus.svelte.ts';

const TEXT_INPUT = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';

export interface KeyTargets {
  readonly table: Perspective;
  readonly question: Question;
  readonly passing: PassingOn;
  readonly focus: TableFocus;
  /** Does not confirm the chosen answer. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly help: () => void;
}

export function tableKeys({ table, question, passing, focus, cancel, undo, help }: KeyTargets): (event: KeyboardEvent) => void {
  /** Whether the key means something here. */
  function press(event: KeyboardEvent): boolean {
    const { stage, truth } = table;
    if (event.key === ' ' && !stage.settled) stage.skip(event.repeat || question.presses.skips());
    else if (event.key === 'Escape' && question.chosen !== null) cancel();
    else if (event.key === 'Escape' && (truth?.stops?.until || truth?.stops?.next)) passing.until(null);
    else if (event.code === 'Period' && passing.offered && event.shiftKey) passing.until('turn');
    else if (event.code === 'Period' && question.passes) question.answer('pass');
    else if (event.code === 'Equal' && passing.offered) passing.askNext();
    else if (event.key === '?') help();
    else if (event.key === '1') focus.heading?.focus();
    else if (event.key === '2') focus.board?.focus();
    else if (event.key === '3') focus.toLog();
    else if (settings.letters && question.asked && !event.repeat && !table.store.sending && /^[a-z]$/i.test(event.key))
      question.type(event.key.toLowerCase());
    else return false;
    return true;
  }
  return event => {
    if (document.querySelector('dialog[open]') || (event.target as HTMLElement).closest(TEXT_INPUT)) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'z' && table.truth?.undo) {
      event.preventDefault();
      undo();
    } else if (!command && !event.altKey && press(event)) event.preventDefault();
  };
}
