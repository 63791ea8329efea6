/** The deck that is being built: every edit is a step that can be undone, and is kept by itself a moment later. */
import type { Plain } from '@kolbiste/engine';
import { deckText, emptyDeck, LIMITS } from '@kolbiste/protocol';
import {
  copiesIn,
  moved,
  PILES,
  sizeOf,
  withCopies,
  type CardDeck,
  type DeckBuilding,
  type DeckCard,
  type Pile,
} from '@kolbiste/board-kit/deck-building';
import type { Component } from 'svelte';
import type { FaceProps } from '@kolbiste/board-kit/presentation';
import { toast } from '../../shell/toast.svelte.ts';
import { decks, newId, type StoredDeck } from '../decks.svelte.ts';
import { drafts, type Draft } from '../drafts.ts';
import type { NamedDeck } from './link.ts';
import { nameBook } from './names.ts';
import { indexed } from './search.ts';
import { catalogueOf } from './statistics.ts';
import { did, redid, redone, timeline, undone, type Timeline } from './timeline.ts';
import { w } from './words.svelte.ts';

/** Milliseconds after the last edit. */
const PAUSE = 700;

interface EventRules {
  readonly id: string;
  readonly options: Plain;
}

export class Workbench {
  readonly building: DeckBuilding;
  readonly Face: Component<FaceProps>;
  readonly catalogue;
  readonly names;
  readonly index;
  /** The deck's own, also before it was kept for the first time. */
  readonly id: string;
  #line: Timeline<NamedDeck> = $state.raw(timeline({ name: '', deck: emptyDeck('doomtrooper') }));
  /** What is kept, and how it lay in the device's store when that was last looked at. */
  #kept: string;
  #onto: string;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** What the last step was about, so that typing is one step. */
  #typing: string | null = null;
  saving: 'saved' | 'saving' | 'failed' = $state('saved');
  /** The event whose rules the check goes by; null: the deck's own format. */
  event: EventRules | null = $state.raw(null);
  /** The card looked at in large. */
  inspected: DeckCard | null = $state.raw(null);
  /** Takes the reader to the search, where it is drawn. */
  toSearch: () => void = () => {};
  /** Told when the deck is kept for the first time. */
  onborn: (id: string) => void = () => {};
  #born: boolean;

  constructor({ building, Face }: { building: DeckBuilding; Face: Component<FaceProps> }, stored: StoredDeck | null) {
    this.building = building;
    this.Face = Face;
    this.catalogue = catalogueOf(building.cards);
    this.names = nameBook(building.cards);
    this.index = indexed(building.cards);
    this.id = stored?.id ?? newId();
    this.#born = stored !== null;
    const empty = emptyDeck(building.game, building.formats[0]?.id ?? null);
    this.#line = timeline({ name: stored?.name ?? '', deck: (stored?.data as CardDeck | undefined) ?? empty });
    this.#kept = this.#text;
    this.#onto = stored ? deckText(stored) : this.#text;
  }

  get deck(): CardDeck {
    return this.#line.now.deck;
  }
  get name(): string {
    return this.#line.now.name;
  }
  get named(): NamedDeck {
    return { name: this.name || w().unnamed, deck: this.deck };
  }
  get canUndo(): boolean {
    return this.#line.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#line.future.length > 0;
  }
  get #text(): string {
    return deckText({ name: this.named.name, data: this.deck, deletedAt: null });
  }

  /** `typing`: steps of the same kind one after the other are one. */
  change(next: Partial<NamedDeck>, typing: string | null = null): void {
    const now = { ...this.#line.now, ...next };
    this.#line = typing !== null && typing === this.#typing ? redid(this.#line, now) : did(this.#line, now);
    this.#typing = typing;
    this.#soon();
  }
  edit(deck: CardDeck): void {
    if (deck !== this.deck) this.change({ deck });
  }
  undo(): void {
    this.#line = undone(this.#line);
    this.#typing = null;
    this.#soon();
  }
  redo(): void {
    this.#line = redone(this.#line);
    this.#typing = null;
    this.#soon();
  }

  copies(card: string, pile: Pile = 'cards'): number {
    return copiesIn(this.deck, pile, card);
  }
  /** Sets the copies of a card in a pile, within what the game fixes and what a deck can hold. */
  set(card: DeckCard, copies: number, pile: Pile = 'cards'): void {
    const { least, most, reason } =
      pile === 'cards' ? this.building.bounds(this.deck, card.id) : { least: 0, most: Infinity, reason: null };
    const now = this.copies(card.id, pile);
    const wanted = Math.max(0, copies);
    // What is too many already may always become fewer.
    const next = wanted > now ? Math.min(wanted, Math.max(now, most)) : Math.max(wanted, Math.min(now, least));
    if (wanted !== next && reason) toast(reason.said[this.language()], 'plain', reason.rule);
    if (next > now && !card.playable) {
      toast(w().coming(card.name[this.language()]));
      return;
    }
    const others = PILES.reduce((sum, of) => sum + sizeOf(this.deck[of]), 0) - now;
    if (others + next > LIMITS.deckCards) {
      toast(w().full(LIMITS.deckCards), 'bad');
      return;
    }
    this.edit(withCopies(this.deck, pile, card.id, next));
  }
  add(card: DeckCard, by: number, pile: Pile = 'cards'): void {
    this.set(card, this.copies(card.id, pile) + by, pile);
  }
  /** One copy from where it is; one more where the card is in no pile of the others. */
  send(card: DeckCard, to: Pile, from: Pile = 'cards'): void {
    if (!this.building.piles.includes(to)) return;
    if (this.copies(card.id, from) === 0) this.add(card, 1, to);
    else if (from !== 'cards' || this.copies(card.id) > this.building.bounds(this.deck, card.id).least)
      this.edit(moved(this.deck, card.id, from, to, 1));
  }
  language: () => 'cs' | 'en' = () => 'en';

  #soon(): void {
    this.saving = 'saving';
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }
  /** The deck as another tab or device has left it. It is taken over at once, unless something of your own waits to be kept. */
  meet(stored: StoredDeck): void {
    const text = deckText(stored);
    if (stored.deletedAt !== null || text === this.#onto || !('cards' in stored.data)) return;
    if (text !== this.#text && this.#text !== this.#kept) return;
    this.#onto = text;
    if (text === this.#text) return;
    this.#line = did(this.#line, { name: stored.name, deck: stored.data });
    this.#typing = null;
    this.#kept = this.#text;
    toast(w().changedElsewhere);
  }
  get #draft(): Draft {
    return { id: this.id, name: this.named.name, data: this.deck, onto: this.#onto };
  }
  /** The page may be gone before the device's store answers. */
  leave(): void {
    if (this.#text !== this.#kept) drafts.note(this.#draft);
    void this.save();
  }
  /** Keeps what has not been kept: after a pause, and when the page is left. */
  async save(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const text = this.#text;
    if (text === this.#kept) {
      this.saving = 'saved';
      return;
    }
    try {
      const { aside } = await decks.edit(this.#draft, name => w().otherTab(name.slice(0, LIMITS.deckName - w().otherTab('').length)));
      this.#kept = this.#onto = text;
      drafts.drop(this.id);
      if (aside) toast(w().crossed(aside.name));
      if (this.#text === text) this.saving = 'saved';
      if (this.#born) return;
      this.#born = true;
      this.onborn(this.id);
    } catch {
      this.saving = 'failed';
    }
  }
}
