/** What is taken up, and what a press or a drop on the board means then. */
import { Drag } from '@kolbiste/board-kit/drag';
import { unoffered } from '@kolbiste/board-kit/offers';
import type { Asked } from '@kolbiste/board-kit/presentation';
import type { Explained } from '@kolbiste/engine';
import { untrack } from 'svelte';
import type { CardId, TableView } from '../index.ts';
import type { Field } from './field.ts';
import { actionsOf, atSquare, isOwnStrike, offerOf, soleOf, whereIn, type Offer, type Places } from './offers.ts';

interface Situation {
  readonly asked: Asked | null;
  readonly explained: readonly Explained[] | null;
  readonly shown: TableView;
  readonly field: Field;
  readonly places: Places;
  /** The seat at the bottom. */
  readonly bottom: number;
}
interface Doing {
  readonly answer: (key: string) => void;
  readonly highlight: (key: string | null) => void;
  readonly why: (key: string) => void;
  /** Several ways stand as buttons now: the focus goes there. */
  readonly focusWays: () => void;
}

/** Questions at which a card in hand is the answer itself. */
const DIRECT = ['magicPhase.chosen', 'chooseMany.picked'];

const squareUnder = (element: Element | null): string | null => element?.closest<HTMLElement>('[data-square]')?.dataset['square'] ?? null;

export class Selection {
  #now: () => Situation;
  #do: Doing;
  /** What is taken up. */
  card = $state<CardId | null>(null);
  /** Several answers at the pressed square. */
  ways = $state.raw<readonly Offer[]>([]);
  /** The square under the pointer or the focus. */
  pointed = $state<string | null>(null);
  readonly drag: Drag<CardId>;

  #refusals = $derived.by(() => {
    const { asked, explained, shown, bottom } = this.#now();
    if (!explained || !asked) return [];
    const where = whereIn(shown, bottom);
    return explained.flatMap(each => (each.refusal ? [{ each, offer: offerOf(unoffered(each), asked.question, where) }] : []));
  });

  constructor(now: () => Situation, doing: Doing) {
    this.#now = now;
    this.#do = doing;
    this.drag = new Drag({
      placeUnder: squareUnder,
      lift: card => {
        this.card = card;
        this.ways = [];
      },
      hover: (card, square) => {
        const offers = square === null ? [] : atSquare(now().places, card, square);
        doing.highlight(offers.length === 1 ? offers[0]!.key : null);
      },
      drop: (card, square) => this.#drop(card, square),
    });
    const decision = $derived(now().asked?.decision ?? null);
    $effect(() => {
      if (decision !== null) untrack(() => this.#begin());
    });
  }

  /** A new question: what can act alone is taken up at once. */
  #begin(): void {
    const { places } = this.#now();
    this.ways = [];
    if (places.only !== null) this.card = places.only;
    else if (this.card === null || !places.bySource.has(this.card)) this.card = places.direct.size ? this.#subject() : null;
  }
  /** The piece the question is about. */
  #subject(): CardId | null {
    const { asked, field } = this.#now();
    const about = asked?.about as { readonly card?: number; readonly unit?: number } | null | undefined;
    return [about?.card, about?.unit].find(id => id !== undefined && field.byId.has(id)) ?? null;
  }
  #refused(source: CardId, square: string): Offer | null {
    return this.#refusals.find(({ offer }) => offer.source === source && offer.square === square)?.offer ?? null;
  }
  #drop(card: CardId, square: string): void {
    const { places, shown } = this.#now();
    const offers = atSquare(places, card, square);
    if (offers.length === 1 && !isOwnStrike(offers[0]!, shown)) this.#do.answer(offers[0]!.key);
    else if (offers.length) this.ways = offers;
    else {
      const refused = this.#refused(card, square);
      if (refused) this.#do.why(refused.key);
    }
  }

  get actions(): readonly Offer[] {
    return actionsOf(this.#now().places, this.card);
  }
  /** What a card may not do now, and why. */
  refusedOf(card: CardId | null): Explained[] {
    return card === null ? [] : this.#refusals.filter(({ offer }) => offer.source === card).map(({ each }) => each);
  }
  targetsOf(card: CardId | null): CardId[] {
    return card === null ? [] : (this.#now().places.bySource.get(card) ?? []).flatMap(({ on }) => (on === null ? [] : [on]));
  }

  pressSquare = (square: string): void => {
    if (this.drag.swallowsClick) return;
    const { places, field, shown } = this.#now();
    const here = [field.top.get(square), field.vines.get(square)].flatMap(standing => (standing ? [standing.id] : []));
    const next = here.find(id => places.bySource.has(id)) ?? here[0] ?? null;
    const offers = atSquare(places, this.card, square);
    const ownStrike = offers.length > 0 && offers.every(offer => isOwnStrike(offer, shown));
    if (ownStrike && next !== null && next !== this.card && places.bySource.has(next)) {
      this.take(next);
      return;
    }
    if (offers.length === 1 && !ownStrike) {
      this.#do.answer(offers[0]!.key);
      return;
    }
    this.ways = offers;
    if (offers.length) {
      this.#do.focusWays();
      return;
    }
    if (this.card !== null && next !== this.card && places.bySource.has(this.card) && (next === null || !places.bySource.has(next))) {
      const refused = this.#refused(this.card, square);
      if (refused) {
        this.#do.why(refused.key);
        if (next === null) return;
      }
    }
    if (next !== this.card) {
      this.take(next);
      return;
    }
    // Pressed again: does the one thing it can do, or puts it back.
    const sole = this.card === null ? null : soleOf(places, this.card);
    this.take(sole ? this.card : null);
    if (sole) this.#do.answer(sole.key);
  };

  pressCard = (card: CardId): void => {
    if (this.drag.swallowsClick) return;
    const { places, asked } = this.#now();
    const sole = soleOf(places, card);
    if (sole && (this.card === card || (asked && DIRECT.includes(asked.question)))) this.#do.answer(sole.key);
    else this.take(this.card === card ? null : card);
  };

  take(card: CardId | null): void {
    this.ways = [];
    this.card = card;
  }
  clear = (): void => this.take(null);
}
