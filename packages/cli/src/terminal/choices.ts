/** The answers to a question as a list to choose from, and what a typed line means. */
import { keyOf, PASS, type GameText, type Looking, type Option, type TerminalText } from '@kolbiste/engine';
import type { Until } from '@kolbiste/protocol';
import type { Wish } from './table.ts';

/** Letters to press; q, u and w are commands. */
const LETTERS = 'abcdefghijklmnoprstvxyz';
/** From this many answers on, those of one card stand under one line. */
const MANY = 6;

export interface Choice {
  readonly letter: string;
  readonly label: string;
  /** More than one: a line that opens a list of its own. */
  readonly options: readonly Option[];
}
interface Words {
  readonly text: GameText;
  readonly terminal: TerminalText;
}

/** An answer in words, with what stands behind it. */
export function labelOf(option: Option, { text, terminal }: Words, looking: Looking): string {
  const { question, about } = looking.asked!;
  const behind = terminal.behind(option, looking);
  return `${text.option(option, question, looking, about)}${behind && ` – ${behind}`}`;
}

/** What reads the same is the same: two equal cards are one answer. Those that are typed are not listed. */
export function choicesOf(options: readonly Option[], words: Words, looking: Looking, grouped: boolean): Choice[] {
  const { question } = looking.asked!;
  const lines = new Map<string, Option[]>();
  const listed = options.filter(option => !words.terminal.typed?.isTyped(option, question));
  const grouping = grouped && listed.length > MANY;
  for (const option of listed) {
    const group = grouping ? (words.terminal.group?.(option, looking) ?? null) : null;
    const line = group === null ? labelOf(option, words, looking) : `${group} …`;
    const under = lines.get(line);
    if (!under) lines.set(line, [option]);
    else if (group !== null) under.push(option);
  }
  return [...lines].map(([label, under], i) => ({
    letter: LETTERS[i] ?? String(i + 1),
    label: under.length === 1 ? labelOf(under[0]!, words, looking) : label,
    options: under,
  }));
}

/** The only answer, where all that is offered reads the same. */
export function onlyAnswer(options: readonly Option[], words: Words, looking: Looking): Option | null {
  const { question } = looking.asked!;
  if (options.some(option => words.terminal.typed?.isTyped(option, question))) return null;
  return choicesOf(options, words, looking, false).length === 1 ? options[0]! : null;
}

export type Typed =
  | { readonly does: 'leave' | 'undo' | 'why' | 'redraw' | 'wrong' | 'cannotPass' }
  /** From now on: to be asked at the next window, or not before something happens. */
  | { readonly does: 'stops'; readonly stops: Wish }
  /** What to look at: a letter, a number or a name; empty for everything there is. */
  | { readonly does: 'look'; readonly at: string }
  | { readonly does: 'open'; readonly options: readonly Option[] }
  | { readonly does: 'answer'; readonly option: Option };

export function chosenBy(typed: string, choices: readonly Choice[]): Choice | undefined {
  const letter = typed.toLowerCase();
  if (/^\d+$/.test(letter)) return choices[Number(letter) - 1];
  return choices.find(choice => choice.letter === letter);
}

/** Passing on until something happens, an attack, the end of this turn, the own turn. */
const YIELDS: { readonly [typed: string]: Until } = { '.n': 'news', '.a': 'attacked', '.t': 'turnEnd', '..': 'turn' };

/** What a line means, with this list shown of all that is offered. */
export function readLine(line: string, choices: readonly Choice[], offered: readonly Option[], terminal: TerminalText): Typed {
  const typed = line.trim();
  if (typed === '') return { does: 'redraw' };
  if (typed === 'q') return { does: 'leave' };
  if (typed === 'u') return { does: 'undo' };
  if (typed === 'w') return { does: 'why' };
  if (typed.startsWith('?')) return { does: 'look', at: typed.slice(1).trim() };
  if (typed === '!') return { does: 'stops', stops: { next: true } };
  if (typed === '.') return offered.includes(PASS) ? { does: 'answer', option: PASS } : { does: 'cannotPass' };
  if (Object.hasOwn(YIELDS, typed))
    return offered.includes(PASS) ? { does: 'stops', stops: { until: YIELDS[typed]! } } : { does: 'cannotPass' };
  const written = terminal.typed?.read(typed, offered);
  if (written !== null && written !== undefined) return { does: 'answer', option: written };
  const chosen = chosenBy(typed, choices);
  if (chosen)
    return chosen.options.length === 1 ? { does: 'answer', option: chosen.options[0]! } : { does: 'open', options: chosen.options };
  const named = offered.find(option => keyOf(option) === typed);
  return named === undefined ? { does: 'wrong' } : { does: 'answer', option: named };
}
