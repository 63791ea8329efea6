/** A card one can press, on the table, attached to another or in the hand: what it offers, how it is marked, and what a press does. */
import { atCard, type Offer } from './offers.ts';
import type { Selection } from './selection.ts';

export const offersAt = ({ places, selected }: Selection, id: number): readonly Offer[] => atCard(places, selected, id);
export const actsOf = ({ places }: Selection, id: number): readonly Offer[] => places.bySource.get(id) ?? [];

/** The one answer that is given with this card, when there is only one. */
export function soleOf(selection: Selection, id: number): Offer | null {
  const here = offersAt(selection, id);
  const acts = actsOf(selection, id);
  return here.length === 1 ? here[0]! : here.length === 0 && acts.length === 1 ? acts[0]! : null;
}

/** Classes of what holds for it now. */
export function marksOf(selection: Selection, id: number) {
  const { places, highlighted, chosen, selected } = selection;
  const named = (key: string | null): boolean =>
    key !== null && places.all.some(offer => offer.key === key && (offer.source === id || offer.on === id));
  return {
    legal: offersAt(selection, id).length > 0,
    ready: actsOf(selection, id).length > 0,
    lit: named(highlighted),
    sure: named(chosen),
    selected: selected === id,
  };
}

/** What its button does; to be spread over it. */
export function cardButton(selection: Selection, id: number) {
  const point = (on: boolean) => (): void => {
    const here = offersAt(selection, id);
    selection.highlight(on && here.length === 1 ? here[0]!.key : null);
  };
  return {
    type: 'button',
    'data-spot': '',
    'data-card': id,
    'data-drop': `card ${id}`,
    'aria-keyshortcuts': soleOf(selection, id)?.letter,
    onclick: (): void => selection.press(id),
    onpointerdown: (event: PointerEvent): void => selection.grab(event, id),
    onpointerenter: point(true),
    onpointerleave: point(false),
    onfocus: point(true),
    onblur: point(false),
  } as const;
}
