/** What a terminal shows of a game besides its dictionary: the board in characters, every card in full, and what stands behind an answer. */
import type { Option } from './decision.ts';
import type { Plain } from './plain.ts';
import type { Viewer } from './seat.ts';
import type { TextContext } from './text.ts';

/**
 * How a stretch of a line looks where there are colours. Characters of the private use area mark it, so that what reaches a terminal can
 * be cleaned of control sequences without losing it. Marks do not nest.
 */
export const STYLES = ['bold', 'dim', 'red', 'green', 'yellow', 'blue', 'cyan', 'magenta'] as const;
export type Style = (typeof STYLES)[number];
const PLAIN_MARK = 0xe000;
export const styled = (style: Style, text: string): string =>
  `${String.fromCharCode(PLAIN_MARK + 1 + STYLES.indexOf(style))}${text}${String.fromCharCode(PLAIN_MARK)}`;

/** The table as one viewer looks at it. */
export interface Looking extends TextContext {
  readonly viewer: Viewer;
  /** The question that is open to the viewer; null when there is none. */
  readonly asked: Question | null;
  /** Columns of the terminal. */
  readonly width: number;
}
export interface Question {
  readonly question: string;
  readonly about: Plain;
  readonly options: readonly Option[];
}

/** A part of the board; it is drawn again when it has changed. */
export interface Section {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Something one can look at in full: a card in hand, a unit, a card of a pile. */
export interface Thing {
  /** As `TerminalText.shows` names it. */
  readonly id: string;
  /** Where it lies: hand, area or pile, and whose. */
  readonly place: string;
  readonly name: string;
  /** All that its face and its state say. */
  readonly lines: readonly string[];
}

export interface TerminalText {
  board(looking: Looking): readonly Section[];
  /** Own things first. */
  things(looking: Looking): readonly Thing[];
  /** The things an answer is about. */
  shows(option: Option, question: string): readonly string[];
  /** What stands behind an answer besides its name: a price, a chance, the state of a target. */
  behind(option: Option, looking: Looking): string;
  /** Answers with the same group stand under one line until it is chosen; null stands for itself. */
  group?(option: Option, looking: Looking): string | null;
  /** Whether an answer deserves "really?". */
  needsConfirming?(option: Option, looking: Looking): boolean;
  /** Reasons of refusals that tell nobody anything, by `why`. */
  readonly untold?: readonly string[];
  /** Answers that are typed instead of chosen from the list, and how to type them. */
  readonly typed?: {
    isTyped(option: Option, question: string): boolean;
    read(typed: string, options: readonly Option[]): Option | null;
    readonly hint: string;
  };
}
