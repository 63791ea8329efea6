/** In which order answers are offered: what is seldom meant never stands first. */
import type { Option, Plain } from '@kolbiste/engine';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';

type Manner = { readonly [way in 'needsConfirming' | 'sparing']?: GamePresentation[way] | undefined };
interface Decision {
  readonly question: string;
  readonly about: Plain;
}

/** What wants to be done sparingly comes after the rest, what asks "really?" last. */
export function inOrder<O extends { readonly option: Option }>(
  manner: Manner,
  { question, about, options }: Decision & { readonly options: readonly O[] },
  { view, seat }: { readonly view: Plain; readonly seat: number },
): O[] {
  const asked = { about, view, seat };
  const late = ({ option }: O): number =>
    manner.needsConfirming?.(question, option, asked) ? 2 : manner.sparing?.(question, option, asked) ? 1 : 0;
  return options.toSorted((a, b) => late(a) - late(b));
}
