/** What all parts of the board share: the table, what is offered on it, and what happens when something is pressed. */
import type { Peeking } from '@kolbiste/board-kit/peek';
import type { Language } from '@kolbiste/engine';
import type { Deed } from './deeds.ts';
import type { Places } from './offers.ts';
import type { Table } from '../text/table.ts';

export interface Selection {
  readonly table: Table;
  readonly places: Places;
  readonly selected: number | null;
  /** The card that is being dragged. */
  readonly dragged: number | null;
  readonly highlighted: string | null;
  readonly chosen: string | null;
  readonly language: Language;
  /** What the others' cards did in their last turn. */
  readonly deeds: ReadonlyMap<number, Deed>;
  /** Cards that were just hurt. */
  readonly struck: readonly number[];
  readonly motion: boolean;
  readonly peek: Peeking<number>;
  seatName(seat: number): string;
  press(card: number): void;
  /** Takes a card up with the pointer, to drop it where it should go. */
  grab(event: PointerEvent, card: number): void;
  answer(key: string): void;
  highlight(key: string | null): void;
  inspect(card: number): void;
  /** The card if its face is known: to be looked at closely. */
  known(card: number): number | null;
}
