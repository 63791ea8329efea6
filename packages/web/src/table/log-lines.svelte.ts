/** The lines of the log. A line stays the same as long as its language does, so that only what is new is drawn. */
import { untrack } from 'svelte';
import { lang, t } from '../text/index.svelte.ts';
import type { Line } from './line.ts';
import type { Entry } from './match-client.svelte.ts';
import { SHOWN, type Perspective } from './perspective.svelte.ts';
import { contextOf, entryText, linesOf, passedLines } from './words.ts';

export class LogLines {
  readonly #table: Perspective;
  readonly #lineOf = $derived.by(() => {
    const { text, presentation } = this.#table;
    const [shell, language] = [t(), lang()];
    const made = new WeakMap<Entry, Line>();
    const seats = () => untrack(() => this.#table.seats);
    return (entry: Entry): Line => {
      const known = made.get(entry);
      if (known) return known;
      const event = 'event' in entry ? entry.event : null;
      const line: Line = {
        id: entry.id,
        seq: entry.seq,
        text: entryText(entry, { text, shell, seats: seats(), language }),
        rule: event?.rule ?? null,
        emblem: (event && presentation?.eventEmblem?.(event)) ?? null,
        undone: entry.undone,
        heading: event !== null && (presentation?.isHeading?.(event) ?? false),
        ...('passed' in entry && { passed: passedLines(entry.passed, contextOf(seats(), entry.view), text, shell) }),
      };
      made.set(entry, line);
      return line;
    };
  });
  /** What was passed for the reader in a turn is one line at its end. */
  readonly lines = $derived.by((): Line[] => {
    const list: Line[] = [];
    let passed = null as Line | null;
    const { text, stage } = this.#table;
    const wording = { text, shell: t(), seats: untrack(() => this.#table.seats), language: lang() };
    for (const { entries, text: sentence } of linesOf(stage.entries.slice(-SHOWN), wording)) {
      const first = this.#lineOf(entries[0]!);
      const line = entries.length === 1 ? first : { ...first, seq: entries.at(-1)!.seq, text: sentence };
      if (line.passed && !line.undone) {
        const all: NonNullable<Line['passed']> = [...(passed?.passed ?? []), ...line.passed];
        passed = { ...line, id: passed?.id ?? line.id, text: t().log.passed(all.length), passed: all };
        continue;
      }
      if (line.heading && passed) list.push(passed);
      if (line.heading) passed = null;
      list.push(line);
    }
    return passed ? [...list, passed] : list;
  });

  constructor(table: Perspective) {
    this.#table = table;
  }
}
