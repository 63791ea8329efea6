/** What all parts of the board share: the table, what is offered on it, and what happens when something is pressed. */
import type { Language } from '@kolbiste/engine';
import type { Places } from './offers.ts';
import type { Table } from '../text/table.ts';

export interface Selection {
  readonly table: Table;
  readonly places: Places;
  readonly selected: number | null;
  readonly highlighted: string | null;
  readonly chosen: string | null;
  readonly language: Language;
  /** Cards that were just hurt. */
  readonly struck: readonly number[];
  /** Width of a card on the table, in rem. */
  readonly width: number;
  readonly motion: boolean;
  seatName(seat: number): string;
  press(card: number): void;
  answer(key: string): void;
  highlight(key: string | null): void;
  inspect(card: number): void;
  /** Shows a card in large beside what is pointed at; null puts it away. */
  point(card: number | null, from: HTMLElement | null): void;
}
