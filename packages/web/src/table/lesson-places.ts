/** Where on the page the things are that a lesson points at. Boards name theirs with `data-at`. */
export interface Place {
  readonly kind: string;
  readonly word: string;
}

export function selectorOf({ kind, word }: Place): string {
  switch (kind) {
    case 'option':
      // An option may be said by its first words.
      return ['data-key', 'data-answer'].map(name => `[${name}="${CSS.escape(word)}"], [${name}^="${CSS.escape(word)} "]`).join(', ');
    case 'question':
      return '.question';
    case 'log':
      return '.log';
    default:
      return `[data-at~="${kind}:${CSS.escape(word)}"]`;
  }
}

const seenFirst = (selector: string, within: ParentNode): HTMLElement | null =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(found => found.offsetParent !== null || found.getClientRects().length > 0) ??
  null;

/**
 * The first that can be seen: a thing may stand on the board and in a list. Where a small window has no room for it, what carries it in
 * `data-at-else` stands for it.
 */
export const placeOf = (place: Place, within: ParentNode = document): HTMLElement | null =>
  seenFirst(selectorOf(place), within) ?? seenFirst(`[data-at-else~="${place.kind}:${CSS.escape(place.word)}"]`, within);

/** Where the card stands above in a narrow window, and how far it keeps from the question below. */
const TOP = 72;
const GAP = 8;

/** Whether the card hides less of a thing in the upper part of a narrow window than over the question; on its side, whether the thing lies low. */
export function coversLessAbove(thing: HTMLElement): boolean {
  const [{ top, bottom }, card] = [thing.getBoundingClientRect(), document.querySelector<HTMLElement>('aside.card')];
  if (!card || innerHeight <= 512) return top > innerHeight / 2;
  const waits = !card.classList.contains('reads');
  const question = document.querySelector('section.question')?.getBoundingClientRect();
  const end = (question && waits ? question.top : innerHeight) - GAP;
  // Dice are thrown on the board: they stay within reach.
  const dice = waits ? placeOf({ kind: 'dice', word: '' })?.getBoundingClientRect() : null;
  if (dice && dice.top < TOP + card.offsetHeight) return false;
  const hidden = (from: number, to: number): number => Math.max(0, Math.min(bottom, to) - Math.max(top, from));
  const [over, under] = [hidden(TOP, TOP + card.offsetHeight), hidden(end - card.offsetHeight, end)];
  return over === under ? top > innerHeight / 2 : over < under;
}
