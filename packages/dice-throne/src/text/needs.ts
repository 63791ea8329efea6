/** What dice an ability asks for, in words. */
import type { Language } from '@kolbiste/engine';
import type { Hero } from '../index.ts';
import { boardWords } from './board.ts';

export function needsWords(hero: Hero, needs: string, language: Language): string {
  const t = boardWords(language);
  if (needs === 'SS') return t.smallStraight;
  if (needs === 'LS') return t.largeStraight;
  const counts = new Map<string, number>();
  for (const letter of needs) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, n]) => `${n}× ${hero.symbols['ABCD'.indexOf(letter)]?.[language] ?? letter}`).join(', ');
}
