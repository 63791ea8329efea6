/** A hand as a drawer on narrow screens: it opens by itself when a card can be used and folds when one needs the board. */

interface DrawerState {
  /** Whether it is a drawer at all; else it is always open. */
  readonly drawer: boolean;
  /** How many of its cards can be used now. */
  readonly usable: number;
  /** A card of it is taken up and wants a target on the board. */
  readonly aiming: boolean;
  /** Stays folded until the reader pulls it. */
  readonly shy?: boolean;
}

export class Drawer {
  #state: () => DrawerState;
  /** What the reader wants, until something changes. */
  #pulled = $state<boolean | null>(null);

  constructor(state: () => DrawerState) {
    this.#state = state;
    const usable = $derived(state().usable);
    const aiming = $derived(state().aiming);
    $effect(() => {
      void usable;
      void aiming;
      this.#pulled = null;
    });
  }

  get open(): boolean {
    const { drawer, usable, aiming, shy = false } = this.#state();
    return !drawer || (this.#pulled ?? (usable > 0 && !aiming && !shy));
  }
  toggle = (): void => void (this.#pulled = !this.open);
}
