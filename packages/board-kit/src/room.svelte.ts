/** How much room a board has, in pixels and in the reader's own text size. Bind `width` and `height` to the element's client size. */
export class Room {
  width = $state(0);
  height = $state(0);
  #rem = $state(16);

  constructor() {
    $effect(() => {
      void this.width;
      this.#rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    });
  }

  /** Pixels of one rem. */
  get rem(): number {
    return this.#rem;
  }
  get widthInRem(): number {
    return this.width / this.#rem;
  }
  get heightInRem(): number {
    return this.height / this.#rem;
  }
}
