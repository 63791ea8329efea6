/**
 * What of a match is read out. The log has everything; a listener is told what matters, in few sentences: what only follows from
 * something told is left out, what the game tells together (the moves of a turn, an attack with what came of it, the attempts of one roll) is
 * one sentence, and what happens several times in a row is told once. Lines wait a moment for what may follow; a question never comes before what led to it.
 */
import type { GamePresentation } from '@kolbiste/board-kit/presentation';
import type { SeenEvent } from '@kolbiste/protocol';

interface Line {
  readonly text: string;
  /** Null: something else than an event. */
  readonly event: SeenEvent | null;
}
interface Waiting {
  readonly text: string;
  /** What its sentence is made of. */
  readonly events: readonly SeenEvent[];
  readonly times: number;
}

/** What a listener still has in mind. */
const REMEMBERED = 8;
/** Quiet for this long, and what waits is told; where it may go on, a little later. */
const PAUSE = 500;
const GOING_ON = 2000;

export class Narrator {
  presentation: GamePresentation | null = null;
  /** Events in one sentence, where the game has one. */
  together: (events: readonly SeenEvent[]) => string | null = () => null;
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
    const last = this.#waiting.at(-1);
    if (last) this.#timer = setTimeout(() => this.flush(), this.#together(last.events) === null ? PAUSE : GOING_ON);
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
    const text = last && event && this.#together([...last.events, event]);
    if (last && text) this.#waiting.splice(-1, 1, { text, events: [...last.events, event], times: 1 });
    else if (last && last.text === line.text) this.#waiting.splice(-1, 1, { ...last, events: [], times: last.times + 1 });
    else this.#waiting.push({ text: line.text, events: event ? [event] : [], times: 1 });
  }

  #together(events: readonly SeenEvent[]): string | null {
    return events.length ? this.together(events) : null;
  }
}
