/** One or several of many cards. */
import { definitionOf } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { worthOf } from '../odds.ts';
import { mine, type Question } from './question.ts';

/** One of several cards is taken, struck or pushed: the enemy's most valuable one; never an own one unless there is nothing else. */
export function victims(question: Question, word: string, own: number): number[] {
  const { w, options } = question;
  const weights = options.map(option => {
    if (typeof option !== 'object') return 0.5;
    const id = option[word] as CardId;
    return mine(question, id) ? own : 0.3 + worthOf(w, id);
  });
  return weights.some(weight => weight > 0) ? weights : options.map(() => 1);
}

export function pick(question: Question): number[] {
  const { w, options, about } = question;
  const what = about['about'] as { readonly [word: string]: string } | null;
  if (what && ('ability' in what || what['event'] === 'into-darkness' || what['event'] === 'magic-torrent')) {
    const weights = victims(question, 'pick', 0);
    // As many as there may be, except where each is paid for.
    if (typeof options[0] !== 'object')
      weights[0] = what['event'] === 'magic-torrent' || !weights.some((weight, i) => i > 0 && weight > 0) ? 0.2 : 0;
    return weights;
  }
  // Cards for the magic pile: all alike, as many as there may be.
  let first = true;
  return options.map(option => {
    if (typeof option !== 'object' || typeof option['pick'] !== 'number' || !w.cards[option['pick']])
      return typeof option === 'object' ? 1 : 0.2;
    if (!first) return 0;
    first = false;
    return 1;
  });
}

/** Options that begin with one of these words. */
export const favour =
  (...liked: readonly string[]) =>
  ({ options }: Question): number[] =>
    options.map(option => (liked.includes(typeof option === 'object' ? Object.keys(option)[0]! : String(option)) ? 4 : 0.4));

/** Something rather than nothing, but not this. */
export function taking({ w, options }: Question, not = ''): number[] {
  const weights: number[] = options.map(option =>
    typeof option === 'object' && definitionOf(w, option['take'] as CardId).id !== not ? 1 : 0,
  );
  if (!weights.includes(1)) weights[options.indexOf('none')] = 1;
  return weights;
}
