/** When presses began: one that was begun before a question appeared, to skip or out of habit, does not answer it. */

/** How long after a question appeared it matters. */
const STARTLED = 250;
/** Presses this close together are one gesture. */
const DOUBLE = 400;

export class Presses {
  #began = -Infinity;
  #before = -Infinity;
  /** The last press that skipped something. */
  #skipped = -Infinity;
  /** When the question of the moment appeared. */
  #asked = -Infinity;

  began(repeated: boolean): void {
    if (repeated) return;
    this.#before = this.#began;
    this.#began = performance.now();
  }

  asked(): void {
    this.#asked = performance.now();
  }

  /** The last press skips something; whether it is the second of two. */
  skips(): boolean {
    this.#skipped = this.#began;
    return this.#began - this.#before < DOUBLE;
  }

  /** Whether the last press was begun before the question, or is the second half of one that skipped, and came too soon after it. */
  early(): boolean {
    if (performance.now() - this.#asked >= STARTLED) return false;
    return this.#began < this.#asked || this.#began - this.#skipped < DOUBLE;
  }
}
