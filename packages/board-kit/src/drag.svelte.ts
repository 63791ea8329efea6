/** Taking a thing up with the pointer and dropping it where it should go. A short press stays a click. */

/** Pixels a pointer moves before it drags. */
const THRESHOLD = 8;

interface Dragging<T, Place> {
  /** The place under an element of the page; null where there is none. */
  readonly placeUnder: (element: Element | null) => Place | null;
  /** The thing left its place. */
  readonly lift: (thing: T) => void;
  /** It hovers over a place, or over none; null too when it is let go. */
  readonly hover: (thing: T, place: Place | null) => void;
  readonly drop: (thing: T, place: Place) => void;
}

export class Drag<T, Place = string> {
  /** What is being dragged. */
  #thing = $state.raw<T | null>(null);
  #swallow = false;
  #rules: Dragging<T, Place>;
  /** What follows the pointer. */
  ghost: HTMLElement | undefined = $state();

  constructor(rules: Dragging<T, Place>) {
    this.#rules = rules;
    $effect(() => {
      // The ghost appears where the pointer is, not in the corner.
      if (this.#thing !== null && this.ghost && !this.ghost.style.transform)
        this.ghost.style.setProperty('transform', 'translate(-100vw, -100vh)');
    });
  }

  get thing(): T | null {
    return this.#thing;
  }
  /** Whether the click that ends a drag is just coming: it is no press. */
  get swallowsClick(): boolean {
    return this.#swallow;
  }

  grab = (event: PointerEvent, thing: T): void => {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const { placeUnder, lift, hover, drop } = this.#rules;
    const under = (at: PointerEvent): Place | null => placeUnder(document.elementFromPoint(at.clientX, at.clientY));
    const move = (at: PointerEvent): void => {
      if (this.#thing === null) {
        if (Math.hypot(at.clientX - start.x, at.clientY - start.y) < THRESHOLD) return;
        this.#thing = thing;
        lift(thing);
      }
      this.ghost?.style.setProperty('transform', `translate(${at.clientX}px, ${at.clientY}px)`);
      hover(thing, under(at));
    };
    const end = (at: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (this.#thing === null) return;
      this.#thing = null;
      hover(thing, null);
      this.#swallow = true;
      setTimeout(() => (this.#swallow = false), 0);
      const place = at.type === 'pointerup' ? under(at) : null;
      if (place !== null) drop(thing, place);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
