/** From offers to places: what every board needs to put answers where they belong. */
import type { Explained } from '@kolbiste/engine';
import type { Offered } from './presentation.ts';

/** Puts a value under its key, behind those already there. */
export function gather<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** What is refused, as an offer without letter and label: a board places it like any other. */
export const unoffered = ({ key, option }: Explained): Offered => ({ key, option, letter: '', label: '' });

interface Answering {
  readonly answer: (key: string) => void;
  readonly highlight: (key: string | null) => void;
}

/** The attributes of a button that gives an answer: its letter, and its light while the pointer or the focus is on it. */
export const answering = ({ key, letter }: Pick<Offered, 'key' | 'letter'>, { answer, highlight }: Answering) => {
  const on = (): void => highlight(key);
  const off = (): void => highlight(null);
  return {
    type: 'button',
    'data-answer': key,
    'aria-keyshortcuts': letter,
    onclick: () => answer(key),
    onpointerenter: on,
    onpointerleave: off,
    onfocus: on,
    onblur: off,
  } as const;
};
