/** Citations as text: which book a citation belongs to, and what somebody who types one probably means. */
import type { BookId } from './rule-book.ts';

/** The first word of every citation names its book. */
export const prefixes = {
  'scratch-wars': 'SCW',
  'summoner-wars': 'SUM',
  'dice-throne': 'DIT',
  doomtrooper: 'DOT',
} as const satisfies Record<BookId, string>;

export const bookIds = Object.keys(prefixes) as readonly BookId[];

/** The book a citation belongs to, whether or not the cited id exists. */
export function bookOf(citation: string): BookId | null {
  return bookIds.find(game => citation.startsWith(`${prefixes[game]} `)) ?? null;
}

/** "scw3.4.1.1", "SCW  3.4.1.1", "dr-1", "R-41" → the spelling the books use; null when it does not look like a citation. */
export function spellCitation(typed: string): string | null {
  const match = /^\s*(?:(SCW|SUM|DIT|DOT)\s*)?(?:(\d+(?:\.\d+)+[ts]?)|(DR-?|R-?|[A-I])(\d+))\s*$/i.exec(typed);
  if (!match) return null;
  const [, prefix, rule, letter, number] = match;
  const start = prefix ? `${prefix.toUpperCase()} ` : '';
  if (rule !== undefined) return start + rule.toLowerCase();
  const two = String(Number(number)).padStart(2, '0');
  switch (letter!.toUpperCase()) {
    case 'DR':
    case 'DR-':
      return `DOT DR-${two}`;
    case 'R-':
      return `${prefix ? start : 'SCW '}${prefix?.toUpperCase() === 'DIT' ? 'R' : 'R-'}${two}`;
    case 'R':
      return `${prefix ? start : 'DIT '}${prefix?.toUpperCase() === 'SCW' ? 'R-' : 'R'}${two}`;
    default:
      return `SUM ${letter!.toUpperCase()}${Number(number)}`;
  }
}
