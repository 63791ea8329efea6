/**
 * What the shell lends to boards and parts: words, motion and the rule viewer. The shell provides it once, at the top of the page, with
 * getters, so that whatever reads it follows the settings.
 */
import { createContext } from 'svelte';

/** The few words the parts speak themselves. The shell's dictionary has them all. */
export interface KitWords {
  readonly common: { readonly close: string };
  readonly log: { readonly opens: (rule: string) => string };
  /** Heads of a guide to something ready. */
  readonly guide: {
    readonly title: (name: string) => string;
    readonly plan: string;
    readonly cards: string;
    readonly play: string;
    readonly beats: string;
    readonly losesTo: string;
  };
  readonly sum: { readonly title: string; readonly printed: string; readonly total: string };
}

export interface Kit {
  readonly words: KitWords;
  /** Milliseconds of a motion, or 0 when the reader wants none. */
  readonly duration: (ms: number) => number;
  /** Opens a rule over the page. */
  readonly openRule: (cite: string) => void;
}

export const [useKit, provideKit] = createContext<Kit>();
