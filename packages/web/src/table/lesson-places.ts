/** Where on the page the things are that a lesson points at. Boards name theirs with `data-at`. */
export interface Place {
  readonly kind: string;
  readonly word: string;
}

export function selectorOf({ kind, word }: Place): string {
  switch (kind) {
    case 'option':
      // An option may be said by its first words.
      return `[data-key="${CSS.escape(word)}"], [data-key^="${CSS.escape(word)} "]`;
    case 'question':
      return '.question';
    case 'log':
      return '.log';
    default:
      return `[data-at~="${kind}:${CSS.escape(word)}"]`;
  }
}

/** The first that can be seen: a thing may stand on the board and in a list. */
export const placeOf = (place: Place, within: ParentNode = document): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(selectorOf(place))].find(
    found => found.offsetParent !== null || found.getClientRects().length > 0,
  ) ?? null;
