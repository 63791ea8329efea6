/** What a set of cards is known by before the Duel. */
import type { Plain } from '@kolbiste/engine';
import { decodeCard, isHeroCard, type HeroCard } from '../index.ts';

export const codesIn = (value: Plain): readonly string[] => (Array.isArray(value) ? value.filter(code => typeof code === 'string') : []);

/** The first hero among the codes. */
export function heroIn(value: Plain): HeroCard | null {
  for (const code of codesIn(value)) {
    const read = decodeCard(code);
    if ('card' in read && isHeroCard(read.card)) return read.card;
  }
  return null;
}
