/** How near the map is, and what of it is seen. */
import type { Room } from '@kolbiste/board-kit/room';
import { tick } from 'svelte';
import { CELL } from './layout.ts';
import { modeFor, sizesFor, type Mode } from './space.ts';

export class Zoom {
  #room: Room;
  #columns: () => number;
  #wished = $state<number | null>(null);
  /** The element the map scrolls in. */
  viewport: HTMLElement | undefined = $state();

  constructor(room: Room, columns: () => number) {
    this.#room = room;
    this.#columns = columns;
  }

  readonly mode: Mode = $derived.by(() => modeFor(this.#room.width, this.#room.height, this.#columns(), this.#room.rem));
  #sizes = $derived.by(() => {
    const { width, height, rem } = this.#room;
    return sizesFor(this.mode, width, height, this.#columns(), rem, CELL.width / CELL.height);
  });
  readonly level: number = $derived(Math.min(this.#wished ?? this.#sizes.start, this.#sizes.cells.length - 1));
  /** Width of a square in pixels. */
  readonly cell: number = $derived(this.#sizes.cells[this.level] ?? 56);
  readonly levels: number = $derived(this.#sizes.cells.length);

  /** Keeps the middle of what is seen in the middle. */
  to(level: number): void {
    const place = this.viewport;
    const x = place ? (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth : 0.5;
    const y = place ? (place.scrollTop + place.clientHeight / 2) / place.scrollHeight : 0.5;
    this.#wished = level;
    void tick().then(() =>
      place?.scrollTo({ left: x * place.scrollWidth - place.clientWidth / 2, top: y * place.scrollHeight - place.clientHeight / 2 }),
    );
  }
}
