/** What may be wrong with a text that a player reads. */

/** Null when nothing is. */
export function faultOf(text: string): string | null {
  if (text.trim() !== text || text === '') return 'empty or with spaces around it';
  if (/undefined|null|NaN|\[object|#\d|\?\./.test(text)) return 'something is missing in it';
  if (/\p{Ll}\p{Lu}|[a-z]\.[a-z]/u.test(text)) return 'a raw key';
  if (/ {2}| [.,;:)]|\( |\(\)/.test(text)) return 'spaces gone wrong';
  if (/-\d/.test(text) && !/[A-ZÁ-Ž]-\d/.test(text)) return 'a hyphen for a minus';
  return null;
}

export const sentence = (text: string): string | null =>
  faultOf(text) ?? (!/^[\p{Lu}\d]/u.test(text) ? 'begins small' : !/[.?]$/.test(text) ? 'does not end' : null);

export const label = (text: string): string | null => faultOf(text) ?? (!/^[\p{Lu}\d+−#]/u.test(text) ? 'begins small' : null);
