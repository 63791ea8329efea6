/** What the ready decks are called, and a short guide to each: its plan, its key cards, how to play it. */
import type { Language, SideText } from '@kolbiste/engine';
import { DEFINITIONS, definitionNamed } from '../cards/registry.ts';
import { UNEVEN } from '../decks/uneven.ts';
import type { DeckTexts } from './deck-words.ts';
import { decksCs } from './decks.cs.ts';
import { decksEn } from './decks.en.ts';

const TEXTS: Readonly<Record<Language, DeckTexts>> = { cs: decksCs, en: decksEn };

/** A ready deck in words; its id where it has none. */
export function deckText(id: string, language: Language): SideText {
  const said = TEXTS[language][id];
  if (said === undefined) return { name: id };
  const { name, about, guide } = said;
  if (guide === undefined) return { name, about };
  const nameOf = (other: string): string => TEXTS[language][other]!.name;
  const beats = UNEVEN.filter(({ strong }) => strong === id).map(({ weak }) => nameOf(weak));
  const losesTo = UNEVEN.filter(({ weak }) => weak === id).map(({ strong }) => nameOf(strong));
  const cards = guide.cards.map(([code, why]) => ({ name: DEFINITIONS[definitionNamed(code)]!.name[language], why }));
  return { name, about, guide: { ...guide, cards }, beats, losesTo };
}
