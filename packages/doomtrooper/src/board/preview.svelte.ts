/** A card in large beside what is pointed at, after a moment. */
import type { Room } from '@kolbiste/board-kit/room';

const DELAY = 350;
/** Width in rem, and the proportions of a card. */
const WIDTH = 17;
const RATIO = 352 / 252;
const GAP = 12;
const EDGE = 8;

export class Preview {
  #room: Room;
  #isKnown: (card: number) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = $state.raw<{ readonly id: number; readonly left: number; readonly top: number } | null>(null);

  constructor(room: Room, isKnown: (card: number) => boolean) {
    this.#room = room;
    this.#isKnown = isKnown;
    $effect(() => () => clearTimeout(this.#timer));
  }

  get shown(): { readonly id: number; readonly left: number; readonly top: number } | null {
    return this.#shown;
  }
  /** Null puts it away. */
  point = (id: number | null, from: HTMLElement | null): void => {
    clearTimeout(this.#timer);
    this.#shown = null;
    if (id === null || from === null || !this.#isKnown(id)) return;
    this.#timer = setTimeout(() => {
      const box = from.getBoundingClientRect();
      const width = WIDTH * this.#room.rem;
      const left = box.right + GAP + width < innerWidth ? box.right + GAP : box.left - GAP - width;
      this.#shown = { id, left, top: Math.max(EDGE, Math.min(box.top, innerHeight - width * RATIO - EDGE)) };
    }, DELAY);
  };
}
