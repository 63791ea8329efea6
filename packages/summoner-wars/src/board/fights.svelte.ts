/** What is seen of a fight: dice that fall and lie, who strikes whom, what was lost, and what each side did last. */
import type { Beat } from '@kolbiste/board-kit/beats';
import { Flash, onBeat, onHappened } from '@kolbiste/board-kit/paced';
import type { Happened } from '@kolbiste/board-kit/presentation';
import { untrack } from 'svelte';
import type { CardId, TableView } from '../index.ts';
import { deedsAfter, type Deeds } from './deeds.ts';
import type { Field } from './field.ts';
import { rollsOf, type Roll } from './rolls.ts';

/** Read one by one: what is watched for one of them is not woken by another. */
interface Seen {
  readonly table: TableView;
  readonly field: Field;
  readonly happened: Happened;
  readonly beat: Beat | null;
  readonly motion: boolean;
}
/** So long what was lost floats, and dice lie beside the fight. */
const FLOATS = 1400;
const LIES = 2400;

export class Fights {
  readonly #seen: Seen;
  readonly #struck = new Flash<CardId>();
  #floated: ReturnType<typeof setTimeout> | undefined;
  #lain: ReturnType<typeof setTimeout> | undefined;
  /** Where cards stood before they were struck. */
  #stood: ReadonlyMap<CardId, { readonly square: string }> = new Map();
  #lie = $state.raw<{ readonly roll: Roll; readonly square: number } | null>(null);
  /** The last rolls, and how often was rolled. */
  rolls = $state.raw<readonly Roll[]>([]);
  serial = $state(0);
  floating = $state.raw<Record<CardId, string>>({});
  deeds: Deeds = $state.raw({ active: 0, bySide: {} });

  constructor(seen: Seen) {
    this.#seen = seen;
    this.deeds = { active: untrack(() => seen.table.active), bySide: {} };
    onHappened(
      () => seen.happened,
      (events, first) => {
        // Dice first, then what they did.
        const news = rollsOf(events, this.rolls.at(-1) ?? null);
        if (news.length) {
          this.rolls = news.slice(-3);
          this.serial++;
        } else if (events.some(({ type }) => type === 'turnBegan')) this.rolls = [];
        this.deeds = deedsAfter(this.deeds, events, card => this.#numberOf(card));
        const roll = first ? undefined : rollsOf(events).findLast(({ kind }) => kind === 'attack');
        const square = roll?.target == null ? null : this.#numberOf(roll.target);
        if (!roll || square === null) return;
        this.#lie = { roll, square };
        clearTimeout(this.#lain);
        this.#lain = setTimeout(() => (this.#lie = null), LIES);
      },
    );
    onBeat(
      () => seen.beat,
      ({ events }) => {
        const signs: Record<CardId, string> = {};
        for (const { type, card, wounds } of events)
          if (type === 'wounded') signs[card as CardId] = `−${wounds as number}`;
          else if (type === 'healed') signs[card as CardId] = `+${wounds as number}`;
        if (Object.keys(signs).length) {
          this.floating = signs;
          clearTimeout(this.#floated);
          this.#floated = setTimeout(() => (this.floating = {}), FLOATS);
        }
        if (seen.motion)
          this.#struck.show(events.flatMap(({ type, card }) => (type === 'wounded' || type === 'destroyed' ? [card as number] : [])));
      },
    );
    $effect(() => {
      this.#stood = seen.field.byId;
    });
    // Gone back in time: what was done then has not been done now.
    let reached = 0;
    $effect.pre(() => {
      const { turn, active } = seen.table;
      untrack(() => {
        if (turn < reached) {
          this.deeds = { active, bySide: {} };
          this.#lie = null;
        }
        reached = turn;
      });
    });
    $effect(() => () => {
      clearTimeout(this.#floated);
      clearTimeout(this.#lain);
    });
  }

  get struck(): readonly CardId[] {
    return this.#struck.lit;
  }
  /** The roll whose dice are in the air. */
  readonly rolling: Roll | null = $derived.by(() => {
    const { beat } = this.#seen;
    return beat?.kind === 'roll' ? (rollsOf(beat.events).at(-1) ?? null) : null;
  });
  /** Who strikes whom, while the dice fall. */
  readonly blow = $derived.by(() => {
    const target = this.rolling?.target ?? null;
    const square = target === null ? undefined : this.#seen.field.byId.get(target)?.square;
    return this.rolling && square !== undefined ? { source: this.rolling.by, square } : null;
  });
  /** Dice beside the fight, until they have been read. */
  readonly fight = $derived.by(() => {
    const { rolling } = this;
    const square = rolling?.kind === 'attack' && rolling.target !== null ? this.#numberOf(rolling.target) : null;
    return rolling && square !== null ? { roll: rolling, square, falling: true } : this.#lie && { ...this.#lie, falling: false };
  });

  #numberOf(card: CardId): number | null {
    const { field } = this.#seen;
    const square = (this.#stood.get(card) ?? field.byId.get(card))?.square;
    return square === undefined ? null : (field.board.byName.get(square) ?? null);
  }
}
