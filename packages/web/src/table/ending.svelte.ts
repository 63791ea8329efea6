/** How the game ended, once its end has been shown. */
import { lang, t } from '../text/index.svelte.ts';
import type { Perspective } from './perspective.svelte.ts';
import { entryText, resultText, verdictOf } from './words.ts';

export class Ending {
  readonly #table: Perspective;
  readonly over = $derived.by(() => (this.#table.stage.settled ? (this.#table.known?.result ?? null) : null));
  readonly verdict = $derived.by((): string =>
    this.over && this.#table.known ? verdictOf(this.#table.known, this.#table.viewer, t()) : '',
  );
  readonly how = $derived.by((): string => (this.#table.known ? resultText(this.#table.known, this.#table.text, t()) : ''));
  /** What decided it: the last things that were told. */
  readonly blow = $derived.by((): string => (this.over?.by === 'rules' ? toldLast(this.#table).join(' ') : ''));

  constructor(table: Perspective) {
    this.#table = table;
  }

  won(seat: number): boolean {
    return this.over !== null && this.over.by !== 'abort' && this.over.places[seat] === 1 && this.verdict !== t().table.drawn;
  }
}

/** The last two things that happened, in words; of the last `among` entries only, where that is given. */
export function toldLast({ stage, text, seats }: Perspective, among?: number): string[] {
  const entries = among === undefined ? stage.entries : stage.entries.slice(-among);
  return entries
    .filter(entry => 'event' in entry && !entry.undone)
    .slice(-2)
    .map(entry => entryText(entry, { text, shell: t(), seats, language: lang() }));
}
