/** What every piece of the board needs: the reader's language, what is asked, and how to answer. */
import type { Language } from '@kolbiste/engine';
import type { Attachment } from 'svelte/attachments';
import type { Offered } from '@kolbiste/board-kit/presentation';
import type { Places } from './offers.ts';
import type { BoardWords } from '../text/board.ts';

export interface Selection {
  readonly language: Language;
  readonly t: BoardWords;
  readonly places: Places;
  /** The place that is taken up; its answers stand among the actions. */
  readonly selected: string | null;
  readonly highlighted: string | null;
  readonly chosen: string | null;
  readonly motion: boolean;
  /** Pressed: answers when it can mean only one thing, else takes the place up. */
  press(place: string): void;
  answer(key: string): void;
  highlight(key: string | null): void;
  /** Shows a sheet in large while it is looked at: for `{@attach …}`. */
  peek(ref: () => object | string | null): Attachment<HTMLElement>;
  /** Opens a sheet in large. */
  look(ref: object | string): void;
}

export const offersAt = ({ places }: Selection, place: string): readonly Offered[] => places.by.get(place) ?? [];
export const isLit = ({ highlighted, chosen }: Selection, offers: readonly Offered[]): boolean =>
  offers.some(({ key }) => key === highlighted || key === chosen);
