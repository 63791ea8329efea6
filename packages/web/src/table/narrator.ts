/**
 * What of a match is read out. The log has everything; a listener is told what matters, in few sentences: what only follows from
 * something told is left out, what goes on (steps of one unit, attempts of one roll) is told where it stopped, and what happens several
 * times in a row once. Lines wait a moment for what may follow; a question never comes before what led to it.
 */
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import type { SeenEvent } from '@kolbiste/protocol';

interface Line {
  readonly text: string;
  /** Null: something else than an event. */
  readonly event: SeenEvent | null;
}
interface Waiting extends Line {
  readonly times: number;
}

/** What a listener still has in mind. */
const REMEMBERED = 8;
/** Quiet for this long, and what waits is told. */
const PAUSE = 500;

export class Narrator {
  presentation: GamePresentation | null = null;
  readonly #say: (...texts: readonly string[]) => void;
  #before: readonly SeenEvent[] = [];
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (...texts: readonly string[]) => void) {
    this.#say = say;
  }

  tell(lines: readonly Line[]): void {
    for (const line of lines) this.#add(line);
    clearTimeout(this.#timer);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Tells what waits, at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#say(...this.#waiting.splice(0).map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)));
  }

  /** The table is left: nothing more is told. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #add(line: Line): void {
    const { event } = line;
    const known = event !== null && (this.presentation?.inBackground?.(event, this.#before) ?? false);
    if (event) this.#before = [...this.#before, event].slice(-REMEMBERED);
    if (known) return;
    const last = this.#waiting.at(-1);
    if (last && last.text === line.text) this.#waiting[this.#waiting.length - 1] = { ...last, times: last.times + 1 };
    else if (event && last?.event && this.presentation?.goesOn?.(event, last.event))
      this.#waiting[this.#waiting.length - 1] = { ...line, times: 1 };
    else this.#waiting.push({ ...line, times: 1 });
  }
}
